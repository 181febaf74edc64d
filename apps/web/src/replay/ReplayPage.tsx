/** Replay of a saved battle, moment by moment, with the same table and log; no commands. */
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { PageProps } from '../app/route.ts';
import { isSecret } from '../battle/host/hostState.ts';
import { onScreen, useHosted, useSavedBattles } from '../battle/index.ts';
import { ensureBundle, loadedBundles } from '../i18n/bundles.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { useI18n } from '../i18n/useI18n.ts';
import type { AnyReport } from '../report/report.ts';
import { readReplayAddress } from './address.ts';
import { eyesFor } from './eyes.ts';
import type { ReplayKey } from './messages.ts';
import { NoBattle } from './NoBattle.tsx';
import { openForReplay } from './openAhead.ts';
import { type BoardProps, Replay } from './Replay.tsx';
import './replay.css';
import type { LookedAt } from '../battle/records/savedBattles.ts';

export const ReplayPage = ({ query }: PageProps): ReactNode => <Moments query={query} />;

/** What the analysis board has beside the table, and behind the scrubber. */
interface BoardParts {
  readonly Board?: ComponentType<BoardProps>;
  readonly Curve?: ComponentType<BoardProps>;
}

/** A battle, moment by moment. */
export function Moments({ query, ...parts }: PageProps & BoardParts): ReactNode {
  const { battle } = readReplayAddress(query);
  return <Opened key={battle} id={battle} query={query} {...parts} />;
}

interface OpenedProps extends PageProps, BoardParts {
  readonly id: string;
}

function Opened({ id, query, ...parts }: OpenedProps): ReactNode {
  const { t } = useMessages<MessageKey | ReplayKey>();
  const asked = useMemo(() => readReplayAddress(query), [query]);
  const opened = useLookedAt(id);
  const screen = useHosted((h) => h.screen);
  if (opened === 'unknown') return <NoBattle text={t('web.replay.unknown')} />;
  if (opened === 'loading' || screen === null) return <p role="status">{t('web.page.coming')}</p>;
  const { battle, saved } = opened.looked;
  const { ruleset, state } = battle;
  const eyes = eyesFor({
    seats: ruleset.seats(state),
    players: saved.seats,
    over: ruleset.outcome(state) !== null,
    secret: isSecret({ battle, screen }),
  });
  const [own] = eyes;
  if (own === undefined) return <p role="alert">{t('web.replay.secret')}</p>;
  const { report, looked } = opened;
  return <Replay key={saved.id} {...looked} {...{ screen, report, eyes, asked }} {...parts} />;
}

type Opening = 'loading' | 'unknown' | { readonly looked: LookedAt; readonly report: AnyReport };

/** A saved battle with what its rule set knows of it, once its messages are there too. The id must stay the same. */
export function useLookedAt(id: string): Opening {
  const { language } = useMessages();
  const i18n = useI18n();
  const battles = useSavedBattles();
  const [opening, setOpening] = useState<Opening>('loading');
  const screen = useHosted((h) => h.screen);
  const fault = useHosted((h) => h.fault);
  const bundles =
    screen === null ? [] : [screen.bundle, ...(screen.extraBundle === undefined ? [] : [screen.extraBundle])];
  const wanted = bundles.join();
  const ready = useStore(
    loadedBundles,
    (all) => wanted !== '' && wanted.split(',').every((bundle) => all.includes(`${bundle}/${language}`)),
  );
  useEffect(() => {
    let unmounted = false;
    const opened = openForReplay(battles, id);
    const open = async (): Promise<Opening> => {
      const looked = await opened.looked;
      const report = await onScreen.getState().screen?.report();
      return looked && report ? { looked, report } : 'unknown';
    };
    open().then(
      (found) => unmounted || setOpening(found),
      () => unmounted || setOpening('unknown'),
    );
    return () => {
      unmounted = true;
      // Playing on from here, or a rematch, may have opened a battle by now: that one stays.
      opened.leave();
    };
  }, [id, battles]);
  useEffect(() => {
    // Fetched while the record is read.
    screen?.report().catch(() => undefined);
  }, [screen]);
  useEffect(() => {
    if (wanted !== '') for (const bundle of wanted.split(',')) void ensureBundle(i18n, bundle, language);
  }, [wanted, language, i18n]);
  if (fault !== null) return 'unknown';
  return ready ? opening : opening === 'unknown' ? 'unknown' : 'loading';
}
