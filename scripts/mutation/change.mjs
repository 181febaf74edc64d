/** A piece of source as one short line. */
function tidy(text) {
  const line = text.replace(/\s+/g, ' ').trim();
  return `\`${line.length > 90 ? `${line.slice(0, 89)}…` : line}\``;
}

/** A change of the source as one line: what was there, and what stands there instead. */
export const changeInWords = (was, is) => `${tidy(was)} as ${tidy(is)}`;
