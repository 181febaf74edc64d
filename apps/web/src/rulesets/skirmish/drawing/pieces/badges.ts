/** Badges of a model. */
import { isFirearm, type Model, type ModelProfile } from '@drumhead/skirmish/screen';
import type { BadgeKind } from './Badges.tsx';

export function badgesOf(profile: ModelProfile, model: Model): readonly BadgeKind[] {
  const kinds: BadgeKind[] = [];
  const firearms = profile.weapons.flatMap((weapon, i) => (isFirearm(weapon) ? [i] : []));
  if (firearms.some((i) => model.depleted[i])) kinds.push('depleted');
  else if (firearms.some((i) => !model.loaded[i])) kinds.push('discharged');
  if (model.tomahawk !== null) kinds.push('thrown');
  if (model.object >= 0) kinds.push('carrying');
  if (model.activated) kinds.push('activated');
  return kinds;
}
