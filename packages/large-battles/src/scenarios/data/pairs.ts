/** Corners, x and y in turn, as scenario files have them. */
export function pairs(corners: readonly number[]): (readonly [x: number, y: number])[] {
  return corners.flatMap((x, i) => (i % 2 === 0 ? [[x, corners[i + 1] as number] as const] : []));
}
