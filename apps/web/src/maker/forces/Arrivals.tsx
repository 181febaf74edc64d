/** Who comes on later: by the book, where its files say so, or by rules of the scenario's own. */
import { scriptOf, TABLE_EDGES, type ScriptEdge } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { setupOf, sizeOf, withSetup } from '../document/edits.ts';
import type { Making } from '../making.ts';
import type { MakerKey } from '../messages.ts';
import type { Arrival, Troops } from '../rulesMaker.ts';
import { Choice, Figure } from '../script/blanks.tsx';
import { Sentence } from '../script/Sentence.tsx';

/** Is nobody else of its side there from the start? */
const isLastThere = (all: readonly Arrival[], { side, turn }: Arrival): boolean =>
  turn === 0 && all.filter((one) => one.side === side && one.turn === 0).length === 1;

/** Stands for the edge of its side. */
const OWN_EDGE = '';

export function Arrivals({
  making,
  troops,
  side,
  onRules,
}: {
  readonly making: Making;
  readonly troops: readonly Troops[];
  readonly side: number;
  /** Leads to rules of its own. */
  readonly onRules: () => void;
}): ReactNode {
  const messages = useMessages<MakerKey>();
  const { t } = messages;
  const { rules, file, change } = making;
  const script = scriptOf(file);
  const byBook = rules.arrivals?.of(messages as never, setupOf(file)) ?? [];
  const called = (script?.events ?? []).flatMap(({ when: { turn }, do: deeds }) =>
    deeds.flatMap(({ arrive }) => {
      const found = troops.find(({ id }) => id === arrive);
      return found?.side === side ? [{ name: found.name, turn }] : [];
    }),
  );
  return (
    <div className="panel">
      <h3>{t('web.maker.deed.arrive')}</h3>
      {byBook.map(
        (one, i) =>
          one.side === side && (
            <OneArrival
              // oxlint-disable-next-line react/no-array-index-key -- brigades stand in their order
              key={i}
              making={making}
              arrival={one}
              closed={isLastThere(byBook, one) ? t('web.maker.arrival.last') : null}
              onPut={(when) =>
                change((now) => withSetup(now, rules.arrivals?.with(setupOf(now), i, when) ?? setupOf(now)))
              }
            />
          ),
      )}
      {called.map(({ name, turn }) => (
        <p key={name}>{turn === undefined ? name : t('web.maker.arrival.called', { name, turn })}</p>
      ))}
      <button type="button" onClick={onRules}>
        {t('web.maker.arrival.rules')}
      </button>
    </div>
  );
}

function OneArrival({
  making: { rules, file },
  arrival: { name, turn, by },
  closed,
  onPut,
}: {
  readonly making: Making;
  readonly arrival: Arrival;
  /** Why it cannot come later; null: it can. */
  readonly closed: string | null;
  readonly onPut: (when: Pick<Arrival, 'turn' | 'by'>) => void;
}): ReactNode {
  const { t, translate } = useMessages<MakerKey>();
  const { width, height } = sizeOf(rules, file);
  const long = (edge: ScriptEdge): number => (edge === 'left' || edge === 'right' ? height : width);
  const turnBlank = (
    <Figure
      label={t('web.maker.blank.turn')}
      value={turn}
      least={0}
      most={rules.arrivals?.mostTurn ?? 0}
      closed={closed}
      onChange={(next) => onPut({ turn: next, by })}
    />
  );
  const edgeBlank = (
    <Choice
      label={t('web.maker.blank.edge')}
      value={by?.edge ?? OWN_EDGE}
      choices={[
        [OWN_EDGE, t('web.maker.arrival.own')],
        ...TABLE_EDGES.map((edge) => [edge, translate(`scn.edge.${edge}`)] as const),
      ]}
      onChange={(edge) =>
        onPut({
          turn,
          by: edge === OWN_EDGE ? null : { edge: edge as ScriptEdge, from: 0, to: long(edge as ScriptEdge) },
        })
      }
    />
  );
  if (turn === 0)
    return <Sentence say={(holes) => t('web.maker.arrival.start', { name, ...holes })} blanks={{ turn: turnBlank }} />;
  if (by === null)
    return (
      <Sentence
        say={(holes) => t('web.maker.arrival.home', { name, ...holes })}
        blanks={{ turn: turnBlank, edge: edgeBlank }}
      />
    );
  const bound = (end: 'from' | 'to') => (
    <Figure
      label={t(`web.maker.blank.${end}`)}
      value={Math.round(by[end])}
      least={0}
      most={long(by.edge)}
      onChange={(next) => onPut({ turn, by: { ...by, [end]: next } })}
    />
  );
  const blanks = { turn: turnBlank, edge: edgeBlank, from: bound('from'), to: bound('to') };
  return <Sentence say={(holes) => t('web.maker.arrival.by', { name, ...holes })} blanks={blanks} />;
}
