// Which weights of a captain are wrong: the battles that ask, and what is read from them.
import { seededRandomInt } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { manifests } from '../apps/cli/src/rulesets.ts';
import { battle } from '../scripts/factors/battles.ts';
import { slopesOf, told } from '../scripts/factors/slopes.ts';

const PLANTED = [0.2, -0.1, 0];
const SEAT = 0.45;

describe('factors', () => {
  /** Battles whose results follow from the factors and from chance. */
  function asked(battles: number, noise: number) {
    const draw = seededRandomInt('factors');
    const part = (): number => draw(2001) / 1000 - 1;
    return Array.from({ length: battles }, () => {
      const less = PLANTED.map(part);
      const found = less.reduce((all, one, i) => all + one * (PLANTED[i] as number), SEAT + noise * part());
      return { less, found };
    });
  }

  it('give back what each term is worth, whatever the seat is worth', () => {
    const slopes = slopesOf(asked(12, 0));
    expect(slopes?.map(({ slope }) => slope)).toEqual(PLANTED.map((one) => expect.closeTo(one, 10)));
    for (const { half } of slopes ?? []) expect(half).toBeLessThan(1e-6);
  });

  it('say how sure it is: the interval holds what was planted, and halves with four times the battles', () => {
    const [few, many] = [100, 400].map((battles) => slopesOf(asked(battles, 0.8)) ?? []);
    for (const [i, { slope, half }] of (many ?? []).entries()) {
      expect(Math.abs(slope - (PLANTED[i] as number))).toBeLessThan(1.5 * half);
      expect(half / (few?.[i]?.half ?? 0)).toBeCloseTo(0.5, 1);
    }
    expect(slopesOf(asked(PLANTED.length + 1, 0))).toBeNull();
  });

  it('are told with the surest first, as a quarter more of a term', () => {
    const slopes = [
      { slope: 0.1, half: 0.2 },
      { slope: -0.4, half: 0.1 },
    ];
    expect(told(['danger', 'attack'], slopes)).toEqual(['  attack: -8.9 ±2.2 %', '  danger: +2.2 ±4.5 %']);
  });

  it('of a battle follow from its seed, and so does its end', () => {
    const id = 'skirmish';
    const setups =
      manifests
        .find(({ ruleset }) => ruleset.id === id)
        ?.arenaSetups()
        .slice(0, 1) ?? [];
    const known = knowledgeOf(id);
    const played = battle(known, setups, 'one');
    expect(battle(known, setups, 'one')).toEqual(played);
    expect(played.less).toHaveLength(known.room?.terms.length ?? 0);
    expect(new Set(played.less).size).toBeGreaterThan(2);
    expect([0, 0.5, 1]).toContain(played.score);
  });
});
