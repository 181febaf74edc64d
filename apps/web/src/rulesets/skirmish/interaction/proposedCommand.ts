/** A proposed command with the judge's answer and its ghosts. */
import type { MoveConsequence } from '@drumhead/content';
import type { Refusal } from '@drumhead/engine';
import type { Command } from '@drumhead/skirmish/screen';
import type { LastOrder } from '../../../battle/interaction/way.ts';
import type { Point } from '../../../table/camera.ts';
import type { Proposal } from '../../../table/tool/rules.ts';

export interface Ghost extends Point {
  readonly model: number;
  readonly level: number;
}

/** Of one model, or of a group that moves as one. */
export interface ProposedCommand extends Proposal<number, Command, Ghost> {
  /** Ghosts of the other members of a group that moves as one. */
  readonly others: readonly Ghost[];
  /** Members that cannot come along, and why. */
  readonly behind: readonly { readonly model: number; readonly refusal: Refusal }[];
  /** Standing enemies it would touch there. */
  readonly meets: readonly number[];
  /** The enemy that it was let go on and touches, or -1. */
  readonly onto: number;
  /** The last of several Moves. */
  readonly last: LastOrder | null;
  /** Cost in actions, 0 where none are counted. */
  readonly cost: number;
  /** The move is shortened by broken ground. */
  readonly broken: boolean;
  readonly consequences: readonly MoveConsequence[];
}

/** A proposal that comes to nothing. */
export const NOTHING: Omit<ProposedCommand, 'piece' | 'asked'> = {
  command: null,
  commands: [],
  refusal: null,
  from: { x: 0, y: 0 },
  stops: [],
  ghost: null,
  others: [],
  behind: [],
  meets: [],
  onto: -1,
  last: null,
  cost: 0,
  broken: false,
  consequences: [],
};
