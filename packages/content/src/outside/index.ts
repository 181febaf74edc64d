export { describedFile, describedOne } from './described.ts';
export { listedBy } from './foreign.ts';
export { outsideMessages } from './messages.ts';
export { type OneOfSeveral, type OwnKind, type Recognised, recogniseBytes, recogniseText } from './recognise.ts';
