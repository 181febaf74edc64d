/**
 * The rules or their quick reference beside the table, in place of all panels but the decision; on a phone over both. It
 * opens at the rule that asks, and its own links lead on within it.
 */
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { OpenedPage } from '../app/PageShell.tsx';
import { routeOf } from '../app/route.ts';
import { onScreen, useHosted } from '../battle/index.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import type { MenuKey } from '../app/header/messages.ts';
import { BesideBattle, type OpenBook, openBook, rulesOfDecision } from './openBook.ts';
import './bookBeside.css';

const close = (): void => openBook.setState({ book: null });

export function BookBeside({ book }: { readonly book: OpenBook }): ReactNode {
  const { t } = useMessages<MenuKey | MessageKey>();
  const ready = useBundle('web-menu-pages');
  const ruleset = useHosted((h) => h.battle?.ruleset.id ?? '');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [ready]);
  useEffect(() => close, []);
  if (!ready) return null;
  return (
    <BesideBattle.Provider value={true}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- links and keys within it */}
      <aside className="book-beside" aria-labelledby="book-beside" onClick={leadOn} onKeyDown={onKey}>
        <header>
          <h2 id="book-beside" tabIndex={-1} ref={heading}>
            {t('web.battle.rules')}
          </h2>
          <button type="button" onClick={close}>
            {t('web.close')} <kbd aria-hidden="true">Esc</kbd>
          </button>
        </header>
        <div className="book-parts">
          {PARTS.map((part) => (
            <button key={part} type="button" aria-pressed={part === partOf(book)} onClick={() => turnTo(part)}>
              {t(part === 'sheet' ? 'web.battle.sheet' : `web.battle.rules.${part}`)}
            </button>
          ))}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by the arrow keys */}
        <div className="book-page" tabIndex={0} role="group" aria-labelledby="book-beside">
          <OpenedPage key={book.page} ruleset={ruleset} page={book.page} query={book.query} />
        </div>
      </aside>
      <button type="button" className="book-back primary" onClick={close}>
        {t('web.battle.rules.back')}
      </button>
    </BesideBattle.Provider>
  );
}

const PARTS = ['decision', 'sheet', 'whole'] as const;

const partOf = ({ page, query }: OpenBook): (typeof PARTS)[number] =>
  page === 'sheet' ? 'sheet' : query.includes('about=') ? 'decision' : 'whole';

function turnTo(part: (typeof PARTS)[number]): void {
  const { battle, viewer, screen } = onScreen.getState();
  if (!battle) return;
  const query =
    part === 'sheet' ? (screen?.sheet?.(battle.state) ?? '') : part === 'whole' ? '' : rulesOfDecision(battle, viewer);
  openBook.setState({ book: { page: part === 'sheet' ? 'sheet' : 'rules', query } });
}

/** A link within the books turns their pages: the battle stays. */
function leadOn(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const to = routeOf(link?.getAttribute('href') ?? '');
  if (to.at !== 'page' || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (to.page !== 'rules' && to.page !== 'sheet') return;
  event.preventDefault();
  openBook.setState({ book: { page: to.page, query: to.query } });
}

/** Escape closes the book, and takes nothing back on the table. */
function onKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  close();
}
