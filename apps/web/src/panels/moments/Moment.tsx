/** A card for what changed the battle, with the pieces drawn; one's own is waited for. It stands where results stand. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { remembering, tellerOf } from '../../battle/follow/turnSteps.ts';
import { follower, useHosted } from '../../battle/index.ts';
import { isHuman } from '../../battle/players/players.ts';
import { useSettings } from '../../battle/settings.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import type { AnyReport } from '../../report/report.ts';
import { useTopOfPanels } from '../topOfPanels.ts';
import { shortened } from '../story/storyOf.ts';
import type { MomentKey } from './messages.ts';
import { momentIn, type ShownMoment } from './momentOf.ts';
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
  const moment = useMemo(() => (tell && wanted ? momentIn(steps, since, tell) : null), [tell, wanted, steps, since]);
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
      {report && pieces.length > 1 && (
        <div className="moment-figures" aria-hidden="true">
          {pieces.slice(0, DRAWN).map((piece) => (
            <span key={piece} className={isGone(piece) ? 'gone' : ''}>
              <report.Portrait state={before} piece={piece} />
            </span>
          ))}
        </div>
      )}
      <div className="moment-keys">
        <button type="button" onClick={() => follower.goTo(count)}>
          {t('web.moment.again')}
        </button>
        <button type="button" className="primary" onClick={goOn}>
          {t('web.turn.play')}
        </button>
      </div>
    </section>
  );
}
