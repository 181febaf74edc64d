import {
  type Battle,
  begin,
  decide,
  DICE,
  readRecord,
  type RecordLine,
  recordWriter,
  type Roll,
  seededRandomInt,
  undoTo,
  writeHeader,
} from '@drumhead/engine';
import { duel, type DuelCommand, type DuelEvent, type DuelState, SETUP } from '@drumhead/testkit/duel';
import { describe, expect, it } from 'vitest';
import { commitmentOf, facesOf, keyOf, rollNames, sealOf, verifyDice } from './index.ts';
import { SECRET } from '../../test/vector.ts';

const SALTS = { red: 'a'.repeat(32), blue: 'b'.repeat(32) };
const BOND = {
  battle: 'duel-7',
  commit: commitmentOf('duel-7', SECRET),
  seals: { red: sealOf('duel-7', 'red', SALTS.red), blue: sealOf('duel-7', 'blue', SALTS.blue) },
  salts: SALTS,
};
const KEY = keyOf('duel-7', SECRET, SALTS);

/** A finished duel with bound dice and take-backs over dice, as text; `spoil` may change a roll. */
function recorded(
  bond: RecordLine | null = { dice: BOND },
  secret: string | null = SECRET,
  spoil: (faces: Roll['faces'], rolls: number) => Roll['faces'] = (faces) => faces,
  key = KEY,
  givenUp: typeof BOND | null = null,
): string {
  const made = begin(duel, { ...SETUP, lane: 50, rounds: 12 });
  if (!made.ok) throw new Error('refused');
  let battle: Battle<DuelState, DuelCommand, DuelEvent> = made.value;
  const writer = recordWriter(writeHeader(battle, { scenario: null, seats: { red: 'person', blue: 'person' } }));
  if (givenUp !== null) writer.add({ dice: givenUp }, battle);
  if (bond !== null) writer.add(bond, battle);
  const names = rollNames();
  const choose = seededRandomInt('verify');
  let rolls = 0;
  for (let takeBacks = 0; battle.state.outcome === null; ) {
    const [asked] = duel.pending(battle.state);
    if (asked === undefined) throw new Error('nobody is asked');
    const { seat, dice = [] } = asked;
    const offers = duel.offers(battle.state, seat);
    const command =
      seat === DICE
        ? ({ type: 'roll', faces: spoil(facesOf(key, names.next(), dice), ++rolls) } as const)
        : (strikeOf(offers) ?? offers[choose(offers.length)]);
    if (command === undefined) throw new Error('nothing is offered');
    const answer = decide(battle, seat, command);
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    ({ battle } = answer);
    names.order({ seat, command }, seat === DICE);
    writer.add({ seat, command }, battle);
    if (seat === DICE && takeBacks < 3 && battle.state.outcome === null) {
      takeBacks += 1;
      const to = battle.count - 1 - takeBacks;
      const back = undoTo(battle, to, true);
      if (!back.ok) throw new Error('refused');
      ({ battle } = back);
      names.takeBack(to);
      writer.add({ takeBack: { seat: 'red', to, agreed: ['blue'] } }, battle);
    }
  }
  writer.add({ end: secret === null ? {} : { secret } }, battle);
  return writer.close(battle).text;
}

const strikeOf = (offers: readonly DuelCommand[]) => offers.find(({ type }) => type === 'strike');

function verdictOf(text: string) {
  const read = readRecord(text, [duel]);
  if (!read.ok) throw new Error(JSON.stringify(read));
  return verifyDice(read.record);
}

