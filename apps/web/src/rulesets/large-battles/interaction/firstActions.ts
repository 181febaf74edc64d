/** Steps of the guided battle while a unit acts: what its next action should be, and where a move should end. Pure. */
import type { Command, UnitProfile } from '@drumhead/large-battles';
import { canRallyFrom, MOST_DIS, rallyDistance } from '@drumhead/large-battles/screen';
import { memoizeByPiece } from '../../../battle/interaction/memoizeByPiece.ts';
import { type Advice, answerOf, best } from '../../../guide/advice.ts';
import { nearestPiece } from '../../../guide/nearestPiece.ts';
import { percent } from '../../../panels/percent.ts';
import type { Point } from '../../../table/camera.ts';
import type { Place } from '../../../table/troops/footprints.ts';
import { bearingOf, mm, turnOf } from '../../../table/units.ts';
import { chanceOf } from './firstFights.ts';
import { isFoeDone, leftToBreak, perilOf, wouldBreakFoe, wouldSpareFoe } from './phaseEnd.ts';
import { unitPlace } from './places.ts';
import { proposalFromDrag } from './proposal.ts';
import { actingUnits, judge, type PieceRef, samePiece, type Scene, sceneOf } from './scene.ts';
import { ifEnemyHolds } from './way.ts';

type Step = Advice<PieceRef>;
type MoveCommand = Extract<Command, { readonly type: 'move' }>;

export const unitPiece = (index: number): PieceRef => ({ what: 'unit', index });

/** Places by unit; null: gone, or of the other side. */
export const placesOf = ({ state }: Scene, wanted: (unit: number) => boolean): readonly (Place | null)[] =>
  state.units.map((_, i) => (wanted(i) ? unitPlace(state, i) : null));

export const enemyPlaces = (scene: Scene) => placesOf(scene, (i) => scene.state.field.units[i]?.side !== scene.side);

/** Disordered enough to rally, as guns and broken militia never are. */
export const isWorn = ({ state }: Scene, unit: number): boolean => {
  const [now, profile] = [state.units[unit], state.field.units[unit]];
  return now !== undefined && profile !== undefined && canRallyFrom(profile, now.dis);
};

/** One DIS more eliminates it. */
export const isLastStand = ({ state }: Scene, unit: number): boolean => (state.units[unit]?.dis ?? 0) >= MOST_DIS;

/** May it be sent nearer to the enemy? Guns fight from where they are. */
const isFit = (scene: Scene, unit: number): boolean =>
  scene.state.field.units[unit]?.arm !== 'artillery' && !isLastStand(scene, unit);

/** Chance that the target of a shot or an Approach takes DIS. A retreat alone (LB-BOMB-14) does not count. */
export const promise = (scene: Scene, command: Command): number => chanceOf(scene, command, 'defenderHurt');

/** An Approach is advised from this chance for DIS on. */
export const LEAST_APPROACH = 0.25;
/** Chances that differ by less are written alike. */
const EVEN = 0.005;

const isEven = (scene: Scene, approach: Command): boolean =>
  Math.abs(promise(scene, approach) - chanceOf(scene, approach, 'attackerHurt')) < EVEN;

/**
 * DIS is likelier for the enemy, or as likely and the enemy is nearer to breaking: then even losses are worth it. An enemy
 * at its Break Point needs none.
 */
export const isGoodApproach = (scene: Scene, approach: Command): boolean => {
  if (isFoeDone(scene)) return false;
  const theirs = promise(scene, approach);
  if (theirs < LEAST_APPROACH) return false;
  if (!isEven(scene, approach)) return theirs > chanceOf(scene, approach, 'attackerHurt');
  const left = leftToBreak(scene);
  return left.theirs > 0 && left.theirs < left.mine;
};

export function nextAction(scene: Scene, selected: PieceRef | null): Step | null {
  const doing = actingUnits(scene);
  const acting = doing.find(({ unit }) => samePiece(selected, unitPiece(unit))) ?? doing[0];
  return acting ? actionOf(scene, acting.unit) : null;
}

