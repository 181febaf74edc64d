import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield, type GeneralSpec } from '../../test/positions.ts';
import { inCommand, spanOf, withinSpan } from './inCommand.ts';

/** A line at 900, 600 and its Leader behind it, `mm` from footprint to footprint. */
function led(mm: number, general: Partial<GeneralSpec> = {}, brigade = 0) {
  return battlefield({
    units: [{ at: [900, 600], brigade }],
    generals: [{ brigade: 0, at: [900, 600 + 7.5 + mm + 15], ...general }],
  });
}

describe('command', () => {
  it('LB-LEAD-01 gives a Leader a span of 2M, from footprint to footprint', () => {
    expect(spanOf(led(0), 0)).toBe(steps(240));
    expect(withinSpan(led(240), 0, 0)).toBe(true);
    expect(withinSpan(led(240.2), 0, 0)).toBe(false);
  });

  it('LB-GEO-08 stretches a span by a tenth of a millimetre', () => {
    expect(withinSpan(led(240.09), 0, 0)).toBe(true);
  });

  it('LB-SPEC-36 LB-SPEC-38 make it 1L for an Inefficient Leader and 2L for an Organiser', () => {
    expect(spanOf(led(0, { traits: { inefficient: true } }), 0)).toBe(steps(180));
    expect(spanOf(led(0, { traits: { organiser: true } }), 0)).toBe(steps(360));
    expect(withinSpan(led(300, { traits: { organiser: true } }), 0, 0)).toBe(true);
    expect(withinSpan(led(200, { traits: { inefficient: true } }), 0, 0)).toBe(false);
  });

  it('LB-LEAD-27 gives a replacement the plain span', () => {
    expect(spanOf(led(0, { traits: { organiser: true }, replacement: true }), 0)).toBe(steps(240));
    expect(spanOf(led(0, { traits: { inefficient: true }, replacement: true }), 0)).toBe(steps(240));
  });

  it('LB-CINC-01 gives a CinC 1L; Inefficient 1M, Organiser 2M', () => {
    const cinc = (traits: GeneralSpec['traits']) =>
      spanOf(battlefield({ generals: [{ cinc: true, side: 0, at: [1, 1], ...(traits ? { traits } : {}) }] }), 2);
    expect(cinc(undefined)).toBe(steps(180));
    expect(cinc({ inefficient: true })).toBe(steps(120));
    expect(cinc({ organiser: true })).toBe(steps(240));
  });

  it('LB-UNIT-13 asks for the own Brigade’s Leader alive and near', () => {
    expect(inCommand(led(100), 0)).toBe(true);
    expect(inCommand(led(241), 0)).toBe(false);
    expect(inCommand(led(100, { status: 'gone' }), 0)).toBe(false);
    const strange = battlefield({
      brigades: [0, 1, 0],
      units: [{ at: [900, 600], brigade: 2 }],
      generals: [{ brigade: 0, at: [900, 650] }],
    });
    expect(inCommand(strange, 0)).toBe(false);
  });

  it('LB-UNIT-13 asks for the CinC where a Reserve unit is concerned', () => {
    const reserve = (mm: number) =>
      battlefield({
        units: [{ at: [900, 600], brigade: -1 }],
        generals: [
          { cinc: true, side: 0, at: [900, 600 + 7.5 + mm + 15] },
          { brigade: 0, at: [900, 640] },
        ],
      });
    expect(inCommand(reserve(180), 0)).toBe(true);
    expect(inCommand(reserve(181), 0)).toBe(false);
  });

  it('LB-UNIT-13 does not ask for sight', () => {
    const state = battlefield({
      units: [{ at: [900, 600] }],
      generals: [{ brigade: 0, at: [900, 800] }],
      terrain: [{ kind: 'building', box: [900, 700, 400, 60] }],
    });
    expect(inCommand(state, 0)).toBe(true);
  });

  it('LB-LEAD-11 one who has left his unit is measured from where he stands', () => {
    const state = led(300);
    const left = { ...state, generals: state.generals.map((g, i) => (i === 0 ? { ...g, unit: 0 } : g)) };
    expect(withinSpan(left, 0, 0)).toBe(false);
  });

  it('LB-BUA-10 LB-LEAD-01 measures to the sector of a garrison, however small it is', () => {
    const held = (mm: number): boolean =>
      withinSpan(
        battlefield({
          units: [{ at: [900, 600], formation: 'garrison', sector: 0 }],
          terrain: [{ kind: 'sector', box: [900, 600, 60, 60] }],
          generals: [{ brigade: 0, at: [900, 600 + 30 + mm + 15] }],
        }),
        0,
        0,
      );
    expect([held(240), held(241)]).toEqual([true, false]);
  });

  it('LB-LEAD-11 measures an attached Leader from his unit', () => {
    const state = battlefield({
      units: [{ at: [900, 600] }, { at: [900, 600 + 15 + 240] }, { at: [900, 600 + 15 + 241] }],
      generals: [{ brigade: 0, unit: 0 }],
    });
    expect([0, 1, 2].map((unit) => inCommand(state, unit))).toEqual([true, true, false]);
  });
});
