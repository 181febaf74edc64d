/**
 * Tables of the printed sheets. Every number comes from the data and functions of the rules; nothing is copied, so the
 * sheets always agree with the game.
 */
import { type InEveryLanguage, type RuleTable, signed, type TableCell, type WholeLanguage } from '@drumhead/content';
import { NONE, mergeRows } from '@drumhead/content/ruleTables';
import { toMm } from '@drumhead/table';
import { MOST_DICE, outcomeOf } from '../../turn/activation.ts';
import { type Beaten, verdictOf } from '../../combat/doubling.ts';
import type { RolledKind } from '../../state/frames.ts';
import { FEATURES } from '../../ground/terrain.ts';
import { classOf } from '../../combat/handToHand/handWeapons.ts';
import { type Reload, WEAPONS, type Weapon, type WeaponData } from '../../armies/weapons.ts';
import { SCALES } from '../../state/scales.ts';
import { ALL_QUARTERS } from '../../scenarios/scenarioBoxes.ts';
import { TERRAIN_TABLES, type TableEntry, woodsOf } from '../../setup/terrain/terrainTables.ts';
import type { Feature, Scale } from '../../state/state.ts';
import type { Variant } from '../../state/variant.ts';
import { messageOf } from './messageOf.ts';

// ---------------------------------------------------------------- measures

const FIGURES: Readonly<Record<Scale, string>> = { 15: '15', 28: '20–28', 40: '40+' };

/** SK-GEN-2, SK-GEN-3, SK-GEO-2. */
export const measures: RuleTable = {
  head: [
    { en: 'Figures, mm', it: 'Miniature, mm' },
    { en: 'S', it: 'C' },
    'M',
    'L',
    { en: 'Table', it: 'Tavolo' },
    { en: 'Foot', it: 'A piedi' },
    { en: 'Horse', it: 'A cavallo' },
  ],
  rows: ([15, 28, 40] as const).map((scale) => {
    const { sticks, side, footRadius, mountedRadius } = SCALES[scale];
    const lengths = [sticks.s, sticks.m, sticks.l, side, 2 * footRadius, 2 * mountedRadius];
    return [FIGURES[scale], ...lengths.map((length) => String(toMm(length)))];
  }),
};

// ---------------------------------------------------------------- activation

const PASSES: InEveryLanguage = { en: ', turnover', it: ', passaggio' };

/** SK-ACT-2. Actions by dice and failures. */
export const activation: RuleTable = {
  head: [
    { en: 'Dice', it: 'Dadi' },
    ...['0', '1', '2', '3'].map((many) => ({
      en: `${many} failed`,
      it: `${many} ${many === '1' ? 'fallito' : 'falliti'}`,
    })),
  ],
  rows: Array.from({ length: MOST_DICE }, (_, i) => i + 1).map((dice) => [
    String(dice),
    ...[0, 1, 2, 3].map((failed): TableCell => {
      if (failed > dice) return NONE;
      const faces = [...new Array<number>(failed).fill(1), ...new Array<number>(dice - failed).fill(6)];
      const { actions, turnover } = outcomeOf(4, 0, faces);
      return turnover ? { en: `${actions}${PASSES.en}`, it: `${actions}${PASSES.it}` } : String(actions);
    }),
  ]),
};

// ---------------------------------------------------------------- weapons

const RELOADS: Readonly<Record<Reload, InEveryLanguage>> = {
  normal: { en: '2 actions', it: '2 azioni' },
  slow: { en: 'slow', it: 'lenta' },
  none: { en: 'none', it: 'nessuna' },
  thrown: { en: 'thrown', it: 'lanciato' },
};

const STICKS: Readonly<Record<'s' | 'm' | 'l', TableCell>> = { s: { en: 'S', it: 'C' }, m: 'M', l: 'L' };

const carried = (variant: Variant): readonly (readonly [Weapon, WeaponData])[] =>
  (Object.keys(WEAPONS) as Weapon[])
    .map((weapon): readonly [Weapon, WeaponData] => [weapon, WEAPONS[weapon]])
    .filter(([, { variants }]) => variants.includes(variant));

