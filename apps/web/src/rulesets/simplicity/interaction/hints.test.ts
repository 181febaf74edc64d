import { simplicity } from '@drumhead/simplicity';
import { describe, expect, it } from 'vitest';
import { hintsOf } from '../../../guide/advice.ts';
import { momentsOf } from '../../../guide/playedGuide.ts';
import { COURSE, courseMessages, glossary } from '../guide/glossary.ts';
import { guideMessages } from '../guide/messages.ts';
import firstBattle from '../positions/first-battle.json' with { type: 'json' };
import { puzzles } from '../puzzles/index.ts';
import { puzzleTexts } from '../puzzles/messages.ts';
import { firstAim, firstStep } from './firstSteps.ts';
import { HINTS } from './hints.ts';
import { sceneOf } from './scene.ts';
import { NO_INTERACTION } from './tool.ts';

const moments = ['a', 'b', 'c'].flatMap((seed) => momentsOf(simplicity, firstBattle, 'france', seed, 80));
const start = moments[0]?.state as never;
const keys: ReadonlySet<string> = new Set(Object.keys(guideMessages));
const unitCalled = (id: string) => sceneOf(start, 'france').state.field.units.findIndex((unit) => unit.id === id);

describe('steps of the guided battle of Simplicity', () => {
  it('say something at every decision of the player, with words for it', () => {
    expect(moments.length).toBeGreaterThan(60);
    for (const { state, seat } of moments) {
      const step = firstStep(sceneOf(state as never, seat), NO_INTERACTION);
      expect(step).not.toBeNull();
      expect(keys).toContain(step?.key);
    }
  });

  it('SIP-VIC-1 name the losses that break either army', () => {
    expect(firstAim(sceneOf(start, 'france'))?.facts).toEqual({ theirs: 2, mine: 2 });
  });

  it('SIP-FIR-1 send the guns to fire first, with the chance of a DP once they are chosen', () => {
    const scene = sceneOf(start, 'france');
    const battery = unitCalled('battery');
    expect(firstStep(scene, NO_INTERACTION)).toMatchObject({
      key: 'web.guide.sip.fire',
      pieces: { unit: { what: 'unit', index: battery } },
    });
    const chosen = firstStep(scene, { ...NO_INTERACTION, selected: { what: 'unit', index: battery } });
    expect(chosen).toMatchObject({ key: 'web.guide.sip.fire.chosen', facts: { chance: '49%' } });
  });
});

describe('hints of Simplicity', () => {
  it('are silent where nothing is about to go wrong', () => {
    expect(hintsOf(HINTS, sceneOf(start, 'france'), NO_INTERACTION)).toEqual([]);
  });

  it('SIP-AP-4 remind of a good order that is left when most units have theirs', () => {
    const { state } = sceneOf(start, 'france');
    const units = state.units.map((unit, i) => ({ ...unit, ordered: i !== unitCalled('battery') }));
    const hints = hintsOf(HINTS, sceneOf({ ...state, units }, 'france'), NO_INTERACTION);
    expect(hints).toMatchObject([{ key: 'web.hint.sip.left.fire', facts: { chance: '49%' } }]);
  });

  it('have words, at every moment of random battles', () => {
    for (const { state, seat } of moments)
      for (const { key } of hintsOf(HINTS, sceneOf(state as never, seat), NO_INTERACTION)) expect(keys).toContain(key);
  });
});

describe('terms of Simplicity', () => {
  it('have a meaning each', () => {
    const terms = Object.keys(glossary).filter((key) => !key.endsWith('.is'));
    expect(terms.length).toBeGreaterThan(8);
    for (const key of terms) expect(Object.keys(glossary)).toContain(`${key}.is`);
  });

  it('and the steps of a turn and the puzzles have words', () => {
    expect(COURSE.map(({ key }) => key)).toEqual(Object.keys(courseMessages));
    const asked = puzzles.list.flatMap(({ title, question }) => [title, question]);
    expect(new Set(asked)).toEqual(new Set(Object.keys(puzzleTexts)));
  });
});
