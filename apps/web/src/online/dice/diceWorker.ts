/** The worker that plays a record again and works out its rolls, as `drumhead verify` does. */
import { readRecord } from '@drumhead/engine';
import { verifyDice } from '@drumhead/protocol/dice';
import { rulesetsFor } from '@drumhead/rulesets';
import { boundAs } from './boundAs.ts';
import type { Asked, CheckedDice } from './checkDice.ts';

const post = (answer: CheckedDice | null) =>
  (globalThis as unknown as { postMessage(data: CheckedDice | null): void }).postMessage(answer);

async function answer({ text, commit, gave }: Asked): Promise<CheckedDice | null> {
  const read = readRecord(text, await rulesetsFor(text));
  if (!read.ok) return null;
  const { record } = read;
  const { ruleset, scenario } = record.header;
  const bound = commit === null ? null : boundAs(record, commit, gave);
  return { ruleset, scenario, verdict: verifyDice(record), bound };
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  answer(data).then(post, () => post(null));
});
