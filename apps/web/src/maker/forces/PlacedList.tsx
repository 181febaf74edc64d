/** Models that stand where the file says: listed, put on the table, taken off it. */
import type { ReactNode } from 'react';
import { SelectField } from '../../documents/Fields.tsx';
import { useMessages } from '../../i18n/index.ts';
import { setupOf, withSetup } from '../document/edits.ts';
import { placedIn, spotCalled, spotMoved } from '../document/spots.ts';
import type { Place } from '../draw/places.ts';
import type { Making } from '../making.ts';
import { DeleteButton, WhereFields } from '../map/chosenParts.tsx';
import type { useHand } from '../map/useHand.ts';
import type { MakerKey } from '../messages.ts';
import { sizeOf } from '../document/edits.ts';
import type { Troops } from '../rulesMaker.ts';

export function PlacedList({
  making: { rules, file, change },
  hand: { hand, take, step, ground },
  troops,
  side,
  middle,
}: {
  readonly making: Making;
  readonly hand: ReturnType<typeof useHand>;
  readonly troops: readonly Troops[];
  readonly side: number;
  /** Where somebody is put who had no place. */
  readonly middle: Place;
}): ReactNode {
  const { t } = useMessages<MakerKey>();
  const { placed } = rules;
  if (placed === undefined) return null;
  const all = placedIn(rules, file).map((one, i) => ({ ...one, i }));
  const own = all.filter((one) => one.side === side);
  const nameOf = (id: string): string => troops.find((one) => one.id === id)?.name ?? id;
  const { chosen } = hand;
  const now = chosen?.is === 'placed' ? own.find(({ i }) => i === chosen.i) : undefined;
  const spot = now && spotCalled(rules, file, { is: 'placed', i: now.i });
  const put = (id: string): void => {
    change((before) => withSetup(before, placed.with(setupOf(before), side, id, middle)));
    // They stand in the order of the sides.
    const after = all.filter((one) => one.side <= side).length;
    take({ ...hand, chosen: { is: 'placed', i: after } });
  };
  return (
    <div className="panel">
      <h3>{t('web.maker.placed')}</h3>
      {own.length > 0 && (
        <ul className="maker-spots">
          {own.map(({ id, i }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={now?.i === i}
                onClick={() => take({ ...hand, chosen: { is: 'placed', i } })}
              >
                {nameOf(id)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {spot && (
        <>
          <WhereFields
            at={spot.at}
            table={sizeOf(rules, file)}
            onPut={(place) => change(spotMoved(rules, spot, place))}
          />
          <DeleteButton {...{ hand, ground, step }} />
        </>
      )}
      <SelectField
        label={t('web.maker.placed.add')}
        value=""
        choices={[
          ['', '…'],
          ...troops
            .filter((one) => one.side === side && !one.isAll && !own.some(({ id }) => id === one.id))
            .map(({ id, name }) => [id, name] as const),
        ]}
        onChange={(id) => id !== '' && put(id)}
      />
    </div>
  );
}
