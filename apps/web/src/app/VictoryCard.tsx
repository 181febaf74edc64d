import { isEnvelope } from '@drumhead/engine';
import { createElement, type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useHosted, useSession } from '../battle/index.ts';
import { tableOf } from '../battle/records/onlineName.ts';
import { decidingLines } from '../battle/follow/told.ts';
import { isHuman } from '../battle/players/players.ts';
import { playerNames } from '../battle/players/playerNames.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { useMessages } from '../i18n/index.ts';
import { lazyComponent } from '../panels/lazyComponent.tsx';
import { RuleLink } from '../reference/RuleLink.tsx';
import { manifests } from '../rulesets/manifests.ts';
import { Holder, winnerIn } from '../report/Holder.tsx';
import { WhatItCost } from './WhatItCost.tsx';
import { FasterOrders } from './FasterOrders.tsx';
import { changedSides, hasOtherSides, rematchOf } from './rematch.ts';
import { goHome, pageAddress } from './route.ts';
import { useRematch } from './useRematch.ts';
import './victory.css';

/** By rule set. */
const waysOn = new Map(
  manifests.flatMap((manifest) => {
    const load = manifest.wayOn?.bind(manifest);
    return load === undefined ? [] : [[manifest.id, lazyComponent(load)] as const];
  }),
);

const NextAct = lazyComponent(() => import('../briefing/NextAct.tsx').then((found) => found.NextAct));
const LessonOffer = lazyComponent(() => import('../lessons/LessonOffer.tsx').then((found) => found.LessonOffer));
const OnlineEnd = lazyComponent(() => import('../online/table/OnlineEnd.tsx').then((found) => found.OnlineEnd));

/** Who holds the field, why, one sentence of the story, what it cost each side, and the ways on. */
export function VictoryCard(): ReactNode {
  const messages = useMessages();
  const { t, translate } = messages;
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const saved = useHosted((h) => h.saved);
  const wayOn = waysOn.get(saved?.ruleset ?? '');
  const { busy, failed, again } = useRematch();
  const session = useSession();
  const names = useStore(playerNames);
  // Only one way on is the first: back to a campaign, where the battle belongs to one.
  const [leads, setLeads] = useState(false);
  const table = tableOf(saved?.id);
  const outcome = battle && battle.ruleset.outcome(battle.state);
  if (!screen || !battle || !outcome) return null;
  const seats = battle.ruleset.seats(battle.state);
  // Two people at one screen are no “you”.
  const people = seats.filter((seat) => isHuman(saved?.seats[seat]));
  const mine = people.length === 1 ? people[0] : undefined;
  return (
    <section className={`panel victory side-${winnerIn(battle)}`} aria-live="assertive">
      <h2 tabIndex={-1}>
        <Holder battle={battle} screen={screen} />
      </h2>
      <p>
        {mine && outcome.winner !== null && (
          <strong>{t(mine === outcome.winner ? 'web.over.you.won' : 'web.over.you.lost')} </strong>
        )}
        {translate(outcome.reason)} {screen.lasted(messages, battle.state)}
      </p>
      {screen.scores(messages, battle.state).every(({ tally }) => tally.length === 0) && (
        <WhatDecided screen={screen} />
      )}
      <WhatItCost id={saved?.id ?? null} battle={battle} screen={screen} players={seats.map((seat) => names[seat])} />
      {failed && <p role="alert">{t('web.over.rematch.failed')}</p>}
      <ul className="choices row decision-main ways-on">
        {saved && wayOn && createElement(wayOn, { battle: saved.id, onShown: setLeads })}
        {saved && table === null && isEnvelope(battle.setup) && (
          <NextAct saved={saved} screen={screen} battle={battle} onShown={setLeads} />
        )}
        {saved && table !== null && <OnlineEnd table={table} again={rematchOf(saved, battle)} />}
        {saved && table === null && (
          <li>
            <button
              type="button"
              className={leads ? '' : 'primary'}
              disabled={busy}
              onClick={() => again({ saved, battle })}
            >
              {t('web.over.rematch')}
            </button>
          </li>
        )}
        {saved && table === null && hasOtherSides(saved.seats) && (
          <li>
            <button type="button" disabled={busy} onClick={() => again({ saved, battle }, changedSides(saved.seats))}>
              {t('web.over.otherSides')}
            </button>
          </li>
        )}
        {saved && (
          <li>
            <a className="button" href={pageAddress('any', 'report', `battle=${saved.id}`)}>
              {t('web.over.toReport')}
            </a>
          </li>
        )}
        {saved && (
          <li>
            <a className="button" href={pageAddress('any', 'replay', `battle=${saved.id}`)}>
              {t('web.over.toReplay')}
            </a>
          </li>
        )}
        <li>
          <button
            type="button"
            onClick={() => {
              session.leave();
              goHome();
            }}
          >
            {t('web.over.home')}
          </button>
        </li>
      </ul>
      {people.length > 0 && <LessonOffer />}
      {people.length > 0 && <FasterOrders />}
    </section>
  );
}

/** What the last step told besides the victory itself: the side that broke, with the rule of it. A sum says it better. */
function WhatDecided({ screen }: { readonly screen: AnyScreen }): ReactNode {
  const messages = useMessages();
  const step = useHosted((h) => h.steps.at(-1));
  const viewer = useHosted((h) => h.viewer);
  const lines = step ? decidingLines(screen, messages, viewer, step) : [];
  return lines.map(({ text, rule }) => (
    <p key={text}>
      {text} <RuleLink rule={rule} />
    </p>
  ));
}
