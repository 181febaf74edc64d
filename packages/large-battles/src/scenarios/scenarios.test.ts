import { total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { faultsOfOutline, generalOf, lineOf, pieceOf, scenarioField, troopsOf } from '../../test/scenarios.ts';
import { Playing } from '../../test/scriptedPlay.ts';
import { inCommand } from '../command/inCommand.ts';
import { suggestedDeployment } from '../setup/suggestedDeployment.ts';
import { assess, type Troops } from '../armies/historical/index.ts';
import { formationsAtDeployment } from '../setup/placing.ts';
import { suggestionProblems } from '../setup/suggestions.ts';
import type { SideIndex } from '../state/state.ts';
import { shakenLimit } from '../victory/victory.ts';
import { KINDS } from './format.ts';
import { fieldFrom, SCENARIO_FILES, type ScenarioFile, SCENARIOS, startState } from './index.ts';

/** A scenario file that a test changes at will. */
type Loose = ReturnType<typeof JSON.parse>;
const copyOf = (id: string): Loose => structuredClone(SCENARIOS[id]);

/** Both sides as the scenario suggests, and the battle begun. */
function begun(id: string): Playing {
  const play = new Playing(startState(scenarioField(id)));
  for (const side of [0, 1] as const) {
    const seat = play.state.field.sides[side].id;
    for (const command of suggestedDeployment(play.state, side)) play.say(seat, command);
    play.say(seat, { type: 'ready' });
  }
  return play;
}

const breakPoints = (id: string) => scenarioField(id).sides.map((side) => [side.id, side.breakPoint]);
const shaken = (id: string) => {
  const state = startState(scenarioField(id));
  return state.brigades.map((_, b) => {
    const units = state.units.map((u) => ({ ...u, status: 'table' as const }));
    return shakenLimit({ ...state, units }, b);
  });
};

const READY: readonly (readonly [string, ScenarioFile])[] = [
  ...Object.entries(SCENARIOS),
  ...Object.entries(SCENARIO_FILES).map(([id, { setup }]) => [id, setup] as const),
];

it.each(READY)('LB-SET-09 %s in one tap: everybody stands, and no General ahead of all his troops', (_, file) => {
  const read = fieldFrom(file);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const field = read.value;
  for (const side of [0, 1] as const) {
    const places = suggestedDeployment(startState(field), side).filter(({ type }) => type.startsWith('place'));
    const isOwn = (piece: { readonly side: SideIndex }) => piece.side === side;
    expect(places).toHaveLength(field.units.filter(isOwn).length + field.generals.filter(isOwn).length);
    const ahead = (y: number) => (field.sides[side].baseline === 'top' ? y : -y);
    for (const command of places) {
      if (command.type !== 'placeGeneral') continue;
      const brigade = field.generals[command.general]?.brigade ?? -1;
      const troops = places.flatMap((one) =>
        one.type === 'place' && (brigade < 0 || field.units[one.unit]?.brigade === brigade) ? [ahead(one.y)] : [],
      );
      expect(ahead(command.y), field.generals[command.general]?.id).toBeLessThan(Math.max(...troops));
    }
  }
});

it('LB-UNIT-04 three kinds of cavalry, one of each class, none of them guns', () => {
  const horse = { arm: 'cavalry', horse: false };
  expect(Object.values(KINDS).filter(({ cavalryClass }) => cavalryClass !== null)).toHaveLength(3);
  expect(KINDS.lightCavalry).toEqual({ ...horse, cavalryClass: 'light' });
  expect(KINDS.dragoons).toEqual({ ...horse, cavalryClass: 'dragoons' });
  expect(KINDS.heavyCavalry).toEqual({ ...horse, cavalryClass: 'heavy' });
});

it('LB-UNIT-04 the class of every regiment of cavalry in the scenarios', () => {
  const classes = new Set<string>();
  for (const id of Object.keys(SCENARIOS)) {
    for (const { arm, name, cavalryClass } of scenarioField(id).units) {
      if (arm === 'cavalry') classes.add(`${name.replace('lb.unit.', '')} ${cavalryClass}`);
    }
  }
  expect([...classes].sort()).toEqual([
    'chasseurs light',
    'chevau-legers light',
    'cuirassiers heavy',
    'dragoon-division dragoons',
    'dragoons dragoons',
    'hussar-division light',
    'hussars light',
    'insurrection-division light',
    'light-cavalry-division light',
    'light-dragoons light',
    'militia-cavalry light',
    'mounted-jaeger light',
    'prussian-hussars light',
    'swedish-carabiniers heavy',
    'uhlans light',
  ]);
});

describe('To Vienna!', () => {
  const field = scenarioField('to-vienna');

  it('LB-SCN-03 the French order of battle', () => {
    expect(troopsOf(field, 0, 0)).toEqual([
      '3 veteran-line 3/4/1',
      '1 line-infantry 4/4/1',
      '2 light-infantry 4/4/2 elan light',
      '1 chasseurs 4/4 opportunistic',
      '1 foot-battery.medium medium foot Q4',
    ]);
    expect(troopsOf(field, 0, 1)).toEqual([
      '3 line-infantry 4/4/1 determined',
      '1 elite-light-infantry 4/4/3 elan elite light',
      '1 light-infantry 4/4/2 elan light',
      '1 foot-battery.medium medium foot Q4',
    ]);
    expect(troopsOf(field, 0, -1)).toEqual([
      '1 dragoons 3/5 elan',
      '1 cuirassiers 3/6 cuirass',
      '1 foot-battery.medium medium foot Q4',
    ]);
  });

  it('LB-SCN-03 the Austrian order of battle', () => {
    expect(troopsOf(field, 1, 2)).toEqual([
      '2 jaeger 4/4/2 elan light',
      '2 grenzer 4/4/2 light',
      '2 hussars 3/4 elite',
      '1 foot-battery.medium medium foot Q4',
    ]);
    expect(troopsOf(field, 1, 3)).toEqual([
      '3 line-infantry 4/5/1',
      '2 grenadiers 4/4/1 strong',
      '1 foot-battery.medium medium foot Q4',
    ]);
    expect(troopsOf(field, 1, -1)).toEqual([
      '1 cuirassiers 3/6 cuirass',
      '1 uhlans 4/4 elan lance',
      '1 chevau-legers 4/4 elan',
      '1 horse-battery.light light horse Q3',
    ]);
    expect([2, 3, 5].map((g) => generalOf(field, g))).toEqual([
      'Nostitz Q3',
      'Jirčik Q3 charismatic',
      'Kienmayer Q4 timid',
    ]);
  });

  it('LB-SCN-03 no map and no first player: both come from the rules of pick-up games', () => {
    expect([field.setUp, field.terrain, field.first]).toEqual(['pickup', [], null]);
    for (const brigade of field.brigades) {
      expect(brigade.deployment).toMatchObject({ zones: [2, 3], lateral: false, inCommand: true });
    }
    for (const side of field.sides) expect(side.reserve).toMatchObject({ zones: [3], inCommand: true });
  });

  it('LB-SCN-10 Break Points 8 and 7', () => {
    expect(breakPoints('to-vienna')).toEqual([
      ['france', 8],
      ['austria', 7],
    ]);
  });
});

describe('Spanish Pride', () => {
  const field = scenarioField('spanish-pride');

  it('LB-SCN-04 the orders of battle', () => {
    expect(troopsOf(field, 0, 0)).toEqual([
      '3 veteran-line 3/4/1',
      '1 light-infantry 4/4/2 elan light',
      '1 swiss ?/4/1 unpredictable',
      '1 foot-battery.medium medium foot Q4',
    ]);
    expect(troopsOf(field, 0, 1)).toEqual([
      '3 line-infantry 4/4/1 determined',
      '2 light-infantry 4/4/2 elan light',
      '1 foot-battery.medium medium foot Q4',
    ]);
    expect(troopsOf(field, 0, -1)).toEqual(['2 dragoons 3/5 elan', '1 foot-battery.medium medium foot Q4']);
    expect(troopsOf(field, 1, 2)).toEqual([
      '1 line-infantry 4/4/1 green',
      '2 walloon-guards 4/4/1 elite',
      '1 hibernia 4/4/1 determined elite',
      '1 foot-battery.medium medium foot Q4',
    ]);
    expect(troopsOf(field, 1, 3)).toEqual([
      '3 line-infantry 4/4/1 green',
      '1 voluntarios ?/4/0 green unpredictable',
      '1 foot-battery.medium medium foot Q4',
    ]);
    expect(troopsOf(field, 1, -1)).toEqual([
      '2 dragoons 5/5',
      '1 chasseurs ?/4 unpredictable',
      '1 militia-cavalry ?/3 light lance unpredictable',
      '3 peasant-militia ?/4/0 militia unpredictable weak',
    ]);
  });

  it('LB-SCN-12 Barbou with Chabert and Schramm, Cuesta with Lardizabal and Zayas', () => {
    expect(field.generals.map((_, g) => generalOf(field, g))).toEqual([
      'Chabert Q3 organiser',
      'Schramm Q3 organiser',
      'Lardizabal Q3 cautious',
      'Zayas Q3 charismatic',
      'Barbou Q3',
      'Cuesta Q4 inefficient',
    ]);
  });

  it('LB-SCN-05 the map, every piece where the catalogue has it', () => {
    expect(pieceOf(field, 'church')).toEqual(['building', 0, 1150, 110, 60, 60]);
    expect(faultsOfOutline(field, 'hill', ['gentleHill', 1, 900, 620, 480, 260])).toEqual([]);
    expect(faultsOfOutline(field, 'hill-top', ['gentleHill', 2, 900, 620, 300, 150])).toEqual([]);
    expect(faultsOfOutline(field, 'west-wood', ['wood', 0, 400, 450, 180, 180])).toEqual([]);
    expect(faultsOfOutline(field, 'east-wood', ['wood', 0, 1380, 780, 180, 120])).toEqual([]);
    expect(faultsOfOutline(field, 'south-rocks', ['rough', 0, 600, 880, 180, 120])).toEqual([]);
    expect(faultsOfOutline(field, 'north-rocks', ['rough', 0, 1300, 380, 180, 120])).toEqual([]);
    expect(lineOf(field, 'road')).toEqual([0, 1080, 700, 1060, 1100, 1110, 1800, 1070]);
    expect(field.terrain.length).toBe(8);
  });

  it('LB-SCN-04 Brigades in zone 2, Reserves in zone 3 near the church and near the road, France first', () => {
    expect(field.brigades.map((b) => b.deployment.zones)).toEqual([[2], [2], [2], [2]]);
    const one = field.sticks.l;
    expect(field.sides.map((side) => [side.reserve?.zones, side.reserve?.within])).toEqual([
      [[3], { terrain: 'church', distance: one }],
      [[3], { terrain: 'road', distance: one }],
    ]);
    expect([field.first, field.hiddenDeployment]).toEqual([0, true]);
    const play = new Playing(startState(field));
    const dragoons = field.units.findIndex((u) => u.id === 'france-reserve-dragoons-1');
    const far = { type: 'place', unit: dragoons, x: 400 * 64, y: 100 * 64, facing: 2880, formation: 'line' } as const;
    expect(play.refused('france', far)).toBe('LB-SCN-04');
  });

  it('LB-SCN-06 in the first Spanish phase Cuesta and the Reserve are not available, but he may react', () => {
    const play = begun('spanish-pride');
    const cuesta = play.state.field.generals.findIndex((g) => g.name === 'Cuesta');
    // The first French phase: a roll of nothing but failures gives Spain a reaction.
    play.say('france', { type: 'open', brigade: 0 });
    play.say('france', { type: 'activate', unit: 0, dice: 1 }).roll([1]);
    expect(play.offered('spain', 'reactGeneral').map((offer) => offer.general)).toContain(cuesta);
    play.say('spain', { type: 'hold' });
    play.say('france', { type: 'pass' });

    expect(play.state.sides[1].phases).toBe(1);
    expect(play.eventTypes).toContain('cincIdle');
    expect(play.offered('spain', 'open').map((offer) => offer.brigade)).toEqual([2, 3]);
    expect(play.refused('spain', { type: 'open', brigade: -1 })).toBe('LB-SCN-06');

    play.say('spain', { type: 'pass' }).say('france', { type: 'pass' });
    expect(play.state.sides[1].phases).toBe(2);
    expect(play.eventTypes).not.toContain('cincIdle');
    expect(play.offered('spain', 'open').map((offer) => offer.brigade)).toEqual([2, 3, -1]);
  });

  it('LB-CINC-06 the suggested places have the whole Spanish Reserve within Cuesta’s short span', () => {
    const { state } = begun('spanish-pride');
    const reserve = field.units.flatMap((u, i) => (u.side === 1 && u.brigade < 0 ? [i] : []));
    expect(reserve.filter((unit) => !inCommand(state, unit))).toEqual([]);
  });

  it('LB-SCN-06 a lost CinC has no slot anyway', () => {
    const play = begun('spanish-pride');
    const cuesta = play.state.field.generals.findIndex((g) => g.name === 'Cuesta');
    const generals = play.state.generals.map((g, i) => (i === cuesta ? { ...g, status: 'gone' as const } : g));
    const without = new Playing({ ...play.state, generals }).say('france', { type: 'pass' });
    expect(without.eventTypes).not.toContain('cincIdle');
    expect(without.refused('spain', { type: 'open', brigade: -1 })).toBe('LB-ACT-05');
  });

  it('LB-SCN-09 both Spanish Brigades are printed 5 and shaken at 6, all others are as printed', () => {
    expect(shaken('spanish-pride')).toEqual([7, 7, 6, 6]);
    const spain = SCENARIOS['spanish-pride']?.sides[1];
    for (const brigade of spain?.brigades ?? []) {
      expect(brigade.printed?.shakenAt).toBe(5);
      expect(brigade.printed?.why).toBeTruthy();
    }
    for (const id of ['peninsular-clash', 'to-vienna', 'spanish-pride', 'retschow']) {
      const printed = SCENARIOS[id]?.sides.flatMap((side) => side.brigades.map((b) => b.printed));
      shaken(id).forEach((limit, b) => {
        if (printed?.[b]?.why === undefined) expect([id, printed?.[b]?.shakenAt]).toEqual([id, limit]);
      });
    }
  });

  it('LB-SCN-10 Break Points 7 and 8', () => {
    expect(breakPoints('spanish-pride')).toEqual([
      ['france', 7],
      ['spain', 8],
    ]);
  });
});

describe('Retschow', () => {
  const field = scenarioField('retschow');

  it('LB-SCN-07 the orders of battle; the French have no Reserve', () => {
    expect(troopsOf(field, 0, 0)).toEqual([
      '3 15th-light 4/4/2 elan light',
      '4 44th-line 4/4/1',
      '1 foot-battery.medium medium foot Q4',
    ]);
    expect(troopsOf(field, 0, 1)).toEqual([
      '3 48th-line 4/4/1',
      '3 danish-infantry 4/4/1 wavering',
      '1 danish-battery light foot Q4',
    ]);
    expect(troopsOf(field, 0, -1)).toEqual([]);
    expect(troopsOf(field, 1, 2)).toEqual([
      '2 mecklenburg-line 5/4/1',
      '1 volunteer-jaeger 4/4/2 light',
      '1 guard-grenadiers 4/4/1 elite strong',
      '1 mounted-jaeger 4/4 scout',
      '1 foot-battery.medium medium foot Q4',
    ]);
    expect(troopsOf(field, 1, 3)).toEqual([
      '4 swedish-line ?/4/1 unpredictable',
      '1 leib-regiment 3/4/1 elite',
      '1 foot-battery.medium medium foot Q4',
    ]);
    expect(troopsOf(field, 1, -1)).toEqual([
      '2 prussian-hussars 4/4 elan scout',
      '1 swedish-carabiniers 4/6 cuirass',
      '1 foot-battery.medium medium foot Q4',
    ]);
    expect(field.units.filter((u) => u.cavalryClass === 'light').map((u) => u.name)).toContain(
      'lb.unit.mounted-jaeger',
    );
  });

  it('LB-SCN-12 Loison and von Vegesack with their Leaders', () => {
    expect(field.generals.map((_, g) => generalOf(field, g))).toEqual([
      'L’Allemand Q3 charismatic',
      'Gardanne Q3',
      'von Fallois Q3 cautious',
      'von Bergenstrohla Q3 active',
      'Loison Q3 inefficient',
      'von Vegesack Q4 timid',
    ]);
  });

  it('LB-SCN-08 the map, and where each Brigade deploys', () => {
    expect(pieceOf(field, 'village')).toEqual(['sector', 0, 900, 600, 120, 120]);
    expect(faultsOfOutline(field, 'west-wood', ['wood', 0, 350, 620, 180, 120])).toEqual([]);
    expect(faultsOfOutline(field, 'east-wood', ['wood', 0, 1450, 560, 180, 120])).toEqual([]);
    expect(lineOf(field, 'road')).toEqual([550, 0, 600, 300, 900, 540, 900, 1200]);
    expect(field.terrain.length).toBe(4);
    const areas = [...field.brigades.map((b) => b.deployment), field.sides[1].reserve];
    expect(areas.map((a) => [a?.zones, a?.across && [a.across.from / 64, a.across.to / 64]])).toEqual([
      [[2], [950, 1500]],
      [[3], [300, 800]],
      [[2], [300, 850]],
      [[2], [950, 1500]],
      [[3], [600, 1200]],
    ]);
    const play = new Playing(startState(field));
    const place = (x: number) =>
      ({ type: 'place', unit: 0, x: x * 64, y: 300 * 64, facing: 2880, formation: 'line' }) as const;
    expect(play.refused('france', place(1009))).toBe('LB-SCN-07');
    expect(play.refused('france', place(1441))).toBe('LB-SCN-07');
    play.say('france', place(1010)).say('france', place(1440));
  });

  it('LB-SCN-07 Gardanne’s Brigade is all in march column, its battery limbered', () => {
    const brigade = field.units.flatMap((u, i) => (u.brigade === 1 ? [i] : []));
    for (const unit of brigade) {
      const guns = field.units[unit]?.arm === 'artillery';
      expect(formationsAtDeployment(field, unit)).toEqual([guns ? 'limbered' : 'marchColumn']);
    }
    const play = new Playing(startState(field));
    const place = { type: 'place', unit: brigade[0] as number, x: 560 * 64, y: 100 * 64, facing: 2880 } as const;
    expect(play.refused('france', { ...place, formation: 'line' })).toBe('LB-SCN-07');
    for (const unit of brigade) {
      expect(begun('retschow').state.units[unit]?.formation).toMatch(/^(marchColumn|limbered)$/);
    }
  });

  it('LB-SCN-07 the Allies go first; LB-ACT-06 Loison without a Reserve still has his slot', () => {
    const play = begun('retschow');
    expect(play.waits).toBe('allies phase');
    play.say('allies', { type: 'pass' });
    expect(play.offered('france', 'open').map((offer) => offer.brigade)).toEqual([0, 1, -1]);
    play.say('france', { type: 'open', brigade: -1 });
    const loison = field.generals.findIndex((g) => g.name === 'Loison');
    play.say('france', { type: 'activateGeneral', general: loison, dice: 1 }).roll([6]);
    expect(play.offered('france', 'ride').length).toBeGreaterThan(0);
    expect(play.offered('france', 'assign')).toEqual([]);
  });

  it('LB-SCN-10 Break Points 7 and 7: sixteen allied units under a Timid commander', () => {
    expect(breakPoints('retschow')).toEqual([
      ['france', 7],
      ['allies', 7],
    ]);
    expect(field.units.filter((u) => u.side === 1).length).toBe(16);
  });
});

describe('every scenario', () => {
  it.each(['spanish-pride', 'retschow', 'raab'])(
    '%s: everybody has a suggested place, and all of them are legal',
    (id) => {
      const field = scenarioField(id);
      expect(suggestionProblems(field)).toEqual([]);
      for (const what of ['unit', 'general'] as const) {
        const placed = field.suggested.flatMap((p) => (p.what === what ? [p.index] : [])).sort((a, b) => a - b);
        expect(placed).toEqual((what === 'unit' ? field.units : field.generals).map((_, i) => i));
      }
      for (const side of [0, 1] as const satisfies readonly SideIndex[]) {
        const state = begun(id).state;
        expect(state.sides[side].ready).toBe(true);
      }
    },
  );

  it('LB-SCN-09 LB-SCN-10 a printed total that the arithmetic does not give must be explained', () => {
    const file = copyOf('retschow');
    file.sides[0].printed.breakPoint = 8;
    file.sides[1].brigades[0].printed.shakenAt = 6;
    const read = fieldFrom(file);
    expect(read.ok ? [] : read.problems.map(({ path, rule, facts }) => [path, rule, facts])).toEqual([
      ['sides[0].printed.breakPoint', 'LB-SCN-10', { printed: 8, computed: 7 }],
      ['sides[1].brigades[0].printed.shakenAt', 'LB-SCN-09', { printed: 6, computed: 7 }],
    ]);
    file.sides[0].printed.why = 'a slip of the press';
    file.sides[1].brigades[0].printed.why = 'another';
    const explained = fieldFrom(file);
    expect(explained.ok && explained.value.sides[0].breakPoint).toBe(7);
  });

  it('LB-OPT-06 a handicap moves the Break Point, by 3 at most', () => {
    const limitWith = (handicap: number) => {
      const file = copyOf('peninsular-clash');
      file.sides[1].handicap = handicap;
      const read = fieldFrom(file);
      return read.ok ? read.value.sides.map(({ breakPoint }) => breakPoint) : read.problems.map(({ path }) => path);
    };
    expect([-3, -1, 0, 2, 3].map((handicap) => limitWith(handicap))).toEqual(
      [4, 6, 7, 9, 10].map((limit) => [8, limit]),
    );
    expect(limitWith(4)).toEqual(['sides[1].handicap']);
  });

  it('a stretch without width is a fault of the file', () => {
    const file = copyOf('retschow');
    file.sides[0].brigades[0].deployment.across = { from: 900, to: 900 };
    const read = fieldFrom(file);
    expect(read.ok ? [] : read.problems.map(({ path, reason }) => [path, reason])).toContainEqual([
      'sides[0].brigades[0].deployment.across',
      'lb.problem.noWidth',
    ]);
  });
});

describe('Raab, at army level', () => {
  const field = scenarioField('raab');

  /** Kind and strength behind each group: what the scenario was made from. */
  const STRENGTHS: Readonly<Record<string, { troops: Troops; men?: number; lightBattalions?: number }>> = {
    'fr-1-line': { troops: 'lineInfantry', men: 2700, lightBattalions: 1 },
    'fr-1-guns': { troops: 'artillery' },
    'fr-2-italians': { troops: 'lineInfantry', men: 2600, lightBattalions: 1 },
    'fr-2-line': { troops: 'lineInfantry', men: 2300, lightBattalions: 0 },
    'fr-2-guns': { troops: 'artillery' },
    'fr-3-chasseurs': { troops: 'lightCavalry', men: 1100 },
    'fr-3-dragoons': { troops: 'dragoons', men: 1200 },
    'fr-3-horse-guns': { troops: 'artillery' },
    'france-reserve-guard': { troops: 'veteranInfantry', men: 2000, lightBattalions: 0 },
    'france-reserve-dragoons': { troops: 'dragoons', men: 900 },
    'france-reserve-guns': { troops: 'eliteArtillery' },
    'au-1-line': { troops: 'lineInfantry', men: 2600, lightBattalions: 0 },
    'au-1-grenadiers': { troops: 'veteranInfantry', men: 1600, lightBattalions: 0 },
    'au-1-guns': { troops: 'artillery' },
    'au-2-line': { troops: 'lineInfantry', men: 2600, lightBattalions: 1 },
    'au-2-landwehr': { troops: 'secondRateInfantry', men: 2200, lightBattalions: 0 },
    'au-2-guns': { troops: 'artillery' },
    'au-3-hussars': { troops: 'lightCavalry', men: 1200 },
    'au-3-insurrection': { troops: 'lightCavalry', men: 1400 },
    'au-3-horse-guns': { troops: 'artillery' },
    'austria-reserve-insurrection': { troops: 'secondRateInfantry', men: 3300, lightBattalions: 0 },
    'austria-reserve-guns': { troops: 'artillery' },
  };

  it('LB-ARMY-12 LB-ARMY-15 Q, C and Sk are those of the tables', () => {
    for (const unit of field.units) {
      const entry = STRENGTHS[unit.id.replace(/-\d+$/, '')];
      const made = assess('army', entry);
      if (!made.ok) throw new Error(`${unit.id}: ${JSON.stringify(made.problems)}`);
      const { q, c, sk } = made.value;
      if (!unit.traits.unpredictable) expect([unit.id, unit.q]).toEqual([unit.id, total(q)]);
      expect([unit.id, unit.c, unit.sk]).toEqual([unit.id, c === null ? 0 : total(c), sk === null ? 0 : total(sk)]);
    }
  });

  it('LB-ARMY-01 LB-ARMY-16 Corps of brigades, divisions and batteries, 16 units a side', () => {
    expect(field.level).toBe('army');
    expect(field.brigades.map((b) => b.name)).toEqual([
      'lb.brigade.corps-centre',
      'lb.brigade.corps-left',
      'lb.brigade.corps-right',
      'lb.brigade.corps-centre',
      'lb.brigade.corps-right',
      'lb.brigade.corps-left',
    ]);
    expect([0, 1].map((side) => field.units.filter((u) => u.side === side).length)).toEqual([16, 16]);
    expect(field.sides.map((side) => side.breakPoint)).toEqual([8, 8]);
  });

  it('LB-ARMY-02 is laid out for 6 mm figures and begins with all of them in their places', () => {
    expect([field.scale, field.width / 64, field.height / 64]).toEqual(['6mm', 1800, 1200]);
    expect(begun('raab').waits).toBe('france phase');
  });
});
