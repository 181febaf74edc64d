/** The viewer's decision as choices for the panel, made from the offers. */
import type { Command } from '@drumhead/large-battles';
import { actingUnits, type PieceRef, type Scene } from '../interaction/scene.ts';
import { goesNowhere } from '../interaction/goesNowhere.ts';
import { rerolledFace } from '../screen/names.ts';

export type Weight = 'primary' | 'plain' | 'quiet';

export interface Choice {
  readonly command: Command;
  readonly weight: Weight;
  /** Shown with its odds or its ghost first; a second tap sends it. */
  readonly propose: boolean;
}

export interface DecisionModel {
  /** The last part of `lb.decision.…`. */
  readonly decision: string;
  readonly rule: string;
  /** The unit or general that acts, whatever is selected; null where none does. */
  readonly actor: PieceRef | null;
  /** Choices without a piece, or of the selected one. */
  readonly choices: readonly Choice[];
  /** Moves as a list, for people who do not drag. */
  readonly moves: readonly Choice[];
  /** Pieces of which one must be selected first. */
  readonly subjects: readonly PieceRef[];
  /** Actions left to the unit or general that acts. */
  readonly left: number | null;
}

const QUIET: ReadonlySet<Command['type']> = new Set([
  'close',
  'pass',
  'stop',
  'hold',
  'waive',
  'keep',
  'decline',
  'stay',
]);
const PRIMARY: ReadonlySet<Command['type']> = new Set([
  'ready',
  'open',
  'approach',
  'storm',
  'enter',
  'join',
  'retire',
  'fire',
  'contact',
  'rally',
  'reload',
  'breakthrough',
  'activate',
  'activateGeneral',
]);
const PROPOSED: ReadonlySet<Command['type']> = new Set([
  'approach',
  'storm',
  'enter',
  'leave',
  'join',
  'fire',
  'move',
  'ride',
  'reposition',
  'form',
  'correct',
  'turn',
  'nominate',
  'pass',
  'contact',
]);
/** Given on the table, or with a control of their own. */
const BY_HAND: ReadonlySet<Command['type']> = new Set(['place', 'placeGeneral', 'group', 'lift', 'liftGeneral']);

export function decisionOf(scene: Scene, selected: PieceRef | null): DecisionModel | null {
  const { pending, offers, frame } = scene;
  if (!pending || !frame) return null;
  const acting = actingUnits(scene);
  const subject = acting.length === 1 && acting[0] ? { what: 'unit' as const, index: acting[0].unit } : selected;
  const choices: Choice[] = [];
  const moves: Choice[] = [];
  const subjects = new Map<string, PieceRef>();
  for (const command of offers) {
    if (BY_HAND.has(command.type)) continue;
    const owner = ownerOf(command);
    if (owner && needsSubject(command)) {
      subjects.set(`${owner.what}${owner.index}`, owner);
      if (!subject || owner.what !== subject.what || owner.index !== subject.index) continue;
    }
    if (command.type === 'fire' && command.added > 0) continue;
    if (goesNowhere(command) || isTwin(scene, command, choices)) continue;
    const choice: Choice = { command, weight: weightOf(command), propose: PROPOSED.has(command.type) };
    if (command.type === 'move' || command.type === 'ride') moves.push(choice);
    else choices.push(choice);
  }
  return {
    decision: onlyCorrections(choices) ? 'correct' : pending.decision.replace(/^combat\./, ''),
    rule: pending.rule,
    actor: actorOf(frame, acting, selected),
    choices: choices.sort((a, b) => rank(a) - rank(b)),
    moves,
    subjects: [...subjects.values()],
    left:
      frame.at === 'general'
        ? frame.left
        : frame.at === 'combat' && (frame.step === 'attacker' || frame.step === 'victor')
          ? frame.combat.a
          : (acting.find((d) => subject?.what === 'unit' && d.unit === subject.index)?.left ?? null),
  };
}

/** Of several units that act, the selected one. */
function actorOf(
  frame: NonNullable<Scene['frame']>,
  acting: readonly { readonly unit: number }[],
  selected: PieceRef | null,
): PieceRef | null {
  if (frame.at === 'general') return { what: 'general', index: frame.general };
  const chosen =
    acting.length === 1 ? acting[0] : acting.find(({ unit }) => selected?.what === 'unit' && selected.index === unit);
  return chosen ? { what: 'unit', index: chosen.unit } : null;
}

/** Dice that show the same face are one answer. */
export function isTwin(scene: Scene, command: Command, listed: readonly Choice[]): boolean {
  if (command.type !== 'reroll') return false;
  const face = rerolledFace(scene.state, command);
  return listed.some((one) => one.command.type === 'reroll' && rerolledFace(scene.state, one.command) === face);
}

/** Units stand too near to friends: the distance comes before any other decision (LB-PROX-05). */
const onlyCorrections = (choices: readonly Choice[]): boolean =>
  choices.length > 0 && choices.every(({ command }) => command.type === 'correct');

function rank({ command, weight }: Choice): number {
  if (command.type === 'approach' || command.type === 'storm' || command.type === 'fire') return 0;
  if (weight === 'primary') return 1;
  if (weight === 'plain') return 2;
  return command.type === 'pass' ? 5 : 4;
}

function weightOf(command: Command): Weight {
  if (QUIET.has(command.type)) return 'quiet';
  return PRIMARY.has(command.type) ? 'primary' : 'plain';
}

/** The piece of a command, where it is selected before its commands are shown. */
export function ownerOf(command: Command): PieceRef | null {
  if ('unit' in command) return { what: 'unit', index: command.unit };
  if ('general' in command) return { what: 'general', index: command.general };
  return null;
}

/** Commands shown only when their piece is selected, since there are many. */
function needsSubject(command: Command): boolean {
  switch (command.type) {
    case 'activate':
    case 'activateGeneral':
    case 'move':
    case 'form':
    case 'fire':
    case 'reload':
    case 'rally':
    case 'approach':
    case 'storm':
    case 'enter':
    case 'leave':
    case 'join':
      return true;
    default:
      return false;
  }
}

/** Shots at the same target with more and more actions added. */
export function addedShots(scene: Scene, command: Command): readonly Command[] {
  if (command.type !== 'fire') return [];
  return scene.offers.filter(
    (o) => o.type === 'fire' && o.unit === command.unit && o.target === command.target && o.sector === command.sector,
  );
}
