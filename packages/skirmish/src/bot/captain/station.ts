/** The worth of a man's place, by terms; danger counts each enemy once, at whomever he would fire or strike. */
import { isStanding } from '../../ground/geometry.ts';
import { buildingAt } from '../../ground/terrain.ts';
import { BOXES } from '../../scenarios/scenarioBoxes.ts';
import { attacks } from '../../setup/teams.ts';
import { modelAt } from '../../state/abilities.ts';
import type { State } from '../../state/state.ts';
import { isUsable } from '../combatWorth.ts';
import { caution, losesOnTime, objectiveWorth } from '../objectives.ts';
import type { Outlook, StationJudge } from '../outlook.ts';
import { approachOf, companyAt, DANGER, edgeFear, nextAttackWorth } from '../stationWorth.ts';
import type { Surroundings } from '../surroundings.ts';
import type { TermWeights } from './terms.ts';
import { threatsWith } from './threats.ts';

/** The worth of a place without the danger there. */
export interface StationParts {
  readonly chances: number;
  readonly company: number;
  readonly approach: number;
  readonly edge: number;
  readonly objective: number;
}

export function stationParts(
  outlook: Outlook,
  state: State,
  model: number,
  look: readonly Surroundings[],
): StationParts {
  const besieges = isSiege(outlook, state);
  return {
    chances: nextAttackWorth(outlook, state, model, look),
    company: companyAt(outlook, state, model),
    approach: isEmpty(state, model) ? 0 : approachOf(outlook, state, model, look) * (besieges ? CLOSING : 1),
    edge: -edgeFear(state, model, look),
    objective: besieges ? 0 : objectiveWorth(outlook, state, model),
  };
}

/** A man whose firearm must be loaded first has no reason to go nearer to the enemy. */
function isEmpty(state: State, model: number): boolean {
  const { loaded } = modelAt(state, model);
  const usable = loaded.filter((_, weapon) => isUsable(state, model, weapon));
  return usable.length > 0 && !usable.includes(true);
}

/** How a captain of these weights judges places. The danger is that of the whole squad with the man in his place. */
export function newStationJudge(weights: TermWeights): StationJudge {
  return (outlook, state, model, look) => {
    const { chances, company, approach, edge, objective } = stationParts(outlook, state, model, look);
    const { own, foes } = outlook.ahead;
    const danger = foes === 0 ? 0 : fearIn(outlook, state) * threatsWith(outlook, state, model, look);
    return (
      own * weights.chances * chances -
      foes * weights.danger * danger +
      Math.max(own, foes) * weights.company * company +
      own * weights.approach * approach +
      foes * weights.edge * edge +
      weights.objective * objective
    );
  };
}

/** The danger to a whole squad, as its term. */
export function dangerTerm(outlook: Outlook, threats: number): number {
  return -fearIn(outlook, outlook.state) * threats;
}

/** Who loses on time, or waits in vain, must go on under fire, though not to the door of a garrison. */
const BOLDNESS = 0.35;
const SIEGE_BOLDNESS = 0.7;

/** A besieger has little time to come within range. */
const CLOSING = 3;

function fearIn(outlook: Outlook, state: State): number {
  return DANGER * caution(outlook, state) * boldnessIn(outlook, state);
}

function boldnessIn(outlook: Outlook, state: State): number {
  if (isSiege(outlook, state)) return SIEGE_BOLDNESS;
  return losesOnTime(outlook, state) || isStandoff(state) ? BOLDNESS : 1;
}

/** Game turns after which somebody must have fallen, and those for which each man who falls is enough. */
const PATIENCE = 6;
const PATIENCE_BY_LOSS = 4;

/**
 * Have both sides waited for the other for long? Whoever comes first into the range of loaded muskets is shot at first, so
 * neither would ever come. Where one side wins by waiting, it is right to.
 */
function isStandoff({ field, models, gameTurn }: State): boolean {
  if (gameTurn <= PATIENCE || BOXES[field.scenario].lastGameTurn !== null) return false;
  const lost = models.filter(({ out }) => out !== null).length;
  return gameTurn > PATIENCE + PATIENCE_BY_LOSS * lost;
}

/**
 * SK-SCN-4. Does a defender stand in the farm that this player attacks? Men at its door do not take it then. Fire does:
 * a garrison that loses its commander or half of its men must test morale.
 */
function isSiege({ player, foes }: Outlook, state: State): boolean {
  return (
    state.field.scenario === 'assaultAtTheFarm' &&
    attacks(state, player) &&
    foes.some((foe) => isStanding(state, foe) && buildingAt(state, modelAt(state, foe).x, modelAt(state, foe).y) >= 0)
  );
}
