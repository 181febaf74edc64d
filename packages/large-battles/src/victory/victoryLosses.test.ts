import { total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { battlefield, type UnitSpec, withUnit } from '../../test/positions.ts';
import type { EliminatedUnit } from '../state/kinds.ts';
import { eliminate, loseGeneral, testShaken } from '../morale/losses.ts';
import { cincOf } from '../state/state.ts';
import { changeUnit, type Draft, openDraft } from '../state/draft.ts';
import { judgeSuddenDeath, lossOfUnit, scoreAgainst } from './victory.ts';

function workWith(units: readonly UnitSpec[]): Draft {
  return openDraft(
    battlefield({
      units,
      generals: [
        { brigade: 0, at: [900, 1150] },
        { cinc: true, at: [1000, 1150] },
      ],
    }),
  );
}

const row = (specs: readonly Omit<UnitSpec, 'at'>[]): UnitSpec[] =>
  specs.map((s, i) => ({ ...s, at: [150 + 150 * i, 1000] }));

describe('the score against a side after losses', () => {
  it('LB-VIC-04 LB-VIC-05 LB-VIC-07 W53 Guard, cuirassiers, line, Expendable infantry, a Leader and one Shaken Brigade: 9.5', () => {
    const draft = workWith(
      row([
        { traits: { guard: true } },
        { kind: 'heavyCavalry', traits: { cuirass: true } },
        {},
        { traits: { expendable: true } },
        {},
        {},
      ]),
    );
    const fallen: EliminatedUnit[] = [];
    for (const unit of [0, 1, 2, 3]) eliminate(draft, unit, 'LB-UNIT-05', fallen);
    loseGeneral(draft, 0, 'LB-LEAD-17');
    testShaken(draft);
    expect(total(scoreAgainst(draft, 0))).toBe(9.5);
    expect(scoreAgainst(draft, 0).map((reason) => [reason.rule, reason.add])).toEqual([
      ['LB-VIC-04', 6.5],
      ['LB-VIC-05', 2],
      ['LB-VIC-07', 1],
    ]);
    expect(scoreAgainst(draft, 1)).toEqual([]);
  });

  it('LB-VIC-05 a Leader costs 2 each time, the CinC 2 as well', () => {
    const draft = workWith(row([{}]));
    loseGeneral(draft, 0, 'LB-LEAD-14');
    loseGeneral(draft, 0, 'LB-LEAD-14'); // his replacement
    expect(total(scoreAgainst(draft, 0))).toBe(4);
    loseGeneral(draft, cincOf(draft, 0), 'LB-CINC-12');
    expect(total(scoreAgainst(draft, 0))).toBe(6);
  });

  it('LB-VIC-07 LB-VIC-03 a Brigade is scored once, though it rallies and is Shaken again', () => {
    const draft = workWith(row([{ dis: 3 }, {}]));
    testShaken(draft);
    expect(total(scoreAgainst(draft, 0))).toBe(1);
    changeUnit(draft, 0, { dis: 1 });
    testShaken(draft);
    expect(draft.brigades[0]?.shaken).toBe(false);
    expect(total(scoreAgainst(draft, 0))).toBe(1);
    changeUnit(draft, 0, { dis: 3 });
    testShaken(draft);
    expect(draft.brigades[0]?.shaken).toBe(true);
    expect(total(scoreAgainst(draft, 0))).toBe(1);
    expect(draft.events.map((event) => event.type)).toEqual(['shaken', 'steadied', 'shaken']);
  });

  it('LB-VIC-10 tested after an elimination: the last unit gone, the Brigade is Shaken', () => {
    const draft = workWith(row([{}]));
    eliminate(draft, 0, 'LB-UNIT-05', []);
    testShaken(draft);
    expect(draft.brigades[0]?.shaken).toBe(true);
  });
});

describe('the loss of one unit', () => {
  const guns = battlefield({
    units: [
      { kind: 'battery', at: [900, 600], traits: { expendable: true } },
      { kind: 'battery', at: [960, 600] },
    ],
  });

  it('LB-VIC-04 LB-VIC-06 Expendable guns cost the 2 points of guns', () => {
    expect(lossOfUnit(guns, 0) / 2).toBe(2);
  });

  it('LB-OPT-01 LB-VIC-04 a Grand Battery costs 4 points, whichever battery it was formed with', () => {
    expect(lossOfUnit(withUnit(guns, 1, { battery: 0 }), 1) / 2).toBe(4);
    expect(lossOfUnit(guns, 1) / 2).toBe(2);
  });

  it('LB-VIC-15 once a side has lost, later losses decide nothing', () => {
    const draft = openDraft({ ...guns, suddenDeath: true });
    judgeSuddenDeath(draft, [true, false]);
    judgeSuddenDeath(draft, [false, true]);
    expect(draft.outcome?.winner).toBe('blue');
  });
});
