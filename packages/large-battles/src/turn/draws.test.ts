/** Drawing an offer: the same commands as in the list, none of them twice. */
import { seededRandomInt, DICE, openOf, seededDice } from '@drumhead/engine';
import { expect, it } from 'vitest';
import { activationHandler } from './activation.ts';
import { largeBattles } from '../ruleset.ts';
import type { State } from '../state/state.ts';

const textsOf = (commands: readonly unknown[]): string[] => commands.map((command) => JSON.stringify(command)).sort();

/** Plays a battle by drawing for so many commands, and shows every state in which units act. */
function drawnBattle(id: string, seed: number, commands: number, look: (state: State) => void): Set<string> {
  const made = largeBattles.create(largeBattles.scenario(id));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  let state = made.value;
  const random = seededRandomInt(seed);
  const dice = seededDice(seed);
  const kinds = new Set<string>();
  for (let i = 0; i < commands && state.outcome === null; i++) {
    const waiting = largeBattles.pending(state)[0];
    if (waiting === undefined) throw new Error('nobody has a decision');
    const { seat, decision } = waiting;
    if (decision === 'acting') look(state);
    const command = seat === DICE ? dice.roll(waiting) : largeBattles.anyOffer?.(state, seat, random);
    if (!command) throw new Error(`${seat} draws nothing`);
    kinds.add(command.type === 'move' ? command.move.kind : command.type);
    const answer = largeBattles.decide(state, seat, command);
    if (!answer.ok) throw new Error(JSON.stringify({ command, ...answer.refusal }));
    state = answer.state;
  }
  return kinds;
}

it('LB-ACT-18 what acting units draw from is what they are offered', () => {
  const kinds = new Set<string>();
  for (const [seed, id] of [
    'peninsular-clash',
    'to-vienna',
    'spanish-pride',
    'peninsular-clash',
    'to-vienna',
  ].entries()) {
    const drawn = drawnBattle(id, seed, 6000, (state) => {
      const frame = state.frames[state.frames.length - 1];
      if (frame?.at !== 'acting') throw new Error('somebody else acts');
      const choices = activationHandler.choices?.(state, frame, frame.side) ?? null;
      if (choices === null) throw new Error('nothing is drawn from');
      const open = textsOf(openOf(choices));
      // LB-PROX-05: where none of the few is open, the list holds the others.
      if (open.length > 0) expect(open).toEqual(textsOf(activationHandler.offers(state, frame, frame.side)));
    });
    for (const kind of drawn) kinds.add(kind);
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(['straight', 'oblique', 'lateral', 'backward', 'wheel', 'rotate', 'aboutFace', 'fast']),
  );
  expect([...kinds]).toEqual(expect.arrayContaining(['shift', 'form', 'road', 'reload', 'stop']));
}, 120_000);
