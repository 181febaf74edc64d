/** Starts tools beside the server, each in a process of its own so that nobody waits for it: the backup of every day, a drill. */
import { spawn } from 'node:child_process';
import type { Cancel, World } from '../world.ts';
import { type BackupSettings, hasToday } from './backups.ts';

export type BackupTool = 'backup' | 'drill';

export interface Daily {
  /** Starts one; false where one of its kind runs. */
  start(tool: BackupTool): boolean;
  readonly folder: string | null;
  readonly isSealed: boolean;
  readonly kept: number;
  /** How the last one of its kind ended, since the server began; null: there was none yet. */
  readonly last: Readonly<Record<BackupTool, { readonly at: number; readonly isWell: boolean } | null>>;
  close(): void;
}

export interface DailyNeeds {
  readonly settings: BackupSettings & { readonly hour: number };
  /** The program that runs the tools, and its environment: that of this server. */
  readonly program: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly world: World;
  readonly report: (what: string, error: unknown) => void;
}

const MINUTE = 60_000;
const ARGS: Readonly<Record<BackupTool, readonly string[]>> = {
  backup: ['backup'],
  drill: ['doctor', '--restore-drill'],
};

export function dailyOn({ settings, program, env, world, report }: DailyNeeds): Daily {
  const running = new Set<BackupTool>();
  const last: Record<BackupTool, { readonly at: number; readonly isWell: boolean } | null> = {
    backup: null,
    drill: null,
  };

  function start(tool: BackupTool): boolean {
    if (running.has(tool)) return false;
    running.add(tool);
    const child = spawn(process.execPath, [program, ...ARGS[tool]], { env, stdio: ['ignore', 'ignore', 'ignore'] });
    const ended = (isWell: boolean): void => {
      if (!running.delete(tool)) return;
      last[tool] = { at: world.now(), isWell };
      if (!isWell) report(`the ${tool} failed`, new Error(`run "drumhead-server ${ARGS[tool].join(' ')}" to see why`));
    };
    child.once('error', () => ended(false));
    child.once('exit', (code) => ended(code === 0));
    return true;
  }

  async function look(): Promise<void> {
    const { folder, hour } = settings;
    const now = world.now();
    if (folder === null || new Date(now).getUTCHours() < hour || (await hasToday(folder, now))) return;
    // One that fails is tried again in an hour.
    if (last.backup?.isWell !== false || now - last.backup.at > 60 * MINUTE) start('backup');
  }

  const stop: Cancel =
    settings.folder === null
      ? () => undefined
      : world.every(5 * MINUTE, () => {
          look().catch((error: unknown) => report('the folder of backups could not be read', error));
        });
  const { folder, key, kept } = settings;
  return { folder, isSealed: key !== null, kept, start, last, close: stop };
}
