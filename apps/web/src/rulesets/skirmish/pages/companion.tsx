import { ROSTERS } from '@drumhead/skirmish';
import { judge } from '@drumhead/skirmish/adjudicate';
import type { ReactNode } from 'react';
import type { PageProps } from '../../../app/route.ts';
import type { CompanionConfig } from '../../../companion/companionConfig.ts';
import { CompanionPage } from '../../../companion/CompanionPage.tsx';

const MODEL = ['profile', 'q', 'c', 'weapons', 'specials'];

export const CONFIG: CompanionConfig = {
  ruleset: 'skirmish',
  judge,
  common: ['melee', 'shot', 'activation', 'morale'],
  shown: {
    melee: ['attacker', 'defender', 'profile', 'c', 'weapons', 'specials', 'enemies', 'movedIn', 'powerful', 'above'],
    shot: ['shooters', 'target', 'gap', 'profile', 'c', 'weapon', 'specials', 'shot.cover', 'aimed'],
    activation: [...MODEL, 'leader', 'nco'],
    morale: [...MODEL, 'leader', 'nco', 'flag', 'fear'],
    order: ['order', 'q', 'musician'],
    fall: ['levels', 'profile', 'c'],
    bash: ['what', 'profile', 'c'],
  },
  fields: 'sk.field.',
  choices: { profile: 'sk.profile.', weapons: 'sk.weapon.', weapon: 'sk.weapon.', specials: 'sk.special.' },
  known: {
    profile: ROSTERS.map(({ id, profiles }) => ({ name: `sk.roster.${id}`, choices: profiles.map((one) => one.id) })),
  },
  starts: { shot: { shooters: [{ gap: 100 }] } },
};

export const Page = ({ query }: PageProps): ReactNode => <CompanionPage config={CONFIG} query={query} />;
