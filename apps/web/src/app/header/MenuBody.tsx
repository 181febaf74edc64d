/** What lies in the menu: fetched once the battle is shown. */
import { scriptOf } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { isSecret } from '../../battle/host/hostState.ts';
import { onScreen, useHosted, useSession } from '../../battle/index.ts';
import { tableOf } from '../../battle/records/onlineName.ts';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { AdviceButton } from '../../advice/AdviceButton.tsx';
import { lazyComponent } from '../../panels/lazyComponent.tsx';
import { openBook, rulesOfDecision } from '../../reference/openBook.ts';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { goHome, pageAddress } from '../route.ts';
import { saveRecord } from '../saving/saveRecord.ts';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import { AimButton } from './AimButton.tsx';
import type { MenuKey } from './messages.ts';

// Fetched when the menu is first opened.
const EndEarly = lazyComponent(() => import('./EndEarly.tsx').then((found) => found.EndEarly));
const AskAgain = lazyComponent(() => import('./AskAgain.tsx').then((found) => found.AskAgain));
const FinishTurn = lazyComponent(() => import('./FinishTurn.tsx').then((found) => found.FinishTurn));
const SavePosition = lazyComponent(() => import('./SavePosition.tsx').then((found) => found.SavePosition));
const LiftOnline = lazyComponent(() => import('../../online/lift/LiftOnline.tsx').then((found) => found.LiftOnline));

export interface MenuBodyProps {
  readonly about: string;
  /** How often the menu was opened or closed: questions begun in it are not kept. */
  readonly opened: number;
  readonly close: () => void;
}

export function MenuBody({ about, opened, close }: MenuBodyProps): ReactNode {
  const { t } = useMessages();
  const session = useSession();
  const over = useHosted((h) => h.saved?.over ?? false);
  const online = useHosted((h) => tableOf(h.saved?.id) !== null);
  return (
    <>
      <p className="minor about" aria-hidden="true">
        {about}
      </p>
      <AimButton />
      <Books close={close} />
      <AdviceButton close={close} />
      {opened > 0 && <FinishTurn opened={opened} close={close} />}
      {opened > 0 && <AskAgain />}
      <Record opened={opened > 0} />
      {opened > 0 && <EndEarly key={opened} done={close} />}
      {opened > 0 && !over && !online && <LiftOnline key={opened} />}
      <SettingsButton />
      <LanguageSwitch />
      <button
        type="button"
        onClick={() => {
          session.leave();
          goHome();
        }}
      >
        {t('web.battle.leave')}
      </button>
    </>
  );
}

/** The rules, at the one that asks, and their quick reference, beside the battle. */
function Books({ close }: { readonly close: () => void }): ReactNode {
  const { t } = useMessages<MenuKey>();
  const ready = useBundle('web-menu-pages');
  if (!ready) return null;
  return (['rules', 'sheet'] as const).map((page) => (
    <button
      key={page}
      type="button"
      onClick={() => {
        openBook.setState({ book: { page, query: placeIn(page) } });
        close();
      }}
    >
      {t(`web.battle.${page}`)}
    </button>
  ));
}

/** As addresses of pages name it: the rule of the decision that is open, the sheet of this battle. */
function placeIn(page: 'rules' | 'sheet'): string {
  const { battle, viewer, screen } = onScreen.getState();
  if (!battle) return '';
  return page === 'sheet' ? (screen?.sheet?.(battle.state) ?? '') : rulesOfDecision(battle, viewer);
}

/** Replay, record and map tell everything: they are closed while something is secret. */
function Record({ opened }: { readonly opened: boolean }): ReactNode {
  const { t } = useMessages();
  const session = useSession();
  const secret = useHosted(isSecret);
  const id = useHosted(({ saved }) => saved?.id ?? '');
  const isScripted = useHosted(({ battle }) => scriptOf(battle?.setup) !== undefined);
  const link = (page: 'replay' | 'map') =>
    secret ? (
      <button type="button" aria-disabled aria-describedby="why-no-record">
        {t(`web.page.${page}`)}
      </button>
    ) : (
      <a href={pageAddress('any', page, `battle=${id}`)}>{t(`web.page.${page}`)}</a>
    );
  return (
    <>
      {link('replay')}
      <button
        type="button"
        aria-disabled={secret}
        aria-describedby={secret ? 'why-no-record' : undefined}
        onClick={() => secret || saveRecord(session)}
      >
        {t('web.battle.export')}
      </button>
      {opened && <SavePosition />}
      {link('map')}
      {secret && (
        <p className="minor" id="why-no-record">
          {t(isScripted ? 'web.battle.export.secret.script' : 'web.battle.export.secret')}
        </p>
      )}
    </>
  );
}
