/** Draft of a pick-up battle: armies, terrain, switches. */
import type { Checked } from '@drumhead/engine';
import {
  type ArmyFile,
  type ArmyNation,
  armyProblems,
  type PickUp,
  pickUpScenario,
  randomArmy,
  randomMeeting,
  readArmy,
  type ScenarioFile,
  SECTORS,
  sideIds,
  type Switches,
  switchesOf,
} from '@drumhead/simplicity/armies';
import { contentOf } from '../../../documents/contentOf.ts';
import { savedFault } from '../../../documents/savedFault.ts';
import type { Messages } from '../../../i18n/index.ts';
import type { StoredDocument } from '../../../documents/documentStorage.ts';
import { randomDie, randomInt } from '../../../app/randomInt.ts';

export interface DraftSide {
  readonly army: ArmyFile;
  /** Id of the saved army; null: a random one. */
  readonly doc: string | null;
}

export interface Draft {
  readonly sides: readonly [DraftSide, DraftSide];
  /** Of every army that is drawn. */
  readonly brigades: number;
  /** SIP-TER-13. Dice of the sectors; null: rolled when the battle begins. */
  readonly faces: readonly number[] | null;
  /** Chapter 16. */
  readonly switches: Switches;
  readonly uneven: boolean;
}

export const sixDice = (): readonly number[] => Array.from({ length: SECTORS }, randomDie);

export const STANDARD: Switches = switchesOf({ variant: 'standard' });
/** SIP-VAR-1..3. */
export const CLASSIC: Switches = switchesOf({ variant: 'classic' });

const sameGame = (one: Switches, other: Switches): boolean =>
  (Object.keys(one) as (keyof Switches)[]).every((key) => key === 'rallyClear' || one[key] === other[key]);

/** Are the four switches those of the classic game? Where units rally is separate (SIP-VAR-4). */
export const isClassic = ({ switches }: Pick<Draft, 'switches'>): boolean => sameGame(switches, CLASSIC);

/** Switches to the classic or the standard game, with its rule for rallying. */
export function withClassic(draft: Draft, classic: boolean): Draft {
  return { ...draft, switches: classic ? CLASSIC : STANDARD };
}

export function freshDraft(): Draft {
  const [first, second] = randomMeeting(['france', 'austria'], 1, randomInt);
  return {
    sides: [
      { army: first, doc: null },
      { army: second, doc: null },
    ],
    brigades: 1,
    faces: null,
    switches: STANDARD,
    uneven: false,
  };
}

export function withSide(draft: Draft, at: 0 | 1, side: DraftSide): Draft {
  return { ...draft, sides: at === 0 ? [side, draft.sides[1]] : [draft.sides[0], side] };
}

/** So many armies are drawn in search of one that is even. */
const TRIES = 30;

/**
 * A random army for a side, equal to the other (SIP-FRC-6). Where none of its nation is found, the other is drawn anew as well,
 * unless it is a saved one or both sides agree to be uneven.
 */
export function withDrawn(draft: Draft, at: 0 | 1, nation: ArmyNation): Draft {
  const foe = at === 0 ? 1 : 0;
  const { army: other, doc } = draft.sides[foe];
  const count = Math.max(1, other.brigades.length);
  let army = randomArmy(nation, count, randomInt);
  for (let n = 0; n < TRIES && !isEven(army, other); n++) army = randomArmy(nation, count, randomInt);
  const mine = (own: ArmyFile): Draft => withSide(draft, at, { ...draft.sides[at], army: own, doc: null });
  if (draft.uneven || doc !== null || isEven(army, other)) return mine(army);
  const [own, others] = randomMeeting([nation, other.nation], count, randomInt);
  return withSide(mine(own), foe, { ...draft.sides[foe], army: others });
}

/** A saved army for a side; the other is drawn anew where the two are uneven, as in {@link withDrawn}. */
export function withSaved(draft: Draft, at: 0 | 1, army: ArmyFile, doc: string): Draft {
  const taken = withSide(draft, at, { ...draft.sides[at], army, doc });
  const foe = at === 0 ? 1 : 0;
  const other = draft.sides[foe];
  const stays = draft.uneven || other.doc !== null || isEven(army, other.army);
  return stays ? taken : withDrawn(taken, foe, other.army.nation);
}

const isEven = (army: ArmyFile, other: ArmyFile): boolean =>
  pickUpScenario({ armies: [army, other], terrain: null }).ok;

/** Sets the number of brigades; both armies are drawn again. */
export function withBrigades(draft: Draft, brigades: number): Draft {
  const [a, b] = draft.sides;
  const [first, second] = randomMeeting([a.army.nation, b.army.nation], brigades, randomInt);
  return {
    ...draft,
    brigades,
    sides: [
      { ...a, army: first, doc: null },
      { ...b, army: second, doc: null },
    ],
  };
}

export const seatsOf = ({ sides: [a, b] }: Draft): readonly [string, string] => sideIds([a.army.nation, b.army.nation]);

/** The set-up, or its problems. */
export function scenarioOf({ sides, faces, switches, uneven }: Draft): Checked<ScenarioFile> {
  const pickUp: PickUp = {
    armies: [sides[0].army, sides[1].army],
    terrain: faces,
    switches,
    uneven,
  };
  return pickUpScenario(pickUp);
}

/** A saved army, legal or not. */
export const savedIn = (doc: StoredDocument): Checked<ArmyFile> => readArmy(contentOf(doc.text));

/** Why a saved army cannot be played, or null. */
export const faultOf = (doc: StoredDocument, translate: Messages['translate']): string | null =>
  savedFault(savedIn(doc), armyProblems, translate);

/** A saved army that may be played, or null. */
export function playable(doc: StoredDocument): ArmyFile | null {
  const read = savedIn(doc);
  return read.ok && armyProblems(read.value).length === 0 ? read.value : null;
}

const FLAGS = ['actionPoints', 'activationRolls', 'dpReducesDice', 'rallyClear'] as const;
const MODES: readonly unknown[] = ['ap', 'perCommand', 'none'] satisfies readonly Switches['rallyMode'][];

/** A draft that this device kept; null: it cannot be read. */
export function revived(kept: unknown): Draft | null {
  const { sides, brigades, faces, switches, uneven } = Object(kept) as Readonly<Record<string, unknown>>;
  if (!Array.isArray(sides) || sides.length !== 2) return null;
  const read = sides.map((side: unknown) => readArmy(Object(side).army));
  const [one, two] = read;
  if (!one?.ok || !two?.ok) return null;
  const { rallyMode } = Object(switches);
  const side = (army: ArmyFile, at: 0 | 1): DraftSide => {
    const { doc } = Object(sides[at]);
    return { army, doc: typeof doc === 'string' ? doc : null };
  };
  return {
    sides: [side(one.value, 0), side(two.value, 1)],
    brigades: [1, 2, 3].find((count) => count === brigades) ?? 1,
    faces: facesIn(faces),
    switches: {
      ...STANDARD,
      ...Object.fromEntries(FLAGS.map((flag) => [flag, Object(switches)[flag] ?? STANDARD[flag]])),
      ...(MODES.includes(rallyMode) && { rallyMode }),
    },
    uneven: uneven === true,
  };
}

const facesIn = (faces: unknown): readonly number[] | null =>
  Array.isArray(faces) && faces.length === SECTORS && faces.every((face) => [1, 2, 3, 4, 5, 6].includes(face))
    ? faces
    : null;
