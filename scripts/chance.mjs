// node scripts/chance.mjs RULESET FOLDER...: how facts of a position tell who will win, from records of whole battles
// (`drumhead simulate --players ... --records FOLDER`). Half of the battles give the weights that the rule set's
// `prospects.ts` of the after-action page should have, which are printed; the other half is kept in tests/chance, where
// tests/chanceOfVictory.test.ts holds the weights against it.
import { ready } from './lib.mjs';

await ready(import.meta.url);

const { fitted } = await import('./chance/chance.ts');
const [ruleset = '', ...folders] = process.argv.slice(2);
for (const line of await fitted(ruleset, folders)) console.log(line);
