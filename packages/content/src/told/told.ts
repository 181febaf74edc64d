/** The answer to a situation as lines for people, in their language: what `adjudicate` prints on a terminal, and the page shows. */
import { type Pending, type Tally, total } from '@drumhead/engine';
import type { Translate } from '../position/index.ts';
import { signed } from '../factsInWords.ts';
import type { OddsRow } from './judge.ts';
import { percent, percents } from './numbers.ts';
import { effectLines, mayLines, pairLines, unitLines, useLines } from './fights.ts';
import {
  eventLines,
  indented,
  type Fields,
  isFields,
  isSum,
  type Line,
  type Lines,
  oddsLines,
  oddsText,
  refusalLines,
  type Sum,
  sumLines,
  textIf,
  waitLines,
  word,
  type Teller,
} from './parts.ts';
import { TABLE_TELLERS } from './tables.ts';

const SILENT: Teller = () => [];

/** Fields that their name alone does not explain; a name with a kind before it is for that kind only. */
const TELLERS: Readonly<Record<string, Teller>> = {
  ...TABLE_TELLERS,
  kind: SILENT,
  rule: SILENT,
  position: SILENT,
  moment: SILENT,
  models: SILENT,
  bounce: SILENT,
  disorder: SILENT,
  odds: SILENT,
  settledBy: SILENT,
  miscounted: (t, sides: readonly Fields[], { kind }) =>
    sides.map(({ side, counted, given }) => {
      const label = textIf(t, `told.${String(kind)}.${String(side)}`) ?? t(`told.${String(side)}`);
      return t('told.miscounted', { label, counted: Number(counted), given: Number(given) });
    }),
  pairs: pairLines,
  effects: (t, effects: Parameters<typeof effectLines>[1], { target }) =>
    effectLines(t, effects, isFields(target) && typeof target['unit'] === 'string' ? target['unit'] : undefined),
  uses: useLines,
  may: mayLines,
  refused: (t, refused: Parameters<typeof refusalLines>[1]) => refusalLines(t, refused),
  events: (_t, events: Parameters<typeof eventLines>[0]) => eventLines(events),
  before: (_t, events: Parameters<typeof eventLines>[0]) => eventLines(events),
  steps: (_t, events: Parameters<typeof eventLines>[0]) => eventLines(events),
  waits: (t, waits: readonly Pending[]) => waitLines(t, waits),
  answers: (t, orders: readonly Fields[]) =>
    orders.length === 0 ? [] : [t('told.answers'), ...indented(orders.map((order) => JSON.stringify(order)))],
  wants: (t, { rule, what, count, given }: Fields) => [
    t(given === undefined ? 'told.wantsDice' : 'told.wantsMoreDice', {
      count: Number(count),
      what: t(String(what)),
      rule: String(rule),
      given: Number(given ?? 0),
    }),
  ],
  attacker: (t, unit, outcome) => afterDice(outcome, () => unitLines(t, 'attacker', unit)),
  defenders: (t, units: readonly never[], outcome) =>
    afterDice(outcome, () => units.flatMap((unit) => unitLines(t, 'defender', unit))),
  target: (t, unit: Fields) => ('dis' in unit ? unitLines(t, 'target', unit as never) : fateLines(t, 'target', unit)),
  sector: (t, sector: Fields) => [
    t(sector['destroyed'] === true ? 'told.sector.destroyed' : 'told.sector.dis', {
      dis: Number(sector['dis']),
    }),
  ],
  garrison: (t, unit) => unitLines(t, 'garrison', unit),
  unit: (t, unit: Fields | string) => (isFields(unit) ? fateLines(t, 'unit', unit) : [t('told.unit', { value: unit })]),
  actions: (t, actions: Fields | number, outcome) =>
    isFields(actions)
      ? afterDice(outcome, () => [
          t('told.actionsOfBoth', { a: Number(actions['attacker']), d: Number(actions['defender']) }),
        ])
      : [t('told.actions', { value: actions })],
  end: (t, end: string) => [t(`told.end.${end}`)],
  movement: (t, { who, distance, rule }: Fields) =>
    effectLines(t, [{ effect: 'withdraws', who: String(who), distance: distance as never, rule: String(rule) }]),
  rerolls: (t, rights: readonly Fields[]) =>
    rights.map(({ by, rule }) => t('told.reroll', { by: word(t, by), rule: String(rule) })),
  leaderTests: (t, tests: readonly Fields[]) =>
    tests.map(({ side, dice, rule }) =>
      t('told.leaderTest', { side: word(t, side), dice: Number(dice), rule: String(rule) }),
    ),
  winner: (t, winner: Fields | string, outcome) => winnerLines(t, winner, outcome),
  automatic: (t, { successes, rule }: Fields) =>
    rule === null ? [] : [t('told.automatic', { value: Number(successes), rule: word(t, rule) })],
  'survival.dice': (t, dice: number) => [t('told.survivalDice', { value: dice })],
  'survival.points': (t, points: number) => (points > 0 ? [t('told.enemyPoints', { value: points })] : []),
  'general.q': (t, q: number) => [t('told.qIs', { value: q })],
  extraAction: (t, rule: string) => [t('told.extraAction', { value: rule })],
  wounded: SILENT,
  chance: SILENT,
  dice: (t, dice: Fields | readonly Fields[]) =>
    isSum(dice)
      ? sumLines(t, t('told.dice'), dice)
      : (dice as readonly Fields[]).map(({ face, success }) =>
          t(success === true ? 'told.die.success' : 'told.die.failure', { face: Number(face) }),
        ),
  answer: (t, { what, dice, when }: Fields) => [
    t(`told.answer.${String(what)}`, { count: Number(dice), when: t(`told.when.${String(when)}`) }),
  ],
  brigades: (t, brigades: readonly Fields[]) =>
    brigades.map(({ brigade, shaken, dis, shakenAt }, i) =>
      t(shaken === true ? 'told.brigade.shaken' : 'told.brigade.steady', {
        name: typeof brigade === 'string' ? brigade : t('told.brigade.nth', { n: i + 1 }),
        dis: Number(dis),
        shakenAt: Number(shakenAt),
      }),
    ),
  spearhead: (t, at: number) => (at < 0 ? [] : [t('told.spearhead', { n: at + 1 })]),
  first: (t, side: number | null) => [t(`told.first.${side ?? 'tied'}`)],
  chooses: (t, side: number | null) => [t(`told.chooses.${side ?? 'tied'}`)],
  tallies: (t, tallies: readonly Tally[]) => sumsOf(t, ['first', 'second'], tallies),
  points: (t, points: readonly never[] | number) =>
    Array.isArray(points)
      ? points.flatMap((sum, i) =>
          sumLines(t, t('told.pointsOf', { side: word(t, i === 0 ? 'first' : 'second') }), sum),
        )
      : [t('told.points', { value: Number(points) })],
  replacement: (t, { q, rule }: Fields) => [t('told.replacement', { q: Number(q), rule: String(rule) })],
  result: (t, result: Fields | string, outcome) => resultLines(t, result, outcome),
  fate: (t, fate: Fields) => fateLines(t, String(fate['who']), fate),
  'breakpoint.score': (t, score: Sum) => sumLines(t, t('told.sideScore'), score),
  charger: (t, fighter: Fields) => fighterLines(t, 'charger', fighter),
  defender: (t, fighter: Fields) => fighterLines(t, 'defender', fighter),
  depletionChance: (t, chance: number, { depleted }) =>
    depleted === null && chance > 0 ? [t('told.depletionChance', { value: percent(t, chance, 0) })] : [],
  triggers: (t, triggers: readonly string[]) => triggers.map((one) => t(`told.trigger.${one}`)),
  breaks: (t, rule: string) => [t('told.breaks', { rule })],
};

