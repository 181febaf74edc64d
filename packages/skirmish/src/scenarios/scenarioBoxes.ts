/** SK-SCN-2, -3, -4. The scenarios: points, roles, terrain rolls, edges, initiative, length. */
import type { RuleId } from '@drumhead/engine';
import type { TerrainRoll } from '../state/frames.ts';
import type { AnyScenario, Edge } from '../state/state.ts';
import type { Variant } from '../state/variant.ts';

export interface RolePoints {
  readonly attacker: number;
  readonly defender: number;
}

export interface ScenarioBox {
  readonly id: AnyScenario;
  readonly rule: RuleId;
  /** Limits of the squads, or null if players agree on any. */
  readonly points: Readonly<Record<Variant, RolePoints>> | null;
  /** SK-SET-3. Attacker and defender are settled before the squads are chosen. */
  readonly rolesFirst: boolean;
  readonly rolls: readonly TerrainRoll[];
  /** Edges of both sides, or null if the attacker chooses (SK-DEP-1). */
  readonly edges: Readonly<Record<keyof RolePoints, Edge>> | null;
  /** The attacker begins; else initiative is rolled for. */
  readonly attackerBegins: boolean;
  /** The last game turn, or null. */
  readonly lastGameTurn: number | null;
  /** Whether more than two players may play it. */
  readonly forMany: boolean;
}

/** SK-MPL-3. A game of more than two players, which not every scenario bears. */
export const isForMany = (players: number): boolean => players > 2;

const roll = (table: number, quarter: number = table, mayMove = false): TerrainRoll => ({ table, quarter, mayMove });

/** SK-TER-4, SK-TER-10. One roll, two, two and three; features of the last may be placed in the first quarter. */
export const ALL_QUARTERS: readonly TerrainRoll[] = [
  roll(0),
  roll(1),
  roll(1),
  roll(2),
  roll(2),
  roll(3),
  roll(3),
  roll(3, 3, true),
];

export const BOXES: { readonly [Id in AnyScenario]: ScenarioBox & { readonly id: Id } } = {
  pickUp: {
    id: 'pickUp',
    rule: 'SK-SEQ-1',
    points: null,
    rolesFirst: false,
    rolls: ALL_QUARTERS,
    edges: null,
    attackerBegins: false,
    lastGameTurn: null,
    forMany: true,
  },
  forlornHope: {
    id: 'forlornHope',
    rule: 'SK-SCN-2',
    points: { SDS: { attacker: 450, defender: 400 }, SDT: { attacker: 395, defender: 350 } },
    rolesFirst: true,
    rolls: [roll(0, 3), roll(1, 2), roll(1, 2)],
    edges: { attacker: 'south', defender: 'north' },
    attackerBegins: true,
    lastGameTurn: 10,
    forMany: false,
  },
  foragingMission: {
    id: 'foragingMission',
    rule: 'SK-SCN-3',
    points: { SDS: { attacker: 400, defender: 400 }, SDT: { attacker: 350, defender: 350 } },
    rolesFirst: false,
    rolls: ALL_QUARTERS,
    edges: null,
    attackerBegins: false,
    lastGameTurn: 12,
    forMany: true,
  },
  assaultAtTheFarm: {
    id: 'assaultAtTheFarm',
    rule: 'SK-SCN-4',
    points: { SDS: { attacker: 520, defender: 400 }, SDT: { attacker: 455, defender: 350 } },
    rolesFirst: true,
    rolls: [],
    edges: { attacker: 'south', defender: 'north' },
    attackerBegins: true,
    lastGameTurn: 12,
    forMany: false,
  },
  // Its ground, edges and zones stand in its file.
  own: {
    id: 'own',
    rule: 'SK-SCN-8',
    points: null,
    rolesFirst: false,
    rolls: [],
    edges: null,
    attackerBegins: false,
    lastGameTurn: null,
    forMany: true,
  },
};

/** SK-SCN-2, -3, -4, SK-SCN-6. Limits of scenarios besides the standard one, which do not make a squad casual. */
export function isScenarioLimit(variant: Variant, limit: number): boolean {
  return Object.values(BOXES).some(
    ({ points }) => points !== null && (points[variant].attacker === limit || points[variant].defender === limit),
  );
}
