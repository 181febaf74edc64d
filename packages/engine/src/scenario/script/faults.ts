/** SCN-FILE-1. What is wrong with the rules of a scenario: each fault with its place in the file. */
import type { Facts, Problem } from '../../contract/basics.ts';
import type { Scripting } from '../../contract/ruleset.ts';
import { checkSchema, problem } from '../../contract/schema.ts';
import { wordFaults, type Worded } from '../envelope.ts';
import { DEEDS, SCRIPT } from './schema.ts';
import {
  ALL,
  arrivalsOf,
  DRAW,
  LOSSES,
  type Script,
  type ScriptDeed,
  type ScriptEvent,
  type ScriptGround,
} from './script.ts';

type Fault = (path: string, reason: string, facts?: Facts, rule?: string) => void;

/** Every fault of a script of sound form, held against the battle that it is for. */
export function scriptFaults(script: Script, ground: ScriptGround): readonly Problem[] {
  const problems: Problem[] = [];
  const fault: Fault = (path, reason, facts = {}, rule = 'SCN-FILE-1') =>
    problems.push(problem(`script.${path}`, reason, facts, rule));
  const { places = [], events = [], hides = {}, victory } = script;
  // Turns are those of two sides that take turns.
  if (ground.seats.length !== 2) fault('turns', 'engine.problem.script.twoSides');
  // What a script would say of such a side, it says of everybody or of nobody.
  for (const id of [ALL, DRAW])
    if (ground.seats.includes(id)) fault('victory', 'engine.problem.script.reservedSide', { id });
  const known = (path: string, value: string, choices: readonly string[]) => {
    if (!choices.includes(value)) fault(path, 'engine.problem.notOneOf', { value, choices: choices.join(', ') });
  };
  const placeIds = places.map(({ id }) => id);
  const eventIds = events.map(({ id }) => id);
  twice(placeIds, (i) => fault(`places[${i}].id`, 'engine.problem.script.twice', { id: placeIds[i] ?? '' }));
  twice(eventIds, (i) => fault(`events[${i}].id`, 'engine.problem.script.twice', { id: eventIds[i] ?? '' }));
  places.forEach(({ id, at: [x, y] }, i) => {
    if (x > ground.width || y > ground.height)
      fault(`places[${i}].at`, 'engine.problem.script.offTable', { id }, 'SCN-PLC-1');
    if (id === LOSSES) fault(`places[${i}].id`, 'engine.problem.script.reserved', { id });
  });
  events.forEach((event, i) => {
    checkWhen(event, `events[${i}].when`);
    event.do.forEach((deed, n) => checkDeed(deed, `events[${i}].do[${n}]`));
  });
  twice(arrivalsOf(script), (n) =>
    fault('events', 'engine.problem.script.arrivesTwice', { id: arrivalsOf(script)[n] ?? '' }, 'SCN-ARR-1'),
  );
  for (const key of Object.keys(victory.points ?? {})) known(`victory.points.${key}`, key, [...placeIds, LOSSES]);
  if (victory.else !== undefined) known('victory.else', victory.else, [...ground.seats, DRAW]);
  for (const [side, hidden] of Object.entries(hides)) {
    known(`hides.${side}`, side, ground.seats);
    hidden.forEach((id, i) => known(`hides.${side}[${i}]`, id, eventIds));
  }
  return problems;

  function checkWhen({ when }: ScriptEvent, path: string): void {
    const { turn, side, holds, enters, lost, losses } = when;
    if (Object.keys(when).length === 0) fault(path, 'engine.problem.script.noCondition', {}, 'SCN-EVT-1');
    if (side !== undefined) {
      known(`${path}.side`, side, ground.seats);
      if (turn === undefined) fault(`${path}.side`, 'engine.problem.script.sideOfTurn', {}, 'SCN-EVT-3');
    }
    if (turn !== undefined && turn > script.turns.limit)
      fault(
        `${path}.turn`,
        'engine.problem.outOfRange',
        { value: turn, least: 1, most: script.turns.limit },
        'SCN-EVT-3',
      );
    for (const [key, one] of Object.entries({ holds, enters })) {
      if (one === undefined) continue;
      known(`${path}.${key}.place`, one.place, placeIds);
      if (one.side !== undefined) known(`${path}.${key}.side`, one.side, ground.seats);
    }
    const troops = ground.troops.map(({ id }) => id);
    if (enters?.troops !== undefined) known(`${path}.enters.troops`, enters.troops, troops);
    if (lost !== undefined) known(`${path}.lost`, lost, troops);
    if (losses !== undefined) known(`${path}.losses.side`, losses.side, ground.seats);
  }

  function checkDeed(deed: ScriptDeed, path: string): void {
    const kind = (Object.keys(DEEDS) as (keyof typeof DEEDS)[]).find((key) => deed[key] !== undefined);
    if (kind === undefined) return;
    const needs: readonly string[] = DEEDS[kind].needs;
    const known_: readonly string[] = [kind, ...needs, ...DEEDS[kind].may];
    for (const key of needs) if (!Object.hasOwn(deed, key)) fault(`${path}.${key}`, 'engine.problem.missing', { key });
    for (const key of Object.keys(deed))
      if (!known_.includes(key))
        fault(`${path}.${key}`, 'engine.problem.unknownKey', { key, known: known_.join(', ') });
    const { arrive, mayLeave, tell, score, end } = deed;
    if (tell !== undefined) known(`${path}.tell`, tell, [...ground.seats, ALL]);
    if (score !== undefined) known(`${path}.score`, score, ground.seats);
    if (end !== undefined) known(`${path}.end`, end, [...ground.seats, DRAW]);
    const troops = ground.troops.filter(({ mayArrive }) => mayArrive || arrive === undefined).map(({ id }) => id);
    if (arrive !== undefined) known(`${path}.arrive`, arrive, troops);
    if (mayLeave !== undefined) known(`${path}.mayLeave`, mayLeave, troops);
    if (arrive === undefined && mayLeave === undefined) return;
    const long = deed.edge === 'left' || deed.edge === 'right' ? ground.height : ground.width;
    const { from = 0, to = long } = deed;
    if (from >= to || to > long)
      fault(
        `${path}.to`,
        'engine.problem.script.stretch',
        { long },
        arrive === undefined ? 'SCN-LEAVE-1' : 'SCN-ARR-1',
      );
  }
}

