/** LB-SEQ-08 steps 6 to 8: the beaten go back, are pursued, cavalry tires, Leaders are tested. */
import { fighterOf } from '../fighter.ts';
import type { CombatFrame } from '../frames.ts';
import { cleanUp } from '../losses.ts';
import { canPursue } from '../results.ts';
import { retreatDistance } from '../retreats.ts';
import { leaveSector, sideTowards } from '../sectors.ts';
import type { General, Unit, UnitProfile } from '../state.ts';
import { unitsOf } from '../tallies.ts';
import { push, tell, type Work } from '../work.ts';
import { discharge } from './discharge.ts';
import { exploiters } from './exploit.ts';
import { formAnew } from './reform.ts';
import {
  alive,
  draft,
  type Draft,
  driveBack,
  go,
  keepingFallen,
  rideOver,
  type Step,
  suffer,
  withUnit,
} from './step.ts';
import { orderBack } from './uses.ts';

type Role = 'a' | 'd';

export function loserOf(frame: CombatFrame): Role {
  return frame.winner === 'a' ? 'd' : 'a';
}

/** LB-CON-16, -24, -25. */
export const contactRetreat: Step = {
  rule: 'LB-CON-16',
  asks: () => 'auto',
  auto(work, frame) {
    const c = draft(frame.combat);
    const winners = unitsOf(c, frame.winner as Role);
    let { destroyed } = frame;
    for (const unit of unitsOf(c, loserOf(frame))) {
      if (!alive(work, unit)) continue;
      repel(work, c, unit, winners);
      if (!alive(work, unit)) destroyed = withUnit(destroyed, unit);
    }
    go(work, frame, 'contactPursuit', { combat: c, destroyed });
  },
};

/** The beaten unit turns if it must, goes back, and forms anew (LB-CON-16); a garrison leaves its sector (LB-BUA-14). */
function repel(work: Work, c: Draft, unit: number, winners: readonly number[]): void {
  const u = work.units[unit] as Unit;
  if (u.sector >= 0) {
    const winner = work.units[winners[0] as number] as Unit;
    const out = (sideTowards(work, u.sector, winner.x, winner.y) + 2880) % 5760;
    keepingFallen(c, (fallen) => rideOver(c, leaveSector(work, unit, out, 'LB-BUA-14', fallen)));
    return;
  }
  const profile = work.field.units[unit] as UnitProfile;
  const distance = retreatDistance(work.field, profile);
  driveBack(work, c, orderBack(work, unit, winners, { distance, beaten: true, rule: 'LB-CON-16' }));
  if (alive(work, unit)) keepingFallen(c, (fallen) => rideOver(c, formAnew(work, unit, fallen)));
}

/** LB-CON-17..19, -22, -23. */
export const contactPursuit: Step = {
  rule: 'LB-CON-17',
  asks: () => 'auto',
  auto(work, frame) {
    const c = draft(frame.combat);
    const { level } = work.field;
    const pursuers = unitsOf(c, frame.winner as Role).filter(
      (unit) => alive(work, unit) && canPursue(level, fighterOf(work, unit)),
    );
    let { destroyed } = frame;
    if (frame.pursuit && pursuers.length > 0) {
      for (const unit of unitsOf(c, loserOf(frame))) {
        if (!alive(work, unit)) continue;
        tell(work, { type: 'pursued', rule: 'LB-CON-17', unit });
        suffer(work, c, unit, 1, 'LB-CON-17', true);
        if (!alive(work, unit)) destroyed = withUnit(destroyed, unit);
      }
    }
    wearCavalry(work, c);
    go(work, frame, 'contactTests', { combat: c, destroyed });
  },
};

/** LB-CON-22. Cavalry that took no DIS in this Contact takes 1 now, winner or loser. */
function wearCavalry(work: Work, c: Draft): void {
  for (const unit of [...unitsOf(c, 'a'), ...c.defenders]) {
    if ((work.field.units[unit] as UnitProfile).arm !== 'cavalry' || c.hurtInContact.includes(unit)) continue;
    suffer(work, c, unit, 1, 'LB-CON-22', false);
  }
}

/** LB-LEAD-14, LB-SPEC-34. Leaders who added dice are tested, those of A first, before anything follows. */
export const contactTests: Step = {
  rule: 'LB-LEAD-14',
  asks: () => 'auto',
  auto(work, frame) {
    const c = draft(frame.combat);
    const { risks } = c;
    c.risks = [];
    go(work, frame, 'contactCleanUp', { combat: c });
    for (let i = risks.length - 1; i >= 0; i--) {
      const { general, dice, rule } = risks[i] as (typeof risks)[number];
      if ((work.generals[general] as General).status === 'gone') continue;
      push(work, { at: 'generalTest', general, dice, rule, reposition: false });
    }
  },
};

/** LB-SEQ-08 step 8: SEQ-09, and batteries that fired are marked so; then the winner's choice. */
export const contactCleanUp: Step = {
  rule: 'LB-SEQ-09',
  asks: () => 'auto',
  auto(work, frame) {
    const c = draft(frame.combat);
    discharge(work, c);
    const { fallen } = c;
    c.fallen = [];
    go(work, frame, 'exploit', { combat: c, queue: exploiters(work, c, frame.winner as Role) });
    cleanUp(work, fallen);
  },
};
