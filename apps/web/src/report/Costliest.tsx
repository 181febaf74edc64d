/** The orders that cost a side most: the table as it was, what was ordered, what would have been better, and why. */
import { costsInPoints, type CostlyOrder, type Price, type Prices } from '@drumhead/bots';
import { type Command, momentOf } from '@drumhead/engine';
import { type ReactNode, useEffect, useState } from 'react';
import type { RulesAdvice } from '../advice/rulesAdvice.ts';
import { useAdviceWords } from '../advice/useAdviceWords.ts';
import { useStart } from '../app/home/useStart.ts';
import type { AnyBattle, AnyStep } from '../battle/host/hosted.ts';
import { useHosted, useSavedBattles } from '../battle/index.ts';
import type { SavedBattle } from '../battle/records/savedBattle.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { battleName } from '../app/home/battleName.ts';
import { pageAddress } from '../app/route.ts';
import { keepOwn } from '../puzzles/own/savedPuzzles.ts';
import { puzzleFrom } from '../puzzles/own/ownPuzzle.ts';
import { dayOf } from '../puzzles/own/spacing.ts';
import { boardAddress } from '../replay/address.ts';
import { playOn } from '../replay/playOn.ts';
import type { Sketch } from '@drumhead/content/sketch';
import { SketchPicture } from '../table/sketch/SketchPicture.tsx';
import type { Spot } from '../table/spots.ts';
import type { ReportKey } from './messages.ts';
import type { AnyReport } from './report.ts';
import { OrderMarks, partAround } from './OrderMarks.tsx';
import { orderSpots } from './orderSpots.ts';
import { OrderNumber } from './OrderSign.tsx';
import { OrderTime } from './OrderTime.tsx';
import { useRealGround } from './useRealGround.ts';
import { Better } from './WhyBetter.tsx';
import './costliest.css';

interface Props {
  readonly prices: Prices;
  readonly side: number;
  /** Did one person play this side, and nobody else? */
  readonly isOwn: boolean;
  readonly name: string;
  readonly battle: AnyBattle;
  readonly saved: SavedBattle;
  readonly steps: readonly AnyStep[];
  readonly screen: AnyScreen;
  readonly report: AnyReport;
}

export function Costliest(props: Props): ReactNode {
  const { prices, side, isOwn, name, screen } = props;
  const { t } = useMessages<MessageKey | ReportKey>();
  // Without a connection the sum tells all the rest.
  const words = useAdviceWords(screen);
  const orders = prices.costliest[side] ?? [];
  const all = prices.prices.filter(({ by }) => by === prices.seats[side]);
  const costOf = ({ costs }: Price): number => costs[side] ?? 0;
  const cost = all.reduce((sum, price) => sum + costOf(price), 0);
  const facts = { side: name, points: Math.round(100 * cost), orders: prices.weighed[side] ?? 0 };
  // A resignation or an agreed draw costs points and is not told among the orders.
  const givenUp = all.filter(({ gaveUp }) => gaveUp !== undefined);
  const { each, others } = costsInPoints([...orders, ...givenUp].map(costOf), cost);
  const gaveUp = givenUp.map((one, i) =>
    t(`web.report.cost.gaveUp.${one.gaveUp ?? 'draw'}`, { points: each[orders.length + i] ?? 0 }),
  );
  const count = all.length - orders.length - givenUp.length;
  const more = count > 0 ? [t('web.report.cost.others', { count, points: others })] : [];
  const sum = [t(all.length === 0 ? 'web.report.cost.none' : 'web.report.cost.all', facts), ...gaveUp, ...more].join(
    ' ',
  );
  if (orders.length === 0) return <p className="costliest">{sum}</p>;
  return (
    <section className="costliest" aria-labelledby="report-costliest">
      <h4 id="report-costliest">{t(isOwn ? 'web.report.cost.own' : 'web.report.cost.side', facts)}</h4>
      <p className="minor">{sum}</p>
      {typeof words !== 'string' && (
        <ol>
          {orders.map((order, i) => (
            <li key={order.from}>
              <Order {...props} order={order} rank={i + 1} points={each[i] ?? 0} words={words} />
            </li>
          ))}
        </ol>
      )}
      <Learn {...props} orders={orders} />
    </section>
  );
}

