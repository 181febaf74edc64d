/** Answers about a described table as lines for people: orders, lines of sight, standing, places. */
import type { Facts } from '@drumhead/engine';
import type { Translate } from '../position/index.ts';
import {
  eventLines,
  type Fields,
  indented,
  isFields,
  isSum,
  type Lines,
  refusalLines,
  sumLines,
  word,
  type Teller,
} from './parts.ts';

type Refused = Parameters<typeof refusalLines>[1];

/** `{"type":"move","unit":"line-1"}` as `move line-1 …`: what was ordered, without the punctuation of data. */
function orderText(order: Fields): string {
  const parts = Object.entries(order).filter(([key]) => key !== 'by');
  return parts.map(([key, value]) => (key === 'type' ? String(value) : `${key} ${plain(value)}`)).join(', ');
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(' ');
  if (isFields(value)) {
    return Object.entries(value)
      .map(([key, one]) => `${key} ${plain(one)}`)
      .join(' ');
  }
  return String(value);
}

function orderLines(t: Translate, orders: readonly Fields[]): Lines {
  return orders.flatMap(({ by, order, events }) => [
    t('told.order', { by: word(t, by), order: orderText(order as Fields) }),
    ...indented(eventLines(events as Parameters<typeof eventLines>[0])),
  ]);
}

function refusedOrder(t: Translate, refused: Refused & Fields, { orders }: Fields): Lines {
  const number = typeof refused['order'] === 'number' ? refused['order'] : null;
  const head = number === null ? [] : [t('told.orderRefused', { n: number + 1 })];
  return [...head, ...(Array.isArray(orders) ? indented(refusalLines(t, refused)) : refusalLines(t, refused))];
}

/** Where a unit stands; null: it is gone. */
function standLines(t: Translate, stands: Fields): Lines {
  const { x, y, facing } = stands as { readonly x: number; readonly y: number; readonly facing?: number };
  const facts = { x: rounded(x), y: rounded(y), facing: rounded(facing ?? 0) };
  return [t(facing === undefined ? 'told.standsAt' : 'told.stands', facts)];
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

function lookLines(t: Translate, looks: readonly Fields[]): Lines {
  return looks.flatMap((look) => {
    const { from, to, distance, gap, sees, inArc, flank, position, shot, shots, oneWay } = look;
    const head = t(distance === undefined ? 'told.look.gap' : 'told.look', {
      from: String(from),
      to: String(to),
      distance: rounded(Number(distance ?? gap)),
    });
    const facts = [
      t(sees === true ? 'told.look.sees' : 'told.look.unseen'),
      ...(inArc === undefined ? [] : [t(inArc === true ? 'told.look.inArc' : 'told.look.outOfArc')]),
      ...(flank === true ? [t('told.look.flank')] : []),
    ];
    return [
      head,
      ...indented([
        ...facts,
        ...positionLines(t, position),
        ...(oneWay === true ? [t('told.look.guns')] : []),
        ...[shot, ...listOf(shots)].flatMap((one) => shotLines(t, one)),
      ]),
    ];
  });
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function positionLines(t: Translate, position: unknown): Lines {
  if (!isFields(position)) return [];
  return Object.entries(position).flatMap(([who, sum]) =>
    isSum(sum) && sum.total > 0 ? sumLines(t, t(`told.position.${who}`), sum) : [],
  );
}

function shotLines(t: Translate, shot: unknown): Lines {
  if (!isFields(shot)) return [];
  if (isFields(shot['refused'])) return refusalLines(t, shot['refused'] as unknown as Refused);
  const { attack, defence, range, dice, score } = shot;
  // A battery rolls so many dice; a model adds so much to its die.
  const kind = 'weapon' in shot ? 'shot' : 'bombardment';
  return [
    ...(typeof range === 'string' ? [t('told.range', { value: word(t, range) })] : []),
    ...(isSum(dice) ? sumLines(t, t('told.dice'), dice) : []),
    ...(isSum(score) ? sumLines(t, t('told.score'), score) : []),
    ...(isSum(attack) ? sumLines(t, t(`told.${kind}.attack`), attack) : []),
    ...(isSum(defence) ? sumLines(t, t(`told.${kind}.defence`), defence) : []),
  ];
}

/** The units of `standing`; those of `sight` are told by their looks, those of a side are a number. */
function unitsLines(t: Translate, units: readonly Fields[] | number): Lines {
  if (typeof units === 'number') return [t('told.units', { value: units })];
  return units.flatMap((unit) => {
    const { unit: name, inCommand, zone, tooNear, rally } = unit;
    if (inCommand === undefined) return [];
    const facts: Facts = { unit: String(name), zone: Number(zone), friends: word(t, tooNear) };
    return [
      t(inCommand === true ? 'told.standing.inCommand' : 'told.standing.outOfCommand', facts),
      ...(Number(zone) > 0 ? indented([t('told.standing.zone', facts)]) : []),
      ...((tooNear as readonly string[]).length > 0 ? indented([t('told.standing.tooNear', facts)]) : []),
      ...indented([isFields(rally) ? noRally(t, rally) : t('told.standing.mayRally')]),
    ];
  });
}

function noRally(t: Translate, { line, rule, reason }: Fields): string {
  return t('told.standing.noRally', { why: String(line ?? reason), rule: String(rule) });
}

function generalLines(t: Translate, generals: readonly Fields[]): Lines {
  return generals.map(({ general, span, threatened }) =>
    t(threatened === true ? 'told.general.threatened' : 'told.general.safe', {
      general: String(general),
      span: Number(span),
    }),
  );
}

function sideLines(t: Translate, sides: readonly Fields[]): Lines {
  return sides.flatMap(({ side, breakPoint, against, spearhead }) => {
    const label = t('told.against', { side: String(side), breakPoint: Number(breakPoint) });
    const deepest = spearhead === null ? [] : [t('told.spearheadIs', { unit: word(t, spearhead) })];
    return [...(isSum(against) ? sumLines(t, label, against) : [label]), ...indented(deepest)];
  });
}

function misplacedLines(t: Translate, misplaced: readonly Fields[]): Lines {
  return misplaced.flatMap((one) => {
    const name = one['unit'] ?? one['general'] ?? one['who'];
    return [String(name), ...indented(refusalLines(t, one as unknown as Refused))];
  });
}

export const TABLE_TELLERS: Readonly<Record<string, Teller>> = {
  orders: orderLines,
  'play.refused': refusedOrder,
  'terrain.refused': refusedOrder,
  terrain: () => [],
  lays: (t, side: string) => [t('told.lays', { side })],
  stands: standLines,
  looks: lookLines,
  units: unitsLines,
  generals: generalLines,
  sides: sideLines,
  misplaced: misplacedLines,
};
