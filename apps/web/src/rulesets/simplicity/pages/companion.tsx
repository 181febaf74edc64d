import { judge } from '@drumhead/simplicity/adjudicate';
import type { ReactNode } from 'react';
import type { PageProps } from '../../../app/route.ts';
import type { CompanionConfig } from '../../../companion/companionConfig.ts';
import { CompanionPage } from '../../../companion/CompanionPage.tsx';
import { picture } from './companionPicture.tsx';
import { becameOf, followsOf } from './follows.ts';
import { tableOf } from './tableOf.ts';

export const CONFIG: CompanionConfig = {
  ruleset: 'simplicity',
  turns: 'turn',
  judge,
  common: ['fire', 'melee', 'rally', 'activation'],
  shown: {
    fire: ['firer', 'target', 'range', 'kind', 'class', 'dp', 'moved', 'fire.cover'],
    melee: ['charger', 'defender', 'kind', 'class', 'dp', 'supports', 'flank', 'ground'],
    rally: ['unit', 'kind', 'class', 'dp', 'routing'],
    activation: ['unit', 'order', 'kind', 'class', 'dp', 'commandNear'],
    passing: ['unit', 'kind', 'class', 'dp'],
    rout: ['unit', 'kind', 'class', 'dp', 'enemy'],
    victory: ['first', 'second', 'removed', 'commands', 'commandsLost', 'last'],
  },
  fields: 'sip.field.',
  choices: { class: 'sip.class.' },
  needs: () => [],
  follows: followsOf,
  told: tableOf,
  became: becameOf,
  profileFields: ['kind', 'class'],
  picture,
  suffered: ['passing', 'rout'],
  pieceFields: ['firer', 'target', 'charger', 'defender', 'unit'],
};

export const Page = ({ query }: PageProps): ReactNode => <CompanionPage config={CONFIG} query={query} />;
