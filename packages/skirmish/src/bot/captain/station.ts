/** The worth of a man's place, by terms; danger counts each enemy once, at whomever he would fire or strike. */
import type { State } from '../../state/state.ts';
import { caution, objectiveWorth } from '../objectives.ts';
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
  return {
    chances: nextAttackWorth(outlook, state, model, look),
    company: companyAt(outlook, state, model),
    approach: approachOf(outlook, state, model, look),
    edge: -edgeFear(state, model, look),
    objective: objectiveWorth(outlook, state, model),
  };
}

/** How a captain of these weights judges places. The danger is that of the whole squad with the man in his place. */
export function newStationJudge(weights: TermWeights): StationJudge {
  return (outlook, state, model, look) => {
    const { chances, company, approach, edge, objective } = stationParts(outlook, state, model, look);
    return (
      weights.chances * chances -
      weights.danger * DANGER * caution(outlook, state) * threatsWith(outlook, state, model, look) +
      weights.company * company +
      weights.approach * approach +
      weights.edge * edge +
      weights.objective * objective
    );
  };
}

/** The danger to a whole squad, as its term. */
export function dangerTerm(outlook: Outlook, threats: number): number {
  return -DANGER * caution(outlook, outlook.state) * threats;
}
