/** SK-GEN-1. The faces of the one die there is. */
export const D6: readonly number[] = [1, 2, 3, 4, 5, 6];
