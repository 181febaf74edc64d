import { seededRandomInt } from '@drumhead/engine';
import { areaOf, centreOf, convexHull } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { simplicity } from '../ruleset.ts';
import { cm } from '../state/lengths.ts';
import { pointsOf } from '../victory/victory.ts';
import { groundOf } from './pickUp.ts';
import { ARMY_NATIONS, type ArmyFile, meetingProblems, pickUpScenario, randomArmy, randomMeeting } from './index.ts';

const made = (nation: ArmyFile['nation'], ...lists: string[]): ArmyFile => ({
  ...randomArmy(nation, 0, () => 0),
  brigades: lists.map((list) => ({ list })),
});
const line = (nation: 'france' | 'russia', brigades = 1): ArmyFile =>
  made(nation, ...Array.from({ length: brigades }, () => `${nation}-line`));

/** The battle of two armies, or what is wrong with it. */
function battle(armies: readonly [ArmyFile, ArmyFile], terrain: readonly number[] | null = null, grown = true) {
  const scenario = pickUpScenario({ armies, terrain, grown });
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problems));
  const begun = simplicity.create(JSON.parse(JSON.stringify(scenario.value)));
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  return { scenario: scenario.value, state: begun.value };
}

describe('a pick-up battle', () => {
  it('SIP-TAB-1 has its table by the number of brigades', () => {
    const sizes = [1, 2, 3].map((n) => battle([line('france', n), line('russia', n)]).scenario.table);
    expect(sizes).toEqual([
      { width: 120, depth: 90 },
      { width: 150, depth: 100 },
      { width: 180, depth: 120 },
    ]);
  });

  it('calls units by the names that their owner chose, the others by their troops', () => {
    const own = { ...line('france'), brigades: [{ list: 'france-line', names: [null, 'Grey Breeches'] }] };
    const { units } = battle([own, line('russia')]).state.field;
    expect(units.slice(0, 3).map(({ ownName }) => ownName)).toEqual([undefined, 'Grey Breeches', undefined]);
  });

  it('SIP-FRC-6 sets as many brigades against each other, of about as many points', () => {
    const faults = (...armies: [ArmyFile, ArmyFile]) => meetingProblems(armies).map(({ reason }) => reason);
    expect(faults(line('france', 2), line('russia', 1))).toEqual(['sip.problem.unequalBrigades']);
    expect(faults(line('france'), made('austria', 'austria-line'))).toEqual([]);
    expect(faults(line('france'), made('prussia', 'prussia-1806'))).toEqual(['sip.problem.unequalPoints']);
    const [fault] = meetingProblems([line('france'), made('prussia', 'prussia-1806')]);
    expect(fault).toMatchObject({ rule: 'SIP-FRC-6', path: 'sides', facts: { own: 32, foe: 35, most: 2 } });
    const [uneven] = meetingProblems([line('france', 2), line('russia', 1)]);
    expect(uneven).toMatchObject({ rule: 'SIP-FRC-6', path: 'sides[1].brigades', facts: { own: 2, foe: 1 } });
    // By agreement they meet all the same.
    const armies = [line('france'), made('prussia', 'prussia-1806')] as const;
    expect(pickUpScenario({ armies, terrain: null }).ok).toBe(false);
    expect(pickUpScenario({ armies, terrain: null, uneven: true }).ok).toBe(true);
  });

  it('SIP-TER-13 lays what six dice brought, or has them rolled', () => {
    expect(battle([line('france'), line('russia')]).state.frames.at(-1)).toEqual({ at: 'terrainRoll' });
    const faces = [3, 1, 6, 4, 5, 2];
    const { scenario, state } = battle([line('france'), line('russia')], faces, false);
    expect(scenario.terrain).toEqual([
      { id: 'sector-1', kind: 'woods', box: [10, 60.5, 30, 74.5] },
      { id: 'sector-3', kind: 'section', box: [95, 63.5, 105, 71.5] },
      { id: 'sector-4', kind: 'hill', box: [8, 13.5, 32, 31.5] },
      { id: 'sector-5', kind: 'rough', box: [50, 15.5, 70, 29.5] },
    ]);
    expect(state.frames.at(-1)).toEqual({ at: 'edgeRoll' });

    // Grown: the same pieces as convex outlines, the same where the dice fall in the battle as where they lie in its file.
    const grown = battle([line('france'), line('russia')], faces).state;
    expect(grown.terrain.map(({ id, kind }) => [id, kind])).toEqual(state.terrain.map(({ id, kind }) => [id, kind]));
    grown.terrain.forEach(({ kind, points }, i) => {
      const box = state.terrain[i]?.points ?? [];
      if (kind === 'section') return expect(points).toEqual(box);
      const off = centreOf(points).map((at, axis) => Math.abs(at - (centreOf(box)[axis] as number)));
      expect(Math.max(...off)).toBeLessThan(cm(0.1));
      expect(Math.abs(areaOf(points) / areaOf(box) - 1)).toBeLessThanOrEqual(0.1);
      expect(convexHull(points)).toHaveLength(points.length);
    });
    const rolled = simplicity.decide(battle([line('france'), line('russia')]).state, 'dice', {
      type: 'roll',
      faces: [faces],
    });
    expect(rolled.ok && rolled.state.terrain).toEqual(grown.terrain);
  });

  it('SIP-VIC-6 is fought for the centre and every section', () => {
    const { state } = battle([line('france'), line('russia')], [6, 6, 1, 1, 1, 1]);
    const { width, depth } = state.field;
    expect(state.field.objectives).toMatchObject([{ id: 'centre', x: width / 2, y: depth / 2, points: 3 }]);
    const ground = groundOf({ width: 120, depth: 90 }, [6, 6, 1, 1, 1, 1]);
    expect(ground.objectives).toEqual([{ id: 'centre', x: cm(60), y: cm(45), points: 3 }]);
    const held = { ...state, holders: [0, 1] as const };
    expect(pointsOf(held, 0)).toEqual([{ rule: 'SIP-VIC-4', add: 2, what: 'sip.points.section' }]);
  });

  it('SIP-VAR-1 is played classic where that is asked for', () => {
    const armies = [line('france'), line('russia')] as const;
    const classic = pickUpScenario({ armies, terrain: null, variant: 'classic', switches: { rallyClear: true } });
    const begun = classic.ok ? simplicity.create(classic.value) : classic;
    expect(begun.ok && begun.value.field.switches).toMatchObject({ actionPoints: false, rallyClear: true });
  });

  it('tells two armies of one nation apart', () => {
    const { state } = battle([line('france'), line('france')]);
    expect(simplicity.seats(state)).toEqual(['france-a', 'france-b']);
    expect(state.field.sides.map(({ name }) => name)).toEqual(['sip.side.first', 'sip.side.second']);
  });

  it('names the faults of an army, and its side', () => {
    const wrong = pickUpScenario({ armies: [line('france'), made('russia', 'france-line')], terrain: null });
    expect(wrong.ok ? [] : wrong.problems.map(({ path }) => path)).toEqual(['sides[1].brigades[0].list']);
  });

  it('finds even armies of any two nations', () => {
    for (const first of ARMY_NATIONS) {
      for (const second of ARMY_NATIONS) {
        const armies = randomMeeting([first, second], 2, seededRandomInt(`meeting/${first}/${second}`));
        expect(meetingProblems(armies)).toEqual([]);
      }
    }
  });
});