function twice(ids: readonly string[], found: (index: number) => void): void {
  ids.forEach((id, i) => {
    if (ids.indexOf(id) < i) found(i);
  });
}

/** Every fault of form, also of its words in the languages that the file promises; none: it is sound. */
function formFaults(script: unknown, languages: readonly string[] = []): readonly Problem[] {
  const problems: Problem[] = [];
  if (!checkSchema(script, SCRIPT, 'script', problems)) return problems;
  return wordFaults(scriptWords(script as Script), languages);
}

/** What a script says in words, each with its place in the file. */
export const scriptWords = ({ places = [], events = [] }: Script): readonly (readonly [string, Worded])[] => [
  ...places.map((one, i) => [`script.places[${i}].text`, one.text] as const),
  ...events.flatMap((event, i) =>
    event.do.flatMap(({ text }, n) =>
      text === undefined ? [] : [[`script.events[${i}].do[${n}].text`, text] as const],
    ),
  ),
];

/** How a rule set plays a scenario's own rules, with what all of them refuse alike. */
export const scripting = <S>({ create, ground }: Pick<Scripting<S>, 'create' | 'ground'>): Scripting<S> => ({
  formFaults,
  create,
  ground,
  faults: (script, state) => scriptFaults(script, ground(state)),
});

/** How a rule set plays a scenario's own rules that reads positions besides scenarios: from the latter alone. */
export function notFromPositions<S>(scripting: Scripting<S>, isPosition: (setup: unknown) => boolean): Scripting<S> {
  const fault = problem('', 'engine.problem.script.position', {}, 'SCN-FILE-1');
  return {
    ...scripting,
    create: (setup, script) => (isPosition(setup) ? { ok: false, problems: [fault] } : scripting.create(setup, script)),
  };
}
