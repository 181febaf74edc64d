/** What a battle is called: by its scenario file, or by its set-up. */
import { scenarioName } from '@drumhead/content';
import { envelopeOf } from '@drumhead/engine';
import type { AnyScreen } from '../screen.ts';

/** Message key, plain text, or a name in several languages: `translate` says all of them. */
export function nameOfBattle(screen: Pick<AnyScreen, 'nameOf'>, setup: unknown): string {
  const envelope = envelopeOf(setup);
  return envelope === null ? screen.nameOf(setup) : scenarioName(envelope);
}
