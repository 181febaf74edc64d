/** SK-SCN-8. The file of a game with a scenario of its own. */
import {
  choice,
  constant,
  described,
  flag,
  type Infer,
  list,
  number,
  record,
  text,
  whole,
} from '@drumhead/content/schema';
import { gameFields, isGame, MOST_PLAYERS, playerFields } from '../gameFile.ts';
import { along, ground } from '../terrain/terrainFile.ts';

const size = number(1, 1300);
const zone = described(
  record({ x: along, y: along, width: size, height: size }, {}),
  'Where its models deploy, if not along its edge; millimetres from the upper left corner',
);
const placed = record(
  { model: described(text(80), 'As in the game: player, profile, number, such as france-line-2'), x: along, y: along },
  { level: described(whole(0, 2), 'Height; the ground there, if left out') },
);
const player = record(
  {
    ...playerFields.must,
    edge: described(choice(['north', 'south', 'east', 'west']), 'Its own edge of the table'),
  },
  {
    ...playerFields.may,
    zone,
    placed: described(list(placed, 0, 40), 'Models that stand on the table from the start'),
  },
);

export const OWN_GAME = record(
  {
    ...gameFields.must,
    scenario: constant('own'),
    players: list(player, 2, MOST_PLAYERS),
    terrain: described(ground, 'Its ground: nothing is rolled or laid'),
  },
  { ...gameFields.may, attackerBegins: described(flag, 'The attacker has the first turn without a roll') },
);

export type OwnGame = Infer<typeof OWN_GAME>;
export type OwnPlayer = OwnGame['players'][number];

/** Is this a game file with a scenario of its own, valid or not? */
export const isOwnGame = (input: unknown): boolean =>
  isGame(input) && (input as { readonly scenario?: unknown }).scenario === 'own';
