/** Opens what somebody sent or a site offers, and says precisely why not. */
import { ENVELOPE_FORMAT, isEnvelope } from '@drumhead/engine';
import { readBattle } from '../battle/records/readBattle.ts';
import type { Fault } from '../battle/host/hosted.ts';
import { type Asked } from '../briefing/asked.ts';
import { askedOf } from '../briefing/briefScenario.ts';
import type { Read } from '../documents/shareLinks.ts';
import { loadScreen } from '../rulesets/screens.ts';

export type OpenedScenario =
  | { readonly ok: true; readonly asked: Asked }
  | { readonly ok: false; readonly fault: Fault };

const KNOWN = 1;

const refused = (key: string, facts: Fault['facts'] = {}): OpenedScenario => ({ ok: false, fault: { key, facts } });

/** The battle that a scenario file asks for. Never throws. */
export async function openedScenario(found: Read): Promise<OpenedScenario> {
  if (!found.ok) return { ok: false, fault: found.fault };
  const { value } = found;
  if (!isEnvelope(value)) return refused('web.library.strange', { format: ENVELOPE_FORMAT });
  const { version } = value as { readonly version?: unknown };
  if (typeof version === 'number' && version > KNOWN) return refused('web.library.later', { version, known: KNOWN });
  const text = JSON.stringify(value);
  const read = await readBattle(text, loadScreen).catch(() => null);
  if (!read?.ok) return { ok: false, fault: read?.fault ?? { key: 'web.fault.page', facts: {} } };
  const asked = askedOf(read);
  return asked === null ? refused('web.library.strange', { format: ENVELOPE_FORMAT }) : { ok: true, asked };
}
