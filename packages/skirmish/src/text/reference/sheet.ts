/**
 * The quick reference sheets, two printed pages for each variant. Command and movement are on the first,
 * shooting, combat and morale on the second. The text comes from the reference, the numbers from the data of
 * the rules.
 */
import type { ReferenceSheet, SheetBlock } from '@drumhead/content';
import type { Variant } from '../../state/variant.ts';
import { skirmishReference } from './index.ts';
import { activationModifiers, meleeModifiers, moraleModifiers, shotModifiers } from './modifiers.ts';
import { activation, classes, measures, meleeResults, shooting, shotResults, terrain, terrainRolls } from './tables.ts';

/** `of('ACT', '7 8')`: IDs of one chapter. */
const of = (chapter: string, numbers: string): readonly string[] =>
  numbers.split(' ').map((number) => `SK-${chapter}-${number}`);

const VARIANTS = new Map(
  skirmishReference.flatMap((chapter) => chapter.rules).map(({ id, variant }) => [id, variant] as const),
);

/** A block with the rules of the variant, or null if none is left. */
function blockFor(variant: Variant, block: SheetBlock): readonly SheetBlock[] {
  const rules = block.rules.filter((id) => (VARIANTS.get(id) ?? variant) === variant);
  return rules.length + block.tables.length === 0 ? [] : [{ ...block, rules }];
}

const pages = (variant: Variant): readonly (readonly SheetBlock[])[] => [
  [
    {
      title: { en: 'Measures', it: 'Misure' },
      tables: [measures],
      rules: of('GEO', '3 4'),
    },
    {
      title: { en: 'Setting up', it: 'Preparazione' },
      tables: [terrainRolls()],
      rules: [...of('SQD', '1 2 5 6 7'), ...of('SET', '1'), ...of('TER', '3 10 11 17'), ...of('DEP', '1 2 5')],
    },
    {
      title: { en: 'Activation', it: 'Attivazione' },
      tables: [activation, activationModifiers(variant)],
      rules: [...of('GEN', '7 8'), ...of('ACT', '1 3'), ...of('CMD', '3')],
    },
    {
      title: { en: 'Actions', it: 'Azioni' },
      tables: [],
      rules: of('ACN', '5 2 3'),
    },
    {
      title: { en: 'Group orders', it: 'Ordini di gruppo' },
      tables: [],
      rules: of('GRP', '1 4 6 7 2 11 12 13 14 15 16 18 20 21 22'),
    },
    {
      title: { en: 'Movement', it: 'Movimento' },
      tables: [],
      rules: [...of('MOV', '1 2 3 8 9 10 11 12 13 14 15 16 17 18 19'), ...of('HTH', '19')],
    },
    {
      title: { en: 'Terrain and sight', it: 'Terreno e vista' },
      tables: [terrain()],
      rules: of('GEO', '7 8 9 10'),
    },
  ],
  [
    {
      title: { en: 'Shooting', it: 'Tiro' },
      tables: [shooting(variant), shotModifiers(variant), shotResults(variant)],
      rules: of('RNG', '7 8 9 15 16 17 18 19 20 21 22 23'),
    },
    {
      title: { en: 'Hand to hand', it: 'Corpo a corpo' },
      tables: [meleeModifiers(variant), meleeResults(), classes(variant)],
      rules: of('HTH', '5 7 9 11 12 14 16 18 20 21 22 23 25'),
    },
    {
      title: { en: 'Morale', it: 'Morale' },
      tables: [moraleModifiers(variant)],
      rules: of('MOR', '1 2 3 4 5 6 8 9'),
    },
    {
      title: { en: 'Command and end', it: 'Comando e fine' },
      tables: [],
      rules: [...of('CMD', '4'), ...of('END', '1 2 3 6')],
    },
    {
      title: { en: 'Special rules', it: 'Regole speciali' },
      tables: [],
      rules: of('SPR', '1 2 3 4 5 6 7 9 10 12 15 16 17 18 19 20 21 22 23 24 25 26 27 28'),
      runsOn: true,
    },
    {
      title: { en: 'National features', it: 'Caratteristiche nazionali' },
      tables: [],
      rules: of('NAT', '1 2 3 4 5'),
      runsOn: true,
    },
    {
      title: { en: 'Objects and scenarios', it: 'Oggetti e scenari' },
      tables: [],
      rules: of('SCN', '1 2 3 4'),
    },
  ],
];

const sheetOf = (variant: Variant): ReferenceSheet =>
  pages(variant).map((blocks) => blocks.flatMap((block) => blockFor(variant, block)));

export const drumsAndShakosSheet: ReferenceSheet = sheetOf('SDS');
export const drumsAndTomahawksSheet: ReferenceSheet = sheetOf('SDT');
