/** Random rolls and losses: what `adjudicate` accepts, a battle laid out alike has, and with the same result. */
import { DICE, type Seat, total } from '@drumhead/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { order, posed } from '../../test/orderPositions.ts';
import { acting, type FeatureSpec, type ModelSpec, position } from '../../test/positions.ts';
import { activationBonus } from '../turn/activation.ts';
import { changeSquad, draftOf } from '../state/draft.ts';
import type { Frame, OrderKind } from '../state/frames.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { decide } from '../turn/machine.ts';
import { moraleTrigger } from '../morale/triggers.ts';
import { breaksBy } from '../victory/breaking.ts';
import { canCharge } from '../movement/charge.ts';
import { bashProblem } from '../movement/doorBashing.ts';
import { adjudicate, type SituationKind } from './index.ts';

const face = fc.integer({ min: 1, max: 6 });
const q = fc.integer({ min: 2, max: 6 });

function asked(kind: SituationKind, situation: object) {
  const judged = adjudicate(kind, situation);
  return judged.ok
    ? { value: judged.value as unknown as Record<string, never>, rules: [] as readonly string[] }
    : { value: null, rules: judged.problems.map(({ rule }) => rule) };
}
const sumOf = (value: unknown): number => (value as { readonly total: number }).total;

/** A command that must be accepted. */
function after(state: State, seat: Seat, command: Parameters<typeof decide>[2]) {
  const decision = decide(state, seat, command);
  if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
  return decision;
}

/** The event of this type that the dice bring about. */
function rolledAfter<T extends Event['type']>(state: State, type: T, ...faces: readonly (readonly number[])[]) {
  const found = after(state, DICE, { type: 'roll', faces }).events.find((event) => event.type === type);
  if (found === undefined) throw new Error(`no event ${type}`);
  return found as Extract<Event, { readonly type: T }>;
}

describe('an order', () => {
  const KINDS: readonly OrderKind[] = ['groupMove', 'regroup', 'volley', 'shootAndReload'];
  const told = fc.record({
    kind: fc.constantFrom(...KINDS),
    q: fc.array(q, { minLength: 2, maxLength: 8 }),
    musician: fc.boolean(),
    dice: fc.array(face, { minLength: 1, maxLength: 3 }),
  });

  /** A row of so many beside each other, in front of a Leader, and a target up the table; perhaps a Musician behind. */
  function drawnUp({ kind, q: qualities, musician }: typeof told extends fc.Arbitrary<infer T> ? T : never): State {
    const two = kind === 'shootAndReload';
    const row = qualities.map((quality, i): ModelSpec => {
      const [across, back] = two ? [Math.floor(i / 2), i % 2] : [i, 0];
      return { at: [230 + 20 * across, 500 + 20 * back], q: quality };
    });
    const behind: ModelSpec[] = musician ? [{ at: [360, 560], specials: ['musician'] }] : [];
    return posed({ leader: { at: [300, 545] }, row: [...row, ...behind], enemies: [{ at: [300, 410], player: 1 }] });
  }

  it('SK-GRP-2 SK-GRP-4 SK-GRP-13 SK-GRP-20 SK-SPR-12 is answered if and as a battle has it', () => {
    let accepted = 0;
    fc.assert(
      fc.property(told, (all) => {
        const { kind, q: qualities, musician, dice } = all;
        const { value, rules } = asked('order', { order: kind, q: qualities, musician, dice });
        const state = drawnUp(all);
        const members = qualities.map((_, i) => 1 + i);
        const front = kind === 'shootAndReload' ? members.filter((_, i) => i % 2 === 0) : members;
        const partners = kind === 'shootAndReload' ? members.filter((_, i) => i % 2 === 1) : [];
        const target = kind === 'volley' || kind === 'shootAndReload' ? state.models.length - 1 : -1;
        const command =
          kind === 'shootAndReload' && partners.length === front.length
            ? order(kind, front, { target, partners, weapons: front.map(() => 0) })
            : order(kind, members, { target, weapons: target < 0 ? [] : members.map(() => 0) });
        if (value === null) {
          const ordered = decide(state, 'red', command);
          expect(rules).toContain(ordered.ok ? null : ordered.refusal.rule);
          return;
        }
        accepted++;
        const given = after(state, 'red', command);
        const chosen = after(given.state, 'red', { type: 'orderDice', dice: dice.length });
        const { quality, bonus, failures } = rolledAfter(chosen.state, 'orderRolled', dice);
        expect([value['quality'], sumOf(value['bonus']), value['result']]).toMatchObject([
          quality,
          total(bonus),
          { failures },
        ]);
      }),
      { numRuns: 200 },
    );
    expect(accepted).toBeGreaterThan(60);
  });
});

