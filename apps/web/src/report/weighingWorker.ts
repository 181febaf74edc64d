/** The worker that weighs the positions of a battle, by the version of the rules it was begun under. */
import { valuer } from '@drumhead/bots';
import { readRecord, stepsOf } from '@drumhead/engine';
import { rulesetsFor, versionOf } from '@drumhead/rulesets';
import type { Answered, Asked } from './weighing.ts';

const post = (answer: Answered) => (globalThis as unknown as { postMessage(data: Answered): void }).postMessage(answer);

/** Positions between two reports. */
const REPORT = 8;

async function answer({ record, moments }: Asked): Promise<void> {
  const read = readRecord(record, await rulesetsFor(record));
  if (!read.ok) return post({ fault: read.reason });
  const { ruleset } = read.battle;
  const known = await versionOf(ruleset.id, ruleset.version);
  if (known === null) return post({ fault: `no rule set ${ruleset.id}@${ruleset.version}` });
  const chancesIn = valuer(known);
  if (chancesIn === null) return post({ fault: `nothing is known of chances in ${ruleset.id}` });
  const steps = stepsOf(read.battle);
  const reckoned = moments.flatMap((at, i) => {
    const state = steps[at - 1]?.state;
    if (i % REPORT === 0) post({ done: i, of: moments.length });
    return state === undefined ? [] : [{ at, chances: chancesIn(state) }];
  });
  post({ reckoned, battles: known.value?.net.battles ?? 0 });
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  answer(data).catch((error: unknown) => post({ fault: error instanceof Error ? error.message : String(error) }));
});
