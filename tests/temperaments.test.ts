// What captains of other temperaments do otherwise, at moments of recorded battles.
import { playerCalled, readPlayerName } from '@drumhead/bots';
import { type Command, DICE, type Seat, type Temperament, TEMPERAMENTS } from '@drumhead/engine';
import { knowledgeOf, rulesets } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { goldenRecords, replayGolden } from '../scripts/golden.ts';

interface Piece {
  readonly x: number;
  readonly y: number;
}

/** The pieces of a state of any rule set that stand somewhere, by side. */
function standing(state: unknown): readonly (readonly [side: number, piece: Piece])[] {
  const { units, models, field } = Object(state);
  const owners: readonly { readonly side?: number; readonly player?: number }[] = field.units ?? field.models;
  return ((units ?? models) as readonly Partial<Piece>[]).flatMap(({ x, y }, i) => {
    const side = owners[i]?.side ?? owners[i]?.player;
    return typeof x === 'number' && typeof y === 'number' && side !== undefined ? [[side, { x, y }] as const] : [];
  });
}

/** How far the own pieces are from the enemy nearest to each, in all. */
function rangeOf(state: unknown, own: number): number {
  const all = standing(state);
  const enemies = all.flatMap(([side, piece]) => (side === own ? [] : [piece]));
  const far = ({ x, y }: Piece): number => Math.min(...enemies.map((enemy) => Math.hypot(enemy.x - x, enemy.y - y)));
  return enemies.length === 0 ? 0 : all.reduce((sum, [side, piece]) => sum + (side === own ? far(piece) : 0), 0);
}

/** So many decisions are asked about. */
const ASKED = 90;

describe.each(rulesets.map(({ id }) => id))('captains of %s', (id) => {
  const known = knowledgeOf(id);
  const { ruleset, room } = known;
  const [record] = goldenRecords(id);
  if (record === undefined || room === null) throw new Error(`nothing to ask about in ${id}`);
  const states: unknown[] = [];
  replayGolden(ruleset, record, ({ state }) => {
    if ((ruleset.pending(state)[0]?.seat ?? DICE) !== DICE) states.push(state);
  });
  // Listing what is offered takes longer than the battle: only where somebody is asked.
  const each = Math.max(1, Math.floor(states.length / ASKED));
  const asked = states
    .filter((_, i) => i % each === 0)
    .map((state) => {
      const seat = ruleset.pending(state)[0]?.seat as Seat;
      const view = ruleset.view(state, seat);
      return { view, seat, offers: ruleset.offers(view, seat) };
    })
    .filter(({ offers }) => offers.length > 1);

  /** What the captain of this name orders at each of them. */
  function ordersOf(called: string): readonly Command[] {
    const name = readPlayerName(called);
    if (name === null) throw new Error(called);
    const player = playerCalled(name, known, '');
    return asked.map(({ view, seat, offers }) => player.choose(view, seat, offers));
  }

  const usual = ordersOf('captain').map((order) => JSON.stringify(order));
  const orders = Object.fromEntries(TEMPERAMENTS.map((one) => [one, ordersOf(`captain:${one}`)]));

  it('lean on terms that there are', () => {
    const terms = ['risk', ...room.terms.map(({ key }) => key)];
    const named = Object.values(room.temperaments ?? {}).flatMap((leaning) => Object.keys(leaning));
    expect(named.length).toBeGreaterThanOrEqual(TEMPERAMENTS.length);
    for (const key of named) expect(terms).toContain(key);
  });

  // The record of the skirmish comes to no blows: captain/attacks.test.ts has one.
  it.runIf(id !== 'skirmish')('think the less of an order the more its risks count, of some less, of none more', () => {
    const weights = room.terms.map(({ weight }) => weight);
    let lower = 0;
    for (const { view, seat } of asked.filter((_, i) => i % 6 === 0)) {
      const [usual, careful] = [room.mind(weights), room.mind(weights, 2)];
      for (const mind of [usual, careful]) room.begin?.(mind, view, seat);
      for (const command of room.choices(usual, view, seat)) {
        const [worth, less] = [usual, careful].map((mind) => room.expected(mind, view, seat, command));
        if (worth === null || worth === undefined || less === null || less === undefined) continue;
        expect(less, JSON.stringify(command)).toBeLessThanOrEqual(worth + 1e-9);
        if (less < worth - 1e-6) lower++;
      }
    }
    expect(lower).toBeGreaterThan(0);
  });

  it('lean as the traits of their commander do, if they are called so, and as usual where he has none', () => {
    const natural = ordersOf('captain:natural').map((order) => JSON.stringify(order));
    asked.forEach(({ view, seat }, i) => {
      const own = room.temperamentOf?.(view, seat) ?? null;
      expect(natural[i]).toBe(own === null ? usual[i] : JSON.stringify(orders[own]?.[i]));
    });
  });

  it('order otherwise by each temperament, but mostly the same', () => {
    for (const own of Object.values(orders)) {
      const changed = own.filter((order, i) => JSON.stringify(order) !== usual[i]);
      expect(changed.length).toBeGreaterThan(0);
      expect(changed.length).toBeLessThan(usual.length / 2);
    }
  });

  it('come nearer to the enemy if they are bold, and keep their range if they are wary', () => {
    const range = (temperament: Temperament): number =>
      asked.reduce((sum, { view, seat }, i) => {
        const decision = ruleset.decide(view, seat, orders[temperament]?.[i] as Command);
        if (!decision.ok) throw new Error(decision.refusal.reason);
        return sum + rangeOf(decision.state, ruleset.seats(view).indexOf(seat));
      }, 0);
    expect(range('bold')).toBeLessThan(range('wary'));
  });
});
