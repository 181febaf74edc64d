/** Situations of a real table judged on a phone: what stands there, the sums and chances, then the dice. */
import { answerLines, type Line, type Lines, resultLine, withStepLines } from '@drumhead/content/told';
import type { Problem } from '@drumhead/engine';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { pageAddress } from '../app/route.ts';
import { copied } from '../documents/files.ts';
import { useMessages } from '../i18n/index.ts';
import { withoutDice } from './acts.ts';
import { Answer } from './Answer.tsx';
import { type Follow, keptIn, keptName } from './follow.ts';
import { Follows } from './Follows.tsx';
import { Standing } from './Standing.tsx';
import type { CompanionConfig } from './companionConfig.ts';
import { Fields, ProblemLine } from './Form.tsx';
import { FormProvider } from './formContext.ts';
import { keep, queryOf, readSaved, readQuery } from './savedSituations.ts';
import type { CompanionKey } from './messages.ts';
import { Lacking } from './Lacking.tsx';
import { PieceChoice } from './PieceChoice.tsx';
import { piecesIn } from './pieces.ts';
import {
  conformed,
  isDiceField,
  type Path,
  pruned,
  runsOf,
  type Schema,
  type Values,
  withValue,
} from './schemaForm.ts';
import { stillToGive } from './stillToGive.ts';
import { wordsOf } from './words.ts';
import './companion.css';
import { ClosableButton } from '../closed/ClosableButton.tsx';

interface State {
  readonly kind: string;
  readonly situations: Readonly<Record<string, unknown>>;
  readonly strange: boolean;
  /** The force that the situation is about, where counts of several are kept apart. */
  readonly whose?: string | undefined;
}

export function CompanionPage({
  config,
  query,
}: {
  readonly config: CompanionConfig;
  /** The address after the question mark, not to be trusted. */
  readonly query: string;
}): ReactNode {
  const messages = useMessages<CompanionKey>();
  const { t } = messages;
  const words = wordsOf(config, messages);
  const { judge, common, ruleset } = config;
  const kinds = judge.kinds.filter((kind) => !judge.tableKinds.includes(kind));
  const [state, setState] = useState<State>(() => begun(config, kinds, query));
  // Another link may be opened while the page stands.
  const [taken, setTaken] = useState(query);
  if (taken !== query) {
    setTaken(query);
    if (query !== '') setState(begun(config, kinds, query));
  }
  // From then on the page's own memory counts: a reload must not bring back the link.
  const keepLink = useEffectEvent(() => {
    keep(ruleset, begun(config, kinds, query));
    history.replaceState(history.state, '', pageAddress(ruleset, 'companion'));
    // The route has to know, or the same link could not be opened again.
    dispatchEvent(new Event('hashchange'));
  });
  useEffect(() => {
    if (query !== '') keepLink();
  }, [query]);
  const { kind, situations, strange, whose } = state;
  const [picked, pick] = useState<string | null>(null);
  const change = (to: Partial<State>) => {
    const next = { ...state, strange: false, ...to };
    setState(next);
    keep(ruleset, next);
  };
  const schema = judge.schema(kind) as Schema;
  const situation = conformed(situations[kind], schema) as Values;
  const others = kinds.filter((one) => !common.includes(one));
  /** A situation under the names that it is kept under. */
  const told = (of: string, next: Values, force: string | undefined) => ({
    [of]: next,
    ...(force !== undefined && { [keptName(of, force)]: next }),
  });
  const open = ({ kind: of, situation: next, whose: force }: Pick<Follow, 'kind' | 'situation' | 'whose'>) => {
    // The result is taken: its dice leave the table, so that it is counted once.
    const taken = { ...situations, [kind]: withoutDice(situation) };
    change({ kind: of, whose: force, situations: { ...taken, ...told(of, next, force) } });
    requestAnimationFrame(() => document.getElementById('companion-kind')?.focus());
  };
  const kindButton = (one: string) => (
    <button key={one} type="button" aria-pressed={one === kind} onClick={() => change({ kind: one, whose: undefined })}>
      {words.kind(one)}
    </button>
  );
  return (
    <div className="companion-page">
      <p className="minor">{t('web.companion.about')}</p>
      {strange && <p role="alert">{t('web.companion.link.strange')}</p>}
      <Standing
        config={config}
        situations={situations}
        onBegin={(begun) => change({ situations: begun, whose: undefined })}
        acting={{ picked, onPick: pick, onAct: (of, next) => open({ kind: of, situation: next }) }}
      />
      <nav className="companion-kinds" aria-label={t('web.companion.kinds')}>
        {common.map(kindButton)}
        <details open={others.includes(kind)}>
          <summary>{t('web.companion.others')}</summary>
          <div className="companion-kinds">{others.map(kindButton)}</div>
        </details>
      </nav>
      <Situation
        key={kind}
        config={config}
        kind={kind}
        schema={schema}
        situation={situation}
        situations={situations}
        picked={picked}
        onChange={(next) => change({ situations: { ...situations, ...told(kind, next, whose) } })}
        onFollow={open}
      />
    </div>
  );
}

