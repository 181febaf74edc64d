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
