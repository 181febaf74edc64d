import { skirmish } from '@drumhead/skirmish';
import { type Command, engagedWith, type Event } from '@drumhead/skirmish/screen';
import { describe, expect, it } from 'vitest';
import { answered, headOf } from '../../../guide/askedHead.ts';
import { testGuide } from '../../../guide/guideTests.ts';
import { momentsOf } from '../../../guide/playedGuide.ts';
import { percent } from '../../../panels/percent.ts';
import { COURSE, courseMessages, glossary } from '../guide/glossary.ts';
import { guideMessages } from '../guide/messages.ts';
import firstBattle from '../positions/first-battle.json' with { type: 'json' };
import rangers from '../positions/first-battle-tomahawks.json' with { type: 'json' };
import { puzzles } from '../puzzles/index.ts';
import { puzzleTexts } from '../puzzles/messages.ts';
import onTheGround from '../puzzles/tomahawks-2.json' with { type: 'json' };
import { clashAfter } from './clash.ts';
import { endingOf } from './endingOf.ts';
import { asksAbout, firstAim, firstStep as stepBy, newsOf } from './firstSteps.ts';
import type { ProposedCommand } from './proposedCommand.ts';
import { judge, type Scene, sceneOf } from './scene.ts';
import { type Interaction, NO_INTERACTION, step } from './tool.ts';

const scenesOf = (setup: object, seat: string, seeds: readonly string[], most: number): readonly Scene[] =>
  seeds
    .flatMap((seed) => momentsOf(skirmish, setup, seat, seed, most))
    .map(({ state }) => sceneOf(state as never, seat));

const headAt = headOf('skirmish');
const firstStep = answered(headAt, stepBy, asksAbout);
const words = Object.keys(guideMessages);
const scenes = scenesOf(firstBattle, 'france', ['a', 'b', 'c', 'd'], 60);
/** Decisions that the head is asked about. */
const asked = scenes.filter((_, i) => i % 3 === 0);
const onTheGroundScenes = scenesOf(onTheGround.file, onTheGround.seat, ['a', 'b', 'c', 'd'], 20);
const start = scenes[0] as Scene;
/** The redcoats in contact with the French, whose officer stands alone. */
const [french, british] = firstBattle.position.players;
const redcoatsAt = (y: number) => ({
  ...firstBattle,
  position: {
    ...firstBattle.position,
    players: [
      french,
      { ...british, models: british?.models.map((model, i) => ({ ...model, x: [300, 270, 330, 362][i], y })) },
    ],
  },
});
const closeCombat = redcoatsAt(384);
const modelCalled = (id: string) => start.state.field.models.findIndex((model) => model.id === id);

/** The same decisions with all enemies on the ground. */
const enemiesDown = (all: readonly Scene[]): readonly Scene[] =>
  all.map(({ state, seat, player }) => {
    const models = state.models.map((model, i) =>
      state.field.models[i]?.player === player || model.posture !== 'standing'
        ? model
        : { ...model, posture: 'fallen' as const },
    );
    return sceneOf({ ...state, models }, seat);
  });

function aimOf({ tool }: Interaction): ProposedCommand {
  if (tool.at !== 'aimed') throw new Error(`nothing is aimed: ${tool.at}`);
  return tool.aim;
}

type Aimed = Extract<Command, { readonly type: 'attack' | 'shoot' }>;
const isAimed = (command: Command): command is Aimed => command.type === 'attack' || command.type === 'shoot';

function chanceOf(scene: Scene, command: Aimed, model: number, outcomes: readonly string[]): number {
  const results = clashAfter(scene, command)?.results ?? [];
  return results
    .filter(({ loser, what }) => loser === model && outcomes.includes(what))
    .reduce((sum, { chance }) => sum + chance, 0);
}

/** Chance that a model is down, wounded or killed after a fight or shot. */
const downBy = (scene: Scene, command: Aimed, model: number = command.target): number =>
  chanceOf(scene, command, model, ['fallen', 'wounded', 'killed']);

const outBy = (scene: Scene, command: Aimed): number => chanceOf(scene, command, command.target, ['wounded', 'killed']);

const hand = scenesOf(closeCombat, 'france', ['a', 'b', 'c', 'd'], 40);

testGuide<Scene, Interaction, number>({
  name: 'the skirmish',
  scenes,
  idle: NO_INTERACTION,
  selections: ({ state }) => state.models.map((_, selected) => ({ ...NO_INTERACTION, selected })),
  firstStep,
  guideMessages,
  glossary,
  course: COURSE,
  courseMessages,
  puzzles: puzzles.list,
  puzzleTexts,
});