/** Moves are tried with the judge: once for every decision. */
const actionOf = memoizeByPiece((scene: Scene, unit): Step => {
  const { state, offers } = scene;
  const { left = 0 } = actingUnits(scene).find((one) => one.unit === unit) ?? {};
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
  const peril = perilOf(scene);
  const clears = peril && clearingAction(scene, unit, peril.enemy);
  if (peril && clears) {
    const { points, mine } = peril;
    const facts = {
      points,
      mine,
      chance: percent(promise(scene, clears)),
      back: percent(chanceOf(scene, clears, 'defenderBack')),
      own: percent(chanceOf(scene, clears, 'attackerHurt')),
    };
    const key = clears.type === 'fire' ? 'clearFire' : 'clearApproach';
    return told(key, 'LB-VIC-13', { facts, pieces: { target: unitPiece(peril.enemy) }, ...answerOf(clears) });
  }
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
  const stop = offers.find(({ type }) => type === 'stop');
  const foeDone = isFoeDone(scene);
  const approaches = own('approach');
  const chances = (offer: Command) => ({
    chance: percent(promise(scene, offer)),
    own: percent(chanceOf(scene, offer, 'attackerHurt')),
    ...leftToBreak(scene),
  });
  const approach = approaches.find((offer) => isGoodApproach(scene, offer));
  if (approach)
    return told(isEven(scene, approach) ? 'approachEven' : 'approach', 'LB-APP-02', {
      facts: chances(approach),
      ...answerOf(approach),
    });
  if (isWorn(scene, unit)) {
    const gap = Math.round(mm(rallyDistance(state.field, state.field.units[unit] as UnitProfile)));
    const back = wayBack(scene, unit, own('move'), gap);
    if (back) return told('back', 'LB-UNIT-09', { facts: { gap }, ...shown(back) });
  } else if (!foeDone && isFit(scene, unit) && approaches.length === 0) {
    const forward = wayForward(scene, unit, peril?.enemy ?? -1);
    const wins = forward && wouldBreakFoe(scene, forward.after.state);
    if (forward)
      return told(wins ? 'moveBreaks' : peril ? 'moveClear' : 'move', wins || peril ? 'LB-VIC-13' : 'LB-MOVE-04', {
        facts: { gap: forward.gap, points: peril?.points ?? 0, mine: peril?.mine ?? 0 },
        pieces: { target: unitPiece(forward.target) },
        ...shown(forward),
      });
    const turned = turnedTo(scene, unit, own('move'));
    if (turned) return told('turn', 'LB-MOVE-12', { pieces: { target: unitPiece(turned.target) }, ...shown(turned) });
  }
  if (stop && foeDone) return told('stopSafe', 'LB-VIC-13', answerOf(stop));
  // An Approach was what the moves were for: if it is left alone, the reader must hear why.
  const tempting = stop && !isWorn(scene, unit) && best(approaches, (offer) => promise(scene, offer));
  if (tempting)
    return told(waitingKey(scene, tempting.one), 'LB-APP-02', {
      facts: chances(tempting.one),
      ...answerOf(stop),
    });
  if (stop) return told('stop', 'LB-ACT-22', answerOf(stop));
  const clear = best(endsOf(scene, unit, own('move')), ({ room }) => room);
  return told('clear', 'LB-PROX-05', {
    facts: { gap: Math.round(mm(state.field.sticks.vs)) },
    ...(clear ? shown(clear.one) : answerOf(own('move')[0])),
  });
});

/** Why an Approach is better left alone: poor chances, even ones that gain nothing, or an enemy who breaks without it. */
function waitingKey(scene: Scene, approach: Command): string {
  if (!isEven(scene, approach)) return 'waits';
  return leftToBreak(scene).theirs === 0 ? 'waitsWon' : 'waitsEven';
}

/** The shot or Approach at this enemy with the best chance to harm it or drive it back, or null. */
export function clearingAction(scene: Scene, unit: number, enemy: number): Command | null {
  const meets = (offer: Command): boolean => {
    if (offer.type === 'fire') return offer.target === enemy && offer.added === 0;
    if (offer.type !== 'approach') return false;
    const judged = judge(scene, offer);
    return judged.ok && judged.events.some((event) => event.type === 'approached' && event.defenders.includes(enemy));
  };
  const own = scene.offers.filter((offer) => 'unit' in offer && offer.unit === unit && meets(offer));
  return best(own, (offer) => promise(scene, offer) + chanceOf(scene, offer, 'defenderBack'))?.one ?? null;
}

/** The place is ringed, and the move drawn at a tap. */
const shown = ({ command, to }: End): Pick<Step, 'move' | 'to'> => ({ move: command, to });

/** Where a legal move ends. */
interface End {
  readonly command: MoveCommand;
  readonly to: Point;
  readonly place: Place;
  readonly after: Scene;
  /** To the nearest friend, in millimetres. */
  readonly room: number;
}

/** The ends of moves after which the activation may be over: far enough from all friends (LB-PROX-05). */
function endsOf(scene: Scene, unit: number, moves: readonly MoveCommand[]): readonly End[] {
  const least = mm(scene.state.field.sticks.vs) + 1;
  return moves.flatMap((command): End[] => {
    const judged = judge(scene, command);
    if (!judged.ok) return [];
    const after = ifEnemyHolds(scene, judged.after);
    if (wouldSpareFoe(scene, after.state)) return [];
    const place = unitPlace(after.state, unit);
    if (!place) return [];
    const friends = placesOf(after, (i) => i !== unit && isOwnFoot(after, i));
    const room = nearestPiece(place, friends)?.gap ?? Number.POSITIVE_INFINITY;
    return room < least ? [] : [{ command, to: { x: place.x, y: place.y }, place, after, room }];
  });
}

