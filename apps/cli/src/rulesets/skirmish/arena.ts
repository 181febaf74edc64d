/** Balanced set-ups of the arena: the same squad, once drawn at random, on both sides of generated ground. */
import { GAME_FORMAT, GAME_VERSION, rosterCalled, SQUAD_FORMAT, STANDARD_LIMIT } from '@drumhead/skirmish';
import { frozenSetups } from '../../arena/setups.ts';

interface Frozen {
  readonly roster: string;
  readonly men: readonly string[];
  readonly terrainSeed: number;
}

export function arenaSetups(): readonly unknown[] {
  const frozen = frozenSetups(new URL('./arenaSetups.json', import.meta.url)) as readonly Frozen[];
  return frozen.map(({ roster, men, terrainSeed }) => {
    const { variant } = rosterCalled(roster);
    const models = men.map((profile) => ({ profile }));
    const limit = STANDARD_LIMIT[variant];
    const squad = { format: SQUAD_FORMAT, version: 1, variant, roster, limit, casual: true, models };
    return {
      format: GAME_FORMAT,
      version: GAME_VERSION,
      variant,
      scale: '15mm',
      scenario: 'pickUp',
      casual: true,
      players: [
        { id: `${roster}-1`, squad },
        { id: `${roster}-2`, squad },
      ],
      terrainSeed,
    };
  });
}
