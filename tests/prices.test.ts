// What the orders of recorded battles cost: sums that come out, and blunders that are found.
import {
  type AccountedStep,
  accountedSteps,
  accountOf,
  advise,
  corporalPlayer,
  costInBattle,
  joinedPrices,
  LEAST_COST,
  LITTLE,
  objectionTo,
  type OrderContext,
  pointsOf,
  priceOf,
  type Prices,
  pricesOf,
  pricing,
  standingIn,
  sumFor,
  turnLeft,
  weighedAt,
} from '@drumhead/bots';
import {
  ACCEPT_DRAW,
  type Command,
  DICE,
  equalData,
  OFFER_DRAW,
  type Player,
  playState,
  RESIGN,
  seededDice,
  stepsOf,
} from '@drumhead/engine';
import { knowledgeOf, rulesets, versionOf } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { goldenRecords, replayGolden } from '../scripts/golden.ts';

/** So many commands are priced here, up to a moment with much to lose: a whole battle takes half a minute. */
const MOST = 60;
const UNTIL: Readonly<Record<string, number>> = { 'large-battles': 505 };
/** The analyst sees less here than in a report, and so much less than the one who judges him. */
const READS = 100;
const JUDGE = 1000;
/** Enough where only the rule of a price is looked at. */
const FEW = 20;
/** A worker reads some 2,300 chances a second here, and has 20 seconds for 400 orders. */
const READS_AN_ORDER = 115;
/** What a blunder costs. */
const BLUNDER = 0.1;

