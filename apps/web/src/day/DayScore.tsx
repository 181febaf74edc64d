/** What a try at the battle of a day kept: the score, where points went and why, the dice apart. */
import { costsInPoints, type CostlyOrder, type DayPosition, type DayResult } from '@drumhead/bots';
import { type Command, momentOf } from '@drumhead/engine';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useAdviceWords } from '../advice/useAdviceWords.ts';
import type { RulesAdvice } from '../advice/rulesAdvice.ts';
import { pageAddress } from '../app/route.ts';
import { ordersOnScreen, useHosted, useSavedBattles } from '../battle/index.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { copied } from '../documents/files.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { boardAddress } from '../replay/address.ts';
import type { ReportKey } from '../report/messages.ts';
import { dayTry } from '../report/weighing.ts';
import { OrderNumber } from '../report/OrderSign.tsx';
import { OrderTime } from '../report/OrderTime.tsx';
import { Better } from '../report/WhyBetter.tsx';
import { UnderWay, useWork } from '../report/Work.tsx';
import { manifestOf } from '../rulesets/manifests.ts';
import { goToTry } from './beginDay.ts';
import { DayBar } from './DayBar.tsx';
import type { DayId } from './dayId.ts';
import { DayTable } from './DayTable.tsx';
import { Fortnight } from './Fortnight.tsx';
import { saveScore, tryKey } from './savedTries.ts';
import type { DayKey } from './messages.ts';
import { useDate } from './useDate.ts';

interface Props {
  readonly id: DayId;
  readonly position: DayPosition;
  readonly isFirst: boolean;
}

export function DayScore(props: Props): ReactNode {
  const { id, position } = props;
  const { t } = useMessages<DayKey>();
  const begin = useCallback(
    (onProgress: (done: number, of: number) => void) => {
      return dayTry({ position, day: id.day, orders: ordersOnScreen() }, onProgress);
    },
    [position, id.day],
  );
  const working = useWork(begin);
  const { work } = working;
  const judged = work.at === 'done' ? work.found : null;
  return (
    <div aria-live="polite">
      <UnderWay {...working} find="web.day.find" busy="web.day.busy" />
      {judged !== null && (judged.ok ? <Told {...props} result={judged.result} /> : <p>{t('web.day.fault')}</p>)}
      <Ways {...props} score={judged?.ok ? judged.result.score : null} />
    </div>
  );
}

/** A chance in whole points. */
export const points = (part: number): number => Math.round(100 * part);

function Told({ id, isFirst, result }: Props & { readonly result: DayResult }): ReactNode {
  const { t } = useMessages<DayKey>();
  const screen = useHosted((h) => h.screen);
  const saved = useHosted((h) => h.saved?.id ?? '');
  const { stake, cost, given, score, dice, orders, costly } = result;
  useEffect(() => {
    if (isFirst) saveScore(tryKey(id.ruleset, id.day), saved, score);
  }, [id, isFirst, saved, score]);
  const luck = points(dice);
  return (
    <>
      <div className="day-sum">
        <span className="figure">{score}</span>
        <div>
          <p>
            <strong>{t('web.day.kept', { kept: points(stake) - points(given), stake: points(stake) })}</strong>
          </p>
          <p className="minor">
            {luck === 0
              ? t('web.day.dice.none')
              : t(luck > 0 ? 'web.day.dice.gave' : 'web.day.dice.took', { count: Math.abs(luck) })}
          </p>
        </div>
      </div>
      <DayBar kept={(stake - given) / stake} given={given / stake} />
      {costly === 0 ? (
        <p>{t('web.day.went.none')}</p>
      ) : (
        <>
          <h3>{t('web.day.went', { count: points(cost) })}</h3>
          <p className="minor">
            {t('web.day.went.of', { orders, costly })}{' '}
            {points(cost) > points(stake) && t('web.day.went.most', { stake: points(stake) })}{' '}
            {result.costliest.some(({ leaves }) => leaves !== undefined) && t('web.day.went.turn')}
          </p>
          {screen && <Costly result={result} screen={screen} />}
        </>
      )}
      <DayTable id={id} isFirst={isFirst} />
      <Fortnight ruleset={id.ruleset} day={id.day} />
    </>
  );
}

interface CostlyProps {
  readonly result: DayResult;
  readonly screen: AnyScreen;
}

/** The costliest, and what is left of the sum. */
function Costly({ result: { cost, costly, costliest }, screen }: CostlyProps): ReactNode {
  const { t } = useMessages<ReportKey>();
  const words = useAdviceWords(screen);
  const seats = useHosted(({ battle }) => battle?.ruleset.seats(battle.state));
  const ownCost = ({ by, costs }: CostlyOrder): number => costs[seats?.indexOf(by) ?? 0] ?? 0;
  const { each, others } = costsInPoints(costliest.map(ownCost), cost);
  if (typeof words === 'string') return null;
  return (
    <>
      <ol className="day-went">
        {costliest.map((order, i) => (
          <li key={order.from}>
            <CostlyLine order={order} rank={i + 1} points={each[i] ?? 0} words={words} screen={screen} />
          </li>
        ))}
      </ol>
      {others > 0 && <p>{t('web.report.cost.others', { count: costly - costliest.length, points: others })}</p>}
    </>
  );
}

interface LineProps {
  readonly order: CostlyOrder;
  readonly rank: number;
  readonly points: number;
  readonly words: RulesAdvice;
  readonly screen: AnyScreen;
}

function CostlyLine({ order, rank, points: cost, words, screen }: LineProps): ReactNode {
  const messages = useMessages<string>();
  const battle = useHosted((h) => h.battle);
  const { from } = order;
  const before = battle && momentOf(battle, from).state;
  const given = useHosted((h) => h.steps[from]?.command);
  const told = (command: Command): string => words.orderText(messages, before, command);
  return (
    <>
      <p className="order">
        <OrderNumber number={rank} />
        <span>{given && told(given)}</span>
        <span className="cost">{`−${cost}`}</span>
      </p>
      {before !== null && <OrderTime screen={screen} state={before} at={from + 1} />}
      <Better order={order} words={words} told={told} />
    </>
  );
}

function Ways({ id, score }: Props & { readonly score: number | null }): ReactNode {
  const { t, translate } = useMessages<DayKey | MessageKey>();
  const battles = useSavedBattles();
  const date = useDate();
  const saved = useHosted((h) => h.saved?.id ?? '');
  const [text, setText] = useState<string | null>(null);
  const [isCopied, setCopied] = useState(false);
  const [failed, setFailed] = useState(false);
  const share = async (): Promise<void> => {
    const game = translate(manifestOf(id.ruleset)?.name ?? '');
    const line = t('web.day.share.text', { date: date(id.day), game, score: score ?? 0 });
    const shared = `${line}\n${location.origin}/${pageAddress('any', 'day')}`;
    setCopied(await copied(shared));
    setText(shared);
  };
  return (
    <>
      <div className="puzzle-ways">
        <a href={boardAddress({ battle: saved, at: 0 })}>{t('web.day.board')}</a>
        <button type="button" onClick={() => void goToTry(battles, id).catch(() => setFailed(true))}>
          {t('web.day.practise')}
        </button>
        {score !== null && (
          <button type="button" onClick={() => void share()}>
            {t('web.day.share')}
          </button>
        )}
        <a href={pageAddress('any', 'day')}>{t('web.day.others')}</a>
      </div>
      {failed && <p role="alert">{t('web.day.failed')}</p>}
      {text !== null && (
        <p role="status">
          {isCopied && t('web.day.shared')} <output className="day-share">{text}</output>
        </p>
      )}
    </>
  );
}
