import { describe, expect, test } from 'vitest';
import { duel, type DuelCommand, type DuelEvent, type DuelState, SETUP } from '../test/duel.ts';
import { checkConformance, ConformanceFailure, freezeAll, wander } from './conformance.ts';
import { checkRoll, type Decision, type DiceRequest, hashOf, type Outcome, type Refusal, refuse, type Roll, type Ruleset, type Seat, stepsOf } from './index.ts';

type Duel = Ruleset<DuelState, DuelCommand, DuelEvent>;
type Judged = Decision<DuelState, DuelEvent>;

/** The failure that the kit finds in a duel with something broken in it. */
function found(broken: Partial<Duel>): ConformanceFailure {
  try {
    checkConformance({ ...duel, ...broken }, SETUP, { seeds: 12, steps: 120 });
  } catch (error) {
    if (error instanceof ConformanceFailure) return error;
    throw error;
  }
  throw new Error('the kit found nothing');
}

test('a sound rule set passes, and its battles end', () => {
  const report = checkConformance(duel, SETUP, { seeds: 30 });
  expect(report.battles).toBe(30);
  expect(report.ended).toBe(30);
  expect(report.commands).toBeGreaterThan(500);
  expect(report.longest).toBeLessThan(400);
});

test('a battle longer than the steps is left unfinished', () => {
  expect(checkConformance(duel, { ...SETUP, rounds: 50 }, { seeds: [3, 5], steps: 10 })).toMatchObject({ battles: 2, ended: 0, commands: 20 });
});

test('costly checks may be made now and then only', () => {
  let asked = 0;
  const counting: Duel = { ...duel, faults: () => (asked++, []) };
  const { commands } = checkConformance(counting, SETUP, { seeds: 1, every: 7, tries: { old: 0, mutants: 0 } });
  expect(asked).toBeLessThanOrEqual(commands / 7 + 2);
});

test('wandering is the same for the same seed and another for another', () => {
  const hashes = [1, 1, 2].map((seed) => wander(duel, SETUP, seed).battle.hash);
  expect(hashes[0]).toBe(hashes[1]);
  expect(hashes[0]).not.toBe(hashes[2]);
});

test('wandering freezes what it meets, unless told not to', () => {
  const frozen = wander(duel, SETUP, 4).battle;
  expect(stepsOf(frozen).every((step) => Object.isFrozen(step.state.men[0]))).toBe(true);
  expect(Object.isFrozen(wander(duel, SETUP, 4, { deepFreeze: false }).battle.state)).toBe(false);
});

test('the failure names rule set, seed and step, and its call leads there', () => {
  const broken: Partial<Duel> = { secrets: (state, seat) => (state.round === 3 ? ['{'] : duel.secrets(state, seat)) };
  const failure = found(broken);
  expect(failure.message).toContain('duel 2 [view] red can see {');
  expect(failure.message).toContain(`seed ${failure.place.seed}, step ${failure.place.step}: see it by wander(`);
  const { battle } = wander({ ...duel, ...broken }, SETUP, failure.place.seed, { steps: failure.place.step });
  expect(battle.state.round).toBe(3);
});

test('the kit changes nothing in a battle that it examines', () => {
  const seen: string[] = [];
  const examined = wander(duel, SETUP, 9, { onState: ({ battle }) => seen.push(hashOf(battle.state)) });
  expect(seen).toHaveLength(examined.battle.count + 1);
  expect(seen.slice(1)).toEqual(stepsOf(examined.battle).map((step) => hashOf(step.state)));
});

test('freezing goes all the way down', () => {
  const value = { a: [{ b: 1 }], c: null };
  freezeAll(value);
  expect(Object.isFrozen(value.a[0])).toBe(true);
});

/** A duel whose judge says what `change` makes of the true decision. */
const judging = (change: (decision: Judged, state: DuelState, seat: Seat, command: DuelCommand | Roll) => Judged): Partial<Duel> => ({
  decide: (state, seat, command) => change(duel.decide(state, seat, command), state, seat, command),
});
/** A duel in which every accepted command leads to another state than it should. */
const leading = (change: (state: DuelState, command: DuelCommand | Roll) => unknown): Partial<Duel> =>
  judging((decision, _state, _seat, command) => (decision.ok ? { ...decision, state: change(decision.state, command) as DuelState } : decision));
