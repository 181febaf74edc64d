/** Steps of the guided battle: what to tap now and why, read from the state. Pure; the player may do anything else. */
import { breakingPoint, type Command, orderPreview, type State, type UnitProfile } from '@drumhead/simplicity/screen';
import { type Advice, answerOf, best, CONFIRM } from '../../../guide/advice.ts';
import { nearestPiece } from '../../../guide/nearestPiece.ts';
import { percent } from '../../../panels/percent.ts';
import type { Place } from '../../../table/troops/footprints.ts';
import { bearingOf, degrees, turnOf } from '../../../table/units.ts';
import { unitPlace } from './places.ts';
import { moveFromDrag, proposalFor } from './proposal.ts';
import { able, isOrdering, type PieceRef, samePiece, type Scene, subjectOf, targetOf } from './scene.ts';
import type { Interaction } from './tool.ts';

type Step = Advice<PieceRef>;

const unit = (index: number): PieceRef => ({ what: 'unit', index });

export function firstStep(scene: Scene, interaction: Interaction): Step | null {
  const { frame, pending, state, side } = scene;
  if (state.outcome !== null || side === -1) return null;
  const foe = side === 0 ? 1 : 0;
  if (!pending || !frame) return { key: 'web.guide.sip.wait', rule: 'SIP-ACT-1', facts: {}, sides: { side: foe } };
  if (interaction.tool.at === 'carry') return { key: 'web.guide.sip.drop', rule: 'SIP-MOV-1', facts: {} };
  if (interaction.tool.at === 'aimed') return confirmed(scene, interaction.tool.aim.command);
  if (isOrdering(scene)) return nextOrder(scene, interaction.selected);
  if (frame.at === 'afterMelee') {
    const stays = best(scene.offers, (offer) =>
      offer.type === 'advance' ? -offer.distance : Number.NEGATIVE_INFINITY,
    );
    return { key: 'web.guide.sip.advance', rule: 'SIP-MEL-14', facts: {}, ...answerOf(stays?.one) };
  }
  if (frame.at === 'face')
    return { key: 'web.guide.sip.face', rule: 'SIP-MEL-15', facts: {}, ...answerOf(facingEnemy(scene, frame.unit)) };
  return { key: 'web.guide.sip.answer', rule: pending.rule, facts: {}, ...answerOf(scene.offers[0]) };
}

/** Places by unit; null: gone, or not an enemy. */
const enemyPlaces = ({ state, side }: Scene): readonly (Place | null)[] =>
  state.units.map((_, i) => (state.field.units[i]?.side === side ? null : unitPlace(state, i)));

/** The facing that brings the nearest enemy most before the front. */
function facingEnemy(scene: Scene, unit: number): Command | undefined {
  const here = unitPlace(scene.state, unit);
  const enemies = enemyPlaces(scene);
  const there = here && enemies[nearestPiece(here, enemies)?.index ?? -1];
  const faces = scene.offers.filter((offer) => offer.type === 'face');
  if (!here || !there) return faces[0];
  const bearing = bearingOf(there.x - here.x, there.y - here.y);
  return best(faces, ({ facing }) => -Math.abs(turnOf(degrees(facing), bearing)))?.one;
}

/** The aim, with the losses that break either side. */
export function firstAim({ state, side }: Scene): Step | null {
  if (side === -1) return null;
  const foe = side === 0 ? 1 : 0;
  return {
    key: 'web.guide.sip.aim',
    rule: 'SIP-VIC-1',
    facts: { theirs: breakingPoint(state, foe), mine: breakingPoint(state, side) },
    sides: { foe },
  };
}

function confirmed(scene: Scene, command: Command | null): Step {
  if (command === null) return { key: 'web.guide.sip.illegal', rule: 'SIP-MOV-2', facts: {} };
  const { activation } = orderPreview(scene.state, command);
  if (activation === null) return { key: 'web.guide.sip.confirm', rule: 'SIP-ACT-1', facts: {}, ...answerOf(CONFIRM) };
  const facts = { chance: percent(activation.chance), face: activation.face };
  return { key: 'web.guide.sip.confirmRoll', rule: 'SIP-ACT-2', facts, ...answerOf(CONFIRM) };
}

/** Chance that an order brings what it is given for: a charge won, a DP, a rally. */
export function promise(state: State, command: Command): number {
  const { activation, rally, shot, melee } = orderPreview(state, command);
  const obeyed = activation?.chance ?? 1;
  if (melee) return obeyed * melee.chargerWins;
  if (shot) return obeyed * shot.disrupts;
  return rally?.chance ?? 0;
}

const LEAST_CHARGE = 0.5;
const LEAST_RALLY = 1 / 3;

