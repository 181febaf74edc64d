/** Copies a scenario as a link, or says why it has none. */
import type { Envelope } from '@drumhead/engine';
import { type ReactNode, useMemo, useState } from 'react';
import { ClosableButton } from '../closed/ClosableButton.tsx';
import { copied } from '../documents/files.ts';
import type { linkMessages } from '../documents/linkMessages.ts';
import { MOST_LINK } from '../documents/shareLinks.ts';
import { useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import type { LibraryKey } from './messages.ts';
import { editionIn } from './scenarioAt.ts';
import { scenarioLink } from './scenarioLink.ts';

export function CopyLink({
  file,
  closed = null,
  className = '',
}: {
  readonly file: Envelope;
  /** Why it is not to be sent yet; null: it may. */
  readonly closed?: string | null;
  readonly className?: string;
}): ReactNode {
  const { t } = useMessages<LibraryKey | keyof typeof linkMessages>();
  const isReady = useBundle('web-library-pages');
  const packed = useMemo(() => scenarioLink(file), [file]);
  // The link of one that is published here is short, and chats show its words and its ground beside it.
  const published = editionIn(location.hash);
  const address = published === null ? packed.address : `s/${published.scenario}`;
  const whole = published === null ? `${location.href.split('#')[0]}${address}` : `${location.origin}/${address}`;
  const length = published === null ? packed.length : whole.length;
  const [last, setLast] = useState<{ readonly address: string; readonly went: boolean } | null>(null);
  if (!isReady) return null;
  const most = MOST_LINK;
  const long = length > most ? t('web.library.link.long', { length, most }) : null;
  const said = last?.address === address ? last : null;
  const copy = (): void => void copied(whole).then((went) => setLast({ address, went }));
  return (
    <>
      <ClosableButton className={className} closed={closed ?? long} onClick={copy}>
        {t('web.papers.link')}
      </ClosableButton>
      <p className="minor" role="status">
        {said === null
          ? t('web.library.link.length', { length })
          : t(said.went ? 'web.papers.link.done' : 'web.papers.link.take')}
      </p>
      {said?.went === false && <textarea readOnly aria-label={t('web.papers.link')} value={whole} />}
    </>
  );
}
