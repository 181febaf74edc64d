import { memoizeBy, type Seat } from '@drumhead/engine';
import type { State } from '../../state/state.ts';
import { playerAt } from '../../turn/machine.ts';
import type { Outlook } from '../outlook.ts';
import { surroundingsOf } from '../surroundings.ts';
import { type Mind, outlookIn } from './mind.ts';
import { squadWorth } from './prices.ts';
import { dangerTerm, stationParts } from './station.ts';
import { TERMS, type TermKey } from './terms.ts';
import { threatsOf } from './threats.ts';

/** Writes each term: that of the seat's team less that of all others. */
export function read(mind: Mind, state: State, seat: Seat, into: Float64Array): void {
  into.fill(0);
  const { players } = state.field;
  const team = players[playerAt(state, seat)]?.team;
  if (team === undefined) return;
  players.forEach((player, index) => {
    const sign = player.team === team ? 1 : -1;
    const worth = squadTerms(outlookIn(mind, state, index));
    TERMS.forEach(({ key }, i) => {
      into[i] = (into[i] as number) + sign * worth[key];
    });
  });
}

/** Found once for an outlook: the chance of victory reads a state for each seat in turn. */
const squadTerms = memoizeBy<Outlook, Readonly<Record<TermKey, number>>>((outlook) => {
  const { state, player } = outlook;
  const danger = dangerTerm(outlook, threatsOf(outlook));
  const sum = { ...squadWorth(state, player), danger, chances: 0, company: 0, approach: 0, edge: 0, objective: 0 };
  for (const model of outlook.own) {
    const parts = stationParts(outlook, state, model, surroundingsOf(state, model, outlook.foes));
    sum.chances += parts.chances;
    sum.company += parts.company;
    sum.approach += parts.approach;
    sum.edge += parts.edge;
    sum.objective += parts.objective;
  }
  return sum;
});