describe('an activation with a charge or with luck', () => {
  it('SK-SPR-2 SK-SPR-22 is answered if a battle has it, with its bonus', () => {
    const specials = fc.subarray(['elan', 'unpredictable', 'green', 'unstable'] as const);
    let accepted = 0;
    fc.assert(
      fc.property(
        specials,
        fc.boolean(),
        fc.boolean(),
        fc.array(face, { minLength: 1, maxLength: 3 }),
        (own, charge, lucky, dice) => {
          const { value, rules } = asked('activation', { specials: own, charge, lucky, dice });
          const state = position({
            models: [
              { at: [300, 300], specials: own },
              { at: [300, 240], player: 1 },
            ],
            frames: [
              { at: 'turn', player: 0, over: false },
              { at: 'diceChoice', model: 0, chooser: 0, chosen: 0, lucky },
            ],
          });
          const may = !lucky || own.includes('unpredictable');
          const command = { type: 'dice', dice: dice.length, charge } as const;
          if (value === null) {
            // Luck without the special rule never comes to be; the rest is refused on the table too.
            const refused = decide(state, 'red', command);
            if (may) expect(rules).toContain(refused.ok ? null : refused.refusal.rule);
            else expect(rules).toContain('SK-SPR-22');
            return;
          }
          accepted++;
          expect([may, !charge || canCharge(state, 0)]).toEqual([true, true]);
          expect(sumOf(value['bonus'])).toBe(total(activationBonus(state, 0, charge, lucky)));
          const { successes, failures, turnover } = rolledAfter(
            after(state, 'red', command).state,
            'activationRolled',
            dice,
          );
          expect(value['result']).toEqual({ actions: successes, failures, turnover });
        },
      ),
      { numRuns: 300 },
    );
    expect(accepted).toBeGreaterThan(60);
  });

  it('SK-SPR-22 luck comes with the six of an Unpredictable model alone', () => {
    expect(asked('activation', { lucky: true }).rules).toEqual(['SK-SPR-22']);
    expect(asked('activation', { lucky: true, specials: ['unpredictable'] }).rules).toEqual([]);
  });
});

describe('a bash', () => {
  const WHAT = ['fence', 'hedge', 'lowWall', 'door', 'barredDoor'] as const;
  const man = fc.record({
    c: fc.integer({ min: 0, max: 5 }),
    weapons: fc.subarray(['musket', 'axe', 'sword'] as const, { minLength: 1 }),
    specials: fc.subarray(['strong', 'weak', 'engineer'] as const),
  });

  it('SK-MOV-12 SK-SPR-3 SK-SPR-20 SK-SPR-24 is answered if and as a battle has it', () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.constantFrom(...WHAT), man, face, (what, own, die) => {
        const isSound = !(own.specials.includes('strong') && own.specials.includes('weak'));
        const { value, rules } = asked('bash', { what, ...own, die });
        const isDoor = what === 'door' || what === 'barredDoor';
        const feature: FeatureSpec = isDoor
          ? {
              kind: 'building',
              box: [300, 250, 80, 80],
              openings: [{ kind: 'door', wall: 2, barred: what === 'barredDoor' }],
            }
          : { kind: what, from: [280, 289.9], to: [320, 289.9] };
        const state = acting(
          {
            features: [feature],
            models: [
              { at: [300, 300.1], ...own },
              { at: [40, 40], player: 1 },
            ],
          },
          0,
          3,
        );
        const doing = state.frames.flatMap((frame) => ('doing' in frame ? [frame.doing] : []))[0];
        const problem = bashProblem(state, doing as NonNullable<typeof doing>, 0, isDoor ? 0 : -1);
        expect(value !== null, JSON.stringify([rules, problem])).toBe(isSound && problem === null);
        if (value === null) {
          if (problem !== null) expect(rules).toContain(problem.rule);
          return;
        }
        accepted++;
        const bashing = after(state, 'red', { type: 'bash', model: 0, feature: 0, opening: isDoor ? 0 : -1 });
        const { done, needed, tally } = rolledAfter(bashing.state, 'bashed', [die]);
        expect([value['done'], value['needed'], sumOf(value['tally'])]).toEqual([done, needed, total(tally)]);
      }),
      { numRuns: 300 },
    );
    expect(accepted).toBeGreaterThan(60);
  });
});

