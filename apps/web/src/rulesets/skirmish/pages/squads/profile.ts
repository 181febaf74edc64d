/** A soldier in short. */
import { type Abilities, abilitiesOf, type Model } from '@drumhead/skirmish';

type Tell = (key: string) => string;

export const weaponNames = ({ weapons }: Abilities, tell: Tell): string =>
  weapons.map((weapon) => tell(`sk.weapon.${weapon}`)).join(', ');

export const specialNames = ({ specials }: Abilities, tell: Tell): string =>
  specials.map((special) => tell(`sk.special.${special}`)).join(', ');

/** `Q4 C2, Musket, Strong`. */
export function abilitiesText(abilities: Abilities, tell: Tell): string {
  const carried = [weaponNames(abilities, tell), specialNames(abilities, tell)].filter((part) => part !== '');
  return [`Q${abilities.q} C${abilities.c}`, ...carried].join(', ');
}

export function modelName(model: Model, tell: Tell): string {
  if (model.custom !== undefined) return model.custom.name;
  return abilitiesOf(model) === null ? (model.profile ?? '') : tell(`sk.profile.${model.profile}`);
}
