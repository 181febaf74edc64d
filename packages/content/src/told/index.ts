/** Answers to described situations in words, for the command line and the page. */
export { chanceMessages } from './chanceMessages.ts';
export { decisionMessages } from './decisionMessages.ts';
export { type Judge, type OddsRow, withStepLines } from './judge.ts';
export { kindMessages } from './kindMessages.ts';
export { toldMessages } from './messages.ts';
export { decimal, percent, percents } from './numbers.ts';
export { type Chance, type Line, type Lines, oddsText, type Sum, textIf } from './parts.ts';
export { toldTableMessages } from './tableMessages.ts';
export { answerLines, resultLine, tell } from './told.ts';
