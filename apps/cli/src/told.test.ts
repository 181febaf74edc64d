import { adjudicate as large } from '@drumhead/large-battles/adjudicate';
import { adjudicate as small } from '@drumhead/skirmish/adjudicate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Translate } from '@drumhead/rulesets';
import { translatorFor } from './translate.ts';
import { tell } from '@drumhead/content/told';

let t: Translate;
beforeAll(async () => {
  t = await translatorFor('en');
});

/** The lines of an answer. */
function lines(judged: {
  readonly ok: boolean;
  readonly value?: object;
  readonly problems?: unknown;
}): readonly string[] {
  if (!judged.ok || judged.value === undefined) throw new Error(JSON.stringify(judged.problems));
  return tell(t, judged.value).split('\n');
}

const line = { arm: 'infantry' };

describe('an answer for people', () => {
  it('lays out a sum with the rule of every die', () => {
    const told = lines(large('approach', { attacker: { ...line, sk: 1 }, defender: { ...line, dis: 2 } }));
    expect(told.slice(0, 4)).toEqual([
      'Attacker’s dice: 7',
      '   +4  Infantry in line (LB-CD-01)',
      '   +2  Enemy disorder (LB-UNIT-06)',
      '   +1  Better skirmishers (LB-APP-17)',
    ]);
  });

  it('without dice says how many to roll, and nothing of results', () => {
    const told = lines(large('approach', { attacker: line, defender: line }));
    expect(told).toEqual([
      'Attacker’s dice: 4',
      '   +4  Infantry in line (LB-CD-01)',
      'Defender’s dice: 4',
      '   +4  Infantry in line (LB-CD-01)',
      'Roll the dice to go on.',
    ]);
    expect(lines(large('contact', { attacker: line, defender: line })).join()).not.toContain('Afterwards');
    expect(lines(large('activation', { q: 4, dice: {} }))).toEqual([
      'Each die succeeds on 4 or more',
      'Added to each die: 1',
      '   +1  Leader within command span (LB-ACT-09)',
      'Dice to roll: 1',
    ]);
  });

  it('says why a use of an action is refused, with what is missing', () => {
    const told = lines(
      large('approach', {
        attacker: line,
        defender: { ...line, traits: ['militia'] },
        dice: { attacker: [6, 5, 2, 1], defender: [6, 4, 3, 1] },
        uses: [{ by: 'defender', use: 'form', formation: 'square' }],
      }),
    );
    expect(told).toContain('Not possible, defender: change formation');
    expect(told.find((one) => one.includes('(LB-FORM-02)'))).toMatch(/2.*1/);
  });

  it('names the defenders by number where they have no name, a single one without', () => {
    const dice = { attacker: [6, 1, 1], defender: [1, 1, 1] };
    expect(lines(large('approach', { attacker: line, defender: line, dice }))).toContain('Afterwards, defender: DIS 1');
    const told = lines(large('approach', { attacker: line, defender: [line, line], dice }));
    expect(told).toContain('Afterwards, defender 2: DIS 1');
  });

  it('gives what came before dice that do not fit, and the dice that are wanted', () => {
    const position = {
      sides: ['bottom', 'top'].map((baseline, i) => ({
        id: i === 0 ? 'red' : 'blue',
        baseline,
        brigades: [
          {
            id: `b${i}`,
            leader: { x: 900, y: i === 0 ? 900 : 300 },
            units: [{ id: `line-${i}`, kind: 'infantry', x: 900, y: i === 0 ? 800 : 400 }],
          },
        ],
      })),
    };
    const orders = [
      { type: 'activate', unit: 'line-0', dice: 2 },
      { type: 'roll', faces: [[5]] },
    ];
    const told = lines(large('play', { position, moment: { at: 'slot', brigade: 'b0' }, orders }, t));
    expect(told[0]).toBe('Order red: activate, unit line-0, dice 2');
    expect(told).toContain('Order 2 is refused; later orders were not tried');
    expect(told.slice(-3)).toEqual([
      'Still to roll, Activation, red: 2 (LB-ACT-08)',
      'Possible now, one of each kind:',
      '  {"type":"roll","faces":[[1,1]]}',
    ]);
  });

  it('tells who is worse off, with both scores', () => {
    const told = lines(small('melee', { attacker: {}, defender: {}, dice: { attacker: 5, defender: 2 } }));
    expect(told).toContain('Scores: 7 to 4');
    expect(told).toContain('Result: defender recoils (SK-HTH-4)');
  });
});
