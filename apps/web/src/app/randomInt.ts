/** A random whole number from 0 to below `n`. For suggestions of the page: battles roll their own dice. */
export const randomInt = (n: number): number => Math.floor(Math.random() * n);

/** A die for what the page settles before a battle. */
export const randomDie = (): number => 1 + randomInt(6);
