/** Where an order takes its pieces, for marks on a table or a small map. */
import type { Command, Seat } from '@drumhead/engine';
import type { AnyBattle } from '../battle/host/hosted.ts';
import { REPLAY_VIEWER } from '../battle/host/hostState.ts';
import type { AnyScreen } from '../battle/screen.ts';
import type { useMessages } from '../i18n/index.ts';
import { type Spot, spotsOf } from '../table/spots.ts';
import type { AnyReport } from './report.ts';

/** The pieces of an order, where they stand and where it takes them. */
export function orderSpots(
  command: Command,
  seat: Seat,
  before: unknown,
  { ruleset }: AnyBattle,
  screen: AnyScreen,
  report: AnyReport,
  messages: ReturnType<typeof useMessages<string>>,
): readonly Spot[] {
  const decision = ruleset.decide(before, seat, command);
  if (!decision.ok) return [];
  const { state, events } = decision;
  const told = events.flatMap((event) => screen.line(messages, state, event, REPLAY_VIEWER)?.pieces ?? []);
  return spotsOf(
    [...new Set([...told, ...piecesNamed(command, report)])],
    (piece) => report.placeOf(before, piece),
    (piece) => report.placeOf(state, piece),
  );
}

/** The pieces that an order names itself: where dice come first, nothing is told of them yet. */
const piecesNamed = (command: Command, { orderedPieces }: AnyReport): readonly string[] =>
  Object.entries(command).flatMap(([field, value]) =>
    orderedPieces.includes(field) && typeof value === 'number' && value >= 0 ? [`${field}-${value}`] : [],
  );
