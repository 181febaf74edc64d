/** The whole rule reference of a rule set: chapters, search, and every rule at an address of its own. */
import { type ReactNode, useContext, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { pageAddress } from '../app/route.ts';
import { ruleAddress } from './ruleAddress.ts';
import './reference.css';
import { markFound } from './markFound.ts';
import { LoadingText } from './LoadingText.tsx';
import { BesideBattle } from './openBook.ts';
import { RuleText } from './RuleText.tsx';
import { indexOf, search } from './search.ts';
import {
  type ReadChapter,
  type ReadRule,
  type Reference,
  useReference,
  useReferenceMessages,
} from './loadReference.ts';

/** At most so many results are listed. */
const LISTED = 60;
/** Longer queries are cut. */
const LONGEST = 80;

interface Asked {
  readonly rule: string | null;
  readonly chapter: number;
  readonly words: string;
  /** Rules that a decision is about, the one that asks among them; none: the whole book is meant. */
  readonly about: readonly string[];
}

/** The request in an address, which is not to be trusted. */
function commandFromDrag(query: string): Asked {
  const asked = new URLSearchParams(query);
  return {
    rule: asked.get('rule')?.slice(0, LONGEST).toUpperCase() ?? null,
    chapter: Number(asked.get('chapter')) || 0,
    words: asked.get('words')?.slice(0, LONGEST) ?? '',
    about: asked.get('about')?.split(',').slice(0, LISTED) ?? [],
  };
}

export function RulesPage({ ruleset, query }: { readonly ruleset: string; readonly query: string }): ReactNode {
  const fetched = useReference(ruleset);
  if (fetched.at !== 'loaded') return <LoadingText fetched={fetched} />;
  return <Rules key={query} ruleset={ruleset} query={query} reference={fetched.text} />;
}

/** An ID as a reader may type it, without the prefix of its catalogue. */
function exampleOf(reference: Reference): string {
  const id = reference[reference.length >> 1]?.rules[0]?.id ?? '';
  return id.slice(id.indexOf('-') + 1);
}

const chapterId = (number: number): string => `chapter-${number}`;

function show(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}

interface RulesProps {
  readonly ruleset: string;
  readonly query: string;
  readonly reference: Reference;
}

function Rules({ ruleset, query, reference }: RulesProps): ReactNode {
  const t = useReferenceMessages();
  const asked = useMemo(() => commandFromDrag(query), [query]);
  const [words, setWords] = useState(asked.words);
  const isBeside = useContext(BesideBattle);
  const about = useId();
  useEffect(() => {
    if (asked.rule !== null) show(asked.rule);
    else if (asked.chapter > 0) show(chapterId(asked.chapter));
  }, [asked]);
  const unknown =
    asked.rule !== null && !reference.some((chapter) => chapter.rules.some((rule) => rule.id === asked.rule));
  const change = (typed: string) => {
    setWords(typed);
    if (isBeside) return;
    const next = typed.trim() === '' ? '' : new URLSearchParams({ words: typed.trim() }).toString();
    history.replaceState(history.state, '', pageAddress(ruleset, 'rules', next));
  };
  return (
    <div className="reference">
      <search className="reference-search">
        <label htmlFor={`${about}-field`}>{t('web.rules.search')}</label>
        <input
          id={`${about}-field`}
          type="search"
          value={words}
          maxLength={LONGEST}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={about}
          placeholder={isBeside ? t('web.rules.search.about', { example: exampleOf(reference) }) : undefined}
          onChange={(event) => {
            // What is found begins at the top, wherever one has read.
            event.target.closest('.book-page')?.scrollTo(0, 0);
            change(event.target.value);
          }}
        />
        <p className="minor" id={about}>
          {t('web.rules.search.about', { example: exampleOf(reference) })}
        </p>
      </search>
      <p>
        <a href={pageAddress(ruleset, 'sheet')}>{t('web.rules.sheet')}</a>
      </p>
      {unknown && <p role="alert">{t('web.rules.unknown', { rule: asked.rule })}</p>}
      {words.trim() !== '' ? (
        <Answers ruleset={ruleset} reference={reference} words={words} />
      ) : asked.about.length > 0 ? (
        <Around ruleset={ruleset} reference={reference} {...asked} />
      ) : (
        <Chapters ruleset={ruleset} reference={reference} lit={asked.rule} />
      )}
    </div>
  );
}

/** Rules that stand before and after the one that asks. */
const AROUND = 3;

/** The rules of a decision: the one that asks with those around it, and those that its answers name. */
function Around({
  ruleset,
  reference,
  rule: lit,
  about,
}: Pick<Asked, 'rule' | 'about'> & { readonly ruleset: string; readonly reference: Reference }): ReactNode {
  return (
    <div className="reference-rules">
      {reference.flatMap((chapter) => {
        const at = chapter.rules.findIndex(({ id }) => id === lit);
        return chapter.rules.flatMap((rule, i) =>
          about.includes(rule.id) || (at >= 0 && Math.abs(i - at) <= AROUND)
            ? [<Rule key={rule.id} ruleset={ruleset} rule={rule} chapter={chapter} lit={rule.id === lit} />]
            : [],
        );
      })}
    </div>
  );
}

function Answers({
  ruleset,
  reference,
  words,
}: {
  readonly ruleset: string;
  readonly reference: Reference;
  readonly words: string;
}): ReactNode {
  const t = useReferenceMessages();
  const index = useMemo(() => indexOf(reference), [reference]);
  const asked = useDeferredValue(words);
  const found = useMemo(() => search(index, asked), [index, asked]);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => (list.current ? markFound(list.current, asked) : undefined), [found, asked]);
  return (
    <>
      <p role="status" className="reference-count">
        {t(found.length === 0 ? 'web.rules.none' : found.length === 1 ? 'web.rules.found.one' : 'web.rules.found', {
          count: found.length,
        })}{' '}
        {found.length > LISTED && t('web.rules.more', { shown: LISTED })}
      </p>
      <div className="reference-rules" ref={list}>
        {found.slice(0, LISTED).map(({ rule, chapter }) => (
          <Rule key={rule.id} ruleset={ruleset} rule={rule} chapter={chapter} />
        ))}
      </div>
    </>
  );
}

