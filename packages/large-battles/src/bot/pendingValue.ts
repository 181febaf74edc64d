/** Value of pending fights, shots, unspent actions and Generals in danger. */
import type { Frame, GeneralTestFrame } from '../state/frames.ts';
import type { State, UnitProfile } from '../state/state.ts';
import { actionsLeftValue } from './actionsLeft.ts';
import { chanceOfLoss } from '../morale/generalDice.ts';
import { fightValue, GENERAL } from './fightValue.ts';
import { unreadiness } from './gunValue.ts';
import type { Outlook } from './threats.ts';
import { expectedShot } from './odds/expectedShot.ts';

/** `frames`: those that count, all unless told. */
export function pendingValue(state: State, outlook: Outlook, frames = state.frames): number {
  let sum = 0;
  for (const frame of frames) sum += frameWorth(state, outlook, frame);
  return sum;
}

function frameWorth(state: State, outlook: Outlook, frame: Frame): number {
  const { counts } = outlook.judgement;
  switch (frame.at) {
    case 'acting':
      return actionsLeftValue(state, outlook, frame);
    case 'combat':
      return counts.fights * fightValue(state, outlook, frame);
    case 'bombard': {
      const { battery, target, sector, added } = frame;
      const expected = expectedShot(state, battery, target, sector, added);
      if ((state.field.units[battery] as UnitProfile).side !== outlook.side)
        return counts.fights * -expected * outlook.onSelf;
      // The battery will have fired.
      return counts.fights * expected * outlook.onEnemy - unreadiness(state, outlook, battery);
    }
    case 'generalTest':
      return counts.generals * testWorth(state, outlook, frame);
    default:
      return 0;
  }
}

function testWorth(state: State, outlook: Outlook, frame: GeneralTestFrame): number {
  const own = state.field.generals[frame.general]?.side === outlook.side;
  return (own ? -1 : 1) * GENERAL * chanceOfLoss(frame.dice);
}
