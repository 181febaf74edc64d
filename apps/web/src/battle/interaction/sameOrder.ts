/** Are these the same order? Fields are compared in the order in which the offers of a rule set have them. */
export const sameOrder = (a: object | null | undefined, b: object | null | undefined): boolean =>
  a !== null && a !== undefined && JSON.stringify(a) === JSON.stringify(b);
