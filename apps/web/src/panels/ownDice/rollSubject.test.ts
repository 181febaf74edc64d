import { engineMessages } from '@drumhead/content';
import { begin, DICE, decide, type Roll } from '@drumhead/engine';
import { type Command, type Event, skirmish, type State } from '@drumhead/skirmish';
import { skirmishMessages } from '@drumhead/skirmish/messages';
import { describe, expect, it } from 'vitest';
import type { AnyBattle } from '../../battle/hostState.ts';
import type { AnyScreen } from '../../battle/screen.ts';
import { messagesIn, startI18n } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';
import type { AnyReport } from '../../report/report.ts';
import firstBattle from '../../rulesets/skirmish/positions/first-battle.json' with { type: 'json' };
import { report } from '../../rulesets/skirmish/report/report.ts';
import { skirmishScreen } from '../../rulesets/skirmish/screen/screen.ts';
import { subjectOfRoll } from './rollSubject.ts';

const texts = { ...engineMessages, ...messages, ...skirmishMessages };
const english = Object.fromEntries(Object.entries(texts).map(([key, { en }]) => [key, en]));

/** The roll that waits after these orders of France, whose dice show sixes. */
function rolling(...orders: readonly Command[]) {
  const made = begin<State, Command, Event>(skirmish, firstBattle);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  let battle = made.value;
  const say = (seat: string, command: Command | Roll) => {
    const answer = decide(battle, seat, command);
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    battle = answer.battle;
  };
  const rolled = () => skirmish.pending(battle.state).find(({ seat }) => seat === DICE);
  for (const order of orders) {
    const dice = rolled()?.dice;
    if (dice) say(DICE, { type: 'roll', faces: dice.map(({ count }) => Array<number>(count).fill(6)) });
    say('france', order);
  }
  const roll = rolled();
  if (!roll) throw new Error('no dice are asked for');
  return {
    battle: battle as unknown as AnyBattle,
    screen: skirmishScreen as unknown as AnyScreen,
    viewer: 'france',
    messages: messagesIn(startI18n('en', english)),
    roll,
  };
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
