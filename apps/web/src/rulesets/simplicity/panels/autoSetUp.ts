/** Automatic set-up: every piece goes to its suggested place. */
import { suggestedPlace } from '@drumhead/simplicity/screen';
import { autoAnswer } from '../../../battle/host/autoAnswer.ts';
import { currentScene } from '../interaction/store.ts';

/** Deploys everything, for all people at this screen. */
export const setUpAll = (): Promise<void> =>
  autoAnswer(currentScene, ({ pending, frame, state, side }) => {
    const place = pending && frame?.at === 'deploy' ? suggestedPlace(state, side === 1 ? 1 : 0) : null;
    return place && [place];
  });
