/** Small positions that together show every modifier of the rules; places in millimetres, scale 15. */
import { steps } from '@drumhead/table';
import type { Special } from '../../armies/specials.ts';
import type { Weapon } from '../../armies/weapons.ts';
import { SCALES } from '../../state/scales.ts';
import type { Feature, Model, ModelProfile, PlayerProfile, Squad, State } from '../../state/state.ts';
import type { Variant } from '../../state/variant.ts';

/** A model of player 0 or 1, by default Q4 C2 with a musket, Standing. */
export interface Man {
  readonly at: readonly [x: number, y: number];
  readonly player?: 0 | 1;
  readonly specials?: readonly Special[];
  readonly weapon?: Weapon;
  readonly posture?: Model['posture'];
  readonly level?: number;
}

export const ROUGH: Feature = {
  id: 'rough',
  group: 0,
  kind: 'rough',
  points: [200, 200, 400, 200, 400, 400, 200, 400].map(steps),
};
export const HILL: Feature = { ...ROUGH, id: 'hill', kind: 'hill' };
export const WOOD: Feature = { ...ROUGH, id: 'wood', kind: 'wood' };

/** A fence from west to east at this height. */
export const fenceAt = (y: number): Feature => ({
  id: 'fence',
  group: 0,
  kind: 'fence',
  x1: steps(250),
  y1: steps(y),
  x2: steps(350),
  y2: steps(y),
});

/** A house with its door in the middle of the south wall, at (300, 300). */
export const HOUSE: Feature = {
  id: 'house',
  group: 0,
  kind: 'building',
  points: [260, 220, 340, 220, 340, 300, 260, 300].map(steps),
  floors: 1,
  openings: [{ kind: 'door', level: 0, barred: false, x1: steps(285), y1: steps(300), x2: steps(315), y2: steps(300) }],
  stairs: null,
  ladder: null,
};

const profileOf = ({ player = 0, specials = [], weapon = 'musket' }: Man, index: number): ModelProfile => ({
  id: `man-${index}`,
  profile: '',
  name: '',
  ordinal: 1,
  player,
  q: 4,
  c: 2,
  weapons: [weapon],
  specials,
  points: 0,
  uniform: '',
});

const modelOf = ({ at: [x, y], specials = [], posture = 'standing', level = 0 }: Man): Model => ({
  x: steps(x),
  y: steps(y),
  level,
  posture,
  out: null,
  mounted: specials.includes('mounted'),
  loaded: [true],
  depleted: [false],
  fired: [false],
  reloaded: [false],
  tomahawk: null,
  activated: false,
  attacked: false,
  threw: false,
  bashed: false,
  moves: 0,
  sprinted: false,
  feared: [],
  object: -1,
});

const playerOf = (team: number): PlayerProfile => ({
  id: `player-${team}`,
  name: '',
  roster: '',
  team,
  feature: null,
  points: 0,
  obstacles: [],
});

const squadOf = (men: readonly Man[], player: number): Squad => ({
  commander: men.findIndex((man) => (man.player ?? 0) === player && man.specials?.includes('leader')),
  actingLeader: -1,
  actingLeads: false,
  hadLeader: true,
  featureUsed: false,
  startedWith: men.length,
  halfPassed: false,
  ready: true,
  broken: false,
  withdrawn: false,
  edge: null,
  turns: 1,
});

/** The position of these models and features alone. */
export function situation(variant: Variant, men: readonly Man[], features: readonly Feature[] = []): State {
  return {
    field: {
      variant,
      scale: 15,
      scenario: 'pickUp',
      ...SCALES[15],
      maxGameTurns: 1,
      gruesomeMorale: false,
      casual: false,
      campaign: false,
      terrainLaid: false,
      players: [playerOf(0), playerOf(1)],
      models: men.map(profileOf),
      attacker: 0,
    },
    gameTurn: 1,
    active: 0,
    waiting: [],
    attacker: 0,
    first: 0,
    models: men.map(modelOf),
    squads: [squadOf(men, 0), squadOf(men, 1)],
    features,
    things: [],
    frames: [],
    outcome: null,
  };
}