/** SK-RNG-3, SK-RNG-4. */
export const shooting = (variant: Variant): RuleTable => ({
  head: [
    { en: 'Weapon', it: 'Arma' },
    { en: 'Stick', it: 'Misurino' },
    '×1',
    '×2',
    '×3',
    { en: 'Reload', it: 'Ricarica' },
  ],
  rows: carried(variant).flatMap(([weapon, { ranged }]) =>
    ranged === null
      ? []
      : [
          [
            messageOf(`sk.weapon.${weapon}`),
            STICKS[ranged.stick],
            ...ranged.bands[variant].map((add) => (add === null ? NONE : signed(add))),
            RELOADS[ranged.reload],
          ],
        ],
  ),
});

const IN_CHARGE: InEveryLanguage = { en: ' in a charge', it: ' in carica' };

/** SK-HTH-10. A lance is of another class in a charge. */
export function classes(variant: Variant): RuleTable {
  const inClass = (wanted: number) =>
    carried(variant).flatMap(([weapon]): readonly InEveryLanguage[] => {
      const [plain, charging] = [false, true].map((inCharge) => classOf([weapon], inCharge));
      const { en, it } = messageOf(`sk.weapon.${weapon}`);
      if (plain === wanted) return [{ en, it }];
      return charging === wanted ? [{ en: en + IN_CHARGE.en, it: it + IN_CHARGE.it }] : [];
    });
  return {
    head: [
      { en: 'Class', it: 'Classe' },
      { en: 'Weapons', it: 'Armi' },
    ],
    rows: [3, 2, 1, 0].map((wanted) => {
      const words = inClass(wanted);
      return [String(wanted), { en: words.map(({ en }) => en).join(', '), it: words.map(({ it }) => it).join(', ') }];
    }),
  };
}

// ---------------------------------------------------------------- results

const BEATEN: Readonly<Record<Beaten, InEveryLanguage>> = {
  recoil: { en: 'recoils', it: 'arretra' },
  fallen: { en: 'knocked down', it: 'a terra' },
  wounded: { en: 'wounded, out', it: 'ferito, fuori' },
  killed: { en: 'killed, out', it: 'ucciso, fuori' },
};
const COVER: InEveryLanguage = { en: 'into cover, or prone', it: 'in copertura, o prono' };

/** SK-HTH-4, -5, SK-RNG-12, -13, -14: results for a loser, by the winner's die and the margin. */
function resultsOf(odd: InEveryLanguage): RuleTable {
  // Scores one point apart, then twice and three times the loser's.
  const become = (die: number, winner: number, loser: number, fallen: boolean): TableCell => {
    const plus = (add: number) => [{ rule: 'SK-PRO-3', add, what: '' }];
    const scores = { attack: plus(winner - die), defence: plus(loser - 1) };
    const { how } = verdictOf([die, 1], scores, { winner: () => [], loser: () => [] }, () => fallen);
    return how === null ? NONE : how === 'recoil' ? odd : BEATEN[how];
  };
  const row = (name: InEveryLanguage, fallen: boolean): readonly TableCell[] => [
    name,
    become(3, 5, 4, fallen),
    become(2, 5, 4, fallen),
    become(3, 8, 4, fallen),
    become(3, 9, 3, fallen),
  ];
  return {
    head: [
      { en: 'Loser', it: 'Sconfitto' },
      { en: 'Odd die', it: 'Dado dispari' },
      { en: 'Even die', it: 'Dado pari' },
      { en: 'Doubled', it: 'Doppiato' },
      { en: 'Tripled', it: 'Triplicato' },
    ],
    rows: [row({ en: 'Standing', it: 'In piedi' }, false), row({ en: 'Down', it: 'A terra' }, true)],
  };
}

export const meleeResults = (): RuleTable => resultsOf(BEATEN.recoil);
export const shotResults = (variant: Variant): RuleTable => resultsOf(variant === 'SDS' ? BEATEN.recoil : COVER);

// ---------------------------------------------------------------- terrain