function Chapters({
  ruleset,
  reference,
  lit,
}: {
  readonly ruleset: string;
  readonly reference: Reference;
  readonly lit: string | null;
}): ReactNode {
  const t = useReferenceMessages();
  const isBeside = useContext(BesideBattle);
  const [wide] = useState(() => !isBeside && matchMedia('(min-width: 761px)').matches);
  const name = (chapter: ReadChapter, i: number) => t('web.rules.chapter', { number: i + 1, title: chapter.title });
  return (
    <div className="reference-book">
      <nav aria-label={t('web.rules.chapters')}>
        <details open={wide}>
          <summary>{t('web.rules.chapters')}</summary>
          <ol>
            {reference.map((chapter, i) => (
              <li key={i}>
                {/* The address may be this one already: then only the click says where to go. */}
                <a href={pageAddress(ruleset, 'rules', `chapter=${i + 1}`)} onClick={() => show(chapterId(i + 1))}>
                  {name(chapter, i)}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div>
        {reference.map((chapter, i) => (
          <section key={i}>
            <h2 id={chapterId(i + 1)} tabIndex={-1}>
              {name(chapter, i)}
            </h2>
            <div className="reference-rules">
              {chapter.rules.map((rule) => (
                <Rule key={rule.id} ruleset={ruleset} rule={rule} lit={rule.id === lit} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

function Rule({
  ruleset,
  rule,
  chapter,
  lit = false,
}: {
  readonly ruleset: string;
  readonly rule: ReadRule;
  /** The chapter, shown where rules of several chapters stand together. */
  readonly chapter?: ReadChapter;
  readonly lit?: boolean;
}): ReactNode {
  const Heading = chapter ? 'h2' : 'h3';
  return (
    <article id={rule.id} tabIndex={-1} className={lit ? 'rule-entry lit' : 'rule-entry'}>
      <Heading>
        <a className="rule-id" href={ruleAddress(ruleset, rule.id)}>
          {rule.id}
        </a>{' '}
        {rule.title}
        {chapter && <span className="minor"> · {chapter.title}</span>}
      </Heading>
      <RuleText ruleset={ruleset} rule={rule} />
    </article>
  );
}