interface LearnProps extends Props {
  readonly orders: readonly CostlyOrder[];
}

/** Puts the orders among the puzzles of the reader, and leads there. */
function Learn({ orders, side, battle, saved, steps }: LearnProps): ReactNode {
  const { t } = useMessages<MessageKey | ReportKey>();
  const corrections = useHosted((h) => h.corrections);
  const [failed, setFailed] = useState(false);
  const learn = async () => {
    const today = dayOf(new Date());
    const puzzles = orders.flatMap(({ from, by: seat, costs, context }) => {
      const given = steps[from]?.command;
      const order = { seat, cost: costs[side] ?? 0, context, name: battleName(saved), moment: momentOf(battle, from) };
      return given === undefined ? [] : [puzzleFrom({ ...order, given, corrections }, today)];
    });
    await keepOwn(puzzles);
    location.hash = pageAddress('any', 'puzzles');
  };
  return (
    <p className="learn">
      <button type="button" onClick={() => void learn().catch(() => setFailed(true))}>
        {t('web.report.cost.learn')}
      </button>
      <span className="minor" role="status">
        {t(failed ? 'web.report.cost.notKept' : 'web.report.cost.learnt')}
      </span>
    </p>
  );
}

interface OrderProps extends Props {
  readonly order: CostlyOrder;
  /** Its number on the curve. */
  readonly rank: number;
  readonly points: number;
  readonly words: RulesAdvice;
}

function Order({ order, rank, points, words, battle, saved, steps, screen, report }: OrderProps): ReactNode {
  const messages = useMessages<string>();
  const { t } = useMessages<MessageKey | ReportKey>();
  const { busy, go } = useStart();
  const battles = useSavedBattles();
  const corrections = useHosted((h) => h.corrections);
  const { from, best } = order;
  const given = steps[from];
  if (given === undefined) return null;
  const before = momentOf(battle, from).state;
  const told = (command: Command): string => words.orderText(messages, before, command);
  const spots = (command: Command): readonly Spot[] =>
    orderSpots(command, order.by, before, battle, screen, report, messages);
  return (
    <article>
      <Place state={before} given={spots(given.command)} better={spots(best)} screen={screen} report={report} />
      <h5>
        <OrderNumber number={rank} />
        <span>{told(given.command)}</span> <strong>{`−${points}`}</strong>
      </h5>
      <OrderTime screen={screen} state={before} at={from + 1} />
      <Better order={order} words={words} told={told} />
      <p className="ways-on">
        <button
          type="button"
          className="primary"
          disabled={busy}
          onClick={() => void go(() => playOn(battles, momentOf(battle, from), saved, corrections))}
        >
          {t('web.report.cost.play')}
        </button>
        <a className="button" href={boardAddress({ battle: saved.id, at: from })}>
          {t('web.report.cost.look')}
        </a>
      </p>
    </article>
  );
}

interface PlaceProps {
  readonly state: unknown;
  readonly given: readonly Spot[];
  readonly better: readonly Spot[];
  readonly screen: AnyScreen;
  readonly report: AnyReport;
}

/** The table around an order as it was before it. */
function Place({ state, given, better, screen, report: { Standing } }: PlaceProps): ReactNode {
  const { t } = useMessages<ReportKey>();
  const Real = useRealGround(screen);
  const [sketch, setSketch] = useState<Sketch | null>(null);
  useEffect(() => {
    let isWanted = true;
    screen.sketch(state).then(
      (made) => isWanted && setSketch(made),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [screen, state]);
  if (sketch === null || given.length + better.length === 0) return null;
  const ground = () => Real && <Real state={state} />;
  const part = partAround([...given, ...better], sketch);
  return (
    <figure aria-label={t('web.report.cost.picture')}>
      <SketchPicture
        sketch={sketch}
        part={part}
        smallest={0.03}
        real={ground()}
        standing={Real && <Standing state={state} />}
        over={<OrderMarks given={given} better={better} width={part.width} />}
      />
    </figure>
  );
}
