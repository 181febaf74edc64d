/**
 * Tables of the printed sheet. Every number comes from the data or the function that the rules go by: nothing is copied,
 * so a sheet cannot say anything else than the game does.
 */
import { type InEveryLanguage, type RuleTable, type TableCell, type WholeLanguage } from '@drumhead/content';
import { total } from '@drumhead/engine';
import { collect, type Modifiers, modifiersOf, NONE, mergeRows } from '@drumhead/content/ruleTables';
import { activationNeeds } from '../../command/activation.ts';
import {
  CLASSES,
  COMMAND_BASE_SIZE,
  COMMAND_POINTS,
  CONVERSION,
  KIND,
  KINDS,
  POINTS,
  sizeOf,
} from '../../state/unitTables.ts';
import { toCm } from '../../state/lengths.ts';
import { simplicityMessages } from '../messages/index.ts';
import { profileOfKind } from '../../armies/kindProfile.ts';
import { type Position, position, type Troop } from '../../scenarios/position.ts';
import { rallyNeeds } from '../../morale/rally.ts';
import { fireScore, MELEE, meleeScore } from '../../combat/scores.ts';
import type { Kind } from '../../state/state.ts';
import { ROLLED } from '../../ground/pieces.ts';

function messageIn(key: string): InEveryLanguage {
  const words = simplicityMessages[key];
  if (words === undefined) throw new Error(`no words for ${key}`);
  return words;
}

/** A base, in centimetres as each language writes them. */
function baseOf({ width, depth }: { readonly width: number; readonly depth: number }): TableCell {
  const en = `${toCm(width)} × ${toCm(depth)}`;
  return { en, it: en.replaceAll('.', ',') };
}

const needed = (score: number): string => (score === 0 ? NONE : score >= 6 ? '6' : `${score}+`);
const KIND_HEAD: InEveryLanguage = { en: 'Unit', it: 'Unità' };
const DP_HEAD: InEveryLanguage = { en: 'DP', it: 'PD' };

/** SIP-FRC-4, SIP-MOV-1, SIP-FIR-1, -2, SIP-LST-1. Centimetres. */
export const kinds: RuleTable = {
  head: [
    KIND_HEAD,
    { en: 'Base', it: 'Base' },
    { en: 'Move', it: 'Mov.' },
    { en: 'Fire', it: 'Tiro' },
    { en: 'Points', it: 'Punti' },
  ],
  rows: [
    ...KINDS.map((kind): readonly TableCell[] => {
      const { rate, ranges } = profileOfKind(kind);
      return [
        messageIn(`sip.unit.${kind}`),
        baseOf(sizeOf({ kind, class: 'regular' })),
        String(rate),
        ranges.length === 0 ? NONE : ranges.join(' / '),
        CLASSES.map((unitClass) => POINTS[kind][unitClass]).join(' / '),
      ];
    }),
    [
      messageIn('sip.unit.command'),
      baseOf(COMMAND_BASE_SIZE),
      String(profileOfKind('command').rate),
      NONE,
      String(COMMAND_POINTS),
    ],
  ],
};

/** A unit and an enemy in front of it. */
const facing = (own: Partial<Troop>, enemy: Partial<Troop> = {}, more: Partial<Position> = {}) =>
  position({
    ...more,
    units: [
      { at: [60, 40], ...own },
      { side: 1, at: [60, 46], ...enemy },
    ],
  });

const DISRUPTED = [1, 2, 3] as const;

/** SIP-ACT-2, SIP-RAL-2, -8. Least faces of a regular unit, without a Command base near. */
export const orders: RuleTable = {
  head: [DP_HEAD, ...DISRUPTED.map(String), { en: 'routing', it: 'in rotta' }],
  rows: [
    [
      { en: 'Move, charge', it: 'Movimento, carica' },
      ...DISRUPTED.map((dp) => needed(activationNeeds(facing({ dp }), 0).needed)),
      NONE,
    ],
    [
      { en: 'Rally', it: 'Riordino' },
      ...DISRUPTED.map((dp) => needed(rallyNeeds(facing({ dp }), 0, false).needed)),
      needed(rallyNeeds(facing({ status: 'routing' }), 0, true).needed),
    ],
  ],
};

