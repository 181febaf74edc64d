/** The battles of a game, each with its little map and how even it is. */
import { type ReactNode, useId } from 'react';
import { betterOff, type Played } from '../briefing/Odds.tsx';
import { played } from '../briefing/played.ts';
import { GamePicture } from '../app/home/Picture.tsx';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { SketchPicture } from '../table/sketch/SketchPicture.tsx';
import { useLittleMap } from './littleMaps.ts';
import type { SetUpKey } from './messages.ts';
import type { Tile } from './rulesSetUp.ts';
import './tiles.css';

/** Counters as parts of the map's width. */
const SMALLEST = 0.03;

export function Tiles({
  ruleset,
  picture,
  tiles,
  chosen,
  isChanged,
  onChoose,
}: {
  readonly ruleset: string;
  /** Of the game, for battles without a map. */
  readonly picture: string;
  readonly tiles: readonly Tile[];
  readonly chosen: string;
  /** The chosen one is not as printed. */
  readonly isChanged: boolean;
  readonly onChoose: (tile: Tile) => void;
}): ReactNode {
  const { t } = useMessages<SetUpKey>();
  const name = useId();
  return (
    <div className="set-up-tiles" role="radiogroup" aria-label={t('web.setUp.which')}>
      {tiles.map((tile) => (
        <label key={tile.id} className="set-up-tile" ref={tile.id === chosen ? showFirst : undefined}>
          <input
            type="radio"
            className="spoken"
            name={name}
            checked={tile.id === chosen}
            onChange={() => onChoose(tile)}
          />
          <TileMap ruleset={ruleset} picture={picture} tile={tile} />
          <TileWords tile={tile} isPrinted={!(isChanged && tile.id === chosen)} />
        </label>
      ))}
    </div>
  );
}

/** In a row that scrolls, the chosen battle is seen. */
function showFirst(tile: HTMLLabelElement | null): void {
  const row = tile?.parentElement;
  if (tile && row) row.scrollLeft = tile.offsetLeft - (row.clientWidth - tile.offsetWidth) / 2;
}

function TileMap({
  ruleset,
  picture,
  tile: { scenario },
}: {
  readonly ruleset: string;
  readonly picture: string;
  readonly tile: Tile;
}): ReactNode {
  const { t } = useMessages<SetUpKey>();
  const sketch = useLittleMap(ruleset, scenario);
  return (
    <span className="set-up-map" aria-hidden="true">
      {scenario === null && <GamePicture name={picture} sizes="(max-width: 820px) 70vw, 10rem" />}
      {sketch && (sketch.ground.length > 0 || sketch.pieces.length > 0) && (
        <SketchPicture
          sketch={sketch}
          part={{ x: 0, y: 0, width: sketch.width, height: sketch.height }}
          smallest={SMALLEST}
        />
      )}
      {sketch && sketch.ground.length + sketch.pieces.length === 0 && (
        <span className="set-up-open">{t('web.setUp.groundOpen')}</span>
      )}
    </span>
  );
}

function TileWords({
  tile: { name, scenario },
  isPrinted,
}: {
  readonly tile: Tile;
  readonly isPrinted: boolean;
}): ReactNode {
  const { t, translate } = useMessages<SetUpKey | MessageKey>();
  const found = scenario === null ? undefined : played[scenario];
  const odds = found && oddsIn(found, (key, facts) => translate(key, facts));
  return (
    <span className="set-up-tile-words">
      <strong>{translate(name)}</strong>
      <small>
        {scenario === null ? t('web.setUp.drawn') : odds && (isPrinted ? odds : t('web.setUp.odds.printed', { odds }))}
      </small>
    </span>
  );
}

/** Who wins it, where one side is shown to be better off. */
function oddsIn(found: Played, say: (key: string, facts?: Readonly<Record<string, unknown>>) => string): string {
  const seat = betterOff(found);
  if (seat === undefined) return say('web.setUp.odds.even' satisfies SetUpKey);
  const { games, sides } = found;
  const wins = sides[seat]?.wins ?? 0;
  return say('web.setUp.odds' satisfies SetUpKey, { side: say(`web.side.${seat}`), wins, games });
}
