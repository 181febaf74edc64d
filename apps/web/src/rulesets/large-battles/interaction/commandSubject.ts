/** Pieces of a command, and what of it can be turned by hand. */
import type { Command } from '@drumhead/large-battles';
import type { PieceRef } from './scene.ts';

/** The piece that a command is about; a new Leader stands for the one lost. */
export function subjectOfCommand(command: Command): PieceRef | null {
  if ('unit' in command) return { what: 'unit', index: command.unit };
  if ('general' in command) return { what: 'general', index: command.general };
  return command.type === 'nominate' ? { what: 'general', index: command.brigade } : null;
}

/** The target of a proposed command. */
export function targetOf(command: Command): PieceRef | null {
  return command.type === 'fire' && command.target >= 0 ? { what: 'unit', index: command.target } : null;
}

/** Has it a facing that is chosen after its place? */
export function turnsAsItGoes(command: Command): boolean {
  return (
    command.type === 'place' ||
    command.type === 'ride' ||
    command.type === 'placeGeneral' ||
    command.type === 'reposition' ||
    command.type === 'nominate' ||
    turnsWhereItStands(command) ||
    (command.type === 'move' && command.move.kind === 'fast')
  );
}

/** A facing is all that can be dragged: of guns that unlimber, and inside an Approach. */
export const turnsWhereItStands = (command: Command): command is Extract<Command, { readonly type: 'form' | 'turn' }> =>
  command.type === 'turn' || (command.type === 'form' && command.formation === 'unlimbered');
