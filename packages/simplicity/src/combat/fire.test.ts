import { total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { move, playing } from '../../test/playing.ts';
import type { TerrainFile } from '../scenarios/scenarioFile.ts';
import { conversionScore } from './scores.ts';
import type { Kind } from '../state/state.ts';
import { sightOf } from '../ground/sight.ts';
import { cm } from '../state/lengths.ts';
import { KIND } from '../state/unitTables.ts';
import { orderableProblem } from '../turn/orders.ts';
import { targetProblem } from './fire.ts';

const shoot = { type: 'fire', unit: 0, target: 1 } as const;
const spare = { at: [5, 5] as const };
const at = (y: number, more = {}) => ({ side: 1 as const, at: [60, y] as const, ...more });
const range = (kind: Kind, gap: number, more = {}, enemy = {}) => {
  const front = kind === 'footArtillery' || kind === 'horseArtillery' ? 12 : 11.5;
  return playing({ units: [{ kind, at: [60, 10], ...more }, at(front + gap + 1.5, enemy), spare] });
};

describe('ranges and scores', () => {
  it('SIP-FIR-1 SIP-FIR-2 each kind fires so far and no further', () => {
    for (const [kind, most] of [
      ['line', 10],
      ['light', 10],
      ['footArtillery', 60],
      ['horseArtillery', 40],
    ] as const) {
      expect(range(kind, most).red(shoot).frame('fire').step).toBe('hits');
      expect(range(kind, most + 0.1).refused('red', shoot)).toBe('SIP-FIR-1');
    }
  });

  it('SIP-FIR-1 SIP-FIR-2 SIP-MOV-1 SIP-MOV-4 each kind in the table: rate, ranges, and whether it turns freely', () => {
    const rows = Object.entries(KIND).map(([kind, { arm, rate, effective, long, turnsFreely }]) =>
      [kind, arm, ...[rate, effective, long].map((steps) => steps / cm(1)), turnsFreely].join(' '),
    );
    expect(rows).toEqual([
      'line foot 10 10 0 false',
      'light foot 12 10 0 true',
      'heavyCavalry cavalry 20 0 0 false',
      'lightCavalry cavalry 25 0 0 true',
      'footArtillery artillery 10 40 60 false',
      'horseArtillery artillery 20 20 40 false',
    ]);
  });

  it('SIP-FIR-9 cavalry never fires', () => {
    expect(range('heavyCavalry', 5).refused('red', shoot)).toBe('SIP-FIR-9');
  });

  it('SIP-FIR-4 SIP-FIR-5 SIP-FIR-6 the score by firer, target and range', () => {
    const score = (kind: Kind, gap: number, enemy = {}) => {
      const t = range(kind, gap, {}, enemy).red(shoot).roll([1, 1, 1, 1]);
      return total(t.event('fired').score);
    };
    expect(score('line', 5)).toBe(4);
    expect(score('line', 5, { kind: 'light' })).toBe(5);
    expect(score('light', 5, { kind: 'footArtillery' })).toBe(5);
    expect(score('line', 5, { kind: 'footArtillery', change: { limbered: true } })).toBe(4);
    expect(score('footArtillery', 40)).toBe(5);
    expect(score('footArtillery', 41)).toBe(6);
    expect(score('horseArtillery', 20)).toBe(5);
    expect(score('horseArtillery', 21)).toBe(6);
  });

  it('SIP-FIR-8 any enemy may be chosen; any DP removes one that routs; no Command base is a target', () => {
    const t = playing({
      units: [{ at: [60, 30] }, at(38), { side: 1, at: [68, 38], status: 'routing', dp: 4 }, spare],
      commands: [{ side: 1, at: [60, 34] }],
    });
    t.red({ type: 'fire', unit: 0, target: 2 }).roll([4, 4, 1, 1], [6]);
    expect(t.event('removed').unit).toBe(2);
    expect(t.refused('red', { type: 'fire', unit: 3, target: 0 })).toBe('SIP-FIR-8');
    const why = (target: number) => targetProblem(t.state, 3, target)?.reason ?? null;
    expect([0, 1, 2, 9].map(why)).toEqual([
      'sip.refusal.ownTarget',
      null,
      'sip.refusal.noSuchTarget', // removed
      'sip.refusal.noSuchTarget',
    ]);
  });

  it('SIP-AP-5 SIP-AP-4 a unit fires once a turn: its one order', () => {
    const t = range('line', 5).red(shoot).roll([1, 1, 1, 1]);
    expect([orderableProblem(t.state, 0, 2), orderableProblem(t.state, 0, 1)?.rule]).toEqual([null, 'SIP-AP-3']);
    expect(orderableProblem(t.state, 0, 9)?.rule).toBe('SIP-AP-3');
    expect(t.refused('red', shoot)).toBe('SIP-AP-4');
    expect(t.refused('red', move(0, 5))).toBe('SIP-AP-4');
  });

  it('SIP-ACT-4 firing needs no activation', () => {
    expect(range('line', 5, { dp: 3 }).red(shoot).frame('fire').step).toBe('hits');
    // Nor is it a shot on the move: guns have their long range.
    const guns = range('footArtillery', 60, { dp: 3 }).red(shoot);
    expect(guns.frame('fire')).toMatchObject({ step: 'hits', moved: false });
    expect(guns.roll([1]).unit(0)).toMatchObject({ ordered: true, fired: true });
  });
});

describe('conversion of hits', () => {
  it('SIP-CNV-1 SIP-CLS-1 the column of the target', () => {
    const column = (unitClass: 'raw' | 'regular' | 'elite') =>
      [1, 2, 3, 4].map((hits) => conversionScore(unitClass, hits));
    expect(column('raw')).toEqual([4, 3, 2, 1]);
    expect(column('regular')).toEqual([5, 4, 3, 2]);
    expect(column('elite')).toEqual([6, 5, 4, 3]);
  });

  it('SIP-CNV-2 SIP-CNV-3 no hits no roll; four hits are one DP at most; five count as four', () => {
    const none = range('line', 5).red(shoot).roll([3, 3, 3, 3]);
    expect(none.eventTypes).not.toContain('converted');
    const four = range('line', 5).red(shoot).roll([4, 4, 4, 4], [2]);
    expect(four.unit(1).dp).toBe(1);
    expect(conversionScore('elite', 5)).toBe(3);
  });

  it('SIP-CLS-2 class changes neither dice nor score of a shot', () => {
    const event = (unitClass: 'raw' | 'elite') =>
      range('line', 5, { class: unitClass }).red(shoot).roll([1, 1, 1, 1]).event('fired');
    expect(event('raw').score).toEqual(event('elite').score);
    expect(event('raw').dice).toEqual(event('elite').dice);
    expect([total(event('raw').dice), total(event('raw').score)]).toEqual([4, 4]);
    expect(range('line', 5, { class: 'elite', dp: 1 }).red(shoot).roll([1, 1, 1]).event('fired').hits).toBe(0);
  });

  it('SIP-GEN-5 dice fall in order: hits, saves, conversion, danger to the commander', () => {
    const wood: TerrainFile = { id: 'wood', kind: 'woods', box: [50, 14, 70, 30] };
    const t = playing({
      units: [{ at: [60, 10] }, at(18), spare],
      commands: [{ side: 1, at: [60, 20.75] }],
      terrain: [wood],
    }).red(shoot);
    const step = () => {
      const frame = t.state.frames.at(-1);
      return frame?.at === 'fire' ? frame.step : frame?.at;
    };
    const steps = [step()];
    for (const faces of [[4, 4, 4, 4], [1, 1, 1, 1], [6]]) {
      t.roll(faces);
      steps.push(step());
    }
    expect(steps).toEqual(['hits', 'saves', 'conversion', 'risk']);
    expect(range('line', 5).red(shoot).roll([1, 1, 1, 1]).waits).toBe('red turn.orders');
    t.roll([5]);
    expect(t.event('risked').lost).toBe(false);
  });

  it('SIP-CMD-4 SIP-CMD-6 a commander with the unit that is disrupted by fire is lost on a 6', () => {
    const t = playing({ units: [{ at: [60, 10] }, at(18), spare], commands: [{ side: 1, at: [60, 20.75] }] }).red(
      shoot,
    );
    t.roll([4, 4, 4, 4], [6], [6]);
    expect(t.state.commands[0]?.status).toBe('removed');
    t.red({ type: 'endTurn' }).roll([3]);
    expect(t.state.points).toBe(3);
  });
});

describe('arc and sight', () => {
  const seen = (position: Parameters<typeof playing>[0]) => sightOf(playing(position).state, 0, 1);

  it('SIP-LOS-1 45 degrees to either side of the front', () => {
    expect(seen({ units: [{ at: [60, 30] }, { side: 1, at: [71, 37] }] })?.line).not.toBeNull();
    expect(seen({ units: [{ at: [60, 30] }, { side: 1, at: [72, 31.5], facing: 180 }] })).toBeNull();
    expect(playing({ units: [{ at: [60, 30] }, { side: 1, at: [60, 20] }, spare] }).refused('red', shoot)).toBe(
      'SIP-LOS-1',
    );
  });

  it('SIP-LOS-2 SIP-LOS-3 the range is to the part in the arc; one clear line of two is enough', () => {
    const half = seen({ units: [{ at: [60, 30] }, { side: 1, at: [69, 36], facing: 180 }] });
    expect((half?.range ?? 0) / 640).toBeCloseTo(Math.sqrt(2) * 3, 1);
    const units = [{ at: [60, 30] as const }, { side: 1 as const, at: [66, 44] as const }];
    const screen = { side: 1 as const, at: [61, 36] as const };
    expect(seen({ units: [...units, { ...screen, at: [58, 36] }] })?.line).not.toBeNull();
    expect(seen({ units: [{ at: [60, 30] }, at(44), { ...screen, at: [60, 36] }] })?.line).toBeNull();
  });

  it('SIP-LOS-4 units, sections and hills block; Command bases do not', () => {
    const units = [{ at: [60, 30] as const }, at(50)];
    const blocked = (more: object) => seen({ units, ...more })?.line === null;
    expect(blocked({})).toBe(false);
    expect(blocked({ units: [...units, { at: [60, 40], status: 'routing', dp: 4 }] })).toBe(true);
    expect(blocked({ commands: [{ at: [60, 40] }] })).toBe(false);
    expect(blocked({ terrain: [{ id: 'b', kind: 'section', box: [55, 38, 65, 46] }] })).toBe(true);
    expect(blocked({ terrain: [{ id: 'h', kind: 'hill', box: [50, 36, 70, 46] }] })).toBe(true);
    expect(blocked({ terrain: [{ id: 'h', kind: 'hill', box: [50, 36, 70, 60] }] })).toBe(false);
  });

  it('SIP-LOS-5 not through a wood, and 5 cm into it or out of it', () => {
    const blocked = (south: number, north: number) =>
      seen({ units: [{ at: [60, 30] }, at(50)], terrain: [{ id: 'w', kind: 'woods', box: [50, south, 70, north] }] })
        ?.line === null;
    expect(blocked(40, 42)).toBe(true);
    expect(blocked(43.5, 60)).toBe(false);
    expect(blocked(42.5, 60)).toBe(true);
  });

  it('SIP-LOS-6 guns on a hill fire over units below that are more than 5 cm from the target', () => {
    const hill: TerrainFile = { id: 'h', kind: 'hill', box: [40, 5, 80, 14] };
    const over = (y: number, kind: Kind = 'footArtillery') =>
      seen({ units: [{ kind, at: [60, 10] }, at(40), { at: [60, y] }], terrain: [hill] })?.line !== null;
    expect(over(25)).toBe(true);
    expect(over(33)).toBe(false);
    expect(over(25, 'line')).toBe(false);
  });
});

describe('cover', () => {
  const saves = (terrain: TerrainFile[], enemy = {}) => {
    const t = playing({ units: [{ at: [60, 30] }, at(39, enemy), spare], terrain })
      .red(shoot)
      .roll([6, 1, 1, 1]);
    return t.state.frames.at(-1)?.at === 'fire' && t.frame('fire').step === 'saves';
  };

  it('SIP-FIR-7 SIP-TER-12 woods, sections, fieldworks, or behind a wall', () => {
    expect(saves([])).toBe(false);
    expect(saves([{ id: 'w', kind: 'woods', box: [50, 36.5, 70, 45] }])).toBe(true);
    expect(saves([{ id: 'f', kind: 'fieldwork', box: [50, 36.5, 70, 45] }])).toBe(true);
    expect(saves([{ id: 'r', kind: 'rough', box: [50, 36.5, 70, 45] }])).toBe(false);
    expect(saves([{ id: 'b', kind: 'section', box: [55, 36, 65, 42] }], { section: 0 })).toBe(true);
  });

  it('SIP-TER-8 a wall covers a unit within 1 cm of it, across it', () => {
    const wall = (y: number): TerrainFile => ({ id: 'wall', kind: 'obstacle', points: [50, y, 70, y] });
    expect(saves([wall(36.5)])).toBe(true);
    expect(saves([wall(36.4)])).toBe(false);
    expect(saves([wall(41)])).toBe(false);
  });

  it('SIP-FIR-7 each 4 or more cancels a hit', () => {
    const wood: TerrainFile = { id: 'w', kind: 'woods', box: [50, 36.5, 70, 45] };
    const t = playing({ units: [{ at: [60, 30] }, at(39), spare], terrain: [wood] }).red(shoot);
    t.roll([6, 6, 1, 1], [4, 5]);
    expect(t.event('saved').saves).toBe(2);
    expect(t.eventTypes).not.toContain('converted');
  });
});