/** SIP-FIR-4, -5, -6. */
export const fireScores: RuleTable = {
  head: [
    { en: 'Firing', it: 'Chi tira' },
    { en: 'plain', it: 'normale' },
    { en: 'moved', it: 'mosso' },
    { en: 'thin target', it: 'bersaglio difficile' },
    { en: 'long', it: 'lunga' },
  ],
  rows: mergeRows(
    (['line', 'light', 'footArtillery', 'horseArtillery'] as const).map((kind): readonly TableCell[] => {
      const at = (enemy: Kind, moved: boolean, long: boolean) =>
        needed(total(fireScore(facing({ kind }, { kind: enemy }), 0, 1, moved, long)));
      return [
        messageIn(`sip.unit.${kind}`),
        at('line', false, false),
        at('line', true, false),
        at('light', false, false),
        KIND[kind].long === 0 ? NONE : at('line', false, true),
      ];
    }),
  ),
};

/** SIP-CNV-1. */
export const conversion: RuleTable = {
  head: [{ en: 'Hits', it: 'Colpi' }, ...CLASSES.map((unitClass) => messageIn(`sip.class.${unitClass}`))],
  rows: [0, 1, 2, 3].map((hits) => [
    String(hits + 1),
    ...CLASSES.map((unitClass): TableCell => {
      const score = CONVERSION[unitClass][hits] as number;
      return score === 1 ? { en: 'certain', it: 'certo' } : needed(score);
    }),
  ]),
};

const COLUMNS = ['line', 'light', 'heavyCavalry', 'lightCavalry', 'artillery'] as const;
const SHORT: Readonly<Record<(typeof COLUMNS)[number], InEveryLanguage>> = {
  line: { en: 'line', it: 'linea' },
  light: { en: 'light', it: 'leggeri' },
  heavyCavalry: { en: 'heavy cav.', it: 'cav. pes.' },
  lightCavalry: { en: 'light cav.', it: 'cav. legg.' },
  artillery: { en: 'guns', it: 'cannoni' },
};

/** SIP-MEL-3. Fighting down, against across. */
export const meleeScores: RuleTable = {
  head: [{ en: 'Fights', it: 'Combatte' }, ...COLUMNS.map((against) => SHORT[against])],
  rows: COLUMNS.map((own) => [SHORT[own], ...COLUMNS.map((against) => needed(MELEE[own][against]))]),
};

/** SIP-MEL-4. What the function of the rules counts in clashes made for it. */
export const meleeModifiers = (): RuleTable => {
  const found: Modifiers<'charger' | 'defender'> = new Map();
  const clash = (charger: Kind, defender: Kind, flank: boolean, hindered: boolean, more: Partial<Position> = {}) => {
    const state = facing({ kind: charger }, { kind: defender }, more);
    for (const who of ['charger', 'defender'] as const)
      collect(found, who, meleeScore(state, { charger: 0, defender: 1, flank, hindered }, who), BASE);
  };
  clash('line', 'line', true, false);
  clash('line', 'line', false, true);
  clash('heavyCavalry', 'line', false, false);
  clash('heavyCavalry', 'heavyCavalry', false, false);
  clash('line', 'light', false, true, { terrain: [{ id: 'work', kind: 'fieldwork', box: [50, 42, 70, 52] }] });
  const supported = position({
    units: [{ at: [60, 40] }, { side: 1, at: [60, 46] }, { at: [52, 40] }],
  });
  collect(
    found,
    'charger',
    meleeScore(supported, { charger: 0, defender: 1, flank: false, hindered: false }, 'charger'),
    BASE,
  );
  const backed = position({
    units: [{ at: [60, 40] }, { side: 1, at: [60, 46] }, { side: 1, at: [52, 46] }],
  });
  collect(
    found,
    'defender',
    meleeScore(backed, { charger: 0, defender: 1, flank: false, hindered: false }, 'defender'),
    BASE,
  );
  return modifiersOf(
    found,
    [
      ['charger', { en: 'Charger', it: 'Chi carica' }],
      ['defender', { en: 'Defender', it: 'Chi difende' }],
    ],
    ORDER,
    messageIn,
  );
};

/** No modifiers: what they are added to, and the limit on their sum. */
const BASE = /^sip\.score\.(melee\.|limit)/;
const ORDER = ['flank', 'flanked', 'frontalHorse', 'impetus', 'support', 'hindered', 'lightInCover'].map(
  (what) => `sip.score.${what}`,
);

/** SIP-TER-13. */
export const terrainRoll: RuleTable = {
  head: [],
  rows: [
    [
      { en: 'Die', it: 'Dado' },
      {
        en: rolled('en'),
        it: rolled('it'),
      },
    ],
  ],
};

function rolled(language: WholeLanguage): string {
  return ROLLED.flatMap((piece, i) =>
    piece === null
      ? []
      : [`${i + 1} ${messageIn(`sip.terrain.${piece.kind}`)[language]} ${piece.width} × ${piece.depth}`],
  ).join('; ');
}
