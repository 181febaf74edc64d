/** Adjudication of fire and melee (chapters 9 and 12), laid out as small positions. */
import { problem } from '@drumhead/content/schema';
import { type Checked, push, type Refusal } from '@drumhead/engine';
import { chargeBan } from '../combat/charge.ts';
import { fireShot, planShot, shotDetails, type ShotDetails } from '../combat/fire.ts';
import { fireOdds, meleeOdds, type MeleeOdds } from '../combat/odds.ts';
import { type Clash, meleeDice, meleeScore } from '../combat/scores.ts';
import type { Base, Troop } from '../scenarios/position.ts';
import { toCm } from '../state/lengths.ts';
import type { State } from '../state/state.ts';
import { armOf, COMMAND_BASE_SIZE } from '../state/unitTables.ts';
import {
  type Chance,
  depthOf,
  faultOf,
  generalBehind,
  judged,
  type Judgement,
  layOut,
  MIDDLE,
  troop,
  widthOf,
} from './layout.ts';
import { type Playout, type UnitAfter, unitAfter, startMoment, type Sum, sumOf } from './givenDice.ts';
import type { GivenFighter, GivenUnit, Situation } from './situations.ts';

export interface FireJudgement extends Judgement {
  readonly kind: 'fire';
  readonly dice: Sum;
  readonly score: Sum;
  readonly target: UnitAfter;
}

/** A shot laid out on a table. */
interface FireTable {
  readonly table: State;
  readonly shot: ShotDetails;
  readonly moment: Playout;
}

/** Q5: the table on which the shot is judged. */
export function fireTable(given: Situation<'fire'>): Checked<FireTable> {
  const { firer, target, range } = given;
  if (given.limbered === true && armOf(target) !== 'artillery') {
    return { ok: false, problems: [problem('limbered', 'sip.adjudicate.onlyGuns', {}, 'SIP-MOV-13')] };
  }
  if (given.routing === true && armOf(target) === 'artillery') {
    return { ok: false, problems: [problem('routing', 'sip.adjudicate.gunsNeverRout', {}, 'SIP-BRK-7')] };
  }
  const at = [MIDDLE.x, MIDDLE.y] as const;
  const front = MIDDLE.y + depthOf(firer) / 2;
  const there = [MIDDLE.x, front + range + depthOf(target) / 2] as const;
  const half = { x: 5, y: depthOf(target) / 2 } as const;
  const table = layOut({
    units: [
      troop(firer, { at }),
      troop(target, {
        side: 1,
        at: there,
        ...(given.routing === true ? { status: 'routing' } : {}),
        ...(given.limbered === true ? { change: { limbered: true } } : {}),
      }),
    ],
    commands: [...generalBehind(firer, 0, at), ...generalBehind(target, 1, there)],
    terrain:
      given.cover === true
        ? [
            {
              id: 'cover',
              kind: 'fieldwork',
              box: [there[0] - half.x, there[1] - half.y, there[0] + half.x, there[1] + half.y],
            },
          ]
        : [],
    classic: given.classic === true,
  });
  const moved = given.moved === true;
  const tried = planShot(table, 0, 1, moved);
  if (!tried.ok) return { ok: false, problems: [faultOf(table, pathOf(tried.refusal), tried.refusal)] };
  const shot = shotDetails(table, 0, 1, moved, tried.value);
  return {
    ok: true,
    value: { table, shot, moment: startMoment(table, (draft) => fireShot(draft, 0, 1, moved, shot)) },
  };
}

/** Chances of a shot by that of a DP. */
export const fireChances = (disrupts: number): readonly Chance[] => [
  { loser: 'target', what: 'disrupted', chance: disrupts },
  { what: 'nothing', chance: 1 - disrupts },
];

/** Q5. */
export function judgeFire(given: Situation<'fire'>): Checked<FireJudgement> {
  const laid = fireTable(given);
  if (!laid.ok) return laid;
  const { table, shot, moment } = laid.value;
  const odds = fireChances(fireOdds(table, 1, shot).disrupts);
  return judged(moment, given.dice, ['firer', 'target'], odds, ({ state }) => ({
    kind: 'fire',
    dice: sumOf(shot.dice),
    score: sumOf(shot.score),
    target: unitAfter(table, state, 1),
  }));
}

const pathOf = ({ rule }: Refusal): string => (rule === 'SIP-FIR-1' || rule === 'SIP-FIR-6' ? 'range' : 'firer.kind');

// --- melee -----------------------------------------------------------------------------------------------------

export interface MeleeJudgement extends Judgement {
  readonly kind: 'melee';
  readonly charger: FighterJudgement;
  readonly defender: FighterJudgement;
  readonly winner: 'charger' | 'defender' | null;
}

export interface FighterJudgement {
  readonly dice: Sum;
  readonly score: Sum;
  readonly fate: UnitAfter;
}

/** Line infantry beside a fighter, on either hand, centre to its flank: all of them within 10 cm. */
const SUPPORTS = [-5, 5, -11.5, 11.5] as const;

