/** What a side of Large Battles still has, in what order, and how near it is to its Break Point, as numbers. */
import { hasLeftTable, total, type ValueTerm } from '@drumhead/engine';
import { cincOf, type General, type SideIndex, type State, type Unit, type UnitProfile } from '../../state/state.ts';
import { isToCome } from '../../turn/slots.ts';
import { lossOf, penetration } from '../../victory/victory.ts';
import { lastingScore } from '../armyValue.ts';

export const TERMS = [
  { key: 'infantry', sign: 1 },
  { key: 'infantryLoss', sign: 0 },
  { key: 'infantryCombat', sign: 1 },
  { key: 'infantryQuality', sign: 1 },
  { key: 'infantryDisordered', sign: -1 },
  { key: 'infantryShaky', sign: -1 },
  { key: 'infantryBroken', sign: -1 },
  { key: 'cavalry', sign: 1 },
  { key: 'cavalryLoss', sign: 0 },
  { key: 'cavalryCombat', sign: 1 },
  { key: 'cavalryQuality', sign: 1 },
  { key: 'cavalryDisordered', sign: -1 },
  { key: 'cavalryShaky', sign: -1 },
  { key: 'cavalryBroken', sign: -1 },
  { key: 'batteries', sign: 1 },
  { key: 'calibre', sign: 1 },
  { key: 'batteryQuality', sign: 1 },
  { key: 'batteryDisordered', sign: -1 },
  { key: 'batteryShaky', sign: -1 },
  { key: 'batteryBroken', sign: -1 },
  { key: 'loaded', sign: 1 },
  { key: 'limbered', sign: 0 },
  { key: 'skirmishers', sign: 1 },
  { key: 'determined', sign: 1 },
  { key: 'strong', sign: 1 },
  { key: 'weak', sign: -1 },
  { key: 'garrisons', sign: 1 },
  { key: 'squares', sign: 0 },
  { key: 'reserve', sign: 0 },
  { key: 'inShakenBrigade', sign: -1 },
  { key: 'brigades', sign: 1 },
  { key: 'shaken', sign: -1 },
  { key: 'leaderless', sign: -1 },
  { key: 'leaders', sign: 1 },
  { key: 'chief', sign: 1 },
  { key: 'lost', sign: -1 },
  { key: 'lostSquared', sign: -1 },
  { key: 'penetrated', sign: -1 },
  { key: 'penetratedAndLost', sign: -1 },
  { key: 'atBreakPoint', sign: -1 },
  { key: 'breakPoint', sign: 1 },
  { key: 'share', sign: 1 },
  { key: 'nearlyShaken', sign: -1 },
  { key: 'initiative', sign: 1 },
] as const satisfies readonly ValueTerm[];

type Key = (typeof TERMS)[number]['key'];

/** A usual infantry unit: what is better than it counts more, what is worse less. */
const USUAL = { combat: 4, quality: 4, loss: 1 } as const;
const CALIBRE = { light: -1, medium: 0, heavy: 1 } as const;

export function holdingsOf(state: State, side: SideIndex): readonly number[] {
  const held = Object.fromEntries(TERMS.map(({ key }) => [key, 0])) as Record<Key, number>;
  state.units.forEach((unit, i) => {
    const profile = state.field.units[i] as UnitProfile;
    if (profile.side === side && isHad(state, i)) countUnit(held, state, unit, profile);
  });
  countBrigades(held, state, side);
  const { breakPoint } = state.field.sides[side];
  const limit = Math.max(1, breakPoint);
  const lost = lastingScore(state, side) / limit;
  const deep = total(penetration(state, side)) / limit;
  const own = [...state.units.keys()].filter((i) => state.field.units[i]?.side === side);
  held.lost = lost;
  held.lostSquared = lost * lost;
  held.penetrated = deep;
  held.penetratedAndLost = deep * lost;
  held.atBreakPoint = lost + deep >= 1 ? 1 : 0;
  held.breakPoint = breakPoint / 10;
  held.share = own.filter((i) => isHad(state, i)).length / Math.max(1, own.length);
  held.initiative = state.active === side ? 1 : 0;
  return TERMS.map(({ key }) => held[key]);
}

