/** The record of the battle on the screen as a file; nothing while something is secret. */
import type { BattleSession } from '../../battle/host/battleSession.ts';
import { onScreen } from '../../battle/index.ts';
import { saveFile } from '../../documents/files.ts';
import { JSON_LINES, recordName } from './recordName.ts';

export function saveRecord(session: BattleSession): void {
  const text = session.record();
  const { saved } = onScreen.getState();
  if (text === null || !saved) return;
  saveFile(recordName(saved), text, JSON_LINES);
}
