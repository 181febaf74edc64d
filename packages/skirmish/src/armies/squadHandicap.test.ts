import { seededRandomInt } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { randomSquad } from './randomSquad.ts';
import { ROSTERS } from './rosters.ts';
import { STANDARD_LIMIT, type SquadFile, squadPoints } from './squadFile.ts';
import { withManLess, withManMore } from './squadHandicap.ts';
import { squadProblems } from './squadProblems.ts';
import { commanderOf, FEWEST, MOST } from './violations.ts';

const drawn = ROSTERS.map(({ id, variant }) => randomSquad(id, STANDARD_LIMIT[variant], seededRandomInt(id)));

/** The squad and all that a step leads to, one after the other. */
function stepped(squad: SquadFile, step: (squad: SquadFile) => SquadFile | null): readonly SquadFile[] {
  const next = step(squad);
  return next === null ? [squad] : [squad, ...stepped(next, step)];
}

describe('a squad with a handicap', () => {
  it('SK-SQD-10 stays legal at every step, a man less or one more, in points that fall or rise', () => {
    for (const [step, sign] of [
      [withManLess, -1],
      [withManMore, 1],
    ] as const) {
      for (const squad of drawn) {
        const all = stepped(squad, step);
        expect(all.length, squad.roster).toBeGreaterThan(2);
        all.forEach((one, i) => {
          expect(squadProblems(one), squad.roster).toEqual([]);
          const before = all[i - 1];
          if (before) expect(sign * (squadPoints(one) - squadPoints(before))).toBeGreaterThan(0);
          if (before) expect(one.models.length).toBe(before.models.length + sign);
        });
        const last = all.at(-1) as SquadFile;
        expect(last.models.length).toBeGreaterThanOrEqual(FEWEST);
        expect(last.models.length).toBeLessThanOrEqual(MOST);
        expect(commanderOf(last)?.model).toEqual(commanderOf(squad)?.model);
      }
    }
  });
});
