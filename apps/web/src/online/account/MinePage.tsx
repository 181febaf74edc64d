/** One's online battles: those that go on, those that are over, and the account that gathers them. */
import { type ReactNode, useState } from 'react';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import { pageAddress } from '../../app/route.ts';
import { useMessages } from '../../i18n/index.ts';
import { FinishedBattles } from '../mine/FinishedBattles.tsx';
import { MyBattles } from '../mine/MyBattles.tsx';
import type { OnlineKey } from '../messages.ts';
import { AccountLine } from './AccountLine.tsx';
import '../../documents/documents.css';
import '../online.css';

export function MinePage(): ReactNode {
  const { t } = useMessages<OnlineKey | HomeLinkKey>();
  const [finished, setFinished] = useState<readonly string[]>([]);
  return (
    <div className="mine-page">
      <MyBattles finished={finished} />
      <FinishedBattles onFound={setFinished} />
      <section className="panel">
        <AccountLine isHere />
        <p className="online-buttons">
          <a className="button quiet" href={pageAddress('any', 'people')}>
            {t('web.page.people')}
          </a>
          <a className="button quiet" href={pageAddress('any', 'clubs')}>
            {t('web.page.clubs')}
          </a>
          <a className="button quiet" href={pageAddress('any', 'archive')}>
            {t('web.page.archive')}
          </a>
          <a className="button quiet" href={pageAddress('any', 'lobby')}>
            {t('web.page.lobby')}
          </a>
          <a className="button quiet" href={pageAddress('any', 'notices')}>
            {t('web.online.notices')}
          </a>
        </p>
      </section>
    </div>
  );
}
