/** Sound of a battle: off at first, and loaded only by those who turn it on. */
import { settings } from '../settings.ts';
import type { Cue } from './cues.ts';

export function playCue(cue: Cue): void {
  const { sound } = settings();
  if (sound === 0) return;
  void import('./synthesiser.ts').then(
    // The volume of the moment it is heard: it may have been turned down while the sound was loading.
    ({ play }) => settings().sound > 0 && play(cue, settings().sound),
    () => undefined,
  );
}
