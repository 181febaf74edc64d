/** Hints before a mistake. Pure: figures from the previews that resolve the order. */
import {
  activationPreview,
  type Command,
  engagedWith,
  inContact,
  isEnemy,
  isLeader,
  MOST_DICE,
  onTable,
  type State,
} from '@drumhead/skirmish/screen';
import { best, type HintRule } from '../../../guide/advice.ts';
import { percent } from '../../../panels/percent.ts';
import { bringsDown, clashAfter } from './clash.ts';
import { othersAble, rollOf } from './advisedSteps.ts';
import { away, radiusIn, spotOf } from './places.ts';
import { choosable, judge, type Scene } from './scene.ts';
import type { Interaction } from './tool.ts';
import type { ProposedCommand } from './proposedCommand.ts';

type Hint = HintRule<Scene, Interaction, number>;

/** The order in hand, or null. */
function aimed({ tool }: Interaction): ProposedCommand | null {
  return tool.at === 'aimed' || tool.at === 'carry' ? tool.aim : null;
}

/** The model that dice are about to be chosen for, or -1. */
function aboutToRoll(scene: Scene, { tool, selected }: Interaction): number {
  const { frame } = scene;
  if (frame?.at === 'diceChoice') return frame.model;
  const isTurn = frame?.at === 'turn' && tool.at === 'idle';
  return isTurn && selected !== null && choosable(scene).includes(selected) ? selected : -1;
}

const SAFER = 2;

/** Three dice with friends still to act: the turnover would cost them their turn. */
const dice: Hint = (scene, interaction) => {
  const model = aboutToRoll(scene, interaction);
  if (model < 0 || !activationPreview(scene.state, model).some((one) => one.dice === MOST_DICE)) return null;
  const others = othersAble(scene, model);
  const { ends } = rollOf(scene.state, model, MOST_DICE);
  if (others === 0 || ends < 0.2) return null;
  return {
    key: 'web.hint.sk.dice',
    rule: 'SK-ACT-3',
    facts: { ends: percent(ends), two: percent(rollOf(scene.state, model, SAFER).ends), others },
    pieces: { model },
  };
};

/** A Leader who rolls first with more than one die risks the turn of all. */
const leaderFirst: Hint = (scene, interaction) => {
  const model = aboutToRoll(scene, interaction);
  if (model < 0 || !isLeader(scene.state, model)) return null;
  const fighting = onTable(scene.state, scene.player).filter(
    (own) => own !== model && scene.state.models[own]?.activated === false && engagedWith(scene.state, own).length > 0,
  );
  if (fighting.length === 0) return null;
  const { ends } = rollOf(scene.state, model, SAFER);
  return {
    key: 'web.hint.sk.fightersFirst',
    rule: 'SK-ACT-3',
    facts: { ends: percent(ends) },
    pieces: { model: fighting[0] as number },
  };
};

type Aimed = Extract<Command, { readonly type: 'attack' | 'shoot' }>;

/** The attack or shot of the acting model that most likely brings an enemy down; its worth is that chance. */
const bestAttack = (scene: Scene, types: readonly Aimed['type'][]) =>
  best(
    scene.offers.filter((offer): offer is Aimed => (types as readonly string[]).includes(offer.type)),
    (one) => {
      const clash = clashAfter(scene, one);
      return clash ? bringsDown(clash, one.target) : 0;
    },
  );

/** The key of a text with the chance of an attack or shot: of a target on the ground "down" is no result. */
const keyFor = ({ models }: State, target: number, key: string): string =>
  models[target]?.posture === 'fallen' ? `${key}Down` : key;

/** A shot that hardly ever brings anybody down, with a fight to be had instead. */
const weakShot: Hint = (scene, interaction) => {
  const aim = aimed(interaction);
  const command = aim?.command;
  if (command?.type !== 'shoot') return null;
  const clash = clashAfter(scene, command);
  if (!clash) return null;
  const shot = bringsDown(clash, command.target);
  const fight = bestAttack(scene, ['attack']);
  if (fight && fight.worth > shot)
    return {
      key: 'web.hint.sk.shotOrFight',
      rule: 'SK-HTH-2',
      facts: { shot: percent(shot), fight: percent(fight.worth) },
      pieces: { model: command.model, enemy: fight.one.target },
    };
  if (shot >= 0.2) return null;
  return {
    key: keyFor(scene.state, command.target, 'web.hint.sk.weakShot'),
    rule: 'SK-RNG-2',
    facts: { shot: percent(shot) },
    pieces: { model: command.model, enemy: command.target },
  };
};

