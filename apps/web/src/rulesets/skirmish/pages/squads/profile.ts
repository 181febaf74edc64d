/** A soldier in short. */
import { type Abilities, abilitiesOf, type Model } from '@drumhead/skirmish';

type Translate = (key: string) => string;

export const weaponNames = ({ weapons }: Abilities, translate: Translate): string =>
  weapons.map((weapon) => translate(`sk.weapon.${weapon}`)).join(', ');

export const specialNames = ({ specials }: Abilities, translate: Translate): string =>
  specials.map((special) => translate(`sk.special.${special}`)).join(', ');

/** `Q4 C2, Musket, Strong`. */
export function abilitiesText(abilities: Abilities, translate: Translate): string {
  const carried = [weaponNames(abilities, translate), specialNames(abilities, translate)].filter((part) => part !== '');
  return [`Q${abilities.q} C${abilities.c}`, ...carried].join(', ');
}

export function modelName(model: Model, translate: Translate): string {
  if (model.custom !== undefined) return model.custom.name;
  return abilitiesOf(model) === null ? (model.profile ?? '') : translate(`sk.profile.${model.profile}`);
}
