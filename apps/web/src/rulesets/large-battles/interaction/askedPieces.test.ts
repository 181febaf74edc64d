// Which pieces a question in the enemy's phase brings into sight, on golden battles; and that they fit on every window.
import { begin, decide, DICE } from '@drumhead/engine';
import { largeBattles, type State } from '@drumhead/large-battles';
import { expect, it } from 'vitest';
import { goldenRecords } from '../../../../../../scripts/golden.ts';
import { areaAround, type Camera, followed, type Point, toScreen } from '../../../table/camera.ts';
import { mm } from '../../../table/units.ts';
import { refOf } from '../report/pieceRef.ts';
import { askedPieces } from './askedPieces.ts';
import { placeOf } from './places.ts';

/** All moments at which a person may be asked in the phase of the enemy, of one golden battle. */
function questions(): readonly { readonly state: State; readonly seat: string }[] {
  const golden = goldenRecords('large-battles').find(({ name }) => name === 'peninsular-clash-ss');
  const begun = begin(largeBattles, golden?.header.setup);
  if (!begun.ok || !golden) throw new Error('no golden battle');
  let battle = begun.value;
  const found: { state: State; seat: string }[] = [];
  for (const [seat, command] of golden.orders) {
    const { state } = battle;
    const isOwn = state.field.sides[state.active].id === seat;
    const isChoice = seat !== DICE && largeBattles.offers(state, seat).length > 1;
    if (isChoice && state.phase > 0 && !isOwn) found.push({ state, seat });
    const answer = decide(battle, seat, command);
    if (!answer.ok) throw new Error(answer.refusal.reason);
    ({ battle } = answer);
  }
  return found;
}

it('every question in the enemy’s phase has pieces, and all of them fit into the free part of phone and desk', () => {
  const asked = questions();
  expect(asked.length).toBeGreaterThan(50);
  const far: Camera = { scale: 3, x: -900, y: -900 };
  for (const { state, seat } of asked) {
    const pieces = askedPieces(state, seat);
    const places = pieces
      .map((piece) => placeOf(state, refOf(piece)))
      .filter((at): at is NonNullable<typeof at> => at !== null);
    expect(places.length, `${state.frames.at(-1)?.at} of ${seat}`).toBeGreaterThan(0);
    const area = areaAround(places);
    const table = { width: mm(state.field.width), height: mm(state.field.height) };
    for (const [width, height, top, low] of [
      [390, 840, 100, 300],
      [320, 640, 90, 250],
      [1072, 850, 0, 0],
    ] as const) {
      const free = { left: 0, top, width, height: height - top - low };
      const to = area && followed(far, area, free, table, { width, height }, { kept: null, closest: 1.1 });
      const isIn = (at: Point) => {
        const { x, y } = to ? toScreen(to, at) : { x: -1, y: -1 };
        return x >= 0 && x <= width && y >= top && y <= height - low;
      };
      expect(places.every(isIn)).toBe(true);
    }
  }
});
