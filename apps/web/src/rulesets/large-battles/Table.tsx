/** The table of Large Battles: terrain, pieces, and the overlay of the hand. */
import type { State } from '@drumhead/large-battles';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { type TableHandle, TableView } from '../../table/TableView.tsx';
import { pointerInput, useHandKeys } from '../../table/hand.ts';
import { TableTools } from '../../table/TableTools.tsx';
import { type Speech, useSpeech } from '../../i18n/index.ts';
import { useHosted } from '../../battle/index.ts';
import { generalUniform } from './pieces/generalUniform.ts';
import { GeneralPiece } from './pieces/GeneralPiece.tsx';
import { UnitPiece } from './pieces/UnitPiece.tsx';
import { fetchPanelsAhead, Overlay } from './panelsLater.tsx';
import { generalPlace, placeOf } from './places.ts';
import { isDeployment } from './scene.ts';
import { LayTable } from './settingUp.tsx';
import { act, handNow, sceneNow, useHand, useScene } from './store.ts';
import { Terrain } from './terrain/Terrain.tsx';
import { mm } from '../../table/units.ts';
import { brigadeMark, pieceLabel } from './words.ts';

export function Table(): ReactNode {
  const scene = useScene();
  const speech = useSpeech();
  const handle = useRef<TableHandle>(null);
  useShowing(handle);
  useEffect(fetchPanelsAhead, []);
  const pickUnit = useCallback((index: number) => act({ type: 'select', piece: { what: 'unit', index } }), []);
  const pickGeneral = useCallback((index: number) => act({ type: 'select', piece: { what: 'general', index } }), []);
  const state = scene?.state;
  const field = state?.field;
  const extent = useMemo(() => ({ width: field ? mm(field.width) : 1, height: field ? mm(field.height) : 1 }), [field]);
  const pieces = useMemo(
    () => (state ? <Pieces state={state} speech={speech} pickUnit={pickUnit} pickGeneral={pickGeneral} /> : null),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- speech is new at every look; its language is what counts
    [state, speech.language, pickUnit, pickGeneral],
  );
  const measuring = useHand((hand) => hand.tool.at === 'measure');
  useHandKeys(act, handNow);
  if (!scene || !field) return null;
  if (scene.frame?.at === 'layTerrain') return <LayTable />;
  return (
    <>
      <TableView
        table={extent}
        terrain={<Terrain field={field} />}
        pieces={pieces}
        overlay={<Overlay />}
        input={INPUT}
        label={speech.say('web.table')}
        handle={handle}
      />
      <TableTools handle={handle} measuring={measuring} onMeasure={() => act({ type: 'measure' })} />
    </>
  );
}

const INPUT = pointerInput(act);

/** What happens is brought into the window: the piece that the newest events are about. */
function useShowing(handle: { readonly current: TableHandle | null }): void {
  const count = useHosted((h) => h.steps.length);
  useEffect(() => {
    const scene = sceneNow();
    const { selected } = handNow();
    const place = scene && selected ? placeOf(scene.state, selected) : null;
    const table = handle.current;
    if (!place || !scene || !table || isDeployment(scene.frame)) return;
    // On a small screen the unit that acts is brought near enough to be handled.
    const acts = scene.frame?.at === 'acting' || scene.frame?.at === 'general' || scene.frame?.at === 'freeMove';
    if (acts && table.scale() < 0.4)
      table.frame({ minX: place.x - 260, maxX: place.x + 260, minY: place.y - 260, maxY: place.y + 260 });
    else table.reveal(place);
  }, [count, handle]);
}

interface PiecesProps {
  readonly state: State;
  readonly speech: Speech;
  readonly pickUnit: (index: number) => void;
  readonly pickGeneral: (index: number) => void;
}

function Pieces({ state, speech, pickUnit, pickGeneral }: PiecesProps): ReactNode {
  const { field } = state;
  return (
    <>
      {state.units.map((unit, i) => {
        const profile = field.units[i];
        if (!profile || unit.status !== 'table') return null;
        return (
          <UnitPiece
            key={profile.id}
            index={i}
            profile={profile}
            unit={unit}
            field={field}
            label={pieceLabel(speech, state, { what: 'unit', index: i })}
            onPick={pickUnit}
          />
        );
      })}
      {state.generals.map((general, i) => {
        const profile = field.generals[i];
        const place = generalPlace(state, i);
        if (!profile || !place || (general.status !== 'table' && general.status !== 'attached')) return null;
        return (
          <GeneralPiece
            key={profile.id}
            index={i}
            profile={profile}
            general={general}
            x={place.x}
            y={place.y}
            facing={place.facing}
            factor={field.factor}
            mark={brigadeMark(state, profile.brigade)}
            uniform={generalUniform(state, i)}
            label={pieceLabel(speech, state, { what: 'general', index: i })}
            onPick={pickGeneral}
          />
        );
      })}
    </>
  );
}
