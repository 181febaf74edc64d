/** A ready battle: its little map, what it is, how even it was; one link to the page that sets it up. */
import type { CSSProperties, ReactNode } from 'react';
import type { Played } from '../../briefing/Odds.tsx';
import { played } from '../../briefing/played.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { percent } from '../../panels/percent.ts';
import { manifestOf } from '../../rulesets/manifests.ts';
import type { ScenarioEntry } from '../../rulesets/rulesetManifest.ts';
import { useLittleMap } from '../../setUp/littleMaps.ts';
import { SketchPicture } from '../../table/sketch/SketchPicture.tsx';
import { FlagPicture } from '../../table/troops/FlagPicture.tsx';
import { sideColours } from '../../table/troops/nations.ts';
import { pageAddress } from '../route.ts';
import type { HomeLinkKey } from './homeLinkMessages.ts';

/** Counters as parts of the map's width. */
const SMALLEST = 0.016;
/** The share of victories up to which a battle is very hard. */
const HARD = 0.1;

export function BattleCard({
  ruleset,
  picture,
  scenario: { id, name, about, sides, units },
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
  const isFirst = manifestOf(ruleset)?.games.some(({ first }) => first.scenario === id) === true;
  const hard = sides.find(({ seat }) => odds !== undefined && (odds.sides[seat]?.wins ?? 0) <= HARD * odds.games);
  const tag = isFirst
    ? t('web.battles.first')
    : hard !== undefined && t('web.battles.hard', { side: translate(hard.name) });
  return (
    <article
      className="panel scenario side-colours"
      style={sideColours(sides.map(({ uniform }) => uniform))}
      aria-labelledby={`scenario-${id}`}
    >
      <a className="scenario-link" href={pageAddress('any', 'setup', `game=${picture}&battle=${id}`)}>
        <BattleMap ruleset={ruleset} scenario={id} />
        <h3 id={`scenario-${id}`}>{translate(name)}</h3>
        <p>{translate(about)}</p>
        {odds && <OddsLine odds={odds} sides={sides} />}
        {units && (
          <span className="scenario-size">
            <span>{t('web.battles.units', { first: units[0], second: units[1] })}</span>{' '}
            {odds && <span>{t('web.battles.phases', { length: Math.round(odds.length) })}</span>}
          </span>
        )}
        {tag !== false && <span className="scenario-tag">{tag}</span>}
      </a>
      <details className="scenario-more">
        <summary>{t('web.battles.more')}</summary>
        {children}
      </details>
    </article>
  );
}

/** Ground that both sides still have to lay is an empty table. */
function BattleMap({ ruleset, scenario }: { readonly ruleset: string; readonly scenario: string }): ReactNode {
  const { t } = useMessages<MessageKey | HomeLinkKey>();
  const sketch = useLittleMap(ruleset, scenario);
  const isOpen = sketch !== null && sketch.ground.length + sketch.pieces.length === 0;
  return (
    <span className="scenario-map" aria-hidden="true">
      {sketch !== null && (
        <SketchPicture
          sketch={sketch}
          part={{ x: 0, y: 0, width: sketch.width, height: sketch.height }}
          smallest={SMALLEST}
          over={
            isOpen && (
              <>
                <path
                  className="scenario-open"
                  d={`M${sketch.width * 0.03} ${sketch.height * 0.05}H${sketch.width * 0.97}V${sketch.height * 0.95}H${sketch.width * 0.03}z`}
                />
                <text
                  x={sketch.width / 2}
                  y={sketch.height / 2}
                  fontSize={sketch.width / 20}
                  textAnchor="middle"
                  className="scenario-open-words"
                >
                  {t('web.battles.openGround')}
                </text>
              </>
            )
          }
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
