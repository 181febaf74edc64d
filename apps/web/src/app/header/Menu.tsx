/** What is seldom wanted in a battle. */
import { type ReactNode, useState } from 'react';
import { useHosted } from '../../battle/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { lazyComponent } from '../../panels/lazyComponent.tsx';
import { usePopover } from './usePopover.ts';

const MenuBody = lazyComponent(() => import('./MenuBody.tsx').then((found) => found.MenuBody), <Coming />);

function Coming(): ReactNode {
  const { t } = useMessages();
  return <p role="status">{t('web.home.loading')}</p>;
}

export function Menu({ about }: { readonly about: string }): ReactNode {
  const { t } = useMessages();
  const over = useHosted((h) => h.saved?.over ?? false);
  const [opened, setOpened] = useState(0);
  const menu = usePopover(over);
  return (
    <details className="menu" ref={menu} onToggle={() => setOpened((count) => count + 1)}>
      <summary>
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
        </svg>
        <span className="word">{t('web.battle.menu')}</span>
      </summary>
      <div className="menu-body">
        <MenuBody about={about} opened={opened} close={() => menu.current?.removeAttribute('open')} />
      </div>
    </details>
  );
}
