/** What a battle and its sides are called on pages where it is not open. */
import { describe, expect, it } from 'vitest';
import type { Messages } from '../../i18n/index.ts';
import { onlineBattleName, onlineGameName, onlineSideName } from './names.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'sk.variant.SDT': 'Tomahawks',
  'sk.scenario.forlornHope': 'Forlorn Hope',
  'sk.roster.fiw-rng': 'Rangers',
  'web.game.skirmish': 'Shakos / Tomahawks',
  'web.side.france': 'France',
};
const translate = ((key: string, facts: { readonly defaultValue?: string } = {}) =>
  TEXTS[key] ?? facts.defaultValue ?? key) as Messages['translate'];

const SKIRMISH = {
  ruleset: 'skirmish',
  scenario: null,
  naming: {
    variant: 'SDT',
    scenario: 'forlornHope',
    sides: { rangers: { roster: 'fiw-rng' }, natives: { name: 'The Ninth', roster: 'fiw-nat' } },
  },
};

describe('an online battle', () => {
  it('is called by its one game, its scenario and its squads', () => {
    expect(onlineGameName(SKIRMISH, translate)).toBe('Tomahawks');
    expect(onlineBattleName(SKIRMISH, translate)).toBe('Forlorn Hope');
    expect(onlineSideName(SKIRMISH, 'rangers', translate)).toBe('Rangers');
    expect(onlineSideName(SKIRMISH, 'natives', translate)).toBe('The Ninth');
  });

  it('is called by the name that its players gave it', () => {
    const named = { ...SKIRMISH, naming: { ...SKIRMISH.naming, name: 'At the ford' } };
    expect(onlineBattleName(named, translate)).toBe('At the ford');
  });

  it('never shows the key of a message that is not loaded', () => {
    const named = {
      ...SKIRMISH,
      naming: { name: 'lb.scenario.x.name', sides: { france: { name: 'lb.side.france' } } },
    };
    expect(onlineBattleName(named, translate)).toBe('Shakos / Tomahawks');
    expect(onlineSideName(named, 'france', translate)).toBe('France');
  });

  it('is called by its rule set where a place of before says no more', () => {
    const { naming: _none, ...old } = SKIRMISH;
    expect(onlineBattleName(old, translate)).toBe('Shakos / Tomahawks');
    expect(onlineSideName(old, 'france', translate)).toBe('France');
  });
});
