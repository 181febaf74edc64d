/** How a run ends: 0 done, 1 the input was refused or a battle failed, 2 wrong usage. */

export class Refused extends Error {}
export class WrongUsage extends Error {}

/** Something a person asked for cannot be done with what was given: exit status 1. */
export function refused(message: string): never {
  throw new Refused(message);
}

/** The command line itself is wrong: exit status 2. */
export function wrongUsage(message: string): never {
  throw new WrongUsage(message);
}
