/** Generals: a die for each, a special rule for "+", then the Break Points (LB-SET-13, LB-SEQ-10 steps 1, 2). */
import { D6, refusal, type Refusal, replaceTop, emit } from '@drumhead/engine';
import type { Command } from '../../state/commands.ts';
import type { GeneralsRollFrame, PlusRuleFrame } from '../../state/frames.ts';
import { cincOf } from '../../state/state.ts';
import { isCinc } from '../../ground/footprints.ts';
import { type Handler } from '../../turn/handler.ts';
import { plusRules } from '../../armies/plusRules.ts';
import type { Field, GeneralProfile, GeneralTraits, SideIndex, SideProfile } from '../../state/state.ts';
import { changeGeneral } from '../../state/changes.ts';
import { breakPoint } from '../../victory/breakPoint.ts';
import { open, type Work } from '../../state/draft.ts';

/** LB-LIST-05. */
export const generalsRollHandler: Handler<GeneralsRollFrame> = {
  asks: () => 'dice',
  rule: () => 'LB-LIST-05',
  dice: (state, frame) =>
    ([0, 1] as const).map((side) => ({
      what: 'lb.dice.generals',
      owner: state.field.sides[side].id,
      count: rollsOf(state.field, frame, side).length,
      faces: D6,
    })),
  offers: () => [],
  act: () => refusal('LB-LIST-05', 'lb.refusal.notNow'),
  roll(work, frame, faces) {
    const generals: number[] = [];
    for (const side of [0, 1] as const) {
      rollsOf(work.field, frame, side).forEach(({ general, results }, i) => {
        const face = (faces[side] as readonly number[])[i] as number;
        const { q, plus } = results[face - 1] as GeneralsRollFrame['rolls'][number]['results'][number];
        changeProfile(work, general, { q });
        changeGeneral(work, general, { q });
        emit(work, { type: 'generalRolled', rule: 'LB-LIST-05', general, face, q, plus });
        if (plus) generals.push(general);
      });
    }
    replaceTop(work, { at: 'plusRule', generals });
  },
};

function rollsOf(field: Field, frame: GeneralsRollFrame, side: SideIndex): GeneralsRollFrame['rolls'] {
  return frame.rolls.filter(({ general }) => (field.generals[general] as GeneralProfile).side === side);
}

/** A new field with another profile for one General. */
function changeProfile(work: Work, general: number, change: Partial<GeneralProfile>): void {
  const generals = work.field.generals.map((profile, i) => (i === general ? { ...profile, ...change } : profile));
  work.field = { ...work.field, generals };
}

/** LB-LIST-06. */
export const plusRuleHandler: Handler<PlusRuleFrame> = {
  asks: (state, { generals: [first] }) =>
    first === undefined ? 'auto' : (state.field.generals[first] as GeneralProfile).side,
  rule: () => 'LB-LIST-06',
  auto(work) {
    setBreakPoints(work);
    replaceTop(work, { at: 'rolesRoll' });
  },
  offers: (state, { generals: [general = -1] }) =>
    rulesFor(state.field, general).map((rule) => ({ type: 'plus', general, rule })),
  covers: (state, frame, _side, command) => choose(open(state), frame, command) === null,
  act: (work, frame, _side, command) => choose(work, frame, command),
};

function rulesFor(field: Field, general: number): readonly (keyof GeneralTraits)[] {
  return plusRules(isCinc(field, general) ? 'cinc' : 'leader') as readonly (keyof GeneralTraits)[];
}

function choose(work: Work, frame: PlusRuleFrame, command: Command): Refusal | null {
  const [general = -1, ...rest] = frame.generals;
  if (command.type !== 'plus') return refusal('LB-LIST-06', 'lb.refusal.pickup.plusFirst', { general });
  if (command.general !== general) return refusal('LB-LIST-06', 'lb.refusal.pickup.plusFirst', { general });
  const known = rulesFor(work.field, general);
  if (!known.includes(command.rule)) {
    return refusal('LB-LIST-06', 'lb.refusal.pickup.plusRule', { general, traits: known.join(', ') });
  }
  const { traits } = work.field.generals[general] as GeneralProfile;
  changeProfile(work, general, { traits: { ...traits, [command.rule]: true } });
  emit(work, { type: 'plusChosen', rule: 'LB-LIST-06', general, trait: command.rule });
  replaceTop(work, { at: 'plusRule', generals: rest });
  return null;
}

/** LB-VIC-01, -02: fixed before the battle, once the Generals are known. */
function setBreakPoints(work: Work): void {
  const side = (index: SideIndex): SideProfile => {
    const { traits } = work.field.generals[cincOf(work, index)] as GeneralProfile;
    const units = work.field.units.filter((unit) => unit.side === index).length;
    return { ...work.field.sides[index], breakPoint: breakPoint(units, traits) };
  };
  const sides = [side(0), side(1)] as const;
  work.field = { ...work.field, sides };
  emit(work, { type: 'breakPointsSet', rule: 'LB-VIC-01', breakPoints: [sides[0].breakPoint, sides[1].breakPoint] });
}
