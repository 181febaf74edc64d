/**
 * The quick reference sheet, one printed page: what players look up at the table. Its words are those of the reference,
 * its numbers those the rules go by.
 */
import type { ReferenceSheet } from '@drumhead/content';
import { conversion, fireScores, kinds, meleeModifiers, meleeScores, orders, terrainRoll } from './tables.ts';

/** `of('ACT', '6 8')`: IDs of one chapter. */
const of = (chapter: string, numbers: string): readonly string[] =>
  numbers.split(' ').map((number) => `SIP-${chapter}-${number}`);

export const simplicitySheet: ReferenceSheet = [
  [
    {
      title: { en: 'Units', it: 'Unità' },
      tables: [kinds],
      rules: [],
    },
    {
      title: { en: 'Setting up', it: 'Preparazione' },
      tables: [terrainRoll],
      rules: [...of('TAB', '1'), ...of('DEP', '1 3 5'), ...of('INI', '1')],
    },
    {
      title: { en: 'Turn and orders', it: 'Turno e ordini' },
      tables: [orders],
      rules: [...of('TRN', '1'), ...of('AP', '1 3 4'), ...of('ACT', '3 6 8')],
    },
    {
      title: { en: 'Movement', it: 'Movimento' },
      tables: [],
      rules: [...of('MOV', '2 3 4 9 10 14'), ...of('INT', '1 4')],
    },
    {
      title: { en: 'Terrain', it: 'Terreno' },
      tables: [],
      rules: of('TER', '3 4 5 7 8 9 10 11'),
    },
    {
      title: { en: 'Fire', it: 'Fuoco' },
      tables: [fireScores, conversion],
      rules: [...of('FIR', '3 7 8'), ...of('MOV', '5 6 7'), ...of('LOS', '1 4 5 6')],
    },
    {
      title: { en: 'Charge and melee', it: 'Carica e mischia' },
      tables: [meleeScores, meleeModifiers()],
      rules: [...of('CHG', '1 2 4 6 8'), ...of('MEL', '2 6 7 8 11 12 13 14')],
    },
    {
      title: { en: 'Routing and rallying', it: 'Rotta e riordino' },
      tables: [],
      rules: [...of('BRK', '1 2 4 7'), ...of('RAL', '1 3 5 7 8')],
    },
    {
      title: { en: 'Generals and victory', it: 'Generali e vittoria' },
      tables: [],
      rules: [...of('CMD', '1 3 4 5'), ...of('VIC', '1 2 3 6')],
    },
    {
      title: { en: 'The classic game', it: 'Il gioco classico' },
      tables: [],
      rules: of('VAR', '1 2 3 4'),
      runsOn: true,
    },
  ],
];
