import { readFileSync } from 'node:fs';
import { type AnyRuleset, begin, type Envelope, type Script, type ScriptDeed, scriptOf } from '@drumhead/engine';
import { rulesetById } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '../check/faults.ts';
import { manifests } from '../../rulesets/manifests.ts';
import type { RulesMaker } from '../rulesMaker.ts';
import { rulable } from '../script/rulable.ts';
import { bytesOf, type Edit, setupOf, sizeOf } from './edits.ts';
import { envelopeAround } from './envelopeAround.ts';
import * as edits from './script.ts';
import { spotMoved, spotRemoved, spotsOf } from './spots.ts';

const makers = new Map(
  await Promise.all(manifests.map(async (manifest) => [manifest.id, (await manifest.maker()) as RulesMaker] as const)),
);

function opened(ruleset: string, example = `${ruleset}-own-rules`) {
  const rules = makers.get(ruleset) as RulesMaker;
  const judge = rulesetById(ruleset) as AnyRuleset;
  const file = JSON.parse(readFileSync(`examples/scenarios/${example}.json`, 'utf8')) as Envelope;
  const found = rulable(judge, rules, file);
  if (found.is !== 'open') throw new Error(found.is);
  const faults = (of: Envelope) => faultsIn(judge, rules, of).filter(({ problem }) => problem !== null);
  const messages = { t: String, translate: (key: string) => key, language: 'en' } as never;
  const troops = rules.troops(messages, setupOf(edits.calledIn(rules, file)), found.state as never);
  return { rules, judge, file, faults, troops, ground: found.ground, seats: found.ground.seats };
}

const ids = manifests.map(({ id }) => id);

