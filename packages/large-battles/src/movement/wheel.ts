/** LB-MOVE-09..11, -15, -20: wheels. */
import { quadOf, wheelChord, wheeled } from '@drumhead/table';
import { err, refusal, type Result, ok } from '@drumhead/engine';
import type { WheelMove } from '../state/commands.ts';
import { isWhole } from '../turn/handler.ts';
import { around, type Box } from '../ground/boxes.ts';
import { degrees, mm } from '../ground/measure.ts';
import { lengthOf, rungOf } from './distance.ts';
import { wayIsFree } from './path/freeWay.ts';
import { type Arrival, type Mover } from './mover.ts';
import { endProblem, type Manner, nearnessProblem, pathProblem } from './path/path.ts';
import type { Surroundings } from './path/surroundings.ts';
import { endNearEnemy, keptOut, TURN_MOST, turnFootprints, turnTrack, wheelsBack } from './turning.ts';

/**
 * The box around a wheel, sampled every 30 degrees or less; in between a corner deviates by less than a 25th of its
 * arm.
 */
function wheelBox(s: Surroundings, move: WheelMove): Box {
  const parts = Math.ceil(Math.abs(move.angle) / 480);
  let box: Box = s.quad;
  for (let i = 1; i <= parts; i++) {
    box = around(box, quadOf(wheeled(s.u, s.size, move.pivot, Math.round((move.angle * i) / parts)), s.size));
  }
  const stray = Math.ceil((s.size.width + s.size.depth) / 25);
  const { minX, maxX, minY, maxY } = box;
  return { minX: minX - stray, maxX: maxX + stray, minY: minY - stray, maxY: maxY + stray };
}

/** LB-MOVE-09..11, -15; LB-MOVE-20 for unlimbered guns, which also wheel backward and are not reduced by it. */
export function planWheel(s: Surroundings, mover: Mover, move: WheelMove): Result<Arrival> {
  const guns = wheelsBack(s.u.formation);
  if (
    (move.pivot !== 'left' && move.pivot !== 'right') ||
    !isWhole(move.angle, -TURN_MOST, TURN_MOST) ||
    move.angle === 0
  ) {
    const asked = typeof move.angle === 'number' ? degrees(move.angle) : 0;
    return err(refusal('LB-MOVE-09', 'lb.refusal.wheelAngle', { unit: s.profile.id, asked, allowed: 90 }));
  }
  if (move.angle < 0 && !guns) return err(refusal('LB-MOVE-11', 'lb.refusal.noWheelBack', { unit: s.profile.id }));
  const rung = rungOf(s.profile, s.u.formation);
  const chord = wheelChord(s.size, move.angle);
  const most = lengthOf(s.field, rung, guns ? 0 : 1);
  if (chord > most) {
    return err(
      refusal(guns ? 'LB-MOVE-20' : 'LB-MOVE-10', 'lb.refusal.wheelTooFar', {
        unit: s.profile.id,
        angle: degrees(move.angle),
        asked: mm(chord),
        allowed: mm(most),
      }),
    );
  }
  const pose = wheeled(s.u, s.size, move.pivot, move.angle);
  const arrival: Arrival = { x: pose.x, y: pose.y, facing: pose.facing };
  if (s.open || wayIsFree(s, wheelBox(s, move))) {
    const stands = endProblem(s, mover, quadOf(pose, s.size));
    return stands === null ? ok(arrival) : err(stands);
  }
  const barred = endNearEnemy(s, quadOf(pose, s.size));
  if (barred !== null) return err(barred);
  const quads = turnFootprints(s, move.angle, (part) => wheeled(s.u, s.size, move.pivot, part));
  const track = turnTrack(quads);
  const manner: Manner = { manoeuvre: !guns, road: null, inPlace: false, keepOut: keptOut(s) };
  const why = pathProblem(s, track, chord, rung, manner) ?? nearnessProblem(s, mover, track.end, 1);
  return why === null ? ok(arrival) : err(why);
}
