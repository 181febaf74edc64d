import { skirmish } from '@drumhead/skirmish';
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

const moments = ['a', 'b', 'c', 'd'].flatMap((seed) => momentsOf(skirmish, firstBattle, 'france', seed, 60));
const start = moments[0]?.state as never;
const keys: ReadonlySet<string> = new Set(Object.keys(guideMessages));

describe('steps of the guided skirmish', () => {
  it('say something at every decision of the player, with words for it', () => {
    expect(moments.length).toBeGreaterThan(60);
    for (const { state, seat } of moments) {
      const step = firstStep(sceneOf(state as never, seat), NO_INTERACTION);
      expect(step).not.toBeNull();
      expect(keys).toContain(step?.key);
    }
  });

  it('name the aim with the models of both squads', () => {
    expect(firstAim(sceneOf(start, 'france'))?.facts).toEqual({ theirs: 4, mine: 4 });
  });

  it('SK-ACT-3 tell the chances of two and three dice on Quality 3 with the Leader near', () => {
    const scene = sceneOf(start, 'france');
    const line = scene.state.field.models.findIndex(({ id }) => id === 'line-1');
    const step = firstStep(scene, { ...NO_INTERACTION, selected: line });
    expect(step?.facts).toMatchObject({ acts: '89%', two: '11%', three: '26%' });
  });

  it('send a man who fights first', () => {
    const fighting = moments.flatMap(
      ({ state, seat }) => firstStep(sceneOf(state as never, seat), NO_INTERACTION) ?? [],
    );
    expect(new Set(fighting.map(({ key }) => key)).size).toBeGreaterThan(5);
  });
});

describe('hints of the skirmish', () => {
  it('SK-ACT-3 warn of three dice while others may still act', () => {
    const scene = sceneOf(start, 'france');
    const line = scene.state.field.models.findIndex(({ id }) => id === 'line-1');
    const hints = hintsOf(HINTS, scene, { ...NO_INTERACTION, selected: line });
    expect(hints.map(({ key }) => key)).toContain('web.hint.sk.dice');
    expect(hints.find(({ key }) => key === 'web.hint.sk.dice')?.facts).toEqual({ ends: '26%', two: '11%', others: 3 });
  });

  it('are silent where nothing is about to go wrong', () => {
    expect(hintsOf(HINTS, sceneOf(start, 'france'), NO_INTERACTION)).toEqual([]);
  });

  it('SK-ACT-6 remind of men who have not acted, with the chance of one die', () => {
    const state = sceneOf(start, 'france').state;
    const models = state.models.map((model, i) => ({
      ...model,
      activated: i < 3 ? state.field.models[i]?.id !== 'line-1' : model.activated || i === 3,
    }));
    const hints = hintsOf(HINTS, sceneOf({ ...state, models }, 'france'), NO_INTERACTION);
    expect(hints).toMatchObject([{ key: 'web.hint.sk.left', facts: { acts: '67%', left: 1 } }]);
  });

  it('have words, at every moment of random battles', () => {
    for (const { state, seat } of moments)
      for (const { key } of hintsOf(HINTS, sceneOf(state as never, seat), NO_INTERACTION)) expect(keys).toContain(key);
  });
});

describe('terms of the skirmish', () => {
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
