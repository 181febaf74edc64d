/** The best orders of a side at a moment, the one that was played among them, and what is behind the one that is chosen. */
import { LEAST_COST, type WeighedDecision, type WeighedOrder } from '@drumhead/bots';
import { type Command, decide, equalData, type Seat } from '@drumhead/engine';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { RulesAdvice } from '../advice/rulesAdvice.ts';
import { useStart } from '../app/home/useStart.ts';
import type { AnyBattle } from '../battle/host/hosted.ts';
import { useHosted, useSavedBattles } from '../battle/index.ts';
import { useMessages } from '../i18n/index.ts';
import { Chances } from '../panels/Chances.tsx';
import { percent } from '../panels/percent.ts';
import { playersOn, playOn } from '../replay/playOn.ts';
import type { BoardProps } from '../replay/Replay.tsx';
import type { ReportKey } from '../report/messages.ts';
import { orderSpots } from '../report/orderSpots.ts';
import { decision, price, type Progress } from '../report/weighing.ts';
import { UnderWay, useWork } from '../report/Work.tsx';
import { hideSpots, showSpots, spotStore } from '../table/spots.ts';
import type { BoardKey } from './messages.ts';
import { Terms } from './Terms.tsx';

interface Props extends BoardProps {
  /** The battle up to this moment. */
  readonly moment: AnyBattle;
  readonly seat: Seat;
  /** What the side did here; null: the battle ends here, or somebody else acted. */
  readonly played: Command | null;
  readonly words: RulesAdvice;
  /** What is found in one line, for the notes; null: nothing yet. */
  readonly tell: (line: string | null) => void;
}

export function Orders(props: Props): ReactNode {
  const { moment, seat, played } = props;
  const { t } = useMessages<BoardKey>();
  const begin = useCallback(
    (onProgress: (done: number, of: number) => void) => {
      const { ruleset, state } = moment;
      const asked = { ruleset: ruleset.id, version: ruleset.version, state, seat };
      return decision({ ...asked, given: played === null ? [] : [played] }, onProgress);
    },
    [moment, seat, played],
  );
  const working = useWork(begin);
  const { work } = working;
  return (
    <div aria-live="polite">
      <UnderWay {...working} find="web.board.find" busy="web.board.busy" />
      {work.at === 'done' && (work.found ? <Found {...props} found={work.found} /> : <p>{t('web.board.unknown')}</p>)}
    </div>
  );
}

const LETTERS = ['A', 'B', 'C'];

interface Row {
  readonly mark: string;
  readonly order: WeighedOrder;
  readonly isPlayed: boolean;
}

/** The best first, then the order that was played where it is none of them. */
function rowsOf({ best, given }: WeighedDecision): readonly Row[] {
  const [played = null] = given;
  const isSame = (order: WeighedOrder): boolean => played !== null && equalData(order.command, played.command);
  const rows = best.map((order, i) => ({ mark: LETTERS[i] ?? '', order, isPlayed: isSame(order) }));
  return played === null || best.some(isSame) ? rows : [...rows, { mark: '⚑', order: played, isPlayed: true }];
}

