/** A unit of a real table, drawn from what the forms know of it; whose coat it wears only a battle tells. */
import { KINDS } from '@drumhead/large-battles/armies';
import type { CompanionConfig } from '../../../companion/companionConfig.ts';
import { TroopPicture } from '../drawing/pieces/TroopPicture.tsx';

type Kind = keyof typeof KINDS;

export const picture: CompanionConfig['picture'] = ({ arm, horse, sk }, uniform) => {
  const kind = (Object.keys(KINDS) as readonly Kind[]).find(
    (one) => KINDS[one].arm === arm && KINDS[one].horse === (horse === true),
  );
  if (uniform === null || kind === undefined) return null;
  const troop = { kind, uniform, sk: typeof sk === 'number' ? sk : 0 };
  return { figure: <TroopPicture troop={troop} seed={1} />, uniform };
};
