/** Hints before a mistake. Pure: figures from the previews that resolve the order. */
import type { Command } from '@drumhead/large-battles';
import { MOST_DICE } from '@drumhead/large-battles/screen';
import { best, type HintRule } from '../../../guide/advice.ts';
import { hasItsBackTo, nearestPiece } from '../../../guide/nearestPiece.ts';
import { percent } from '../../../panels/percent.ts';
import { mm } from '../../../table/units.ts';
import { ableUnits, unitPiece } from './advisedSteps.ts';
import { chanceOf } from './chanceOf.ts';
import { unitRoll } from './odds.ts';
import { unitPlace } from './places.ts';
import type { ProposedCommand } from './proposal.ts';
import { actingUnits, type PieceRef, type Scene } from './scene.ts';
import type { Interaction } from './tool.ts';

type Hint = HintRule<Scene, Interaction, PieceRef>;

/** Chance that the target of a shot takes DIS. A retreat alone (LB-BOMB-14) does not count. */
const promise = (scene: Scene, command: Command): number => chanceOf(scene, command, 'defenderHurt');

/** An Approach with a smaller chance for DIS is warned of; chances that differ by less than the other are written alike. */
const LEAST_APPROACH = 0.25;
const EVEN = 0.005;

/** Places by unit; null: gone, or of one's own side. */
const enemyPlaces = ({ state, side }: Scene) =>
  state.units.map((_, i) => (state.field.units[i]?.side === side ? null : unitPlace(state, i)));

function aimed({ tool }: Interaction): ProposedCommand | null {
  return tool.at === 'aimed' || tool.at === 'carry' ? tool.aim : null;
}

/** Three dice with friends still to act: the turnover would cost them the phase. */
const dice: Hint = (scene, { tool, selected }) => {
  const { frame, state } = scene;
  if ((frame?.at !== 'slot' && frame?.at !== 'phase') || tool.at !== 'idle' || selected?.what !== 'unit') return null;
  const able = ableUnits(scene);
  const roll = able.includes(selected.index) ? unitRoll(state, selected.index, MOST_DICE, false) : null;
  const two = unitRoll(state, selected.index, 2, false);
  const others = able.length - 1;
  if (!roll || !two || roll.turnover < 0.2 || others === 0) return null;
  return {
    key: 'web.hint.lb.dice',
    rule: 'LB-ACT-13',
    facts: { ends: percent(roll.turnover), two: percent(two.turnover), others },
    pieces: { unit: selected },
  };
};

/** A shot that hardly ever disorders its target, with guns that may have a better one. */
const weakShot: Hint = (scene, interaction) => {
  const command = aimed(interaction)?.command;
  // A shot at a sector of a town wears down the sector, with or without a garrison.
  if (command?.type !== 'fire' || command.target < 0) return null;
  const shot = promise(scene, command);
  const other = best(
    scene.offers.filter(
      (offer) => offer.type === 'fire' && offer.unit === command.unit && offer.added === command.added,
    ),
    (offer) => promise(scene, offer),
  );
  if (other && other.one.type === 'fire' && other.one.target >= 0 && other.worth > shot + 0.1)
    return {
      key: 'web.hint.lb.otherTarget',
      rule: 'LB-BOMB-04',
      facts: { shot: percent(shot), other: percent(other.worth) },
      pieces: { target: unitPiece(other.one.target) },
    };
  if (shot >= 0.25) return null;
  return {
    key: 'web.hint.lb.weakShot',
    rule: 'LB-BOMB-09',
    facts: { shot: percent(shot) },
    pieces: { unit: unitPiece(command.unit) },
  };
};

/** A fight that its attacker more likely loses, or an Approach that hardly ever does harm. */
const badFight: Hint = (scene, interaction) => {
  const command = aimed(interaction)?.command;
  if (command?.type !== 'contact' && command?.type !== 'approach') return null;
  const chance = (wanted: string) => chanceOf(scene, command, wanted);
  const pieces = { unit: unitPiece(command.unit) };
  if (command.type === 'contact') {
    const [wins, loses] = [chance('attackerWins'), chance('defenderWins')];
    if (loses <= wins) return null;
    return {
      key: 'web.hint.lb.badFight',
      rule: 'LB-CON-05',
      facts: { wins: percent(wins), loses: percent(loses) },
      pieces,
    };
  }
  const [theirs, mine] = [chance('defenderHurt'), chance('attackerHurt')];
  if (theirs >= LEAST_APPROACH && theirs > mine - EVEN) return null;
  return {
    key: 'web.hint.lb.badApproach',
    rule: 'LB-APP-01',
    facts: { theirs: percent(theirs), mine: percent(mine) },
    pieces,
  };
};

