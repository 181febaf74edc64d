/** What the home screen says of a game, and the ways to its pages beside the battles. */
import type { ReactNode } from 'react';
import { useSpeech } from '../i18n/index.ts';
import type { RulesetManifest } from '../rulesets/rulesetManifest.ts';
import { pageAddress } from './route.ts';

export function HomeLinks({ id, pages }: Pick<RulesetManifest, 'id' | 'pages'>): ReactNode {
  const { tell } = useSpeech();
  return (
    <>
      <p>{tell(`web.about.${id}`)}</p>
      <nav className="doors" aria-label={tell(`web.doors.${id}`)}>
        {pages.map(({ page, title }) => (
          <a key={page} className="side-button" href={pageAddress(id, page)}>
            {tell(title)}
          </a>
        ))}
      </nav>
    </>
  );
}
