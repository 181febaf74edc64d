import { skirmish } from '@drumhead/skirmish';
import {
  activationPreview,
  type Command,
  engagedWith,
  type Event,
  inContact,
  isEnemy,
} from '@drumhead/skirmish/screen';
import { describe, expect, it } from 'vitest';
import { hintsOf } from '../../../guide/advice.ts';
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
import { actingWith } from './activated.ts';
import { clashAfter } from './clash.ts';
import { bestAttack, nextAction } from './firstActions.ts';
import { firstAim, firstStep, newsOf } from './firstSteps.ts';
import { HINTS } from './hints.ts';
import { spotOf } from './places.ts';
import type { ProposedCommand } from './proposedCommand.ts';
import { judge, type Scene, sceneOf } from './scene.ts';
import { type Interaction, NO_INTERACTION, step } from './tool.ts';

const scenesOf = (setup: object, seat: string, seeds: readonly string[], most: number): readonly Scene[] =>
  seeds
    .flatMap((seed) => momentsOf(skirmish, setup, seat, seed, most))
    .map(({ state }) => sceneOf(state as never, seat));

const scenes = scenesOf(firstBattle, 'france', ['a', 'b', 'c', 'd'], 60);
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

/** Redcoats at hand for French who have fired their last shots; with one action left, just now. */
const spentScenes = scenesOf(redcoatsAt(350), 'france', ['a', 'b'], 30).flatMap(({ state, seat, frame }) => {
  const doing = frame?.at === 'acting' ? frame.doing : null;
  if (!doing || engagedWith(state, doing.model).length > 0) return [];
  const spent = { attacked: doing.left === 1, depleted: [true, true] };
  const models = state.models.map((model, i) => (i === doing.model ? { ...model, ...spent } : model));
  return [sceneOf({ ...state, models }, seat)];
});

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

/** What an advised Move is worth the risk for. */
function worthOf({ state }: Scene, { key, facts, pieces }: NonNullable<ReturnType<typeof firstStep>>): string {
  if (key.startsWith('web.guide.sk.moveShot')) return 'Shot';
  if (key.startsWith('web.guide.sk.moveFight') && facts['chance'] !== facts['own']) return 'Fight';
  return state.models[pieces?.['model'] ?? -1]?.depleted[0] === true ? 'Spent' : '';
}

function aimOf({ tool }: Interaction): ProposedCommand {
  if (tool.at !== 'aimed') throw new Error(`nothing is aimed: ${tool.at}`);
  return tool.aim;
}

type Aimed = Extract<Command, { readonly type: 'attack' | 'shoot' }>;
const isAimed = (command: Command): command is Aimed => command.type === 'attack' || command.type === 'shoot';
const aimedIn = (interaction: Interaction): Aimed => aimOf(interaction).command as Aimed;

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

const mostDown = (scene: Scene, types: readonly Command['type'][]): number =>
  Math.max(...scene.offers.filter(isAimed).flatMap((one) => (types.includes(one.type) ? [downBy(scene, one)] : [])));

/** Chance of a turnover with so many dice. */
function endsWith({ state }: Scene, model: number, dice: number): string {
  const rows = activationPreview(state, model).find((one) => one.dice === dice)?.rows ?? [];
  return percent(rows.reduce((sum, { turnover, chance }) => sum + (turnover ? chance : 0), 0));
}

/** Chance to act with one die. */
function actsOf({ state }: Scene, model: number): string {
  const rows = activationPreview(state, model).find(({ dice }) => dice === 1)?.rows ?? [];
  return percent(rows.reduce((sum, { actions, chance }) => sum + (actions > 0 ? chance : 0), 0));
}

/** The model that is about to roll. */
const roller = ({ frame }: Scene, { selected }: Interaction): number =>
  frame?.at === 'diceChoice' ? frame.model : (selected ?? -1);

/** Own models that may still be activated. */
const yetToAct = ({ state, player }: Scene): readonly number[] =>
  state.models.flatMap((one, i) =>
    spotOf(state, i) && !one.activated && state.field.models[i]?.player === player ? [i] : [],
  );

