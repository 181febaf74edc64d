/** Corrections of the table by consent: what every rule set refuses, with its reason. */
import {
  type Battle,
  begin,
  type Command,
  correct,
  decide,
  DICE,
  nextCommand,
  seededDice,
  seededRandomInt,
  type StateChange,
} from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { rulesetById } from './index.ts';

const MM = 64;

interface Piece {
  readonly x: number;
  readonly y: number;
  readonly status?: string;
  readonly posture?: string;
}

/** A battle whose pieces all stand on the table, with a person to decide. */
function standing(id: string, scenario: string): Battle {
  const ruleset = rulesetById(id);
  const begun = ruleset && begin(ruleset, ruleset.scenario(scenario));
  if (!begun?.ok) throw new Error(`no ${scenario}`);
  let battle: Battle = begun.value;
  const draw = seededRandomInt('corrections');
  const choose = (_view: unknown, _seat: string, offers: readonly Command[]) => offers[draw(offers.length)] as Command;
  const player = { name: 'any', choose };
  const players = Object.fromEntries(battle.ruleset.seats(battle.state).map((seat) => [seat, player]));
  const dice = seededDice('corrections');
  for (let tries = 0; tries < 1500; tries++) {
    const { phase = 0, gameTurn = 0 } = battle.state as { phase?: number; gameTurn?: number };
    const isSet = phase + gameTurn > 0;
    if (isSet && battle.ruleset.pending(battle.state).every(({ seat }) => seat !== DICE)) return battle;
    const { seat, command } = nextCommand(battle, { players, dice });
    const answer = decide(battle, seat, command);
    if (!answer.ok) throw new Error(answer.refusal.reason);
    ({ battle } = answer);
  }
  throw new Error('nothing stands');
}
const piecesOf = ({ state }: Battle, list: string) => (state as Record<string, readonly Piece[]>)[list] ?? [];
const isOn = ({ status, posture }: Piece): boolean => ['table', 'ready', 'standing'].includes(status ?? posture ?? '');

describe.each([
  ['large-battles', 'peninsular-clash', 'units', 'dis'],
  ['skirmish', 'shakos-pick-up', 'models', null],
  ['simplicity', 'windmill-ridge', 'units', 'dp'],
])('a correction in %s', (id, scenario, list, harm) => {
  const battle = standing(id, scenario);
  const pieces = piecesOf(battle, list);
  const [one = -1, two = -1] = pieces.flatMap((piece, i) => (isOn(piece) ? [i] : []));
  const at = (piece: number, key: string, value: number): StateChange => ({ path: `${list}.${piece}.${key}`, value });
  const { x = 0, y = 0 } = pieces[two] ?? {};

  it('may put a piece a millimetre aside, but not over the edge of the table, nor on another', () => {
    const own = pieces[one] ?? { x: 0, y: 0 };
    const aside = [1, -1].map((by) => correct(battle, [at(one, 'y', own.y + by * MM)]));
    expect(aside).toContainEqual(expect.objectContaining({ ok: true }));
    expect(correct(battle, [at(one, 'x', 3 * MM)])).toMatchObject({
      ok: false,
      refusal: { reason: expect.stringMatching(/\.offTable$/) },
    });
    expect(correct(battle, [at(one, 'x', x + MM), at(one, 'y', y)])).toMatchObject({
      ok: false,
      refusal: { reason: expect.stringMatching(/\.(overlap|baseOverlap)$/) },
    });
  });

  it.skipIf(harm === null)('may give a unit as much harm as it can bear, and no more', () => {
    expect(correct(battle, [at(one, harm ?? '', 2)])).toMatchObject({ ok: true });
    for (const value of [-1, 4]) {
      expect(correct(battle, [at(one, harm ?? '', value)])).toMatchObject({
        ok: false,
        refusal: { rule: 'KERNEL-AMEND', reason: 'engine.amend.range', facts: { least: 0, most: 3 } },
      });
    }
  });
});
