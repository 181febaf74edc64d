// A unit let go on an enemy Approaches it, or is told why not; and however many moves a way takes, it tells one limit.
import { largeBattles, type State } from '@drumhead/large-battles';
import { expect, it } from 'vitest';
import { goldenRecords, replayGolden } from '../../../../../../scripts/golden.ts';
import { bearingOf, turnOf } from '../../../table/units.ts';
import { unitPlace } from './places.ts';
import { proposalFromDrag } from './proposal.ts';
import { actingUnits, judge, type Scene, sceneOf } from './scene.ts';

const scenes: Scene[] = [];
const golden = goldenRecords('large-battles').find(({ name }) => name === 'austria-prussia-first');
if (!golden) throw new Error('no golden battle');
replayGolden(largeBattles, golden, ({ state }) => {
  const scene = sceneOf(state as State, largeBattles.pending(state as State)[0]?.seat ?? '');
  if (scene.frame?.at === 'acting' && scene.pending && scenes.length < 60) scenes.push(scene);
});

const body = (unit: number, to: { readonly x: number; readonly y: number }) =>
  ({ piece: { what: 'unit', index: unit }, handle: 'body', to, facing: null }) as const;

/** Whom an Approach of a unit meets; null: it may not Approach. */
function metBy(scene: Scene, unit: number): readonly number[] | null {
  const judged = judge(scene, { type: 'approach', unit, sector: -1 });
  return judged.ok ? judged.events.flatMap((event) => (event.type === 'approached' ? event.defenders : [])) : null;
}

it('LB-APP-01 a drag onto an enemy is an Approach on it, or has the reason against it', () => {
  let [asked, aside] = [0, 0];
  for (const scene of scenes) {
    const { state, side } = scene;
    for (const { unit } of actingUnits(scene)) {
      const own = unitPlace(state, unit);
      if (!own || state.field.units[unit]?.arm === 'artillery' || (state.units[unit]?.sector ?? -1) >= 0) continue;
      const met = metBy(scene, unit);
      state.field.units.forEach((profile, enemy) => {
        const place = profile.side === side ? null : unitPlace(state, enemy);
        if (!place || (state.units[enemy]?.sector ?? -1) >= 0) return;
        const proposal = proposalFromDrag(scene, 'move', body(unit, place));
        asked++;
        expect(proposal?.command !== null || proposal.refusal?.rule.startsWith('LB-')).toBe(true);
        // Straight ahead it comes to whoever stands first in its way.
        const isAhead = Math.abs(turnOf(own.facing, bearingOf(place.x - own.x, place.y - own.y))) <= 10;
        if (met === null || met.includes(enemy)) expect(proposal?.asked.type).toBe('approach');
        else if (!isAhead) {
          aside++;
          expect(proposal?.asked.type).toBe('move');
        }
      });
    }
  }
  expect(asked).toBeGreaterThan(50);
  expect(aside).toBeGreaterThan(0);
});

it('LB-ACT-11 a way of several moves tells one limit, that of the whole way', () => {
  let several = 0;
  for (const scene of scenes) {
    for (const { unit } of actingUnits(scene)) {
      const place = unitPlace(scene.state, unit);
      if (!place) continue;
      const way = (place.facing * Math.PI) / 180;
      const to = { x: place.x + 700 * Math.sin(way), y: place.y - 700 * Math.cos(way) };
      const proposal = proposalFromDrag(scene, 'move', body(unit, to));
      const allowed = proposal?.refusal?.facts['allowed'];
      if (!proposal || proposal.stops.length < 2 || typeof allowed !== 'number') continue;
      several++;
      const length = proposal.stops.reduce((sum, stop, i) => {
        const from = proposal.stops[i - 1] ?? proposal.from;
        return sum + Math.hypot(stop.x - from.x, stop.y - from.y);
      }, 0);
      expect(Math.abs(allowed - length)).toBeLessThan(1);
      expect(proposal.last?.refusal ?? null).toBe(null);
    }
  }
  expect(several).toBeGreaterThan(1);
});
