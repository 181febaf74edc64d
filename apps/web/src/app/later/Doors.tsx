/** The ways from the home screen to the pages beside the battles. */
import type { ReactNode } from 'react';
import { useSpeech } from '../../i18n/index.ts';
import { PAGES } from '../../rulesets/pages.ts';
import { pageAddress } from '../route.ts';
import type { DoorKey } from './doorWords.ts';

export function Doors(): ReactNode {
  const { say } = useSpeech<DoorKey>();
  return (
    <nav className="doors" aria-label={say('web.home.doors')}>
      {PAGES.filter((page) => !page.unlisted).map(({ ruleset, page, title }) => (
        <a key={`${ruleset}/${page}`} className="side-button" href={pageAddress(ruleset, page)}>
          {say(title)}
        </a>
      ))}
    </nav>
  );
}