describe('a finished record', () => {
  it('proves every roll, those taken back too', () => {
    const verdict = verdictOf(recorded());
    expect(verdict).toMatchObject({ is: 'proven', seats: ['blue', 'red'] });
    expect(verdict.is === 'proven' && verdict.rolls).toBeGreaterThan(4);
  });

  it('with one face changed fails, and names the roll', () => {
    for (const spoilt of [1, 3, 5]) {
      const text = recorded({ dice: BOND }, SECRET, (faces, rolls) =>
        rolls === spoilt ? [[((faces[0]?.[0] ?? 0) % 6) + 1, faces[0]?.[1] ?? 0], faces[1] ?? []] : faces,
      );
      const verdict = verdictOf(text);
      expect(verdict).toMatchObject({ is: 'roll', name: expect.stringMatching(/^\d\.\d+$/) });
      const line = text.split('\n').find((one) => verdict.is === 'roll' && one.startsWith(`{"n":${verdict.line},`));
      expect(line).toContain('"roll"');
    }
  });

  it('is judged by the last bond', () => {
    const other = { ...BOND, commit: commitmentOf('duel-7', SECRET.replace('00', '11')) };
    expect(verdictOf(recorded({ dice: other }))).toEqual({ is: 'commit' });
    const forged = { ...BOND, salts: { ...SALTS, blue: 'c'.repeat(32) } };
    expect(verdictOf(recorded({ dice: forged }))).toEqual({ is: 'seal', seat: 'blue' });
  });

  it('proves nothing where a salt was known before it was sealed, by dice that began anew', () => {
    const verdict = (givenUp: typeof BOND) => verdictOf(recorded(undefined, undefined, undefined, undefined, givenUp));
    const commit = commitmentOf('duel-7', SECRET.replace('00', '11'));
    expect(verdict({ ...BOND, commit })).toEqual({ is: 'again', seat: 'red' });
    expect(verdict({ ...BOND, salts: { ...SALTS, red: 'd'.repeat(32) } })).toEqual({ is: 'again', seat: 'blue' });
    expect(verdict(BOND)).toMatchObject({ is: 'proven', givenUp: 0 });
  });

  it('says how often dice were given up that all had sealed, and proves nothing where all had given their salts', () => {
    const commit = commitmentOf('duel-7', SECRET.replace('00', '11'));
    const others = { red: 'd'.repeat(32), blue: 'e'.repeat(32) };
    const verdict = (part: object) =>
      verdictOf(recorded(undefined, undefined, undefined, undefined, { ...BOND, commit, salts: others, ...part }));
    expect(verdict({})).toEqual({ is: 'known' });
    expect(verdict({ salts: { red: others.red } })).toMatchObject({ is: 'proven', givenUp: 1 });
    expect(verdict({ salts: {}, seals: { red: BOND.seals.red } })).toMatchObject({ is: 'proven', givenUp: 0 });
  });

  it('proves nothing where a person gave no salt', () => {
    const { red } = SALTS;
    const lonely = { ...BOND, seals: { red: BOND.seals.red }, salts: { red } };
    const text = recorded({ dice: lonely }, SECRET, undefined, keyOf('duel-7', SECRET, { red }));
    expect(verdictOf(text)).toEqual({ is: 'salt', seat: 'blue' });
    const none = { ...BOND, seals: {}, salts: {} };
    const own = recorded({ dice: none }, SECRET, undefined, keyOf('duel-7', SECRET, {}));
    expect(verdictOf(own)).toEqual({ is: 'salt', seat: 'red' });
  });

  it('says so where nothing can be proven', () => {
    expect(verdictOf(recorded(null))).toEqual({ is: 'unbound' });
    expect(verdictOf(recorded({ dice: BOND }, null))).toEqual({ is: 'open' });
  });

  it('waits for no secret of a battle that ended before its dice were bound', () => {
    const made = begin(duel, SETUP);
    if (!made.ok) throw new Error('refused');
    const writer = recordWriter(writeHeader(made.value, { scenario: null, seats: { red: 'person', blue: 'person' } }));
    writer.add({ dice: { ...BOND, salts: {} } }, made.value);
    const going = writer.close(made.value).text;
    const over = decide(made.value, 'red', { type: 'resign' });
    if (!over.ok) throw new Error('refused');
    writer.add({ seat: 'red', command: { type: 'resign' } }, over.battle);
    writer.add({ end: {} }, over.battle);
    expect(verdictOf(going)).toEqual({ is: 'open' });
    expect(verdictOf(writer.close(over.battle).text)).toEqual({ is: 'unbound' });
  });
});
