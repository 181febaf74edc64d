/** Steps of the guided battle: what to tap now and why, read from the state. Pure; the player may do anything else. */
import { memoizeBy } from '@drumhead/engine';
import type { Command } from '@drumhead/large-battles';
import { type ReactionUse, reactionProspects } from '@drumhead/large-battles/screen';
import { type Advice, answerOf, best } from '../../../guide/advice.ts';
import { nearestPiece } from '../../../guide/nearestPiece.ts';
import { percent } from '../../../panels/percent.ts';
import { mm } from '../../../table/units.ts';
import { activationOf } from './activated.ts';
import { previewOdds, unitRoll } from './odds.ts';
import { placeOf, unitPlace } from './places.ts';
import { proposalFromDrag } from './proposal.ts';
import { actingUnits, type PieceRef, samePiece, type Scene } from './scene.ts';
import type { Interaction } from './tool.ts';

type Step = Advice<PieceRef>;

export const unitPiece = (index: number): PieceRef => ({ what: 'unit', index });

export function firstStep(scene: Scene, { tool, selected }: Interaction): Step | null {
  const { frame, pending, state, side } = scene;
  if (state.outcome !== null) return null;
  if (!pending || !frame)
    return { key: 'web.guide.lb.wait', rule: 'LB-REACT-01', facts: {}, sides: { side: side === 0 ? 1 : 0 } };
  if (tool.at === 'carry') return { key: 'web.guide.lb.drop', rule: 'LB-MOVE-01', facts: {} };
  if (tool.at === 'aimed') return proposed(scene, tool.aim.command);
  const offered = (type: Command['type']) => scene.offers.find((offer) => offer.type === type);
  switch (frame.at) {
    case 'phase': {
      const open = scene.offers.find((offer) => offer.type === 'open' && offer.brigade >= 0);
      return open
        ? { key: 'web.guide.lb.open', rule: 'LB-ACT-04', facts: {}, ...answerOf(open) }
        : { key: 'web.guide.lb.pass', rule: 'LB-ACT-17', facts: {}, ...answerOf(offered('pass')) };
    }
    case 'slot':
      return nextUnit(scene, selected);
    case 'window':
      return reaction(scene, frame.dice);
    case 'acting':
      return nextAction(scene, selected);
    case 'general':
      return { key: 'web.guide.lb.general', rule: 'LB-LEAD-03', facts: { left: frame.left } };
    case 'reposition':
      return { key: 'web.guide.lb.reposition', rule: frame.rule, facts: {} };
    case 'combat':
      return closing(scene) ?? fight(frame.step, pending.rule, frame.combat.a, Math.max(0, ...frame.combat.d));
    default:
      return { key: 'web.guide.lb.answer', rule: pending.rule, facts: {} };
  }
}

/** An order in hand. Before its activation a move waits for the choice of dice. */
function proposed(scene: Scene, command: Command | null): Step {
  if (command === null) return { key: 'web.guide.lb.illegal', rule: 'LB-MOVE-01', facts: {} };
  if (command.type === 'pass')
    return ableUnits(scene).length > 0
      ? { key: 'web.guide.lb.passing', rule: 'LB-ACT-17', facts: {} }
      : { key: 'web.guide.lb.passed', rule: 'LB-VIC-13', facts: {} };
  const drawn = command.type === 'move' && activationOf(scene, command.unit) !== null;
  return drawn
    ? { key: 'web.guide.lb.drawn', rule: 'LB-ACT-07', facts: {} }
    : { key: 'web.guide.lb.confirm', rule: 'LB-ACT-11', facts: {} };
}

/** Uses of a reaction that are worth a try at once; a fight is so only by its odds. */
const WORTH_A_TRY: readonly ReactionUse[] = ['square', 'shoot', 'rally'];

const prospectsOf = memoizeBy((state: Scene['state']) => reactionProspects(state));

