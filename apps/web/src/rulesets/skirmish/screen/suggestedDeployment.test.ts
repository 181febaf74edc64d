import {
  type Battle,
  begin,
  decide,
  type Envelope,
  type Player,
  playStep,
  seededDice,
  seededRandomInt,
} from '@drumhead/engine';
import {
  type Command,
  type GameFile,
  gameCalled,
  randomSquad,
  ROSTERS,
  skirmish,
  type State,
  type Variant,
} from '@drumhead/skirmish';
import { SCENARIO_FILES } from '@drumhead/skirmish/scenarios';
import { zoneOf } from '@drumhead/skirmish/screen';
import { expect, it } from 'vitest';
import { suggestedDeployment } from './suggestedDeployment.ts';

const TABLES: Readonly<Record<Variant, string>> = { SDS: 'shakos-pick-up', SDT: 'tomahawks-pick-up' };

const LIMITS: Readonly<Record<Variant, readonly number[]>> = { SDS: [300, 400, 600, 1200], SDT: [250, 350, 525, 1050] };
const FIRST_OFFER: Player<State, Command> = {
  name: 'first offer',
  choose: (_state, _seat, [first]) => first as Command,
};

const onTable = (file: GameFile, terrainSeed = 1): GameFile => ({ ...file, terrainSeed });

/** Places of a side, in base radii behind the front of its zone. */
function depths(state: State, player: number): readonly (readonly [leads: boolean, depth: number])[] {
  const { minX, minY, maxX, maxY } = zoneOf(state, player);
  const { side, footRadius, models } = state.field;
  const isWide = maxX - minX >= maxY - minY;
  const front = (isWide ? minY : minX) < side / 2 ? (isWide ? maxY : maxX) : isWide ? minY : minX;
  return suggestedDeployment(state, player).flatMap((command) => {
    if (command.type !== 'deploy') return [];
    const leads = models[command.model]?.specials.includes('leader') ?? false;
    return [[leads, Math.abs((isWide ? command.y : command.x) - front) / footRadius] as const];
  });
}

it.each(Object.entries(SCENARIO_FILES))('%s in one tap: two ranks, and the leaders behind both', (_, file) => {
  const begun = begin(skirmish, file satisfies Envelope);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const { state } = begun.value;
  const first = state.field.players.findIndex(({ id }) => id === skirmish.pending(state)[0]?.seat);
  const placed = depths(state, first);
  const line = placed.filter(([leads]) => !leads).map(([, depth]) => depth);
  const leaders = placed.filter(([leads]) => leads).map(([, depth]) => depth);
  expect(leaders.length).toBeGreaterThan(0);
  expect(line.filter((depth) => depth < 2).length).toBeLessThanOrEqual(Math.ceil(line.length / 2));
  expect(Math.min(...leaders)).toBeGreaterThan(4);
});

const READY = skirmish.scenarios.map((id) => {
  const file = gameCalled(id);
  // Ground that no file lays is drawn of a number.
  const isBare = file !== null && file.scenario !== 'assaultAtTheFarm';
  return [id, isBare ? onTable(file) : skirmish.scenario(id)] as const;
});

/** Pick-up battles of every roster against another of its kind, of squads from a patrol to two companies. */
const PICK_UP = ROSTERS.flatMap(({ id, variant }, at) => {
  const others = ROSTERS.filter((one) => one.variant === variant && one.id !== id);
  return LIMITS[variant].map((limit) => {
    const players = [id, others[at % others.length]?.id ?? id].map((roster, player) => ({
      id: `player-${player}`,
      squad: { ...randomSquad(roster, limit, seededRandomInt(`${roster} ${limit}`)), casual: true },
    }));
    const game = gameCalled(TABLES[variant]) as GameFile;
    return [`${id}, ${limit} points`, { ...onTable(game, at), casual: true, players }] as const;
  });
});

it.each([...READY, ...PICK_UP])('%s: one tap places everybody, on every side', (_, file) => {
  const begun = begin(skirmish, file);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  let battle: Battle<State> = begun.value;
  const seats = skirmish.seats(battle.state);
  const table = { players: Object.fromEntries(seats.map((seat) => [seat, FIRST_OFFER])), dice: seededDice(1) };
  const at = () => battle.state.frames[battle.state.frames.length - 1]?.at;
  while (at() !== 'deploy') battle = playStep(battle, table);
  while (at() === 'deploy') {
    const seat = skirmish.pending(battle.state)[0]?.seat ?? '';
    for (const command of [...suggestedDeployment(battle.state, seats.indexOf(seat)), { type: 'ready' }]) {
      const answer = decide(battle, seat, command);
      if (!answer.ok) throw new Error(JSON.stringify({ seat, command, ...answer.refusal }));
      battle = answer.battle;
    }
  }
  const { field, models } = battle.state;
  expect(models.filter(({ posture }, i) => posture === 'waiting' && !field.models[i]?.later)).toEqual([]);
});
