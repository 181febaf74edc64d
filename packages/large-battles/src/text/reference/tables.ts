/**
 * Tables of the printed sheet. Every number comes from the data or the function that the rules use, so the sheet always
 * agrees with the battle.
 */
import { type InEveryLanguage, type RuleTable, signed, type TableCell, type WholeLanguage } from '@drumhead/content';
import type { Tally } from '@drumhead/engine';
import { collect, type Modifiers, modifiersOf, NONE, mergeRows } from '@drumhead/content/ruleTables';
import {
  type ContactFacts,
  type ContactSide,
  countApproach,
  countContact,
  countShot,
  type ShotFacts,
} from '../../combat/dice/counting.ts';
import { baseDice, type DiceFor, type Fighter, SECTOR_DICE } from '../../combat/dice/fighter.ts';
import { G1 } from '../../ground/footprints.ts';
import { T1 } from '../../ground/terrainKinds.ts';
import { largeBattlesMessages } from '../messages/index.ts';
import { isFast, type Rung, rungOf } from '../../movement/distance.ts';
import {
  approachOutcome,
  contactOutcome,
  type Pairs,
  type ShotEffect,
  shotEffects,
} from '../../combat/dice/results.ts';
import { SCALES } from '../../scenarios/scales.ts';
import type { Arm, Calibre, CavalryClass, Formation, TerrainKind } from '../../state/state.ts';
import { lossOf, PENETRATION } from '../../victory/victory.ts';

const messageIn = (key: string): InEveryLanguage => {
  const words = largeBattlesMessages[key];
  if (words === undefined) throw new Error(`no words for ${key}`);
  return words;
};

// ---------------------------------------------------------------- sticks and troops

const FIGURES: { readonly [K in keyof typeof SCALES]: string } = {
  '6mm': '6–10 mm',
  '15mm': '15 mm',
  '28mm': '20–28 mm',
};

/** LB-GEO-01, LB-GEN-05, -06. */
export const sticks: RuleTable = {
  head: [
    { en: 'Figures, cm', it: 'Miniature, cm' },
    { en: 'VS', it: 'MC' },
    { en: 'S', it: 'C' },
    'M',
    'L',
    { en: 'Table', it: 'Tavolo' },
  ],
  rows: (Object.keys(FIGURES) as (keyof typeof SCALES)[]).map((scale) => {
    const { sticks: s, width, height } = SCALES[scale];
    const lengths = [s.vs, s.s, s.m, s.l].map((length) => String(length / 10));
    return [FIGURES[scale], ...lengths, `${width / 10}\u00a0×\u00a0${height / 10}`];
  }),
};

const RUNGS: Readonly<Record<Rung, InEveryLanguage>> = {
  0: { en: NONE, it: NONE },
  1: { en: 'VS', it: 'MC' },
  2: { en: 'S', it: 'C' },
  3: { en: 'M', it: 'M' },
  4: { en: 'L', it: 'L' },
};

const fighter = (part: Partial<Fighter>): Fighter => ({
  arm: 'infantry',
  cavalryClass: null,
  calibre: null,
  formation: 'line',
  c: 4,
  sk: 0,
  dis: 0,
  loaded: true,
  traits: {
    cuirass: false,
    determined: false,
    impetuous: false,
    lance: false,
    light: false,
    strong: false,
    wavering: false,
    weak: false,
  },
  batteries: 1,
  ...part,
});

const CLASSES: readonly CavalryClass[] = ['light', 'dragoons', 'heavy'];
const CALIBRES: readonly Calibre[] = ['light', 'medium', 'heavy'];

/** Base dice of a formation; one after the other for several classes or calibres, if they differ. */
function diceOf(arm: Arm, formation: Formation, wanted: DiceFor): string {
  const kinds: readonly Partial<Fighter>[] =
    arm === 'cavalry'
      ? CLASSES.map((cavalryClass) => ({ cavalryClass }))
      : arm === 'artillery'
        ? CALIBRES.map((calibre) => ({ calibre }))
        : [{}];
  const dice = kinds.map((kind) => baseDice('division', fighter({ arm, formation, ...kind }), wanted).add);
  return [...new Set(dice)].join('/');
}

