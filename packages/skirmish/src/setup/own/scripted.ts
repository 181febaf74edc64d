/** Games with rules of their own: of a scenario whose ground stands in its file (SK-SCN-8), for the book's have theirs. */
import { wholeScript } from '@drumhead/content';
import { problem } from '@drumhead/content/schema';
import { scripting } from '@drumhead/engine';
import type { Draft } from '../../state/draft.ts';
import type { State } from '../../state/state.ts';
import { seams } from '../../turn/seams.ts';
import { scriptGround, scriptTable } from '../../victory/scriptTable.ts';
import { comeOn } from '../arrivals.ts';
import { isOwnGame } from './ownGame.ts';
import { beginOwn } from './ownScenario.ts';

const NOT_OWN = problem('scenario', 'sk.problem.notOwn', {}, 'SCN-FILE-1');

seams.use(wholeScript<State, Draft>(scriptTable, comeOn));

export const scripted = scripting<State>({
  create: (setup, script) => (isOwnGame(setup) ? beginOwn(setup, script) : { ok: false, problems: [NOT_OWN] }),
  ground: scriptGround,
});
