/** A situation that is asked about: what stands there, the sums and chances, then the dice, and what follows. */
import type { Line } from '@drumhead/content/told';
import { type ReactNode, useRef, useState } from 'react';
import { randomDie } from '../app/randomInt.ts';
import { usePhone } from '../app/useWide.ts';
import { ClosableButton } from '../closed/ClosableButton.tsx';
import { useMessages } from '../i18n/index.ts';
import { percent } from '../panels/percent.ts';
import { withoutDice } from './acts.ts';
import { Answer } from './Answer.tsx';
import type { Became, CompanionConfig } from './companionConfig.ts';
import { type Follow, keptIn } from './follow.ts';
import { Follows } from './Follows.tsx';
import { Fields, ProblemLine } from './Form.tsx';
import { FormProvider } from './formContext.ts';
import { Lacking } from './Lacking.tsx';
import type { CompanionKey } from './messages.ts';
import { PieceChoice } from './PieceChoice.tsx';
import { type Piece, piecesIn } from './pieces.ts';
import { actingIn, rollerIn } from './roller.ts';
import {
  conformed,
  isDiceField,
  type Path,
  pathText,
  pruned,
  runsOf,
  type Schema,
  type Values,
  withValue,
} from './schemaForm.ts';
import { Share } from './Share.tsx';
import { stillToGive } from './stillToGive.ts';
import { rolledHere } from './rolledHere.ts';
import { isDieMissing } from './rolling.ts';
import { useAnswer } from './useAnswer.ts';
import { wordsOf } from './words.ts';