const supportsOf = ({ supports = 0 }: GivenFighter, width: number, side: 0 | 1, y: number): readonly Troop[] =>
  SUPPORTS.slice(0, supports).map((x) => ({ side, at: [MIDDLE.x + x + (x < 0 ? -width : width) / 2, y] }));

/** Two units in contact on a table. */
interface MeleeTable {
  readonly table: State;
  readonly clash: Clash;
  readonly moment: Playout;
}

/** SIP-MEL-1..5, Q6 from the contact on. */
export function meleeMoment(given: Situation<'melee'>): Checked<MeleeTable> {
  const { defender, ground = 'open' } = given;
  const flank = given.flank === true;
  const garrison = ground === 'section';
  if (garrison && flank) {
    return { ok: false, problems: [problem('flank', 'sip.adjudicate.noFlank', {}, 'SIP-CHG-8')] };
  }
  if (garrison && armOf(defender) !== 'foot') {
    const facts = { unit: `sip.unit.${defender.kind}`, terrain: 'sip.terrain.section' };
    return { ok: false, problems: [problem('defender.kind', 'sip.refusal.footOnly', facts, 'SIP-TER-7')] };
  }
  const table = meleeTable(given, garrison);
  const ban = chargeBan(table, 0, 1);
  if (ban !== null) return { ok: false, problems: [faultOf(table, 'charger.kind', ban)] };
  const clash: Clash = { charger: 0, defender: 1, flank, hindered: ground !== 'open' };
  const moment = startMoment(table, (draft) =>
    push(draft, { at: 'melee', ...clash, facing: 0, step: 'charger', scored: [0, 0], chargerWins: false }),
  );
  return { ok: true, value: { table, clash, moment } };
}

/** Chances of a melee in the order in which they are told. */
export function meleeChances({ defender }: Situation<'melee'>, odds: MeleeOdds): readonly Chance[] {
  const guns = armOf(defender) === 'artillery';
  return [
    { loser: 'defender', what: guns ? 'destroyed' : 'beaten', chance: odds.chargerWins },
    { loser: 'charger', what: 'beaten', chance: 1 - odds.chargerWins },
    { loser: 'defender', what: 'disrupted', chance: odds.defenderDisrupted, together: true },
    { loser: 'charger', what: 'disrupted', chance: odds.chargerDisrupted, together: true },
  ];
}

/** Q6 from the contact on. */
export function judgeMelee(given: Situation<'melee'>): Checked<MeleeJudgement> {
  const laid = meleeMoment(given);
  if (!laid.ok) return laid;
  const { table, clash, moment } = laid.value;
  const odds = meleeChances(given, meleeOdds(table, clash));
  return judged(moment, given.dice, ['charger', 'defender'], odds, ({ state, events }) => {
    const won = events.find((event) => event.type === 'meleeWon');
    const fighter = (unit: 0 | 1, who: 'charger' | 'defender'): FighterJudgement => ({
      dice: sumOf(meleeDice(table, unit)),
      score: sumOf(meleeScore(table, clash, who)),
      fate: unitAfter(table, state, unit),
    });
    return {
      kind: 'melee',
      charger: fighter(0, 'charger'),
      defender: fighter(1, 'defender'),
      winner: won === undefined ? null : won.winner === 0 ? 'charger' : 'defender',
    };
  });
}

/** One touching the flank of a blue unit whose back the charger holds. */
function generalBeside(given: GivenUnit, [x, y]: readonly [number, number]): readonly Base[] {
  const away = widthOf(given) / 2 + toCm(COMMAND_BASE_SIZE.width) / 2;
  return given.general === true ? [{ side: 1, at: [x + away, y] }] : [];
}

/** SIP-TER-7. Centimetres. */
const SECTION = { width: 10, depth: 8 } as const;

/** Two units in contact, front to front or front to back, with their supports and what the defender stands in. */
function meleeTable({ charger, defender, flank, ground, classic }: Situation<'melee'>, garrison: boolean): State {
  const at = [MIDDLE.x, MIDDLE.y] as const;
  const front = MIDDLE.y + depthOf(charger) / 2;
  const depth = garrison ? SECTION.depth : depthOf(defender);
  const there = [MIDDLE.x, front + depth / 2] as const;
  const half = SECTION.width / 2;
  const box = [there[0] - half, front, there[0] + half, front + depth] as const;
  const general: readonly Base[] = garrison
    ? defender.general === true
      ? [{ side: 1, at: there }]
      : []
    : flank === true
      ? generalBeside(defender, there)
      : generalBehind(defender, 1, there);
  return layOut({
    units: [
      troop(charger, { at }),
      troop(defender, { side: 1, at: there, facing: flank === true ? 0 : 180, ...(garrison ? { section: 0 } : {}) }),
      ...supportsOf(charger, widthOf(charger), 0, MIDDLE.y - 1),
      ...supportsOf(defender, garrison ? SECTION.width : widthOf(defender), 1, there[1] + 1),
    ],
    commands: [...generalBehind(charger, 0, at), ...general],
    terrain: garrison
      ? [{ id: 'town', kind: 'section', box }]
      : ground === 'cover'
        ? [{ id: 'cover', kind: 'fieldwork', box }]
        : [],
    classic: classic === true,
  });
}