/** What the address asks for goes before what was kept. */
function begun({ ruleset, common }: CompanionConfig, kinds: readonly string[], query: string): State {
  const kept = readSaved(ruleset);
  const asked = readQuery(query);
  const kind = [asked.kind, kept.kind, common[0]].find((one) => one && kinds.includes(one)) ?? kinds[0] ?? '';
  const situations =
    asked.situation === undefined || asked.kind !== kind
      ? kept.situations
      : { ...kept.situations, [kind]: asked.situation };
  return { kind, situations, strange: asked.strange };
}

function Situation({
  config,
  kind,
  schema,
  situation,
  situations,
  picked,
  onChange,
  onFollow,
}: {
  readonly config: CompanionConfig;
  readonly kind: string;
  readonly schema: Schema;
  readonly situation: Values;
  /** All that were told, by the names that they are kept under. */
  readonly situations: Values;
  /** Id of the piece that was tapped on the table. */
  readonly picked: string | null;
  readonly onChange: (situation: Values) => void;
  readonly onFollow: (follow: Follow) => void;
}): ReactNode {
  const messages = useMessages<CompanionKey>();
  const { t, translate } = messages;
  const words = wordsOf(config, messages);
  const { ruleset } = config;
  const lacks = stillToGive(schema, situation, kind, config.needs).filter(({ path }) =>
    isTold(path, situation, config),
  );
  const { lines, result, outcome, problems, wanted } = useAnswer(config, kind, schema, situation, lacks.length > 0);
  const follows = outcome === null ? [] : config.follows(kind, situation, outcome, keptIn(situations));
  const names = Object.keys(schema.properties ?? {});
  const hasDice = names.some(isDiceField);
  const put = (path: Path, value: unknown) => onChange(withValue(situation, path, value) as Values);
  // Dice that are still to be tapped in are no fault.
  const waiting = problems.filter(isDieMissing);
  const faults = problems.filter((one) => !waiting.includes(one));
  const form = {
    words,
    problems: faults,
    shown: config.shown[kind] ?? [],
    known: config.known ?? {},
    sticks: (field: string) => config.sticks?.(field, situation) ?? [],
    alike: config.alike ?? [],
    needs: config.needs,
    implied: config.implied ?? nothingImplied,
    pieces: piecesIn(situations),
    pieceFields: config.pieceFields,
    picture: config.picture,
    picked,
    put,
  };
  const answer = useRef<HTMLElement>(null);
  const sums = lines.flatMap((line) => (typeof line === 'object' && 'sum' in line ? [sumText(line)] : []));
  return (
    <FormProvider value={form}>
      <section className="panel companion-form" aria-labelledby="companion-kind">
        <h2 id="companion-kind" tabIndex={-1}>
          {words.kind(kind)}
        </h2>
        <p className="minor">{sentence(translate(`told.kind.${ruleset}.${kind}`))}</p>
        <PieceChoice name={kind} schema={schema} path={[]} value={situation} />
        <Fields schema={schema} around={kind} path={[]} value={situation} dice={false} />
      </section>
      <section ref={answer} className="panel companion-answer" aria-labelledby="companion-answer" aria-live="polite">
        <h2 id="companion-answer">{t('web.companion.answer')}</h2>
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
      {hasDice && (
        <section className="panel companion-dice" aria-labelledby="companion-dice">
          <h2 id="companion-dice">{t('web.companion.dice')}</h2>
          <p className="minor">
            {wanted === null ? t('web.companion.dice.about') : t('web.companion.dice.wanted', { wanted })}
          </p>
          <Fields schema={schema} around={kind} path={[]} value={situation} dice />
          <ClosableButton
            closed={
              names.some((name) => isDiceField(name) && situation[name] !== undefined)
                ? null
                : t('web.companion.dice.none')
            }
            onClick={() => onChange(withoutDice(situation))}
          >
            {t('web.companion.noDice')}
          </ClosableButton>
        </section>
      )}
      {follows.length > 0 && <Follows config={config} follows={follows} onOpen={onFollow} />}
      {(result !== null || sums.length > 0) && (
        <button
          type="button"
          className="companion-foot"
          onClick={() => answer.current?.scrollIntoView({ block: 'start' })}
        >
          {result ?? (sums.length > MOST_SUMS ? t('web.companion.answer') : sums.join(' · '))}
        </button>
      )}
      <Share ruleset={ruleset} kind={kind} situation={pruned(situation, schema) as Values} />
      <button type="button" onClick={() => onChange(conformed(undefined, schema) as Values)}>
        {t('web.companion.reset')}
      </button>
    </FormProvider>
  );
}

