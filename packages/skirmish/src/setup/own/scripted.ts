/** Games with rules of their own: of a scenario whose ground stands in its file (SK-SCN-8), for the book's have theirs. */
import { wholeScript } from '@drumhead/content';
import { problem } from '@drumhead/content/schema';
import { emit, scripting } from '@drumhead/engine';
import { dropThing } from '../../movement/carriedObjects.ts';
import { changeModel, type Draft } from '../../state/draft.ts';
import type { State } from '../../state/state.ts';
import { seams } from '../../turn/seams.ts';
import { scriptGround, scriptTable } from '../../victory/scriptTable.ts';
import { comeOn } from '../arrivals.ts';
import { isOwnGame } from './ownGame.ts';
import { beginOwn } from './ownScenario.ts';

const NOT_OWN = problem('scenario', 'sk.problem.notOwn', {}, 'SCN-FILE-1');

/** SCN-LEAVE-1, SK-GEN-14. A safe exit is no loss; what the model carries stays. */
function leaveTable(draft: Draft, models: readonly number[]): void {
  for (const model of models) {
    dropThing(draft, model);
    changeModel(draft, model, { posture: 'out', out: 'safe' });
    emit(draft, { type: 'out', rule: 'SCN-LEAVE-1', model, reason: 'safe' });
  }
}

seams.use(wholeScript<State, Draft>(scriptTable, leaveTable, comeOn));

export const scripted = scripting<State>({
  create: (setup, script) => (isOwnGame(setup) ? beginOwn(setup, script) : { ok: false, problems: [NOT_OWN] }),
  ground: scriptGround,
});
