import { describe, expect, it } from 'vitest';
import { COLOURS } from '@drumhead/content/sketch';
import { LIVERIES } from '../../rulesets/skirmish/drawing/pieces/liveries.ts';
import { sideColours } from './nations.ts';
import { distance, SIGHTS, type Sight } from './seenColourForTests.ts';
import { LIGHT_LINE } from './sideGrounds.ts';
import { liveryOf } from './uniforms.ts';

/** Told at a glance, not only side by side. */
const AT_A_GLANCE = 20;

/** Two sides of these nations: what is seen of each, the base, and the rim in the colour that it then has. */
function palettes(one: string, other: string) {
  const colours = sideColours([one, other]) as Readonly<Record<string, string>>;
  const rims = [colours['--side-0'] ?? '#1f3f8c', colours['--side-1'] ?? '#a3201f'];
  return ([0, 1] as const).map((side) => ({ ground: liveryOf(side).ground, rim: rims[side] as string }));
}

/** The least distance of the bases of two nations in all the ways of seeing. */
const leastOf = (one: string, other: string) => {
  const [a, b] = palettes(one, other);
  return Math.min(...SIGHTS.map((sight) => distance(a?.ground ?? '', b?.ground ?? '', sight)));
};

describe('two sides', () => {
  const nations = Object.keys(COLOURS);

  it('are told apart by their bases, whoever they are and whatever colours are missed', () => {
    for (const one of nations)
      for (const other of nations) expect(leastOf(one, other), `${one}, ${other}`).toBeGreaterThan(AT_A_GLANCE);
  });

  it('have a rim that stands out of its own base or the line beside it', () => {
    const faint = nations.flatMap((nation) =>
      SIGHTS.filter((sight: Sight) => {
        const [own, opposed] = [palettes(nation, '')[0], palettes('', nation)[1]];
        return [own, opposed].some(
          (side) =>
            Math.max(
              distance(side?.rim ?? '', side?.ground ?? '', sight),
              distance(side?.rim ?? '', LIGHT_LINE, sight),
            ) <= AT_A_GLANCE,
        );
      }).map((sight) => `${nation} ${sight}`),
    );
    expect(faint).toEqual([]);
  });

  it('of a skirmish differ in lightness, and beyond three in the form of their rims as well', () => {
    LIVERIES.forEach((one, i) =>
      LIVERIES.slice(i + 1).forEach((other) => {
        const least = Math.min(...SIGHTS.map((sight) => distance(one.ground, other.ground, sight)));
        const isOtherForm = one.dashes !== other.dashes || one.square !== other.square;
        expect(least > AT_A_GLANCE || isOtherForm, `${one.rim}, ${other.rim}`).toBe(true);
      }),
    );
    const [first, second, third] = LIVERIES.map(({ ground }) => ground) as [string, string, string];
    for (const sight of SIGHTS)
      for (const [a, b] of [
        [first, second],
        [second, third],
        [first, third],
      ] as const)
        expect(distance(a, b, sight), sight).toBeGreaterThan(AT_A_GLANCE);
  });

  it('no longer lean on hue: red and green, blue and violet were alike to some', () => {
    expect(distance('#6e5200', '#8a3f0c', 'deuteranopia')).toBeLessThan(AT_A_GLANCE);
  });
});
