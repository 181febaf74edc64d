/** A battle at one screen is begun again by the rules of the server, from how it stands. */
import { wordedName } from '@drumhead/content';
import { type AnyRuleset, begin, envelopeOf } from '@drumhead/engine';
import { largeBattles } from '@drumhead/large-battles';
import { rulesetById } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { hostOn, now, screen, settled } from '../../battle/host/hostForTests.ts';
import { memoryStorage } from '../../battle/records/storage.ts';
import { liftedBattle } from './liftedBattle.ts';

const PLAIN = { ...(largeBattles.scenario('peninsular-clash') as object), hiddenDeployment: false };
const START = { ruleset: 'large-battles', scenario: null, seats: { france: 'human', britain: 'captain' } } as const;

describe('a battle that is taken online', () => {
  it('is a set-up that the server begins, with the pieces where they stand and the same players', async () => {
    const host = hostOn(memoryStorage());
    await host.battles.start({ ...START, setup: PLAIN, seats: { france: 'human', britain: 'human' } });
    for (const seat of ['france', 'britain'])
      await host.session.order(...screen.deployment(now(host).battle?.state, seat));
    await settled(host);
    const lifted = await liftedBattle(now(host));
    expect(lifted).toMatchObject({ ruleset: 'large-battles', seats: { france: 'human' }, keepsPlayers: true });
    const begun = begin(rulesetById('large-battles') as AnyRuleset, JSON.parse(JSON.stringify(lifted?.setup)));
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    expect(screen.nameOf(begun.value.setup)).toBe(screen.nameOf(PLAIN));
    const places = (state: unknown) => (state as { units: { x: number; y: number }[] }).units.map(({ x, y }) => [x, y]);
    expect(places(begun.value.state)).toEqual(places(now(host).battle?.state));
  });

  it('takes the words of a scenario file with it, but not its odds', async () => {
    const host = hostOn(memoryStorage());
    const file = {
      format: 'drumhead-scenario',
      version: 1,
      ruleset: 'large-battles',
      title: { en: 'The clash', it: 'Lo scontro' },
      balance: { battles: 9, players: 'captain', wins: {} },
      setup: PLAIN,
    };
    await host.battles.start({ ...START, setup: file, seats: { france: 'human', britain: 'human' } });
    expect(now(host).saved?.name).toBe(wordedName(file.title));
    for (const seat of ['france', 'britain'])
      await host.session.order(...screen.deployment(now(host).battle?.state, seat));
    await settled(host);
    const lifted = await liftedBattle(now(host));
    expect(envelopeOf(lifted?.setup)).toMatchObject({ title: file.title, setup: { version: 1 } });
    expect(envelopeOf(lifted?.setup)?.balance).toBeUndefined();
    expect(begin(rulesetById('large-battles') as AnyRuleset, lifted?.setup).ok).toBe(true);
  });

  it('is none while it is being set up, or while something is secret', async () => {
    const host = hostOn(memoryStorage());
    await host.battles.start({ ...START, setup: PLAIN });
    expect(await liftedBattle(now(host))).toBeNull();
    await host.battles.start({ ...START, setup: { ...PLAIN, hiddenDeployment: true } });
    expect(await liftedBattle(now(host))).toBeNull();
  });
});