/** A fight that more likely brings its attacker down than its target. */
const badFight: Hint = (scene, interaction) => {
  const command = aimed(interaction)?.command;
  if (command?.type !== 'attack') return null;
  const clash = clashAfter(scene, command);
  if (!clash) return null;
  const [brings, suffers] = [bringsDown(clash, command.target), bringsDown(clash, command.model)];
  if (suffers <= brings) return null;
  return {
    key: 'web.hint.sk.badFight',
    rule: 'SK-HTH-8',
    facts: { wins: percent(brings), loses: percent(suffers) },
    pieces: { model: command.model, enemy: command.target },
  };
};

/** It would stop where enemies can come into contact with it. */
const withinReach: Hint = (_, interaction) => {
  const aim = aimed(interaction);
  const risk = aim?.consequences.find(({ what }) => what === 'sk.after.move.in');
  if (!aim || !risk || aim.meets.length > 0) return null;
  return {
    key: 'web.hint.sk.within',
    rule: risk.rule,
    facts: { enemies: risk.pieces.length },
    pieces: { model: aim.piece, enemy: risk.pieces[0] as number },
  };
};

/** Models would lose the bonus of their commander. */
const outOfCommand: Hint = (_, interaction) => {
  const lost = aimed(interaction)?.consequences.find(({ what }) => what === 'sk.after.command.lost');
  if (!lost) return null;
  return {
    key: 'web.hint.sk.command',
    rule: lost.rule,
    facts: { models: lost.pieces.length },
    pieces: { model: lost.pieces[0] as number },
  };
};

/** Millimetres to the nearest enemy. */
function nearestEnemy(state: State, model: number): number {
  const spot = spotOf(state, model);
  const gaps = state.models.flatMap((_, other) => {
    const there = isEnemy(state, model, other) ? spotOf(state, other) : null;
    return spot && there ? [away(spot, there) - radiusIn(state, model) - radiusIn(state, other)] : [];
  });
  return Math.max(0, Math.min(...gaps));
}

/** A Leader nearer to the enemy than all his men. */
const leaderInFront: Hint = ({ state, player }, interaction) => {
  const aim = aimed(interaction);
  const ghost = aim?.ghost;
  if (!aim || !ghost || !isLeader(state, aim.piece) || aim.meets.length > 0) return null;
  const enemies = state.models.flatMap((_, i) =>
    state.field.models[i]?.player === player ? [] : (spotOf(state, i) ?? []),
  );
  const near = best(enemies, (spot) => -away(ghost, spot));
  if (!near || -near.worth > 200) return null;
  const nearer = onTable(state, player).some((own) => own !== aim.piece && nearestEnemy(state, own) < -near.worth);
  if (nearer) return null;
  return {
    key: 'web.hint.sk.leader',
    rule: 'SK-END-2',
    facts: { gap: Math.round(-near.worth) },
    pieces: { model: aim.piece },
  };
};

/** Half of the men have acted; one that could fight or shoot has not. */
const ordersLeft: Hint = (scene, { tool, selected }) => {
  const { frame, state, player } = scene;
  if (frame?.at !== 'turn' || tool.at !== 'idle' || !scene.pending) return null;
  const able = choosable(scene);
  const own = onTable(state, player);
  if (able.length === 0 || able.length * 2 > own.length || able.includes(selected ?? -1)) return null;
  const fighter = able.find((model) =>
    state.models.some((_, other) => isOnTable(scene, other) && inContact(state, model, other)),
  );
  const model = fighter ?? able[0];
  if (model === undefined) return null;
  const roll = rollOf(state, model, 1);
  return {
    key: fighter === undefined ? 'web.hint.sk.left' : 'web.hint.sk.leftFighter',
    rule: 'SK-ACT-6',
    facts: { acts: percent(roll.acts), left: able.length },
    pieces: { model },
  };
};

const isOnTable = ({ state, player }: Scene, model: number): boolean =>
  spotOf(state, model) !== null && state.field.models[model]?.player !== player;

/** Ending with actions left loses them, though one could still be used. */
const actionsLeft: Hint = (scene, interaction) => {
  const { frame } = scene;
  if (frame?.at !== 'acting' || interaction.tool.at !== 'idle' || frame.doing.left === 0 || !frame.doing.acted)
    return null;
  const attack = bestAttack(scene, ['attack', 'shoot']);
  if (!attack || attack.worth < 0.2 || !judge(scene, attack.one).ok) return null;
  return {
    key: keyFor(scene.state, attack.one.target, 'web.hint.sk.actions'),
    rule: 'SK-ACT-8',
    facts: { left: frame.doing.left, chance: percent(attack.worth) },
    pieces: { model: frame.doing.model, enemy: attack.one.target },
  };
};

export const HINTS: readonly Hint[] = [
  weakShot,
  badFight,
  leaderInFront,
  withinReach,
  outOfCommand,
  leaderFirst,
  dice,
  ordersLeft,
  actionsLeft,
];
