/** Chapters 2, 11 and 13 read off a table: distances, arcs, sight, cover, better positions, legal targets of guns. */
import { type DescribedRefusal, idsIn, type Translate } from '@drumhead/content/position';
import type { Checked, Problem } from '@drumhead/engine';
import { toMm } from '@drumhead/table';
import type { Situation } from '../schemas/index.ts';
import { attacksFlank, inFrontalArc, seenBy } from '../../ground/arcs.ts';
import { distanceBetween, sideOf } from '../../ground/footprints.ts';
import { levelOf } from '../../ground/levels.ts';
import { problem } from '@drumhead/content/schema';
import { canSee, fireProblem } from '../../ground/sight.ts';
import type { State, UnitProfile } from '../../state/state.ts';
import { bombardTallies, rangeOf, skirmishersSpoilAim } from '../../combat/dice/tallies.ts';
import { coverAgainst, positionBonus } from '../../ground/terrainEffects.ts';
import { type Count, counted } from '../given.ts';
import { describeRefusal } from './play.ts';
import { tableAfter } from './positionFile.ts';
import { unitCalled } from './wording.ts';

/** LB-BOMB-01..09: the shot of one battery at one enemy. */
export interface Shot {
  readonly refused: Omit<DescribedRefusal, 'nearest'> | null;
  readonly range: string | null;
  readonly cover: Count;
  readonly skirmishersSpoil: boolean;
  readonly attack: Count;
  readonly defence: Count;
}

/** The relation of `from` to `to`. */
export interface Look {
  readonly from: string;
  readonly to: string;
  /** LB-GEO-07, millimetres. */
  readonly distance: number;
  /** LB-LOS-09. */
  readonly sees: boolean;
  /** LB-GEO-10: `to` is in the frontal arc of `from`. */
  readonly inArc: boolean;
  /** LB-GEO-12, for an activation that began where `from` stands. Enemies only. */
  readonly flank?: boolean;
  /** LB-TERR-10..14, if `from` attacks `to`. Enemies only. */
  readonly position?: { readonly attacker: Count; readonly defender: Count; readonly defenderInContact: Count };
  /** Only if `from` is a battery and `to` an enemy. */
  readonly shot?: Shot;
  /** LB-LOS-01, LB-LOS-09: then that shot goes by a sight which is not mutual. */
  readonly oneWay?: boolean;
}

export interface SightOutcome {
  readonly kind: 'sight';
  readonly units: readonly { readonly unit: string; readonly level: number }[];
  readonly looks: readonly Look[];
}

export function judgeSight(given: Situation<'sight'>, t?: Translate): Checked<SightOutcome> {
  const table = tableAfter(given);
  if (!table.ok) return table;
  const state = table.value;
  const problems: Problem[] = [];
  const named = (key: 'from' | 'to'): number | null => {
    const id = given[key];
    if (id === undefined) return null;
    const unit = unitCalled(state, id);
    if (unit !== undefined && state.units[unit]?.status === 'table') return unit;
    problems.push(problem(key, 'lb.problem.nobodyCalled', { id, known: idsIn(state.field.units) }));
    return null;
  };
  const from = named('from');
  const to = named('to');
  if (problems.length > 0) return { ok: false, problems };
  const standing = state.units.flatMap((u, i) => (u.status === 'table' ? [i] : []));
  const looks = (from === null ? standing : [from]).flatMap((one) =>
    (to === null ? standing.filter((other) => sideOf(state, other) !== sideOf(state, one)) : [to])
      .filter((other) => other !== one)
      .map((other) => lookOf(state, one, other, t)),
  );
  const units = standing.map((unit) => ({ unit: idOf(state, unit), level: levelOf(state, unit) }));
  return { ok: true, value: { kind: 'sight', units, looks } };
}

function idOf(state: State, unit: number): string {
  return (state.field.units[unit] as UnitProfile).id;
}

function lookOf(state: State, from: number, to: number, t: Translate | undefined): Look {
  const look = {
    from: idOf(state, from),
    to: idOf(state, to),
    distance: toMm(distanceBetween(state, from, to)),
    sees: canSee(state, from, to),
    inArc: inFrontalArc(state, from, to),
  };
  if (sideOf(state, from) === sideOf(state, to)) return look;
  const guns = (state.field.units[from] as UnitProfile).arm === 'artillery';
  return {
    ...look,
    flank: attacksFlank(state, from, to, seenBy(state, from)),
    position: {
      attacker: counted(positionBonus(state, 'attacker', from, to, 'approach')),
      defender: counted(positionBonus(state, 'defender', to, from, 'approach')),
      defenderInContact: counted(positionBonus(state, 'defender', to, from, 'contact')),
    },
    ...(guns ? { shot: shotOf(state, from, to, t), oneWay: true } : {}),
  };
}

function shotOf(state: State, from: number, to: number, t: Translate | undefined): Shot {
  const problem = fireProblem(state, from, to, -1);
  const { attack, defence } = bombardTallies(state, from, to, -1, 0);
  const refused = problem === null ? null : describeRefusal(state, problem, t);
  return {
    refused,
    range: rangeOf(state.field, distanceBetween(state, from, to)),
    cover: counted(coverAgainst(state, from, to)),
    skirmishersSpoil: skirmishersSpoilAim(state, from, to),
    attack: counted(attack),
    defence: counted(defence),
  };
}
