/** The frames of the set-up until the first player turn: SK-SEQ-1, steps 4 to 9. */
import type { Frame } from '../state/frames.ts';
import { BOXES } from '../scenarios/scenarioBoxes.ts';
import type { Field } from '../state/state.ts';
import { attackersOf, defendersOf, isFreeForAll } from './teams.ts';

/** The result of the role roll: the attacker or, in a free-for-all, the ranking. */
export interface Roles {
  /** Index of the attacker, -1 in a free-for-all. */
  readonly attacker: number;
  /** SK-MPL-3. Players of a free-for-all, the highest roller first; else empty. */
  readonly ranked: readonly number[];
}

/** SK-SEQ-1. The frames for the rest of the set-up, the terrain on top and the initiative at the bottom. */
export function setUpFrames(field: Field, { attacker, ranked }: Roles): readonly Frame[] {
  const box = BOXES[field.scenario];
  const many = isFreeForAll(field);
  const attackers = many ? ranked : attackersOf(field, attacker);
  const defenders = many ? [] : defendersOf(field, attacker);
  const layer = (many ? ranked[0] : defenders[0]) as number;
  const deploying = (many ? [...ranked].reverse() : [...defenders, ...attackers]).filter((player) =>
    deploys(field, player),
  );
  const choosing = many ? ranked : attackers.slice(0, 1);
  const scouts = scoutsOf(field, [...attackers, ...defenders]);
  return [
    { at: 'initiative' },
    ...(scouts.length > 0 ? [{ at: 'scouts', models: scouts } as const] : []),
    ...(deploying.length > 0 ? [{ at: 'deploy', players: deploying } as const] : []),
    ...(box.edges === null && field.scenario !== 'own' ? [{ at: 'edge', players: choosing } as const] : []),
    ...(box.rolls.length > 0 && !field.terrainLaid ? [{ at: 'placeWhen', player: layer } as const] : []),
  ];
}

/** SK-SCN-8. Whoever has all his models on the table already deploys none. */
const deploys = ({ models }: Field, player: number): boolean =>
  models.some((model) => model.player === player && model.placed !== true);

/** SK-DEP-5. Scouts in the order of their free moves, the attacker's first. */
function scoutsOf(field: Field, players: readonly number[]): readonly number[] {
  return players.flatMap((player) =>
    field.models.flatMap(({ player: owner, specials }, model) =>
      owner === player && specials.includes('scout') ? [model] : [],
    ),
  );
}
