export * from './state/commands.ts';
export {
  brigadeLabel,
  factsInWords,
  generalInWords,
  generalLabel,
  shortUnitInWords,
  unitInWords,
  unitLabel,
} from './text/describe.ts';
export * from './state/events.ts';
export * from './state/combatFrame.ts';
export * from './state/frames.ts';
export { largeBattles } from './ruleset.ts';
export * from './state/state.ts';
