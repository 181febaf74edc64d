/** A card for what changed the battle, with the pieces drawn; one's own is waited for. It stands where results stand. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { shortened } from '../../battle/follow/fewWords.ts';
import { remembering, tellerOf } from '../../battle/follow/told.ts';
import { follower, useHosted } from '../../battle/index.ts';
import { isHuman } from '../../battle/players/players.ts';
import { useSettings } from '../../battle/settings.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import type { AnyReport } from '../../report/report.ts';
import { useTopOfPanels } from '../topOfPanels.ts';
import type { MomentKey } from './messages.ts';
import { lossesIn, momentIn, type ShownMoment } from './momentOf.ts';
import './moments.css';

/** Figures that are drawn beside each other. */
const DRAWN = 16;
/** Letters that a sentence of the card may have with what stands in brackets. */
const SHORT = 80;

export function Moment(): ReactNode {
  const messages = useMessages();
  const wanted = useSettings(({ moments }) => moments === 'shown');
  const steps = useHosted((h) => h.steps);
  const screen = useHosted((h) => h.screen);
  const viewer = useHosted((h) => h.viewer);
  const since = useHosted((h) => h.following.since);
  const behind = useHosted((h) => h.following.behind);
  // Whoever looks on while the computer plays waits for nobody.
  const own = useHosted((h) =>
    h.battle && isHuman(h.saved?.seats[h.viewer]) ? h.battle.ruleset.seats(h.battle.state).indexOf(h.viewer) : -1,
  );
  const [closed, setClosed] = useState(0);
  const tell = useMemo(
    () => screen && remembering(tellerOf(screen, viewer, messages)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- messages are new at every look; their language counts
    [screen, viewer, messages.language],
  );
  const moment = useMemo(
    () =>
      tell && wanted
        ? (momentIn(steps, since, tell) ?? (behind || own < 0 ? null : lossesIn(steps, since, own, tell)))
        : null,
    [tell, wanted, steps, since, behind, own],
  );
  const isShown = moment !== null && moment.count > closed;
  // What befalls the reader's own side waits for the reader.
  const waits = isShown && behind && moment.side === own ? moment.count : 0;
  useEffect(() => {
    if (waits > 0) follower.pause();
  }, [waits]);
  if (!isShown) return null;
  const goOn = () => {
    setClosed(moment.count);
    if (behind) follower.play();
    document.getElementById('decision')?.focus({ preventScroll: true });
  };
  return <Card moment={moment} goOn={goOn} />;
}

function Card({ moment, goOn }: { readonly moment: ShownMoment; readonly goOn: () => void }): ReactNode {
  const messages = useMessages<MomentKey | MessageKey>();
  const { t } = messages;
  const ready = useBundle('web-moment-pages');
  const screen = useHosted((h) => h.screen);
  const [report, setReport] = useState<AnyReport | null>(null);
  useEffect(() => {
    let isHere = true;
    // Without a connection the figures may not come; the words tell it all.
    screen?.report().then(
      (found) => isHere && setReport(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [screen]);
  const { count } = moment;
  useTopOfPanels(count);
  if (!ready) return null;
  const { kind, side, lines, pieces, before, after } = moment;
  const isGone = (piece: string): boolean => report?.placeOf(after, piece) === null;
  const [first] = pieces;
  const gone = pieces.filter(isGone).length;
  // The line of a score tells both sides part by part; here the one that stands at its Break Point is enough.
  const atBreakPoint =
    kind === 'breakPoint' ? (screen?.scores(messages, after) ?? []).filter(({ left }) => left === 0) : [];
  const words =
    atBreakPoint.length > 0
      ? atBreakPoint.map(({ label, sum }) => `${label}. ${sum}`)
      : lines.slice(0, 2).map((line) => (line.text.length <= SHORT ? line.text.replace(/\.$/, '') : shortened(line)));
  const again = () => follower.goTo(count);
  // Nobody waits for what a turn that is over cost: it goes with the next order.
  if (kind === 'lost')
    return (
      <section
        className={`panel big-moment losses side-${side ?? 'none'}`}
        aria-label={t('web.moment.lost')}
        role="status"
      >
        {report && <Figures report={report} state={before} pieces={pieces} isGone={() => false} />}
        <p>
          <strong>{t('web.moment.lost')}:</strong> {words.join('. ')}.{lines.length > 2 && ` +${lines.length - 2}`}
        </p>
        <div className="moment-keys">
          <button type="button" onClick={again}>
            {t('web.moment.again')}
          </button>
          <button type="button" aria-label={t('web.turn.play')} onClick={goOn}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
      </section>
    );
  return (
    <section className={`panel big-moment side-${side ?? 'none'}`} aria-label={t(`web.moment.${kind}`)} role="status">
      {report && first !== undefined && (
        <div className="moment-portrait" aria-hidden="true">
          <report.Portrait state={before} piece={first} />
        </div>
      )}
      <p className="moment-title">{t(`web.moment.${kind}`)}</p>
      <p>
        {words.join('. ')}.{' '}
        {report && gone > 0 && pieces.length > 2 && (
          <strong>{t('web.moment.count', { gone, left: pieces.length - gone })}</strong>
        )}
      </p>
      {report && pieces.length > 1 && <Figures report={report} state={before} pieces={pieces} isGone={isGone} />}
      <div className="moment-keys">
        <button type="button" onClick={again}>
          {t('web.moment.again')}
        </button>
        <button type="button" className="primary" onClick={goOn}>
          {t('web.turn.play')}
        </button>
      </div>
    </section>
  );
}

/** One figure for each piece, as many as there is room for. */
function Figures({
  report,
  state,
  pieces,
  isGone,
}: {
  readonly report: AnyReport;
  /** In which they all stand. */
  readonly state: unknown;
  readonly pieces: readonly string[];
  readonly isGone: (piece: string) => boolean;
}): ReactNode {
  return (
    <div className="moment-figures" aria-hidden="true">
      {pieces.slice(0, DRAWN).map((piece) => (
        <span key={piece} className={isGone(piece) ? 'gone' : ''}>
          <report.Portrait state={state} piece={piece} />
        </span>
      ))}
    </div>
  );
}
