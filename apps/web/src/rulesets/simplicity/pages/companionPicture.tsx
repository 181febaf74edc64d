/** A unit of a real table, drawn from what the forms know of it; whose coat it wears only a battle tells. */
import type { UnitProfile } from '@drumhead/simplicity/screen';
import type { CompanionConfig } from '../../../companion/companionConfig.ts';
import { UnitFigure } from '../drawing/pieces/UnitPicture.tsx';

export const picture: CompanionConfig['picture'] = ({ kind, class: training }, uniform) => {
  if (uniform === null || typeof kind !== 'string' || typeof training !== 'string') return null;
  const unit = { uniform, kind: kind as UnitProfile['kind'], unitClass: training as UnitProfile['class'], seed: 1 };
  return { figure: <UnitFigure {...unit} />, uniform };
};