function nextOrder(scene: Scene, selected: PieceRef | null): Step {
  const { offers, state } = scene;
  const bestOf = (...types: readonly Command['type'][]) =>
    best(
      offers.filter(({ type }) => types.includes(type)),
      (command) => promise(state, command),
    );
  const chosen = (command: Command) => samePiece(selected, subjectOf(command));
  const told = (key: string, rule: string, command: Command, worth: number): Step => {
    const subject = subjectOf(command) as PieceRef;
    const target = targetOf(command);
    return {
      key: `web.guide.sip.${key}${chosen(command) ? '.chosen' : ''}`,
      rule,
      facts: { chance: percent(worth), points: state.points },
      pieces: { unit: subject, ...(target < 0 ? {} : { target: unit(target) }) },
      ...answerOf(chosen(command) ? command : subject),
    };
  };
  const rout = bestOf('rally');
  if (rout && state.units[(subjectOf(rout.one) as PieceRef).index]?.status === 'routing')
    return told('rally', 'SIP-RAL-7', rout.one, rout.worth);
  const charge = bestOf('charge');
  if (charge && charge.worth >= LEAST_CHARGE) return told('charge', 'SIP-CHG-2', charge.one, charge.worth);
  const fire = bestOf('fire');
  if (fire) return told('fire', 'SIP-FIR-1', fire.one, fire.worth);
  const rally = bestOf('rally');
  if (rally && rally.worth >= LEAST_RALLY) return told('rallyReady', 'SIP-RAL-1', rally.one, rally.worth);
  const forward = wayForward(scene);
  if (forward) return forward;
  const end = offers.find(({ type }) => type === 'endTurn');
  const key = state.points > 0 && able(scene).length > 0 ? 'web.guide.sip.endLeft' : 'web.guide.sip.end';
  return { key, rule: 'SIP-AP-1', facts: { points: state.points }, ...answerOf(end) };
}

/** Foot that must come near to fire: guns reach far, and horse waits for a good charge. */
const isFoot = (kind: UnitProfile['kind']): boolean => kind === 'line' || kind === 'light';

/** Parts of the way to the nearest enemy at which a move may end. */
const PARTS = [1, 0.8, 0.65, 0.5, 0.35, 0.2];
/** Millimetres by which a move must bring a unit nearer to be worth an action point. */
const LEAST_STEP = 10;
/** An enemy that is nearer comes by itself: whoever waits for it fires first. Millimetres. */
const WAITS = 220;
/** What it takes off that an enemy could charge the unit there, or that it is out of command, in millimetres. */
const RISKS: Readonly<Record<string, number>> = { 'sip.after.charge.in': 40, 'sip.after.command.lost': 40 };

/** Nobody can fire: the foot that is farthest from the enemy goes forward, where that is safe. */
function wayForward(scene: Scene): Step | null {
  const { offers, state } = scene;
  const foes = enemyPlaces(scene);
  const movable = new Set(
    offers.flatMap((offer) =>
      offer.type === 'move' && isFoot((state.field.units[offer.unit] as UnitProfile).kind) ? [offer.unit] : [],
    ),
  );
  const ways = [...movable].flatMap((index) => {
    const place = unitPlace(state, index);
    const near = place && nearestPiece(place, foes);
    return near &&
      (near.gap > WAITS || foes.filter((one, i) => one !== null && state.units[i]?.status === 'ready').length < 3)
      ? [{ unit: index, ...near }]
      : [];
  });
  for (const near of ways.sort((a, b) => b.gap - a.gap)) {
    const found = best(endsTowards(scene, near.unit, foes[near.index] as Place), ({ worth }) => worth)?.one;
    if (found && found.worth >= LEAST_STEP)
      return {
        key: 'web.guide.sip.move',
        rule: 'SIP-MOV-1',
        facts: { cm: Math.round(near.gap / 10) },
        pieces: { unit: unit(near.unit), target: unit(near.index) },
        move: found.command,
        to: found.to,
      };
  }
  return null;
}

/** Legal moves towards an enemy, with what they are worth in millimetres nearer. */
function endsTowards(scene: Scene, index: number, there: Place) {
  const piece = unit(index);
  const here = unitPlace(scene.state, index) as Place;
  return PARTS.flatMap((part) => {
    const to = { x: here.x + (there.x - here.x) * part, y: here.y + (there.y - here.y) * part };
    const asked = moveFromDrag(scene, { piece, to, facing: null, turning: false });
    const aim = asked && proposalFor(scene, piece, asked);
    if (aim?.command?.type !== 'move' || !aim.ghost) return [];
    const end = { ...here, x: aim.ghost.x, y: aim.ghost.y, facing: aim.ghost.facing };
    const nearer = nearestGap(here, there) - nearestGap(end, there);
    const risk = aim.consequences.reduce(
      (sum, { what }) => sum + (RISKS[what] ?? 0) * ((scene.state.units[index]?.dp ?? 0) >= 2 ? 100 : 1),
      0,
    );
    return [{ command: aim.command, to: { x: end.x, y: end.y }, worth: nearer - risk }];
  });
}

const nearestGap = (from: Place, to: Place): number => nearestPiece(from, [to])?.gap ?? 0;
