import { startI18n } from '@drumhead/content/translator';
import { begin, type BattleEvent } from '@drumhead/engine';
import { largeBattles, type State } from '@drumhead/large-battles';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../../i18n/index.ts';
import { lossesByKind, lostIn } from '../../../report/course.ts';
import type { AnyReport } from '../../../report/report.ts';
import { report } from './report.ts';

/** Names are their keys. */
const messages = messagesIn(startI18n('en', {}, { missing: () => undefined }));

describe('the order of battle of Large Battles', () => {
  const begun = begin(largeBattles, largeBattles.scenario('peninsular-clash'));
  if (!begun.ok) throw new Error('not begun');
  const { state } = begun.value;
  const generals = (change: (general: State['generals'][number], i: number) => object): State => ({
    ...state,
    generals: state.generals.map((general, i) => ({ ...general, ...change(general, i) })),
  });
  const lostGeneral = { type: 'generalLost', rule: 'LB-LEAD-16', general: 0 };
  const told = (after: State, events: readonly BattleEvent[]) => {
    const [own] = (report as AnyReport).forces(messages, after, events);
    if (!own) throw new Error('no side');
    const general = own.formations[0]?.pieces[0];
    return {
      lost: lossesByKind(own, lostIn([own])).find(({ kind }) => kind === 'general')?.lost,
      state: general?.state,
    };
  };

  it('counts as lost what LB-VIC-05 scores: a replaced Leader too, and none who left because no troops remained', () => {
    const left = generals((_, i) => (i === 0 ? { status: 'gone', fate: 'left' } : {}));
    const replaced = generals((_, i) => (i === 0 ? { status: 'table', replacement: true } : {}));
    expect(told(left, [])).toEqual({ lost: 0, state: 'web.report.noTroops' });
    expect(told(left, [lostGeneral])).toEqual({ lost: 1, state: '' });
    expect(told(replaced, [lostGeneral])).toEqual({ lost: 1, state: 'web.report.replaced' });
  });

  it('tells of a battery in a Grand Battery, which shares its end', () => {
    const grand = (status: 'table' | 'eliminated'): State => ({
      ...state,
      units: state.units.map((unit, i) =>
        i === 0 ? { ...unit, status, battery: 1 } : i === 1 ? { ...unit, status: 'joined' } : unit,
      ),
    });
    const second = (after: State) =>
      (report as AnyReport)
        .forces(messages, after)
        .flatMap(({ formations }) => formations.flatMap(({ pieces }) => pieces))
        .find(({ piece }) => piece === 'unit-1');
    expect(second(grand('table'))).toMatchObject({ isLost: false, state: 'web.report.joined' });
    expect(second(grand('eliminated'))).toMatchObject({ isLost: true, state: '' });
  });
});