/** Sentences for the answer; `odds` are the chances of all results, if dice decide. */
export function answerLines(t: Translate, outcome: object, odds: readonly OddsRow[] = []): Lines {
  return [...fieldLines(t, withLoneDefender(outcome as Fields)), ...oddsLines(t, odds)];
}

/** Fields that tell what came of the dice, the weightiest first. */
const RESULTS: readonly string[] = [
  'result',
  'winner',
  'end',
  'fate',
  'target',
  'unit',
  'actions',
  'first',
  'chooses',
  'survives',
  'loses',
  'done',
  'breaks',
  'points',
];

/** The sentence that tells what came of the dice; null while some are still to be rolled. */
export function resultLine(t: Translate, outcome: object): string | null {
  const fields = withLoneDefender(outcome as Fields);
  const { wants, steps, end } = fields;
  const isWaiting = wants !== undefined && wants !== null && Array.isArray(steps) && steps.length === 0;
  if (!hasRolled(fields) || isWaiting || end === 'counted') return null;
  const told = inOrder(fields);
  for (const name of RESULTS) {
    const lines = told.flatMap(([field, value]) => (field === name ? fieldLine(t, field, value, fields) : []));
    const sentences = lines.filter((line) => typeof line === 'string');
    // The scores of both stand before the result.
    const line = name === 'result' ? sentences.at(-1) : sentences[0];
    if (line !== undefined) return line;
  }
  return null;
}

