/** Where a scenario begins: an empty table of a game, a copy of a ready battle, or a draft of this device. */
import { envelopeOf, inLanguage } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { pageAddress } from '../app/route.ts';
import { contentOf } from '../documents/contentOf.ts';
import { DOCUMENT } from '../documents/documentStorage.ts';
import { useDeleting } from '../documents/useDeleting.tsx';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { games, manifestOf, manifests } from '../rulesets/manifests.ts';
import { copyAddress, MAKER } from './changeCopy.ts';
import { makerEditor } from './makerEditor.ts';
import type { MakerKey } from './messages.ts';
import './begin.css';

export function BeginMaking(): ReactNode {
  const { t, translate } = useMessages<MakerKey | MessageKey>();
  return (
    <div className="maker-begin">
      <p>
        {t('web.maker.begin.about')} <a href={pageAddress('any', 'library')}>{translate('web.page.library')}</a>
      </p>
      <Drafts />
      <section className="panel" aria-labelledby="maker-empty">
        <h2 id="maker-empty">{t('web.maker.begin.empty')}</h2>
        <p className="maker-choices">
          {games.map(({ game }) => (
            <a key={game.picture} className="button" href={pageAddress('any', MAKER, `new=${game.picture}`)}>
              {translate(game.name)}
            </a>
          ))}
        </p>
      </section>
      <section className="panel" aria-labelledby="maker-ready">
        <h2 id="maker-ready">{t('web.maker.begin.ready')}</h2>
        {manifests
          .filter(({ scenarios }) => scenarios.length > 0)
          .map(({ id, name, scenarios }) => (
            <div key={id}>
              <h3>{translate(name)}</h3>
              <p className="maker-choices">
                {scenarios.map((scenario) => (
                  <a key={scenario.id} className="button" href={copyAddress(id, scenario.id)}>
                    {translate(scenario.name)}
                  </a>
                ))}
              </p>
            </div>
          ))}
      </section>
    </div>
  );
}

function Drafts(): ReactNode {
  const { t, translate, language } = useMessages<MakerKey | MessageKey>();
  const deleteButton = useDeleting((doc) => makerEditor.remove(doc));
  const documents = useStore(makerEditor.store, (state) => state.documents);
  const drafts = documents.flatMap((doc) => {
    const file = envelopeOf(contentOf(doc.text));
    return file === null
      ? []
      : [{ doc, file, title: inLanguage(file.title, language) || t('web.maker.begin.untitled') }];
  });
  if (drafts.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="maker-drafts">
      <h2 id="maker-drafts">{t('web.maker.begin.drafts')}</h2>
      <ul className="maker-drafts">
        {drafts.map(({ doc, file, title }) => (
          <li key={doc.id}>
            <a className="button" href={pageAddress('any', MAKER, `${DOCUMENT}=${doc.id}`)}>
              {title} <small>{translate(manifestOf(file.ruleset)?.name ?? 'web.title')}</small>
            </a>
            {deleteButton(doc, title)}
          </li>
        ))}
      </ul>
    </section>
  );
}
