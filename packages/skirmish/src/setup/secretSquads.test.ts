import { describe, expect, it } from 'vitest';
import { gameFile, plainSquad } from '../../test/gameFiles.ts';
import {
  emptySquad,
  matchProblems,
  readGame,
  ROSTERS,
  squadsOf,
  STANDARD_LIMIT,
  withExampleSquads,
  withSquad,
} from '../index.ts';

const game = gameFile();
const bigger = (roster: string) => {
  const squad = plainSquad(roster);
  return { ...squad, models: [...squad.models, squad.models[1]] };
};
const reasons = (seat: string, squad: unknown, file = game) => {
  const made = withSquad(file, seat, squad);
  return made.ok ? [] : made.problems.map(({ path, rule, reason }) => `${path} ${rule} ${reason}`);
};

describe('SK-SQD-4 a squad that was chosen in secret', () => {
  it('takes its place in the game and leaves the others alone', () => {
    const made = withSquad(game, 'britain', bigger('gb'));
    if (!made.ok) throw new Error('it is legal');
    expect(squadsOf(made.value)).toEqual({ france: plainSquad('fr'), britain: bigger('gb') });
    expect(readGame(made.value).ok).toBe(true);
  });

  it('is of the side and at most the points that were agreed on', () => {
    const other = ['roster SK-SQD-4 sk.problem.otherSquad'];
    expect(reasons('britain', plainSquad('pr'))).toEqual(other);
    expect(reasons('britain', plainSquad('gb', 450))).toEqual(other);
  });

  it('may be built for a lower limit than was agreed on, and is casual only if it would be so at the agreed one', () => {
    const small = { ...plainSquad('gb', 300), casual: true };
    const made = withSquad(game, 'britain', small);
    expect(made.ok && squadsOf(made.value)['britain']).toEqual(plainSquad('gb'));
    const agreed = gameFile({ limits: [520, 520] });
    const raised = withSquad(agreed, 'britain', plainSquad('gb', 400));
    if (!raised.ok) throw new Error('it is legal');
    expect(squadsOf(raised.value)['britain']?.limit).toBe(520);
    expect(readGame(raised.value).ok).toBe(true);
    const headless = { ...small, models: small.models.map(() => ({ profile: 'gb-line' })) };
    const casual = withSquad(game, 'britain', headless);
    expect(casual.ok && squadsOf(casual.value)['britain']).toEqual({ ...headless, limit: 400 });
  });

  it('is legal by itself and in this game', () => {
    const { models, ...rest } = plainSquad('gb');
    expect(reasons('britain', { ...rest, models: models.slice(0, 3) })).toEqual(['models SK-SQD-7 sk.problem.tooFew']);
    expect(reasons('britain', 'no squad')).toHaveLength(1);
    expect(reasons('prussia', plainSquad('pr'))).toEqual(['seat KERNEL-FORMAT sk.problem.noSeat']);
    const scenario = gameFile({ scenario: 'foragingMission' });
    expect(reasons('britain', { ...plainSquad('gb'), obstacles: ['fence'] }, scenario)).toContain(
      'obstacles SK-SQD-9 sk.problem.obstaclesInScenario',
    );
  });

  it('has an example in its place that tells nothing of it, legal for every roster', () => {
    for (const { id, variant } of ROSTERS) {
      const players = [
        ['one', id],
        ['two', id],
      ] as const;
      const bare = gameFile({ variant, casual: true });
      const empty = { ...plainSquad(variant === 'SDS' ? 'fr' : 'fiw-fr'), roster: id, name: 'Secret', models: [] };
      const file = { ...bare, players: players.map(([seat]) => ({ id: seat, squad: empty })) };
      const shown = withExampleSquads(file, ['one', 'two']);
      expect(readGame(shown), id).toMatchObject({ ok: true });
      expect(JSON.stringify(shown)).not.toContain('Secret');
    }
    expect(withExampleSquads(game, ['britain']).players[0]).toEqual(game.players[0]);
  });

  it('is casual where the game is', () => {
    const made = withSquad({ ...game, casual: true }, 'britain', bigger('gb'));
    expect(made.ok && squadsOf(made.value)['britain']?.casual).toBe(true);
  });

  it('of Natives may borrow no men who would not fight the enemy that was agreed on', () => {
    const against = (roster: string) =>
      gameFile({
        variant: 'SDT',
        players: [
          ['natives', 'fiw-nat'],
          ['others', roster],
        ],
      });
    const borrowing = (profile: string) => {
      const { models, ...rest } = plainSquad('fiw-nat');
      return { ...rest, models: [...models, { profile }] };
    };
    const enemies = ['players[1].squad.roster SK-SQD-8 sk.problem.noOpponents.SDT'];
    expect(reasons('natives', borrowing('rg-recruit'), against('fiw-rng'))).toEqual(enemies);
    expect(reasons('natives', borrowing('nf-marine'), against('fiw-rng'))).toEqual([]);
    // Both borrow: that shows when both are revealed.
    const one = withSquad(against('fiw-nat'), 'natives', borrowing('rg-recruit'));
    const two = one.ok ? withSquad(one.value, 'others', borrowing('rg-recruit')) : one;
    if (!two.ok) throw new Error(JSON.stringify(two.problems));
    const read = readGame(two.value);
    expect(read.ok ? [] : read.problems.map(({ reason }) => reason)).toEqual(['sk.problem.noOpponents.SDT']);
  });

  it('has examples that may meet wherever the rosters may', () => {
    const meeting = ROSTERS.flatMap(({ id, variant }) =>
      ROSTERS.filter((other) => other.variant === variant).map((other) => [id, other.id, variant] as const),
    ).filter(
      ([one, two, variant]) =>
        matchProblems(emptySquad(one, STANDARD_LIMIT[variant]), emptySquad(two, STANDARD_LIMIT[variant])).length === 0,
    );
    expect(meeting.length).toBeGreaterThan(15);
    for (const [one, two, variant] of meeting) {
      const limit = STANDARD_LIMIT[variant];
      const players = [one, two].map((roster, i) => ({
        id: i === 0 ? 'one' : 'two',
        squad: emptySquad(roster, limit),
      }));
      const shown = withExampleSquads({ ...gameFile({ variant }), players }, ['one', 'two']);
      expect(readGame(shown), `${one} against ${two}`).toMatchObject({ ok: true });
    }
  });
});