const FORMATIONS: readonly (readonly [Arm, Formation, InEveryLanguage])[] = [
  ['infantry', 'line', messageIn('lb.tally.infantry.line')],
  ['infantry', 'attackColumn', messageIn('lb.tally.infantry.attackColumn')],
  ['infantry', 'marchColumn', messageIn('lb.tally.infantry.marchColumn')],
  ['infantry', 'square', messageIn('lb.tally.infantry.square')],
  ['infantry', 'garrison', messageIn('lb.tally.garrison')],
  ['cavalry', 'line', { en: 'Cavalry in line (light/dragoons/heavy)', it: 'Cavalleria in linea (legg./dragoni/pes.)' }],
  ['cavalry', 'column', messageIn('lb.tally.cavalryColumn')],
  [
    'artillery',
    'unlimbered',
    { en: 'Guns unlimbered (light/medium/heavy)', it: 'Cannoni in batteria (legg./medi/pes.)' },
  ],
  ['artillery', 'limbered', { en: 'Guns limbered (foot/horse)', it: 'Cannoni al traino (a piedi/a cavallo)' }],
];

/** Tables M1, G1 and C1 (LB-MOVE-02, LB-GEO-05, LB-CD-01..04). */
export const troops: RuleTable = {
  head: [
    { en: 'Formation (* fast)', it: 'Formazione (* veloce)' },
    { en: 'Move', it: 'Mov.' },
    'mm',
    { en: 'Dice', it: 'Dadi' },
    { en: 'As target', it: 'Bersaglio' },
  ],
  rows: FORMATIONS.map(([arm, formation, name]) => {
    const moves = [...new Set([false, true].map((horse) => RUNGS[rungOf({ arm, horse }, formation)]))];
    const [width = 0, depth = 0] = G1[arm][formation] ?? [];
    const mark = isFast({ level: 'division' }, formation) ? ' *' : '';
    return [
      { en: `${name.en}${mark}`, it: `${name.it}${mark}` },
      { en: moves.map(({ en }) => en).join('/'), it: moves.map(({ it }) => it).join('/') },
      `${width}\u00a0×\u00a0${depth}`,
      diceOf(arm, formation, 'combat'),
      formation === 'garrison' ? String(SECTOR_DICE) : diceOf(arm, formation, 'target'),
    ];
  }),
};

// ---------------------------------------------------------------- terrain

const KINDS: readonly TerrainKind[] = [
  'gentleHill',
  'steepHill',
  'wood',
  'rough',
  'swamp',
  'hedge',
  'fence',
  'ditch',
  'wall',
  'stream',
  'building',
  'sector',
];

const CLOSED: InEveryLanguage = { en: 'closed', it: 'chiuso' };

/** Table T1 (LB-TERR-01). */
export const terrain: RuleTable = {
  head: [
    { en: 'Terrain', it: 'Terreno' },
    { en: 'Move', it: 'Mov.' },
    { en: 'Sight', it: 'Vista' },
    { en: 'Cover', it: 'Copertura' },
    { en: 'Position', it: 'Posizione' },
  ],
  rows: mergeRows(
    KINDS.map((kind): readonly TableCell[] => {
      const { difficult, obstacle, impassable, blocksSight, cover, position } = T1[kind];
      const hill = kind === 'gentleHill' || kind === 'steepHill';
      return [
        messageIn(`lb.terrain.${kind}`),
        impassable ? CLOSED : difficult || obstacle ? '−1' : NONE,
        blocksSight ? { en: 'blocks', it: 'blocca' } : hill ? { en: 'crest', it: 'cresta' } : NONE,
        cover > 0 ? signed(cover) : NONE,
        position > 0 ? signed(position) : hill ? { en: '+1\u00a0higher', it: '+1\u00a0alto' } : NONE,
      ];
    }),
  ),
};

// ---------------------------------------------------------------- modifiers

const SIDES = [
  { en: 'A', it: 'A' },
  { en: 'D', it: 'D' },
] as const;
type Column = 'guns' | 'target' | 'approachA' | 'approachD' | 'contactA' | 'contactD';

const BASE =
  /^lb\.tally\.(infantry|garrison|sector|atLeastOne|\w+(Cavalry|CavalryLine|cavalryColumn|Battery)$|cavalryColumn$)/;

