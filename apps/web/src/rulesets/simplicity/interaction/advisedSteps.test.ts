import { simplicity } from '@drumhead/simplicity';
import { describe, expect, it } from 'vitest';
import { answered, headOf } from '../../../guide/askedHead.ts';
import { testGuide } from '../../../guide/guideTests.ts';
import { momentsOf } from '../../../guide/playedGuide.ts';
import { COURSE, courseMessages, glossary } from '../guide/glossary.ts';
import { guideMessages } from '../guide/messages.ts';
import firstBattle from '../positions/first-battle.json' with { type: 'json' };
import { puzzles } from '../puzzles/index.ts';
import { puzzleTexts } from '../puzzles/messages.ts';
import { endingOf } from './endingOf.ts';
import { firstAim, firstStep as stepBy } from './firstSteps.ts';
import { type PieceRef, type Scene, sceneOf } from './scene.ts';
import { type Interaction, NO_INTERACTION } from './tool.ts';

const firstStep = answered(headOf('simplicity'), stepBy);
const scenes = ['a', 'b', 'c']
  .flatMap((seed) => momentsOf(simplicity, firstBattle, 'france', seed, 80))
  .map(({ state, seat }) => sceneOf(state as never, seat));
const start = scenes[0] as Scene;
const unitCalled = (id: string) => start.state.field.units.findIndex((unit) => unit.id === id);

testGuide<Scene, Interaction, PieceRef>({
  name: 'Simplicity',
  scenes,
  idle: NO_INTERACTION,
  firstStep,
  guideMessages,
  glossary,
  course: COURSE,
  courseMessages,
  puzzles: puzzles.list,
  puzzleTexts,
});

describe('steps of the guided battle of Simplicity', () => {
  it('SIP-VIC-1 SIP-VIC-3 name the losses that break either army, and from the start the turn that ends it', () => {
    expect(firstAim(start, false)?.facts).toEqual({ theirs: 2, mine: 2, limit: 12 });
  });

  it('SIP-VIC-3 tell the points of both sides in the last two turns alone', () => {
    const lost = unitCalled('foot-1');
    const units = start.state.units.map((unit, i) => (i === lost ? { ...unit, status: 'removed' as const } : unit));
    const at = (gameTurn: number) => firstAim(sceneOf({ ...start.state, units, gameTurn }, 'france'), true);
    expect(at(10)).toBeNull();
    expect(at(11)).toMatchObject({ key: 'web.guide.sip.last', facts: { turn: 11, limit: 12, mine: 2, theirs: 0 } });
  });

  it('SIP-AP-1 have the end of the turn weighed once half of the units have their orders', () => {
    expect(endingOf(start)).toBeNull();
    const own = start.state.units.flatMap((_, i) => (start.state.field.units[i]?.side === start.side ? [i] : []));
    const units = start.state.units.map((unit, i) => ({ ...unit, ordered: own.indexOf(i) * 2 >= own.length }));
    expect(endingOf(sceneOf({ ...start.state, units }, 'france'))).toEqual({ type: 'endTurn' });
  });

  it('SIP-FIR-1 send the guns to fire first, with the chance of a DP once they are chosen', () => {
    const battery = unitCalled('battery');
    expect(firstStep(start, NO_INTERACTION)).toMatchObject({
      key: 'web.guide.sip.fire',
      pieces: { unit: { what: 'unit', index: battery } },
    });
    const chosen = firstStep(start, { ...NO_INTERACTION, selected: { what: 'unit', index: battery } });
    expect(chosen).toMatchObject({ key: 'web.guide.sip.fire.chosen', facts: { chance: '49%' } });
  });
});
