/** Headings of lists as people and other list builders write them. */

/** Without a limit of points where `points` is null. */
export function pastedHeadings(name: string, nation: string, points: number | null): readonly string[] {
  const [pts, punti] = points === null ? ['', ''] : [` ${points} pts`, ` ${points} punti`];
  const bare = points === null ? '' : `, ${points}`;
  return [
    `${name} (${nation}${pts && `,${pts}`})`,
    `${name} [${nation}${pts && ` –${pts}`}]`,
    `${name} - ${nation}${pts && ` -${pts}`}`,
    `${name} – ${nation}${punti && ` (${punti.trim()})`}`,
    `${name}: ${nation}${pts && ` [${pts.trim()}]`}`,
    `${name} | ${nation}${bare}`,
    `${name}, ${nation}${bare}`,
    `${nation}: ${name}${pts && ` (${pts.trim()})`}`,
    `${nation}${pts && ` (${pts.trim()})`} – ${name}`,
    `== ${name} (${nation}${pts && `,${pts}`}) ==`,
    `++ ${name} (${nation}) ++${pts && ` [${pts.trim()}]`}`,
    `## ${name} — ${nation}${pts && ` —${pts}`}`,
    `**${name}** (${nation}${punti && `,${punti}`})`,
    `*${name}* – ${nation}${pts && `: ${pts}`}`,
    `__${name}__ [${nation} army${pts && ` /${pts}`}]`,
    `“${name}”, ${nation}${pts && `, max${pts}`}`,
    `Army list: ${name} (${nation})${pts && ` –${pts}`}`,
    `Lista: ${name} – esercito ${nation}${punti && ` da${punti}`}`,
    ...(points === null
      ? []
      : [`${name} (${nation}, ${points - 5}/${points} points)`, `${points}pts ${nation} – ${name}`]),
  ];
}