/** Counts dice in situations that together have every modifier: number and opponent. */
function everyModifier(): Modifiers<Column> {
  const found: Modifiers<Column> = new Map();
  const note = (column: Column, tally: Tally) => collect(found, column, tally, BASE);
  const lancers = { ...fighter({}).traits, lance: true };
  const foot = fighter({ sk: 2, c: 5 });
  const battery = fighter({ arm: 'artillery', calibre: 'medium', formation: 'unlimbered' });
  const horse = fighter({ arm: 'cavalry', cavalryClass: 'light', c: 6, traits: lancers });
  const square = fighter({ formation: 'square', dis: 3 });
  const cover = (add: number): Tally => [{ rule: 'LB-TERR-08', add, what: 'lb.tally.softCover' }];
  const position = (add: number): Tally => [{ rule: 'LB-TERR-10', add, what: 'lb.tally.position' }];

  for (const times of [1, 2, 3]) {
    const dis = times;
    const bought = Math.min(times, 2);
    for (const range of ['short', 'medium', 'long'] as const) {
      const shot: ShotFacts = {
        level: 'division',
        battery: { ...battery, dis },
        target: { ...foot, dis },
        range,
        added: bought,
        cover: cover(Math.min(times, T1.wall.cover)),
        skirmishersSpoil: true,
      };
      const { attack, defence } = countShot(shot);
      note('guns', attack);
      note('target', defence);
    }
    for (const [attacker, defender] of [
      [foot, fighter({})],
      [fighter({}), foot],
      [horse, square],
      [horse, horse],
    ] as const) {
      const { attack, defence } = countApproach({
        level: 'division',
        attacker: { ...attacker, dis: attacker.traits.lance ? 0 : dis },
        defenders: [{ ...defender, dis: defender.traits.lance ? 0 : dis }],
        flank: [true],
        bought,
        attackPosition: position(1),
        defencePosition: position(bought),
      });
      note('approachA', attack);
      note('approachD', defence);
    }
    for (const [attacker, defender] of [
      [foot, fighter({})],
      [fighter({}), foot],
      [horse, foot],
      [foot, horse],
    ] as const) {
      const side = (one: Fighter, flank: boolean): ContactSide => ({
        units: [{ ...one, dis: one.traits.lance ? 0 : dis }],
        bought,
        leaderDice: times,
        charismatic: true,
        flank,
      });
      const facts: ContactFacts = {
        level: 'division',
        attack: side(attacker, attacker.arm === 'infantry'),
        defence: side(defender, false),
        position: position(bought),
      };
      const { attack, defence } = countContact(facts);
      note('contactA', attack);
      note('contactD', defence);
    }
  }
  return found;
}

/** Order of the counts, as a player goes through them. */
const ORDER = [
  'lb.tally.enemyDisorder',
  'lb.tally.actions',
  'lb.tally.shortRange',
  'lb.tally.longRange',
  'lb.tally.skirmishers',
  'lb.tally.softCover',
  'lb.tally.position',
  'lb.tally.flank',
  'lb.tally.shakySquare',
  'lb.tally.cavalryOnFoot',
  'lb.tally.betterC',
  'lb.tally.betterSk',
  'lb.tally.lance',
  'lb.tally.leaderDice',
  'lb.tally.charismatic',
];
const COVER: InEveryLanguage = { en: 'Cover, soft or hard', it: 'Copertura, leggera o pesante' };

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function modifierText(what: string): InEveryLanguage {
  const { en, it } = what === 'lb.tally.softCover' ? COVER : messageIn(what);
  return { en: lowered(en), it: lowered(it) };
}

/** All modifiers of some columns, one row each. */
const modifiersIn = (columns: readonly (readonly [Column, InEveryLanguage])[]): RuleTable =>
  modifiersOf(everyModifier(), columns, ORDER, modifierText);

/** LB-BOMB-06, -07. */
export const shotDice = (): RuleTable =>
  modifiersIn([
    ['guns', { en: 'Guns', it: 'Cannoni' }],
    ['target', { en: 'Target', it: 'Bersaglio' }],
  ]);