describe.each(rulesets.map(({ id }) => id))('prices of orders in %s', (id) => {
  const known = knowledgeOf(id);
  const { ruleset } = known;
  const [golden] = goldenRecords(id);
  if (golden === undefined) throw new Error(`no golden battle of ${id}`);
  const steps = accountedSteps(replayGolden(ruleset, golden)).slice(0, UNTIL[id]).slice(-MOST);
  const seats = ruleset.seats(steps[0]?.state);
  const at = (number: number) => steps.find((step) => step.number === number);
  const prices = pricesOf(known, steps, { reads: READS }) as Prices;

  it('make a sum that comes out for every side, in whole points too', () => {
    const account = accountOf(known, steps);
    if (account === null) throw new Error('no account');
    for (const side of seats.keys()) {
      const sum = sumFor(account, side, prices);
      const { own, gained, unexplained } = sum.parts ?? { own: NaN, gained: NaN, unexplained: NaN };
      expect(sum.start + gained - own + unexplained + sum.dice).toBeCloseTo(sum.end, 9);
      const points = pointsOf(sum);
      expect(points.start + points.orders + points.dice + points.unexplained).toBe(points.end);
      if (points.unexplained === 0)
        expect(Math.abs(points.orders - ((points.gained ?? NaN) - (points.own ?? NaN)))).toBeLessThanOrEqual(LITTLE);
      else expect(points.orders).toBe((points.gained ?? NaN) - (points.own ?? NaN));
      expect(sum.giveOrTake).toBeGreaterThanOrEqual(0);
    }
  });

  it('are of a point or more, and never of dice or of an order without a choice', () => {
    expect(prices.weighed.every((count) => count > 0)).toBe(true);
    for (const { from, by, costs } of prices.prices) {
      expect(by).not.toBe(DICE);
      expect(at(from + 1)?.seat).toBe(by);
      expect(costs[seats.indexOf(by)]).toBeGreaterThanOrEqual(LEAST_COST);
      const before = at(from)?.state;
      expect(ruleset.offers(ruleset.view(before, by), by).length).toBeGreaterThan(1);
    }
    for (const [side, costliest] of prices.costliest.entries()) {
      const own = prices.prices.filter(({ by }) => by === seats[side]).map(({ costs }) => costs[side] ?? 0);
      const most = own.sort((a, b) => b - a).slice(0, 3);
      expect(costliest.map(({ costs }) => costs[side])).toEqual(most);
    }
  });

  it('hold it once against a side that another piece could have done better, and not where it does something later', () => {
    const whose = (order: unknown): string =>
      JSON.stringify(known.room?.advice?.pieces.map((name) => (order as Readonly<Record<string, unknown>>)[name]));
    for (const { from, by, best } of prices.prices) {
      const given = at(from + 1)?.command;
      if (best === null || whose(best) === whose(given) || whose(best) === whose({})) continue;
      const rest = steps.filter(({ number }) => number > from + 1);
      const others = rest.findIndex(({ seat }) => seat !== by && seat !== DICE);
      const later = rest.slice(0, others < 0 ? undefined : others).filter(({ seat }) => seat === by);
      for (const { number, command } of later) {
        expect(whose(command), `order ${from + 1}`).not.toBe(whose(best));
        const held = prices.prices.find((price) => price.from === number - 1)?.best;
        if (held && whose(held) !== whose(command)) expect(whose(held), `order ${number}`).not.toBe(whose(best));
      }
    }
  });

  it('are the same for one order by itself, so that the board tells what the report does', () => {
    const orders = steps.filter(({ seat, command }) => command !== undefined && seat !== DICE);
    const costly = prices.costliest.flatMap(([most]) => (most ? [most.from] : []));
    const asked = [...costly, ...orders.filter((_, i) => i % 20 === 10).map(({ number }) => number - 1)];
    for (const from of asked) {
      const price = prices.prices.find((one) => one.from === from);
      const told = price?.costs[seats.indexOf(price.by)] ?? null;
      expect(costInBattle(known, steps, from, { reads: READS }), `order ${from + 1}`).toBe(told);
    }
    expect(costly.length).toBeGreaterThan(0);
  });

  it('make the captain object to orders that cost, never to his own', () => {
    let objections = 0;
    for (const { state } of steps.filter((_, i) => i % 12 === 0)) {
      const seat = ruleset.pending(state)[0]?.seat ?? DICE;
      if (seat === DICE) continue;
      const view = ruleset.view(state, seat);
      const offers = ruleset.offers(view, seat);
      const against = (command: Command) => objectionTo(known, view, seat, command, { reads: READS });
      const best = advise(known, view, seat, { reads: READS })?.best;
      if (best !== undefined) expect(against(best)).toBeNull();
      for (const offer of [...offers.slice(0, 4), ...offers.slice(-1)]) {
        const found = against(offer);
        if (found === null) continue;
        objections++;
        expect(found.cost).toBeGreaterThanOrEqual(2 * LEAST_COST);
        expect(found.reasons.length).toBeGreaterThan(0);
        expect(found.leaves && known.room?.advice?.rests.includes(offer.type)).toBe(false);
        expect(ruleset.decide(view, seat, found.better).ok).toBe(true);
      }
    }
    expect(objections).toBeGreaterThan(0);
  });

  it('are what a resignation gives up, whoever must decide, and nothing for the offer of a draw', () => {
    const [last] = steps.filter(({ state }) => (ruleset.pending(state)[0]?.seat ?? DICE) !== DICE).slice(-1);
    if (last === undefined) throw new Error('nobody decides');
    const after = (seat: string, command: Command): readonly AccountedStep[] => {
      const decision = ruleset.decide(last.state, seat, command);
      if (!decision.ok) throw new Error(`${command.type} is refused`);
      return [last, { number: last.number + 1, seat, command, state: decision.state }];
    };
    for (const [side, seat] of seats.entries()) {
      const played = after(seat, RESIGN);
      const account = accountOf(known, played);
      if (account === null) throw new Error('no account');
      const resigned = pricesOf(known, played, { reads: READS }) as Prices;
      const { own, unexplained } = sumFor(account, side, resigned).parts ?? { own: NaN, unexplained: NaN };
      expect(own).toBeCloseTo(account.start[side] ?? NaN, 9);
      expect(unexplained).toBeCloseTo(0, 9);
      expect(resigned.costliest[side]).toEqual([]);
      const offered = after(seat, OFFER_DRAW);
      expect(pricesOf(known, offered, { reads: READS })?.prices).toEqual([]);
      // Accepted, it costs whoever stood better what the other gains, and nothing is left unexplained.
      const drawn = [...offered];
      for (;;) {
        const { state, number } = drawn.at(-1) as AccountedStep;
        const [asked] = ruleset.pending(state);
        if (ruleset.outcome(state) !== null || asked === undefined) break;
        const agreed = ruleset.decide(state, asked.seat, ACCEPT_DRAW);
        if (!agreed.ok) throw new Error('it is refused');
        drawn.push({ number: number + 1, seat: asked.seat, command: ACCEPT_DRAW, state: agreed.state });
      }
      const agreedOn = pricesOf(known, drawn, { reads: READS }) as Prices;
      const even = accountOf(known, drawn);
      if (even === null) throw new Error('no account');
      const ahead = even.start.indexOf(Math.max(...even.start));
      for (const [other, standing] of even.start.entries()) {
        const parts = sumFor(even, other, agreedOn).parts ?? { own: NaN, gained: NaN, unexplained: NaN };
        expect(parts.unexplained).toBeCloseTo(0, 2);
        expect(other === ahead ? parts.own : -parts.gained).toBeCloseTo(standing - (even.end[other] ?? NaN), 2);
      }
      expect(agreedOn.prices.every(({ by, gaveUp }) => by === seats[ahead] && gaveUp === 'draw')).toBe(true);
    }
  });

  it('are those of the same order weighed by itself with what of its battle bears on it, as in a puzzle made of it', () => {
    const costly = prices.costliest.flat();
    expect(costly.length).toBeGreaterThan(0);
    for (const { from, by, best, costs, leaves, context } of costly) {
      const given = at(from + 1)?.command as Command;
      const weighed = weighedAt(known, at(from)?.state, by, [given], { reads: READS, context });
      expect(weighed?.best[0]?.command).toEqual(best);
      expect(weighed?.given[0]?.cost).toBe(costs[seats.indexOf(by)]);
      expect(weighed?.given[0]?.leaves).toBe(leaves);
    }
  });

  it('agree with the decision weighed by itself: best orders first, what came of them, and what another costs', () => {
    const [costly] = prices.costliest.flat();
    if (costly === undefined) throw new Error('no costly order');
    const { from, by, best, costs } = costly;
    const before = at(from)?.state;
    const given = at(from + 1)?.command;
    const refused = { type: 'no such order' };
    const weighed = weighedAt(known, before, by, [given as Command, refused], { reads: READS });
    const [first] = weighed?.best ?? [];
    const [worse, none] = weighed?.given ?? [];
    expect(first?.command).toEqual(best);
    expect(first?.isEqual).toBe(true);
    expect(worse?.isEqual).toBe(false);
    expect(worse?.cost).toBeCloseTo(costs[seats.indexOf(by)] ?? NaN, 9);
    expect((first?.standing ?? NaN) - (worse?.standing ?? NaN)).toBeCloseTo(worse?.cost ?? NaN, 9);
    expect(none).toBeNull();
    expect(weighed?.best.length).toBeLessThanOrEqual(3);
    for (const { turns, standing } of weighed?.best ?? []) {
      if (turns.length === 0) continue;
      expect(turns.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(turns.reduce((sum, { chance, standing: after }) => sum + chance * after, 0)).toBeCloseTo(
        standing ?? NaN,
        9,
      );
    }
    expect(weighedAt(known, before, by, [given as Command, refused], { reads: READS })).toEqual(weighed);
    expect(weighedAt(known, before, seats.find((seat) => seat !== by) ?? '')).toBeNull();
  });

  // A turn played on to the next costs seconds elsewhere.
  it.runIf(id === 'simplicity')(
    'are for whoever does nothing all that a captain would still do in that turn, and the same on the board',
    () => {
      const lost = idleIn(steps)
        .slice(0, 3)
        .map(({ before, after }) => {
          const { seat, command } = after;
          const left = turnLeft(known, before.state, seat);
          const [price] = pricesOf(known, [before, after], { reads: READS })?.prices ?? [];
          const board = weighedAt(known, before.state, seat, [command], { reads: READS })?.given[0];
          const cost = left?.costs[seats.indexOf(seat)] ?? NaN;
          if (cost < 2 * LEAST_COST) return 0;
          expect(price?.from).toBe(before.number);
          // No more can be given away than there is.
          const standing = standingIn(known)?.(before.state).standings[seats.indexOf(seat)] ?? NaN;
          expect(price?.costs[seats.indexOf(seat)]).toBeGreaterThanOrEqual(Math.min(cost, standing) - 1e-9);
          expect(board?.cost).toBeCloseTo(price?.costs[seats.indexOf(seat)] ?? NaN, 9);
          expect(board?.leaves).toBe(left?.orders);
          return cost;
        });
      expect(Math.max(...lost)).toBeGreaterThan(0);
    },
  );

  it.runIf(id === 'simplicity')(
    'are never less than nothing for an ended turn, and nothing where a captain goes on in vain',
    () => {
      const found = idleIn(accountedSteps(replayGolden(ruleset, golden)), 80).map(({ before, after }) => {
        const { seat, command } = after;
        const side = seats.indexOf(seat);
        const left = turnLeft(known, before.state, seat, { reads: FEW });
        const board = weighedAt(known, before.state, seat, [command], { reads: FEW })?.given[0];
        expect(left?.costs[side]).toBeGreaterThanOrEqual(0);
        expect(board?.cost).toBeGreaterThanOrEqual(0);
        if (left?.costs[side] !== 0) return true;
        expect(left.orders).toBe(0);
        expect([board?.isEqual, board?.cost, board?.leaves]).toEqual([true, 0, undefined]);
        expect(pricesOf(known, [before, after], { reads: FEW })?.prices).toEqual([]);
        return false;
      });
      // Both were met.
      expect(new Set(found).size).toBe(2);
    },
  );

  // Only here does a rest that leaves the turn open come cheap.
  it.runIf(id === 'skirmish')(
    'of an order after which its side did nothing more are the same in a puzzle made of it',
    () => {
      const isRest = ({ type }: Command) => known.room?.advice?.rests.includes(type) === true;
      const resting = (before: AccountedStep): readonly AccountedStep[] => {
        const all: AccountedStep[] = [before];
        const { active } = ruleset.summary(before.state);
        for (;;) {
          const { number, state } = all.at(-1) as AccountedStep;
          const [asked] = ruleset.pending(state);
          if (asked === undefined || asked.seat === DICE || ruleset.summary(state).active !== active) return all;
          const command = ruleset.offers(ruleset.view(state, asked.seat), asked.seat).find(isRest);
          const decision = command && ruleset.decide(state, asked.seat, command);
          if (command === undefined || !decision?.ok) return all;
          all.push({ number: number + 1, seat: asked.seat, command, state: decision.state });
        }
      };
      const played = steps.map(resting).find((all) => all.length > 2);
      const [before, given] = played ?? [];
      if (played === undefined || before === undefined || given?.command === undefined)
        throw new Error('nobody rests twice');
      const [costly] = pricesOf(known, played, { reads: FEW })?.costliest.flat() ?? [];
      if (costly === undefined) throw new Error('it costs nothing');
      expect([costly.from, costly.context.ends]).toEqual([before.number, true]);
      const cost = (context: OrderContext) =>
        weighedAt(known, before.state, given.seat, [given.command as Command], { reads: FEW, context })?.given[0]?.cost;
      expect(cost(costly.context)).toBe(costly.costs[seats.indexOf(given.seat)]);
      expect(cost({})).toBeLessThan(cost(costly.context) ?? 0);
    },
  );

  it.runIf(id === 'simplicity')('of an ended turn are found step by step, so that whoever waits may stop', () => {
    const [idle] = idleIn(steps);
    if (idle === undefined) throw new Error('no turn is ended');
    const work = pricing(known, [idle.before, idle.after], { reads: FEW });
    let count = 0;
    while (work.next().done !== true) count++;
    expect(count).toBeGreaterThan(10);
  });

  it.runIf(id === 'simplicity')(
    'of a side that does nothing take two workers about alike, in the time there is',
    () => {
      const idle: Player<unknown, Command> = {
        name: 'idle',
        choose: (_, __, offers) =>
          offers.find(({ type }) => known.room?.advice?.rests.includes(type) === true) ?? (offers[0] as Command),
      };
      const corporal = corporalPlayer(ruleset, known.evaluation);
      const [first] = steps;
      if (first === undefined) throw new Error('no battle');
      const played: AccountedStep[] = [first];
      playState(
        ruleset,
        first.state,
        { players: { [seats[0] as string]: idle, [seats[1] as string]: corporal }, dice: seededDice('idle') },
        {
          until: () => played.length > MOST,
          onStep: ({ seat, command, state }) =>
            void played.push({ number: first.number + played.length, seat, command, state }),
        },
      );
      const readBy = (part: number): number => {
        let count = 0;
        const { value } = known;
        if (value === null) return NaN;
        const holdings = (state: unknown) => {
          count++;
          return value.holdings(state);
        };
        pricesOf({ ...known, value: { ...value, holdings } }, played, { reads: FEW, share: { part, parts: 2 } });
        return count;
      };
      const both = [readBy(0), readBy(1)];
      expect(Math.min(...both)).toBeGreaterThan(0);
      expect(Math.max(...both) / (Math.max(...both) + Math.min(...both))).toBeLessThan(0.7);
      expect(Math.max(...both) / played.length).toBeLessThan(READS_AN_ORDER);
    },
  );

  /** Moments at which a side may end its turn and leave the rest of it, each so many steps, with that command after it. */
  function idleIn(played: readonly AccountedStep[], each = 1) {
    return played.flatMap((before, i) => {
      const { length, active } = ruleset.summary(before.state);
      const seat = ruleset.pending(before.state)[0]?.seat ?? DICE;
      if (i % each !== 0 || length === 0 || seat !== active) return [];
      const isRest = ({ type }: Command) => known.room?.advice?.rests.includes(type) === true;
      const command = ruleset.offers(ruleset.view(before.state, seat), seat).filter(isRest).at(-1);
      const decision = command && ruleset.decide(before.state, seat, command);
      if (command === undefined || !decision?.ok) return [];
      const isOver = ruleset.summary(decision.state).active !== active;
      return isOver ? [{ before, after: { number: before.number + 1, seat, command, state: decision.state } }] : [];
    });
  }

  it('are the same to the bit when they are found again, side by side', () => {
    const parts = [0, 1].map((part) => pricesOf(known, steps, { reads: READS, share: { part, parts: 2 } }) as Prices);
    expect(joinedPrices(parts)).toEqual(prices);
  });

  it('show a planted blunder among the three costliest orders of its side, be the best given after it', () => {
    const blunder = blunderIn(steps);
    expect(blunder).not.toBeNull();
    if (blunder === null) return;
    const planted = [...steps.filter(({ number }) => number < blunder.number), blunder];
    const { costliest } = pricesOf(known, planted, { reads: READS }) as Prices;
    const own = costliest[seats.indexOf(blunder.seat)] ?? [];
    expect(own.map(({ from }) => from)).toContain(blunder.number - 1);
    const found = own.find(({ from }) => from === blunder.number - 1);
    expect(found?.reasons.length).toBeGreaterThan(0);
    // The best given after it makes up for nothing: it is held against the next best then, where there are some.
    const view = ruleset.view(at(blunder.number - 1)?.state, blunder.seat);
    if (ruleset.offers(view, blunder.seat).length <= 3) return;
    const late = { number: blunder.number + 1, seat: blunder.seat, command: found?.best as Command };
    const after = [...planted, { ...late, state: blunder.state }];
    const anew = pricesOf(known, after, { reads: READS })?.costliest[seats.indexOf(blunder.seat)] ?? [];
    const held = anew.find(({ from }) => from === blunder.number - 1);
    expect(held).toBeDefined();
    // Only what another piece does all the same is no longer the best.
    const pieces = (order: unknown) =>
      known.room?.advice?.pieces.map((name) => (order as Readonly<Record<string, unknown>>)[name]);
    expect(equalData(held?.best, found?.best)).toBe(equalData(pieces(blunder.command), pieces(found?.best)));
  });

  /** The last order that may be replaced by one that the judge prices as a blunder. */
  function blunderIn(played: readonly AccountedStep[]): AccountedStep | null {
    for (const { number, seat } of [...played].reverse()) {
      const before = at(number - 1)?.state;
      if (seat === DICE || before === undefined) continue;
      const offers = ruleset.offers(ruleset.view(before, seat), seat);
      for (const command of offers.slice(-3)) {
        if ((priceOf(known, before, seat, command, { reads: JUDGE }) ?? 0) < BLUNDER) continue;
        const decision = ruleset.decide(before, seat, command);
        if (decision.ok) return { number, seat, command, state: decision.state };
      }
    }
    return null;
  }
});

it('has no prices where nobody knows the rules well enough', async () => {
  const [golden] = goldenRecords('simplicity');
  const known = await versionOf('simplicity', golden?.header.rulesVersion ?? 0);
  if (golden === undefined || known === null) throw new Error('no golden battle');
  const steps = stepsOf(replayGolden(known.ruleset, golden), { to: 20 });
  expect(pricesOf({ ...known, room: null }, steps)).toBeNull();
  expect(pricesOf({ ...known, value: null }, steps)).toBeNull();
});
