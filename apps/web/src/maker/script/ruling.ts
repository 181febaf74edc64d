/** What the parts of the step work with: the scenario's own rules, all that they may name, and the way to change them. */
import { ALL, DRAW, inLanguage, type Script, type ScriptGround } from '@drumhead/engine';
import { useMessages } from '../../i18n/index.ts';
import type { MakerKey } from '../messages.ts';
import type { Troops } from '../rulesMaker.ts';

export interface Ruling {
  readonly script: Script;
  readonly ground: ScriptGround;
  readonly troops: readonly Troops[];
  /** By seat, in their order. */
  readonly sides: readonly (readonly [seat: string, name: string])[];
  /** Message key: who alone may arrive. */
  readonly arrive: string;
  readonly change: (to: (script: Script) => Script) => void;
}

/** A value, its name, and why it cannot be chosen. */
export type Choices = readonly (readonly [value: string, name: string, barred?: string | null])[];

/** The choices of blanks; what the file names and nobody knows is among them, so that it is seen. */
export function useChoices({ script, ground, troops, sides, arrive }: Ruling) {
  const { t, translate, language } = useMessages<MakerKey>();
  const mayArrive = new Set(ground.troops.flatMap((one) => (one.mayArrive ? [one.id] : [])));
  const sideOf = (side: number): string => sides[side]?.[1] ?? '';
  const all: Choices = troops.map(({ id, name, side }) => [id, t('web.maker.piece.of', { name, kind: sideOf(side) })]);
  return {
    sides: sides as Choices,
    places: (script.places ?? []).map(({ id, text }) => [id, inLanguage(text, language)] as const) as Choices,
    troops: all,
    arriving: all.map(([id, name]) => [id, name, mayArrive.has(id) ? null : translate(arrive)] as const) as Choices,
    hearers: [[ALL, t('web.maker.rule.everybody')], ...sides] as Choices,
    winners: [...sides, [DRAW, t('web.maker.rule.draw')]] as Choices,
  };
}

/** With the value that is given, whatever it is. */
export const among = (value: string, choices: Choices): Choices =>
  choices.some(([one]) => one === value) ? choices : [[value, value], ...choices];
