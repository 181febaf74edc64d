/** What a rule set tells the maker of scenarios: its kinds of terrain, and how its set-up writes them down. */
import type { ScriptEdge } from '@drumhead/engine';
import type { Messages } from '../i18n/index.ts';
import type { Area } from '../table/camera.ts';
import { mm } from '../table/units.ts';
import type { Place } from './draw/places.ts';
import type { Form, Shape } from './draw/shape.ts';

/** The drawing tools; what each makes, a rule set says. */
export const DRAWN = ['hill', 'wood', 'rough', 'road', 'stream', 'wall', 'house'] as const;
export type Drawn = (typeof DRAWN)[number];

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

/** A point that the book's own victory counts. */
export interface Objective {
  readonly id: string;
  /** Millimetres from the upper left corner. */
  readonly at: Place;
  readonly points: number;
}

/** The zone of a brigade. */
interface OwnZone {
  readonly side: number;
  readonly name: string;
  readonly zone: Zone;
}

/** A model that stands on the table from the start. */
export interface Placed {
  readonly side: number;
  readonly id: string;
  /** Millimetres from the upper left corner. */
  readonly at: Place;
}

/** When and where a brigade comes on by the book. */
export interface Arrival {
  readonly side: number;
  readonly name: string;
  /** 0: it is there from the start. */
  readonly turn: number;
  /** Null: the edge of its side, all of it. */
  readonly by: { readonly edge: ScriptEdge; readonly from: number; readonly to: number } | null;
}

/** How a set-up of a rule set holds its objectives. */
interface Objectives<S> {
  /** So many a file holds, and so many points one is worth at most. */
  readonly most: number;
  readonly mostPoints: number;
  /** Millimetres around it from which it is held. */
  readonly reach: number;
  /** The rule that tells how, by its ID. */
  readonly rule: string;
  readonly of: (setup: S) => readonly Objective[];
  /** What is not changed is written as it was. */
  readonly with: (setup: S, objectives: readonly Objective[]) => S;
}

/** Troops that the scenario's own rules may name: a unit, or all of a brigade or kind. */
export interface Troops {
  /** As a script calls them. */
  readonly id: string;
  /** In the reader's language. */
  readonly name: string;
  readonly side: number;
  /** It stands for several. */
  readonly isAll?: true;
}

/** The zone in an area of the table, which is in steps. */
export const zoneIn = ({ minX, minY, maxX, maxY }: Area): Zone => ({
  x: mm(minX),
  y: mm(minY),
  width: mm(maxX - minX),
  height: mm(maxY - minY),
});

export interface RulesMaker<P extends Laid = Laid, S extends MakerSetup = MakerSetup> {
  /** What a battle between two such players takes on one core, in seconds: before any was played here. */
  readonly battleTakes: Readonly<Record<'corporal' | 'captain', number>>;
  /** In the order in which a tool offers them. */
  readonly kinds: readonly Kind[];
  /** So many pieces a file holds at most. */
  readonly mostPieces: number;
  /** So many points a piece has at most. */
  readonly mostPoints: (kind: string) => number;
  /** Is it a set-up that can be drawn at all, and no position of a battle? */
  readonly opens: (setup: unknown) => boolean;
  readonly size: (setup: S) => Size;
  /** The sizes that a file may give its table; left out: it follows from the game. */
  readonly table?: {
    readonly least: Size;
    readonly most: Size;
    /** What lies on it stays where it is, from the upper left corner. */
    readonly resized: (setup: S, size: Size) => S;
  };
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
  /** Left out where the book's own victory counts no points of the map that a file could hold. */
  readonly objectives?: Objectives<S>;
  /** What terrain is worth by the book to whoever holds it; left out: nothing. */
  readonly worth?: {
    readonly most: number;
    /** Null: it can be worth nothing. */
    readonly of: (piece: P) => number | null;
    readonly with: (piece: P, points: number) => P;
  };
  /** All that the scenario's own rules may name; the whole before its parts. `state`: how it begins, with such rules. */
  readonly troops: (messages: Messages, setup: S, state: never) => readonly Troops[];
  /** Message key: who alone can arrive later by the scenario's own rules. */
  readonly arrive: string;
  /** With a name for each brigade that those rules may call, where the file can hold brigades without one. */
  readonly called?: (setup: S) => S;
  /** Zones of brigades, where a file holds one for each; left out: all of a side have one in common. */
  readonly ownZones?: {
    readonly of: (messages: Messages, setup: S, state: never) => readonly OwnZone[];
    /** The nearest zone that the rules know, for one of them by its number. */
    readonly with: (setup: S, state: never, i: number, zone: Zone) => S;
  };
  /** Models that stand where the file says; left out: all deploy in zones, or arrive. */
  readonly placed?: {
    readonly of: (setup: S) => readonly Placed[];
    /** Null: it deploys as the others do. */
    readonly with: (setup: S, side: number, id: string, at: Place | null) => S;
  };
  /** Brigades that come on later by the book; left out: they arrive by the scenario's own rules alone. */
  readonly arrivals?: {
    readonly mostTurn: number;
    readonly of: (messages: Messages, setup: S) => readonly Arrival[];
    readonly with: (setup: S, i: number, when: Pick<Arrival, 'turn' | 'by'>) => S;
  };
  /** The same ground, between forces that no fault can be in, in the sides' own colours: for a look at it while the forces are being changed. */
  readonly bare: (setup: S) => S;
}
