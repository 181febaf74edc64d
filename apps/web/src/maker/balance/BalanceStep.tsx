/** Is the scenario even? The computer plays it against itself, side by side, while the page stays as quick as ever. */
import { type Balance, balanceOf, oddsOf } from '@drumhead/bots';
import { pieceName } from '@drumhead/rulesets';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { randomInt } from '../../app/randomInt.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';
import { SelectField } from '../../documents/Fields.tsx';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { percent } from '../../panels/percent.ts';
import { isWrong } from '../check/faults.ts';
import { useBegun } from '../check/useBegun.ts';
import type { Making } from '../making.ts';
import { FaultList } from '../map/FaultList.tsx';
import type { MakerKey } from '../messages.ts';
import { makerEditor } from '../makerEditor.ts';
import { playBattles } from './playBattles.ts';
import { battlesOf, endRun, type Run, running } from './run.ts';
import './balance.css';

const GAMES = ['20', '50', '100', '200'] as const;
/** The corporal first: he is quick, and as even with himself as the captain. */
const PLAYERS = ['corporal', 'captain'] as const;

export function BalanceStep({ making }: { readonly making: Making }): ReactNode {
  const messages = useMessages<MakerKey | MessageKey>();
  const { t } = messages;
  const { judge, file, faults, change } = making;
  const [games, setGames] = useState<(typeof GAMES)[number]>('50');
  const [player, setPlayer] = useState<(typeof PLAYERS)[number]>('corporal');
  const draft = useStore(makerEditor.store, ({ id }) => id);
  const last = useStore(running, (state) => state.run);
  const run = last?.draft === draft ? last : null;
  const of = battlesOf(file);
  const state = useBegun(making);
  const seats = state === null ? [] : judge.seats(state);
  const isClosed = state === null || isWrong(faults);
  const start = (): void => {
    const many = Number(games);
    const seed = `maker ${randomInt(1_000_000_000)}`;
    endRun();
    running.setState({ run: { draft, of, games: many, player, battles: [], endless: 0, is: 'running' } });
    const update = (by: (now: Run) => Partial<Run>) =>
      running.setState(({ run: now }) => ({ run: now && { ...now, ...by(now) } }));
    const taskOf = (game: number) => ({
      ruleset: file.ruleset,
      setup: file,
      players: seats.map(() => player),
      seed: `${seed}/${game}`,
    });
    const stop = playBattles(taskOf, many, {
      battle: (told) =>
        update(({ battles, endless }) => (told === null ? { endless: endless + 1 } : { battles: [...battles, told] })),
      done: () => update(() => ({ is: 'over' })),
      fault: () => update(() => ({ is: 'failed' })),
    });
    running.setState({ stop });
  };
  const balance = run && balanceOf(run.battles, Math.max(2, seats.length));
  const isNow = run !== null && run.of.setup === of.setup && run.of.script === of.script;
  const keep = (found: Balance, by: string): void => {
    const code = `${judge.id}@${judge.version}`;
    const players = seats.map(() => by).join();
    change((now) => ({ ...now, balance: oddsOf(found, seats, { code, players }) }));
  };
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
            choices={PLAYERS.map((one) => [one, t(`web.maker.test.${one}`)])}
            onChange={setPlayer}
          />
        </div>
        <p className="maker-choices">
          {run?.is === 'running' ? (
            <button type="button" className="primary" onClick={endRun}>
              {t('web.maker.test.stop')}
            </button>
          ) : (
            <ClosableButton className="primary" closed={isClosed ? t('web.maker.play.closed') : null} onClick={start}>
              {t('web.maker.test.start')}
            </ClosableButton>
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
              {!isNow && ` ${t('web.maker.test.changed')}`}
            </p>
          </>
        )}
      </section>
      {balance && balance.games > 0 && state !== null && (
        <Found balance={balance} making={making} state={state} seats={seats}>
          <ClosableButton
            closed={
              run.is === 'running' ? t('web.maker.test.keep.running') : isNow ? null : t('web.maker.test.changed')
            }
            onClick={() => keep(balance, run.player)}
          >
            {t('web.maker.test.keep')}
          </ClosableButton>
        </Found>
      )}
      <FaultList making={making} />
    </div>
  );
}

/** Pieces of a side that are told. */
const MOST_LOST = 3;

function Found({
  balance,
  making: { screen, file },
  state,
  seats,
  children,
}: {
  readonly balance: Balance;
  readonly making: Making;
  readonly state: unknown;
  readonly seats: readonly string[];
  readonly children: ReactNode;
}): ReactNode {
  const messages = useMessages<MakerKey | MessageKey>();
  const { t, translate } = messages;
  const { sides, drawn, verdict, ends, first, games, lost } = balance;
  const nameOf = (side: number): string => screen.seatName(messages, state, seats[side] ?? '');
  const range = ([low, high]: readonly [number, number]): string => `${percent(low)}–${percent(high)}`;
  return (
    <section className="panel" aria-labelledby="maker-found">
      <h3 id="maker-found">
        {t(`web.maker.test.${verdict.kind}`, verdict.kind === 'favoured' ? { side: nameOf(verdict.side) } : {})}
      </h3>
      <ul className="maker-odds">
        {sides.map(({ wins, share, interval }, side) => (
          // oxlint-disable-next-line react/no-array-index-key -- a side is its place
          <li key={side} className={`side-${side}`}>
            <span>
              {t('web.maker.test.side', { side: nameOf(side), wins, share: percent(share), interval: range(interval) })}
            </span>
            <span className="maker-bar" style={{ inlineSize: `${share * 100}%` }} aria-hidden="true" />
          </li>
        ))}
      </ul>
      {drawn > 0 && <p>{t('web.maker.test.drawn', { count: drawn })}</p>}
      <ul>
        {ends.map(({ end, count }) => (
          <li key={end}>
            {count} × {translate(end)}
          </li>
        ))}
      </ul>
      {first.games === games && (
        <p>{t('web.maker.test.first', { share: percent(first.share), interval: range(first.interval) })}</p>
      )}
      {sides.map((_, side) => {
        const most = lost.filter((one) => one.side === side).slice(0, MOST_LOST);
        const losses = most.map(
          ({ piece, share }) =>
            `${pieceName(file.ruleset, state, piece, (key, facts) => translate(key, facts))} ${percent(share)}`,
        );
        return (
          most.length > 0 && (
            // oxlint-disable-next-line react/no-array-index-key -- a side is its place
            <p key={side}>{t('web.maker.test.losses', { side: nameOf(side), losses: losses.join(', ') })}</p>
          )
        );
      })}
      <p>{children}</p>
    </section>
  );
}