const nominable = ({ offers }: Scene): readonly number[] => [
  ...new Set(offers.flatMap((offer) => (offer.type === 'nominate' ? [offer.model] : []))),
];

const piecesOf = (interaction: Interaction, what: string): number =>
  aimOf(interaction).consequences.find((one) => one.what === what)?.pieces.length ?? 0;

const hand = scenesOf(closeCombat, 'france', ['a', 'b', 'c', 'd'], 40);
/** Poor fighters with the enemy on the ground. */
const poor = enemiesDown(scenes).map(({ state, seat }) => {
  const models = state.field.models.map((one, i) => ({ ...one, c: i < 4 ? 0 : one.c }));
  return sceneOf({ ...state, field: { ...state.field, models } }, seat);
});

const shotFigures = (scene: Scene, now: Interaction) => ({ shot: percent(downBy(scene, aimedIn(now))) });
const actionFigures = (scene: Scene) => ({
  left: scene.frame?.at === 'acting' ? scene.frame.doing.left : -1,
  chance: percent(mostDown(scene, ['attack', 'shoot'])),
});

testGuide<Scene, Interaction, number>({
  name: 'the skirmish',
  scenes,
  rare: [...onTheGroundScenes, ...hand, ...enemiesDown(hand), ...poor],
  idle: NO_INTERACTION,
  selections: ({ state }) => state.models.map((_, selected) => ({ ...NO_INTERACTION, selected })),
  propose: (scene, command) => step(NO_INTERACTION, { type: 'propose', command }, scene).interaction,
  firstStep,
  hints: HINTS,
  figures: {
    'web.hint.sk.dice': [
      'SK-ACT-3',
      (scene, now) => {
        const model = roller(scene, now);
        return {
          ends: endsWith(scene, model, 3),
          two: endsWith(scene, model, 2),
          others: yetToAct(scene).filter((own) => own !== model).length,
        };
      },
    ],
    'web.hint.sk.fightersFirst': ['SK-ACT-3', (scene, now) => ({ ends: endsWith(scene, roller(scene, now), 2) })],
    'web.hint.sk.shotOrFight': [
      'SK-HTH-2',
      (scene, now) => ({ shot: percent(downBy(scene, aimedIn(now))), fight: percent(mostDown(scene, ['attack'])) }),
    ],
    'web.hint.sk.weakShot': ['SK-RNG-2', shotFigures],
    'web.hint.sk.weakShotDown': ['SK-RNG-2', shotFigures],
    'web.hint.sk.badFight': [
      'SK-HTH-8',
      (scene, now) => ({
        wins: percent(downBy(scene, aimedIn(now))),
        loses: percent(downBy(scene, aimedIn(now), aimedIn(now).model)),
      }),
    ],
    'web.hint.sk.within': ['SK-MOV-1', (_, now) => ({ enemies: piecesOf(now, 'sk.after.move.in') })],
    'web.hint.sk.command': ['SK-CMD-1', (_, now) => ({ models: piecesOf(now, 'sk.after.command.lost') })],
    'web.hint.sk.leader': [
      'SK-END-2',
      ({ state }, now) => {
        const { ghost, piece: model } = aimOf(now);
        const gaps = state.models.flatMap((_, other) => {
          const spot = isEnemy(state, model, other) ? spotOf(state, other) : null;
          return ghost && spot ? [Math.hypot(spot.x - ghost.x, spot.y - ghost.y)] : [];
        });
        return { gap: Math.round(Math.min(...gaps)) };
      },
    ],
    'web.hint.sk.left': [
      'SK-ACT-6',
      (scene) => {
        const [first = -1] = nominable(scene);
        return { acts: actsOf(scene, first), left: nominable(scene).length };
      },
    ],
    'web.hint.sk.leftFighter': [
      'SK-ACT-6',
      (scene) => {
        const { state } = scene;
        const touches = (model: number, other: number) =>
          spotOf(state, other) !== null && isEnemy(state, model, other) && inContact(state, model, other);
        const fighter = nominable(scene).find((model) => state.models.some((_, other) => touches(model, other))) ?? -1;
        return { acts: actsOf(scene, fighter), left: nominable(scene).length };
      },
    ],
    'web.hint.sk.actions': ['SK-ACT-8', actionFigures],
    'web.hint.sk.actionsDown': ['SK-ACT-8', actionFigures],
  },
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
    expect(firstStep(start, chosen)?.facts).toMatchObject({ acts: '89%', two: '11%', three: '26%' });
    expect(hintsOf(HINTS, start, chosen)).toMatchObject([
      { key: 'web.hint.sk.dice', facts: { ends: '26%', two: '11%', others: 3 } },
    ]);
  });

  it('SK-ACN-3 name the order of two actions that they promise the chance of, since a tap gives the plain one', () => {
    const named = [...scenes, ...onTheGroundScenes].flatMap((scene) => {
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

  it('SK-ACT-6 count the models with something to do, and speak of the last one only where they counted one', () => {
    const told = new Map<string, Set<unknown>>();
    for (const scene of scenes) {
      const next = scene.frame?.at === 'turn' ? firstStep(scene, NO_INTERACTION) : null;
      const model = next?.pieces?.['model'];
      if (!next?.key.startsWith('web.guide.sk.activate') || model === undefined) continue;
      const { key = '' } = firstStep(scene, { ...NO_INTERACTION, selected: model }) ?? {};
      told.set(key, (told.get(key) ?? new Set()).add(next.facts['left']));
    }
    expect(told.get('web.guide.sk.diceLast')).toEqual(new Set([1]));
    expect(told.get('web.guide.sk.dice')).not.toContain(1);
  });

  it('SK-ACT-1 activate nobody who would only end its activation, and say what for', () => {
    const told = scenes.flatMap((scene) => {
      const next = scene.frame?.at === 'turn' ? firstStep(scene, NO_INTERACTION) : null;
      const model = next?.pieces?.['model'];
      if (!next?.key.startsWith('web.guide.sk.activate') || model === undefined) return [];
      return [{ scene, model, key: next.key }];
    });
    expect(told.length).toBeGreaterThan(20);
    for (const { scene, model, key } of told) {
      const plans = [1, 2, 3].map((left) => nextAction(actingWith(scene, model, left) as Scene)?.answer);
      expect(plans.some((answer) => answer !== '{"type":"stop"}')).toBe(true);
      expect(key).not.toBe('web.guide.sk.activate');
    }
    const officer = modelCalled('officer');
    expect(nominable(start)).toContain(officer);
    expect(told.filter(({ model, scene }) => model === officer && scene === start)).toEqual([]);
  });

  it('SK-ACN-2 weigh the fight of the next turn where the last action goes into contact', () => {
    const left = new Map<string, Set<number>>();
    for (const scene of spentScenes) {
      const { key = '' } = firstStep(scene, NO_INTERACTION) ?? {};
      const doing = scene.frame?.at === 'acting' ? scene.frame.doing : null;
      if (doing) left.set(key, (left.get(key) ?? new Set()).add(doing.left));
    }
    // A blow can follow only where the Move leaves an action for it.
    expect(left.get('web.guide.sk.moveFightNext')).toEqual(new Set([1]));
    expect(left.get('web.guide.sk.moveFight')).not.toContain(1);
  });

  it('SK-MOR-9 promise of an enemy on the ground that it is put out of action, never that it goes down', () => {
    const told = new Set<string>();
    for (const scene of enemiesDown([...scenes, ...hand, ...spentScenes])) {
      const next = scene.frame?.at === 'acting' ? firstStep(scene, NO_INTERACTION) : null;
      if (!next || next.facts['chance'] === undefined) continue;
      expect(next.key).toMatch(/Down$/);
      expect(Object.keys(guideMessages)).toContain(next.key);
      told.add(next.key);
    }
    for (const step of ['attack', 'shoot', 'moveShot']) expect(told).toContain(`web.guide.sk.${step}Down`);
  });

  it('SK-RNG-1 of shots that bring an enemy down alike, advise the one that most likely puts it out of action', () => {
    let ties = 0;
    for (const scene of scenes.filter(({ frame }) => frame?.at === 'acting'))
      for (const down of new Set(scene.offers.flatMap((offer) => (offer.type === 'shoot' ? [offer.target] : [])))) {
        const models = scene.state.models.map((one, i) => (i === down ? { ...one, posture: 'fallen' as const } : one));
        const fallen = sceneOf({ ...scene.state, models }, scene.seat);
        const advised = bestAttack(fallen, ['shoot']);
        if (!advised) continue;
        const out = (offer: Aimed) => outBy(fallen, offer);
        const alike = fallen.offers
          .filter((offer): offer is Aimed => offer.type === 'shoot')
          .filter((offer) => Math.abs(downBy(fallen, offer) - advised.worth) < 1e-9);
        expect(advised.worth).toBe(downBy(fallen, advised.one));
        expect(out(advised.one)).toBeCloseTo(Math.max(...alike.map(out)), 9);
        if (alike.some((offer) => out(offer) < out(advised.one) - 1e-9)) ties++;
      }
    expect(ties).toBeGreaterThan(0);
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
    for (const key of ['web.guide.sk.activateStand', 'web.guide.sk.stand']) {
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

  it('SK-RNG-16 speak of spent ammunition only where there was some', () => {
    // Of the sergeant with his half-pike and the drummer.
    const unarmed = scenesOf(firstBattle, 'britain', ['a', 'b', 'c', 'd'], 60).flatMap((scene) => {
      const { key = '', pieces } = firstStep(scene, NO_INTERACTION) ?? {};
      const profile = scene.state.field.models[pieces?.['model'] ?? -1];
      return profile && !profile.weapons.includes('musket') ? [key] : [];
    });
    expect(unarmed).toEqual(expect.arrayContaining(['web.guide.sk.move', 'web.guide.sk.activateMove']));
    expect(unarmed.filter((key) => /Spent/.test(key))).toEqual([]);
  });

  it('SK-ACT-6 say why those who have not acted may rest: a Leader behind its men', () => {
    const resting = (rests: (model: number) => boolean) => {
      const models = start.state.models.map((one, i) => ({ ...one, activated: !rests(i) }));
      return firstStep(sceneOf({ ...start.state, models }, 'france'), NO_INTERACTION);
    };
    const officer = modelCalled('officer');
    expect(resting((model) => model === officer)).toMatchObject({
      key: 'web.guide.sk.endLeader',
      rule: 'SK-CMD-1',
      pieces: { model: officer },
      answer: '{"type":"endTurn"}',
    });
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

  it('SK-ACT-3 name the dice that it marks', () => {
    const chosen = firstStep(start, { ...NO_INTERACTION, selected: modelCalled('grenadier') });
    expect(JSON.parse(chosen?.answer ?? '')).toMatchObject({ type: 'dice', dice: 2 });
    expect(guideMessages['web.guide.sk.dice'].en).toContain('Take two dice');
    expect(chosen?.facts).toMatchObject({ one: '67%', acts: '89%' });
  });

  it('SK-GRP-11 show the way to a member that may not end before it has closed up', () => {
    const [leader, member] = [modelCalled('officer'), modelCalled('grenadier')];
    const doing = (model: number) => ({ ...activation, model, left: 2, unseen: false });
    const activation = { movedIntoContact: false, charge: null, mustCharge: false, acted: false, vorwaerts: false };
    const members = [modelCalled('line-2'), member];
    const order = { kind: 'regroup', leader, members, target: -1, weapons: [], second: [] };
    const group = { at: 'group', order, doings: members.map(doing), acting: 1, stage: 'before' };
    const frames = [...start.state.frames, group] as unknown as typeof start.state.frames;
    const scene = sceneOf({ ...start.state, frames }, 'france');
    expect(scene.offers.some(({ type }) => type === 'stop')).toBe(false);
    const told = firstStep(scene, NO_INTERACTION);
    expect(told).toMatchObject({ key: 'web.guide.sk.regroup', pieces: { model: member } });
    const moved = judge(scene, told?.move as Command);
    expect(moved.ok && inContact(moved.after, member, members[0] as number)).toBe(true);
  });

  it('SK-MOV-1 say that a Move is worth what gets worse by it, if it is the one advised', () => {
    const kept = new Set<string>();
    const loaded = scenes.map(({ state, seat }) => {
      const models = state.models.map((model) => ({ ...model, loaded: model.loaded.map(() => true) }));
      return sceneOf({ ...state, models }, seat);
    });
    for (const scene of [...loaded, ...spentScenes].filter(({ frame }) => frame?.at === 'acting')) {
      const { move } = firstStep(scene, NO_INTERACTION) ?? {};
      const moves = scene.offers.filter(({ type }) => type === 'move');
      for (const command of move ? [move as Command, ...moves.slice(0, 4)] : []) {
        const held = step(NO_INTERACTION, { type: 'propose', command }, scene).interaction;
        const isAdvised = JSON.stringify(command) === JSON.stringify(move);
        const isWorse = aimOf(held).consequences.some(({ effect }) => effect === 'worse');
        const plain = aimOf(held).refusal ? 'web.guide.sk.confirmNearest' : 'web.guide.sk.confirm';
        const told = firstStep(scene, held);
        const asked = firstStep(scene, NO_INTERACTION);
        const worth = isAdvised && asked ? worthOf(scene, asked) : '';
        const key = isAdvised && isWorse ? `web.guide.sk.confirmWorse${worth}` : plain;
        expect(told?.key).toBe(key);
        // The chances that it is worth it for are those of the advice.
        if (isAdvised && isWorse) expect(told?.facts).toEqual(asked?.facts);
        kept.add(key);
      }
    }
    const [plain, worth] = ['web.guide.sk.confirm', 'web.guide.sk.confirmWorse'];
    const named = [plain, `${worth}Fight`, `${worth}Shot`, `${worth}Spent`];
    expect([...kept]).toEqual(expect.arrayContaining(named));
  });

  it('SK-HTH-8 name the odds of a fight before a Move into it, and of one that is not worth it', () => {
    const acting = scenes.filter(({ frame }) => frame?.at === 'acting');
    // Without ammunition hand-to-hand is what is left, and to these it promises nothing.
    const near = scenesOf(redcoatsAt(350), 'france', ['a', 'b'], 30).filter(({ frame }) => frame?.at === 'acting');
    const spent = near.map(({ state, seat }) => {
      const models = state.models.map((model) => ({ ...model, depleted: model.depleted.map(() => true) }));
      const profiles = state.field.models.map((one, i) => ({ ...one, c: i < 4 ? 0 : one.c }));
      return sceneOf({ ...state, models, field: { ...state.field, models: profiles } }, seat);
    });
    const told = [...acting, ...spent].flatMap((scene) => {
      const step = firstStep(scene, NO_INTERACTION);
      return step ? [{ scene, step }] : [];
    });
    const chances = ({ facts }: (typeof told)[number]['step']) =>
      [facts['chance'], facts['own']].map((chance) => Number.parseInt(String(chance), 10)) as [number, number];
    const closing = told.filter(({ step: { key } }) => key.startsWith('web.guide.sk.moveFight'));
    const keeping = told.filter(({ step: { key } }) => key === 'web.guide.sk.keepsOff');
    expect([closing.length, keeping.length].every((count) => count > 0)).toBe(true);
    for (const { scene, step } of closing) {
      const { move, pieces } = step;
      const judged = judge(scene, move as Command);
      if (!judged.ok) throw new Error(judged.refusal.reason);
      expect(engagedWith(judged.after, pieces?.['model'] ?? -1)).toContain(pieces?.['enemy']);
      const [brings, suffers] = chances(step);
      expect(brings).toBeGreaterThanOrEqual(suffers);
    }
    for (const { step } of keeping) {
      const [brings, suffers] = chances(step);
      expect(brings).toBeLessThanOrEqual(suffers);
      expect(step.answer).toBe('{"type":"stop"}');
    }
  });

  it('SK-ACT-6 remind of men who have not acted, with the chance of one die', () => {
    const { state } = start;
    const models = state.models.map((model, i) => ({
      ...model,
      activated: i < 4 ? i !== modelCalled('grenadier') : model.activated,
    }));
    const hints = hintsOf(HINTS, sceneOf({ ...state, models }, 'france'), NO_INTERACTION);
    expect(hints).toMatchObject([{ key: 'web.hint.sk.left', facts: { acts: '67%', left: 1 } }]);
  });
});
