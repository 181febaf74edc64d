import { describe, expect, test } from 'vitest';
import { duel, draw, type Duel, found, hidden, judging, rolling, strayed, wounded } from '../test/broken.ts';
import { SETUP } from './duel.ts';
import { randomWalk } from './conformance.ts';

describe('a state, a view or an event that is broken is found', () => {
  test.each<readonly [string, RegExp, Partial<Duel>]>([
    ['a view that shows a secret', /\[view\] .* can see "(red|blue)-/, { view: (state) => state }],
    [
      'a view that shows a secret to watchers alone',
      /\[view\] null can see "(red|blue)-/,
      { view: (state, seat) => (seat === null || seat === 'nobody' ? state : duel.view(state, seat)) },
    ],
    [
      'a view that shows a secret to a seat that is no side',
      /\[view\] a seat that is no side sees something else than a watcher/,
      { view: (state, seat) => (seat === 'nobody' ? state : duel.view(state, seat)) },
    ],
    [
      'an event that tells a secret to watchers alone',
      /\[events\] null can hear "(red|blue)-/,
      { hears: (state, event, seat) => (seat === null ? event : duel.hears(state, event, seat)) },
    ],
    [
      'a secret that watchers know',
      /\[secrets\] "(red|blue)-.* is secret from (red|blue) and not from watchers/,
      { secrets: (state, seat) => (seat === null ? [] : duel.secrets(state, seat)) },
    ],
    [
      'a view from which a watcher can work out a secret',
      /\[watchers\] a watcher can tell \{"type":"guard".*\} of (red|blue) from \{"type":"guard"/,
      {
        // No secret is in it, and yet it depends on one.
        view(state, seat) {
          const view = duel.view(state, seat);
          const isLow = (man: number) => /-low|covered/.test(state.men[man]?.guard ?? '');
          const men = view.men.map((man, i) =>
            man.guard === 'hidden' && isLow(i) ? { ...man, guard: 'covered' } : man,
          );
          return { ...view, men };
        },
      },
    ],
    [
      'a battle that is open before the secret is out',
      /\[open\] open to (red|blue|null), which (sees less|does not hear all|must not know)/,
      { isOpen: () => true },
    ],
    [
      'a battle that is open to watchers alone',
      /\[open\] hidden from (red|blue) and open to watchers/,
      { isOpen: (state, seat) => seat === null || seat === 'nobody' || duel.isOpen(state, seat) },
    ],
    [
      'a battle that is closed to seats that are no side',
      /\[open\] a seat that is no side is told otherwise than a watcher/,
      { isOpen: (state, seat) => seat !== 'nobody' && duel.isOpen(state, seat) },
    ],
    [
      'a judge whose answers tell what is hidden',
      /\[answers\] (red|blue) learns from .*"guard"/,
      judging((decision, state, seat) =>
        !decision.ok && state.men.some((man) => man.seat !== seat && /-low/.test(man.guard ?? ''))
          ? { ...decision, refusal: { ...decision.refusal, facts: { warm: true } } }
          : decision,
      ),
    ],
    [
      'standing orders that answer unasked',
      /\[standing\] .* answer \{"type":"wait"\}, unasked/,
      {
        standing: (view, seat) =>
          duel.pending(view).some((waiting) => waiting.seat === seat) ? null : { type: 'wait' },
      },
    ],
    [
      'standing orders that are refused',
      /\[standing\] .* which is refused/,
      {
        standing: (view, seat) =>
          duel.pending(view).some((waiting) => waiting.seat === seat && waiting.decision === 'act')
            ? { type: 'step', by: 99 }
            : null,
      },
    ],
    ['a secret that is nowhere', /\[secrets\] .*purple-high/, { secrets: () => ['"purple-high"'] }],
    ['an event that tells a secret', /\[events\] .* can hear "(red|blue)-/, { hears: (_state, event) => event }],
    ['nothing said about events', /\[events\] .* threw ruleset.hears is not a function/, { hears: undefined as never }],
    [
      'a view that offers something else',
      /\[view\] .* is offered something else on its own view/,
      { offers: (state, seat) => (hidden(state) ? duel.offers(state, seat).slice(1) : duel.offers(state, seat)) },
    ],
    [
      'a view that waits for somebody else',
      /\[view\] .* waits for somebody else/,
      {
        view: (state, seat) =>
          ((view) => ({
            ...view,
            men: view.men.map((man) => (man.guard === 'hidden' ? { ...man, guard: null } : man)),
          }))(duel.view(state, seat)),
      },
    ],
    [
      'a view with other seats',
      /\[view\] .* has other seats/,
      { seats: (state) => (hidden(state) ? ['blue', 'red'] : duel.seats(state)) },
    ],
    [
      'a view with another outcome',
      /\[view\] .* has another outcome/,
      { outcome: (state) => (hidden(state) ? draw : duel.outcome(state)) },
    ],
    [
      'a view that changes when it is taken again',
      /\[view\] a view of the view/,
      { view: (state, seat) => ((view) => ({ ...view, round: view.round + 1 }))(duel.view(state, seat)) },
    ],
    [
      'nobody to decide',
      /\[pending\] nobody has a decision and the battle is not over/,
      { pending: (state) => (wounded(state) ? [] : duel.pending(state)) },
    ],
    [
      'nobody to decide after a stray only',
      /\[pending\] after .* nobody has a decision/,
      { pending: (state) => (strayed(state) ? [] : duel.pending(state)) },
    ],
    [
      'somebody to decide after the end',
      /\[pending\] the battle is over and waits for/,
      { outcome: (state) => (wounded(state) ? draw : duel.outcome(state)) },
    ],
    [
      'two decisions of one seat',
      /\[pending\] .* two things at once/,
      {
        pending: (state) =>
          ((waiting) => (waiting.length === 1 ? [...waiting, ...waiting] : waiting))(duel.pending(state)),
      },
    ],
    [
      'a decision of nobody',
      /\[pending\] purple must decide and is no side/,
      {
        pending: (state) =>
          duel
            .pending(state)
            .slice(0, 1)
            .map((waiting) => ({ ...waiting, seat: 'purple' })),
      },
    ],
    [
      'a decision without a rule',
      /\[pending\] the rule of a decision is ""/,
      { pending: (state) => duel.pending(state).map((waiting) => ({ ...waiting, rule: '' })) },
    ],
    [
      'a side asked for dice',
      /\[pending\] red is asked for dice/,
      { pending: (state) => duel.pending(state).map((waiting) => ({ ...waiting, dice: [] })) },
    ],
    [
      'dice without a request',
      /\[pending\] the dice are not told what to roll/,
      {
        pending: (state) =>
          duel.pending(state).map((waiting) => (waiting.dice === undefined ? waiting : { ...waiting, dice: [] })),
      },
    ],
    ['no dice to roll', /\[pending\] the dice are not told what to roll/, rolling({ count: 0 })],
    ['half a die', /\[pending\] 1.5 dice cannot be rolled/, rolling({ count: 1.5 })],
    ['a die without faces', /\[pending\] no die has the faces \[\]/, rolling({ faces: [] })],
    ['a die with half a face', /\[pending\] no die has the faces \[0.5\]/, rolling({ faces: [0.5] })],
    ['dice of nobody known', /\[pending\] purple owns dice and is no side/, rolling({ owner: 'purple' })],
    [
      'an outcome without a rule',
      /\[outcome\] the rule of the outcome is "won"/,
      { outcome: (state) => (state.outcome === null ? null : { ...state.outcome, rule: 'won' }) },
    ],
    [
      'a winner who is no side',
      /\[outcome\] "purple" won and is no side/,
      { outcome: (state) => (state.outcome === null ? null : { ...state.outcome, winner: 'purple' }) },
    ],
    [
      'seats that change',
      /\[seats\] the seats changed/,
      { seats: (state) => (state.round > 1 ? ['blue', 'red'] : duel.seats(state)) },
    ],
    ['dice for a side', /\[seats\] the dice are no side/, { seats: (state) => [...duel.seats(state), 'dice'] }],
    [
      'an event without a rule',
      /\[events\] the rule of .* is not a rule id/,
      judging((decision) =>
        decision.ok ? { ...decision, events: decision.events.map((event) => ({ ...event, rule: '' })) } : decision,
      ),
    ],
    [
      'an event that is not plain data',
      /\[events\] hashing the event threw/,
      judging((decision) =>
        decision.ok
          ? { ...decision, events: decision.events.map((event) => ({ ...event, odds: Number.NaN })) }
          : decision,
      ),
    ],
    [
      'an event that cannot be told',
      /\[describe\] .* has no message/,
      { describe: (_state, event) => ({ key: event.type === 'struck' ? '' : event.type, facts: {} }) },
    ],
    [
      'an event told with something that is no fact',
      /\[describe\] .* the fact faces is/,
      {
        describe: (_state, event) => ({
          key: event.type,
          facts: event.faces === undefined ? {} : { faces: event.faces as never },
        }),
      },
    ],
    [
      'a set-up that is not looked at',
      /\[create\] create from null threw/,
      { create: (setup) => duel.create({ ...SETUP, lane: (setup as { lane: number }).lane }) },
    ],
    [
      'a set-up refused without a word',
      /\[create\] a refused set-up has no proper problems/,
      { create: (setup) => ((made) => (made.ok ? made : { ok: false as const, problems: [] }))(duel.create(setup)) },
    ],
    [
      'a damaged set-up that makes a state with NaN',
      /\[create\] the battle made from .* threw not plain data/,
      {
        create: (setup) =>
          ((made) =>
            made.ok || typeof setup !== 'object' || setup === null
              ? made
              : {
                  ok: true as const,
                  value: { ...randomWalk(duel, SETUP, 1, { steps: 0 }).battle.state, round: Number.NaN },
                })(duel.create(setup)),
      },
    ],
    [
      'a set-up that is refused',
      /\[create\] the set-up was refused/,
      {
        scenarios: [],
        create: () => ({ ok: false, problems: [{ path: '', rule: 'DUEL-SET-1', reason: 'duel.setup', facts: {} }] }),
      },
    ],
    ['a scenario that is refused', /\[scenario\] the scenario lost is refused/, { scenarios: ['meadow', 'lost'] }],
    ['a scenario for every name', /\[scenario\] there is a scenario/, { scenario: () => SETUP }],
  ])('%s', (_name, message, broken) => {
    expect(found(broken).message).toMatch(message);
  });
});