describe('a fall', () => {
  it('SK-MOV-15 ends as in a battle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), face, face, (c, model, fall) => {
        const { value } = asked('fall', { c, levels: 1, dice: { model, fall } });
        const frames: Frame[] = [
          { at: 'turn', player: 0, over: false },
          { at: 'fall', model: 0, levels: 1 },
        ];
        const state = position({
          models: [
            { at: [300, 300], c },
            { at: [40, 40], player: 1 },
          ],
          frames,
        });
        const { wounded } = rolledAfter(state, 'fell', [model], [fall]);
        expect(value?.['result']).toMatchObject({ what: wounded ? 'wounded' : 'fallen' });
      }),
      { numRuns: 100 },
    );
  });
});

describe('losses of a force', () => {
  const told = fc.record({
    started: fc.integer({ min: 1, max: 9 }),
    models: fc.integer({ min: 0, max: 9 }),
    enemies: fc.integer({ min: 0, max: 9 }),
    commander: fc.boolean(),
    commanderLost: fc.boolean(),
    wounded: fc.boolean(),
    halfPassed: fc.boolean(),
  });

  it('SK-MOR-1 SK-MOR-7 SK-END-2 SK-END-3 have the triggers and the end of a battle, and none that it cannot have', () => {
    let accepted = 0;
    fc.assert(
      fc.property(told, (all) => {
        const { started, models, enemies, commander, commanderLost, wounded, halfPassed } = all;
        const { value } = asked('break', all);
        const possible =
          models <= started &&
          !(commander && models === 0) &&
          !((commanderLost || wounded) && models === started) &&
          !(halfPassed && 2 * models >= started);
        expect(value !== null).toBe(possible);
        if (value === null) return;
        accepted++;
        const own = Array.from(
          { length: started },
          (_, i): ModelSpec => ({
            at: [100 + 30 * i, 500],
            ...(i < models ? {} : { out: 'wounded' }),
            ...(i === 0 && commander ? { specials: ['leader'] } : {}),
          }),
        );
        const theirs = Array.from({ length: enemies }, (_, i): ModelSpec => ({ at: [100 + 30 * i, 100], player: 1 }));
        const laid = position({ models: [...own, ...theirs] });
        const draft = draftOf(laid);
        changeSquad(draft, 0, { startedWith: started, halfPassed });
        const hurt = wounded ? [started - 1] : [];
        const frame = { hurt, leaderless: commanderLost ? [0] : [], appalled: [] } as unknown as Parameters<
          typeof moraleTrigger
        >[1];
        const trigger = moraleTrigger(draft, frame, 0);
        const triggers = value['triggers'] as unknown as readonly string[];
        expect([trigger !== null, trigger?.half ?? false]).toEqual([triggers.length > 0, triggers.includes('b')]);
        expect(value['breaks']).toBe(breaksBy(draft, 0));
      }),
      { numRuns: 600 },
    );
    expect(accepted).toBeGreaterThan(40);
  });
});
