/** Visible equipment of a soldier, by his weapons and special rules. */
import type { ModelProfile } from '@drumhead/skirmish/screen';

/** The thing in his hands. */
export type Held =
  | 'musket'
  | 'rifle'
  | 'carbine'
  | 'blunderbuss'
  | 'bow'
  | 'sword'
  | 'axe'
  | 'club'
  | 'tomahawk'
  | 'halfPike'
  | 'lance'
  | 'pistol'
  | 'flag'
  | 'drum'
  | 'nothing';

const BY_WEAPON: readonly (readonly [ModelProfile['weapons'][number], Held])[] = [
  ['lance', 'lance'],
  ['halfPike', 'halfPike'],
  ['rifle', 'rifle'],
  ['musket', 'musket'],
  ['matchlock', 'musket'],
  ['obsolete', 'halfPike'],
  ['blunderbuss', 'blunderbuss'],
  ['bow', 'bow'],
  ['axe', 'axe'],
  ['sword', 'sword'],
  ['carbine', 'carbine'],
  ['tomahawk', 'tomahawk'],
  ['warClub', 'club'],
  ['pistol', 'pistol'],
];

/** Flags and drums first, then the longest thing he carries; officers show the sword. */
export function heldBy({ weapons, specials }: Pick<ModelProfile, 'weapons' | 'specials'>): Held {
  if (specials.includes('flagBearer')) return 'flag';
  if (specials.includes('musician')) return 'drum';
  if (specials.includes('leader') && weapons.includes('sword')) return 'sword';
  return BY_WEAPON.find(([weapon]) => weapons.includes(weapon))?.[1] ?? 'nothing';
}

/** The badge of rank on his base. */
export function rankOf({ specials }: Pick<ModelProfile, 'specials'>): 'leader' | 'nco' | null {
  return specials.includes('leader') ? 'leader' : specials.includes('nco') ? 'nco' : null;
}