const KINDS: readonly (readonly [Feature['kind'], InEveryLanguage])[] = [
  ['wood', { en: 'woods', it: 'bosco' }],
  ['rough', { en: 'rough area', it: 'terreno accidentato' }],
  ['stream', { en: 'stream', it: 'ruscello' }],
  ['tree', { en: 'tree', it: 'albero' }],
  ['fence', { en: 'fence', it: 'steccato' }],
  ['hedge', { en: 'hedge', it: 'siepe' }],
  ['lowWall', { en: 'low wall', it: 'muretto' }],
  ['highWall', { en: 'high wall', it: 'muro alto' }],
  ['building', { en: 'building', it: 'edificio' }],
  ['hill', { en: 'small hill', it: 'piccola collina' }],
];
const GRADES: readonly TableCell[] = [NONE, { en: 'light', it: 'leggera' }, { en: 'heavy', it: 'pesante' }];
const NEEDED = (bash: number): string => (bash === 0 ? NONE : `${bash}+`);

/** SK-TER-16, SK-MOV-12. */
export const terrain = (): RuleTable => ({
  head: [
    { en: 'Terrain', it: 'Terreno' },
    { en: 'Move', it: 'Mov.' },
    { en: 'Cover', it: 'Copertura' },
    { en: 'Horse', it: 'Cav.' },
    { en: 'Bash', it: 'Abbatt.' },
  ],
  rows: mergeRows(
    KINDS.map(([kind, name]): readonly TableCell[] => {
      const { broken, impassable, cover, hindersHorse, bash } = FEATURES[kind];
      return [
        name,
        impassable ? { en: 'closed', it: 'chiuso' } : broken ? { en: 'broken', it: 'difficile' } : NONE,
        GRADES[cover] ?? NONE,
        hindersHorse ? signed(-1) : NONE,
        NEEDED(bash),
      ];
    }),
  ),
});

const ENTRIES: Readonly<Record<NonNullable<TableEntry>, InEveryLanguage>> = {
  woods: { en: 'woods', it: 'bosco' },
  building: { en: 'building', it: 'edificio' },
  rough: { en: 'rough area', it: 'terreno accidentato' },
  fences: { en: 'd3 fences', it: 'd3 steccati' },
  lowWalls: { en: 'd3 low walls', it: 'd3 muretti' },
  hill: { en: 'small hill', it: 'piccola collina' },
};
const QUARTERS: readonly InEveryLanguage[] = [
  { en: 'Upper left', it: 'Alto sin.' },
  { en: 'Upper right', it: 'Alto des.' },
  { en: 'Lower right', it: 'Basso des.' },
  { en: 'Lower left', it: 'Basso sin.' },
];
const NOTHING: InEveryLanguage = { en: 'nothing', it: 'niente' };
/** SK-TER-9. */
const WOODS: { readonly [K in RolledKind]?: InEveryLanguage } = {
  trees: { en: 'that many trees', it: 'altrettanti alberi' },
  wood: { en: 'a wooded area', it: 'un’area boscosa' },
};

/** `1 woods; 2 building; 3-6 nothing`: the results of a die, equal ones together. */
function byFace(brought: readonly InEveryLanguage[]): InEveryLanguage {
  const runs: { readonly from: number; to: number; readonly words: InEveryLanguage }[] = [];
  brought.forEach((words, i) => {
    const last = runs[runs.length - 1];
    if (last?.words.en === words.en) last.to = i + 1;
    else runs.push({ from: i + 1, to: i + 1, words });
  });
  const say = (language: WholeLanguage) =>
    runs.map(({ from, to, words }) => `${from === to ? from : `${from}–${to}`} ${words[language]}`).join('; ');
  return { en: say('en'), it: say('it') };
}

/** SK-TER-4..9. The results of the dice for each quarter, and its number of rolls. */
export const terrainRolls = (): RuleTable => ({
  head: [
    { en: 'Quarter', it: 'Quarto' },
    { en: 'Rolls', it: 'Tiri' },
    { en: 'Die', it: 'Dado' },
  ],
  rows: [
    ...TERRAIN_TABLES.map((entries, quarter) => [
      QUARTERS[quarter] ?? NONE,
      String(ALL_QUARTERS.filter((roll) => roll.table === quarter).length),
      byFace(entries.map((entry) => (entry === null ? NOTHING : ENTRIES[entry]))),
    ]),
    [ENTRIES.woods, '1', byFace([1, 2, 3, 4, 5, 6].map((face) => WOODS[woodsOf(face).kind] ?? NOTHING))],
  ],
});