/** Of several that are the same only the first stands on the page. */
function isTold([list, at]: Path, situation: Values, { alike = [] }: CompanionConfig): boolean {
  const items = situation[String(list)];
  if (typeof at !== 'number' || !alike.includes(String(list)) || !Array.isArray(items)) return true;
  return runsOf(items).some((run) => run.at === at);
}

const nothingImplied = (): Values => ({});

/** More sums than these are too long for one button. */
const MOST_SUMS = 2;

const sumText = ({ label, sum }: Extract<Line, { readonly sum: unknown }>): string => `${label}: ${sum.total}`;

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Too few dice, so far: of a side, of a roll, or of a test. */
function isDieMissing({ path, reason, facts }: Problem): boolean {
  const [field = ''] = path.split('.');
  if (!isDiceField(field)) return false;
  if (reason === 'engine.problem.missing' || reason === 'sip.adjudicate.fewDice') return true;
  return reason === WANTED && Number(facts['given']) < Number(facts['wanted']);
}

/** Its facts name how many dice a test takes. */
const WANTED = 'sk.adjudicate.diceWanted';

/** How many dice are rolled at once, where the judge takes no other number; null: it takes any. */
function diceWanted(judge: CompanionConfig['judge'], kind: string, asked: Values): number | null {
  const judged = judge.adjudicate(kind, { ...asked, dice: [1] }, (key) => key);
  const found = judged.ok ? undefined : judged.problems.find(({ reason }) => reason === WANTED);
  return found === undefined ? null : Number(found.facts['wanted']);
}

/** Such an outcome tells what the dice given come to, however few they are. */
const isReadAsGiven = (outcome: object): boolean => !('wants' in outcome);

/**
 * The judge's answer in lines, with the one that tells the result and the outcome once the dice lie, or the faults of the
 * situation; nothing while something is still to be given.
 */
function useAnswer(
  { judge }: CompanionConfig,
  kind: string,
  schema: Schema,
  situation: Values,
  isLacking: boolean,
): {
  readonly lines: Lines;
  readonly result: string | null;
  readonly outcome: Values | null;
  readonly problems: readonly Problem[];
  /** Dice that are rolled at once, where that is one number. */
  readonly wanted: number | null;
} {
  const { translate, language } = useMessages();
  const given = JSON.stringify(pruned(situation, schema));
  return useMemo(() => {
    if (isLacking) return { lines: [], result: null, outcome: null, problems: [], wanted: null };
    const asked = JSON.parse(given) as Values;
    const judged = judge.adjudicate(kind, asked, translate);
    // Sums and chances stay while dice are tapped in one by one.
    const left = judge.chancesLeft(kind, asked);
    const isOpen = left === null || left.length > 0;
    const isRolling = judged.ok ? isReadAsGiven(judged.value) && isOpen : judged.problems.every(isDieMissing);
    const told = isRolling ? judge.adjudicate(kind, withoutDice(asked), translate) : judged;
    const problems = judged.ok ? [] : judged.problems;
    const wanted = diceWanted(judge, kind, withoutDice(asked));
    if (!told.ok) return { lines: [], result: null, outcome: null, problems, wanted };
    const outcome = withStepLines(judge, told.value, translate);
    const lines = answerLines(translate, outcome, left ?? []);
    const done = { result: resultLine(translate, outcome), outcome: outcome as Values };
    return { lines, ...(isRolling ? { result: null, outcome: null } : done), problems, wanted };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the translator changes with the language alone
  }, [judge, kind, given, language, isLacking]);
}

function Share({
  ruleset,
  kind,
  situation,
}: {
  readonly ruleset: string;
  readonly kind: string;
  readonly situation: Values;
}): ReactNode {
  const { t } = useMessages<CompanionKey>();
  /** The link that was asked for, and whether it lies on the clipboard. */
  const [done, setDone] = useState<{ readonly link: string; readonly isCopied: boolean } | null>(null);
  const link = new URL(pageAddress(ruleset, 'companion', queryOf(kind, situation)), location.href).href;
  const told = done?.link === link ? done : null;
  return (
    <p className="companion-share">
      <button type="button" onClick={() => void copied(link).then((isCopied) => setDone({ link, isCopied }))}>
        {t('web.companion.link')}
      </button>
      <span role="status">
        {told !== null && t(told.isCopied ? 'web.companion.link.done' : 'web.companion.link.failed')}
      </span>
      {told?.isCopied === false && <input readOnly value={link} aria-label={t('web.companion.link.field')} />}
    </p>
  );
}