/** LB-REACT-14: where units stand too near to friends, the distance comes before any reaction. */
function reaction({ state, offers }: Scene, dice: number): Step {
  const correct = offers.find((offer) => offer.type === 'correct');
  if (correct?.type === 'correct')
    return {
      key: 'web.guide.lb.correct',
      rule: 'LB-PROX-06',
      facts: { gap: Math.round(mm(state.field.sticks.vs)) },
      pieces: { unit: unitPiece(correct.unit) },
    };
  const found = prospectsOf(state).find(({ what, use }) => what === 'unit' && WORTH_A_TRY.includes(use));
  const hold = offers.find((offer) => offer.type === 'hold');
  if (!found) return { key: 'web.guide.lb.react', rule: 'LB-REACT-01', facts: { dice }, ...answerOf(hold) };
  const react = offers.find((offer) => offer.type === 'react' && offer.unit === found.index);
  return {
    key: 'web.guide.lb.reactBest',
    rule: 'LB-REACT-04',
    facts: { dice },
    pieces: { unit: unitPiece(found.index) },
    ...answerOf(react),
  };
}

/** The aim, with the points that break either side. */
export function firstAim({ state, side }: Scene): Step {
  const foe = side === 0 ? 1 : 0;
  return {
    key: 'web.guide.lb.aim',
    rule: 'LB-VIC-13',
    facts: { theirs: state.field.sides[foe].breakPoint, mine: state.field.sides[side].breakPoint },
    sides: { foe },
  };
}

const FIGHTS: Readonly<Record<string, string>> = {
  approachDice: 'spend',
  victor: 'victor',
  defender: 'defender',
  attacker: 'attacker',
  declareA: 'declare',
  declareD: 'declare',
  exploit: 'exploit',
};

/** `attacker`, `defender`: the actions that either may still spend. */
const fight = (step: string, rule: string, attacker: number, defender: number): Step => ({
  key: `web.guide.lb.${FIGHTS[step] ?? 'answer'}`,
  rule,
  facts: { left: step === 'defender' ? defender : attacker },
});

/** The attacker may move into Contact: with its chances. */
function closing(scene: Scene): Step | null {
  const contact = scene.offers.find(({ type }) => type === 'contact');
  const waive = scene.offers.find(({ type }) => type === 'waive');
  if (contact?.type !== 'contact') return null;
  const [wins, loses] = [chanceOf(scene, contact, 'attackerWins'), chanceOf(scene, contact, 'defenderWins')];
  return {
    key: 'web.guide.lb.contact',
    rule: 'LB-CON-05',
    facts: { wins: percent(wins), loses: percent(loses) },
    pieces: { unit: unitPiece(contact.unit) },
    ...answerOf(wins > loses ? contact : waive),
  };
}

/** Own units that the offers let activate now. */
export function ableUnits({ offers, state, side }: Scene): readonly number[] {
  const brigades = new Set(offers.flatMap((offer) => (offer.type === 'open' ? [offer.brigade] : [])));
  const named = new Set(offers.flatMap((offer) => (offer.type === 'activate' ? [offer.unit] : [])));
  return state.units.flatMap((unit, i) =>
    unit.status === 'table' && state.field.units[i]?.side === side && (named.has(i) || brigades.has(unit.brigade))
      ? [i]
      : [],
  );
}

export const enemyPlaces = ({ state, side }: Scene) =>
  state.units.map((_, i) => (state.field.units[i]?.side === side ? null : unitPlace(state, i)));

/** LB-UNIT-10: the DIS from which troops can rally. Guns never do. */
const RALLIES_FROM = { infantry: 2, cavalry: 3, artillery: Number.POSITIVE_INFINITY } as const;

const isWorn = ({ state }: Scene, unit: number): boolean =>
  (state.units[unit]?.dis ?? 0) >= RALLIES_FROM[state.field.units[unit]?.arm ?? 'artillery'];

