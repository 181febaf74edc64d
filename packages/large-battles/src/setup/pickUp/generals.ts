/** Generals: a die for each, a special rule for "+", then the Break Points (LB-SET-13, LB-SEQ-10 steps 1, 2). */
import { D6, refusal, type Refusal, replaceTop, emit } from '@drumhead/engine';
import type { Command } from '../../state/commands.ts';
import type { GeneralsRollFrame, PlusRuleFrame } from '../../state/frames.ts';
import { cincOf } from '../../state/state.ts';
import { isCinc } from '../../ground/footprints.ts';
import { type Handler } from '../../turn/handler.ts';
import { plusRules } from '../../armies/plusRules.ts';
import type { Field, GeneralProfile, GeneralTraits, SideIndex, SideProfile } from '../../state/state.ts';
import { changeGeneral, type Draft, openDraft } from '../../state/draft.ts';
import { breakPoint, withHandicap } from '../../victory/breakPoint.ts';

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
  roll(draft, frame, faces) {
    const generals: number[] = [];
    for (const side of [0, 1] as const) {
      rollsOf(draft.field, frame, side).forEach(({ general, results }, i) => {
        const face = (faces[side] as readonly number[])[i] as number;
        const { q, plus } = results[face - 1] as GeneralsRollFrame['rolls'][number]['results'][number];
        changeProfile(draft, general, { q });
        changeGeneral(draft, general, { q });
        emit(draft, { type: 'generalRolled', rule: 'LB-LIST-05', general, face, q, plus });
        if (plus) generals.push(general);
      });
    }
    replaceTop(draft, { at: 'plusRule', generals });
  },
};

function rollsOf(field: Field, frame: GeneralsRollFrame, side: SideIndex): GeneralsRollFrame['rolls'] {
  return frame.rolls.filter(({ general }) => (field.generals[general] as GeneralProfile).side === side);
}

/** A new field with another profile for one General. */
function changeProfile(draft: Draft, general: number, change: Partial<GeneralProfile>): void {
  const generals = draft.field.generals.map((profile, i) => (i === general ? { ...profile, ...change } : profile));
  draft.field = { ...draft.field, generals };
}

/** LB-LIST-06. */
export const plusRuleHandler: Handler<PlusRuleFrame> = {
  asks: (state, { generals: [first] }) =>
    first === undefined ? 'auto' : (state.field.generals[first] as GeneralProfile).side,
  rule: () => 'LB-LIST-06',
  auto(draft) {
    setBreakPoints(draft);
    replaceTop(draft, { at: 'rolesRoll' });
  },
  offers: (state, { generals: [general = -1] }) =>
    rulesFor(state.field, general).map((rule) => ({ type: 'plus', general, rule })),
  covers: (state, frame, _side, command) => choose(openDraft(state), frame, command) === null,
  act: (draft, frame, _side, command) => choose(draft, frame, command),
};

function rulesFor(field: Field, general: number): readonly (keyof GeneralTraits)[] {
  return plusRules(isCinc(field, general) ? 'cinc' : 'leader') as readonly (keyof GeneralTraits)[];
}

function choose(draft: Draft, frame: PlusRuleFrame, command: Command): Refusal | null {
  const [general = -1, ...rest] = frame.generals;
  if (command.type !== 'plus') return refusal('LB-LIST-06', 'lb.refusal.pickup.plusFirst', { general });
  if (command.general !== general) return refusal('LB-LIST-06', 'lb.refusal.pickup.plusFirst', { general });
  const known = rulesFor(draft.field, general);
  if (!known.includes(command.rule)) {
    return refusal('LB-LIST-06', 'lb.refusal.pickup.plusRule', { general, traits: known.join(', ') });
  }
  const { traits } = draft.field.generals[general] as GeneralProfile;
  changeProfile(draft, general, { traits: { ...traits, [command.rule]: true } });
  emit(draft, { type: 'plusChosen', rule: 'LB-LIST-06', general, trait: command.rule });
  replaceTop(draft, { at: 'plusRule', generals: rest });
  return null;
}

/** LB-VIC-01, -02: fixed before the battle, once the Generals are known. */
function setBreakPoints(draft: Draft): void {
  const side = (index: SideIndex): SideProfile => {
    const { traits } = draft.field.generals[cincOf(draft, index)] as GeneralProfile;
    const units = draft.field.units.filter((unit) => unit.side === index).length;
    const profile = draft.field.sides[index];
    return { ...profile, breakPoint: withHandicap(breakPoint(units, traits), profile.handicap) };
  };
  const sides = [side(0), side(1)] as const;
  draft.field = { ...draft.field, sides };
  emit(draft, { type: 'breakPointsSet', rule: 'LB-VIC-01', breakPoints: [sides[0].breakPoint, sides[1].breakPoint] });
}
