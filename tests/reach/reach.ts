/**
 * Every legal order can be given on the page: golden battles are stopped at some of their decisions, legal commands are
 * drawn there at random, and each is given again with what the page offers. A rule set brings a table of all its commands.
 */
import { type AnyRuleset, DICE, type Command, type Seat, seededRandomInt } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { figuresOf, withFigure } from '../../apps/web/src/battle/interaction/figures.ts';
import { type Golden, goldenRecords, replayGolden } from '../../scripts/golden.ts';

export type Random = (below: number) => number;

/** A region of the commands of one type: how the page gives it, and the proof. */
export interface Region<C, Scene> {
  readonly region: string;
  readonly given: string;
  /** Is the command in this region? Left out: all of its type are. */
  readonly has?: (command: C, scene: Scene) => boolean;
  /** The command as the page sends it, or null. A string: the title of the browser test that gives it. */
  readonly proof: ((command: C, scene: Scene) => Command | null) | string;
}

/** A type of command without rows does not compile. */
export type ReachTable<C extends Command, Scene> = {
  readonly [T in C['type']]: readonly Region<Extract<C, { readonly type: T }>, Scene>[];
};

export interface Reach<C extends Command, Scene> {
  readonly ruleset: AnyRuleset;
  readonly table: ReachTable<C, Scene>;
  readonly sceneOf: (state: unknown, seat: Seat) => Scene;
  readonly offersOf: (scene: Scene) => readonly C[];
  readonly isLegal: (scene: Scene, command: C) => boolean;
  /** Commands that may be legal, with figures that no list would hold. */
  readonly candidates: (scene: Scene, random: Random) => readonly C[];
  /** Is one decision in so many tried? Decisions of a kind not met before always are. */
  readonly oneIn: number;
  /** States with decisions that no golden battle has. */
  readonly positions: readonly unknown[];
  /** The source of all browser tests, with their titles. */
  readonly browserTests: string;
}

export const sameAs = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** How often a kind of decision is tried whatever the chance. */
const AT_LEAST = 8;

/** Declares the tests of a rule set. `rules`: the IDs that they prove. */
export function provesReach<C extends Command, Scene>(rules: string, reach: Reach<C, Scene>): void {
  const { ruleset, table } = reach;
  const proved = new Map<string, number>();
  const tried = new Map<string, number>();
  const met = new Map<string, number>();

  describe(`${ruleset.id}: every legal order can be given on the page`, () => {
    it.each(goldenRecords(ruleset.id, ruleset.version))(
      `${rules} in $name, to the step of the lattice`,
      (golden) => {
        expect(missedIn(golden)).toEqual([]);
      },
      120_000,
    );

    it('the same in positions that no golden battle has', () => {
      const random = seededRandomInt(1);
      const missed: string[] = [];
      for (const state of reach.positions)
        for (const { seat } of ruleset.pending(state)) {
          const scene = reach.sceneOf(state, seat);
          for (let times = 0; times < AT_LEAST; times++)
            for (const command of drawn(scene, random, null)) tryOut(command, scene, missed);
        }
      expect(missed).toEqual([]);
    });

    it('proves every region of the table', () => {
      const regions = Object.entries<readonly Region<never, Scene>[]>(table).flatMap(([type, rows]) =>
        rows.map(({ region, proof }) => ({ name: `${type}: ${region}`, proof })),
      );
      const missing = regions.filter(({ name, proof }) =>
        typeof proof === 'string' ? !reach.browserTests.includes(`'${proof}'`) : !proved.has(name),
      );
      expect(missing.map(({ name }) => name)).toEqual([]);
    });
  });

  function missedIn(golden: Golden): readonly string[] {
    const random = seededRandomInt(golden.orders.length);
    const missed: string[] = [];
    replayGolden(ruleset, golden, ({ state, count }) => {
      const next = golden.orders[count];
      const recorded = next && next[0] !== DICE ? (next as readonly [Seat, C]) : null;
      for (const { seat, decision } of ruleset.pending(state)) {
        if (seat === DICE) continue;
        const own = recorded?.[0] === seat ? recorded[1] : null;
        const times = met.get(decision) ?? 0;
        const isRare = times < AT_LEAST || (own !== null && (tried.get(own.type) ?? 0) < AT_LEAST);
        if (!isRare && random(reach.oneIn) > 0) continue;
        met.set(decision, times + 1);
        const scene = reach.sceneOf(state, seat);
        for (const command of drawn(scene, random, own)) tryOut(command, scene, missed);
      }
    });
    return missed;
  }

  function drawn(scene: Scene, random: Random, recorded: C | null): readonly C[] {
    const offers = reach.offersOf(scene);
    const types = [...new Set(offers.map(({ type }) => type))];
    const some = types.flatMap((type) => {
      const alike = offers.filter((offer) => offer.type === type);
      return [0, 1, 2].map(() => alike[random(alike.length)] as C);
    });
    const all = [...reach.candidates(scene, random), ...some, ...some.flatMap((offer) => nudged(offer, random))];
    return [...all, ...(recorded ? [recorded] : [])].filter((command) => reach.isLegal(scene, command));
  }

  function tryOut(command: C, scene: Scene, missed: string[]): void {
    tried.set(command.type, (tried.get(command.type) ?? 0) + 1);
    const rows = table[command.type as C['type']] as readonly Region<C, Scene>[];
    const row = rows.find(({ has }) => has?.(command, scene) ?? true);
    const name = `${command.type}: ${row?.region ?? 'in no region'}`;
    if (typeof row?.proof === 'string') return;
    const given = row ? row.proof(command, scene) : null;
    if (sameAs(given, command)) proved.set(name, (proved.get(name) ?? 0) + 1);
    else missed.push(`${name}: ${JSON.stringify(command)} came out as ${JSON.stringify(given)}`);
  }
}

export const between = (random: Random, least: number, most: number): number =>
  least + random(Math.max(1, Math.round(most - least) + 1));

/** An offer with each of its figures changed a little. */
function nudged<C extends Command>(offer: C, random: Random): readonly C[] {
  return figuresOf(offer).map((figure) => withFigure(offer, figure, figure.value + between(random, -200, 200) / 10));
}

/** A proposal of the page as its panel shows it: what was asked for, and its legal form. */
export interface Shown<C> {
  readonly asked: C;
  readonly command: C | null;
}

/**
 * Every figure of a proposal typed until it is the one of the command. `propose` gives the proposal of a command; what was
 * typed stays, even where it is refused on the way.
 */
export function typed<C extends Command>(from: Shown<C>, command: C, propose: (one: C) => Shown<C> | null): C | null {
  let shown = from.command ?? from.asked;
  let last = from;
  for (const wanted of figuresOf(command)) {
    const figure = figuresOf(shown).find((one) => sameAs(one.path, wanted.path));
    if (!figure || sameAs(figure.value, wanted.value)) continue;
    const next = propose(withFigure(shown, figure, asShown(wanted.value)));
    if (!next) return null;
    last = next;
    shown = next.asked;
  }
  return last.command && sameAs(last.command, last.asked) ? last.command : (last.command ?? null);
}

/** As a field shows it. */
const asShown = (value: number): number => Math.round(value * 100) / 100;