export function Situation({
  config,
  kind,
  schema,
  situation,
  situations,
  picked,
  meant,
  onBack,
  onChange,
  onFollow,
  onTaken,
}: {
  readonly config: CompanionConfig;
  readonly kind: string;
  readonly schema: Schema;
  readonly situation: Values;
  /** All that were told, by the names that they are kept under. */
  readonly situations: Values;
  /** Id of the piece that was tapped on the table. */
  readonly picked: string | null;
  /** The pieces that its records are about, by their paths. */
  readonly meant: ReadonlyMap<string, Piece>;
  readonly onBack: () => void;
  /** `who`: pieces that it is now about, by the paths of their records. */
  readonly onChange: (situation: Values, who?: Values) => void;
  /** `follows`: all that the result, which is then taken, asks for; `became`: what it changes about pieces. */
  readonly onFollow: (follow: Follow, follows: readonly Follow[], became: readonly Became[]) => void;
  /** The result is taken, and nothing more is asked. */
  readonly onTaken: (follows: readonly Follow[], became: readonly Became[]) => void;
}): ReactNode {
  const messages = useMessages<CompanionKey>();
  const { t, translate } = messages;
  const words = wordsOf(config, messages);
  const { ruleset } = config;
  // On a phone each step is a page of its own; else all of them stand there at once.
  const isInSteps = usePhone();
  const [step, setStep] = useState<'ask' | 'dice' | 'result'>('ask');
  const lacks = stillToGive(schema, situation, kind, config.needs).filter(({ path }) =>
    isTold(path, situation, config),
  );
  const { lines, result, outcome, problems, wanted } = useAnswer(config, kind, schema, situation, lacks.length > 0);
  const sideAt = (path: string) => meant.get(path)?.side;
  const follows = outcome === null ? [] : config.follows(kind, situation, outcome, keptIn(situations, sideAt));
  const [due] = follows;
  const names = Object.keys(schema.properties ?? {});
  const hasDice = names.some(isDiceField);
  const lie = names.some((name) => isDiceField(name) && situation[name] !== undefined);
  const rolled = hasDice && lacks.length === 0 ? rolledHere(config, kind, schema, situation, randomDie) : null;
  const put = (path: Path, value: unknown, piece?: string) =>
    onChange(
      withValue(situation, path, value) as Values,
      piece === undefined ? undefined : { [pathText(path)]: piece },
    );
  // Dice that are still to be tapped in are no fault.
  const waiting = problems.filter(isDieMissing);
  const faults = problems.filter((one) => !waiting.includes(one));
  const asked = { kind, schema, situation, picked };
  const pieces = piecesIn(situations);
  const acting = actingIn(config, asked);
  const form = {
    words,
    problems: faults,
    shown: config.shown[kind] ?? [],
    known: config.known ?? {},
    sticks: (field: string) => config.sticks?.(field, situation) ?? [],
    alike: config.alike ?? [],
    needs: config.needs,
    implied: config.implied ?? nothingImplied,
    pieces,
    acting: acting && { name: acting.name, side: meant.get(acting.path)?.side },
    meant,
    rollerOf: (field: string) => rollerIn(config, asked, pieces, meant, field),
    pieceFields: config.pieceFields,
    profileFields: config.profileFields,
    picture: config.picture,
    put,
  };
  const isResult = outcome !== null && lie && waiting.length === 0;
  const notRolled: CompanionKey =
    lacks.length + faults.length > 0
      ? 'web.companion.roll.early'
      : isResult
        ? 'web.companion.roll.done'
        : 'web.companion.roll.none';
  // Dice that are taken back, or lie there no more, have no result.
  const at = !isInSteps ? 'all' : !hasDice ? 'ask' : step === 'result' && !isResult ? 'dice' : step;
  const answer = useRef<HTMLElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const goTo = (to: 'ask' | 'dice' | 'result') => {
    setStep(to);
    requestAnimationFrame(() => {
      top.current?.scrollIntoView({ block: 'start' });
      top.current?.querySelector('button')?.focus({ preventScroll: true });
    });
  };
  const became =
    outcome === null || !isResult
      ? []
      : config.became(kind, situation, outcome, (path) => meant.get(path)?.record ?? {});
  const sums = lines.flatMap((line) => (typeof line === 'object' && 'sum' in line ? [sumText(line)] : []));
  const likely = lines.flatMap((line) => (typeof line === 'object' && 'chances' in line ? [likeliest(line)] : []))[0];
  const told = (
    <section
      ref={answer}
      className={`panel companion-answer${outcome === null ? '' : ' judged'}`}
      aria-labelledby="companion-answer"
      aria-live="polite"
    >
      <h2 id="companion-answer">
        {at === 'result' && result !== null ? withoutRule(result) : t('web.companion.answer')}
      </h2>
      {faults.length > 0 && (
        <>
          <h3>{t('web.companion.problems')}</h3>
          {faults.map((one, i) => (
            <ProblemLine key={i} problem={one} />
          ))}
        </>
      )}
      {lacks.length > 0 && <Lacking lacks={lacks} words={words} />}
      {faults.length === 0 && waiting.length > 0 && <p>{t('web.companion.dice.missing')}</p>}
      <Answer lines={lines} />
    </section>
  );
  const dice = hasDice && (
    <section className="panel companion-dice" aria-labelledby="companion-dice">
      <h2 id="companion-dice">{t('web.companion.dice')}</h2>
      <p className="minor">
        {wanted === null ? t('web.companion.dice.about') : t('web.companion.dice.wanted', { wanted })}
      </p>
      <Fields schema={schema} around={kind} path={[]} value={situation} dice />
      <ClosableButton
        closed={lie ? null : t('web.companion.dice.none')}
        onClick={() => onChange(withoutDice(situation))}
      >
        {t('web.companion.noDice')}
      </ClosableButton>
    </section>
  );
  const roll = hasDice && (
    <ClosableButton
      closed={rolled === null || faults.length > 0 ? t(notRolled) : null}
      onClick={() => {
        if (rolled === null) return;
        onChange(rolled);
        setStep('dice');
      }}
    >
      {t('web.companion.roll')}
    </ClosableButton>
  );
  const take = (
    <ClosableButton
      className={due && at === 'result' ? '' : 'primary'}
      closed={isResult || (!hasDice && outcome !== null) ? null : t(TAKEN_LATER[hasDice ? 'dice' : 'given'])}
      onClick={() => (at === 'dice' && due ? goTo('result') : onTaken(follows, became))}
    >
      {t(at === 'result' ? 'web.companion.back' : 'web.companion.take')}
    </ClosableButton>
  );
  const next = due && at !== 'dice' && (
    <button type="button" className="primary" onClick={() => onFollow(due, follows, became)}>
      {words.kind(due.kind)}
    </button>
  );
  return (
    <FormProvider value={form}>
      <div className="companion-step" ref={top}>
        <button
          type="button"
          className="companion-back"
          onClick={() => (at === 'result' ? goTo('dice') : at === 'dice' ? goTo('ask') : onBack())}
        >
          <span aria-hidden="true">←</span>{' '}
          {t(at === 'result' ? 'web.companion.dice' : at === 'dice' ? 'web.companion.step.ask' : 'web.companion.back')}
        </button>
      </div>
      {(at === 'all' || at === 'ask') && (
        <section className="panel companion-form" aria-labelledby="companion-kind">
          <h2 id="companion-kind" tabIndex={-1}>
            {words.kind(kind)}
          </h2>
          <p className="minor">{sentence(translate(`told.kind.${ruleset}.${kind}`))}</p>
          <PieceChoice name={kind} schema={schema} path={[]} value={situation} />
          <Fields schema={schema} around={kind} path={[]} value={situation} dice={false} />
        </section>
      )}
      {at !== 'dice' && told}
      {(at === 'all' || at === 'dice') && dice}
      {at === 'dice' && (
        <p className="companion-result" role="status">
          {result === null ? (likely ?? sums.join(' · ')) : withoutRule(result)}
        </p>
      )}
      {at !== 'dice' && follows.length > 0 && (
        <Follows config={config} follows={follows} onOpen={(follow) => onFollow(follow, follows, became)} />
      )}
      <div className="companion-foot">
        {at !== 'dice' && at !== 'result' && (result ?? likely ?? sums[0]) !== undefined && (
          <button
            type="button"
            className="companion-sums"
            onClick={() => answer.current?.scrollIntoView({ block: 'start' })}
          >
            {result ?? likely ?? (sums.length > MOST_SUMS ? t('web.companion.answer') : sums.join(' · '))}
          </button>
        )}
        {at === 'result' ? take : roll}
        {at === 'ask' && hasDice ? (
          <ClosableButton
            className="primary"
            closed={lacks.length + faults.length > 0 ? t('web.companion.roll.early') : null}
            onClick={() => goTo('dice')}
          >
            {t('web.companion.step.dice')}
          </ClosableButton>
        ) : at === 'result' ? (
          next
        ) : (
          next || take
        )}
      </div>
      {at !== 'dice' && at !== 'result' && (
        <>
          <Share ruleset={ruleset} game={config.game} kind={kind} situation={pruned(situation, schema) as Values} />
          <button type="button" onClick={() => onChange(conformed(undefined, schema) as Values)}>
            {t('web.companion.reset')}
          </button>
        </>
      )}
    </FormProvider>
  );
}

/** The answer has the rule; a heading is short. */
const withoutRule = (text: string): string => text.replace(/ \([A-Z]+-[A-Z]+-\d+\)/g, '');

/** Why no result can be taken yet. */
const TAKEN_LATER = {
  dice: 'web.companion.take.none',
  given: 'web.companion.roll.early',
} as const;

/** Of several that are the same only the first stands on the page. */
function isTold([list, at]: Path, situation: Values, { alike = [] }: CompanionConfig): boolean {
  const items = situation[String(list)];
  if (typeof at !== 'number' || !alike.includes(String(list)) || !Array.isArray(items)) return true;
  return runsOf(items).some((run) => run.at === at);
}

const nothingImplied = (): Values => ({});

/** More sums than these are too long for one button. */
const MOST_SUMS = 2;

/** Of all results the two that come most often, with their chances. */
const likeliest = ({ chances }: Extract<Line, { readonly chances: unknown }>): string =>
  [...chances]
    .sort((a, b) => b.chance - a.chance)
    .slice(0, 2)
    .map(({ text, chance }) => `${text} ${percent(chance)}`)
    .join(' · ');

const sumText = ({ label, sum }: Extract<Line, { readonly sum: unknown }>): string => `${label}: ${sum.total}`;

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
