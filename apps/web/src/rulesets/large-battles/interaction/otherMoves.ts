/** The proposed move as one of another kind, for kinds that no drag of its handles gives, or that no offer shows. */
import type { Command, Move, Unit } from '@drumhead/large-battles';
import { kindsOf, OBLIQUE_MOST } from '@drumhead/large-battles/screen';
import { toFacing } from '../../../table/units.ts';
import { judge, type Scene } from './scene.ts';
import { nearestMove } from './way.ts';

type MoveCommand = Extract<Command, { readonly type: 'move' | 'correct' }>;

/** Turns to try, either way: where others stand near, only a few are legal. */
const TURNS = [1440, 720, 1080, 360, 180, 540, 900, 1260, 90].flatMap((angle) => [angle, -angle]);

/** The command with every other kind of move open to the unit, each as offered or as far as it may go. */
export function otherMoves(scene: Scene, command: Command): readonly MoveCommand[] {
  if (command.type !== 'move' && command.type !== 'correct') return [];
  const { unit, type } = command;
  const now = scene.state.units[unit];
  if (!now) return [];
  const found = new Map<string, MoveCommand>();
  for (const move of movesOfEachKind(scene, now)) {
    const kind = kindAndHand(move);
    if (kind === kindAndHand(command.move) || found.has(kind)) continue;
    const offered = scene.offers.find(
      (one) => one.type === type && one.unit === unit && kindAndHand(one.move) === kind,
    );
    const asked = offered ?? ({ type, unit, move } as MoveCommand);
    const legal = judge(scene, asked).ok ? asked : nearestMove(scene, asked);
    if (legal?.type === type) found.set(kind, legal);
  }
  return [...found.values()];
}

/** What a button must choose; the rest is length and direction, which are typed. */
export function kindAndHand(move: Move): string {
  switch (move.kind) {
    case 'lateral':
      return `${move.kind} ${move.side}`;
    case 'wheel':
      return `${move.kind} ${move.pivot}`;
    case 'road':
      return `${move.kind} ${move.road} ${Math.sign(move.distance)}`;
    default:
      return move.kind;
  }
}

function movesOfEachKind({ state: { field } }: Scene, { facing, formation }: Unit): readonly Move[] {
  const distance = field.sticks.l;
  const roads = field.terrain.flatMap(({ kind, id }) => (kind === 'road' ? [id] : []));
  return kindsOf(field, formation).flatMap((kind): readonly Move[] => {
    switch (kind) {
      case 'straight':
      case 'backward':
        return [{ kind, distance }];
      case 'oblique':
        return [{ kind, angle: OBLIQUE_MOST, distance }];
      case 'lateral':
        return [
          { kind, side: 'left', distance },
          { kind, side: 'right', distance },
        ];
      case 'wheel':
        return TURNS.flatMap((angle) => [
          { kind, pivot: 'left', angle },
          { kind, pivot: 'right', angle },
        ]);
      case 'rotate':
        return TURNS.map((angle) => ({ kind, angle }));
      case 'aboutFace':
        return [{ kind }];
      case 'fast':
        return [{ kind, direction: facing, distance, facing }];
      case 'road':
        return roads.flatMap((road) => [
          { kind, road, distance, facing },
          { kind, road, distance: -distance, facing: toFacing(facing / 16 + 180) },
        ]);
      case 'shift':
        return [{ kind, direction: facing, distance }];
    }
  });
}
