// The smallest battles of every rule set that are whole: deployment, turns of both sides, an end.
import { type AnyRuleset, begin } from '@drumhead/engine';
import { writeFormat1 } from '@drumhead/testkit';
import { largeBattles } from '@drumhead/large-battles';
import { simplicity } from '@drumhead/simplicity';
import { skirmish } from '@drumhead/skirmish';
import { type Army, gameOf } from '../skirmishes.ts';

export interface SmallBattle {
  readonly ruleset: AnyRuleset;
  readonly setup: unknown;
  /** The seat of a person who plays against the computer. */
  readonly mine: string;
}

/** A battle that nobody has begun, as its record. */
export function recordOf({ ruleset, setup, mine }: SmallBattle, against: 'human' | 'steady', seed: number): string {
  const begun = begin(ruleset, setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const { value: battle } = begun;
  const seats = Object.fromEntries(
    ruleset.seats(battle.state).map((seat) => [seat, seat === mine ? 'human' : against]),
  );
  return writeFormat1(battle, { scenario: null, seats, seed });
}

const general = (x: number, y: number, facing: number) => ({
  name: 'lb.general.brigade-commander',
  q: 3,
  suggested: { x, y, facing },
});
const anywhere = { zones: [1, 2, 3], lateral: true };

/** Cuirassiers a stick away from two thin lines of raw infantry. */
const CUIRASSIERS = {
  format: 'drumhead-large-battles-scenario',
  version: 1,
  id: 'cuirassiers',
  name: 'Cuirassiers',
  table: { scale: '15mm', width: 1200, height: 800 },
  first: 'france',
  hiddenDeployment: false,
  terrain: [],
  sides: [
    {
      id: 'france',
      name: 'lb.side.france',
      // With both sides at their Break Points the next unit lost would decide, and of one there may be none to lose.
      handicap: 2,
      baseline: 'top',
      cinc: general(700, 100, 180),
      brigades: [
        {
          id: 'fr',
          name: 'lb.brigade.first',
          leader: general(600, 250, 180),
          deployment: anywhere,
          units: [
            {
              id: 'cuirassiers',
              name: 'lb.unit.cuirassiers',
              kind: 'heavyCavalry',
              count: 2,
              q: 2,
              c: 8,
              rules: ['cuirass'],
              uniform: 'french-cuirassiers',
              suggested: [500, 700].map((x) => ({ x, y: 340, facing: 180, formation: 'line' })),
            },
          ],
        },
      ],
    },
    {
      id: 'britain',
      name: 'lb.side.britain',
      baseline: 'bottom',
      cinc: general(500, 760, 0),
      brigades: [
        {
          id: 'br',
          name: 'lb.brigade.first',
          leader: general(600, 660, 0),
          deployment: anywhere,
          units: [
            {
              id: 'militia',
              name: 'lb.unit.line-infantry',
              kind: 'infantry',
              count: 2,
              q: 6,
              c: 1,
              sk: 0,
              uniform: 'british-line',
              suggested: [500, 700].map((x) => ({ x, y: 470, facing: 0, formation: 'line' })),
            },
          ],
        },
      ],
    },
  ],
};

/** Two turns of three battalions against two. */
const BATTALIONS = {
  format: 'drumhead-simplicity-scenario',
  version: 1,
  id: 'battalions',
  name: 'Battalions',
  table: { width: 70, depth: 66 },
  limit: 2,
  placesFirst: 'france',
  terrain: [{ id: 'wood', kind: 'woods', box: [2, 40, 12, 56] }],
  sides: [
    {
      id: 'france',
      name: 'sip.side.france',
      edge: 'south',
      depth: 28.5,
      brigades: [{ units: [{ kind: 'line', class: 'regular', count: 3, uniform: 'french-line' }] }],
    },
    {
      id: 'austria',
      name: 'sip.side.austria',
      edge: 'north',
      depth: 28.5,
      brigades: [{ units: [{ kind: 'line', class: 'raw', count: 2, uniform: 'austrian-line' }] }],
    },
  ],
};

/** Two game turns on ground that is laid already. */
const LAST_TURNS = { terrainSeed: 7, maxGameTurns: 2 };

const squad = (id: string, roster: string, ...profiles: readonly string[]): Army => ({
  id,
  roster,
  men: profiles.map((profile) => [profile, 0, 0]),
});

export const SMALL_BATTLES: Readonly<Record<string, SmallBattle>> = {
  'Large Battles': { ruleset: largeBattles, setup: CUIRASSIERS, mine: 'france' },
  Shakos: {
    ruleset: skirmish,
    setup: gameOf(
      [
        squad('france', 'fr', 'fr-officer', 'fr-line', 'fr-line', 'fr-line'),
        squad('britain', 'gb', 'gb-officer', 'gb-line', 'gb-line', 'gb-line'),
      ],
      LAST_TURNS,
    ),
    mine: 'france',
  },
  Tomahawks: {
    ruleset: skirmish,
    setup: gameOf(
      [
        squad('france', 'fiw-fr', 'nf-officer', 'nf-soldier', 'nf-soldier', 'nf-militia'),
        squad('rangers', 'fiw-rng', 'rg-captain', 'rg-ranger', 'rg-ranger', 'rg-recruit'),
      ],
      LAST_TURNS,
    ),
    mine: 'france',
  },
  Simplicity: { ruleset: simplicity, setup: BATTALIONS, mine: 'france' },
};