/** Guns first, since they need not move; then worn units; then the unit that is nearest to the enemy. */
function nextUnit(scene: Scene, selected: PieceRef | null): Step {
  const { state } = scene;
  const able = ableUnits(scene);
  if (selected?.what === 'unit' && able.includes(selected.index)) {
    const two = unitRoll(state, selected.index, 2, false);
    const three = unitRoll(state, selected.index, 3, false);
    const roll = activationOf(scene, selected.index)?.rolls.find(({ dice }) => dice === 2);
    if (two && three)
      return {
        key: 'web.guide.lb.dice',
        rule: 'LB-ACT-07',
        facts: {
          mean: Math.round(two.mean * 10) / 10,
          two: percent(two.turnover),
          three: percent(three.turnover),
        },
        pieces: { unit: selected },
        ...answerOf(roll),
      };
  }
  const enemies = enemyPlaces(scene);
  const kindOf = (unit: number): 'activateGuns' | 'activateWorn' | 'activate' => {
    if (state.field.units[unit]?.arm === 'artillery' && gapOf(unit) < GUN_RANGE) return 'activateGuns';
    return isWorn(scene, unit) ? 'activateWorn' : 'activate';
  };
  const gapOf = (unit: number): number => {
    const place = unitPlace(state, unit);
    return (place && nearestPiece(place, enemies)?.gap) ?? 1e5;
  };
  const found = best(able, (unit) => URGENCY[kindOf(unit)] - gapOf(unit));
  if (!found) {
    const close = scene.offers.find(({ type }) => type === 'close');
    return { key: 'web.guide.lb.end', rule: 'LB-ACT-17', facts: {}, ...answerOf(close) };
  }
  const unit = unitPiece(found.one);
  return {
    key: `web.guide.lb.${kindOf(found.one)}`,
    rule: 'LB-ACT-12',
    facts: { left: able.length, dis: state.units[found.one]?.dis ?? 0 },
    pieces: { unit },
    ...answerOf(unit),
  };
}

const URGENCY = { activateGuns: 2e5, activateWorn: 1e5, activate: 0 } as const;

/** Millimetres, about three Longs in 15 mm: guns that are nearer had better fire. */
const GUN_RANGE = 500;

/** Chance that the target of a shot or an Approach takes DIS. A retreat alone (LB-BOMB-14) does not count. */
export const promise = (scene: Scene, command: Command): number => chanceOf(scene, command, 'defenderHurt');

export const chanceOf = (scene: Scene, command: Command, wanted: string): number =>
  previewOdds(scene, command)?.chances.find(({ what }) => what === wanted)?.chance ?? 0;

/** An Approach is advised from this chance for DIS on, if its own is no greater. */
export const LEAST_APPROACH = 0.25;

export const isGoodApproach = (scene: Scene, approach: Command): boolean => {
  const theirs = promise(scene, approach);
  return theirs >= LEAST_APPROACH && theirs >= chanceOf(scene, approach, 'attackerHurt');
};

function nextAction(scene: Scene, selected: PieceRef | null): Step | null {
  const doing = actingUnits(scene);
  const acting = doing.find(({ unit }) => samePiece(selected, unitPiece(unit))) ?? doing[0];
  if (!acting) return null;
  const known = actionsIn(scene);
  const step = known.get(acting.unit) ?? actionOf(scene, acting.unit, acting.left);
  known.set(acting.unit, step);
  return step;
}

/** Moves are tried with the judge: once for every decision. */
const actionsIn = memoizeBy((_scene: Scene) => new Map<number, Step>());

