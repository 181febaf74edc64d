/** What players may correct of a model on the table. */
import { isFirearm, type State } from '@drumhead/skirmish/screen';
import { correctable, type CorrectableValue, PLACE } from '../../../report/correctable.ts';

export function correctableOf(state: State, list: string, index: number): readonly CorrectableValue[] {
  const model = list === 'models' ? state.models[index] : undefined;
  if (model === undefined || !['standing', 'fallen', 'prone'].includes(model.posture)) return [];
  // Models go prone in Song of Drums and Tomahawks alone.
  const postures = ['standing', 'fallen', ...(state.field.variant === 'SDT' ? ['prone'] : [])];
  const { weapons = [] } = state.field.models[index] ?? {};
  return [
    ...PLACE,
    correctable('level', 'count'),
    correctable(
      'posture',
      postures.map((one) => [one, `sk.posture.${one}`] as const),
    ),
    ...weapons.flatMap((weapon, i) =>
      isFirearm(weapon) ? [{ ...correctable(`loaded.${i}`, 'flag', 'loaded'), of: `sk.weapon.${weapon}` }] : [],
    ),
    correctable('activated', 'flag'),
  ];
}