/** LB-APP-14, -15. */
export const approachDice = (): RuleTable =>
  modifiersIn([
    ['approachA', SIDES[0]],
    ['approachD', SIDES[1]],
  ]);

/** LB-CON-05..07. */
export const contactDice = (): RuleTable =>
  modifiersIn([
    ['contactA', SIDES[0]],
    ['contactD', SIDES[1]],
  ]);

// ---------------------------------------------------------------- results

const DISORDER: InEveryLanguage = { en: '1 DIS', it: '1 DIS' };
const EFFECTS: { readonly [K in ShotEffect]: InEveryLanguage } = {
  disorder: DISORDER,
  retreat: { en: 'retreats 1VS', it: 'ritirata 1MC' },
  limber: { en: 'limbers', it: 'al traino' },
  fullMove: { en: 'back 1M (horse 1L)', it: 'indietro 1M (a cav. 1L)' },
  bounce: { en: 'with 1st: bounce', it: 'con la 1ª: rimbalzo' },
};

const listed = (effects: readonly ShotEffect[]): TableCell =>
  effects.length === 0
    ? NONE
    : {
        en: effects.map((effect) => EFFECTS[effect].en).join(', '),
        it: effects.map((effect) => EFFECTS[effect].it).join(', '),
      };

/** Effects of each pair won by the guns; the third together with the first (LB-BOMB-10, -11). */
export function shotResults(): RuleTable {
  const targets = [
    fighter({}),
    fighter({ formation: 'square' }),
    fighter({ arm: 'artillery', calibre: 'medium', formation: 'unlimbered' }),
    fighter({ arm: 'artillery', calibre: 'medium', formation: 'limbered' }),
  ];
  const FIRST: Pairs = ['W', 'L', 'L'];
  const cases: readonly (readonly [string, Pairs, Pairs | null])[] = [
    ['1', FIRST, null],
    ['2', ['L', 'W', 'L'], null],
    ['3', ['W', 'L', 'W'], FIRST],
  ];
  return {
    head: [
      { en: 'Pair won', it: 'Coppia vinta' },
      { en: 'Troops', it: 'Truppe' },
      { en: 'Square', it: 'Quadrato' },
      { en: 'Unlimbered guns', it: 'Cannoni in batteria' },
      { en: 'Limbered guns', it: 'Cannoni al traino' },
    ],
    rows: cases.map(([name, pairs, without]) => [
      name,
      ...targets.map((target) => {
        const before = without === null ? 0 : shotEffects('division', target, without).length;
        return listed(shotEffects('division', target, pairs).slice(before));
      }),
    ]),
  };
}

const UNUSED: InEveryLanguage = { en: 'unused die', it: 'dado non usato' };

/** Losses or wins of a side: `A 1 DIS`. */
function shares(
  a: number,
  d: number,
  thing: InEveryLanguage,
  names: readonly [InEveryLanguage, InEveryLanguage],
): TableCell {
  const parts = ([a, d] as const).flatMap((many, i) =>
    many > 0 ? [[many, names[i] as InEveryLanguage] as const] : [],
  );
  if (parts.length === 0) return NONE;
  if (a === d) return { en: `both: ${a} ${thing.en}`, it: `entrambi: ${a} ${thing.it}` };
  const say = (language: WholeLanguage) =>
    parts.map(([many, name]) => `${name[language]}: ${many} ${thing[language]}`).join(', ');
  return { en: say('en'), it: say('it') };
}

const DIS: InEveryLanguage = { en: 'DIS', it: 'DIS' };
const ACTION: InEveryLanguage = { en: 'action', it: 'azione' };

/** LB-APP-20, -21. */
export function approachResults(): RuleTable {
  const NOTHING: Pairs = ['D', 'D', 'D'];
  const answer = (die: number, result: 'W' | 'D' | 'L') => {
    const pairs = NOTHING.map((level, i) => (i === die ? result : level)) as unknown as Pairs;
    const { disA, disD, wonA, wonD } = approachOutcome(pairs, false);
    if (die === 0) return shares(disA, disD, DIS, SIDES);
    return result === 'D' ? UNUSED : shares(wonA, wonD, ACTION, SIDES);
  };
  return {
    head: [
      { en: 'Die', it: 'Dado' },
      { en: 'A higher', it: 'A più alto' },
      { en: 'Tie', it: 'Pari' },
      { en: 'D higher', it: 'D più alto' },
    ],
    rows: mergeRows([0, 1, 2].map((die) => [String(die + 1), answer(die, 'W'), answer(die, 'D'), answer(die, 'L')])),
  };
}

