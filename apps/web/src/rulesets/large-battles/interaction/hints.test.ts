import { largeBattles } from '@drumhead/large-battles';
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

const moments = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) =>
  momentsOf(largeBattles, firstBattle, 'france', seed, 60),
);
const start = moments[0]?.state as never;
const keys: ReadonlySet<string> = new Set(Object.keys(guideMessages));

describe('steps of the guided battle of Large Battles', () => {
  it('say something at every decision of the player, with words for it', () => {
    expect(moments.length).toBeGreaterThan(60);
    for (const { state, seat } of moments) {
      const step = firstStep(sceneOf(state as never, seat), NO_INTERACTION);
      expect(step).not.toBeNull();
      expect(keys).toContain(step?.key);
    }
  });

  it('LB-VIC-13 name the Break Points of both sides', () => {
    expect(firstAim(sceneOf(start, 'france')).facts).toEqual({ theirs: 3, mine: 3 });
  });

  it('LB-ACT-04 begin with the brigade, then the guns', () => {
    const scene = sceneOf(start, 'france');
    expect(firstStep(scene, NO_INTERACTION)?.key).toBe('web.guide.lb.open');
    const opened = largeBattles.decide(start, 'france', { type: 'open', brigade: 0 });
    if (!opened.ok) throw new Error(opened.refusal.reason);
    const battery = scene.state.field.units.findIndex(({ id }) => id === 'battery');
    expect(firstStep(sceneOf(opened.state, 'france'), NO_INTERACTION)).toMatchObject({
      key: 'web.guide.lb.activateGuns',
      pieces: { unit: { what: 'unit', index: battery } },
    });
  });
});

describe('hints of Large Battles', () => {
  it('LB-ACT-13 warn of three dice while others may still act', () => {
    const opened = largeBattles.decide(start, 'france', { type: 'open', brigade: 0 });
    if (!opened.ok) throw new Error(opened.refusal.reason);
    const battery = opened.state.field.units.findIndex(({ id }) => id === 'battery');
    const hints = hintsOf(HINTS, sceneOf(opened.state, 'france'), {
      ...NO_INTERACTION,
      selected: { what: 'unit', index: battery },
    });
    expect(hints).toMatchObject([{ key: 'web.hint.lb.dice', facts: { ends: '26%', two: '11%', others: 3 } }]);
  });

  it('are silent where nothing is about to go wrong', () => {
    expect(hintsOf(HINTS, sceneOf(start, 'france'), NO_INTERACTION)).toEqual([]);
  });

  it('have words, at every moment of random battles', () => {
    for (const { state, seat } of moments)
      for (const { key } of hintsOf(HINTS, sceneOf(state as never, seat), NO_INTERACTION)) expect(keys).toContain(key);
  });
});

describe('terms of Large Battles', () => {
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