/** The same as text, a line each. */
export function tell(t: Translate, outcome: object, odds: readonly OddsRow[] = []): string {
  return answerLines(t, outcome, odds)
    .flatMap((line) => textLines(t, line))
    .join('\n');
}

function textLines(t: Translate, line: Line): readonly string[] {
  if (typeof line === 'string') return [line];
  if ('under' in line) return under(line.under.flatMap((one) => textLines(t, one)));
  if ('chances' in line) {
    const shown = percents(t, line.chances);
    const chances = line.chances.map(({ text }, i) => `${shown[i]?.padStart(8)}  ${text}`);
    return [line.label, ...under(chances)];
  }
  const { label, sum } = line;
  const reasons = sum.lines.map(
    ({ rule, add, what }) => `${signed(add).replace('.', t('told.decimalPoint')).padStart(3)}  ${t(what)} (${rule})`,
  );
  return [t('told.sum', { label, total: sum.total }), ...under(reasons)];
}

const under = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

/** A single defender without a name needs no number. */
function withLoneDefender(outcome: Fields): Fields {
  const { defenders } = outcome;
  if (!Array.isArray(defenders) || defenders.length !== 1) return outcome;
  return JSON.parse(JSON.stringify(outcome).replaceAll('"defender 1"', '"defender"')) as Fields;
}

function fieldLines(t: Translate, outcome: Fields): Lines {
  if (!hasRolled(outcome)) return unrolledLines(t, outcome);
  return inOrder(outcome).flatMap(([field, value]) => fieldLine(t, field, value, outcome));
}

const AFTER: readonly string[] = ['steps', 'target', 'unit', 'winner', 'result', 'fate', 'wants', 'waits'];

/** The sums first, then what happened step by step, then what is left, then what is still to be rolled. */
function inOrder(outcome: Fields): readonly (readonly [string, unknown])[] {
  const fields = Object.entries(outcome).flatMap(([field, value]): (readonly [string, unknown])[] => {
    if (!isFields(value) || !isFields(value['fate'])) return [[field, value]];
    return [
      [field, value],
      ['fate', { who: field, ...value['fate'] }],
    ];
  });
  if (outcome['steps'] === undefined) return fields;
  const place = ([field]: readonly [string, unknown]): number => AFTER.indexOf(field);
  return [...fields].sort((one, other) => place(one) - place(other));
}

/** An activation of Large Battles without dice tells only what to roll. */
function hasRolled({ toRoll, dice, automatic }: Fields): boolean {
  const faces = Array.isArray(dice) ? dice.length : 0;
  return toRoll === undefined || faces > 0 || (isFields(automatic) && Number(automatic['successes']) > 0);
}

function unrolledLines(t: Translate, { quality, bonus, toRoll }: Fields): Lines {
  return Object.entries({ quality, bonus, toRoll }).flatMap(([field, value]) => fieldLine(t, field, value, {}));
}