/** It would stop where enemies could Approach it. */
const withinApproach: Hint = (_, interaction) => {
  const aim = aimed(interaction);
  const risk = aim?.consequences.find(({ what }) => what === 'lb.after.approach.in');
  if (!aim || !risk) return null;
  return {
    key: 'web.hint.lb.within',
    rule: risk.rule,
    facts: { enemies: risk.pieces.length },
    pieces: { unit: aim.piece, enemy: unitPiece(risk.pieces[0] as number) },
  };
};

/** Units would be out of command. */
const outOfCommand: Hint = (_, interaction) => {
  const lost = aimed(interaction)?.consequences.find(({ what }) => what === 'lb.after.command.lost');
  if (!lost) return null;
  const first = lost.pieces[0] as number;
  return {
    key: 'web.hint.lb.command',
    rule: lost.rule,
    facts: { units: lost.pieces.length },
    pieces: { unit: unitPiece(first) },
  };
};

/** It would turn its back to the nearest enemy, within a Long. */
const facingAway: Hint = (scene, interaction) => {
  const aim = aimed(interaction);
  const now = aim?.piece.what === 'unit' ? unitPlace(scene.state, aim.piece.index) : null;
  if (!aim?.ghost || !now) return null;
  const place = { ...now, x: aim.ghost.x, y: aim.ghost.y, facing: aim.ghost.facing };
  const enemies = enemyPlaces(scene);
  const near = nearestPiece(place, enemies);
  const enemy = near && enemies[near.index];
  if (!near || !enemy || near.gap > mm(scene.state.field.sticks.l)) return null;
  if (!hasItsBackTo(place, enemy) || hasItsBackTo(now, enemy)) return null;
  return {
    key: 'web.hint.lb.away',
    rule: 'LB-UNIT-06',
    facts: { gap: Math.round(near.gap) },
    pieces: { unit: aim.piece, enemy: unitPiece(near.index) },
  };
};

/** Half of the units have acted, and guns or a near unit have not. */
const ordersLeft: Hint = (scene, { tool, selected }) => {
  const { frame, state, side } = scene;
  if (frame?.at !== 'slot' || tool.at !== 'idle' || selected !== null) return null;
  const own = state.units.filter((unit, i) => unit.status === 'table' && state.field.units[i]?.side === side);
  const able = ableUnits(scene);
  if (able.length === 0 || able.length * 2 > own.length) return null;
  const unit = able[0] as number;
  const roll = unitRoll(state, unit, 1, false);
  if (!roll) return null;
  return {
    key: 'web.hint.lb.left',
    rule: 'LB-ACT-05',
    facts: { acts: percent(1 - roll.none), left: able.length },
    pieces: { unit: unitPiece(unit) },
  };
};

/** Ending an activation loses its actions, though guns could fire or infantry rally. */
const actionsLeft: Hint = (scene, { tool }) => {
  if (scene.frame?.at !== 'acting' || tool.at !== 'idle') return null;
  const doing = actingUnits(scene).find(({ unit }) =>
    scene.offers.some((offer) => offer.type === 'rally' && offer.unit === unit),
  );
  const dis = doing ? (scene.state.units[doing.unit]?.dis ?? 0) : 0;
  if (!doing || dis < 2) return null;
  return {
    key: 'web.hint.lb.rally',
    rule: 'LB-UNIT-09',
    facts: { dis, left: doing.left },
    pieces: { unit: unitPiece(doing.unit) },
  };
};

export const HINTS: readonly Hint[] = [
  weakShot,
  badFight,
  facingAway,
  withinApproach,
  outOfCommand,
  dice,
  ordersLeft,
  actionsLeft,
];
