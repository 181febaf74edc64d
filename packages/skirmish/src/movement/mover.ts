/** The reach and the cost of a model's Moves (SK-MOV-1, -3, SPR). */
import { refusal, type Reason, type Refusal, type Tally } from '@drumhead/engine';
import { toMm } from '@drumhead/table';
import { modelAt } from '../state/abilities.ts';
import type { Activation } from '../state/frames.ts';
import { has } from '../ground/geometry.ts';
import { memoizeByField } from '../state/memoizeByField.ts';
import type { State } from '../state/state.ts';

/** Measuring sticks (SK-GEN-2), from short to long. */
export type Stick = 's' | 'm' | 'l';
const LONGER: Readonly<Record<Stick, Stick>> = { s: 'm', m: 'l', l: 'l' };
const SHORTER: Readonly<Record<Stick, Stick>> = { s: 's', m: 's', l: 'm' };

/** SK-MOV-1, SK-SPR-17, SK-SCN-1. On foot M, Mounted L, with Short Move S; one shorter with an object in hand. */
export function stickOf(state: State, index: number): Stick {
  return gaitOf(state, index).plain.stick;
}

/** SK-SPR-28. Why a model may not take the next longer stick now, or null. */
export function sprintProblem(state: State, index: number): Refusal | null {
  if (!has(state, index, 'sprinter')) return refusal('SK-SPR-28', 'sk.move.notSprinter');
  if (modelAt(state, index).sprinted) return refusal('SK-SPR-28', 'sk.move.sprinted');
  if (modelAt(state, index).posture === 'prone' || stickOf(state, index) === 'l') {
    return refusal('SK-SPR-28', 'sk.move.noLonger');
  }
  return null;
}

/** The stick of a Move on clear ground and in broken ground (SK-MOV-3, -4). Lengths in steps. */
export interface Reach {
  readonly stick: Stick;
  readonly length: number;
  readonly shortened: Stick;
  readonly shortenedLength: number;
}

/** A model's reach with the plain stick and with the next longer one (SK-SPR-28). */
interface Gait {
  readonly plain: Reach;
  readonly sprint: Reach;
}

/** A model's gaits: on foot and mounted, with and without an object. */
interface Gaits {
  readonly onFoot: Gait;
  readonly ladenOnFoot: Gait;
  readonly mounted: Gait;
  readonly ladenMounted: Gait;
  readonly crawl: Reach;
  readonly sprints: boolean;
}

/** SK-MOV-4, SK-SPR-17. Each stick has one that is shorter for broken ground of any amount. */
const gaitsOf = memoizeByField(({ models, sticks }): readonly Gaits[] => {
  const reach = (stick: Stick): Reach => {
    const shortened = SHORTER[stick];
    return { stick, length: sticks[stick], shortened, shortenedLength: sticks[shortened] };
  };
  const gait = (own: Stick): Gait => ({ plain: reach(own), sprint: reach(LONGER[own]) });
  return models.map(({ specials }) => {
    const [foot, horse]: readonly Stick[] = specials.includes('shortMove') ? ['s', 's'] : ['m', 'l'];
    return {
      onFoot: gait(foot as Stick),
      ladenOnFoot: gait(SHORTER[foot as Stick]),
      mounted: gait(horse as Stick),
      ladenMounted: gait(SHORTER[horse as Stick]),
      crawl: { stick: 's', length: sticks.s, shortened: 's', shortenedLength: sticks.s },
      sprints: specials.includes('sprinter'),
    };
  });
});

function gaitOf(state: State, index: number): Gait {
  const { mounted, object } = modelAt(state, index);
  const gaits = gaitsOf(state)[index] as Gaits;
  if (object >= 0) return mounted ? gaits.ladenMounted : gaits.ladenOnFoot;
  return mounted ? gaits.mounted : gaits.onFoot;
}

/** SK-MOV-17: a Prone model crawls S whatever the ground. SK-SPR-28: a sprint is counted before broken ground. */
export function reachOf(state: State, index: number, sprint: boolean): Reach {
  if (modelAt(state, index).posture === 'prone') return (gaitsOf(state)[index] as Gaits).crawl;
  const gait = gaitOf(state, index);
  return sprint ? gait.sprint : gait.plain;
}

/** The rule that lets a model go no farther than its reach. */
export function ruleOfReach(state: State, index: number, sprint: boolean): string {
  if (modelAt(state, index).posture === 'prone') return 'SK-MOV-17';
  if (sprint) return 'SK-SPR-28';
  const { onFoot, mounted } = gaitsOf(state)[index] as Gaits;
  const unladen = modelAt(state, index).mounted ? mounted : onFoot;
  return stickOf(state, index) === unladen.plain.stick ? 'SK-MOV-1' : 'SK-SCN-1';
}

/** The longest Move of the model (steps), sprinting or not. */
export function longestReach(state: State, index: number): number {
  const { sprint, plain } = gaitOf(state, index);
  return ((gaitsOf(state)[index] as Gaits).sprints ? sprint : plain).length;
}

export interface MoveFacts {
  readonly crawls: boolean;
  /** The model leaves contact with a Standing enemy (SK-HTH-19). */
  readonly leaves: boolean;
  /** A Short move shortened by broken ground (SK-MOV-3). */
  readonly shortInBroken: boolean;
  /** It ends in contact with an enemy (SK-SPR-15). */
  readonly meets: boolean;
}

const MOVE: Reason = { rule: 'SK-ACN-1', add: 1, what: 'sk.cost.move' };
const CRAWL: Reason = { rule: 'SK-MOV-17', add: 1, what: 'sk.cost.crawl' };

/** The cost of a Move in actions, as a tally. */
export function costOfMove(state: State, index: number, facts: MoveFacts): Tally {
  const lines: Reason[] = [facts.crawls ? CRAWL : MOVE];
  if (facts.shortInBroken) lines.push({ rule: 'SK-MOV-3', add: 1, what: 'sk.cost.shortInBroken' });
  if (facts.leaves) lines.push({ rule: 'SK-HTH-19', add: 1, what: 'sk.cost.leaving' });
  if (facts.meets && !facts.crawls && has(state, index, 'reluctant')) {
    lines.push({ rule: 'SK-SPR-15', add: 1, what: 'sk.cost.reluctant' });
  }
  return lines;
}

/** A fresh activation with enough actions for any Move, to find out where a model could go at all. */
export function unhurried(model: number, mustCharge = false): Activation {
  return {
    model,
    left: 9,
    unseen: false,
    movedIntoContact: false,
    charge: null,
    mustCharge,
    acted: false,
    vorwaerts: false,
  };
}

/** Steps in millimetres to a tenth, for the facts of messages. */
export function mm(steps: number): number {
  return Math.round(toMm(steps) * 10) / 10;
}
