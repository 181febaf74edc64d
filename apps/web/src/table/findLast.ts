/** The last entry that matches. */
export function findLast<T>(list: readonly T[], fits: (entry: T) => boolean): T | undefined {
  for (let i = list.length - 1; i >= 0; i--) if (fits(list[i] as T)) return list[i];
  return undefined;
}