const FATES = [
  { en: 'winner', it: 'vincitore' },
  { en: 'loser', it: 'sconfitto' },
] as const;

/** LB-CON-13, -14, -17. */
export function contactResults(): RuleTable {
  const second = (result: 'W' | 'D' | 'L', doubled: boolean) => {
    const { disA, disD } = contactOutcome('a', result, doubled, 'D');
    return shares(disA, disD, DIS, FATES);
  };
  const third = (result: 'W' | 'D' | 'L') =>
    contactOutcome('a', 'D', false, result).pursuit
      ? { en: 'loser: 1 DIS more', it: 'sconfitto: ancora 1 DIS' }
      : result === 'D'
        ? UNUSED
        : NONE;
  return {
    head: [
      { en: 'Die', it: 'Dado' },
      { en: 'Winner doubles', it: 'Vinc. doppia' },
      { en: 'Winner higher', it: 'Vinc. più alto' },
      { en: 'Tie', it: 'Pari' },
      { en: 'Loser higher', it: 'Sconf. più alto' },
    ],
    rows: [
      ['2', second('W', true), second('W', false), second('D', false), second('L', false)],
      ['3', third('W'), third('W'), third('D'), third('L')],
    ],
  };
}

// ---------------------------------------------------------------- victory

const trait = (name: 'elite' | 'expendable' | 'guard' | null) => ({
  elite: name === 'elite',
  expendable: name === 'expendable',
  guard: name === 'guard',
});

const LOST: readonly (readonly [InEveryLanguage, Parameters<typeof lossOf>[0]])[] = [
  [messageIn('lb.rule.guard'), { arm: 'infantry', cavalryClass: null, traits: trait('guard') }],
  [
    { en: 'Elite cavalry', it: 'Cavalleria Elite' },
    { arm: 'cavalry', cavalryClass: 'light', traits: trait('elite') },
  ],
  [
    { en: 'Elite infantry', it: 'Fanteria Elite' },
    { arm: 'infantry', cavalryClass: null, traits: trait('elite') },
  ],
  [
    { en: 'Artillery', it: 'Artiglieria' },
    { arm: 'artillery', cavalryClass: null, traits: trait(null) },
  ],
  [
    { en: 'Heavy cavalry', it: 'Cavalleria pesante' },
    { arm: 'cavalry', cavalryClass: 'heavy', traits: trait(null) },
  ],
  [
    { en: 'Other units', it: 'Altre unità' },
    { arm: 'infantry', cavalryClass: null, traits: trait(null) },
  ],
  [
    { en: 'Expendable cavalry', it: 'Cavalleria Sacrificabile' },
    { arm: 'cavalry', cavalryClass: 'light', traits: trait('expendable') },
  ],
  [
    { en: 'Expendable infantry', it: 'Fanteria Sacrificabile' },
    { arm: 'infantry', cavalryClass: null, traits: trait('expendable') },
  ],
];

const pointsOf = (halves: number): string => (halves % 2 === 0 ? String(halves / 2) : `${(halves - 1) / 2 || ''}½`);

/** LB-VIC-04. */
export const losses: RuleTable = {
  head: [
    { en: 'Unit eliminated', it: 'Unità eliminata' },
    { en: 'Points', it: 'Punti' },
  ],
  rows: mergeRows(LOST.map(([name, profile]) => [name, pointsOf(lossOf(profile))])),
};

/** LB-VIC-11. */
export const penetrationPoints: RuleTable = {
  head: [{ en: 'Most advanced enemy, by zone', it: 'Nemico più avanzato, per zona' }, '1', '2', '3'],
  rows: (['infantry', 'cavalry'] as const).map((arm) => [
    messageIn(`lb.arm.${arm}`),
    ...PENETRATION[arm].slice(1).map(({ add }) => (add === 0 ? NONE : signed(add))),
  ]),
};
