// Tells the stories of recorded battles, and holds every sentence against the log and the states of its battle:
// `npm run story -- FILE.battle.jsonl ...`. `drumhead simulate --records` writes such files. Prints each fault,
// then how many battles and sentences were checked. `--say` prints the stories.
import { readFileSync } from 'node:fs';
import { readRecord, stepsOf } from '@drumhead/engine';
import { rulesetsFor, story, storyLine } from '@drumhead/rulesets';
import { translatorFor } from '../apps/cli/src/translate.ts';
import { storyFaults } from '../tests/storyFaults.ts';

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const say = process.argv.includes('--say') ? await Promise.all((['en', 'it'] as const).map(translatorFor)) : [];
let sentences = 0;
let faulty = 0;
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const read = readRecord(text, await rulesetsFor(text));
  if (!read.ok) throw new Error(`${file}, line ${read.line}: ${read.reason}`);
  const { battle } = read;
  const steps = stepsOf(battle);
  for (const t of say) {
    console.log(
      story(battle, steps)
        .map((sentence) => storyLine(battle.ruleset.id, steps, sentence, t))
        .join(' '),
    );
  }
  const checked = storyFaults(battle, steps);
  sentences += checked.sentences;
  if (checked.faults.length > 0) faulty++;
  for (const fault of checked.faults) console.log(`${file}: ${fault}`);
}
console.log(`${files.length} battles, ${sentences} sentences, battles with a fault: ${faulty}`);
if (faulty > 0) process.exitCode = 1;