describe.each(ids)('rules of its own in %s', (ruleset) => {
  it('of the example name troops that the maker knows, by whole and by part', () => {
    const { file, troops, ground, faults } = opened(ruleset);
    expect(faults(file)).toEqual([]);
    // What the judge lets a script name, and no more.
    expect(troops.map(({ id }) => id).sort()).toEqual(ground.troops.map(({ id }) => id).sort());
    const called = (scriptOf(file)?.events ?? []).flatMap((event) => event.do.flatMap(({ arrive = [] }) => arrive));
    const mayArrive = ground.troops.flatMap(({ id, mayArrive: may }) => (may ? [id] : []));
    expect(mayArrive).toEqual(expect.arrayContaining(called));
  });

  it('are made from nothing, with everything that may be said, and left again', () => {
    const { rules, file, faults, ground, seats, troops } = opened(ruleset, ruleset);
    const { balance: _, ...book } = { ...file, balance: { battles: 20, players: 'captain,captain', wins: {} } };
    const begun = edits.withOwnRules(rules)(file);
    expect([faults(begun), 'balance' in begun]).toEqual([[], false]);
    const by = (to: (script: Script) => Script): Edit => edits.withScript(rules, to);
    const [side = ''] = seats;
    const words = { en: 'Words', it: 'Parole' };
    const mayArrive = ground.troops.flatMap(({ id, mayArrive: may }) => (may ? [id] : []));
    const troop = edits.nextToArrive({ turns: { limit: 1 }, victory: {} }, mayArrive) ?? '';
    const deeds: readonly ScriptDeed[] = [
      { arrive: troop, edge: 'left' },
      edits.messageTo(words),
      { score: side, points: -2 },
      { end: 'draw' },
      { mayLeave: troops.at(-1)?.id ?? '', edge: 'top', points: 2 },
    ];
    const all = [
      by(edits.placeAdded([100, 120], words)),
      by(edits.worth('losses', 2)),
      ...deeds.map((deed, i) => by(edits.eventAdded(`event-${i}`, deed))),
      by(edits.hiddenFrom('event-0', seats)),
      by(edits.eventChanged(1, (event) => ({ ...event, when: { holds: { place: 'place', side, turns: 2 } } }))),
      by(edits.eventChanged(2, (event) => ({ ...event, when: { lost: troops.at(-1)?.id ?? '' } }))),
      by(edits.eventChanged(3, (event) => ({ ...event, when: { losses: { side, share: 0.5 }, turn: 2, side } }))),
      by(edits.eventLifted(3)),
      spotMoved(rules, { is: 'place', i: 0 }, [90, 80]),
    ];
    let now = begun;
    for (const edit of all) {
      now = edit(now);
      expect(faults(now)).toEqual([]);
    }
    expect(scriptOf(now)?.events?.map(({ id }) => id)).toEqual(['event-0', 'event-1', 'event-3', 'event-2', 'event-4']);
    expect(spotsOf(rules, now).find(({ is }) => is === 'place')).toMatchObject({ at: [90, 80], points: 1 });
    // What is hidden goes with the event, the points go with the place.
    const less = by(edits.eventRemoved(0))(by(edits.worth('losses', undefined))(now));
    expect(scriptOf(less)?.hides).toBeUndefined();
    expect(scriptOf(spotRemoved(rules, { is: 'place', i: 0 })(less))?.victory.points).toBeUndefined();
    const { setup: __, ...left } = edits.byTheBook(now);
    const { setup: ___, ...before } = book;
    expect(bytesOf(left)).toBe(bytesOf(before));
  });

  it('offer for every fault a remedy that mends it', () => {
    const { rules, file, faults, seats, ground } = opened(ruleset);
    const callsOf = (all: readonly string[]) =>
      all.map((arrive) => ({ id: arrive, when: { turn: 1 }, do: [{ arrive, edge: 'left' as const }] }));
    const troops = ground.troops.slice(0, 4).map(({ id }) => id);
    const { width, height } = sizeOf(rules, file);
    const by = (to: (script: Script) => Script): Edit => edits.withScript(rules, to);
    const [one = '', two = ''] = seats;
    const event = (part: object) => by(edits.eventChanged(0, (now) => ({ ...now, ...part })));
    const wrong: readonly Edit[] = [
      by(edits.placeChanged(0, { at: [width + 50, height + 20] })),
      // What waits for a place that is gone.
      (now) => edits.placesOf(now).reduce((rest) => by(edits.placeRemoved(0))(rest), now),
      by((script) => ({ ...script, events: callsOf(troops) })),
      event({ when: { turn: 99 } }),
      event({ when: { side: one } }),
      event({ when: { turn: 2, lost: 'nobody-at-all' } }),
      event({ when: { enters: { place: 'nowhere', side: two } } }),
      event({ do: [{ arrive: 'nobody-at-all', edge: 'left' }] }),
      event({ do: [{ tell: one, text: { en: 'In one language' } }] }),
      by((script) => ({ ...script, turns: { limit: 1 } })),
      by((script) => ({ ...script, victory: { ...script.victory, else: 'nobody' } })),
      by((script) => ({ ...script, hides: { ...script.hides, nobody: ['x'] } })),
      by((script) => ({ ...script, events: [...(script.events ?? []), ...(script.events ?? [])] })),
      by((script) => ({
        ...script,
        events: (script.events ?? []).map((now) => ({
          ...now,
          do: now.do.map((deed) => (deed.arrive === undefined ? deed : { ...deed, from: 500, to: 400 })),
        })),
      })),
    ];
    wrong.forEach((edit, i) => {
      let now = edit(file);
      let left = faults(now);
      expect([i, left.length > 0]).toEqual([i, true]);
      // One after the other, as the page looks again after each.
      for (let n = 0; n < 20 && left.length > 0; n++) {
        now = left[0]?.remedy?.edit(now) ?? now;
        left = faults(now);
      }
      expect([i, left]).toEqual([i, []]);
    });
  });

  it('are closed, with the reason of the judge, where the game leaves something open', () => {
    const { rules, judge } = opened(ruleset);
    const refused = judge.scenarios.flatMap((id) => {
      const file = envelopeAround(ruleset, judge.scenario(id), { en: 'A copy' });
      const found = rulable(judge, rules, file);
      const made = begin(judge, edits.withOwnRules(rules)(file));
      expect([id, found.is]).toEqual([id, made.ok ? 'open' : 'closed']);
      return found.is === 'closed' ? found.problems.map(({ rule }) => rule) : [];
    });
    expect(new Set(refused).size).toBeLessThanOrEqual(1);
  });
});
