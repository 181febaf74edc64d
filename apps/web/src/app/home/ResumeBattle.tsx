/** At the head of the front page for somebody who comes back: the battle that waits, and how it stands. */
import { type ReactNode, useState } from 'react';
import type { SavedBattle } from '../../battle/records/savedBattle.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { type Part, partWithTroops } from '@drumhead/content/sketch';
import { SketchPicture } from '../../table/sketch/SketchPicture.tsx';
import { battleFacts } from './battleFacts.ts';
import { battleName } from './battleName.ts';
import type { HomeLinkKey } from './homeLinkMessages.ts';
import { FirstPicture } from './Picture.tsx';
import { lazyComponent } from '../../panels/lazyComponent.tsx';
import { DATES, DeleteBattle, Sides } from './SavedBattle.tsx';
import type { Stands } from './TrueTable.tsx';

// The page stands without it, too where it cannot be fetched.
const TrueTable = lazyComponent(() =>
  import('./TrueTable.tsx').then(
    (found) => found.TrueTable,
    () => () => null,
  ),
);

/** Counters that are small in a picture as wide as the page. */
const SMALLEST = 0.025;

/** The card lies over the left of the picture: there the ground goes on, and the troops stand beside it. */
const besideCard = ({ x, width, ...rest }: Part): Part => ({ ...rest, x: x - width / 2, width: width * 1.5 });

interface Props {
  readonly battle: SavedBattle;
  readonly busy: boolean;
  readonly onOpen: () => void;
  readonly onGone: () => void;
  readonly children: ReactNode;
}

export function ResumeBattle({ battle, busy, onOpen, onGone, children }: Props): ReactNode {
  const messages = useMessages<MessageKey | HomeLinkKey>();
  const { t, translate } = messages;
  const { sketch } = battle;
  const [stands, setStands] = useState<Stands | null>(null);
  return (
    <section className="hero" aria-labelledby="resume">
      {sketch ? (
        <div className="hero-picture">
          <SketchPicture sketch={sketch} part={besideCard(partWithTroops(sketch))} smallest={SMALLEST} />
        </div>
      ) : (
        <FirstPicture />
      )}
      <TrueTable key={battle.id} id={battle.id} onRead={setStands} />
      <div className="panel">
        <p className="hero-kind">{t('web.home.yourBattle')}</p>
        <h2 id="resume">{translate(battleName(battle))}</h2>
        <p className="saved-sides">
          <Sides battle={battle} />
        </p>
        <div className="hero-stands">
          {stands && <p>{stands.turn}</p>}
          {stands?.last && <p className="hero-last">{stands.last}</p>}
        </div>
        <p className="minor">{battleFacts(battle, messages, DATES).join(' · ')}</p>
        <div className="hero-ways">
          <button type="button" className="primary large saved-open" disabled={busy} onClick={onOpen}>
            {t('web.home.resume')}
          </button>
          <DeleteBattle battle={battle} onGone={onGone} />
        </div>
        {children}
      </div>
    </section>
  );
}
