/** Draft of a pick-up game. */
import {
  type DivisionFile,
  divisionProblems,
  type NationId,
  NATIONS,
  randomDivision,
  readDivision,
} from '@drumhead/large-battles/armies';
import { PICKUP_FORMAT, PICKUP_VERSION, type PickUpFile } from '@drumhead/large-battles/pickup';
import type { Player } from '../../../../battle/players/players.ts';
import { contentOf } from '../../../../documents/contentOf.ts';
import { savedLine } from '../../../../documents/savedLine.ts';
import { savedFault } from '../../../../documents/savedFault.ts';
import type { Messages } from '../../../../i18n/index.ts';
import type { StoredDocument } from '../../../../documents/documentStorage.ts';
import { divisionStrength } from '../division/Sheet.tsx';
import { randomInt } from '../../../../app/randomInt.ts';

export interface DraftSide {
  readonly division: DivisionFile;
  readonly player: Player;
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
}

export const SEATS = ['north', 'south'] as const;

/** A legal Division of the nation, drawn; in the period asked for, or its first. */
export function drawn(nation: NationId, period: DivisionFile['period'] = null): DivisionFile {
  const { periods } = NATIONS[nation];
  const chosen = period !== null && periods.includes(period) ? period : (periods[0] ?? null);
  return randomDivision(nation, chosen, randomInt);
}

/** The south is the reader's side. */
export function freshDraft(): Draft {
  return {
    sides: [
      { division: drawn('austria'), player: 'captain', doc: null },
      { division: drawn('france'), player: 'human', doc: null },
    ],
    scale: '15mm',
    deployment: 'hidden',
    grandBattery: false,
    wornUnits: false,
    chargeGoesHome: false,
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
