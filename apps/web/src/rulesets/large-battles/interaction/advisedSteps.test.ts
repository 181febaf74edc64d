import { largeBattles } from '@drumhead/large-battles';
import type { Command } from '@drumhead/large-battles';
import { describe, expect, it } from 'vitest';
import { orderOf } from '../../../guide/head.ts';
import { testGuide } from '../../../guide/guideTests.ts';
import { answered, headOf } from '../../../guide/askedHead.ts';
import { momentsOf } from '../../../guide/playedGuide.ts';
import { percent } from '../../../panels/percent.ts';
import { COURSE, courseMessages, glossary } from '../guide/glossary.ts';
import { guideMessages } from '../guide/messages.ts';
import firstBattle from '../positions/first-battle.json' with { type: 'json' };
import nearAndFar from '../puzzles/large-6.json' with { type: 'json' };
import { puzzles } from '../puzzles/index.ts';
import { puzzleTexts } from '../puzzles/messages.ts';
import { endingOf } from './endingOf.ts';
import { firstAim, firstStep as stepBy } from './firstSteps.ts';
import { previewOdds } from './odds.ts';
import type { ProposedCommand } from './proposal.ts';
import { type Scene, sceneOf } from './scene.ts';
import { type Interaction, NO_INTERACTION, step } from './tool.ts';

/** A position, the guided one unless another is given, with other figures of some units, perhaps at another moment. */
function changed(units: Readonly<Record<string, object>>, moment?: object, from: PositionFile = firstBattle): object {
  const { position, ...file } = structuredClone(from);
  for (const { brigades } of position.sides)
    for (const unit of brigades.flatMap((brigade) => brigade.units)) Object.assign(unit, units[unit.id]);
  return { ...file, position, ...(moment && { moment }) };
}

interface PositionFile {
  readonly position: {
    readonly sides: readonly { readonly brigades: readonly { readonly units: readonly { readonly id: string }[] }[] }[];
  };
}

const scenesOf = (setup: object, seeds: readonly string[], most: number): readonly Scene[] =>
  seeds
    .flatMap((seed) => momentsOf(largeBattles, setup, 'france', seed, most))
    .map(({ state, seat }) => sceneOf(state as never, seat));

const scenes = [
  ...scenesOf(firstBattle, [...'abcdefghijkl'], 60),
  // The enemy soon at its Break Point.
  ...scenesOf(changed({ 'foot-1': { dis: 3 }, 'foot-2': { dis: 3 }, 'foot-3': { dis: 3 } }), [...'abcdef'], 100),
];
const headAt = headOf('large-battles');
const firstStep = answered(headAt, stepBy);
const words = Object.keys(guideMessages);
/** Decisions that the head is asked about. */
const asked = scenes.filter((_, i) => i % 10 === 0);
const start = scenes[0] as Scene;
const GUNS = { at: 'acting', units: ['battery'], actions: 2 };
const WEAK = { c: 2, y: 470 };
const rare = [
  ...scenesOf(changed({ 'line-1': { dis: 2 } }, { at: 'acting', units: ['line-1'], actions: 2 }), ['a'], 1),
  // Far from a light battery, behind friends.
  ...scenesOf(
    changed({ battery: { calibre: 'light', y: 750 }, 'line-1': { y: 450 }, 'line-2': { y: 450 } }, GUNS),
    ['a'],
    1,
  ),
  // Two targets, the farther one with DIS 3.
  ...scenesOf(changed({ 'foot-1': { dis: 0 } }, undefined, nearAndFar.file), ['a'], 1),
  // Weak columns close to strong lines.
  ...scenesOf(
    changed({ 'line-1': WEAK, 'line-2': WEAK, 'foot-1': { c: 6 }, 'foot-2': { c: 6 }, 'foot-3': { c: 6 } }),
    ['a', 'b'],
    60,
  ),
];

function aimOf({ tool }: Interaction): ProposedCommand {
  if (tool.at !== 'aimed') throw new Error(`nothing is aimed: ${tool.at}`);
  return tool.aim;
}

const commandOf = (interaction: Interaction): Command => aimOf(interaction).command as Command;

