/** What the home screen says of a game, and the ways to its pages beside the battles. */
import type { ReactNode } from 'react';
import { useSpeech } from '../i18n/index.ts';
import type { GameId } from '../rulesets/index.ts';
import type { PageKey } from '../rulesets/pageMessages.ts';
import { PAGES } from '../rulesets/pages.ts';
import { pageAddress } from './route.ts';
import type { DoorKey } from './homeLinkMessages.ts';

export function Doors({ ruleset }: { readonly ruleset: GameId }): ReactNode {
  const { say } = useSpeech<DoorKey | PageKey>();
  return (
    <>
      <p>{say(`web.about.${ruleset}`)}</p>
      <nav className="doors" aria-label={say(`web.doors.${ruleset}`)}>
        {PAGES.filter((page) => page.ruleset === ruleset && !page.unlisted).map(({ page, title }) => (
          <a key={page} className="side-button" href={pageAddress(ruleset, page)}>
            {say(title)}
          </a>
        ))}
      </nav>
    </>
  );
}