function actionOf(scene: Scene, unit: number, left: number): Step {
  const { state, offers } = scene;
  const dis = state.units[unit]?.dis ?? 0;
  const own = <T extends Command['type']>(type: T) =>
    offers.filter(
      (offer): offer is Extract<Command, { readonly type: T; readonly unit: number }> =>
        offer.type === type && 'unit' in offer && offer.unit === unit,
    );
  const told = (key: string, rule: string, more: Partial<Step> = {}): Step => ({
    ...more,
    key: `web.guide.lb.${key}`,
    rule,
    facts: { left, dis, ...more.facts },
    pieces: { unit: unitPiece(unit), ...more.pieces },
  });
  const [rally] = own('rally');
  if (rally && isWorn(scene, unit)) return told('rally', 'LB-UNIT-09', answerOf(rally));
  const shot = best(
    own('fire').filter(({ added, target }) => added === 0 && target >= 0),
    (offer) => promise(scene, offer),
  );
  if (shot)
    return told('fire', 'LB-BOMB-01', {
      facts: { chance: percent(shot.worth) },
      pieces: { target: unitPiece(shot.one.target) },
      ...answerOf(shot.one),
    });
  const [reload] = own('reload');
  if (reload) return told('reload', 'LB-BOMB-02', answerOf(reload));
  const approaches = own('approach');
  const approach = approaches.find((offer) => isGoodApproach(scene, offer));
  if (approach)
    return told('approach', 'LB-APP-02', {
      facts: { chance: percent(promise(scene, approach)) },
      ...answerOf(approach),
    });
  if (isWorn(scene, unit)) {
    const back = own('move').find(({ move }) => move.kind === 'backward');
    const place = unitPlace(state, unit);
    const gap = Math.round(mm(state.field.sticks.l));
    const near = place !== null && (nearestPiece(place, enemyPlaces(scene))?.gap ?? gap) < gap;
    if (back && near) return told('back', 'LB-UNIT-09', { facts: { gap }, ...answerOf(back) });
  } else if (state.field.units[unit]?.arm !== 'artillery' && approaches.length === 0) {
    const forward = wayForward(scene, unit);
    if (forward) return told('move', 'LB-MOVE-04', forward);
  }
  const stop = offers.find(({ type }) => type === 'stop');
  // An Approach was what the moves were for: if it is left alone, the reader must hear why.
  const tempting = stop && !isWorn(scene, unit) && best(approaches, (offer) => promise(scene, offer));
  if (tempting)
    return told('waits', 'LB-APP-02', {
      facts: { chance: percent(tempting.worth), own: percent(chanceOf(scene, tempting.one, 'attackerHurt')) },
      ...answerOf(stop),
    });
  if (stop) return told('stop', 'LB-ACT-22', answerOf(stop));
  return told('clear', 'LB-PROX-05', {
    facts: { gap: Math.round(mm(state.field.sticks.vs)) },
    ...answerOf(own('move')[0]),
  });
}

/** Millimetres by which a move must bring a unit nearer to be worth an action. */
const LEAST_STEP = 20;

/** The nearest enemy that a drag towards it brings the unit nearer to. */
function wayForward(scene: Scene, unit: number): Pick<Step, 'facts' | 'pieces'> | null {
  const { state } = scene;
  const piece = unitPiece(unit);
  const here = placeOf(state, piece);
  if (!here) return null;
  const gapTo = (from: typeof here, enemy: number) => {
    const there = unitPlace(state, enemy);
    return (there && nearestPiece(from, [there])?.gap) ?? Number.POSITIVE_INFINITY;
  };
  const enemies = enemyPlaces(scene)
    .flatMap((place, index) => (place ? [{ place, index, gap: gapTo(here, index) }] : []))
    .sort((a, b) => a.gap - b.gap);
  for (const { place, index, gap } of enemies) {
    const to = { x: place.x, y: place.y };
    const aim = proposalFromDrag(scene, 'move', { piece, handle: 'body', to, facing: null });
    const end = aim?.command?.type === 'move' && aim.ghost ? { ...here, x: aim.ghost.x, y: aim.ghost.y } : null;
    if (end && gapTo(end, index) <= gap - LEAST_STEP)
      return { facts: { gap: Math.round(gap) }, pieces: { target: unitPiece(index) } };
  }
  return null;
}
