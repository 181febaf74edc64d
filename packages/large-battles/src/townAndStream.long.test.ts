/** Whole battles for a town behind a stream, both optional rules on: every promise holds, and the rules are reached. */
import { probe } from './testing.ts';
import { onePlayer, playState, seededDice, seededRandomInt } from '@drumhead/engine';
import { checkConformance } from '@drumhead/testkit';
import { describe, expect, it } from 'vitest';
import { crossing, deployed, townwards } from '../test/townAndStream.ts';
import { eager } from '../test/boldPlayer.ts';
import { wading } from '../test/fords.ts';
import type { Command } from './state/commands.ts';
import type { Event, EventType } from './state/events.ts';
import type { State } from './state/state.ts';
import { largeBattles } from './ruleset.ts';

describe('a battle for a town', () => {
  it('LB-GEN-04 keeps every promise, with garbage and old offers', () => {
    const report = checkConformance({ ...largeBattles, ...probe }, crossing, {
      seeds: 2,
      steps: 1500,
      every: 7,
      setups: 20,
    });
    expect(report.commands).toBe(2 * 1500);
  }, 300_000);

  it('LB-BUA-02 LB-BUA-04 LB-BUA-06 LB-BUA-17 LB-BUA-18 LB-OPT-01 LB-OPT-03 LB-TERR-05 LB-TERR-06 is played to its end by them', () => {
    const told = new Set<EventType>();
    const reached = ['entered', 'cameOut', 'stormed', 'joined', 'becameWorn'] as const;
    const missing = (): readonly EventType[] => reached.filter((type) => !told.has(type));
    // Eight battles, and more while something has never come to pass.
    for (let battle = 1; battle <= 8 || (missing().length > 0 && battle <= 60); battle++) {
      const random = seededRandomInt(battle);
      const players = onePlayer<State, Command>(
        largeBattles.seats(deployed()),
        (view, seat, offers) =>
          (random(3) > 0 ? townwards(view, seat, offers, random) : undefined) ?? eager(offers, random),
      );
      let commands = 0;
      const onStep = ({ state, events }: { readonly state: State; readonly events: readonly Event[] }): void => {
        commands++;
        for (const { type } of events) told.add(type);
        const faults = commands % 5 === 0 ? [...probe.faults(state), ...wading(state)] : [];
        if (faults.length > 0) throw new Error(`battle ${battle}, ${commands}: ${faults.join('; ')}`);
      };
      playState(largeBattles, deployed(), { players, dice: seededDice(battle) }, { onStep });
    }
    expect(missing()).toEqual([]);
  }, 300_000);
});
