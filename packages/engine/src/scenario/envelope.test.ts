import { duel, SETUP } from '@drumhead/testkit/duel';
import { describe, expect, it } from 'vitest';
import { begin } from '../play/battle.ts';
import { readRecord } from '../record/readRecord.ts';
import { recordWriter, writeHeader } from '../record/record.ts';
import { envelopeOf, inLanguage, rulesSetup, withRulesSetup } from './envelope.ts';

const [FIRST] = duel.scenarios;
const setup = FIRST === undefined ? SETUP : duel.scenario(FIRST);
const names = begun(setup).ruleset.seats(begun(setup).state);
const side = names[0] ?? '';

const FILE = {
  format: 'drumhead-scenario',
  version: 1,
  ruleset: duel.id,
  edition: 2,
  licence: 'CC0-1.0',
  author: 'a maker',
  title: { en: 'The lane', it: 'La corsia' },
  briefing: { all: { en: 'Hold it.', it: 'Tienila.' }, [side]: { en: 'You begin.' } },
  names: [{ at: [320, 410], text: { en: 'Great Wood' }, of: 'wood' }],
  balance: { code: 'duel@1', players: 'captain', battles: 200, wins: { [side]: 0.5 }, interval: [0.43, 0.57] },
  setup,
} as const;

function begun(given: unknown) {
  const made = begin(duel, given);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

const CAMPAIGN = { title: { en: 'A war' }, act: 1, of: 2 };
const CHANGES = [{ at: 'lane', value: 60 }];

describe('a scenario file of all games', () => {
  it('KERNEL-SCENARIO begins the battle of its set-up, which the rule set reads alone', () => {
    expect(begun(FILE).state).toEqual(begun(setup).state);
    expect(rulesSetup(FILE)).toBe(setup);
    expect(rulesSetup(setup)).toBe(setup);
  });

  it('stands whole in the record, and comes back out of it', () => {
    const battle = begun(FILE);
    const writer = recordWriter(writeHeader(battle, { scenario: null, seats: {} }));
    const read = readRecord(writer.close(battle).text, [duel]);
    expect(read.ok && read.battle.setup).toEqual(FILE);
    expect(read.ok && read.battle.state).toEqual(battle.state);
  });

  it('has its words in the language that is asked for, or in another', () => {
    const { title, briefing = {} } = envelopeOf(begun(FILE).setup) ?? {};
    expect(title && [inLanguage(title, 'it'), inLanguage(title, 'en'), inLanguage(title, 'de')]).toEqual([
      'La corsia',
      'The lane',
      'The lane',
    ]);
    expect(inLanguage(briefing[side] ?? {}, 'it')).toBe('You begin.');
    expect(envelopeOf(setup)).toBeNull();
  });

  it('takes another set-up into the same envelope', () => {
    expect(withRulesSetup(FILE, 'other')).toEqual({ ...FILE, setup: 'other' });
    expect(withRulesSetup(setup, 'other')).toBe('other');
  });

  it.each([
    ['script', { script: { turns: { limit: 9 }, victory: {} } }, 'engine.problem.scenario.script'],
    ['ruleset', { ruleset: 'simplicity' }, 'engine.problem.scenario.ruleset'],
    ['version', { version: 2 }, 'engine.problem.notConstant'],
    ['colour', { colour: 'red' }, 'engine.problem.unknownKey'],
    ['title', { title: {} }, 'engine.problem.scenario.silent'],
    ['title.English', { title: { English: 'The lane' } }, 'engine.problem.textLength'],
    ['names[0].at[1]', { names: [{ at: [1, 'x'], text: { en: 'A' } }] }, 'engine.problem.notNumber'],
    ['names[1].text', { names: [FILE.names[0], { at: [1, 1], text: {} }] }, 'engine.problem.scenario.silent'],
    ['names[0].text.it', { languages: ['it'], briefing: {} }, 'engine.problem.scenario.untranslated'],
    ['licence', { licence: 'mine' }, 'engine.problem.notOneOf'],
    ['briefing.nobody', { briefing: { nobody: { en: 'Go.' } } }, 'engine.problem.notOneOf'],
    ['briefing.all.en', { briefing: { all: { en: '' } } }, 'engine.problem.textLength'],
    ['balance.wins.nobody', { balance: { ...FILE.balance, wins: { nobody: 1 } } }, 'engine.problem.notOneOf'],
    [`balance.wins.${side}`, { balance: { ...FILE.balance, wins: { [side]: 2 } } }, 'engine.problem.outOfRange'],
    ['campaign.act', { campaign: { title: { en: 'A war' }, act: 3, of: 2 } }, 'engine.problem.outOfRange'],
    ['campaign.title', { campaign: { title: {}, act: 1, of: 2 } }, 'engine.problem.scenario.silent'],
    ['campaign.won[0]', { campaign: { ...CAMPAIGN, won: ['nobody'] } }, 'engine.problem.notOneOf'],
    ['campaign.after.nobody', { campaign: { ...CAMPAIGN, after: { nobody: CHANGES } } }, 'engine.problem.notOneOf'],
  ])('KERNEL-SCENARIO says of a fault where it stands: %s', (path, wrong, reason) => {
    const made = begin(duel, { ...FILE, ...wrong });
    expect(made.ok ? [] : made.problems[0]).toMatchObject({ path, reason });
  });

  it('names faults of the set-up by their place in the whole file', () => {
    const alone = begin(duel, { ...SETUP, lane: -1 });
    const inside = begin(duel, { ...FILE, setup: { ...SETUP, lane: -1 } });
    expect(!alone.ok && alone.problems.length > 0).toBe(true);
    if (alone.ok || inside.ok) throw new Error('it was taken');
    expect(inside.problems.map(({ path }) => path)).toEqual(
      alone.problems.map(({ path }) => (path === '' ? 'setup' : `setup.${path}`)),
    );
  });
});
