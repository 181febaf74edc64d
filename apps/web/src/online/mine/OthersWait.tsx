/** In an online battle: how many others wait, and the way to the first of them; also “your turn” in the tab. */
import type { ReactNode } from 'react';
import { useHosted } from '../../battle/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import type { OnlineKey } from '../messages.ts';
import type { MineKey } from './messages.ts';
import './mine.css';
import { battleAddress, useCountOutside, useNextKey } from './useMine.ts';

interface Props {
  /** Of whoever plays here. */
  readonly seat: string;
  /** Of the battles that wait, the most urgent first. */
  readonly tables: readonly string[];
}

export function OthersWait({ seat, tables }: Props): ReactNode {
  const { t, translate } = useMessages<MineKey | OnlineKey>();
  const ready = useBundle('web-online-mine-pages');
  const isAsked = useHosted(
    ({ battle }) => battle?.ruleset.pending(battle.state).some((one) => one.seat === seat) === true,
  );
  const [first] = tables;
  useCountOutside(tables.length + (isAsked ? 1 : 0), isAsked ? t('web.online.yourTurn') : null);
  useNextKey(first);
  if (!ready || first === undefined) return null;
  return (
    <a className="button quiet online-next" href={battleAddress(first)}>
      <span className="online-next-words">{translate('web.mine.more', { count: tables.length })}</span>
      <span className="online-next-number" aria-hidden="true">
        +{tables.length}
      </span>{' '}
      <kbd aria-hidden="true">N</kbd>
    </a>
  );
}
