/** The address of a moment in a replay. Pure. */
import { pageAddress, routeOf } from '../app/route.ts';

export interface ReplayAddress {
  /** Id of the saved battle. */
  readonly battle: string;
  /** Count of accepted commands. */
  readonly at: number;
  /** The seat whose knowledge is shown; left out: the reader's own. */
  readonly eyes?: string | undefined;
}

/** Pages that show a battle at a moment. */
export type MomentPage = 'replay' | 'board';

export function momentAddress(page: MomentPage, { battle, at, eyes }: ReplayAddress): string {
  const query = new URLSearchParams({ battle, ...(at > 0 && { at: String(at) }), ...(eyes !== undefined && { eyes }) });
  return pageAddress('any', page, query.toString());
}

export const replayAddress = (moment: ReplayAddress): string => momentAddress('replay', moment);

/** The address of a moment on the analysis board. */
export const boardAddress = (moment: ReplayAddress): string => momentAddress('board', moment);

/** What an address asks for, which may be anything. */
export function readReplayAddress(query: string): ReplayAddress {
  const asked = new URLSearchParams(query);
  const at = Number(asked.get('at') ?? 0);
  return {
    battle: asked.get('battle') ?? '',
    at: Number.isSafeInteger(at) && at > 0 ? at : 0,
    eyes: asked.get('eyes') ?? undefined,
  };
}

/** Does an address lead to the page of this battle? */
export function isMomentOf(hash: string, page: MomentPage, battle: string): boolean {
  const route = routeOf(hash);
  return route.at === 'page' && route.page === page && readReplayAddress(route.query).battle === battle;
}
