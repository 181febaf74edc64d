/** Steps of the guided battle: what to tap now and why, read from the state. Pure; the player may do anything else. */
import type { Command } from '@drumhead/large-battles';
import { type Advice, best } from '../../../guide/advice.ts';
import { nearestPiece } from '../../../guide/nearestPiece.ts';
import { percent } from '../../../panels/percent.ts';
import { previewOdds, unitRoll } from './odds.ts';
import { unitPlace } from './places.ts';
import { actingUnits, type PieceRef, samePiece, type Scene } from './scene.ts';
import type { Interaction } from './tool.ts';

type Step = Advice<PieceRef>;

export const unitPiece = (index: number): PieceRef => ({ what: 'unit', index });

export function firstStep(scene: Scene, { tool, selected }: Interaction): Step | null {
  const { frame, pending, state, side } = scene;
  if (state.outcome !== null) return null;
  if (!pending || !frame)
    return { key: 'web.guide.lb.wait', rule: 'LB-REACT-01', facts: {}, sides: { side: side === 0 ? 1 : 0 } };
  if (tool.at === 'aimed')
    return tool.aim.command === null
      ? { key: 'web.guide.lb.illegal', rule: 'LB-MOVE-01', facts: {} }
      : { key: 'web.guide.lb.confirm', rule: 'LB-ACT-11', facts: {} };
  switch (frame.at) {
    case 'phase':
      return scene.offers.some((offer) => offer.type === 'open' && offer.brigade >= 0)
        ? { key: 'web.guide.lb.open', rule: 'LB-ACT-04', facts: {} }
        : { key: 'web.guide.lb.pass', rule: 'LB-ACT-17', facts: {} };
    case 'slot':
      return nextUnit(scene, selected);
    case 'window':
      return { key: 'web.guide.lb.react', rule: 'LB-REACT-01', facts: { dice: frame.dice } };
    case 'acting':
      return nextAction(scene, selected);
    case 'general':
      return { key: 'web.guide.lb.general', rule: 'LB-LEAD-03', facts: { left: frame.left } };
    case 'reposition':
      return { key: 'web.guide.lb.reposition', rule: frame.rule, facts: {} };
    case 'combat':
      return fight(frame.step, pending.rule);
    default:
      return { key: 'web.guide.lb.answer', rule: pending.rule, facts: {} };
  }
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
  defender: 'victor',
  attacker: 'victor',
  declareA: 'declare',
  declareD: 'declare',
  exploit: 'exploit',
};

const fight = (step: string, rule: string): Step => ({
  key: `web.guide.lb.${FIGHTS[step] ?? 'answer'}`,
  rule,
  facts: {},
});

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

/** Guns first, since they need not move; then the unit that is nearest to the enemy. */
function nextUnit(scene: Scene, selected: PieceRef | null): Step {
  const { state } = scene;
  const able = ableUnits(scene);
  if (selected?.what === 'unit' && able.includes(selected.index)) {
    const two = unitRoll(state, selected.index, 2, false);
    const three = unitRoll(state, selected.index, 3, false);
    if (two && three)
      return {
        key: 'web.guide.lb.dice',
        rule: 'LB-ACT-07',
        facts: { mean: two.mean.toFixed(1), two: percent(two.turnover), three: percent(three.turnover) },
        pieces: { unit: selected },
      };
  }
  const enemies = enemyPlaces(scene);
  const found = best(able, (unit) => {
    const place = unitPlace(state, unit);
    const gap = (place && nearestPiece(place, enemies)?.gap) ?? 1e5;
    const guns = state.field.units[unit]?.arm === 'artillery';
    return (guns && gap < GUN_RANGE ? 1e5 : 0) - gap;
  });
  if (!found) return { key: 'web.guide.lb.end', rule: 'LB-ACT-17', facts: {} };
  const guns = state.field.units[found.one]?.arm === 'artillery';
  return {
    key: guns ? 'web.guide.lb.activateGuns' : 'web.guide.lb.activate',
    rule: 'LB-ACT-12',
    facts: { left: able.length },
    pieces: { unit: unitPiece(found.one) },
  };
}

/** Millimetres, about three Longs in 15 mm: guns that are nearer had better fire. */
const GUN_RANGE = 500;

/** Chance that the target of a shot or an Approach takes DIS. A retreat alone (LB-BOMB-14) does not count. */
export function promise(scene: Scene, command: Command): number {
  return previewOdds(scene, command)?.chances.find(({ what }) => what === 'defenderHurt')?.chance ?? 0;
}

function nextAction(scene: Scene, selected: PieceRef | null): Step | null {
  const { state, offers } = scene;
  const doing = actingUnits(scene);
  const acting = doing.find(({ unit }) => samePiece(selected, unitPiece(unit))) ?? doing[0];
  if (!acting) return null;
  const { unit, left } = acting;
  const told = (key: string, rule: string, more: Partial<Step> = {}): Step => ({
    key: `web.guide.lb.${key}`,
    rule,
    facts: { left, ...more.facts },
    pieces: { unit: unitPiece(unit), ...more.pieces },
  });
  const shot = best(
    offers.filter((offer) => offer.type === 'fire' && offer.unit === unit && offer.added === 0 && offer.target >= 0),
    (offer) => promise(scene, offer),
  );
  if (shot?.one.type === 'fire')
    return told('fire', 'LB-BOMB-01', {
      facts: { chance: percent(shot.worth) },
      pieces: { target: unitPiece(shot.one.target) },
    });
  if (offers.some((offer) => offer.type === 'reload' && offer.unit === unit)) return told('reload', 'LB-BOMB-02');
  const approach = offers.find((offer) => offer.type === 'approach' && offer.unit === unit);
  if (approach) return told('approach', 'LB-APP-02', { facts: { chance: percent(promise(scene, approach)) } });
  if ((state.units[unit]?.dis ?? 0) > 1 && offers.some((offer) => offer.type === 'rally' && offer.unit === unit))
    return told('rally', 'LB-UNIT-09', { facts: { dis: state.units[unit]?.dis ?? 0 } });
  const place = unitPlace(state, unit);
  const near = place && nearestPiece(place, enemyPlaces(scene));
  if (near && state.field.units[unit]?.arm !== 'artillery')
    return told('move', 'LB-MOVE-04', {
      facts: { gap: Math.round(near.gap) },
      pieces: { target: unitPiece(near.index) },
    });
  return told('stop', 'LB-ACT-22');
}
