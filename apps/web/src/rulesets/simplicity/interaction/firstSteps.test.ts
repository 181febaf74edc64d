import { simplicity } from '@drumhead/simplicity';
import { type Command, type Event, orderOdds, orderPreview, type State } from '@drumhead/simplicity/screen';
import { describe, expect, it } from 'vitest';
import { answered, headOf } from '../../../guide/askedHead.ts';
import { momentsOf } from '../../../guide/playedGuide.ts';
import { percent } from '../../../panels/percent.ts';
import { toSteps } from '../../../table/units.ts';
import { guideMessages } from '../guide/messages.ts';
import firstBattle from '../positions/first-battle.json' with { type: 'json' };
import { firstStep as stepBy, newsOf } from './firstSteps.ts';
import { type Scene, sceneOf, subjectOf } from './scene.ts';
import { NO_INTERACTION, step } from './tool.ts';

const headAt = headOf('simplicity');
const firstStep = answered(headAt, stepBy);
const scenes = ['a', 'b', 'c']
  .flatMap((seed) => momentsOf(simplicity, firstBattle, 'france', seed, 80))
  .map(({ state, seat }) => sceneOf(state as never, seat));
/** More of them, in which units get worn. */
const played = ['d', 'e', 'f', 'g', 'h', 'i']
  .flatMap((seed) => momentsOf(simplicity, firstBattle, 'france', seed, 120))
  .map(({ state, seat }) => sceneOf(state as never, seat));
const start = scenes[0] as Scene;
const unitCalled = (id: string) => start.state.field.units.findIndex((unit) => unit.id === id);

/** The start with some units changed, by their names, and more of the state. */
function changed(changes: Readonly<Record<string, object>>, more: Partial<State> = {}): Scene {
  const units = start.state.units.map((unit, i) => ({ ...unit, ...changes[start.state.field.units[i]?.id ?? ''] }));
  return sceneOf({ ...start.state, units, ...more }, 'france');
}

const proposed = (scene: Scene, command: Command) =>
  step(NO_INTERACTION, { type: 'propose', command }, scene).interaction;
const LOST = { status: 'removed' };
const TWO_LOST = { 'foot-1': LOST, 'foot-2': LOST };
const words = Object.keys(guideMessages);

describe('a battle that the end of the turn decides', () => {
  it('SIP-VIC-1 advise to end the turn as soon as the enemy is at its breaking point, whatever else could be done', () => {
    expect(changed(TWO_LOST).offers.some(({ type }) => type === 'charge')).toBe(true);
    expect(firstStep(changed(TWO_LOST), NO_INTERACTION)).toMatchObject({
      key: 'web.guide.sip.endWon',
      facts: { lost: 2, limit: 2 },
      sides: { side: 1 },
      answer: '{"type":"endTurn"}',
    });
    expect(firstStep(changed({ 'foot-1': LOST }), NO_INTERACTION)?.key).not.toBe('web.guide.sip.endWon');
  });

  it('SIP-VIC-1 not where both armies break and the enemy has lost the smaller part', () => {
    const both = changed({ ...TWO_LOST, 'line-1': LOST, 'line-2': LOST, hussars: LOST });
    expect(firstStep(both, NO_INTERACTION)?.key).not.toMatch('endWon');
  });

  it('SIP-VIC-3 and in the last turn with a lead of three points', () => {
    // Second to play, so that the end of its turn is the end of the battle.
    const last = { gameTurn: 12, first: 1 } as const;
    const removed = start.state.commands.map((base, i) =>
      start.state.field.commands[i]?.side === 1 ? { ...base, status: 'removed' as const } : base,
    );
    expect(firstStep(changed({ 'foot-1': LOST }, { ...last, commands: removed }), NO_INTERACTION)?.key).toBe(
      'web.guide.sip.endWonPoints',
    );
    expect(firstStep(changed({ 'foot-1': LOST }, last), NO_INTERACTION)?.key).not.toBe('web.guide.sip.endWonPoints');
  });
});

describe('while nobody asks the player', () => {
  it('SIP-VIC-1 tell in the turn of a broken enemy when that counts', () => {
    const theirs = { active: 1, frames: [{ at: 'turn', side: 1, step: 'orders' }] } as const;
    expect(firstStep(changed({}, theirs), NO_INTERACTION)?.key).toBe('web.guide.sip.wait');
    expect(firstStep(changed(TWO_LOST, theirs), NO_INTERACTION)).toMatchObject({
      key: 'web.guide.sip.waitBroken',
      facts: { lost: 2, limit: 2 },
    });
  });
});

