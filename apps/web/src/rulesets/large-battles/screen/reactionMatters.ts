/** Which chances to react are worth a question (LB-REACT-08, -09): not those in which nobody is near. */
import type { State, Unit } from '@drumhead/large-battles';

/** Half the length of a line, in steps of 1/64 mm: distances are taken from middle to middle. */
const HALF_LINE = 60 * 64;

/**
 * True if an acting enemy could reach one of ours with its next move, so that the answer cannot wait; or at the last
 * chance, if one of ours could fight or shoot. Until then the chance is kept: nothing is lost by holding.
 */
export function reactionMatters(state: State): boolean {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.at !== 'window') return true;
  const { s, m, l } = state.field.sticks;
  const sideOf = (unit: number) => state.field.units[unit]?.side;
  const armOf = (unit: number) => state.field.units[unit]?.arm;
  const near = (a: Unit | undefined, b: Unit, reach: number) =>
    a !== undefined && (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= (reach + HALF_LINE) ** 2;
  const onTable = state.units.flatMap((unit, i) => (unit.status === 'table' ? [{ unit, i }] : []));
  const ours = onTable.filter(({ i }) => sideOf(i) === frame.side);
  const acting = state.frames.flatMap((one) =>
    one.at === 'acting' && one.mode !== 'reaction' ? one.doings.map(({ unit }) => unit) : [],
  );
  const threatens = (enemy: number) => {
    const reach = (armOf(enemy) === 'cavalry' ? l : m) + s;
    return armOf(enemy) !== 'artillery' && ours.some(({ unit }) => near(state.units[enemy], unit, reach));
  };
  if (acting.some(threatens)) return true;
  if (!frame.last && !frame.immediate) return false;
  const enemies = onTable.filter(({ i }) => sideOf(i) !== frame.side);
  return ours.some(({ unit, i }) =>
    enemies.some((enemy) => near(enemy.unit, unit, armOf(i) === 'artillery' && unit.loaded ? 3 * l : 2 * l)),
  );
}
