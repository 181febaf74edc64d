/** A position of the suite: a table, the one idea that is right there, and a plausible one that is not. Data, in files. */
import { type NamedFields, type OrderGame, playedOrders } from '@drumhead/content/position';
import {
  anything,
  constant,
  defaulted,
  described,
  dictionary,
  type Infer,
  list,
  problem,
  read,
  record,
  text,
  whole,
} from '@drumhead/content/schema';
import { type AnyRuleset, begin, type Checked, type Problem, type Seat } from '@drumhead/engine';
import { fitsPattern, type Pattern, sortOf } from './pattern.ts';

const words = (most: number) => record({ en: text(most), it: text(most) }, {});
const order = described(dictionary(40), 'An order as in a position file: names, and lengths as the position has them');

export const SUITE = record(
  {
    format: constant('drumhead-suite'),
    version: constant(1),
    id: described(text(40, '[a-z][a-z0-9-]*'), 'The name of the file'),
    title: words(60),
    reason: described(words(300), 'Why it is right, by the rules and the chances'),
    seat: described(text(40), 'Who decides'),
    within: described(
      defaulted(whole(1, 6), 1),
      'Among how many of the first orders of the seat the idea must be, unless the wrong one comes before it',
    ),
    right: described(list(order, 1, 4), 'The right orders up to the first dice or answer'),
    wrong: described(list(order, 1, 4), 'Plausible orders that are not right'),
    position: described(anything, 'A position file'),
  },
  {
    accepts: described(
      list(dictionary(40), 1, 8),
      'Patterns of orders that are the idea; if left out, orders of the sort of the first right one',
    ),
    proof: described(
      record(
        {
          battles: whole(1, 100_000),
          right: whole(0, 1000),
          wrong: whole(0, 1000),
          error: whole(0, 1000),
          rival: whole(0, 1000),
        },
        {},
      ),
      'Battles played on after each, victories in thousandths (a draw is half of one), the 95 % error of the lead, and the victories after the best other order that is offered',
    ),
  },
);

type SuiteFile = Infer<typeof SUITE>;

/** A sound one. */
export interface SuitePosition extends SuiteFile {
  readonly accepts: readonly Pattern[];
  /** The table as it stands before the decision, after the right orders, and after the wrong ones. */
  readonly states: { readonly before: unknown; readonly right: unknown; readonly wrong: unknown };
}

/** Reads a position, or says all that is wrong with it. Never throws. */
export function readSuitePosition(
  value: unknown,
  ruleset: AnyRuleset,
  game: OrderGame<unknown>,
): Checked<SuitePosition> {
  const form = read(value, SUITE);
  if (!form.ok) return form;
  const file = form.value;
  const begun = begin(ruleset, file.position);
  if (!begun.ok) return { ok: false, problems: begun.problems.map((one) => within('position', one)) };
  const before = begun.value.state;
  const decides = ruleset.pending(before)[0]?.seat ?? '';
  if (decides !== file.seat) {
    return { ok: false, problems: [problem('seat', 'cli.suite.problem.seat', { seat: file.seat, decides })] };
  }
  const [first, other] = [file.right[0] as NamedFields, file.wrong[0] as NamedFields];
  const accepts: readonly Pattern[] = file.accepts ?? [sortOf(first)];
  const right = played(game, before, file.seat, 'right', file.right);
  const wrong = played(game, before, file.seat, 'wrong', file.wrong);
  const problems: Problem[] = [right, wrong].flatMap((one) => (one.ok ? [] : one.problems));
  if (!right.ok || !wrong.ok) return { ok: false, problems };
  if (!fitsOne(accepts, first)) problems.push(problem('right[0]', 'cli.suite.problem.right'));
  if (fitsOne(accepts, other)) problems.push(problem('wrong[0]', 'cli.suite.problem.wrong'));
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { ...file, accepts, states: { before, right: right.value, wrong: wrong.value } } };
}

/** Is it the idea, as an order in people's terms? */
export const isRight = ({ accepts }: SuitePosition, given: NamedFields): boolean => fitsOne(accepts, given);

/** Is it of the sort of the wrong one? */
export const isWrong = ({ wrong }: SuitePosition, given: NamedFields): boolean =>
  fitsPattern(sortOf(wrong[0] as NamedFields), given);

const fitsOne = (patterns: readonly Pattern[], given: NamedFields): boolean =>
  patterns.some((one) => fitsPattern(one, given));

/** The state after orders of the seat itself. */
function played(
  game: OrderGame<unknown>,
  state: unknown,
  by: Seat,
  path: string,
  orders: readonly NamedFields[],
): Checked<unknown> {
  const done = playedOrders(
    game,
    state,
    orders.map((one) => ({ by, ...one })),
  );
  if (done.ok) return done;
  return { ok: false, problems: done.problems.map((one) => ({ ...one, path: one.path.replace(/^orders/, path) })) };
}

const within = (path: string, one: Problem): Problem => ({
  ...one,
  path: one.path === '' ? path : `${path}.${one.path}`,
});
