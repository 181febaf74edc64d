/** LB-DICE-12..14. Re-rolls of combat dice: A decides on each right it owns, then D. */
import { D6, type DiceRequest, refusal, emit } from '@drumhead/engine';
import type { Command } from '../../state/commands.ts';
import type { Combat, CombatFrame, CombatStep, Faces, RerollRight } from '../../state/combatFrame.ts';
import type { State, Traits, UnitProfile } from '../../state/state.ts';
import { unitsOf } from './tallies.ts';
import { type Draft } from '../../state/draft.ts';
import { goToStep, sideOfRole, type Step } from '../combatStep.ts';

type Phase = 'approach' | 'contact';

/** The special rules of one unit that give a re-roll. */
interface Rerolling {
  readonly traits: Pick<Traits, 'determined' | 'wavering' | 'strong' | 'weak'>;
}

/** LB-SPEC-03, -23 in the Approach, LB-SPEC-18, -24 in the Contact. One right of each kind for a whole side. */
export function rerollRights(a: readonly Rerolling[], d: readonly Rerolling[], phase: Phase): readonly RerollRight[] {
  const rights: RerollRight[] = [];
  for (const by of ['a', 'd'] as const) {
    const own = by === 'a' ? a : d;
    const enemy = by === 'a' ? d : a;
    if (phase === 'approach') {
      if (own.some(({ traits }) => traits.determined)) rights.push({ by, rule: 'LB-SPEC-03' });
      if (enemy.some(({ traits }) => traits.wavering)) rights.push({ by, rule: 'LB-SPEC-23' });
    } else {
      if (own.some(({ traits }) => traits.strong)) rights.push({ by, rule: 'LB-SPEC-18' });
      if (enemy.some(({ traits }) => traits.weak)) rights.push({ by, rule: 'LB-SPEC-24' });
    }
  }
  return rights;
}

/** LB-DICE-12, -14. The rights of the two sides of this combat. */
export function rightsOf(state: State, combat: Combat, phase: Phase): readonly RerollRight[] {
  const profiles = (by: 'a' | 'd') => unitsOf(combat, by).map((unit) => state.field.units[unit] as UnitProfile);
  return rerollRights(profiles('a'), profiles('d'), phase);
}

/** The dice have been rolled: owners of re-rolls decide, or the result is read at once. */
export function afterRoll(
  draft: Draft,
  frame: CombatFrame,
  faces: Faces,
  phase: Phase,
  change: Partial<CombatFrame> = {},
): void {
  const rights = rightsOf(draft, frame.combat, phase);
  goToStep(draft, frame, rights.length > 0 ? STEPS[phase].choice : STEPS[phase].result, { ...change, faces, rights });
}

const STEPS: {
  readonly [K in Phase]: { readonly choice: CombatStep; readonly roll: CombatStep; readonly result: CombatStep };
} = {
  approach: { choice: 'approachReroll', roll: 'approachRerollRoll', result: 'approachResult' },
  contact: { choice: 'contactReroll', roll: 'contactRerollRoll', result: 'contactResult' },
};

function rightOf(frame: CombatFrame): RerollRight {
  return frame.rights[0] as RerollRight;
}

function own(frame: CombatFrame): { readonly dice: readonly number[]; readonly again: readonly number[] } {
  const faces = frame.faces as Faces;
  return rightOf(frame).by === 'a' ? { dice: faces.a, again: faces.aAgain } : { dice: faces.d, again: faces.dAgain };
}

/** The right is used or given up. */
function next(draft: Draft, frame: CombatFrame, phase: Phase, faces: Faces): void {
  const rights = frame.rights.slice(1);
  goToStep(draft, frame, rights.length > 0 ? STEPS[phase].choice : STEPS[phase].result, { faces, rights, again: null });
}

/** LB-DICE-12, -13, LB-FAQ-08. One of the side's own dice, not rolled again before. */
export function rerollChoice(phase: Phase): Step {
  return {
    rule: 'LB-DICE-12',
    asks: (_state, frame) => sideOfRole(frame.combat, rightOf(frame).by),
    offers(_state, frame) {
      const { dice, again } = own(frame);
      const offers: Command[] = [{ type: 'keep' }];
      for (let die = 0; die < dice.length; die++) if (!again.includes(die)) offers.push({ type: 'reroll', die });
      return offers;
    },
    act(draft, frame, command) {
      if (command.type === 'keep') {
        next(draft, frame, phase, frame.faces as Faces);
        return null;
      }
      if (command.type !== 'reroll') return refusal('LB-DICE-12', 'lb.refusal.fight.rerollOrKeep');
      const { dice, again } = own(frame);
      if (command.die >= dice.length) return refusal('LB-DICE-12', 'lb.refusal.fight.noSuchDie', { dice: dice.length });
      if (again.includes(command.die)) return refusal('LB-DICE-13', 'lb.refusal.fight.dieRolledAgain');
      goToStep(draft, frame, STEPS[phase].roll, { again: { of: rightOf(frame).by, die: command.die } });
      return null;
    },
  };
}

export function rerollRoll(phase: Phase): Step {
  return {
    rule: 'LB-DICE-12',
    asks: () => 'dice',
    dice(state, frame): readonly DiceRequest[] {
      const { by } = rightOf(frame);
      return [
        {
          what: `lb.dice.${phase}.reroll`,
          owner: state.field.sides[sideOfRole(frame.combat, by)].id,
          count: 1,
          faces: D6,
        },
      ];
    },
    roll(draft, frame, rolled) {
      const face = (rolled[0] as readonly number[])[0] as number;
      const { by, rule } = rightOf(frame);
      const { die } = frame.again as { die: number };
      const { dice, again } = own(frame);
      const before = frame.faces as Faces;
      const after = dice.map((old, i) => (i === die ? face : old));
      const units = unitsOf(frame.combat, by);
      emit(draft, { type: 'combatRerolled', rule, of: by, units, from: dice[die] as number, to: face });
      next(
        draft,
        frame,
        phase,
        by === 'a'
          ? { a: after, d: before.d, aAgain: [...again, die], dAgain: before.dAgain }
          : { a: before.a, d: after, aAgain: before.aAgain, dAgain: [...again, die] },
      );
    },
  };
}
