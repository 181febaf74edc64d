/** Which saved battles were played on from which. Pure. */
import type { SavedBattle } from '../battle/records/savedBattle.ts';

type Known = Pick<SavedBattle, 'id' | 'parent' | 'begun'>;

interface Relative<B> {
  readonly battle: B;
  /** Commands that both have. */
  readonly at: number;
}

interface Family<B> {
  /** Null: none, or it is not kept any more. */
  readonly parent: Relative<B> | null;
  /** In the order of the battle; of one moment the first first. */
  readonly branches: readonly Relative<B>[];
}

export function familyOf<B extends Known>({ id, parent }: Known, all: readonly B[]): Family<B> {
  const from = parent && all.find((one) => one.id === parent.battle);
  const branches = all
    .flatMap((battle) => (battle.parent?.battle === id ? [{ battle, at: battle.parent.at }] : []))
    .sort((a, b) => a.at - b.at || a.battle.begun - b.battle.begun);
  return { parent: from === undefined ? null : { battle: from, at: parent?.at ?? 0 }, branches };
}