function fieldLine(t: Translate, field: string, value: unknown, outcome: Fields): Lines {
  const nothing = value === undefined || (Array.isArray(value) && value.length === 0);
  const own = TELLERS[`${String(outcome['kind'])}.${field}`] ?? TELLERS[field];
  if (nothing || (value === null && !NULLS.has(field))) return [];
  if (own !== undefined) return own(t, value as never, outcome);
  const label = `told.${field}`;
  if (isSum(value)) return sumLines(t, textIf(t, `told.${String(outcome['kind'])}.${field}`) ?? t(label), value);
  if (isTally(value)) return sumLines(t, t(label), { total: total(value), lines: value });
  if (typeof value === 'boolean') return [textIf(t, `${label}.${value ? 'yes' : 'no'}`)].filter((one) => one !== null);
  return [t(label, { value: word(t, value) })];
}

/** Fields in which nothing is an answer too: the roll is tied. */
const NULLS: ReadonlySet<string> = new Set(['first', 'chooses']);

const isTally = (value: unknown): value is Tally =>
  Array.isArray(value) && value.every((one) => isFields(one) && typeof one['add'] === 'number');

/** Nothing is told of units before the dice have been rolled. */
function afterDice({ pairs }: Fields, lines: () => Lines): Lines {
  return Array.isArray(pairs) && pairs.length === 0 ? [] : lines();
}

function sumsOf(t: Translate, names: readonly string[], tallies: readonly Tally[]): Lines {
  return tallies.flatMap((tally, i) => sumLines(t, word(t, names[i]), { total: total(tally), lines: tally }));
}

/** LB-CON-10: who won, and by what if the first dice were tied. A battle that is over has a side, a rule and a reason. */
function winnerLines(t: Translate, winner: Fields | string, { settledBy, rule }: Fields): Lines {
  if (isFields(winner)) {
    const side = winner['side'] === null ? t('told.nobody') : word(t, winner['side']);
    return [t('told.victory', { side, rule: String(winner['rule']) })];
  }
  const lines = [t('told.winner', { value: word(t, winner) })];
  if (typeof settledBy === 'string' && settledBy !== 'dice') {
    lines.push(t('told.settled', { by: t(`told.settled.${settledBy}`), rule: String(rule) }));
  }
  return lines;
}

/** A unit of Simplicity afterwards. */
function fateLines(t: Translate, name: string, { dp, status, moved }: Fields): Lines {
  const facts = { who: word(t, name), dp: Number(dp), status: word(t, status), moved: Number(moved) };
  return [t(Number(moved) > 0 ? 'told.fate.moved' : 'told.fate', facts)];
}

function fighterLines(t: Translate, who: string, { dice, score }: Fields): Lines {
  const named = { who: word(t, who) };
  return [
    ...(isSum(dice) ? sumLines(t, t('told.diceOf', named), dice) : []),
    ...(isSum(score) ? sumLines(t, t('told.scoreOf', named), score) : []),
  ];
}

/** The result of a roll: of a clash with its scores, of a roll against Quality, or one word. */
function resultLines(t: Translate, result: Fields | string, outcome: Fields): Lines {
  if (!isFields(result)) return [t(`told.result.${result}`)];
  const { scores, what, loser, actions, failures, turnover } = result;
  const rule = word(t, result['rule'] ?? outcome['rule'] ?? '');
  const lines: string[] = [];
  if (Array.isArray(scores)) lines.push(t('told.scores', { a: Number(scores[0]), b: Number(scores[1]) }));
  if (typeof what === 'string') {
    const row = { what, loser: typeof loser === 'string' ? loser : null, chance: 1 };
    lines.push(t('told.resultIs', { result: oddsText(t, row), rule }));
  } else if (typeof actions === 'number') {
    const facts = { actions, failures: Number(failures), rule };
    lines.push(t(turnover === true ? 'told.rolled.turnover' : 'told.rolled', facts));
  }
  return lines;
}
