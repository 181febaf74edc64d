/** Is the scenario even? The computer plays it against itself, side by side, while the page stays as quick as ever. */
import { type Balance, balanceOf, isSure, oddsOf, versionedPlayers, widthOf } from '@drumhead/bots';
import { playersInWords, weakWords } from '@drumhead/content/balance';
import { type Envelope, equalData } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { ClosableButton } from '../../closed/ClosableButton.tsx';
import { SelectField } from '../../documents/Fields.tsx';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { isWrong } from '../check/faults.ts';
import { useBegun } from '../check/useBegun.ts';
import type { Making } from '../making.ts';
import { FaultList } from '../map/FaultList.tsx';
import type { MakerKey } from '../messages.ts';
import { percent } from '../../panels/percent.ts';
import { makerEditor } from '../makerEditor.ts';
import { Found } from './Found.tsx';
import { Mending } from './Mending.tsx';
import { balanceNames } from './names.ts';
import { workersFor } from './playBattles.ts';
import { battlesOf, endRun, type Run, running, startRun, startSearch } from './run.ts';
import './balance.css';

const GAMES = ['20', '50', '100', '200'] as const;
/** The captain first: what corporals find may be far from what people will. */
const PLAYERS = ['captain', 'corporal'] as const;
/** A captain's battles that take longer (seconds) are not begun unasked. */
const PATIENCE = 300;

export function BalanceStep({ making }: { readonly making: Making }): ReactNode {
  const messages = useMessages<MakerKey | MessageKey>();
  const { t, translate } = messages;
  const { judge, rules, file, faults, change } = making;
  const [games, setGames] = useState<(typeof GAMES)[number]>('100');
  const [chosen, setPlayer] = useState<(typeof PLAYERS)[number] | null>(null);
  const draft = useStore(makerEditor.store, ({ id }) => id);
  const last = useStore(running, (state) => state.run);
  const run = last?.draft === draft ? last : null;
  const of = battlesOf(file);
  const state = useBegun(making);
  const seats = state === null ? [] : judge.seats(state);
  const isClosed = state === null || isWrong(faults);
  // A battle takes as long as one of those before it, if they were by the same players.
  const takes = (by: (typeof PLAYERS)[number]): number =>
    Number(games) *
    (run !== null && run.player === by && run.battles.length > 0 && run.took > 0
      ? run.took / 1000 / run.battles.length
      : rules.battleTakes[by] / workersFor(navigator.hardwareConcurrency));
  // Those of battles that were begun stay, however long they take.
  const begun = PLAYERS.find((one) => one === run?.player);
  const player = chosen ?? begun ?? (takes('captain') <= PATIENCE ? 'captain' : 'corporal');
  const weak = weakWords(player, (key, facts) => translate(key, facts));
  const wanted = { draft, file, seats: seats.length, player, games: Number(games) };
  const balance = run && balanceOf(run.battles, Math.max(2, seats.length));
  const isNow = run !== null && run.of.setup === of.setup && run.of.script === of.script;
  const names = state === null ? null : balanceNames(making, messages, state, seats);
  const time = (seconds: number): string =>
    seconds < 90
      ? t('web.maker.test.seconds', { count: Math.max(1, Math.round(seconds)) })
      : t('web.maker.test.minutes', { count: Math.round(seconds / 60) });
  const playersOf = (by: string): string => versionedPlayers(seats.map(() => by).join(), knowledgeOf(judge.id).room);
  const odds = (found: Balance, by: string) =>
    oddsOf(found, seats, { code: `${judge.id}@${judge.version}`, players: playersOf(by) });
  const closed = run?.is === 'running' ? t('web.maker.test.keep.running') : isNow ? null : t('web.maker.test.changed');
  const wide =
    balance === null || isSure(balance) ? null : t('web.maker.test.keep.wide', { width: percent(widthOf(balance)) });
  const isWritten = run !== null && balance !== null && equalData(file.balance, odds(balance, run.player));
  const take = (by: string, found: { readonly file: Envelope; readonly battles: Run['battles'] }): void =>
    change((now) => ({
      ...now,
      ...found.file,
      title: now.title,
      balance: odds(balanceOf(found.battles, seats.length), by),
    }));
  return (
    <div className="maker-briefing maker-test">
      <section className="panel" aria-labelledby="maker-test">
        <h3 id="maker-test">{t('web.maker.test.title')}</h3>
        <p className="minor">{t('web.maker.test.about')}</p>
        <div className="maker-languages">
          <SelectField
            label={t('web.maker.test.games')}
            value={games}
            choices={GAMES.map((one) => [one, one])}
            onChange={setGames}
          />
          <SelectField
            label={t('web.maker.test.player')}
            value={player}
            choices={PLAYERS.map((one) => [one, t(`web.maker.test.${one}`, { time: time(takes(one)) })])}
            onChange={setPlayer}
          />
        </div>
        {weak !== null && <p className="minor">{weak}</p>}
        <p className="maker-choices">
          {run?.is === 'running' ? (
            <button type="button" className="primary" onClick={endRun}>
              {t('web.maker.test.stop')}
            </button>
          ) : (
            <ClosableButton
              className="primary"
              closed={isClosed ? t('web.maker.play.closed') : null}
              onClick={() => startRun(wanted)}
            >
              {t('web.maker.test.start')}
            </ClosableButton>
          )}
          {run?.is !== 'running' && (
            <span className="minor">{t('web.maker.test.takes', { time: time(takes(player)) })}</span>
          )}
        </p>
        {run && (
          <>
            <progress
              max={run.games}
              value={run.battles.length + run.endless}
              aria-label={t('web.maker.test.progress')}
            />
            <p role="status">
              {run.is === 'failed'
                ? t('web.maker.test.failed')
                : t('web.maker.test.played', { done: run.battles.length, of: run.games })}
              {run.endless > 0 && ` ${t('web.maker.test.endless', { count: run.endless })}`}
              {run.is === 'running' &&
                run.search === null &&
                run.battles.length > 0 &&
                ` ${t('web.maker.test.left', { time: time((run.took / 1000 / run.battles.length) * (run.games - run.battles.length)) })}`}
              {!isNow && ` ${t('web.maker.test.changed')}`}
            </p>
          </>
        )}
      </section>
      {balance && balance.games > 0 && names && (
        <>
          <Found balance={balance} names={names} players={playersInWords(playersOf(run.player), names.t)}>
            <ClosableButton
              closed={closed ?? wide ?? (isWritten ? t('web.maker.test.keep.done') : null)}
              onClick={() => change((now) => ({ ...now, balance: odds(balance, run.player) }))}
            >
              {t('web.maker.test.keep')}
            </ClosableButton>
            <span className="minor" role="status">
              {isWritten && ` ${t('web.maker.test.keep.done')}`}
            </span>
          </Found>
          <Mending
            run={run}
            balance={balance}
            names={names}
            closed={closed}
            look={() => startSearch({ ...wanted, player: run.player, games: run.games })}
            take={(found) => take(run.player, found)}
          />
        </>
      )}
      <FaultList making={making} />
    </div>
  );
}
