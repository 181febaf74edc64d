import { isStaff, playerCalled, type PlayerName, type Rank, RANKS } from '@drumhead/bots';
import { type AnyRuleset, begin, playOut, seededDice } from '@drumhead/engine';
import { knowledgeOf, rulesets } from '@drumhead/rulesets';
import { runningHash } from '@drumhead/testkit';
import { describe, expect, it } from 'vitest';
import { manifests } from '../apps/cli/src/rulesets.ts';
import { goldenRecords } from '../scripts/golden.ts';

/** The running hash after so many commands of a battle between two players of these names. */
function hashAfter(
  ruleset: string,
  setup: unknown,
  names: readonly PlayerName[],
  most: number,
  seed = 'frozen',
  version?: number,
): string {
  const found = knowledgeOf(ruleset);
  // The version is a part of the running hash, even where it changes nothing that is played.
  const known = { ...found, ruleset: { ...found.ruleset, version: version ?? found.ruleset.version } };
  const begun = begin(known.ruleset, setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const seats = known.ruleset.seats(begun.value.state);
  const players = Object.fromEntries(
    seats.map((seat, i) => [seat, playerCalled(names[i % names.length] as PlayerName, known, `${seed}/${seat}`)]),
  );
  return runningHash(playOut(begun.value, { players, dice: seededDice(seed) }, { most }));
}

/** A ready scenario on the ground that a golden record keeps, whatever map the scenario has by now. */
function onItsGround(scenario: string): readonly [AnyRuleset, unknown] {
  const ruleset = rulesets.find((one) => one.scenarios.includes(scenario));
  const kept = ruleset && goldenRecords(ruleset.id).find(({ name }) => name === `${scenario}-ss`);
  if (ruleset === undefined || kept === undefined) throw new Error(scenario);
  const { terrain, grown } = kept.header.setup as { readonly terrain?: unknown; readonly grown?: unknown };
  const setup = { ...(ruleset.scenario(scenario) as object), terrain, grown };
  // The running hash begins with the set-up as it is written, which has nothing that is left out.
  return [ruleset, JSON.parse(JSON.stringify(setup))];
}

const corporal: PlayerName = { rank: 'corporal', weights: {} };
const captain: PlayerName = { rank: 'captain', weights: {} };

/** Long enough for the first fights. */
const FROZEN = 150;
const SHORT = 60;
/** Long enough for activations of several actions after the first moves. */
const LONG = 150;

/**
 * The corporal as he played on the day he was frozen. A change here means that scores against him no longer compare:
 * only a new version of the rules, which changes what may be done, may change them.
 */
const HASHES: Readonly<Record<string, string>> = {
  'peninsular-clash': '522a7cd67a2994f8',
  raab: 'd065053704733e7a',
  'shakos-pick-up': 'f349142192b561f7',
  'tomahawks-rangers': '769e678e71b8257e',
  'windmill-ridge': '57e8dca2a7947384',
  crossroads: '959f5934dc387cb8',
};

/** Rules versions in which these hashes were taken. Later ones with the same hashes change nothing that he does. */
const FROZEN_UNDER: Readonly<Record<string, number>> = { 'large-battles': 4, skirmish: 4, simplicity: 1 };

describe('the corporal', () => {
  it.each(Object.entries(HASHES))('plays %s as he always did', (scenario, hash) => {
    const [ruleset, setup] = onItsGround(scenario);
    expect(hashAfter(ruleset.id, setup, [corporal], FROZEN, 'frozen', FROZEN_UNDER[ruleset.id])).toBe(hash);
  });
});

/**
 * A captain by the version of his room: another hash under the same version means that he decides otherwise, and so that
 * the version must be raised (BotRoom.version). Hashes of earlier versions go.
 */
const CAPTAINS: Readonly<Record<string, string>> = {
  'peninsular-clash@10': '3f0eb5e988bbbeaf',
  'shakos-pick-up@7': 'ea74dacbdbaf2c63',
  'tomahawks-rangers@7': '96d0759730496e9f',
  'windmill-ridge@4': '2049ca967e557952',
};

describe('the captain', () => {
  it.each(Object.entries(CAPTAINS))('plays %s alike until his version is raised', (game, hash) => {
    const [scenario = ''] = game.split('@');
    const [ruleset, setup] = onItsGround(scenario);
    expect(game).toBe(`${scenario}@${knowledgeOf(ruleset.id).room?.version}`);
    expect(hashAfter(ruleset.id, setup, [captain], FROZEN, 'frozen', FROZEN_UNDER[ruleset.id])).toBe(hash);
  });
});

/** The same of colonels and generals, by the version of their plan; a general thinks for up to a second. */
const STAFF: Readonly<Record<'colonel' | 'general', Readonly<Record<string, readonly [most: number, hash: string]>>>> =
  {
    colonel: { 'windmill-ridge@1': [SHORT, 'b1e82afc573b6f00'], 'shakos-pick-up@1': [SHORT, '1a1c2d9d9bc92b54'] },
    general: { 'windmill-ridge@1': [24, '131e66a5bc1f0662'], 'shakos-pick-up@1': [SHORT, '5fdb9739ad16293f'] },
  };

describe.each(['colonel', 'general'] as const)('the %s', (rank) => {
  it.each(Object.entries(STAFF[rank]))('plays %s alike until his version is raised', (game, [most, hash]) => {
    const [scenario = ''] = game.split('@');
    const [ruleset, setup] = onItsGround(scenario);
    expect(game).toBe(`${scenario}@${knowledgeOf(ruleset.id).room?.[rank]?.version}`);
    expect(hashAfter(ruleset.id, setup, [{ rank, weights: {} }, captain], most)).toBe(hash);
  });
});

/** Where there is no colonel the name plays as a captain; a general thinks as he does, only longer. */
const planning = (id: string): readonly Rank[] =>
  knowledgeOf(id).room?.colonel === undefined ? ['captain'] : ['captain', 'colonel'];

describe.each(manifests.map((manifest) => [manifest.ruleset.id, manifest] as const))(
  'players of %s',
  (id, manifest) => {
    const setup = manifest.arenaSetups()[3];

    it('answer alike for the same view and seed', () => {
      // What colonels and generals do is held above.
      for (const rank of RANKS.filter((one) => !isStaff(one))) {
        const names = [{ rank, weights: {} }, corporal];
        expect(hashAfter(id, setup, names, SHORT), rank).toBe(hashAfter(id, setup, names, SHORT));
      }
    });

    it.each(planning(id))(
      'answer alike in a new mind, as the page makes one for each question, and in an old one: %s',
      (rank) => {
        const known = knowledgeOf(id);
        const begun = begin(known.ruleset, setup);
        if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
        let asked = 0;
        const players = Object.fromEntries(
          known.ruleset.seats(begun.value.state).map((seat) => {
            const name = { rank, weights: {} };
            const old = playerCalled(name, known, seat);
            const choose: typeof old.choose = (view, at, offers) => {
              const chosen = old.choose(view, at, offers);
              expect(playerCalled(name, known, seat).choose(view, at, offers)).toEqual(chosen);
              asked++;
              return chosen;
            };
            return [seat, { name: rank, choose }];
          }),
        );
        playOut(begun.value, { players, dice: seededDice('minds') }, { most: rank === 'captain' ? LONG : SHORT });
        expect(asked).toBeGreaterThan((rank === 'captain' ? LONG : SHORT) / 4);
      },
    );

    it('play two battles at once as one after the other', () => {
      const known = knowledgeOf(id);
      const play = (): { readonly step: () => boolean; readonly hash: () => string } => {
        const begun = begin(known.ruleset, setup);
        if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
        let battle = begun.value;
        const seats = known.ruleset.seats(battle.state);
        const players = Object.fromEntries(seats.map((seat) => [seat, playerCalled(captain, known, seat)]));
        const dice = seededDice('two');
        return {
          step() {
            if (battle.count < SHORT) battle = playOut(battle, { players, dice }, { most: battle.count + 1 });
            return battle.count < SHORT;
          },
          hash: () => runningHash(battle),
        };
      };
      const alone = play();
      for (let running = true; running; ) running = alone.step();
      const [first, second] = [play(), play()];
      for (let running = true; running; ) running = [first.step(), second.step()].some(Boolean);
      expect([first.hash(), second.hash()]).toEqual([alone.hash(), alone.hash()]);
    });
  },
);
