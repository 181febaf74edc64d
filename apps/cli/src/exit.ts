/** Exit statuses: 0 done, 1 refused input or a failed battle, 2 wrong usage. */

export class Refused extends Error {}
export class WrongUsage extends Error {}

/** Refuses the input: exit status 1. */
export function refused(message: string): never {
  throw new Refused(message);
}

/** Wrong usage of the command line: exit status 2. */
export function wrongUsage(message: string): never {
  throw new WrongUsage(message);
}