/** LB-PROX-03: guns may stand as near as they like. */
const isOwnFoot = ({ state, side }: Scene, unit: number): boolean =>
  state.field.units[unit]?.side === side && state.field.units[unit]?.arm !== 'artillery';

/** Backward, away from the nearest enemy, while that is nearer than `gap`. */
function wayBack(scene: Scene, unit: number, moves: readonly MoveCommand[], gap: number): End | null {
  const place = unitPlace(scene.state, unit);
  const enemies = enemyPlaces(scene);
  if (!place || (nearestPiece(place, enemies)?.gap ?? gap) >= gap) return null;
  const back = moves.filter(({ move }) => move.kind === 'backward');
  return best(endsOf(scene, unit, back), (end) => nearestPiece(end.place, enemies)?.gap ?? 0)?.one ?? null;
}

/** Millimetres by which a move must bring a unit nearer to be worth an action. */
const LEAST_STEP = 20;

/** Parts of the way to an enemy at which a move may end: short of the whole where friends stand in between. */
const PARTS = [1, 0.7, 0.45];

/** A good Approach that the next action could be is worth more than any step nearer, in millimetres. */
const APPROACH_WORTH = 1000;
/** So is a place that brings the enemy to its Break Point, and more than an Approach. */
const BREAKING_WORTH = 5000;

/** A turn must bring an enemy so much nearer to straight ahead, in degrees. */
const LEAST_TURN = 30;

interface Forward extends End {
  readonly target: number;
  readonly gap: number;
}

/** Towards one enemy, then the nearest: into a place that counts or to Approach from, else as near as the unit comes. */
function wayForward(scene: Scene, unit: number, first: number): Forward | null {
  const { state } = scene;
  const here = unitPlace(state, unit);
  if (!here) return null;
  const enemies = enemyPlaces(scene)
    .flatMap((place, index) => (place ? [{ place, index, gap: nearestPiece(here, [place])?.gap ?? 0 }] : []))
    .sort((a, b) => Number(b.index === first) - Number(a.index === first) || a.gap - b.gap);
  for (const { place, index, gap } of enemies) {
    const moves = PARTS.flatMap((part) => moveTo(scene, unit, along(here, place, part)));
    const ends = endsOf(scene, unit, moves).map((end) => ({
      end,
      nearer: gap - (nearestPiece(end.place, [place])?.gap ?? gap),
    }));
    const found = best(
      ends.filter(({ nearer }) => nearer >= LEAST_STEP),
      ({ end, nearer }) =>
        nearer +
        APPROACH_WORTH * promiseAfter(end, unit) +
        (wouldBreakFoe(scene, end.after.state) ? BREAKING_WORTH : 0),
    );
    if (found) return { ...found.one.end, target: index, gap: Math.round(gap) };
  }
  return null;
}

/** Where no move brings the unit nearer: the turn that best brings the nearest enemy before its front. */
function turnedTo(scene: Scene, unit: number, moves: readonly MoveCommand[]): Omit<Forward, 'gap'> | null {
  const here = unitPlace(scene.state, unit);
  const enemies = enemyPlaces(scene);
  const target = here && (nearestPiece(here, enemies)?.index ?? -1);
  const there = enemies[target ?? -1];
  if (!here || target === null || !there) return null;
  const aside = (from: Place) => Math.abs(turnOf(from.facing, bearingOf(there.x - from.x, there.y - from.y)));
  const found = best(endsOf(scene, unit, moves), ({ place }) => aside(here) - aside(place));
  return found && found.worth >= LEAST_TURN ? { ...found.one, target } : null;
}

const along = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** The first move of a drag to a place. */
function moveTo(scene: Scene, unit: number, to: Point): readonly MoveCommand[] {
  const aim = proposalFromDrag(scene, 'move', { piece: unitPiece(unit), handle: 'body', to, facing: null });
  return aim?.command?.type === 'move' ? [aim.command] : [];
}

/** The chance for DIS of the best Approach that may follow; 0 where none is good. */
function promiseAfter({ after: { state, seat, rules } }: End, unit: number): number {
  const then = sceneOf(state, seat, rules);
  const approaches = then.offers.filter((offer) => offer.type === 'approach' && offer.unit === unit);
  return Math.max(0, ...approaches.map((offer) => (isGoodApproach(then, offer) ? promise(then, offer) : 0)));
}