describe('the start of the own turn', () => {
  it('SIP-TRN-1 SIP-AP-1 is not called an order of the player', () => {
    const at = (step: string) => ({ active: 0, frames: [{ at: 'turn', side: 0, step }] }) as Partial<State>;
    expect(firstStep(changed({}, at('points')), NO_INTERACTION)?.key).toBe('web.guide.sip.turnBegins');
    expect(words).toContain('web.guide.sip.turnBegins');
    const fires = start.offers.find(({ type }) => type === 'fire') as Command;
    const rolled = simplicity.decide(start.state, start.seat, fires);
    if (!rolled.ok) throw new Error('no shot');
    expect(firstStep(sceneOf(rolled.state, 'france'), NO_INTERACTION)?.key).toBe('web.guide.ownOrder');
  });
});

describe('the order of the head that plays', () => {
  /** Decisions with its order: a third of all, for each takes him some hundredths of a second. */
  const third = [...scenes, ...played].filter((_, i) => i % 3 === 0);
  const asked = third.flatMap((scene) => {
    const head = headAt(scene.state, scene.seat);
    return typeof head === 'string' ? [] : [{ scene, head }];
  });
  const chosen = (command: Command) => ({ ...NO_INTERACTION, selected: subjectOf(command) });

  it('SIP-ACT-1 is the one that the steps lead to: by its piece and its button, or drawn on the table', () => {
    const ways = new Set<string>();
    for (const { scene, head } of asked) {
      const command = head.best as Command;
      const step = stepBy(scene, chosen(command), head);
      ways.add(step?.move === undefined ? 'button' : 'table');
      expect(step?.move ?? JSON.parse(step?.answer ?? '')).toEqual(command);
    }
    expect([...ways].sort()).toEqual(['button', 'table']);
  });

  it('SIP-MEL-6 SIP-FIR-1 has the exact chances beside it', () => {
    let odds = 0;
    for (const { scene, head } of asked) {
      const command = head.best as Command;
      if (!['charge', 'fire', 'moveFire', 'rally'].includes(command.type)) continue;
      odds++;
      const { succeeds, targetDisrupted, ownDisrupted } = orderOdds(scene.state, command);
      expect(stepBy(scene, NO_INTERACTION, head)?.facts).toMatchObject({
        chance: percent(succeeds),
        given: percent(targetDisrupted),
        own: percent(ownDisrupted),
      });
    }
    expect(odds).toBeGreaterThan(40);
  });

  it('has a reason only by a term that speaks for it', () => {
    const terms = new Set<string>();
    for (const { scene, head } of asked) {
      const why = stepBy(scene, NO_INTERACTION, head)?.why;
      if (why === undefined) continue;
      expect(words).toContain(why);
      const [, term = ''] = /(?:why|but)[.](\w+)/.exec(why) ?? [];
      const reasons = why.includes('.but.') ? head.reasons : head.gains;
      expect(reasons.find((one) => one.term === term)?.amount).toBeGreaterThan(0);
      terms.add(term);
    }
    expect(terms.size).toBeGreaterThan(4);
  });

  it('is awaited, and where there is none the guide says so', () => {
    expect(stepBy(start, NO_INTERACTION, 'thinking')?.key).toBe('web.guide.thinking');
    expect(stepBy(start, NO_INTERACTION, 'silent')?.key).toBe('web.guide.silent');
  });
});

