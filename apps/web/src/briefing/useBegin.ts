/** From a set-up to its battle: by way of the briefing, unless the reader does without. */
import { useState } from 'react';
import { goToBattle } from '../app/route.ts';
import { onScreen, useSavedBattles } from '../battle/index.ts';
import type { SavedBattles } from '../battle/records/savedBattles.ts';
import { settings } from '../battle/settings.ts';
import { type Asked, goToBriefing } from './asked.ts';

/** Begins the battle and goes to it; false: it could not be begun. */
export async function beginAsked({ start }: SavedBattles, { battle, atOnce, waits }: Asked): Promise<boolean> {
  if (!(await start(battle))) return false;
  const { saved, screen } = onScreen.getState();
  if (saved === null) return false;
  if (waits !== undefined) await screen?.begun?.(waits, saved.id);
  if (atOnce) await screen?.setUpAll();
  goToBattle(saved.id);
  return true;
}

interface Begin {
  readonly busy: boolean;
  readonly failed: boolean;
  /** What is asked for may have to be fetched; null: there is nothing to begin. False: it could not be begun. */
  readonly begin: (asked: Asked | null | Promise<Asked | null>) => Promise<boolean>;
}

export function useBegin(): Begin {
  const battles = useSavedBattles();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const begin: Begin['begin'] = async (given) => {
    setState('busy');
    const asked = await Promise.resolve(given).catch(() => null);
    const isBriefed = asked !== null && settings().briefing === 'shown';
    if (isBriefed) goToBriefing(asked);
    const begun = isBriefed || (asked !== null && (await beginAsked(battles, asked).catch(() => false)));
    setState(begun ? 'ready' : 'failed');
    return begun;
  };
  return { busy: state === 'busy', failed: state === 'failed', begin };
}
