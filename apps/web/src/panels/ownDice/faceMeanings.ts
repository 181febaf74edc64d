/** Tells what each face of a die would mean, by the judge of the battle. Pure. */
import { DICE, type DiceRequest, type Pending, type Seat } from '@drumhead/engine';
import type { AnyBattle } from '../../battle/host/hosted.ts';
import type { AnyScreen, LogLine } from '../../battle/screen.ts';
import type { Messages } from '../../i18n/index.ts';

/** Faces with the same meaning: the words of the log, or a mark where several dice are still to fall. */
export interface FaceMeaning {
  readonly faces: readonly number[];
  readonly text: string;
  readonly mark: 'good' | 'level' | 'bad' | null;
}

/** Faces so far, by handful. */
export type Given = readonly (readonly number[])[];

/** A roll that waits, and for whom it is told. */
export interface Asked {
  readonly battle: AnyBattle;
  readonly screen: AnyScreen;
  readonly viewer: Seat;
  readonly messages: Messages;
  readonly roll: Pending;
}

/** More lines than this are consequences that the log tells afterwards. */
const MOST_LINES = 2;

/** Each face of a die, once. */
export const facesOf = ({ faces }: Pick<DiceRequest, 'faces'>): readonly number[] =>
  [...new Set(faces)].sort((a, b) => a - b);

/**
 * The meaning of the next die, by its faces; null where the dice count only together. With one die left that is what
 * the log would say; with several dice of one handful, the mark of a face, the others showing the same.
 */
export function faceMeanings(asked: Asked, given: Given): readonly FaceMeaning[] | null {
  const requests = asked.roll.dice ?? [];
  const left = requests.map(({ count }, i) => count - (given[i]?.length ?? 0));
  const open = left.flatMap((dice, i) => (dice > 0 ? [i] : []));
  const at = open[0];
  const request = at === undefined ? undefined : requests[at];
  if (open.length !== 1 || at === undefined || request === undefined) return null;
  const lines = facesOf(request).map((face) => ({ face, lines: linesWith(asked, given, left, face) }));
  if (lines.some((one) => one.lines === null)) return null;
  const last = left[at] === 1;
  const meanings = lines.map(({ face, lines: told }): FaceMeaning => {
    const plain = (told ?? []).filter(({ weight }) => weight !== 'minor').slice(0, MOST_LINES);
    const text = plain.map((line) => withoutDice(line.text)).join(' ');
    return { faces: [face], text: last ? text : '', mark: markOf(told ?? [], face, requests.length) };
  });
  if (last) return grouped(meanings);
  // A mark that is the same on every face tells nothing.
  return new Set(meanings.map(({ mark }) => mark)).size > 1 ? grouped(meanings) : null;
}

/** The log after a roll in which every die that is left shows this face; null where the judge takes no such roll. */
export function linesWith(
  { battle, screen, viewer, messages }: Asked,
  given: Given,
  left: readonly number[],
  face: number,
): readonly LogLine[] | null {
  const faces = left.map((dice, i) => [...(given[i] ?? []), ...Array<number>(dice).fill(face)]);
  const answer = battle.ruleset.decide(battle.state, DICE, { type: 'roll', faces } as never);
  if (!answer.ok) return null;
  const lines = answer.events.map((event) => screen.line(messages, answer.state, event, viewer));
  return lines.filter((line) => line !== null);
}

/** Dice of two sides are compared with each other: a mark says nothing of one of them. */
function markOf(lines: readonly LogLine[], face: number, handfuls: number): FaceMeaning['mark'] {
  if (handfuls > 1) return null;
  const row = lines.flatMap(({ dice }) => dice).find(({ faces, marks }) => marks && faces.includes(face));
  const mark = row?.marks?.[row.faces.lastIndexOf(face)];
  return mark === undefined || mark === 'unused' ? null : mark;
}

/** “(rolled 4 on 3+)” would make each face another meaning. */
const withoutDice = (text: string): string => text.replaceAll(/ \([^()]*\)/g, '');

function grouped(meanings: readonly FaceMeaning[]): readonly FaceMeaning[] {
  const groups: FaceMeaning[] = [];
  for (const one of meanings) {
    const i = groups.findIndex(({ text, mark }) => text === one.text && mark === one.mark);
    const same = groups[i];
    if (same) groups[i] = { ...same, faces: [...same.faces, ...one.faces] };
    else groups.push(one);
  }
  return groups;
}
