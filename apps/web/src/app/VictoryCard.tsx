import { createElement, type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useHosted, useSavedBattles, useSession } from '../battle/index.ts';
import { tableOf } from '../battle/records/onlineName.ts';
import { decidingLines } from '../battle/follow/turnSteps.ts';
import { isHuman } from '../battle/players/players.ts';
import { playerNames, useCalled } from '../battle/players/playerNames.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { useMessages } from '../i18n/index.ts';
import { lazyComponent } from '../panels/lazyComponent.tsx';
import { ScoreSum } from '../panels/ScoreSum.tsx';
import { RuleLink } from '../reference/RuleLink.tsx';
import { manifests } from '../rulesets/manifests.ts';
import { useStart } from './home/useStart.ts';
import { changedSides, hasOtherSides, rematchOf } from './rematch.ts';
import { goHome, pageAddress } from './route.ts';
import './victory.css';

/** By rule set. */
const waysOn = new Map(
  manifests.flatMap((manifest) => {
    const load = manifest.wayOn?.bind(manifest);
    return load === undefined ? [] : [[manifest.id, lazyComponent(load)] as const];
  }),
);

const OnlineEnd = lazyComponent(() => import('../online/table/OnlineEnd.tsx').then((found) => found.OnlineEnd));

/** The outcome, with the sums behind the score. */
export function VictoryCard(): ReactNode {
  const messages = useMessages();
  const { t, translate } = messages;
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const saved = useHosted((h) => h.saved);
  const wayOn = waysOn.get(saved?.ruleset ?? '');
  const { busy, go } = useStart();
  const { start } = useSavedBattles();
  const session = useSession();
  const names = useStore(playerNames);
  const called = useCalled((seat) => (screen && battle ? screen.seatName(messages, battle.state, seat) : seat));
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
    <section className="panel victory" aria-live="assertive">
      <h2 tabIndex={-1}>
        {outcome.winner === null ? t('web.over.drawn') : t('web.over.won', { side: called(outcome.winner) })}
      </h2>
      <p>
        {mine && outcome.winner !== null && (
          <strong>{t(mine === outcome.winner ? 'web.over.you.won' : 'web.over.you.lost')} </strong>
        )}
        {translate(outcome.reason)} {screen.lasted(messages, battle.state)}
      </p>
      <WhatDecided screen={screen} />
      {screen.scores(messages, battle.state).map((score, i) => (
        <section key={score.side}>
          <ScoreSum {...score} player={names[seats[i] ?? '']} />
        </section>
      ))}
      <ul className="choices row decision-main">
        {saved && wayOn && createElement(wayOn, { battle: saved.id, onShown: setLeads })}
        {saved && table !== null && <OnlineEnd table={table} again={rematchOf(saved, battle)} />}
        {saved && table === null && (
          <li>
            <button
              type="button"
              className={leads ? '' : 'primary'}
              disabled={busy}
              onClick={() => void go(() => start(rematchOf(saved, battle)))}
            >
              {t('web.over.rematch')}
            </button>
          </li>
        )}
        {saved && table === null && hasOtherSides(saved.seats) && (
          <li>
            <button
              type="button"
              disabled={busy}
              onClick={() => void go(() => start(rematchOf(saved, battle, changedSides(saved.seats))))}
            >
              {t('web.over.otherSides')}
            </button>
          </li>
        )}
        {saved && (
          <li>
            <a className="button" href={pageAddress('any', 'report', `battle=${saved.id}`)}>
              {t('web.over.report')}
            </a>
          </li>
        )}
        {saved && (
          <li>
            <a className="button" href={pageAddress('any', 'replay', `battle=${saved.id}`)}>
              {t('web.page.replay')}
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
    </section>
  );
}

/** What the last step told besides the victory itself: the side that broke, with the rule of it. */
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
