/**
 * The quick reference sheet, made of the reference's clauses and the rules' own numbers: in columns of 9 points, which
 * fill as many pages of whatever paper is in the printer as they need.
 */
import type { ReactNode } from 'react';
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
      <article className="sheet-paper">
        <h2>{t('web.sheet.head', { name })}</h2>
        <div className="sheet-columns">
          {sheet.flat().map((block) => (
            <Block key={block.title} block={block} rules={rules} />
          ))}
        </div>
        <footer>{t('web.sheet.foot')}</footer>
      </article>
    </div>
  );
}

/** Another rule's ID in a clause stays on one line. */
const ID = /[A-Z]{2,3}-[A-Z]+-\d+/g;
const UNBROKEN = '\u2011';

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
