/** Short notation for scenarios: orders of battle as in the catalogue, pieces of the map in millimetres. */
import { areaOf, centreOf, STEPS_PER_MM } from '@drumhead/table';
import { fieldFrom, SCENARIOS } from '../src/scenarios/index.ts';
import type { Field, SideIndex } from '../src/state/state.ts';

export function scenarioField(id: string): Field {
  const read = fieldFrom(SCENARIOS[id]);
  if (!read.ok) throw new Error(`${id}: ${JSON.stringify(read.problems)}`);
  return read.value;
}

/** Units of a brigade (-1: the Reserve), equal ones together: `4 line-infantry 4/4/1`, special rules at the end. */
export function troopsOf(field: Field, side: SideIndex, brigade: number): string[] {
  const list = new Map<string, number>();
  for (const u of field.units) {
    if (u.side !== side || u.brigade !== brigade) continue;
    const rules = Object.entries(u.traits).flatMap(([rule, has]) => (has ? [rule] : []));
    const q = u.traits.unpredictable ? '?' : u.q;
    const numbers =
      u.arm === 'artillery'
        ? `${u.calibre} ${u.horse ? 'horse' : 'foot'} Q${q}`
        : `${q}/${u.c}${u.arm === 'infantry' ? `/${u.sk}` : ''}`;
    const key = [u.name.replace('lb.unit.', ''), numbers, ...rules].join(' ');
    list.set(key, (list.get(key) ?? 0) + 1);
  }
  return [...list].map(([key, count]) => `${count} ${key}`);
}

/** A General: his name, Quality and special rules. */
export function generalOf(field: Field, index: number): string {
  const g = field.generals[index];
  if (g === undefined) throw new Error(`no General ${index}`);
  const rules = Object.entries(g.traits).flatMap(([rule, has]) => (has ? [rule] : []));
  return [g.name, `Q${g.q}`, ...rules].join(' ');
}

/** A piece of the map: kind, level, centre and size in mm. */
export function pieceOf(field: Field, id: string): readonly [string, number, number, number, number, number] {
  const piece = field.terrain.find((p) => p.id === id);
  if (piece === undefined) throw new Error(`no piece ${id}`);
  const mm = (n: number) => n / STEPS_PER_MM;
  const { kind, level, minX, maxX, minY, maxY } = piece;
  return [kind, level, mm(minX + maxX) / 2, mm(minY + maxY) / 2, mm(maxX - minX), mm(maxY - minY)];
}

/** What in a piece drawn as an outline is not as the catalogue's box: [kind, level, x, y, width, height], in mm. */
export function faultsOfOutline(field: Field, id: string, box: ReturnType<typeof pieceOf>): string[] {
  const [kind, level, x, y, width, height] = box;
  const piece = field.terrain.find((p) => p.id === id);
  if (piece === undefined) return ['missing'];
  const [middleX, middleY] = centreOf(piece.points).map((n) => n / STEPS_PER_MM) as [number, number];
  const area = areaOf(piece.points) / (STEPS_PER_MM * STEPS_PER_MM);
  const [, , , , wide, high] = pieceOf(field, id);
  const corners = piece.points.length / 2;
  const holds = {
    kind: piece.kind === kind,
    level: piece.level === level,
    [`centre ${middleX} ${middleY}`]: Math.abs(middleX - x) < 1 && Math.abs(middleY - y) < 1,
    [`area ${area}`]: Math.abs(area / (width * height) - 1) <= 0.1,
    [`corners ${corners}`]: corners >= 20 && corners <= 28,
    // So that what stands near the box still stands near the outline.
    [`size ${wide} ${high}`]: wide <= width + 40 && high <= height + 40,
  };
  return Object.keys(holds).filter((fault) => !holds[fault]);
}

export function lineOf(field: Field, id: string): number[] {
  return (field.terrain.find((p) => p.id === id)?.points ?? []).map((n) => n / STEPS_PER_MM);
}
