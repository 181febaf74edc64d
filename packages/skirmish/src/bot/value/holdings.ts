/** What a player of the skirmish still has, and what the scenario counts for him, as numbers. */
import { total, type ValueTerm } from '@drumhead/engine';
import { commanderOf } from '../../command/leaders.ts';
import { BOXES } from '../../scenarios/scenarioBoxes.ts';
import type { Model, ModelProfile, State } from '../../state/state.ts';
import { countedFor, lastGameTurn, STORMERS } from '../../victory/scenarioVictory.ts';

export const TERMS = [
  { key: 'share', sign: 1 },
  { key: 'shareSquared', sign: 1 },
  { key: 'models', sign: 1 },
  { key: 'points', sign: 1 },
  { key: 'quality', sign: 1 },
  { key: 'combat', sign: 1 },
  { key: 'loaded', sign: 1 },
  { key: 'prone', sign: -1 },
  { key: 'mounted', sign: 1 },
  { key: 'leader', sign: 1 },
  { key: 'halfPassed', sign: -1 },
  { key: 'nearHalf', sign: -1 },
  { key: 'broken', sign: -1 },
  { key: 'toMove', sign: 0 },
  { key: 'forage', sign: 1 },
  { key: 'forageSoon', sign: 1 },
  { key: 'holdsOut', sign: 1 },
  { key: 'beyondWall', sign: 1 },
] as const satisfies readonly ValueTerm[];

type Key = (typeof TERMS)[number]['key'];

/** A usual model: what is better than it counts more, what is worse less. */
const USUAL = { quality: 4, combat: 3, points: 100 } as const;

/** Share of the time that a scenario gives; 0 in a game that goes on until a squad breaks. */
export const timeOf = ({ field, gameTurn }: State): number =>
  BOXES[field.scenario].lastGameTurn === null ? 0 : Math.min(1, gameTurn / Math.max(1, lastGameTurn(field)));

export function holdingsOf(state: State, player: number): readonly number[] {
  const { field, squads } = state;
  const held = Object.fromEntries(TERMS.map(({ key }) => [key, 0])) as Record<Key, number>;
  const squad = squads[player] as State['squads'][number];
  state.models.forEach((model, i) => {
    const profile = field.models[i] as ModelProfile;
    if (profile.player === player && isLeft(model)) countModel(held, model, profile);
  });
  const { startedWith } = squad;
  // Those that left safely count (SK-MOR-7).
  held.share = held.models / Math.max(1, startedWith);
  held.shareSquared = held.share * held.share;
  held.leader = commanderOf(state, player) >= 0 ? 1 : 0;
  held.halfPassed = squad.halfPassed ? 1 : 0;
  held.nearHalf = !squad.halfPassed && 2 * (held.models - 1) < startedWith ? 1 : 0;
  held.broken = squad.broken ? 1 : 0;
  held.toMove = state.active === player || state.waiting.includes(player) ? 1 : 0;
  const time = timeOf(state);
  const counted = total(countedFor(state, player));
  if (field.scenario === 'foragingMission') {
    held.forage = counted;
    held.forageSoon = counted * time;
  } else if (state.script === undefined) {
    held.beyondWall = counted / STORMERS;
    const attacker = field.players[state.attacker]?.team;
    held.holdsOut = field.players[player]?.team === attacker ? 0 : time * time;
  }
  return TERMS.map(({ key }) => held[key]);
}

const isLeft = ({ out }: Model): boolean => out === null || out === 'safe';

function countModel(held: Record<Key, number>, model: Model, profile: ModelProfile): void {
  held.models += 1;
  held.points += profile.points / USUAL.points;
  if (model.out !== null) return;
  held.quality += USUAL.quality - profile.q;
  held.combat += profile.c - USUAL.combat;
  if (model.loaded.some(Boolean)) held.loaded += 1;
  if (model.posture !== 'standing') held.prone += 1;
  if (model.mounted) held.mounted += 1;
}
