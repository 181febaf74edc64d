export { describedFile } from './described.ts';
export { outsideMessages } from './messages.ts';
export { type OwnKind, type Recognised, recogniseBytes, recogniseText } from './recognise.ts';
