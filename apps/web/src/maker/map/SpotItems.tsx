/** Spots of the map, as items of a list to choose from. */
import { inLanguage } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import type { Spot } from '../document/spots.ts';
import type { MakerKey } from '../messages.ts';
import type { Chosen } from '../tool/hand.ts';

/** A name in quotation marks; a place with what it is worth. */
function useSpotName(): (spot: Spot) => string {
  const { t, language } = useMessages<MakerKey>();
  return ({ is, i, text, points }) => {
    const name = inLanguage(text, language);
    return is === 'name' || is === 'placed'
      ? `“${name}”`
      : t(`web.maker.spot.${is}`, { name, number: i + 1, points: points ?? 0 });
  };
}

export function SpotItems({
  spots,
  chosen,
  onChoose,
}: {
  readonly spots: readonly Spot[];
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen) => void;
}): ReactNode {
  const nameOf = useSpotName();
  return spots.map((spot) => {
    const { is, i } = spot;
    return (
      <li key={`${is} ${i}`}>
        <button type="button" aria-pressed={chosen?.is === is && chosen.i === i} onClick={() => onChoose({ is, i })}>
          {nameOf(spot)}
        </button>
      </li>
    );
  });
}
