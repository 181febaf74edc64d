/** Small changes of a scenario's own rules that may even a battle out: a turn or a point more or less, whom the limit serves. */
import type { Mend, Script, Seat } from '@drumhead/engine';
import { wordedName } from '../languages/worded.ts';

/** Guesses, as those of the rule sets. */
const [FINE, OTHERWISE] = [0.03, 0.1];

type Change = Omit<Mend, 'setup' | 'side'> & { readonly script: Script };

/** Those of a script that is sound; `helped`: the seat they may help, `side` its index. */
export function scriptMends(setup: { readonly script: Script }, helped: Seat, side: number): readonly Mend[] {
  const { script } = setup;
  const changes = [...limits(script), ...arrivals(script), ...places(script), ...otherwise(script, helped)];
  return changes.map(({ script: changed, ...mend }) => ({ ...mend, side, setup: { ...setup, script: changed } }));
}

const limits = (script: Script): readonly Change[] =>
  [script.turns.limit + 1, script.turns.limit - 1].map((limit) => ({
    key: 'scn.mend.limit',
    facts: { turns: limit },
    script: { ...script, turns: { ...script.turns, limit } },
    about: FINE,
  }));

/** Each reinforcement that waits for a turn: one earlier or later. */
const arrivals = (script: Script): readonly Change[] =>
  (script.events ?? []).flatMap(({ id, when: { turn }, do: deeds }) => {
    const troops = deeds.flatMap(({ arrive = '' }) => (arrive === '' ? [] : [arrive])).join(', ');
    if (turn === undefined || troops === '') return [];
    return [turn - 1, turn + 1].map((now) => ({
      key: 'scn.mend.arrives',
      facts: { troops, turn: now },
      script: {
        ...script,
        events: (script.events ?? []).map((one) =>
          one.id === id ? { ...one, when: { ...one.when, turn: now } } : one,
        ),
      },
      about: FINE,
    }));
  });

/** Each place worth a point more or less. */
const places = (script: Script): readonly Change[] =>
  (script.places ?? []).flatMap(({ id, text }) => {
    const { points = {} } = script.victory;
    const worth = points[id] ?? 0;
    return [worth + 1, worth - 1]
      .filter((now) => now >= 0)
      .map((now) => ({
        key: 'scn.mend.place',
        facts: { place: wordedName(text), points: now },
        script: { ...script, victory: { ...script.victory, points: { ...points, [id]: now } } },
        about: FINE,
      }));
  });

const otherwise = (script: Script, helped: Seat): readonly Change[] =>
  script.victory.else === helped
    ? []
    : [
        {
          key: 'scn.mend.else',
          facts: {},
          script: { ...script, victory: { ...script.victory, else: helped } },
          about: OTHERWISE,
        },
      ];
