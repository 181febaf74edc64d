import { readFileSync } from 'node:fs';
import { type AnyRuleset, begin, type Envelope } from '@drumhead/engine';
import { rulesetById } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { games, manifestOf, manifests } from '../../rulesets/manifests.ts';
import type { RulesSetUp } from '../../setUp/rulesSetUp.ts';
import { setupOf, sizeOf, withSetup } from '../document/edits.ts';
import type { RulesMaker, Zone } from '../rulesMaker.ts';
import { dragZone, NO_ZONE, pressZone, tapZone } from './zoneHand.ts';

const exampleOf = (ruleset: string): Envelope =>
  JSON.parse(readFileSync(`examples/scenarios/${ruleset}.json`, 'utf8')) as Envelope;

function begun(file: Envelope): unknown {
  const made = begin(rulesetById(file.ruleset) as AnyRuleset, JSON.parse(JSON.stringify(file)));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value.state;
}

describe.each(manifests.map(({ id }) => id))('the forces of %s', (ruleset) => {
  it('deploy in zones that are pulled to where they shall be', async () => {
    const rules = (await manifestOf(ruleset)?.maker()) as RulesMaker;
    const { script: _, ...file } = exampleOf(ruleset);
    const table = sizeOf(rules, file);
    const zones = rules.zones(setupOf(file), begun(file) as never);
    zones.forEach((zone, side) => {
      if (zone === null) return;
      const middle = [zone.x + zone.width / 2, zone.y + zone.height / 2] as const;
      let hand = tapZone(zones, NO_ZONE, middle);
      expect(hand.side).toBe(side);
      hand = pressZone(zones, hand, [zone.x, zone.y], 10) ?? hand;
      // Narrower by a fifth of the table, from the left.
      hand = dragZone(hand, [zone.x + table.width / 5, zone.y], table);
      const wanted = hand.held as Zone;
      expect(Math.round(wanted.width)).toBe(Math.round(zone.width - table.width / 5));
      const setup = rules.withZone(setupOf(file), begun(file) as never, side, wanted);
      const after = withSetup(file, setup);
      const found = rules.zones(setupOf(after), begun(after) as never)[side] as Zone;
      for (const key of ['x', 'width'] as const) expect(Math.abs(found[key] - wanted[key])).toBeLessThanOrEqual(12);
      expect([found.y, found.height]).toEqual([zone.y, zone.height].map((length) => expect.closeTo(length, 0)));
    });
  });

  it('deploy in zones of their own, where the file holds one for each brigade', async () => {
    const rules = (await manifestOf(ruleset)?.maker()) as RulesMaker;
    const { script: _, ...file } = exampleOf(ruleset);
    const state = begun(file) as never;
    const messages = { translate: (key: string) => key } as never;
    const own = rules.ownZones?.of(messages, setupOf(file), state) ?? [];
    own.forEach(({ zone }, i) => {
      const wanted = { ...zone, x: zone.x + 150, width: zone.width - 300 };
      const after = withSetup(file, rules.ownZones?.with(setupOf(file), state, i, wanted));
      const found = rules.ownZones?.of(messages, setupOf(after), begun(after) as never) ?? [];
      expect(found.map((one) => one.zone)).toEqual(own.map((one, k) => (k === i ? wanted : one.zone)));
    });
    expect([ruleset, own.length > 0]).toEqual([ruleset, ruleset === 'large-battles']);
  });

  it('are those that the set-up page makes, for one side alone', async () => {
    const rules = (await manifestOf(ruleset)?.maker()) as RulesMaker;
    const { script: _, balance: __, ...file } = exampleOf(ruleset);
    const picture = rules.game(setupOf(file));
    expect(games.some(({ game }) => game.picture === picture)).toBe(true);
    const setUp = (await manifestOf(ruleset)?.setUp()) as RulesSetUp;
    const [tile] = setUp.tiles(picture).filter(({ scenario }) => scenario === null);
    const made = setUp.made(tile ? setUp.withTile(setUp.fresh(picture), tile.id) : setUp.fresh(picture));
    if (!made.ok) throw new Error('no force');
    const from = made.value.setup ?? rulesetById(ruleset)?.scenario(made.value.scenario ?? '');
    const judge = rulesetById(ruleset) as AnyRuleset;
    const seats = judge.seats(begun(file));
    for (const side of [0, 1]) {
      const after = withSetup(file, rules.withForce(setupOf(file), side, from));
      expect(judge.seats(begun(after))).toEqual(seats);
      const sides = (of: Envelope) => {
        const { sides: two, players } = setupOf(of) as unknown as Record<string, readonly unknown[]>;
        return two ?? players ?? [];
      };
      expect(sides(after)[side]).not.toEqual(sides(file)[side]);
      expect(sides(after)[1 - side]).toEqual(sides(file)[1 - side]);
      // A zone that was pulled before stays where it is.
      const zoneIn = (of: Envelope) => rules.zones(setupOf(of), begun(of) as never)[side] ?? null;
      const zone = zoneIn(file);
      if (zone === null) continue;
      const narrow = { ...zone, x: zone.x + 100, width: zone.width - 100 };
      const pulled = withSetup(file, rules.withZone(setupOf(file), begun(file) as never, side, narrow));
      expect(zoneIn(pulled)).not.toEqual(zone);
      expect(zoneIn(withSetup(pulled, rules.withForce(setupOf(pulled), side, from)))).toEqual(zoneIn(pulled));
    }
  });
});
