/**
 * Where the judge asks the rules of setting up a pick-up game. What answers stands in `setup/pickUp/rules.ts` and comes with
 * the whole rule set alone: the table of a scenario does not wait for it.
 */
import type { Command } from '../state/commands.ts';
import type { Frame, LayTerrainFrame } from '../state/frames.ts';
import type { Field, State } from '../state/state.ts';
import type { ScenarioFile } from '../scenarios/format.ts';
import type { Handler } from './handler.ts';

type PickUpFrame = Extract<
  Frame,
  { readonly at: 'generalsRoll' | 'plusRule' | 'rolesRoll' | 'chooseRole' | 'layTerrain' | 'deployBrigade' }
>;

type PickUpHandlers = {
  readonly [K in PickUpFrame['at']]: Handler<Extract<PickUpFrame, { readonly at: K }>>;
};

export interface PickUpRules {
  readonly handlers: PickUpHandlers;
  readonly begin: (field: Field, file: ScenarioFile) => State;
  readonly nearest: (field: Field, frame: LayTerrainFrame, command: Command) => Command | null;
}

/** Null until the whole rule set is there; no pick-up game begins before. */
let rules: PickUpRules | null = null;

export const pickUpRules = (): PickUpRules | null => rules;

/** From now on these are the rules of setting up. */
export function usePickUpRules(brought: PickUpRules): void {
  rules = brought;
}

/** The handler of a kind of frame, part by part from the rules that have been brought. */
const brought = <K extends keyof PickUpHandlers>(at: K): PickUpHandlers[K] =>
  new Proxy({} as PickUpHandlers[K], {
    get(_, part) {
      if (rules === null) throw new Error('no rules for setting up before the whole rule set is there');
      return rules.handlers[at][part as keyof PickUpHandlers[K]];
    },
  });

export const pickUpHandlers: PickUpHandlers = {
  generalsRoll: brought('generalsRoll'),
  plusRule: brought('plusRule'),
  rolesRoll: brought('rolesRoll'),
  chooseRole: brought('chooseRole'),
  layTerrain: brought('layTerrain'),
  deployBrigade: brought('deployBrigade'),
};