describe('steps of the guided skirmish', () => {
  it('name the aim with the models of both squads', () => {
    expect(firstAim(start, false)?.facts).toEqual({ theirs: 4, mine: 4 });
    expect(firstAim(start, true)).toBeNull();
  });

  it('SK-ACT-3 tell the chances of two and three dice on Quality 4 with the Leader near', () => {
    const chosen = { ...NO_INTERACTION, selected: modelCalled('grenadier') };
    expect(firstStep(start, chosen)?.facts).toMatchObject({
      one: '67%',
      two: '89%',
      endsTwo: '11%',
      endsThree: '26%',
    });
  });

  it('SK-ACT-6 SK-ACT-8 have an end weighed once half of the models, or a part of the actions, are spent', () => {
    expect(endingOf(start)).toBeNull();
    const models = start.state.models.map((one, i) => ({ ...one, activated: i < 2 }));
    expect(endingOf(sceneOf({ ...start.state, models }, 'france'))).toEqual({ type: 'endTurn' });
    for (const scene of scenes.filter(({ frame }) => frame?.at === 'acting')) {
      const { acted, left } = (scene.frame as Extract<Scene['frame'], { readonly at: 'acting' }>).doing;
      expect(endingOf(scene)?.type ?? null).toBe(acted && left > 0 ? 'stop' : null);
    }
  });

  it('SK-ACN-3 name the order of two actions that they promise the chance of, since a tap gives the plain one', () => {
    const named = [...asked, ...onTheGroundScenes].flatMap((scene) => {
      const told = scene.frame?.at === 'acting' ? firstStep(scene, NO_INTERACTION) : null;
      const order = told?.answer === undefined ? null : (JSON.parse(told.answer) as Command);
      return told && order && isAimed(order) ? [{ scene, told, order }] : [];
    });
    for (const { scene, told, order } of named) {
      const weapon = order.type === 'shoot' ? scene.state.field.models[order.model]?.weapons[order.weapon] : undefined;
      const thrown = weapon === 'tomahawk' || weapon === 'bow';
      const plain = order.type === 'shoot' ? (thrown ? 'throw' : 'shoot') : 'attack';
      const two = order.type === 'shoot' ? order.aimed && 'aimed' : order.powerful && 'powerful';
      // A target on the ground can only be put out of action.
      const isDown = scene.state.models[order.target]?.posture === 'fallen';
      expect(told.key).toBe(`web.guide.sk.${two || plain}${isDown ? 'Down' : ''}`);
      expect(told.facts['chance']).toBe(percent(isDown ? outBy(scene, order) : downBy(scene, order)));
    }
    const keys = named.map(({ told }) => told.key);
    expect(keys).toContain('web.guide.sk.shoot');
    expect(keys).toContain('web.guide.sk.aimed');
    expect(keys).toContain('web.guide.sk.shootDown');
  });

  it('SK-MOR-9 promise of an enemy on the ground that it is put out of action, never that it goes down', () => {
    const told = new Set<string>();
    for (const scene of enemiesDown([...asked, ...hand.slice(0, 40)])) {
      const next = scene.frame?.at === 'acting' ? firstStep(scene, NO_INTERACTION) : null;
      if (!next || next.facts['chance'] === undefined) continue;
      expect(next.key).toMatch(/Down$/);
      expect(Object.keys(guideMessages)).toContain(next.key);
      told.add(next.key);
    }
    for (const step of ['attack', 'shoot']) expect(told).toContain(`web.guide.sk.${step}Down`);
  });

  it('SK-ACT-1 SK-ACT-3 lead to the order of the head: by a model and its dice, by a button, or drawn on the table', () => {
    const ways = new Set<string>();
    for (const scene of asked) {
      const head = headAt(scene.state, scene.seat);
      if (typeof head === 'string') throw new Error(head);
      const step = stepBy(scene, NO_INTERACTION, head);
      const order = head.best as Command;
      ways.add(step?.move === undefined ? order.type : 'table');
      const named = order.type === 'nominate' ? { model: order.model } : order;
      expect(step?.move ?? JSON.parse(step?.answer ?? '')).toEqual(named);
      if (order.type !== 'nominate') continue;
      const chosen = { ...NO_INTERACTION, selected: order.model };
      const dice = headAt(asksAbout(scene, chosen), scene.seat);
      expect(typeof dice === 'string' ? dice : dice.best).toEqual(JSON.parse(firstStep(scene, chosen)?.answer ?? ''));
    }
    expect([...ways]).toEqual(expect.arrayContaining(['nominate', 'dice', 'table', 'shoot', 'reload']));
  });

  it('have a reason only by a term that speaks for the order', () => {
    const terms = new Set<string>();
    for (const scene of [...asked, ...hand.slice(0, 40)]) {
      const head = headAt(scene.state, scene.seat);
      const why = stepBy(scene, NO_INTERACTION, head)?.why;
      if (why === undefined || typeof head === 'string') continue;
      expect(words).toContain(why);
      const [, term = ''] = /(?:why|but)[.](\w+)/.exec(why) ?? [];
      const reasons = why.includes('.why.') ? head.gains : head.reasons;
      const isFor = ({ amount, ...reason }: (typeof reasons)[number]) =>
        amount > 0 && (term === '' || reason.term === term);
      expect(reasons.some(isFor)).toBe(true);
      terms.add(term);
    }
    expect(terms.size).toBeGreaterThan(5);
  });

  it('SK-MOV-1 say that a Move is worth what gets worse by it, if it is the one advised', () => {
    const told = new Set<string>();
    for (const scene of [...asked, ...hand.slice(0, 40)].filter(({ frame }) => frame?.at === 'acting')) {
      const advised = firstStep(scene, NO_INTERACTION)?.move;
      for (const command of [...(advised ? [advised as Command] : []), ...scene.offers.slice(0, 6)]) {
        if (command.type !== 'move') continue;
        const held = step(NO_INTERACTION, { type: 'propose', command }, scene).interaction;
        const aim = aimOf(held);
        if (aim.refusal) continue;
        const isAdvised = JSON.stringify(aim.command) === JSON.stringify(advised);
        const isWorse = aim.consequences.some(({ effect }) => effect === 'worse');
        const key = firstStep(scene, held)?.key ?? '';
        expect(key).toBe(`web.guide.sk.confirm${isAdvised && isWorse ? 'Price' : ''}`);
        told.add(key);
      }
    }
    expect(told.size).toBe(2);
  });

  it('SK-HTH-8 name the enemy that a Move comes into contact with', () => {
    let contacts = 0;
    for (const scene of [...asked, ...hand.slice(0, 40)]) {
      const told = firstStep(scene, NO_INTERACTION);
      if (told?.move === undefined) continue;
      const judged = judge(scene, told.move as Command);
      if (!judged.ok) throw new Error(judged.refusal.reason);
      const model = told.pieces?.['model'] ?? -1;
      const met = engagedWith(judged.after, model).filter((enemy) => !engagedWith(scene.state, model).includes(enemy));
      expect(told.key === 'web.guide.sk.moveFight').toBe(met.length > 0);
      if (met.length === 0) continue;
      contacts++;
      expect(met).toContain(told.pieces?.['enemy']);
    }
    expect(contacts).toBeGreaterThan(0);
  });

  it('are awaited, and say so where the head is silent', () => {
    for (const head of ['thinking', 'silent'] as const)
      expect(stepBy(start, NO_INTERACTION, head)?.key).toBe(`web.guide.${head}`);
  });

  it('SK-SEQ-2 tell own dice from the orders of the enemy', () => {
    const chosen = judge(start, { type: 'nominate', model: modelCalled('grenadier') });
    const dice = chosen.ok && judge({ ...start, state: chosen.after }, { type: 'dice', dice: 2, charge: false });
    if (!dice || !dice.ok) throw new Error('no dice');
    expect(firstStep(sceneOf(dice.after, 'france'), NO_INTERACTION)?.key).toBe('web.guide.ownOrder');
    expect(firstStep(sceneOf(dice.after, 'britain'), NO_INTERACTION)).toMatchObject({
      key: 'web.guide.sk.wait',
      sides: { side: 0 },
    });
  });

  it('SK-ACT-3 SK-END-2 tell that the own turn and an own man were lost, and nothing of the enemy', () => {
    const [own, foe] = [modelCalled('line-1'), modelCalled('redcoat-1')];
    const rolled = (model: number, turnover: boolean) => ({ type: 'activationRolled', model, turnover }) as Event;
    const out = (model: number, reason: string) => ({ type: 'out', model, reason }) as Event;
    const told = (events: readonly Event[]) => newsOf(start, events).map(({ key, pieces }) => [key, pieces?.['model']]);
    expect(told([rolled(own, true), rolled(foe, true), out(own, 'killed'), out(foe, 'wounded')])).toEqual([
      ['web.guide.sk.turnLost', own],
      ['web.guide.sk.lost', own],
    ]);
    expect(told([rolled(own, false), out(own, 'safe')])).toEqual([]);
  });

  it('SK-ACT-3 tell that the own turn ends after the successes, while they are to be spent', () => {
    const acting = scenes.find(({ frame }) => frame?.at === 'acting') as Scene;
    const { frames } = acting.state;
    const [frame] = frames.slice(-1);
    const model = frame?.at === 'acting' ? frame.doing.model : -1;
    const ending = { ...frame, turnover: true } as typeof frame & object;
    const scene = sceneOf({ ...acting.state, frames: [...frames.slice(0, -1), ending] }, 'france');
    const rolled = { type: 'activationRolled', model, turnover: true } as Event;
    expect(newsOf(scene, [rolled])).toMatchObject([{ key: 'web.guide.sk.turnEnds', pieces: { model } }]);
    expect(newsOf(start, [rolled])).toMatchObject([{ key: 'web.guide.sk.turnLost' }]);
    // In the turn of the enemy the turnover that is owed is the enemy's.
    const enemys = sceneOf({ ...scene.state, active: 1 - scene.state.active }, 'france');
    expect(newsOf(enemys, [rolled])).toMatchObject([{ key: 'web.guide.sk.turnLost' }]);
    expect(Object.keys(guideMessages)).toContain('web.guide.sk.turnEnds');
  });

  it('SK-MOR-9 SK-RNG-16 tell what befell own men who are still there: down, driven off, without ammunition', () => {
    const [own, other, foe] = [modelCalled('line-1'), modelCalled('line-2'), modelCalled('redcoat-1')];
    const down = (model: number) => ({ type: 'posture', model, posture: 'fallen' }) as Event;
    const moved = (model: number, how: string) => ({ type: 'moved', rule: 'SK-RNG-14', model, how }) as Event;
    const spent = (model: number) => ({ type: 'depleted', model, weapon: 0 }) as Event;
    const models = start.state.models.map((one, i) =>
      i === own
        ? { ...one, posture: 'fallen' as const }
        : i === other
          ? { ...one, depleted: one.depleted.map(() => true) }
          : one,
    );
    const scene = sceneOf({ ...start.state, models }, 'france');
    const told = (events: readonly Event[]) => newsOf(scene, events).map(({ key, pieces }) => [key, pieces?.['model']]);
    expect(
      told([down(own), moved(own, 'recoil'), spent(other), moved(other, 'recoil'), moved(other, 'recoil')]),
    ).toEqual([
      ['web.guide.sk.felled', own],
      ['web.guide.sk.spent', other],
      ['web.guide.sk.forced', other],
    ]);
    for (const how of ['flight', 'cover']) expect(told([moved(other, how)])).toEqual([['web.guide.sk.forced', other]]);
    // The step says that it is down.
    for (const key of ['web.guide.sk.stand']) {
      const step = { key, rule: 'SK-ACT-1', facts: {}, pieces: { model: own } };
      expect(newsOf(scene, [down(own)], step)).toEqual([]);
      expect(newsOf(scene, [down(own)], { ...step, pieces: { model: other } })).toHaveLength(1);
    }
    // Another firearm is left to it; it is lost, which is said instead.
    const lost = models.map((one, i) => (i === other ? { ...one, posture: 'out' as const } : one));
    expect(newsOf(start, [spent(other)])).toEqual([]);
    expect(newsOf(sceneOf({ ...start.state, models: lost }, 'france'), [spent(other)])).toEqual([]);
    // It has stood up since; a Move of its own is no news, nor is what befalls the enemy.
    expect(told([down(other), moved(other, 'move'), down(foe), spent(foe), moved(foe, 'flight')])).toEqual([]);
  });

  it('SK-RNG-22 do not call the shot a miss that drives a model to cover', () => {
    const [first] = scenesOf(rangers, 'rangers', ['a'], 1);
    if (!first) throw new Error('no decision');
    const called = (id: string) => first.state.field.models.findIndex((one) => one.id === id);
    const frame = { at: 'takeCover', model: called('ranger-1'), shooter: called('chief') } as const;
    const scene = sceneOf({ ...first.state, frames: [...first.state.frames, frame] }, 'rangers');
    const told = firstStep(scene, NO_INTERACTION);
    expect(told?.key).toBe('web.guide.sk.takeCover');
    expect(scene.offers).toContainEqual(told?.move);
    expect(guideMessages['web.guide.sk.takeCover'].en).toContain('drives');
    expect(guideMessages['web.guide.sk.takeCover'].it).toContain('costringe');
  });
});
