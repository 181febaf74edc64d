/** Names of which several are equal, each of those with its number: cards and counters must be told apart. Pure. */
export function numbered(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    return `${name} ${number}`;
  });
}
