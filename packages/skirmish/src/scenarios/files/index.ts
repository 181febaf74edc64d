/** Scenarios of our own, with their words around them; the table of a battle does without. */
import type { EnvelopeAround } from '@drumhead/engine';
import type { OwnGame } from '../../setup/own/ownGame.ts';
import { barbaDelPuerco } from './barbaDelPuerco.ts';
import { halfWayBrook } from './halfWayBrook.ts';

const files = {
  'barba-del-puerco': barbaDelPuerco,
  'half-way-brook': halfWayBrook,
} satisfies Readonly<Record<string, EnvelopeAround<OwnGame>>>;

export type FileId = keyof typeof files;

export const SCENARIO_FILES: Readonly<Record<string, EnvelopeAround<OwnGame>>> = files;
