/** The tables of a round: both battles of each pair, with everybody in his seat. */
import { begunFrom } from '../http/begun.ts';
import { digestOf, newKey, newName, newSecret } from '../http/keys.ts';
import type { LeagueTable } from '../storage/leagueRows.ts';
import type { World } from '../world.ts';
import { clockOf } from './calendar.ts';
import type { League, LeagueEntry } from './league.ts';
import type { Round } from './pairing/rounds.ts';
import { battlesOf } from './step.ts';

/** Can the game of a league be begun, as the rules are now? */
export function isPlayable({ settings: { game, sides } }: League): boolean {
  const [first, second] = sides;
  const begun = begunFrom({ ...game, players: { [first]: 'person', [second]: 'person' } });
  return begun.ok;
}

/** Nobody but who sits there has a key of a seat, not even he: the link for his other device he asks for himself. */
export function leagueTables(
  { settings, entries }: League,
  { pairs }: Round,
  now: number,
  world: Pick<World, 'random'>,
): readonly LeagueTable[] {
  const { game, sides } = settings;
  const entryOf = (entry: number): LeagueEntry | undefined => entries.find((one) => one.entry === entry);
  return battlesOf(pairs).map((battle) => {
    const seated = sides.map((side, index) => [side, entryOf(battle.entries[index] ?? 0)] as const);
    const players = Object.fromEntries(seated.map(([side, entry]) => [side, entry?.player ?? 'person']));
    const begun = begunFrom({ ...game, players });
    if (!begun.ok) throw new Error('the game of a league cannot be begun');
    const people = seated.flatMap(([side, entry]) => (entry?.player === 'person' ? [[side, entry] as const] : []));
    const keys = [...people.map(([side]) => side), ''].map((seat) => [seat, digestOf(newKey(world))]);
    return {
      ...battle,
      table: {
        id: newName(world),
        created: new Date(now).toISOString(),
        settings: { clock: clockOf(settings) },
        keys: Object.fromEntries(keys) as Readonly<Record<string, string>>,
        battle: {
          id: newName(world),
          header: begun.header,
          players,
          bond: { secret: newSecret(world), seals: {}, salts: {} },
        },
      },
      sitters: Object.fromEntries(
        people.flatMap(([side, { owner, name }]) => (owner === null ? [] : [[side, { owner, name }]])),
      ),
      names: Object.fromEntries(people.flatMap(([side, { name }]) => (name ? [[side, name]] : []))),
    };
  });
}
