/** A ready battle: its little map, what it is, how even it was; one link to the page that sets it up. */
import type { CSSProperties, ReactNode } from 'react';
import type { Played } from '../../briefing/Odds.tsx';
import { played } from '../../briefing/played.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { percent } from '../../panels/percent.ts';
import type { ScenarioEntry } from '../../rulesets/rulesetManifest.ts';
import { useLittleMap } from '../../setUp/littleMaps.ts';
import { SketchPicture } from '../../table/sketch/SketchPicture.tsx';
import { FlagPicture } from '../../table/troops/FlagPicture.tsx';
import { sideColours } from '../../table/troops/nations.ts';
import { pageAddress } from '../route.ts';
import type { HomeLinkKey } from './homeLinkMessages.ts';
import { GamePicture } from './Picture.tsx';

/** Counters as parts of the map's width. */
const SMALLEST = 0.022;

export function BattleCard({
  ruleset,
  picture,
  scenario: { id, name, about, sides },
  children,
}: {
  readonly ruleset: string;
  /** Of its game. */
  readonly picture: string;
  readonly scenario: ScenarioEntry;
  /** What else can be done with it. */
  readonly children: ReactNode;
}): ReactNode {
  const { t, translate } = useMessages<MessageKey | HomeLinkKey>();
  const odds = played[id];
  return (
    <article
      className="panel scenario side-colours"
      style={sideColours(sides.map(({ uniform }) => uniform))}
      aria-labelledby={`scenario-${id}`}
    >
      <a className="scenario-link" href={pageAddress('any', 'setup', `game=${picture}&battle=${id}`)}>
        <BattleMap ruleset={ruleset} picture={picture} scenario={id} />
        <h3 id={`scenario-${id}`}>{translate(name)}</h3>
        <p>{translate(about)}</p>
        {odds && <OddsLine odds={odds} sides={sides} />}
      </a>
      <details className="scenario-more">
        <summary>{t('web.battles.more')}</summary>
        {children}
      </details>
    </article>
  );
}

/** Ground that both sides still have to place shows the game instead. */
function BattleMap({
  ruleset,
  picture,
  scenario,
}: {
  readonly ruleset: string;
  readonly picture: string;
  readonly scenario: string;
}): ReactNode {
  const sketch = useLittleMap(ruleset, scenario);
  const isDrawn = sketch !== null && sketch.ground.length + sketch.pieces.length > 0;
  return (
    <span className="scenario-map" aria-hidden="true">
      {sketch !== null && !isDrawn && <GamePicture name={picture} sizes="(max-width: 760px) 92vw, 28rem" />}
      {isDrawn && (
        <SketchPicture
          sketch={sketch}
          part={{ x: 0, y: 0, width: sketch.width, height: sketch.height }}
          smallest={SMALLEST}
        />
      )}
    </span>
  );
}

/** Who won the battles between captains: flag, part, bar, part, flag. */
function OddsLine({ odds, sides }: { readonly odds: Played } & Pick<ScenarioEntry, 'sides'>): ReactNode {
  const { translate } = useMessages();
  const shares = sides.map(({ seat, name, uniform }) => ({
    seat,
    name: translate(name),
    uniform,
    share: (odds.sides[seat]?.wins ?? 0) / odds.games,
  }));
  return (
    <span className="scenario-odds">
      {shares.map(({ seat, name, uniform, share }, i) => (
        <span key={seat} className={`scenario-share side-${i}`} style={{ '--share': share } as CSSProperties}>
          <FlagPicture uniform={uniform} /> <span className="spoken">{name}</span> <b>{percent(share)}</b>
          <span className="scenario-bar" aria-hidden="true" />
        </span>
      ))}
    </span>
  );
}
