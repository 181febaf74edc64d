/** Where a scenario begins: an empty table of a game, a copy of a ready battle, or a draft of this device. */
import { envelopeOf, inLanguage, rulesetOfEnvelope } from '@drumhead/engine';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { pageAddress } from '../app/route.ts';
import { contentOf } from '../documents/contentOf.ts';
import { DOCUMENT } from '../documents/documentStorage.ts';
import { useDeleting } from '../documents/useDeleting.tsx';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { games, manifestOf, manifests } from '../rulesets/manifests.ts';
import { FileButton } from '../outside/FileButton.tsx';
import { copyAddress, MAKER, openInMaker } from './changeCopy.ts';
import { makerEditor } from './makerEditor.ts';
import type { MakerKey } from './messages.ts';
import type { RulesMaker } from './rulesMaker.ts';
import './begin.css';

export function BeginMaking(): ReactNode {
  const { t, translate } = useMessages<MakerKey | MessageKey>();
  return (
    <div className="maker-begin">
      <p>
        {t('web.maker.begin.about')} <a href={pageAddress('any', 'library')}>{translate('web.page.library')}</a>
      </p>
      <OpenFile />
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

/** A scenario file in its envelope or, of any game, without one. */
function OpenFile(): ReactNode {
  const { t, language } = useMessages<MakerKey>();
  const [isUnread, setUnread] = useState(false);
  const take = async (file: File): Promise<void> => {
    const content = contentOf(await file.text());
    const ruleset = rulesetOfEnvelope(content) ?? (await rulesetOf(content));
    setUnread(ruleset === null);
    if (ruleset !== null) openInMaker(ruleset, content, file.name.replace(/\.json$/, ''), language);
  };
  return (
    <p className="maker-choices">
      <FileButton
        label={t('web.maker.begin.open')}
        onFiles={([file]) => file && void take(file).catch(() => setUnread(true))}
      />
      <span role="status">{isUnread && t('web.maker.begin.unread')}</span>
    </p>
  );
}

/** The rule set whose set-up it is; null: that of none. */
async function rulesetOf(setup: unknown): Promise<string | null> {
  for (const manifest of manifests) {
    const rules = (await manifest.maker()) as RulesMaker;
    if (rules.opens(setup)) return manifest.id;
  }
  return null;
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
