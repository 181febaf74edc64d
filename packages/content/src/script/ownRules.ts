/** SCN-FILE-2. How a battle with a scenario's own rules is marked, wherever it is met. */
import { type Envelope, hourOf, LOSSES, type Script, type ScriptState } from '@drumhead/engine';
import { wordedName } from '../languages/worded.ts';
import { ScenariosOwnRules } from '../terms.ts';

type Titled = Pick<Envelope, 'title' | 'script'>;

/** The name of a scenario in all of its languages; with rules of its own it says so. */
export function scenarioName({ title, script }: Titled): string {
  if (script === undefined) return wordedName(title);
  const marked = Object.entries(title).map(([language, words]) => {
    const mark = language === 'it' ? ScenariosOwnRules.it : ScenariosOwnRules.en;
    return [language, `${words} (${mark})`];
  });
  return wordedName(Object.fromEntries(marked) as Titled['title']);
}

type Say = (key: string, facts?: Readonly<Record<string, string | number>>) => string;

/** What the scenario's own rules are, as a line: reinforcements, places, the turn limit and so on. */
export function ownRules(say: Say, { places = [], events = [], hides = {} }: Script): string {
  const does = (what: 'arrive' | 'tell' | 'score' | 'end') =>
    events.some((event) => event.do.some((deed) => deed[what] !== undefined));
  const what = [
    ...(does('arrive') ? ['scn.own.reinforcements'] : []),
    ...(places.length > 0 ? ['scn.own.places'] : []),
    'scn.own.limit',
    'scn.own.victory',
    ...(does('tell') ? ['scn.own.messages'] : []),
    ...(Object.keys(hides).length > 0 ? ['scn.own.secrets'] : []),
  ];
  return say('scn.own', { what: what.map((key) => say(key)).join(', ') });
}

/** What wins a battle with rules of its own, as a sentence. `sideName`: of a seat. */
export function scriptAim(say: Say, { rules }: Pick<ScriptState, 'rules'>, sideName: (seat: string) => string): string {
  const { places = [], victory, turns } = rules;
  const { points = {}, lead = 1, else: otherwise } = victory;
  const worth = [
    ...places.flatMap(({ id, text }) => {
      const each = points[id] ?? 0;
      return each > 0 ? [say('scn.aim.place', { place: say(wordedName(text)), points: each })] : [];
    }),
    ...((points[LOSSES] ?? 0) > 0 ? [say('scn.aim.losses', { points: points[LOSSES] ?? 0 })] : []),
  ];
  const favoured = otherwise === undefined || otherwise === 'draw' ? undefined : sideName(otherwise);
  return [
    say('scn.aim', { turn: turns.limit, lead }),
    ...(worth.length > 0 ? [say('scn.aim.points', { points: worth.join(', ') })] : []),
    favoured === undefined ? say('scn.aim.draw') : say('scn.aim.else', { side: favoured }),
    ...(victory.book === false ? [say('scn.aim.noBook')] : []),
  ].join(' ');
}

/** The turn as it is said, with its hour where the scenario has a clock (SCN-TURN-2). */
export function withHour(said: string, script: ScriptState | undefined, turn: number): string {
  const hour = script === undefined ? null : hourOf(script, turn);
  return hour === null ? said : `${said} · ${hour}`;
}