describe('what befell the player', () => {
  it('SIP-VIC-1 is told of each unit once, as it stands now, by whom it counts for', () => {
    const told = (scene: Scene, ...events: readonly object[]) =>
      newsOf(scene, events as readonly Event[]).map(({ key, pieces }) => [key, pieces?.['unit']]);
    const [own, foe, other] = ['line-1', 'foot-1', 'foot-2'].map(unitCalled);
    const scene = changed({ 'line-1': LOST, 'foot-1': { status: 'routing' }, 'foot-2': { status: 'routing' } });
    const broken = [own, foe].map((unit) => ({ type: 'broken', unit }));
    const disrupted = { type: 'disrupted', unit: foe, dp: 4 };
    // The third broke in an earlier turn, and was told of then.
    const fled = { type: 'moved', unit: other };
    expect(told(scene, ...broken, { type: 'removed', unit: own }, disrupted, fled)).toEqual([
      ['web.guide.sip.lost.removed', { what: 'unit', index: own }],
      ['web.guide.sip.gained.broken', { what: 'unit', index: foe }],
    ]);
    expect(told(start, ...broken, ...broken.map((event) => ({ ...event, type: 'stopped' })))).toEqual([
      ['web.guide.sip.lost.stopped', { what: 'unit', index: own }],
      ['web.guide.sip.gained.stopped', { what: 'unit', index: foe }],
    ]);
  });

  it('SIP-BRK-1 is told of own units that took DP and still have them, with how many', () => {
    const hit = ['line-1', 'line-2', 'foot-1'].map(unitCalled);
    const events = [...hit, ...hit].map((unit) => ({ type: 'disrupted', unit, dp: 1 })) as unknown as readonly Event[];
    const scene = changed({ 'line-1': { dp: 3 }, 'line-2': { dp: 0 }, 'foot-1': { dp: 2 } });
    expect(newsOf(scene, events)).toEqual([
      {
        key: 'web.guide.sip.worn',
        rule: 'SIP-BRK-1',
        facts: { dp: 3, most: 4 },
        pieces: { unit: { what: 'unit', index: hit[0] } },
      },
    ]);
  });
});

describe('an order in hand', () => {
  it('SIP-MOV-1 is led to the ring where a drag came near it by a way that is not allowed', () => {
    const scene = played.find((one) => firstStep(one, NO_INTERACTION)?.move !== undefined) as Scene;
    const asked = firstStep(scene, NO_INTERACTION);
    const move = asked?.move as Command & { readonly type: 'move' };
    const tooFar = { ...move, distance: move.distance + toSteps(400) };
    expect(firstStep(scene, proposed(scene, tooFar))).toMatchObject({ key: 'web.guide.sip.missed', move });
  });

  it('SIP-ACT-1 tells the same chance as its button, with the roll to activate apart', () => {
    const seen = new Set<string>();
    for (const scene of scenes)
      for (const command of scene.offers) {
        if (!['fire', 'moveFire', 'charge', 'rally'].includes(command.type)) continue;
        const told = firstStep(scene, proposed(scene, command));
        expect(words).toContain(told?.key);
        seen.add(told?.key ?? '');
        expect(told?.facts['chance']).toBe(percent(orderOdds(scene.state, command).succeeds));
        const { activation } = orderPreview(scene.state, command);
        if (told?.key.startsWith('web.guide.sip.confirmRoll'))
          expect(told.facts['activates']).toBe(percent(activation?.chance ?? 0));
      }
    for (const key of ['confirm.fire', 'confirm.charge', 'confirm.rally', 'confirmRoll.charge', 'confirmRoll.fire'])
      expect(seen).toContain(`web.guide.sip.${key}`);
  });

  it('SIP-MOV-2 speaks of the nearest legal move only where the button does', () => {
    const tooFar: Command = { type: 'move', unit: unitCalled('line-1'), turn: 0, distance: toSteps(300), turnAfter: 0 };
    expect(firstStep(start, proposed(start, tooFar))?.key).toBe('web.guide.sip.confirmNearest');
    const legal = { ...tooFar, distance: toSteps(20) };
    expect(firstStep(start, proposed(start, legal))?.key).toBe('web.guide.sip.confirm');
  });

  it('SIP-FIR-1 says that an advised move is worth its red lines, and of any other that there are some', () => {
    const seen = new Set<string>();
    for (const scene of scenes) {
      const advised = firstStep(scene, NO_INTERACTION)?.move as Command | undefined;
      for (const command of [...scene.offers.filter(({ type }) => type === 'move'), ...(advised ? [advised] : [])]) {
        const interaction = proposed(scene, command);
        if (interaction.tool.at !== 'aimed') continue;
        const isWorse = interaction.tool.aim.consequences.some(({ effect }) => effect === 'worse');
        const isAdvised = JSON.stringify(command) === JSON.stringify(advised);
        const key = firstStep(scene, interaction)?.key ?? '';
        expect(/confirm(Price|Red)/.test(key), key).toBe(isWorse);
        if (isWorse && advised) expect(key.includes('confirmPrice')).toBe(isAdvised);
        seen.add(key);
      }
    }
    expect([...seen].some((key) => key.includes('confirmPrice'))).toBe(true);
    expect(seen).toContain('web.guide.sip.confirmRed');
  });
});
