/** What a rule set tells the maker of scenarios: its kinds of terrain, and how its set-up writes them down. */
import type { Area } from '../table/camera.ts';
import { mm } from '../table/units.ts';
import type { Shape } from './draw/shape.ts';

/** The drawing tools; what each makes, a rule set says. */
export const DRAWN = ['hill', 'wood', 'rough', 'road', 'stream', 'wall', 'house'] as const;
export type Drawn = (typeof DRAWN)[number];

/** How a kind is drawn: by a stroke around it or along it, by a box, or by a tap. `ribbon`: along it, kept as an area. */
export type Form = 'area' | 'line' | 'ribbon' | 'box' | 'point';

export interface Kind {
  readonly id: string;
  readonly tool: Drawn;
  /** Message key. */
  readonly name: string;
  readonly form: Form;
  /** Millimetres: across a ribbon, or from side to side of what is put down without being drawn. */
  readonly size: number;
  /** The rule that tells what it does, by its ID. */
  readonly rule: string;
  /** Water that roads go over: the kinds that lead over it, the usual one first. */
  readonly bridges?: readonly [string, ...string[]];
}

/**
 * Makes the kinds of a rule set.
 *
 * @param words what the keys of their names begin with, its last point included
 * @param ruleOf the rule that tells what one does, by its ID
 */
export const kindsBy =
  <Id extends string>(words: string, ruleOf: (id: Id) => string) =>
  (id: Id, tool: Drawn, form: Form, size: number): Kind => ({
    id,
    tool,
    name: `${words}${id}`,
    form,
    size,
    rule: ruleOf(id),
  });

/** A piece as set-ups of all rule sets hold it: with a name of its own, and a kind. */
export interface Laid {
  readonly id: string;
  readonly kind: string;
}

/** A set-up as far as the maker looks into it. */
export interface MakerSetup {
  readonly terrain?: readonly Laid[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An upright rectangle of the table, in millimetres from its upper left corner. */
export interface Zone extends Size {
  readonly x: number;
  readonly y: number;
}

/** The zone in an area of the table, which is in steps. */
export const zoneIn = ({ minX, minY, maxX, maxY }: Area): Zone => ({
  x: mm(minX),
  y: mm(minY),
  width: mm(maxX - minX),
  height: mm(maxY - minY),
});

export interface RulesMaker<P extends Laid = Laid, S extends MakerSetup = MakerSetup> {
  /** In the order in which a tool offers them. */
  readonly kinds: readonly Kind[];
  /** So many pieces a file holds at most. */
  readonly mostPieces: number;
  /** So many points a piece has at most. */
  readonly mostPoints: (kind: string) => number;
  /** Is it a set-up that can be drawn at all, and no position of a battle? */
  readonly opens: (setup: unknown) => boolean;
  readonly size: (setup: S) => Size;
  /** Is the ground drawn in the file? Else players lay it, or dice do. */
  readonly isDrawn: (setup: S) => boolean;
  /** A set-up whose ground is not drawn, with its ground in the file, from where it can be. */
  readonly drawn: (setup: S) => S;
  /** Null: nothing of it is seen. */
  readonly shapeOf: (piece: P, size: Size) => Shape | null;
  /** The piece with another form; whatever else stands in it stays. A piece of a name and kind alone gets its first. */
  readonly shaped: (piece: Laid, shape: Shape, size: Size) => P;
  /** The game on whose set-up page its forces are made, by the picture of its entry. */
  readonly game: (setup: S) => string;
  /** With the force of a side of another set-up, which that page made. Its seat and its zone stay. */
  readonly withForce: (setup: S, side: number, from: unknown) => S;
  /** Where each side deploys; null: that is settled in the game. `state`: how the scenario begins. */
  readonly zones: (setup: S, state: never) => readonly (Zone | null)[];
  /** The nearest zone that the rules know to this one. */
  readonly withZone: (setup: S, state: never, side: number, zone: Zone) => S;
  /** The same ground, between forces that no fault can be in: for a look at it while the forces are being changed. */
  readonly bare: (setup: S) => S;
}
