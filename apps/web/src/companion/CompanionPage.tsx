/** Situations of a real table judged on a phone: what stands there, the sums and chances, then the dice. */
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { pageAddress } from '../app/route.ts';
import { useMessages } from '../i18n/index.ts';
import { Acting } from './Acting.tsx';
import { afterResult } from './afterResult.ts';
import type { Became, CompanionConfig } from './companionConfig.ts';
import { type Follow, keptName } from './follow.ts';
import type { CompanionKey } from './messages.ts';
import { meantIn, piecesIn, withoutWho, withWho } from './pieces.ts';
import { type At, keep, readSaved, readQuery } from './savedSituations.ts';
import { conformed, type Schema, type Values } from './schemaForm.ts';
import { Situation } from './Situation.tsx';
import { Standing } from './Standing.tsx';
import { Strip } from './Strip.tsx';
import { wordsOf } from './words.ts';
import './companion.css';

interface State {
  readonly kind: string;
  readonly at: At;
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
  const { judge, common, ruleset, game } = config;
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
    keep(ruleset, game, begun(config, kinds, query));
    history.replaceState(history.state, '', pageAddress(ruleset, 'companion', game));
    // The route has to know, or the same link could not be opened again.
    dispatchEvent(new Event('hashchange'));
  });
  useEffect(() => {
    if (query !== '') keepLink();
  }, [query]);
  const { kind, at, situations, strange, whose } = state;
  const [picked, pick] = useState<string | null>(null);
  const change = (to: Partial<State>) => {
    const next = { ...state, strange: false, ...to };
    setState(next);
    keep(ruleset, game, next);
  };
  const schema = judge.schema(kind) as Schema;
  const situation = conformed(situations[kind], schema) as Values;
  const others = kinds.filter((one) => !common.includes(one));
  /** A situation under the names that it is kept under. */
  const told = (of: string, next: Values, force: string | undefined) => ({
    [of]: next,
    ...(force !== undefined && { [keptName(of, force)]: next }),
  });
  // The button that led there may go with its part of the page.
  const goToForm = () => requestAnimationFrame(() => document.getElementById('companion-kind')?.focus());
  /** `known`: all that is told, as it stands then. */
  const open = ({ kind: of, situation: next, whose: force }: Asking, known: Values = situations) => {
    change({ kind: of, at: 'ask', whose: force, situations: { ...known, ...told(of, next, force) } });
    goToForm();
  };
  const asked = { kind, schema, situation, picked };
  const meant = meantIn(config, situations, asked);
  /** What is known once the result is taken. */
  const taking = (follows: readonly Follow[], became: readonly Became[]) =>
    afterResult(config, situations, asked, follows, became);
  const kindButton = (one: string) => (
    <button
      key={one}
      type="button"
      aria-pressed={at === 'ask' && one === kind}
      onClick={() => {
        change({ kind: one, at: 'ask', whose: undefined });
        if (at === 'table') goToForm();
      }}
    >
      {words.kind(one)}
    </button>
  );
  const back = (next: Values = situations) => {
    change({ at: 'table', situations: next });
    // The button goes with its part of the page: the keyboard goes on from the piece that acted, or from the first thing.
    requestAnimationFrame(() => {
      const first = (what: string) => document.querySelector<HTMLElement>(`.companion-there ${what}`);
      (first('[aria-pressed="true"]') ?? first(':is(button, summary)'))?.focus();
    });
  };
  const onTable = (next: Values) => change({ at: 'table', situations: next, whose: undefined });
  return (
    <div className={`companion-page at-${at}`}>
      {strange && <p role="alert">{t('web.companion.link.strange')}</p>}
      <Strip config={config} situations={situations} onChange={(next) => change({ situations: next })} />
      <div className="companion-there">
        <Acting
          config={config}
          situations={situations}
          picked={picked}
          onPick={pick}
          onAct={(of, next, known) => open({ kind: of, situation: next }, known)}
          onChange={(next) => change({ situations: next })}
        />
        <Standing config={config} situations={situations} onBegin={onTable} />
        <details className="companion-one" open={piecesIn(situations).length === 0}>
          <summary>{t('web.companion.one')}</summary>
          <nav className="companion-kinds" aria-label={t('web.companion.kinds')}>
            {common.map(kindButton)}
            <details open={others.includes(kind)}>
              <summary>{t('web.companion.others')}</summary>
              <div className="companion-kinds">{others.map(kindButton)}</div>
            </details>
          </nav>
        </details>
      </div>
      <div className="companion-asked">
        <Situation
          // Out of sight on a phone it stays: what is asked next begins with its first step.
          key={`${kind} ${at}`}
          config={config}
          kind={kind}
          schema={schema}
          situation={situation}
          situations={situations}
          picked={picked}
          meant={meant}
          onBack={() => back()}
          onChange={(next, who = {}) =>
            change({ situations: withWho({ ...situations, ...told(kind, next, whose) }, kind, who) })
          }
          onFollow={(follow, follows, became) => {
            // Whom the same kind was about before says nothing of this one.
            open(follow, withoutWho(taking(follows, became), follow.kind));
          }}
          onTaken={(follows, became) => back(taking(follows, became))}
        />
      </div>
    </div>
  );
}

type Asking = Pick<Follow, 'kind' | 'situation' | 'whose'>;

/** What the address asks for goes before what was kept. */
function begun({ ruleset, game, common }: CompanionConfig, kinds: readonly string[], query: string): State {
  const kept = readSaved(ruleset, game);
  const asked = readQuery(query);
  const kind = [asked.kind, kept.kind, common[0]].find((one) => one && kinds.includes(one)) ?? kinds[0] ?? '';
  const situations =
    asked.situation === undefined || asked.kind !== kind
      ? kept.situations
      : { ...kept.situations, [kind]: asked.situation };
  return { kind, at: asked.kind === null ? kept.at : 'ask', situations, strange: asked.strange };
}
