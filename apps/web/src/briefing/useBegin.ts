/** From a set-up to its battle: by way of the briefing, unless the reader does without. */
import { useState } from 'react';
import { goToBattle } from '../app/route.ts';
import { onScreen, useSavedBattles } from '../battle/index.ts';
import type { SavedBattles } from '../battle/records/savedBattles.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { settings } from '../battle/settings.ts';
import { type Asked, goToBriefing } from './asked.ts';

/** Deploys as suggested. Ends once nobody deploys any more: what the computer does next is seen on the table. */
async function setUpNow(screen: AnyScreen): Promise<void> {
  let leave = (): void => undefined;
  const deployed = new Promise<void>((resolve) => {
    leave = onScreen.subscribe(({ battle }, { battle: before }) => {
      const was = before !== null && screen.isDeploying(before.state);
      if (was && (battle === null || !screen.isDeploying(battle.state))) resolve();
    });
  });
  await Promise.race([screen.setUpAll(), deployed]).finally(leave);
}

/** Begins the battle and goes to it; false: it could not be begun. */
export async function beginAsked({ start }: SavedBattles, { battle, atOnce, waits }: Asked): Promise<boolean> {
  if (!(await start(battle))) return false;
  const { saved, screen } = onScreen.getState();
  if (saved === null) return false;
  if (waits !== undefined) await screen?.begun?.(waits, saved.id);
  if (atOnce && screen !== null) await setUpNow(screen);
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