const isInPlay = ({ status }: Unit): boolean => status === 'table' || status === 'joined';

/** SCN-ARR-3, SCN-LEAVE-2. On the table, still to come, or safe: those count as they are, or as they left. */
const isHad = (state: State, unit: number): boolean =>
  isInPlay(state.units[unit] as Unit) || isToCome(state, unit) || hasLeftTable(state, unit);

const ARMS = {
  infantry: ['infantry', 'infantryDisordered', 'infantryShaky', 'infantryBroken'],
  cavalry: ['cavalry', 'cavalryDisordered', 'cavalryShaky', 'cavalryBroken'],
  artillery: ['batteries', 'batteryDisordered', 'batteryShaky', 'batteryBroken'],
} as const satisfies Record<UnitProfile['arm'], readonly Key[]>;

function countUnit(held: Record<Key, number>, state: State, unit: Unit, profile: UnitProfile): void {
  const { arm, traits } = profile;
  ARMS[arm].forEach((key, dis) => {
    if (unit.dis >= dis) held[key] += 1;
  });
  const better = USUAL.quality - (profile.q || USUAL.quality);
  if (arm === 'artillery') {
    held.batteryQuality += better;
    held.calibre += profile.calibre === null ? 0 : CALIBRE[profile.calibre];
    if (unit.loaded) held.loaded += 1;
    if (unit.formation === 'limbered') held.limbered += 1;
  } else {
    held[`${arm}Quality`] += better;
    held[`${arm}Combat`] += profile.c - USUAL.combat;
    held[`${arm}Loss`] += lossOf(profile) / 2 - USUAL.loss;
  }
  held.skirmishers += unit.sk;
  if (traits.determined) held.determined += 1;
  if (traits.strong) held.strong += 1;
  if (traits.weak) held.weak += 1;
  if (unit.sector >= 0) held.garrisons += 1;
  if (unit.formation === 'square') held.squares += 1;
  if (unit.brigade < 0) held.reserve += 1;
  else if (state.brigades[unit.brigade]?.shaken === true) held.inShakenBrigade += 1;
}

/** Disorder that Shakes a brigade is about one for each of its units. */
const MOST_NEAR = 1.5;
const GONE = 4;

/** SCN-ARR-3. A Brigade that is still to come counts with its General, as its units do. */
const isCalledLater = (state: State, brigade: number): boolean =>
  state.units.some((unit, i) => unit.brigade === brigade && isToCome(state, i));

function countBrigades(held: Record<Key, number>, state: State, side: SideIndex): void {
  const isThere = ({ status }: General): boolean => status === 'table' || status === 'attached';
  state.brigades.forEach((brigade, b) => {
    if (state.field.brigades[b]?.side !== side) return;
    const general = state.generals[b] as General;
    const units = state.units.filter((unit) => unit.brigade === b);
    const left = units.filter(isInPlay);
    if (left.length > 0 || isCalledLater(state, b)) held.brigades += 1;
    if (general.fate === 'lost') held.leaderless += 1;
    if (isThere(general) || isCalledLater(state, b)) held.leaders += 1;
    if (brigade.shakenScored) held.shaken += 1;
    else {
      const gone = units.filter(({ status }) => status === 'eliminated').length * GONE;
      const disorder = left.reduce((sum, { dis }) => sum + dis, gone);
      const near = Math.min(MOST_NEAR, disorder / (left.length + 1));
      held.nearlyShaken += near * near;
    }
  });
  const chief = state.generals[cincOf(state, side)];
  if (chief !== undefined && isThere(chief)) held.chief += 1;
}
