/**
 * The quick reference sheet, two printed pages: command and movement on the first, fire, fight and victory on the
 * second. Its words are those of the reference, its numbers those of the rules.
 */
import type { ReferenceSheet } from '@drumhead/content';
import {
  approachDice,
  approachResults,
  contactDice,
  contactResults,
  losses,
  penetrationPoints,
  shotDice,
  shotResults,
  sticks,
  terrain,
  troops,
} from './tables.ts';

/** `of('ACT', '07 08')`: IDs of one chapter. */
const of = (chapter: string, numbers: string): readonly string[] =>
  numbers.split(' ').map((number) => `LB-${chapter}-${number}`);

export const largeBattlesSheet: ReferenceSheet = [
  [
    {
      title: { en: 'Activation', it: 'Attivazione' },
      tables: [],
      rules: of('ACT', '08 09 12 13 14 16 18'),
    },
    {
      title: { en: 'Reactions', it: 'Reazioni' },
      tables: [],
      rules: of('REACT', '01 04 06 07 09 14'),
    },
    {
      title: { en: 'Generals', it: 'Generali' },
      tables: [],
      rules: [...of('LEAD', '04 05 06 11 13 14 17 19 23'), ...of('CINC', '02 03 06')],
    },
    {
      title: { en: 'Special rules of generals', it: 'Regole speciali dei generali' },
      tables: [],
      rules: of('SPEC', '31 33 35 36 37 38 39 40 41'),
      runsOn: true,
    },
    {
      title: { en: 'Measures and formations', it: 'Misure e formazioni' },
      tables: [sticks, troops],
      rules: of('FORM', '03'),
    },
    {
      title: { en: 'Movement', it: 'Movimento' },
      tables: [],
      rules: of('MOVE', '05 06 07 09 12 14 15 20 22 28 29 32 34'),
    },
    {
      title: { en: 'Friendly units', it: 'Unità amiche' },
      tables: [],
      rules: [...of('PROX', '01 03 06'), ...of('PASS', '01 02')],
    },
    {
      title: { en: 'Terrain and sight', it: 'Terreno e vista' },
      tables: [terrain],
      rules: [...of('TERR', '09 11 13'), ...of('LOS', '02')],
    },
    {
      title: { en: 'Disorder and rally', it: 'Disordine e riordino' },
      tables: [],
      rules: of('UNIT', '05 07 09 10 13 14'),
    },
  ],
  [
    {
      title: { en: 'Reading the dice', it: 'Leggere i dadi' },
      tables: [],
      rules: of('DICE', '01 02 04'),
    },
    {
      title: { en: 'Bombardment', it: 'Bombardamento' },
      tables: [shotDice(), shotResults()],
      rules: of('BOMB', '01 05 08 16 18'),
    },
    {
      title: { en: 'Approach (A attacker, D defender)', it: 'Avvicinamento (A attaccante, D difensore)' },
      tables: [approachDice(), approachResults()],
      rules: [...of('GEO', '12'), ...of('APP', '02 04 08 09 13 22 26 27 31 32 33 44')],
    },
    {
      title: { en: 'Contact', it: 'Contatto' },
      tables: [contactDice(), contactResults()],
      rules: of('CON', '10 12 16 18 20 22 24'),
    },
    {
      title: { en: 'Retreat and breakthrough', it: 'Ritirata e sfondamento' },
      tables: [],
      rules: [...of('RET', '06'), ...of('BRK', '01 03 05')],
    },
    {
      title: { en: 'Built-up areas', it: 'Centri abitati' },
      tables: [],
      rules: of('BUA', '02 04 11 13 14'),
    },
    {
      title: { en: 'Special rules of units', it: 'Regole speciali delle unità' },
      tables: [],
      rules: of('SPEC', '01 02 03 04 05 07 09 10 11 12 13 15 16 17 18 19 21 23 24'),
      runsOn: true,
    },
    {
      title: { en: 'Victory', it: 'Vittoria' },
      tables: [losses, penetrationPoints],
      rules: of('VIC', '01 05 07 08 11 13'),
    },
  ],
];
