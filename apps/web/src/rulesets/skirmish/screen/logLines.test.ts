import { begin } from '@drumhead/engine';
import { type Event, skirmish } from '@drumhead/skirmish/screen';
import { expect, it } from 'vitest';
import { lineOf } from './logLines.ts';

const KEYS = { t: (key: string) => key, translate: (key: string) => key, language: 'en' } as never;

it('SK-HTH-18 a recoil names what drove the model back, also where it was turned aside', () => {
  const begun = begin(skirmish, skirmish.scenario('shakos-foraging-mission'));
  if (!begun.ok) throw new Error('not begun');
  const reasonOf = (rule: string, after?: string): string | undefined => {
    const event = { type: 'moved', model: 0, x: 0, y: 0, level: 0, how: 'recoil', broken: false, rule };
    return lineOf(KEYS, begun.value.state, { ...event, ...(after && { after }) } as Event, 'france')?.forced;
  };
  expect(reasonOf('SK-HTH-16')).toBe('web.sk.forced.recoil');
  expect(reasonOf('SK-RNG-12')).toBe('web.sk.forced.shot');
  expect(reasonOf('SK-HTH-18', 'SK-HTH-16')).toBe('web.sk.forced.recoil');
  expect(reasonOf('SK-HTH-18', 'SK-RNG-12')).toBe('web.sk.forced.shot');
});

it('SK-HTH-18 a shot at a man without room to recoil says what came of it, as the line after it does', () => {
  const begun = begin(skirmish, skirmish.scenario('shakos-foraging-mission'));
  if (!begun.ok) throw new Error('not begun');
  const said: string[] = [];
  const translate = (key: string, facts: object = {}) => {
    if (key.startsWith('sk.event.shot'))
      said.push(...Object.values(facts).filter((fact) => /^(?:sk\.(?:result|why)|web)\./.test(fact)));
    return key;
  };
  const shot = {
    type: 'shot',
    rule: 'SK-RNG-12',
    shooters: [0],
    target: 9,
    faces: [5, 2],
    attack: [],
    defence: [],
    doubling: [[], []],
    result: { loser: 9, what: 'recoil' },
  } as unknown as Event;
  const down = { type: 'posture', rule: 'SK-HTH-18', model: 9, posture: 'fallen' } as Event;
  const tell = (together: readonly Event[]) => {
    said.length = 0;
    lineOf({ ...(KEYS as object), translate } as never, begun.value.state, shot, 'france', together);
    return [...said].sort();
  };
  expect(tell([shot])).toEqual(['sk.result.recoil', 'sk.why.doubled']);
  expect(tell([shot, down])).toEqual(['sk.result.fallen', 'web.sk.forced.noRoom']);
  expect(tell([shot, { ...down, model: 8 } as Event])).toEqual(['sk.result.recoil', 'sk.why.doubled']);
});
