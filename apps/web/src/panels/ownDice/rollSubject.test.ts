import { begin, DICE, decide } from '@drumhead/engine';
import { type Command, type Event, skirmish, type State } from '@drumhead/skirmish';
import { skirmishMessages } from '@drumhead/skirmish/messages';
import { describe, expect, it } from 'vitest';
import { ordered } from '../../battle/host/ordered.ts';
import type { AnyScreen } from '../../battle/screen.ts';
import type { AnyReport } from '../../report/report.ts';
import firstBattle from '../../rulesets/skirmish/positions/first-battle.json' with { type: 'json' };
import { report } from '../../rulesets/skirmish/report/report.ts';
import { skirmishScreen } from '../../rulesets/skirmish/screen/screen.ts';
import { askedIn } from './fixture.ts';
import { subjectOfRoll } from './rollSubject.ts';

/** The roll that waits after these orders of France, whose dice show sixes. */
function rolling(...orders: readonly Command[]) {
  const made = begin<State, Command, Event>(skirmish, firstBattle);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const battle = orders.reduce((now, order) => {
    const dice = skirmish.pending(now.state).find(({ seat }) => seat === DICE)?.dice ?? [];
    const faces = dice.map(({ count }) => Array<number>(count).fill(6));
    return ordered(dice.length > 0 ? ordered(now, DICE, { type: 'roll', faces }) : now, 'france', order);
  }, made.value);
  return askedIn(battle, skirmishScreen as unknown as AnyScreen, skirmishMessages);
}

const about = (asked: ReturnType<typeof rolling>, handful = 0) => {
  const request = asked.roll.dice?.[handful];
  return request ? subjectOfRoll(asked, report as unknown as AnyReport, request) : null;
};
const modelCalled = (id: string) =>
  firstBattle.position.players.flatMap((player) => player.models).findIndex((model) => model.id === id);
const [shooter, target] = [modelCalled('line-1'), modelCalled('redcoat-1')];
const activation = [
  { type: 'nominate', model: shooter },
  { type: 'dice', dice: 2, charge: false },
] as readonly Command[];
const shot = { type: 'shoot', model: shooter, target, weapon: 0, aimed: false } as unknown as Command;

describe('a roll at a real table', () => {
  it('names the model that is activated', () => {
    expect(about(rolling(...activation))).toMatchObject({ own: ['Veteran Infantryman 1'], against: [] });
  });

  it('names shooter and target, and the sums that the dice meet, as the log shows them', () => {
    const asked = rolling(...activation, shot);
    const shown = about(asked);
    expect(shown).toMatchObject({ own: ['Veteran Infantryman 1'], against: ['Line Infantryman 1'] });
    const answer = decide(asked.battle, DICE, { type: 'roll', faces: [[4], [2]] });
    const event = answer.ok ? Object(answer.battle.last?.events.find(({ type }) => type === 'shot')) : {};
    expect(shown?.tallies.map(({ tally }) => tally).slice(0, 2)).toEqual([event.attack, event.defence]);
    // The other handful is the target's.
    expect(about(asked, 1)).toMatchObject({ own: ['Line Infantryman 1'], against: ['Veteran Infantryman 1'] });
  });
});
