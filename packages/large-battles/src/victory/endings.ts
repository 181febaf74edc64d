/** Message keys of the endings after which nobody of the beaten side stands on the field: the winner holds it. */
export const FIELD_HELD: readonly string[] = ['lb.end.broken', 'lb.end.lastStanding'];
