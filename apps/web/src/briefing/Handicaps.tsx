/** The handicaps of the sides, each by steps up and down. */
import { interval } from '@drumhead/bots';
import { playersInWords, weakWords } from '@drumhead/content/balance';
import { rulesSetup, withRulesSetup } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { ClosableButton } from '../closed/ClosableButton.tsx';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { type Asked, ask } from './asked.ts';
import type { Shown } from './shown.ts';
import { handicaps } from './played.ts';
import { BriefPart } from './BriefPart.tsx';
import type { BriefingKey } from './messages.ts';
import { percent } from '../panels/percent.ts';

interface Props {
  readonly asked: Asked;
  readonly shown: Shown;
  readonly names: readonly string[];
}

export function Handicaps({ asked, shown, names }: Props): ReactNode {
  const messages = useMessages<BriefingKey | MessageKey>();
  const { t } = messages;
  const { battle: before, plain = before } = asked;
  const { battle, rules, printed } = shown;
  const all = names.map((_, side) =>
    rules.handicap(messages, battle.state, rulesSetup(battle.setup), rulesSetup(printed), side),
  );
  // A campaign settles by itself who fields how much.
  if (before.origin === 'campaign' || all.every((one) => one === null)) return null;
  // Back where it began, the battle is the scenario again.
  const take = (inner: unknown) => {
    const setup = withRulesSetup(battle.setup, inner);
    const isPrinted = JSON.stringify(setup) === JSON.stringify(printed);
    ask({ ...asked, plain, battle: { ...before, setup: isPrinted ? plain.setup : setup } });
  };
  return (
    <BriefPart
      head={t('web.brief.handicap')}
      said={
        <>
          {all.find((one) => one !== null)?.label}
          {!all.some((one) => one?.isChanged) && `, ${t('web.brief.handicap.printed')}`}
        </>
      }
    >
      <ul className="briefing-handicaps">
        {all.map((one, side) => {
          if (one === null) return null;
          const step = (by: 1 | -1) => {
            const to = one.step(by);
            const what = `${one.label}, ${names[side]}`;
            return (
              <ClosableButton
                closed={'closed' in to ? to.closed : null}
                aria-label={t(by > 0 ? 'web.brief.handicap.more' : 'web.brief.handicap.less', { what })}
                onClick={() => 'setup' in to && take(to.setup)}
              >
                {by > 0 ? '+' : '−'}
              </ClosableButton>
            );
          };
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a side is its place
            <li key={side}>
              <span>{names[side]}</span>
              {step(-1)}
              <output className={one.isChanged ? 'changed' : ''}>{one.value}</output>
              {step(1)}
            </li>
          );
        })}
      </ul>
      <Steps scenario={before.scenario} seats={battle.ruleset.seats(battle.state)} names={names} />
    </BriefPart>
  );
}

/** What each step for the side that wins least made of the printed battle, as far as it was played. */
function Steps({
  scenario,
  seats,
  names,
}: {
  readonly scenario: string | null;
  readonly seats: readonly string[];
  readonly names: readonly string[];
}): ReactNode {
  const { t, translate } = useMessages<BriefingKey | MessageKey>();
  const table = scenario === null ? undefined : handicaps[scenario];
  if (table === undefined) return null;
  const { side, players, rows } = table;
  const by = playersInWords(players, (key, facts) => translate(key, facts));
  return (
    <>
      <p className="minor">
        {t('web.brief.handicap.table', {
          side: names[seats.indexOf(side)] ?? side,
          games: rows[0]?.games ?? 0,
          players: by,
        })}{' '}
        {weakWords(players, (key, facts) => translate(key, facts))}
      </p>
      <ul className="briefing-steps">
        {rows.map(({ games, wins, drawn }, i) => {
          const worth = (wins[side] ?? 0) + drawn / seats.length;
          const [low, high] = interval(worth, games);
          const step = i === 0 ? t('web.brief.handicap.printed') : `+${i}`;
          const share = { step, share: percent(worth / games), low: percent(low), high: percent(high) };
          // oxlint-disable-next-line react/no-array-index-key -- a step is its place
          return <li key={i}>{t('web.brief.handicap.step', share)}</li>;
        })}
      </ul>
    </>
  );
}
