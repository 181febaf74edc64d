/** Hints before a mistake. Pure: figures from the previews that resolve the order. */
import {
  type Command,
  hasCommandBaseNear,
  orderOdds,
  orderPreview,
  type State,
  toCm,
} from '@drumhead/simplicity/screen';
import { best, type HintRule } from '../../../guide/advice.ts';
import { hasItsBackTo, nearestPiece } from '../../../guide/nearestPiece.ts';
import { percent } from '../../../panels/percent.ts';
import { toSteps } from '../../../table/units.ts';
import { placeOf, unitPlace } from './places.ts';
import type { ProposedCommand } from './proposal.ts';
import { able, isOrdering, type PieceRef, type Scene, subjectOf } from './scene.ts';
import type { Interaction } from './tool.ts';

type Hint = HintRule<Scene, Interaction, PieceRef>;

const unit = (index: number): PieceRef => ({ what: 'unit', index });

/** The order in hand with its legal command, or null. */
function aimed({ tool }: Interaction): (ProposedCommand & { readonly command: object }) | null {
  if (tool.at !== 'aimed' && tool.at !== 'carry') return null;
  return tool.aim?.command ? (tool.aim as ProposedCommand & { readonly command: object }) : null;
}

const enemiesOf = ({ state, side }: Scene) =>
  state.units.map((_, i) => (state.field.units[i]?.side === side ? null : unitPlace(state, i)));

/** Chance that an order brings what it is given for: a charge won, a DP, a rally; activation counted. */
const promise = (state: State, command: Command): number => orderOdds(state, command).succeeds;

/** A charge that is won less often is warned of. */
const LEAST_WIN = 0.25;

/** A charge that may well not begin, which leaves the unit confused; or one that is hardly ever won. */
const doubtfulCharge: Hint = ({ state }, interaction) => {
  const command = aimed(interaction)?.command;
  if (command?.type !== 'charge') return null;
  const { activation, melee } = orderPreview(state, command);
  const wins = melee?.chargerWins ?? 1;
  if (!activation || (activation.chance > 2 / 3 && wins >= LEAST_WIN)) return null;
  return {
    key: 'web.hint.sip.charge',
    rule: 'SIP-ACT-6',
    facts: { fails: percent(1 - activation.chance), wins: percent(wins) },
    pieces: { unit: unit(command.unit) },
  };
};

/** Fire that a charge would beat. */
const weakShot: Hint = (scene, interaction) => {
  const command = aimed(interaction)?.command;
  if (command?.type !== 'fire' && command?.type !== 'moveFire') return null;
  const charge = best(
    scene.offers.filter((offer) => offer.type === 'charge' && offer.unit === command.unit),
    (offer) => promise(scene.state, offer),
  );
  const shot = promise(scene.state, command);
  if (!charge || charge.worth < 0.5 || charge.worth <= shot) return null;
  return {
    key: 'web.hint.sip.shot',
    rule: 'SIP-CHG-2',
    facts: { shot: percent(shot), charge: percent(charge.worth) },
    pieces: { unit: unit(command.unit) },
  };
};

/** It would stop where enemies can charge it. */
const withinCharge: Hint = (_, interaction) => {
  const aim = aimed(interaction);
  const risk = aim?.consequences.find(({ what }) => what === 'sip.after.charge.in');
  if (!aim || !risk) return null;
  const pieces = { unit: aim.piece, enemy: unit(risk.pieces[0] as number) };
  return { key: 'web.hint.sip.within', rule: risk.rule, facts: {}, pieces };
};

/** It would leave the radius of every Command base. */
const outOfCommand: Hint = ({ state }, interaction) => {
  const aim = aimed(interaction);
  const lost = aim?.consequences.find(({ what }) => what === 'sip.after.command.lost');
  if (!aim || !lost) return null;
  const inside = state.units.filter((one, i) => one.status === 'ready' && hasCommandBaseNear(state, i)).length;
  return {
    key: 'web.hint.sip.command',
    rule: lost.rule,
    facts: { left: Math.max(0, inside - lost.pieces.length) },
    pieces: { unit: unit(lost.pieces[0] as number) },
  };
};

/** It would turn its back to the nearest enemy, within a charge of cavalry. */
const facingAway: Hint = (scene, interaction) => {
  const aim = aimed(interaction);
  const now = aim && placeOf(scene.state, aim.piece);
  if (!aim?.ghost || aim.piece.what !== 'unit' || !now) return null;
  const place = { ...now, x: aim.ghost.x, y: aim.ghost.y, facing: aim.ghost.facing };
  const enemies = enemiesOf(scene);
  const near = nearestPiece(place, enemies);
  const enemy = near && enemies[near.index];
  if (!near || !enemy || near.gap > 250 || !hasItsBackTo(place, enemy) || hasItsBackTo(now, enemy)) return null;
  return {
    key: 'web.hint.sip.away',
    rule: 'SIP-CHG-8',
    facts: { cm: toCm(toSteps(near.gap)) },
    pieces: { unit: aim.piece, enemy: unit(near.index) },
  };
};

/** A Command base in front of all its units: contact removes it. */
const generalInFront: Hint = (scene, interaction) => {
  const aim = aimed(interaction);
  const now = aim && placeOf(scene.state, aim.piece);
  if (!aim?.ghost || aim.piece.what !== 'command' || !now) return null;
  const enemies = enemiesOf(scene);
  const near = nearestPiece({ ...now, x: aim.ghost.x, y: aim.ghost.y }, enemies);
  if (!near || near.gap > 250) return null;
  const nearer = scene.state.units.some((_, i) => {
    const own = scene.state.field.units[i]?.side === scene.side ? unitPlace(scene.state, i) : null;
    return own !== null && (nearestPiece(own, enemies)?.gap ?? Number.POSITIVE_INFINITY) < near.gap;
  });
  if (nearer) return null;
  const facts = { cm: toCm(toSteps(near.gap)) };
  return { key: 'web.hint.sip.general', rule: 'SIP-CMD-4', facts, pieces: { enemy: unit(near.index) } };
};

/** Most units have their orders: the good ones that are left. */
const ordersLeft: Hint = (scene, interaction) => {
  const { state, offers, side } = scene;
  if (!isOrdering(scene) || interaction.tool.at !== 'idle' || !state.field.switches.actionPoints) return null;
  const own = state.units.filter((one, i) => one.status === 'ready' && state.field.units[i]?.side === side);
  const ordered = own.filter((one) => one.ordered).length;
  if (state.points === 0 || ordered * 2 < own.length || able(scene).length === 0) return null;
  const left = best(
    offers.filter(({ type }) => type === 'fire' || type === 'charge' || type === 'rally'),
    (offer) => promise(state, offer),
  );
  const subject = left && subjectOf(left.one);
  if (!left || !subject || left.worth < 1 / 3) return null;
  return {
    key: `web.hint.sip.left.${left.one.type}`,
    rule: 'SIP-AP-4',
    facts: { chance: percent(left.worth), points: state.points },
    pieces: { unit: subject },
  };
};

export const HINTS: readonly Hint[] = [
  doubtfulCharge,
  weakShot,
  facingAway,
  withinCharge,
  outOfCommand,
  generalInFront,
  ordersLeft,
];
