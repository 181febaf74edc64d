/** Activations by a tap or a drag: the brigade is opened where it must be, and a move drawn before follows the dice. */
import { DICE } from '@drumhead/engine';
import type { Command, State } from '@drumhead/large-battles';
import { memoizeByPiece } from '../../../battle/interaction/memoizeByPiece.ts';
import { actingUnits, judge, type PieceRef, type Scene, sceneOf } from './scene.ts';
import { ifEnemyHolds } from './way.ts';

type Activate = Extract<Command, { readonly type: 'activate' }>;

/** A unit that may be activated now: the choices of dice, and the order that opens its brigade first. */
export interface Activation {
  readonly first: readonly Command[];
  /** The decision for the choice of dice. */
  readonly scene: Scene;
  readonly rolls: readonly Activate[];
}

/** Null where the unit cannot be activated now. */
export const activationOf = memoizeByPiece(
  (scene: Scene, unit): Activation | null => openActivation(scene, unit) ?? activationAfterOpening(scene, unit),
);

function openActivation(scene: Scene, unit: number, first: readonly Command[] = []): Activation | null {
  const rolls = scene.offers.filter((offer): offer is Activate => offer.type === 'activate' && offer.unit === unit);
  return rolls.length === 0 ? null : { first, scene, rolls };
}

function activationAfterOpening(scene: Scene, unit: number): Activation | null {
  const open = openingOf(scene, unit);
  const judged = open && judge(scene, open);
  return open && judged?.ok ? openActivation(sceneOf(judged.after, scene.seat, scene.rules), unit, [open]) : null;
}

/** The order that opens the brigade of a unit, or null. */
function openingOf({ offers, state, side }: Scene, unit: number): Command | null {
  if (state.field.units[unit]?.side !== side) return null;
  const brigade = state.units[unit]?.brigade;
  return offers.find((offer) => offer.type === 'open' && offer.brigade === brigade) ?? null;
}

/** What is chosen, with the Move that was drawn for it before, if any. */
interface Chosen {
  readonly selected: PieceRef | null;
  readonly tool: {
    readonly at: string;
    readonly aim?: { readonly cost: number; readonly commands: readonly Command[] } | null;
  };
}

/** The chosen unit or General with so many dice; a brigade not opened yet is opened with it. */
export function activated({ selected, tool }: Chosen, scene: Scene, dice: number): readonly Command[] {
  if (selected?.what === 'general') {
    const offered = scene.offers.find(
      (offer) => offer.type === 'activateGeneral' && offer.general === selected.index && offer.dice === dice,
    );
    return offered ? [offered] : [];
  }
  const activation = selected && activationOf(scene, selected.index);
  const roll = activation?.rolls.find((offer) => offer.dice === dice);
  const drawn = tool.at === 'aimed' ? tool.aim : null;
  if (!activation || !roll || (drawn && drawn.cost > dice)) return [];
  return [...activation.first, roll, ...(drawn?.commands ?? [])];
}

/** The unit's decision if all its dice succeed, for planning its moves before it is activated; null without dice. */
export const actingAtBest = memoizeByPiece((scene: Scene, unit): Scene | null => {
  const activation = activationOf(scene, unit);
  const most = activation?.rolls.reduce((a, b) => (b.dice > a.dice ? b : a));
  const chosen = activation && most ? judge(activation.scene, most) : null;
  if (!chosen?.ok) return null;
  const rolled = bestRoll(scene, chosen.after);
  if (!rolled) return null;
  const acting = sceneOf(ifEnemyHolds(scene, rolled).state, scene.seat, scene.rules);
  return actingUnits(acting).some((one) => one.unit === unit) ? acting : null;
});

/** The highest face of every die that is rolled now. */
export function bestRoll({ rules }: Pick<Scene, 'rules'>, state: State): State | null {
  const { dice } = rules.pending(state).find(({ seat }) => seat === DICE) ?? {};
  // Without dice all successes are automatic.
  if (!dice) return state;
  const faces = dice.map(({ count, faces: of }) => Array.from({ length: count }, () => Math.max(...of)));
  const answer = rules.decide(state, DICE, { type: 'roll', faces });
  return answer.ok ? answer.state : null;
}
