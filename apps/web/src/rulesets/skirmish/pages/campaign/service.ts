/** What each man of a company has been through in a campaign. */
import { type CampaignFile, conditionAfter, type Side } from '@drumhead/skirmish';

export interface Service {
  /** Games he fought in. */
  readonly games: number;
  /** Those that his side won. */
  readonly won: number;
  readonly wounds: number;
  /** Number of the game after which he was struck off, from 1; null: he is with the company. */
  readonly lostIn: number | null;
  readonly killed: boolean;
}

const FRESH: Service = { games: 0, won: 0, wounds: 0, lostIn: null, killed: false };

/** By his place in the company. */
export function serviceOf({ players, played }: CampaignFile, side: Side): readonly Service[] {
  const all: Service[] = players[side].company.models.map(() => FRESH);
  for (const [number, { squads, out, winner }] of played.entries()) {
    for (const man of squads[side]) {
      const { games, won, ...rest } = all[man] ?? FRESH;
      all[man] = { ...rest, games: games + 1, won: won + (winner === players[side].id ? 1 : 0) };
    }
    for (const casualty of out[side]) {
      const before = all[casualty.model] ?? FRESH;
      const isLost = conditionAfter(casualty) === 'struckOff';
      all[casualty.model] = {
        ...before,
        wounds: before.wounds + (casualty.out === 'wounded' ? 1 : 0),
        ...(isLost ? { lostIn: number + 1, killed: casualty.out === 'killed' } : {}),
      };
    }
  }
  return all;
}
