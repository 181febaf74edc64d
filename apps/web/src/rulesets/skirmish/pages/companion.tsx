import { profileCalled, ROSTERS, WEAPONS, type Weapon } from '@drumhead/skirmish';
import { judge } from '@drumhead/skirmish/adjudicate';
import type { ReactNode } from 'react';
import type { PageProps } from '../../../app/route.ts';
import type { CompanionConfig } from '../../../companion/companionConfig.ts';
import { CompanionPage } from '../../../companion/CompanionPage.tsx';
import { marksOf, type Values } from '../../../companion/schemaForm.ts';

const MODEL = ['profile', 'q', 'c', 'weapons', 'specials'];

const COMBAT = ['profile', 'c'];
const QUALITY = ['profile', 'q'];

/** A model is known by its profile, or by the values that the roll asks for. */
const NEEDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  attacker: [COMBAT],
  defender: [COMBAT],
  target: [COMBAT],
  shooters: [COMBAT, ['weapon', 'profile', 'weapons']],
  fall: [COMBAT],
  bash: [COMBAT],
  activation: [QUALITY],
  morale: [QUALITY],
};

/** SK-PRO-1. Of a model whose Combat alone is known the judge takes it that it is armed like a soldier of the line. */
const ASSUMED: readonly Weapon[] = ['musket'];

/** The values of a profile, and the weapon that shoots: the first that can. */
function impliedBy({ profile, c, weapons }: Values): Values {
  const found = typeof profile === 'string' ? profileCalled(profile) : null;
  const carried = marksOf(weapons, found?.weapons) as readonly Weapon[];
  const weapon = carried.find((one) => WEAPONS[one].ranged !== null);
  return {
    ...(found === null && c !== undefined && { weapons: ASSUMED }),
    ...(found && { q: found.q, c: found.c, weapons: found.weapons, specials: found.specials }),
    ...(weapon && { weapon }),
  };
}

export const CONFIG: CompanionConfig = {
  ruleset: 'skirmish',
  judge,
  common: ['melee', 'shot', 'activation', 'morale'],
  shown: {
    melee: ['attacker', 'defender', 'profile', 'c', 'weapons', 'specials', 'enemies', 'movedIn', 'powerful', 'above'],
    shot: ['shooters', 'dice.shooter', 'target', 'gap', 'profile', 'c', 'weapon', 'specials', 'shot.cover', 'aimed'],
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
  needs: (around) => NEEDS[around] ?? [],
  implied: impliedBy,
};

export const Page = ({ query }: PageProps): ReactNode => <CompanionPage config={CONFIG} query={query} />;