/** A duel that refuses in another way. */
const refusing = (refusal: unknown): Partial<Duel> => judging((decision) => (decision.ok ? decision : { ok: false, refusal: refusal as Refusal }));
/** A duel with other dice. */
const rolling = (change: Partial<DiceRequest>): Partial<Duel> => ({
  pending: (state) => duel.pending(state).map((waiting) => (waiting.dice === undefined ? waiting : { ...waiting, dice: waiting.dice.map((one) => ({ ...one, ...change })) })),
});
const hidden = (state: DuelState): boolean => state.men.some((man) => man.guard === 'hidden');
const wounded = (state: DuelState): boolean => state.outcome === null && state.men.some((man) => man.lives < 3);
/** A place that no offered steps lead to within a round: only a stray gets there. */
const strayed = (state: DuelState): boolean => state.round === 1 && state.men.some((man) => man.at === 1 || man.at === 99);
const draw: Outcome = { winner: null, rule: 'DUEL-END-9', reason: 'duel.draw' };
let calls = 0;
let battles = 0;

describe('what is broken is found', () => {
  test.each<readonly [string, RegExp, Partial<Duel>]>([
    ['an offer that is refused', /\[offers\] .* is offered .*strike.*, but it is refused/, { offers: (state, seat) => ((offers) => (offers.length > 2 ? [...offers, { type: 'strike' } as const] : offers))(duel.offers(state, seat)) }],
    ['an offer to somebody who need not decide', /\[offers\] blue need not decide and is offered/, { offers: (state, seat) => ((offers) => (seat === 'blue' && state.outcome === null && offers.length === 0 ? [{ type: 'wait' }] : offers))(duel.offers(state, seat)) }],
    ['a choice offered to the dice', /\[offers\] the dice are offered a choice/, { offers: (state, seat) => (seat === 'dice' ? [{ type: 'wait' }] : duel.offers(state, seat)) }],
    ['nothing offered to somebody who must decide', /\[offers\] .* must decide guards and is offered nothing/, { offers: (state, seat) => (state.round === 2 ? [] : duel.offers(state, seat)) }],
    ['an offer that is not covered', /\[covers\] .* is offered .*wait.*, but it is not covered/, { covers: (state, seat, command) => command.type !== 'wait' && duel.covers(state, seat, command) }],
    ['a covers that throws', /\[covers\] .* threw/, { covers: () => { throw new Error('oh'); } }],
    ['a command accepted that is not open', /\[covers\] .*strike.* is accepted, but it is neither offered nor covered/, judging((decision, state) => (decision.ok || decision.refusal.rule !== 'DUEL-ACT-5' ? decision : { ok: true, state: { ...state, frames: [...state.frames, { at: 'blows', man: 0 }] }, events: [] }))],
    ['a command accepted from somebody who need not decide', /\[covers\] .*wait.* is accepted, but/, judging((decision, state, seat, command) => (decision.ok || decision.refusal.rule !== 'DUEL-ACT-3' || command.type !== 'wait' || seat === 'nobody' ? decision : { ok: true, state, events: [] }))],
    [
      // Only a retry of old offers finds this: after the first round a guard may be chosen twice.
      'an old command accepted in one place only',
      /\[covers\] .*guard.* is accepted, but/,
      judging((decision, state, seat, command) => (!decision.ok && command?.type === 'guard' && state.round > 1 && state.outcome === null && command.guard === `${seat}-high` ? { ok: true, state, events: [] } : decision)),
    ],
    ['a command accepted from nobody', /\[garbage\] nobody may send/, { decide: (state, seat, command) => duel.decide(state, seat === 'nobody' && state.outcome === null ? (duel.pending(state)[0]?.seat ?? seat) : seat, command) }],
    ['a refusal that writes into the state', /\[decide\] .* threw Cannot assign to read only property/, judging((decision, state) => { if (!decision.ok) (state as { round: number }).round++; return decision; })],
    [
      'a refusal that writes into a state it froze by halves',
      /\[unchanged\]/,
      {
        ...leading((state) => Object.freeze({ ...state, spare: { refused: 0 } })),
        decide: (state, seat, command) => {
          const decision = duel.decide(state, seat, command);
          const { spare } = state as DuelState & { spare?: { refused: number } };
          if (!decision.ok && spare !== undefined) spare.refused++;
          return decision.ok ? { ...decision, state: Object.freeze({ ...decision.state, spare: { refused: 0 } }) } : decision;
        },
      },
    ],
    ['no refusal at all', /\[refusal\] .* there is no refusal/, refusing(undefined)],
    ['a refusal without a rule', /\[refusal\] .* is not a rule id/, refusing({ rule: 'because', reason: 'duel.no', facts: {} })],
    ['a refusal without a reason', /\[refusal\] .* the reason is not a message key/, refusing({ rule: 'DUEL-NO-1', reason: '', facts: {} })],
    ['a refusal without facts', /\[refusal\] .* the facts are not an object/, refusing({ rule: 'DUEL-NO-1', reason: 'duel.no' })],
    ['a refusal with a fact that is none', /\[refusal\] .* the fact by is/, refusing({ rule: 'DUEL-NO-1', reason: 'duel.no', facts: { by: Number.NaN } })],
    ['a view that shows a secret', /\[view\] .* can see "(red|blue)-/, { view: (state) => state }],
    ['a secret that is nowhere', /\[secrets\] .*purple-high/, { secrets: () => ['"purple-high"'] }],
    ['an event that tells a secret', /\[events\] .* can hear "(red|blue)-/, { hears: (_state, event) => event }],
    ['all events told to everybody', /\[events\] .* can hear "(red|blue)-/, { hears: undefined as never }],
    ['a view that offers something else', /\[view\] .* is offered something else on its own view/, { offers: (state, seat) => (hidden(state) ? duel.offers(state, seat).slice(1) : duel.offers(state, seat)) }],
    ['a view that waits for somebody else', /\[view\] .* waits for somebody else/, { view: (state, seat) => ((view) => ({ ...view, men: view.men.map((man) => (man.guard === 'hidden' ? { ...man, guard: null } : man)) }))(duel.view(state, seat)) }],
    ['a view with other seats', /\[view\] .* has other seats/, { seats: (state) => (hidden(state) ? ['blue', 'red'] : duel.seats(state)) }],
    ['a view with another outcome', /\[view\] .* has another outcome/, { outcome: (state) => (hidden(state) ? draw : duel.outcome(state)) }],
    ['a view that changes when it is taken again', /\[view\] a view of the view/, { view: (state, seat) => ((view) => ({ ...view, round: view.round + 1 }))(duel.view(state, seat)) }],
    ['a judge that depends on something outside', /\[replay\] .* another state the second time/, leading((state) => ({ ...state, luck: ++calls }))],
    ['offers that depend on something outside', /\[determinism\]/, { create: (setup) => (battles++, duel.create(setup)), offers: (state, seat) => ((offers) => (Math.floor(battles / 2) % 2 === 0 ? offers : [...offers].reverse()))(duel.offers(state, seat)) }],
    ['a state that no JSON can carry', /\[(decide|plain)\] .* threw not plain data/, leading((state) => ({ ...state, seen: new Set([1]) }))],
    ['a state with NaN', /\[(decide|plain)\] .* threw not plain data: NaN/, leading((state) => ({ ...state, ratio: Number.NaN }))],
    ['a state with NaN after a stray only', /\[plain\] after .*"by":.* threw not plain data: NaN/, leading((state, command) => (command.type === 'step' && ![-20, -7, 7, 20].includes(command.by) ? { ...state, ratio: Number.NaN } : state))],
    ['a state that reads otherwise each time', /\[plain\] a JSON round trip changes the state/, { create: (setup) => ((made) => (made.ok ? { ok: true, value: Object.defineProperty({ ...made.value }, 'luck', { get: () => ++calls, enumerable: true }) } : made))(duel.create(setup)) }],
    [
      'a state that means something by a left-out value',
      /\[plain\] a JSON round trip changes the offers/,
      {
        create: (setup) => ((made) => (made.ok ? { ok: true, value: { ...made.value, bonus: undefined } } : made))(duel.create(setup)),
        offers: (state, seat) => ('bonus' in state ? duel.offers(state, seat) : duel.offers(state, seat).slice(0, 1)),
      },
    ],
    ['nobody to decide', /\[pending\] nobody has a decision and the battle is not over/, { pending: (state) => (wounded(state) ? [] : duel.pending(state)) }],
    ['nobody to decide after a stray only', /\[pending\] after .* nobody has a decision/, { pending: (state) => (strayed(state) ? [] : duel.pending(state)) }],
    ['somebody to decide after the end', /\[pending\] the battle is over and waits for/, { outcome: (state) => (wounded(state) ? draw : duel.outcome(state)) }],
    ['two decisions of one seat', /\[pending\] .* two things at once/, { pending: (state) => ((waiting) => (waiting.length === 1 ? [...waiting, ...waiting] : waiting))(duel.pending(state)) }],
    ['a decision of nobody', /\[pending\] purple must decide and is no side/, { pending: (state) => duel.pending(state).slice(0, 1).map((waiting) => ({ ...waiting, seat: 'purple' })) }],
    ['a decision without a rule', /\[pending\] the rule of a decision is ""/, { pending: (state) => duel.pending(state).map((waiting) => ({ ...waiting, rule: '' })) }],
    ['a side asked for dice', /\[pending\] red is asked for dice/, { pending: (state) => duel.pending(state).map((waiting) => ({ ...waiting, dice: [] })) }],
    ['dice without a request', /\[pending\] the dice are not told what to roll/, { pending: (state) => duel.pending(state).map((waiting) => (waiting.dice === undefined ? waiting : { ...waiting, dice: [] })) }],
    ['no dice to roll', /\[pending\] the dice are not told what to roll/, rolling({ count: 0 })],
    ['half a die', /\[pending\] 1.5 dice cannot be rolled/, rolling({ count: 1.5 })],
    ['a die without faces', /\[pending\] no die has the faces \[\]/, rolling({ faces: [] })],
    ['a die with half a face', /\[pending\] no die has the faces \[0.5\]/, rolling({ faces: [0.5] })],
    ['dice of nobody known', /\[pending\] purple owns dice and is no side/, rolling({ owner: 'purple' })],
    ['an outcome without a rule', /\[outcome\] the rule of the outcome is "won"/, { outcome: (state) => (state.outcome === null ? null : { ...state.outcome, rule: 'won' }) }],
    ['a winner who is no side', /\[outcome\] "purple" won and is no side/, { outcome: (state) => (state.outcome === null ? null : { ...state.outcome, winner: 'purple' }) }],
    ['an unsound state', /\[faults\] the state is unsound: wounded/, { faults: (state) => (wounded(state) ? ['wounded'] : []) }],
    ['an unsound state after a stray only', /\[faults\] .* leads to an unsound state: strayed/, { faults: (state) => (strayed(state) ? ['strayed'] : []) }],
    ['seats that change', /\[seats\] the seats changed/, { seats: (state) => (state.round > 1 ? ['blue', 'red'] : duel.seats(state)) }],
    ['dice for a side', /\[seats\] the dice are no side/, { seats: (state) => [...duel.seats(state), 'dice'] }],
    ['a side that cannot resign', /\[resign\] blue cannot resign/, judging((decision, _state, seat, command) => (command?.type === 'resign' && seat === 'blue' ? refuse('DUEL-END-2', 'duel.no') : decision))],
    ['a resigning that ends nothing', /\[resign\] blue resigned and the battle goes on/, judging((decision, state, seat, command) => (decision.ok && command.type === 'resign' && seat === 'blue' ? { ok: true, state, events: [] } : decision))],
    ['a resigning that wins', /\[resign\] blue resigned and won/, judging((decision, _state, seat, command) => (decision.ok && command.type === 'resign' && seat === 'blue' ? { ...decision, state: { ...decision.state, outcome: { ...draw, winner: 'blue' } } } : decision))],
    ['a resigning after which the battle waits', /\[resign\] .* somebody still has to decide/, { pending: (state) => (state.outcome?.rule === 'DUEL-END-2' ? [{ seat: 'red', decision: 'mourn', rule: 'DUEL-END-2' }] : duel.pending(state)) }],
    ['a nearest command that is refused', /\[nearest\] .* is told .* instead of/, { nearest: (_state, _seat, command) => command }],
    ['a nearest that throws', /\[nearest\] .* threw/, { nearest: (_state, _seat, command) => ({ type: 'step', by: (command as unknown as { by: { to: number } }).by.to }) }],
    ['an event without a rule', /\[events\] the rule of .* is not a rule id/, judging((decision) => (decision.ok ? { ...decision, events: decision.events.map((event) => ({ ...event, rule: '' })) } : decision))],
    ['an event that is not plain data', /\[events\] hashing the event threw/, judging((decision) => (decision.ok ? { ...decision, events: decision.events.map((event) => ({ ...event, odds: Number.NaN })) } : decision))],
    ['an event that cannot be told', /\[describe\] .* has no message/, { describe: (_state, event) => ({ key: event.type === 'struck' ? '' : event.type, facts: {} }) }],
    ['an event told with something that is no fact', /\[describe\] .* the fact faces is/, { describe: (_state, event) => ({ key: event.type, facts: event.faces === undefined ? {} : { faces: event.faces as never } }) }],
    [
      'a handler looked up by a name from outside',
      /\[(decide|refusal)\] .*(constructor|toString|valueOf|hasOwnProperty|__proto__)/,
      {
        decide: (state, seat, command) => {
          const handlers: Record<string, () => Judged> = { guard: () => duel.decide(state, seat, command) };
          const handler = handlers[command?.type];
          return handler === undefined ? duel.decide(state, seat, command) : handler();
        },
      },
    ],
    ['a judge that falls over on null', /\[decide\] decide of .* null threw/, { decide: (state, seat, command) => (command.type === 'wait' ? duel.decide(state, seat, command) : duel.decide(state, seat, command)) }],
    ['anything accepted for a roll', /\[garbage\] dice may send/, judging((decision, state, seat) => (seat === 'dice' && state.outcome === null && state.frames.at(-1)?.at === 'blows' ? duel.decide(state, seat, { type: 'roll', faces: [[6, 6], [2]] }) : decision))],
    [
      'a roll with false faces accepted',
      /\[garbage\] dice may send .*"faces":\[\[/,
      judging((decision, state, seat, command) => (!decision.ok && checkRoll([], command)?.reason === 'engine.dice.handfuls' && decision.refusal.reason === 'engine.dice.face' ? duel.decide(state, seat, { type: 'roll', faces: [[6, 6], [2]] }) : decision)),
    ],
    ['a set-up that is not looked at', /\[create\] create from null threw/, { create: (setup) => duel.create({ ...SETUP, lane: (setup as { lane: number }).lane }) }],
    ['a set-up refused without a word', /\[create\] a refused set-up has no proper problems/, { create: (setup) => ((made) => (made.ok ? made : { ok: false as const, problems: [] }))(duel.create(setup)) }],
    ['a damaged set-up that makes a state with NaN', /\[create\] the battle made from .* threw not plain data/, { create: (setup) => ((made) => (made.ok || typeof setup !== 'object' || setup === null ? made : { ok: true as const, value: { ...wander(duel, SETUP, 1, { steps: 0 }).battle.state, round: Number.NaN } }))(duel.create(setup)) }],
    ['a set-up that is refused', /\[create\] the set-up was refused/, { scenarios: [], create: () => ({ ok: false, problems: [{ path: '', rule: 'DUEL-SET-1', reason: 'duel.setup', facts: {} }] }) }],
    ['a scenario that is refused', /\[scenario\] the scenario lost is refused/, { scenarios: ['meadow', 'lost'] }],
    ['a scenario for every name', /\[scenario\] there is a scenario/, { scenario: () => SETUP }],
  ])('%s', (_name, message, broken) => {
    expect(found(broken).message).toMatch(message);
  });
});
