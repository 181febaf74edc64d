import { type Battle, begin, decide, DICE } from '@drumhead/engine';
import { duel, type DuelCommand, type DuelEvent, type DuelState } from '@drumhead/testkit/duel';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../camera.ts';
import { DUEL_TOOL, type DuelKinds, momentOf, viewOf } from './duelTool.ts';
import { handlesOf } from '../handlesOf.ts';
import type { Input, Interaction } from '../rules.ts';
import { NO_INTERACTION, toolStep } from '../step.ts';

type Duel = Battle<DuelState, DuelCommand, DuelEvent>;

function ordered(battle: Duel, seat: string, command: unknown): Duel {
  const answer = decide(battle, seat, command);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.battle;
}

/** Guards are chosen and dice thrown by themselves: blows always hit. */
function untilAsked(battle: Duel): Duel {
  let now = battle;
  for (;;) {
    const waiting = duel.pending(now.state)[0];
    if (!waiting) return now;
    const frame = now.state.frames.at(-1);
    if (waiting.seat === DICE) now = ordered(now, DICE, { type: 'roll', faces: [[6, 6], [2]] });
    else if (frame?.at === 'guards') now = ordered(now, waiting.seat, { type: 'guard', guard: `${waiting.seat}-high` });
    else return now;
  }
}

function begun(lane: number): Duel {
  const made = begin(duel, { lane, rounds: 12, names: ['red', 'blue'] });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return untilAsked(made.value);
}

const sceneOf = ({ state }: Duel, seat: string) => momentOf(state, seat);
const at = (pace: number): Point => ({ x: pace * 10, y: 50 });

/** Gestures of one seat, with every command that they send. */
function played(
  battle: Duel,
  seat: string,
  inputs: readonly Input<DuelKinds>[],
  from: Interaction<DuelKinds> = NO_INTERACTION,
) {
  let now = battle;
  let interaction = from;
  for (const input of inputs) {
    const next = toolStep(DUEL_TOOL, interaction, input, sceneOf(now, seat));
    interaction = next.interaction;
    const commands = next.sendAll ?? (next.send ? [next.send] : []);
    now = commands.reduce((before, command) => untilAsked(ordered(before, seat, command)), now);
  }
  return { battle: now, interaction };
}

const dragged = (from: number, to: number): readonly Input<DuelKinds>[] => [
  { type: 'press', at: at(from), reach: 5 },
  { type: 'drag', at: at((from + to) / 2) },
  { type: 'drop', at: at(to) },
];

describe('a further rule set on the table, by the tools that all share', () => {
  it('DUEL-ACT-4 drags a man, shows him as far as he may go, and steps at the second tap', () => {
    const start = begun(100);
    const { interaction } = played(start, 'red', dragged(0, 50));
    const aim = interaction.tool.at === 'aimed' ? interaction.tool.aim : expect.unreachable();
    expect(aim).toMatchObject({ asked: { by: 50 }, command: { by: 20 }, refusal: { rule: 'DUEL-ACT-4' } });
    expect(viewOf(sceneOf(start, 'red'), aim)).toMatchObject({
      ghosts: [at(20)],
      lines: [{ label: '78 paces', enemy: true }],
    });
    expect(handlesOf(DUEL_TOOL, interaction, sceneOf(start, 'red'), 15)).toEqual([
      { handle: 'body', at: { x: 200, y: 75 } },
    ]);
    const { battle } = played(start, 'red', [{ type: 'tap', at: at(20), reach: 5 }], interaction);
    expect(battle.state.men.map((man) => man.at)).toEqual([20, 100]);
  });

  it('DUEL-ACT-1 grabs nobody who may not act', () => {
    const scene = sceneOf(begun(100), 'red');
    const press = { type: 'press', at: at(100), reach: 5 } as const;
    expect(toolStep(DUEL_TOOL, NO_INTERACTION, press, scene).holds).toBe(false);
    expect(toolStep(DUEL_TOOL, NO_INTERACTION, { ...press, at: at(0) }, scene).holds).toBe(true);
  });

  it('measures from base to base', () => {
    const { interaction } = played(begun(100), 'red', [{ type: 'measure' }, ...dragged(0, 100)]);
    expect(interaction.tool).toEqual({ at: 'measure', from: at(0), to: at(100), held: false });
  });

  it('DUEL-END-3 is played to its end by taps and drags alone', () => {
    let battle = begun(60);
    for (let turns = 0; duel.outcome(battle.state) === null; turns++) {
      if (turns > 50) throw new Error('the duel does not end');
      const { state } = battle;
      const { seat } = duel.pending(state)[0] ?? expect.unreachable();
      const man = state.men.findIndex((one) => one.seat === seat);
      const [own, foe] = [state.men[man]?.at ?? 0, state.men[1 - man]?.at ?? 0];
      const to = own + Math.sign(foe - own) * 20;
      const near = Math.abs(foe - own) <= 30;
      const blow = [own, foe, foe].map((one): Input<DuelKinds> => ({ type: 'tap', at: at(one), reach: 5 }));
      const way: readonly Input<DuelKinds>[] = [...dragged(own, to), { type: 'confirm' }];
      battle = played(battle, seat, near ? blow : way).battle;
    }
    expect(duel.outcome(battle.state)).toMatchObject({ winner: 'blue', rule: 'DUEL-END-3' });
  });
});
