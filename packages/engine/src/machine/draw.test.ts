import { describe, expect, test } from 'vitest';
import { duel, type DuelCommand, type DuelEvent, type DuelState, SETUP } from '@drumhead/testkit/duel';
import {
  ACCEPT_DRAW,
  type Battle,
  begin,
  DECLINE_DRAW,
  DICE,
  decide,
  OFFER_DRAW,
  readRecord,
  undoTo,
  writeRecord,
} from '../index.ts';

type Duel = Battle<DuelState, DuelCommand, DuelEvent>;
type Order = readonly [seat: string, command: unknown];

const CLOSE = { ...SETUP, lane: 50 };
const guard = (seat: string): Order => [seat, { type: 'guard', guard: `${seat}-high` }];
const offer = (seat: string): Order => [seat, OFFER_DRAW];
const accept = (seat: string): Order => [seat, ACCEPT_DRAW];
const decline = (seat: string): Order => [seat, DECLINE_DRAW];

function begun(): Duel {
  const made = begin(duel, CLOSE);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

function played(battle: Duel, ...orders: readonly Order[]): Duel {
  return orders.reduce((before, [seat, command]) => {
    const answer = decide(before, seat, command);
    if (!answer.ok) throw new Error(`${seat} ${JSON.stringify(command)}: ${JSON.stringify(answer.refusal)}`);
    return answer.battle;
  }, battle);
}

const waits = ({ ruleset, state }: Duel): string =>
  ruleset
    .pending(state)
    .map(({ seat, decision }) => `${seat} ${decision}`)
    .join(', ');
const acting = (): Duel => played(begun(), guard('red'), guard('blue'));
const rolling = (): Duel => played(acting(), ['red', { type: 'step', by: 20 }], ['red', { type: 'strike' }]);

describe('an offered draw', () => {
  test.each<readonly [string, () => Duel]>([
    ['while both choose in secret', begun],
    ['when one of them has chosen', () => played(begun(), guard('red'))],
    ['in the turn of one side', acting],
    ['while dice are awaited', rolling],
  ])('is put to the other side %s, and declined it leaves everything as it was', (_when, at) => {
    for (const [by, asked] of [
      ['red', 'blue'],
      ['blue', 'red'],
    ] as const) {
      const before = at();
      const open = played(before, offer(by));
      expect(waits(open)).toBe(`${asked} drawOffer`);
      const { drawOffers, ...after } = played(open, decline(asked)).state;
      expect(after).toEqual(before.state);
      expect(drawOffers).toEqual(by === 'red' ? [1] : [-1, 1]);
    }
  });

  test('ends the battle without a winner once it is accepted', () => {
    const over = played(rolling(), offer('blue'), accept('red'));
    expect(over.state.outcome).toEqual({ winner: null, rule: 'DUEL-END-5', reason: 'duel.agreed' });
    expect(over.state.frames).toEqual([]);
  });

  test('is made once in each turn of the battle', () => {
    const battle = played(acting(), offer('red'), decline('blue'), offer('blue'), decline('red'));
    for (const seat of ['red', 'blue']) {
      expect(decide(battle, seat, OFFER_DRAW)).toMatchObject({
        ok: false,
        refusal: { rule: 'DUEL-END-5', reason: 'duel.drawAgain' },
      });
    }
    const wait = (seat: string): Order => [seat, { type: 'wait' }];
    const next = played(battle, wait('red'), wait('blue'));
    expect(next.state.round).toBe(2);
    expect(played(next, offer('red'), decline('blue'), offer('blue')).state.drawOffers).toEqual([2, 2]);
  });

  test('is answered first, by the side that is asked alone', () => {
    const open = played(acting(), offer('red'));
    const refusal = (seat: string, command: unknown) => {
      const answer = decide(open, seat, command);
      return answer.ok ? 'accepted' : `${answer.refusal.rule} ${answer.refusal.reason}`;
    };
    expect(refusal('blue', { type: 'wait' })).toBe('DUEL-END-5 engine.draw.answer');
    expect(refusal('blue', OFFER_DRAW)).toBe('DUEL-END-5 engine.draw.answer');
    expect(refusal('red', ACCEPT_DRAW)).toBe('KERNEL-TURN engine.turn.other');
    expect(refusal('red', OFFER_DRAW)).toBe('KERNEL-TURN engine.turn.other');
    expect(refusal(DICE, OFFER_DRAW)).toBe('KERNEL-TURN engine.turn.other');
    expect(refusal('nobody', OFFER_DRAW)).toBe('KERNEL-TURN engine.turn.other');
    expect(refusal('blue', { type: 'resign' })).toBe('accepted');
  });

  test('without an offer the state has no mark of any, and an undone one leaves none', () => {
    const before = acting();
    expect('drawOffers' in before.state).toBe(false);
    const undone = undoTo(played(before, offer('red'), decline('blue')), before.count);
    expect(undone.ok && undone.battle.state).toEqual(before.state);
  });

  test('stands in the record with its answer, also while it is open', () => {
    for (const orders of [[offer('red')], [offer('red'), decline('blue')], [offer('red'), accept('blue')]]) {
      const battle = played(acting(), ...orders);
      const read = readRecord(writeRecord(battle, { scenario: null, seats: {} }), [duel]);
      expect(read.ok && read.battle.state).toEqual(battle.state);
      expect(read.ok && waits(read.battle as Duel)).toBe(waits(battle));
    }
  });
});
