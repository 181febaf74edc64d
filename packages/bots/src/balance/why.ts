/** Why a set-up is as even as it is: where pieces fell, who made them fall, which ground nobody held, who came too late. */
import { pullOf, type Scripted, type Step } from '@drumhead/engine';

/** A piece that was lost for good. */
export interface Loss {
  readonly side: number;
  readonly piece: string;
  /** Pieces that did it, named as it is; none where nobody did. */
  readonly by: readonly string[];
  /** The number of the command that cost it. */
  readonly at: number;
}

/** What one battle tells of the ground, and of the scenario's own rules. */
export interface WhyOfOne {
  /** Of each loss whose place is known, the ninth of the table: 0 the upper left, 8 the lower right. */
  readonly fell: readonly number[];
  /** Places of the scenario's own rules that somebody can win by. */
  readonly ground: readonly string[];
  /** Those that each side held at the end of some turn: its index and the place. */
  readonly held: readonly { readonly side: number; readonly place: string }[];
  /** Troops that the scenario's own rules had not yet called when the battle was over. */
  readonly uncalled: readonly string[];
}

export interface Why {
  /** Pieces by what they cost their enemies a battle, those who cost them most first. */
  readonly earned: readonly { readonly piece: string; readonly cost: number }[];
  /** Ninths of the table by the share of all losses, the most frequent first. */
  readonly fell: readonly { readonly ninth: number; readonly share: number }[];
  /** Places that somebody can win by, and that a side held in no battle. */
  readonly neverHeld: readonly { readonly side: number; readonly place: string }[];
  /** Troops that came too late in this share of the battles. */
  readonly late: readonly { readonly troops: string; readonly share: number }[];
}

/** Of a place in shares of the table's width and height, from its upper left corner. */
const ninthOf = ([x, y]: readonly [number, number]): number => {
  const third = (share: number): number => Math.max(0, Math.min(2, Math.floor(share * 3)));
  return 3 * third(y) + third(x);
};

/** `placeIn`: where a piece stands or stood in a state, in shares of the table; null: nowhere. */
export function whyOfOne(
  steps: readonly Step[],
  losses: readonly Loss[],
  placeIn: (state: unknown, piece: string) => readonly [number, number] | null,
): WhyOfOne {
  const stateBefore = new Map(steps.map((step) => [step.number + 1, step.state]));
  const fell = losses.flatMap(({ piece, at }) => {
    const place = placeIn(stateBefore.get(at), piece);
    return place === null ? [] : [ninthOf(place)];
  });
  const scripts = steps.flatMap(({ state }) => (state as Scripted).script ?? []);
  const held = new Set<string>();
  for (const { rules, held: holdings } of scripts) {
    holdings.forEach(({ side }, i) => {
      if (side >= 0) held.add(`${side} ${rules.places?.[i]?.id}`);
    });
  }
  const last = scripts.at(-1);
  const uncalled = (last?.rules.events ?? []).flatMap(({ id, do: deeds }) =>
    last?.done.includes(id) ? [] : deeds.flatMap(({ arrive }) => (arrive === undefined ? [] : [arrive])),
  );
  return {
    fell,
    ground: (last?.rules.places ?? []).flatMap(({ id }) => (last && pullOf(last.rules, id) > 0 ? [id] : [])),
    held: [...held].map((one) => {
      const [side, place = ''] = one.split(' ');
      return { side: Number(side), place };
    }),
    uncalled,
  };
}

/** Of several battles of one set-up. */
export function whyOf(
  battles: readonly (WhyOfOne & { readonly lost: readonly Pick<Loss, 'by'>[] })[],
  sides: number,
): Why {
  const games = Math.max(1, battles.length);
  const earned = new Map<string, number>();
  for (const { by } of battles.flatMap(({ lost }) => lost))
    for (const piece of by) earned.set(piece, (earned.get(piece) ?? 0) + 1 / by.length);
  const fell = battles.flatMap((battle) => battle.fell);
  const late = battles.flatMap(({ uncalled }) => [...new Set(uncalled)]);
  const isHeld = (side: number, place: string): boolean =>
    battles.some(({ held }) => held.some((one) => one.side === side && one.place === place));
  return {
    earned: [...earned]
      .map(([piece, cost]) => ({ piece, cost: cost / games }))
      .sort((a, b) => b.cost - a.cost || (a.piece < b.piece ? -1 : 1)),
    fell: counted(fell.map(String)).map(([ninth, count]) => ({ ninth: Number(ninth), share: count / fell.length })),
    neverHeld: [...new Set(battles.flatMap(({ ground }) => ground))].flatMap((place) =>
      Array.from({ length: sides }, (_, side) => side).flatMap((side) =>
        isHeld(side, place) ? [] : [{ side, place }],
      ),
    ),
    late: counted(late).map(([troops, count]) => ({ troops, share: count / games })),
  };
}

/** Each value with its count, the most frequent first, equals by their name. */
export function counted(list: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}
