/** Steps of the guided battle: what to tap now and why, read from the state. Pure; the player may do anything else. */
import { breakingPoint, type Command, orderPreview, type State, type UnitProfile } from '@drumhead/simplicity/screen';
import { type Advice, answerOf, best } from '../../../guide/advice.ts';
import { nearestPiece } from '../../../guide/nearestPiece.ts';
import { percent } from '../../../panels/percent.ts';
import { unitPlace } from './places.ts';
import { isOrdering, type PieceRef, samePiece, type Scene, subjectOf, targetOf } from './scene.ts';
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
  if (frame.at === 'afterMelee') return { key: 'web.guide.sip.advance', rule: 'SIP-MEL-14', facts: {} };
  if (frame.at === 'face') return { key: 'web.guide.sip.face', rule: 'SIP-MEL-15', facts: {} };
  return null;
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
  if (activation === null) return { key: 'web.guide.sip.confirm', rule: 'SIP-ACT-1', facts: {} };
  const facts = { chance: percent(activation.chance), face: activation.face };
  return { key: 'web.guide.sip.confirmRoll', rule: 'SIP-ACT-2', facts };
}

/** Chance that an order brings what it is given for: a charge won, a DP, a rally. */
export function promise(state: State, command: Command): number {
  const { activation, rally, shot, melee } = orderPreview(state, command);
  const obeyed = activation?.chance ?? 1;
  if (melee) return obeyed * melee.chargerWins;
  if (shot) return obeyed * shot.disrupts;
  return rally?.chance ?? 0;
}

const LEAST_CHARGE = 0.4;
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
  const forward = unmoved(scene);
  if (forward) return forward;
  const rally = bestOf('rally');
  if (rally && rally.worth >= LEAST_RALLY) return told('rallyReady', 'SIP-RAL-1', rally.one, rally.worth);
  const end = offers.find(({ type }) => type === 'endTurn');
  return { key: 'web.guide.sip.end', rule: 'SIP-AP-1', facts: { points: state.points }, ...answerOf(end) };
}

/** Foot that must come near to fire: guns reach far, and horse waits for a good charge. */
const isFoot = (kind: UnitProfile['kind']): boolean => kind === 'line' || kind === 'light';

/** Nobody can fire: the foot that is farthest from the enemy may go forward. */
function unmoved({ offers, state, side }: Scene): Step | null {
  const foes = state.units.map((_, i) => (state.field.units[i]?.side === side ? null : unitPlace(state, i)));
  const movable = new Set(
    offers.flatMap((offer) =>
      offer.type === 'move' && isFoot((state.field.units[offer.unit] as UnitProfile).kind) ? [offer.unit] : [],
    ),
  );
  const far = best([...movable], (index) => {
    const place = unitPlace(state, index);
    return (place && nearestPiece(place, foes)?.gap) ?? -1;
  });
  if (!far) return null;
  const place = unitPlace(state, far.one);
  const near = place && nearestPiece(place, foes);
  if (!near) return null;
  return {
    key: 'web.guide.sip.move',
    rule: 'SIP-MOV-1',
    facts: { cm: Math.round(near.gap / 10) },
    pieces: { unit: unit(far.one), target: unit(near.index) },
  };
}
