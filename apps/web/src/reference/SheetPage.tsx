/** The quick reference sheet: two A4 pages to print, made of the reference's clauses and the rules' own numbers. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { largestThatFits } from './fit.ts';
import { LoadingText } from './LoadingText.tsx';
import './sheet.css';
import { type ReadRule, type SheetBlock, useReferenceMessages, useSheet } from './loadReference.ts';

/** Another sheet of the same rule set, and where it is. */
export interface SheetWay {
  readonly name: string;
  readonly address: string;
  readonly here: boolean;
}

interface SheetPageProps {
  readonly ruleset: string;
  /** Which sheet, of a rule set that has one for each variant. */
  readonly variant?: string;
  readonly name: string;
  /** Every sheet of the rule set, where it has several. */
  readonly ways?: readonly SheetWay[];
}

export function SheetPage({ ruleset, variant, name, ways = [] }: SheetPageProps): ReactNode {
  const fetched = useSheet(ruleset, variant ?? null);
  const t = useReferenceMessages();
  if (fetched.at !== 'loaded') return <LoadingText fetched={fetched} />;
  const { reference, sheet } = fetched.text;
  const rules = new Map(reference.flatMap((chapter) => chapter.rules).map((rule) => [rule.id, rule]));
  return (
    <div className="sheet-page">
      <p className="sheet-tools">
        <button type="button" className="primary" onClick={() => print()}>
          {t('web.sheet.print')}
        </button>
        {ways.map((way) => (
          <a key={way.name} href={way.address} aria-current={way.here ? 'page' : undefined}>
            {way.name}
          </a>
        ))}
      </p>
      {/* On a phone the paper is wider than the screen: it scrolls, by keyboard too. */}
      {sheet.map((blocks, i) => (
        <section key={i} className="sheet-scroll" tabIndex={0} aria-label={t('web.sheet.page', { page: i + 1 })}>
          <Paper
            blocks={blocks}
            rules={rules}
            head={t('web.sheet.head', { name })}
            foot={t('web.sheet.foot')}
            number={`${i + 1}/${sheet.length}`}
          />
        </section>
      ))}
    </div>
  );
}

/** Another rule's ID in a clause stays on one line. */
const ID = /[A-Z]{2,3}-[A-Z]+-\d+/g;
const UNBROKEN = '\u2011';

interface PaperProps {
  readonly blocks: readonly SheetBlock[];
  readonly rules: ReadonlyMap<string, ReadRule>;
  readonly head: string;
  readonly foot: string;
  readonly number: string;
}

function Paper({ blocks, rules, head, foot, number }: PaperProps): ReactNode {
  const columns = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = columns.current;
    if (!place) return undefined;
    let unmounted = false;
    const fit = () => {
      if (unmounted) return;
      // Text that does not fit makes a further column outside the page.
      const size = largestThatFits((points) => {
        place.style.fontSize = `${points}pt`;
        return place.scrollWidth <= place.clientWidth && place.scrollHeight <= place.clientHeight;
      });
      place.style.fontSize = `${size}pt`;
    };
    fit();
    void document.fonts.ready.then(fit);
    return () => {
      unmounted = true;
    };
  }, [blocks, rules]);
  return (
    <div className="sheet-paper">
      <header>
        <h2>{head}</h2>
        <span>{number}</span>
      </header>
      <div className="sheet-columns" ref={columns}>
        {blocks.map((block) => (
          <Block key={block.title} block={block} rules={rules} />
        ))}
      </div>
      <footer>{foot}</footer>
    </div>
  );
}

function Block({
  block,
  rules,
}: {
  readonly block: SheetBlock;
  readonly rules: ReadonlyMap<string, ReadRule>;
}): ReactNode {
  const clauses = block.rules.flatMap((id) => {
    const rule = rules.get(id);
    return rule ? [<Clause key={id} rule={rule} runsOn={block.runsOn ?? false} />] : [];
  });
  return (
    <>
      <h3>{block.title}</h3>
      {block.tables.map((table, i) => (
        <table key={i}>
          {table.head.length > 0 && (
            <thead>
              <tr>
                {table.head.map((cell, k) => (
                  <th key={k} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {table.rows.map((row, r) => (
              <tr key={r}>
                {row.map((cell, k) =>
                  k === 0 ? (
                    <th key={k} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={k}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {block.runsOn ? <p>{clauses}</p> : clauses}
    </>
  );
}

function Clause({ rule, runsOn }: { readonly rule: ReadRule; readonly runsOn: boolean }): ReactNode {
  const text = (
    <>
      <b>{/[!?]$/.test(rule.title) ? rule.title : `${rule.title}.`}</b>{' '}
      {rule.clause.replace(ID, (id) => id.replaceAll('-', UNBROKEN))}{' '}
    </>
  );
  return runsOn ? text : <p>{text}</p>;
}
