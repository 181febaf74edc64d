import { describe, expect, it } from 'vitest';
import type { AnyStep } from '../host/hosted.ts';
import type { LogLine } from '../screen.ts';
import { decidingLines, nextStop, previousStop, remembering } from './told.ts';
import { announcement, areOwn, rollsSince, secretSetUps, turnSteps } from './turnSteps.ts';

/** Steps by their texts: “-” says nothing, “(…)” is lesser news. */
function stepsOf(...texts: readonly string[]): readonly AnyStep[] {
  return texts.map((text, i) => {
    const [seat = '', words = ''] = text.split(': ');
    return { number: i + 1, seat, events: [{ text: words }] } as unknown as AnyStep;
  });
}

function tell(step: AnyStep): readonly LogLine[] {
  const { text } = step.events[0] as unknown as { readonly text: string };
  if (text === '-') return [];
  const weight = text.startsWith('(') ? 'minor' : 'plain';
  return [{ text, rule: '', weight, dice: [], tallies: [], pieces: ['unit-1'], side: 0 }];
}
const told = (step: AnyStep): boolean => tell(step).some(({ weight }) => weight !== 'minor');
const asksPerson = (): boolean => true;

describe('steps of a turn', () => {
  const steps = stepsOf('france: moves', 'britain: -', 'dice: rolls 4 2', 'britain: (reloads)', 'britain: fires');

  it('are numbered from the order on, and leave out what the log does not tell', () => {
    const found = turnSteps(steps, 1, tell);
    expect(found.map(({ number, count, text }) => [number, count, text])).toEqual([
      [1, 3, 'rolls 4 2'],
      [2, 5, 'fires'],
    ]);
  });

  it('name the seat whose order the dice answer', () => {
    expect(turnSteps(steps, 1, tell)[0]).toMatchObject({ seat: 'britain', rolled: true, pieces: ['unit-1'] });
    expect(turnSteps(stepsOf('france: moves', 'dice: rolls'), 1, tell)[0]).toMatchObject({ seat: 'france' });
  });

  it('are told once each, also those that the log leaves out', () => {
    const asked: number[] = [];
    const once = remembering((step) => {
      asked.push(step.number);
      return tell(step);
    });
    turnSteps(steps.slice(0, 3), 0, once);
    expect(turnSteps(steps, 0, once)).toEqual(turnSteps(steps, 0, tell));
    expect(asked).toEqual([1, 2, 3, 4, 5]);
  });
});

it('the roll of an order stays beside that of an enemy who answered it', () => {
  const steps = stepsOf('dice: old', 'france: activates', 'dice: 5 2', 'britain: reacts', 'dice: 4', 'dice: 3');
  const rolls = (until: number) => rollsSince(steps.slice(0, until), 2, 2, tell).map(({ number }) => number);
  expect(rolls(6)).toEqual([6, 5]);
  expect(rolls(5)).toEqual([5, 3]);
  expect(rolls(2)).toEqual([1]);
});

it('the roll of a turn that is over is no longer shown', () => {
  const begins = (step: AnyStep): readonly LogLine[] => tell(step).map((line) => ({ ...line, opens: 'turn' }));
  const steps = stepsOf('dice: the ground', 'britain: turn');
  expect(rollsSince(steps, 2, 2, begins)).toEqual([]);
  expect(rollsSince(steps.slice(0, 1), 2, 2, begins)).toHaveLength(1);
  expect(rollsSince([], 0, 2, begins)).toEqual([]);
});

it('dice of the last order are told from what others did', () => {
  const steps = stepsOf('france: shoots', 'dice: hits', 'britain: fires');
  expect(areOwn(turnSteps(steps.slice(0, 2), 1, tell), 'france')).toBe(true);
  expect(areOwn(turnSteps(steps.slice(0, 2), 1, tell), 'britain')).toBe(false);
  expect(areOwn(turnSteps(steps, 1, tell), 'france')).toBe(false);
});

describe('a secret set-up', () => {
  const battle = (awaited: readonly string[]) => {
    const ruleset = {
      seats: () => ['france', 'britain'],
      pending: () => awaited.map((seat) => ({ seat })),
    };
    return { ruleset, state: null } as unknown as Parameters<typeof secretSetUps>[0];
  };
  const both = ['france', 'britain'];
  // Whose an order is, is hidden, too.
  const steps = stepsOf('france: -', ': -', ': -');

  it('of the other is told, but not what it orders', () => {
    expect(secretSetUps(battle(both), steps, 1, 'france')).toEqual([['britain', false]]);
    expect(secretSetUps(battle(both), steps, 3, 'france')).toEqual([]);
    expect(secretSetUps(battle(both), stepsOf('france: -', 'dice: -'), 0, 'france')).toEqual([]);
  });

  it('is told when it is finished, however long ago', () => {
    expect(secretSetUps(battle(['france']), steps, 3, 'france')).toEqual([['britain', true]]);
  });
});

describe('the next position to show', () => {
  const steps = stepsOf('france: moves', 'britain: -', 'dice: rolls', 'britain: fires', 'britain: -');

  it('is the next one that the log tells', () => {
    expect(nextStop(steps, 1, false, { told, asksPerson })).toBe(3);
    expect(nextStop(steps, 3, false, { told, asksPerson })).toBe(4);
  });

  it('is the last one, once nothing more comes', () => {
    expect(nextStop(steps, 4, false, { told, asksPerson })).toBeNull();
    expect(nextStop(steps, 4, true, { told, asksPerson })).toBe(5);
    expect(nextStop(steps, 5, true, { told, asksPerson })).toBeNull();
  });

  it('holds back a decision that a standing order may still answer', () => {
    const asked = steps.slice(0, 4);
    expect(nextStop(asked, 3, false, { told, asksPerson })).toBeNull();
    expect(nextStop(asked, 3, false, { told, asksPerson: () => false })).toBe(4);
    expect(nextStop(asked, 3, true, { told, asksPerson })).toBe(4);
  });

  it('goes back step by step, to the order and no further', () => {
    expect(previousStop(steps, 5, 1, told)).toBe(4);
    expect(previousStop(steps, 4, 1, told)).toBe(3);
    expect(previousStop(steps, 3, 1, told)).toBe(1);
    expect(previousStop(steps, 1, 1, told)).toBe(1);
  });
});

it('says many steps at once as their number and the last ones', () => {
  const summary = (count: number): string => `Steps: ${count}.`;
  expect(announcement(['a.', 'b.'], summary)).toBe('a. b.');
  expect(announcement(['a.', 'b.', 'c.', 'd.', 'e.'], summary)).toBe('Steps: 5. c. d. e.');
});

it('tells what decided a battle: whatever stands right before its end, and nothing where it goes on', () => {
  const screen = {
    line: (_messages: unknown, _state: unknown, { type }: { type: string }) =>
      ({ text: type, weight: type === 'turnEnded' ? 'minor' : 'plain' }) as LogLine,
  };
  const messages = {} as Parameters<typeof decidingLines>[1];
  const decided = (...types: readonly string[]) =>
    decidingLines(screen, messages, 'a', { events: types.map((type) => ({ type, rule: 'R-1' })), state: null }).map(
      ({ text }) => text,
    );
  expect(decided('shot', 'out', 'broken', 'ended')).toEqual(['broken']);
  expect(decided('out', 'broken', 'broken', 'ended')).toEqual(['broken', 'broken']);
  expect(decided('shot', 'turnEnded', 'ended')).toEqual([]);
  expect(decided('shot', 'out')).toEqual([]);
});