function Found({ found, ...props }: Props & { readonly found: WeighedDecision }): ReactNode {
  const { moment, seat, words, tell } = props;
  const { t } = useMessages<BoardKey>();
  const messages = useMessages<string>();
  const rows = rowsOf(found);
  const [at, setAt] = useState(0);
  const [first] = rows as readonly [Row, ...Row[]];
  const chosen = rows[at] ?? first;
  const told = ({ command }: WeighedOrder): string => words.orderText(messages, moment.state, command);
  useMarks(props, chosen.order.command);
  const { mark, order } = chosen;
  const line = `${mark} ${told(order)}${order.standing === null ? '' : `, ${percent(order.standing)}`}`;
  useEffect(() => {
    tell(line);
    return () => tell(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the teller is new at every look
  }, [line]);
  const isTold = rows.some((row) => row.order.standing !== null);
  return (
    <>
      <ol className="board-orders">
        {rows.map((row, i) => (
          <li key={row.mark}>
            <button
              type="button"
              className={row.isPlayed ? 'played' : ''}
              aria-pressed={i === at}
              onClick={() => setAt(i)}
            >
              <b className="letter">{row.mark}</b>
              <span className="what">
                {told(row.order)}
                {row.isPlayed && <small>{t('web.board.played')}</small>}
              </span>
              <strong>{row.order.standing === null ? '' : percent(row.order.standing)}</strong>
              <small className="lead">
                {i === 0
                  ? t('web.board.first')
                  : row.order.cost > 0
                    ? lost(first.order, row.order)
                    : row.order.isEqual
                      ? '≈'
                      : ''}
              </small>
            </button>
          </li>
        ))}
      </ol>
      {rows.some(({ isPlayed }) => isPlayed) && <InReport {...props} rows={rows} />}
      {!isTold && <p className="minor">{t('web.board.rolls')}</p>}
      <Behind row={chosen} words={words} isOnly={rows.length === 1} isBest={at === 0} />
      <Branch {...props} seat={seat} row={chosen} />
      <p className="minor">{t('web.board.analyst', { reads: found.analyst.reads })}</p>
    </>
  );
}

/** Here an order stands alone; a report weighs it with its turn. Where the two differ it is said, once that is known. */
function InReport({ record, at, rows }: Props & { readonly rows: readonly Row[] }): ReactNode {
  const { t } = useMessages<BoardKey>();
  const begin = useCallback((onProgress: Progress) => price(record, at, onProgress), [record, at]);
  const { work } = useWork(begin);
  const order = rows.find(({ isPlayed }) => isPlayed)?.order;
  if (order === undefined || work.at !== 'done') return null;
  const cost = work.found ?? 0;
  if (Math.abs(cost - order.cost) < LEAST_COST) return null;
  const points = Math.round(100 * cost);
  return <p className="minor">{t(points === 0 ? 'web.board.inReport.none' : 'web.board.inReport', { points })}</p>;
}

const points = ({ standing }: WeighedOrder): number => Math.round(100 * (standing ?? 0));

/** So far apart are the chances as they stand beside it, rounded: they add up. Where the best has none, what it costs. */
const lost = (best: WeighedOrder, order: WeighedOrder): string =>
  `−${Math.max(1, best.standing === null ? Math.round(100 * order.cost) : points(best) - points(order))}`;

interface BehindProps {
  readonly row: Row;
  readonly words: RulesAdvice;
  readonly isOnly: boolean;
  readonly isBest: boolean;
}

/** Why, and what the dice may bring: the mean over how it may turn out is the figure of the order. */
function Behind({ row: { mark, order }, words, isOnly, isBest }: BehindProps): ReactNode {
  const { t } = useMessages<BoardKey | ReportKey>();
  const { translate } = useMessages<string>();
  const { odds, turns, reasons, standing, leaves } = order;
  return (
    <section className="board-behind" aria-label={t('web.board.behind', { order: mark })}>
      <h2>{t('web.board.behind', { order: mark })}</h2>
      {isOnly ? (
        <p>{t('web.board.only')}</p>
      ) : (
        <>
          {leaves !== undefined && <p>{t('web.report.cost.leaves', { count: leaves })}</p>}
          {leaves === undefined && (
            <Terms caption={t(isBest ? 'web.board.terms.best' : 'web.board.terms')} reasons={reasons} words={words} />
          )}
        </>
      )}
      {odds.length > 0 && (
        <Chances
          caption={t('web.board.odds')}
          rows={odds.map(({ what, chance }) => ({
            key: what,
            label: translate(`${words.prefix}.advice.odds.${what}`),
            chance,
            together: true,
          }))}
        />
      )}
      {turns.length > 1 && (
        <Chances
          caption={t('web.board.turns', { chance: percent(standing ?? 0) })}
          rows={turns.map(({ turn, chance, standing: after }) => ({
            key: turn,
            label: t(`web.board.turn.${turn}`, { chance: percent(after) }),
            chance,
            className: turn === 'worse' ? 'own' : turn === 'near' ? 'level' : '',
          }))}
        />
      )}
    </section>
  );
}

/** A battle of its own in which the order was given. */
function Branch({ moment, seat, saved, row: { mark, order } }: Props & { readonly row: Row }): ReactNode {
  const { t } = useMessages<BoardKey>();
  const { busy, go } = useStart();
  const battles = useSavedBattles();
  const corrections = useHosted((h) => h.corrections);
  const commands = useHosted((h) => h.steps.length);
  const answer = decide(moment, seat, order.command);
  if (!answer.ok) return null;
  const after = answer.battle;
  const from = { ...saved, seats: playersOn(saved, commands, seat) };
  return (
    <div className="board-ways">
      <button
        type="button"
        className="primary"
        disabled={busy}
        onClick={() => void go(() => playOn(battles, after, from, corrections, moment.count))}
      >
        {t('web.board.branch', { order: mark })}
      </button>
    </div>
  );
}

/** The name by which the board points at places of the table. */
const BOARD = 'board';

function useMarks({ moment, seat, screen, report }: Props, order: Command): void {
  const messages = useMessages<string>();
  useEffect(() => {
    showSpots(BOARD, orderSpots(order, seat, moment.state, moment, screen, report, messages));
    return () => {
      if (spotStore.getState().line === BOARD) hideSpots();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- messages are new at every look
  }, [order, seat, moment, screen, report]);
}