const chanceOf = (scene: Scene, interaction: Interaction, what: string): string =>
  percent(previewOdds(scene, commandOf(interaction))?.chances.find((one) => one.what === what)?.chance ?? 0);

testGuide<Scene, Interaction, NonNullable<Interaction['selected']>>({
  name: 'Large Battles',
  scenes,
  idle: NO_INTERACTION,
  selections: ({ state }) => state.units.map((_, index) => ({ ...NO_INTERACTION, selected: { what: 'unit', index } })),
  firstStep,
  guideMessages,
  glossary,
  course: COURSE,
  courseMessages,
  puzzles: puzzles.list,
  puzzleTexts,
});

/** The order of the head. */
const bestIn = (scene: Scene): Command | null => orderOf(headAt(scene.state, scene.seat)) as Command | null;

/** Facts that a confirmation names, by the outcome of the panel whose chance they are. */
const CONFIRMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fire: { chance: 'defenderHurt' },
  approach: { chance: 'defenderHurt', own: 'attackerHurt' },
  contact: { wins: 'attackerWins', loses: 'defenderWins' },
};

describe('steps of the guided battle of Large Battles', () => {
  it('LB-VIC-13 name the Break Points of both sides', () => {
    expect(firstAim(start, false)?.facts).toEqual({ theirs: 2, mine: 4 });
    expect(firstAim(start, true)).toBeNull();
  });

  it('LB-VIC-03 tell the points of both sides once one more may break either', () => {
    const [mine, theirs] = start.state.sides;
    const sides = [mine, { ...theirs, lossHalves: 0, shakenPoints: 1 }] as const;
    expect(firstAim({ ...start, state: { ...start.state, sides } }, true)).toMatchObject({
      key: 'web.guide.lb.close',
      facts: { mine: 0, myLimit: 4, theirs: 1, theirLimit: 2 },
    });
  });

  it('LB-VIC-11 say at the same time which enemy counts in the own half', () => {
    const { units, field, sides } = start.state;
    const foot = field.units.findIndex(({ side, arm }) => side === 1 && arm === 'infantry');
    const beside = field.units.findIndex(({ side, arm }, i) => side === 1 && arm === 'infantry' && i > foot);
    const entered = units.map((unit, i) =>
      i === foot
        ? { ...unit, y: (field.height * 3) / 5 }
        : i === beside
          ? { ...unit, y: (field.height * 11) / 20 }
          : unit,
    );
    const generals = start.state.generals.map((general, i) =>
      field.generals[i]?.side === 1 ? { ...general, y: (field.height * 11) / 20 } : general,
    );
    const [mine, theirs] = sides;
    const state = { ...start.state, units: entered, generals, sides: [mine, { ...theirs, shakenPoints: 1 }] as const };
    const aim = firstAim({ ...start, state }, true);
    expect(aim).toMatchObject({ key: 'web.guide.lb.closeEntered', pieces: { unit: { what: 'unit', index: foot } } });
    expect(aim?.facts?.['points']).toBe(aim?.facts?.['mine']);
  });

  it('LB-ACT-05 have an end weighed once half of the units, or a part of the actions, are spent', () => {
    const told = new Set<string>();
    for (const scene of scenes) {
      const end = endingOf(scene);
      if (end === null) continue;
      told.add(end.type);
      expect(scene.offers).toContainEqual(end);
      if (scene.frame?.at === 'acting')
        expect(scene.frame.doings.some(({ left, taken }) => left > 0 && taken > 0)).toBe(true);
      else expect(scene.frame?.at).toBe('slot');
    }
    expect([...told].sort()).toEqual(['close', 'stop']);
    expect(endingOf(start)).toBeNull();
  });

  it('LB-ACT-11 confirm an attack by the chances that the panel shows', () => {
    const told = new Set<string>();
    for (const scene of [...scenes, ...rare])
      for (const offer of scene.offers.filter(({ type }) => type in CONFIRMED).slice(0, 2)) {
        const drawn = step(NO_INTERACTION, { type: 'propose', command: offer }, scene).interaction;
        if (drawn.tool.at !== 'aimed') continue;
        const said = stepBy(scene, drawn, 'silent');
        told.add(said?.key ?? '');
        const figures = Object.entries(CONFIRMED[offer.type] ?? {});
        const shown = figures.map(([fact, what]) => [fact, chanceOf(scene, drawn, what)]);
        expect(said?.facts).toEqual(Object.fromEntries(shown));
      }
    expect([...told].sort()).toEqual([
      'web.guide.lb.confirmApproach',
      'web.guide.lb.confirmContact',
      'web.guide.lb.confirmFire',
    ]);
  });

  it('LB-ACT-12 LB-ACT-07 lead to the order of the head: by a piece and its dice, by a button, or drawn on the table', () => {
    const ways = new Set<string>();
    for (const scene of asked) {
      const head = headAt(scene.state, scene.seat);
      const order = bestIn(scene);
      if (order === null) throw new Error('no order');
      const step = stepBy(scene, NO_INTERACTION, head);
      ways.add(step?.move === undefined ? order.type : 'table');
      if (order.type !== 'activate' && order.type !== 'activateGeneral') {
        expect(step?.move ?? JSON.parse(step?.answer ?? '')).toEqual(order);
        continue;
      }
      const piece =
        order.type === 'activate'
          ? ({ what: 'unit', index: order.unit } as const)
          : ({ what: 'general', index: order.general } as const);
      expect(JSON.parse(step?.answer ?? '')).toEqual(piece);
      const dice = stepBy(scene, { ...NO_INTERACTION, selected: piece }, head);
      expect(JSON.parse(dice?.answer ?? '')).toEqual(order);
    }
    expect([...ways]).toEqual(expect.arrayContaining(['open', 'activate', 'table', 'approach', 'react', 'hold']));
  });

  it('have a reason only by a term that speaks for the order, or against the next best', () => {
    const terms = new Set<string>();
    for (const scene of [...asked, ...rare]) {
      const head = headAt(scene.state, scene.seat);
      const why = stepBy(scene, NO_INTERACTION, head)?.why;
      if (why === undefined || typeof head === 'string') continue;
      expect(words).toContain(why);
      if (head.best.type === 'hold') expect(why).toContain('.but.');
      const [, term] = /(?:why|but)[.](\w+)/.exec(why) ?? [];
      const reasons = why.includes('.why.') ? head.gains : head.reasons;
      expect(reasons.some((one) => one.amount > 0 && one.term === term)).toBe(true);
      terms.add(term ?? '');
    }
    expect(terms.size).toBeGreaterThan(4);
  });

  it('LB-BOMB-10 LB-BOMB-14 promise of a shot and an Approach the chances for DIS, not those to retreat', () => {
    const told = new Set<string>();
    for (const scene of [...asked, ...rare]) {
      const order = bestIn(scene);
      if (order?.type !== 'fire' && order?.type !== 'approach') continue;
      const chances = previewOdds(scene, order)?.chances ?? [];
      const hurt = percent(chances.find(({ what }) => what === 'defenderHurt')?.chance ?? 0);
      expect(firstStep(scene, NO_INTERACTION)).toMatchObject({ facts: { chance: hurt } });
      told.add(order.type);
    }
    expect([...told].sort()).toEqual(['approach', 'fire']);
  });

  it('are awaited, and say so where the head is silent', () => {
    for (const head of ['thinking', 'silent'] as const)
      expect(stepBy(start, NO_INTERACTION, head)?.key).toBe(`web.guide.${head}`);
  });

  it('LB-VIC-13 say at the Break Point that the next end of a phase may lose the battle', () => {
    const [mine, theirs] = start.state.sides;
    const sides = [{ ...mine, lossHalves: 6, shakenPoints: 1 }, theirs] as const;
    expect(firstAim({ ...start, state: { ...start.state, sides } }, true)).toMatchObject({
      key: 'web.guide.lb.atLimit',
      facts: { mine: 4, myLimit: 4 },
    });
  });

  it('LB-ACT-13 never say that a brigade has acted which two failures finished', () => {
    const told = new Map<boolean, Set<string>>();
    for (const scene of scenes) {
      const isOver = !scene.offers.some((offer) => offer.type === 'open' && offer.brigade >= 0);
      if (scene.frame?.at !== 'phase' || !isOver || bestIn(scene)?.type !== 'pass') continue;
      const isIdle = scene.state.units.some(
        ({ status, activated }, i) =>
          status === 'table' && !activated && scene.state.field.units[i]?.side === scene.side,
      );
      told.set(isIdle, (told.get(isIdle) ?? new Set()).add(firstStep(scene, NO_INTERACTION)?.key ?? ''));
    }
    expect(told.get(true)).toEqual(new Set(['web.guide.lb.passFailed']));
    expect(told.get(false)).toEqual(new Set(['web.guide.lb.pass']));
  });

  it('LB-MOVE-01 lead a drag that missed the ring to it', () => {
    const scene = scenes.find((one) => firstStep(one, NO_INTERACTION)?.move !== undefined) as Scene;
    const asked = firstStep(scene, NO_INTERACTION);
    const drawn = step(NO_INTERACTION, { type: 'propose', command: asked?.move as Command }, scene).interaction;
    if (drawn.tool.at !== 'aimed') throw new Error(drawn.tool.at);
    expect(firstStep(scene, drawn)?.key).toBe('web.guide.lb.confirm');
    const refusal = { rule: 'LB-MOVE-30', reason: 'lb.refusal.moveTooClose', facts: {} };
    const missed: Interaction = {
      ...drawn,
      tool: { ...drawn.tool, aim: { ...drawn.tool.aim, command: null, refusal } },
    };
    expect(firstStep(scene, missed)).toMatchObject({ key: 'web.guide.lb.missed', move: asked?.move, to: asked?.to });
  });

  it('LB-APP-36 promise an attacker without Contact its place only where the judge leaves it there', () => {
    const told = new Set<string>();
    for (const scene of scenesOf(
      firstBattle,
      Array.from({ length: 90 }, (_, i) => String(i)),
      250,
    )) {
      if (scene.frame?.at !== 'combat' || scene.frame.step !== 'attacker') continue;
      const waive = scene.offers.find(({ type }) => type === 'waive');
      if (!waive || scene.offers.some(({ type }) => type === 'contact') || bestIn(scene)?.type !== 'waive') continue;
      const ended = largeBattles.decide(scene.state, scene.seat, waive);
      if (!ended.ok) throw new Error(ended.refusal.reason);
      const { attacker } = scene.frame.combat;
      const stays = !ended.events.some((event) => event.type === 'retreated' && event.unit === attacker);
      const key = firstStep(scene, NO_INTERACTION)?.key ?? '';
      expect(key.endsWith('.stays'), key).toBe(stays);
      told.add(key);
    }
    expect(told.size).toBeGreaterThan(1);
  });

  it('LB-ACT-17 LB-VIC-13 warn of units that will not act only where some are left, else of the count', () => {
    const told = new Map<boolean, Set<string>>();
    for (const scene of scenes) {
      const pass = scene.frame?.at === 'phase' ? scene.offers.find(({ type }) => type === 'pass') : undefined;
      if (!pass) continue;
      const { key } =
        stepBy(scene, step(NO_INTERACTION, { type: 'propose', command: pass }, scene).interaction, 'silent') ?? {};
      const left = scene.offers.some((offer) => offer.type === 'open' && offer.brigade >= 0);
      told.set(left, (told.get(left) ?? new Set()).add(key ?? ''));
    }
    expect(told.get(true)).toEqual(new Set(['web.guide.lb.passing']));
    expect(told.get(false)).toEqual(new Set(['web.guide.lb.passed']));
  });

  it('LB-PROX-06 speak of the distance, not of Hold, where it must be restored before any reaction', () => {
    const crowded = changed(
      { 'line-1': { violation: true }, 'line-2': { x: 600, violation: true } },
      { at: 'window', dice: 1 },
    );
    const { position, ...file } = crowded as PositionFile;
    const [scene] = scenesOf({ ...file, position: { ...position, active: 'britain' } }, ['a'], 1);
    expect(new Set((scene as Scene).offers.map(({ type }) => type))).toEqual(new Set(['correct']));
    expect(firstStep(scene as Scene, NO_INTERACTION)).toMatchObject({
      key: 'web.guide.lb.correct',
      facts: { gap: 50 },
    });
  });
});
