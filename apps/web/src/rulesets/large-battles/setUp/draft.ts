/** Draft of a pick-up game. */
import {
  type DivisionFile,
  divisionProblems,
  type NationId,
  NATIONS,
  randomDivision,
  readDivision,
} from '@drumhead/large-battles/armies';
import { PICKUP_FORMAT, PICKUP_VERSION, type PickUpFile, pickUpScenario } from '@drumhead/large-battles/pickup';
import { contentOf } from '../../../documents/contentOf.ts';
import { savedLine } from '../../../documents/savedLine.ts';
import { savedFault } from '../../../documents/savedFault.ts';
import type { Messages } from '../../../i18n/index.ts';
import type { StoredDocument } from '../../../documents/documentStorage.ts';
import { divisionStrength } from '../pages/division/Sheet.tsx';
import { randomInt } from '../../../app/randomInt.ts';

export interface DraftSide {
  readonly division: DivisionFile;
  /** Id of the saved Division; null: a random one. */
  readonly doc: string | null;
}

export interface Draft {
  readonly sides: readonly [DraftSide, DraftSide];
  readonly scale: PickUpFile['scale'];
  readonly deployment: PickUpFile['deployment'];
  readonly grandBattery: boolean;
  readonly wornUnits: boolean;
  readonly chargeGoesHome: boolean;
  /** Generals, ground and troops are set up step by step, not as suggested. */
  readonly byHand: boolean;
}

export const SEATS = ['north', 'south'] as const;

/** A legal Division of the nation, drawn; in the period asked for, or its first. */
export function drawn(nation: NationId, period: DivisionFile['period'] = null): DivisionFile {
  const { periods } = NATIONS[nation];
  const chosen = period !== null && periods.includes(period) ? period : (periods[0] ?? null);
  return randomDivision(nation, chosen, randomInt);
}

export function freshDraft(): Draft {
  return {
    sides: [
      { division: drawn('austria'), doc: null },
      { division: drawn('france'), doc: null },
    ],
    scale: '15mm',
    deployment: 'hidden',
    grandBattery: false,
    wornUnits: false,
    chargeGoesHome: false,
    byHand: false,
  };
}

export function fileOf({ sides, scale, deployment, grandBattery, wornUnits, chargeGoesHome }: Draft): PickUpFile {
  const side = (index: 0 | 1) => ({ id: SEATS[index], division: sides[index].division });
  return {
    format: PICKUP_FORMAT,
    version: PICKUP_VERSION,
    scale,
    deployment,
    switches: { grandBattery, wornUnits, chargeGoesHome },
    grown: true,
    sides: [side(0), side(1)],
  };
}

/** A saved Division, legal or not. */
const savedIn = (doc: StoredDocument) => readDivision(contentOf(doc.text));

/** What a saved Division is called: after its nation, where it has no name. */
export function nameOf(doc: StoredDocument, messages: Pick<Messages, 'translate' | 'language'>): string {
  const read = savedIn(doc);
  if (!read.ok) return doc.name === '' ? '?' : doc.name;
  const name = doc.name === '' ? messages.translate(`lb.side.${read.value.nation}`) : doc.name;
  return savedLine({ name, strength: divisionStrength(read.value), touched: doc.touched }, messages);
}

/** Why a saved Division cannot be played, or null. */
export const faultOf = (doc: StoredDocument, translate: Messages['translate']): string | null =>
  savedFault(savedIn(doc), divisionProblems, translate);

/** A saved Division that may be played, or null. */
export function playable(doc: StoredDocument): DivisionFile | null {
  const read = savedIn(doc);
  return read.ok && divisionProblems(read.value).length === 0 ? read.value : null;
}

export function withSide(draft: Draft, at: 0 | 1, side: DraftSide): Draft {
  return { ...draft, sides: at === 0 ? [side, draft.sides[1]] : [draft.sides[0], side] };
}

/** A draft that this device kept; null: it cannot be read. */
export function revived(kept: unknown): Draft | null {
  const draft = Object(kept) as Draft;
  if (!Array.isArray(draft.sides) || draft.sides.length !== 2) return null;
  const { scale, deployment, grandBattery, wornUnits, chargeGoesHome, byHand } = draft;
  const side = ({ division, doc }: DraftSide): DraftSide => ({ division, doc: typeof doc === 'string' ? doc : null });
  const [one, two] = draft.sides.map((given) => side(Object(given)));
  if (!one || !two) return null;
  const read: Draft = {
    sides: [one, two],
    scale,
    deployment,
    grandBattery,
    wornUnits,
    chargeGoesHome,
    byHand: Boolean(byHand),
  };
  // What the file does not take, this page did not write.
  return pickUpScenario(fileOf(read)).ok ? read : null;
}
