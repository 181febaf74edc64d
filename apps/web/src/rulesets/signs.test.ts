/** The signs on the table, of every rule set. */
import { begin } from '@drumhead/engine';
import { largeBattles } from '@drumhead/large-battles';
import { skirmish } from '@drumhead/skirmish/screen';
import { expect, it } from 'vitest';
import type { RulesSigns } from '../guide/rulesGuide.ts';
import { framesOf } from '../guide/sharedSigns.tsx';
import { signMessages } from '../guide/signMessages.ts';
import { mm } from '../table/units.ts';
import { signMessages as ofLargeBattles } from './large-battles/guide/signMessages.ts';
import { signs as largeBattlesSigns } from './large-battles/guide/signs.tsx';
import { signMessages as ofSimplicity } from './simplicity/guide/signMessages.ts';
import { signs as simplicitySigns } from './simplicity/guide/signs.tsx';
import { signMessages as ofSkirmish } from './skirmish/guide/signMessages.ts';
import { signs as skirmishSigns } from './skirmish/guide/signs.tsx';

function skirmishAt(scenario: string): unknown {
  const begun = begin(skirmish, skirmish.scenario(scenario));
  if (!begun.ok) throw new Error(`${scenario} does not begin`);
  return begun.value.state;
}

const meaningsOf = (signs: RulesSigns, state: unknown): readonly string[] =>
  [...signs.onPieces(state), ...signs.onGround(state)].map(({ meaning }) => meaning);

const lengthsOf = (signs: RulesSigns, state: unknown): readonly (readonly [string, number])[] =>
  signs.sticks(state).map(({ letter, length }) => [letter, mm(length)]);

it('explain every sign once, and have no meaning that no sign shows', () => {
  const state = skirmishAt('tomahawks-pick-up');
  const ofAll = [
    [skirmishSigns, ofSkirmish, state],
    [largeBattlesSigns, ofLargeBattles, null],
    [simplicitySigns, ofSimplicity, null],
  ] as const;
  for (const [signs, own, at] of ofAll) {
    const meanings = meaningsOf(signs, at);
    expect(new Set(meanings).size, signs.bundle).toBe(meanings.length);
    expect(Object.keys(own).filter((key) => !meanings.includes(key))).toEqual([]);
    expect(meanings.filter((key) => !(key in own) && !(key in signMessages))).toEqual([]);
  }
});

it('around pieces have a meaning each, the numbers of the last steps among them', () => {
  for (const round of [true, false]) {
    const meanings: readonly string[] = framesOf(round).map(({ meaning }) => meaning);
    expect(new Set(meanings).size).toBe(meanings.length);
    expect(meanings.filter((key) => !(key in signMessages))).toEqual([]);
    expect(meanings).toContain('web.sign.step');
  }
});

it('tell of prone models and thrown tomahawks in Tomahawks alone', () => {
  const shakos = meaningsOf(skirmishSigns, skirmishAt('shakos-foraging-mission'));
  expect(shakos).not.toContain('sk.sign.prone');
  expect(shakos).not.toContain('sk.sign.thrown');
  expect(shakos).toContain('sk.sign.depleted');
});

it('SK-GEN-2 LB-GEO-01 tell the sticks at the scale of the battle', () => {
  expect(lengthsOf(skirmishSigns, skirmishAt('shakos-foraging-mission'))).toEqual([
    ['web.stick.s', 50],
    ['web.stick.m', 80],
    ['web.stick.l', 120],
  ]);
  const begun = begin(largeBattles, largeBattles.scenario('peninsular-clash'));
  if (!begun.ok) throw new Error('not begun');
  expect(lengthsOf(largeBattlesSigns, begun.value.state)).toEqual([
    ['web.stick.vs', 50],
    ['web.stick.s', 80],
    ['web.stick.m', 120],
    ['web.stick.l', 180],
  ]);
});
