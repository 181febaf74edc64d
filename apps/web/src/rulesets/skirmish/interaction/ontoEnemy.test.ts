// A model let go on an enemy goes into contact with it, or is told why not: by one limit, however many Moves the way takes.
import { skirmish, type State } from '@drumhead/skirmish';
import { isEnemy } from '@drumhead/skirmish/screen';
import { expect, it } from 'vitest';
import { goldenRecords, replayGolden } from '../../../../../../scripts/golden.ts';
import { lengthAlong } from '../../../battle/interaction/way.ts';
import { away, spotOf } from './places.ts';
import { proposalFromDrag } from './proposal.ts';
import { activationOf, judge, sceneOf } from './scene.ts';

it('SK-MOV-1 a drag onto an enemy is contact, or has the reason against it', () => {
  let [asked, met, several] = [0, 0, 0];
  for (const golden of goldenRecords('skirmish')) {
    if (asked > 250) break;
    replayGolden(skirmish, golden, ({ state }) => {
      const view = state as State;
      if (view.frames.at(-1)?.at !== 'acting' || asked > 250) return;
      const scene = sceneOf(view, skirmish.pending(view)[0]?.seat ?? '');
      const model = activationOf(scene)?.model ?? -1;
      for (let enemy = 0; enemy < view.models.length; enemy++) {
        const spot = isEnemy(view, model, enemy) ? spotOf(view, enemy) : null;
        const here = spotOf(view, model);
        if (!spot || !here || away(spot, here) > 260) continue;
        asked++;
        const proposal = proposalFromDrag(scene, 'move', model, spot, spot.level, false);
        const { onto, refusal, meets, commands, from, stops } = proposal;
        if (onto === enemy) {
          met++;
          expect(refusal).toBe(null);
          expect(meets).toContain(enemy);
          expect(commands[0] && judge(scene, commands[0]).ok).toBe(true);
        } else if (refusal) {
          expect(refusal.rule).toMatch(/^SK-/);
          const { reach } = refusal.facts;
          if (stops.length < 2 || typeof reach !== 'number') continue;
          several++;
          expect(reach).toBeGreaterThan(lengthAlong(from, stops) - 1);
        } else expect.unreachable('neither contact nor a reason');
      }
    });
  }
  expect(asked).toBeGreaterThan(100);
  expect(met).toBeGreaterThan(5);
  expect(several).toBeGreaterThan(5);
});
