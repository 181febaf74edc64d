/** Words that packed links may leave out. Links that were sent need them as they are: nothing here may change, ever. */
// prettier-ignore
export const ARMY_WORDS = [
  '{"list":"france-conscripts"}{"list":"france-reserve"}{"list":"france-line"}"nation":"france","br',
  'igades":[{"list":"britain-division"}{"list":"britain-guards"}{"list":"britain-allied"}"nation":"',
  'britain","brigades":[{"list":"austria-advance"}{"list":"austria-landwehr"}{"list":"austria-line"',
  '}"nation":"austria","brigades":[{"list":"prussia-line"}{"list":"prussia-landwehr"}{"list":"pruss',
  'ia-1806"}"nation":"prussia","brigades":[{"list":"russia-militia"}{"list":"russia-line"}{"list":"',
  'russia-grenadiers"}"nation":"russia","brigades":["limit":"agreed":true,"name":"{"format":"drumhe',
  'ad-simplicity-army","version":1,"nation":"',
].join('');
