/** The record of the battle on the screen as a file; nothing while something is secret. */
import { host } from '../../battle/index.ts';
import { saveFile } from '../../documents/files.ts';
import { JSON_LINES, recordName } from './recordName.ts';

export function saveRecord(): void {
  const text = host.record();
  const { saved } = host.store.getState();
  if (text === null || !saved) return;
  saveFile(recordName(saved), text, JSON_LINES);
}
