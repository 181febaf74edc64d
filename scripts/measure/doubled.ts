// node scripts/measure/doubled.ts [SCENARIO [BATTLES [THREADS]]]: is a doubled brigade named first, and mended? In a scenario of
// Simplicity the first brigade of the side that wins least gets each of its units twice. Corporals play it; then the
// laboratory looks for changes, each played by itself. Run by hand: some minutes of processor. JSON on standard output.
import { type Balance, balanceOf, mended, type PlayedBattle, type Round, seedOf, weakest } from '@drumhead/bots';
import { begin, rulesSetup, withRulesSetup } from '@drumhead/engine';
import { brigadesBy, whyLines } from '@drumhead/content/balance';
import { formationsOf, knowledgeOf, mendsOf } from '@drumhead/rulesets';
import { balanceWords } from '../../apps/cli/src/balanceLines.ts';
import { battleThreads, playAllIn } from '../../apps/cli/src/battles.ts';
import { translatorFor } from '../../apps/cli/src/translate.ts';

interface Lot {
  readonly count: number;
}
interface Setup {
  readonly sides: readonly {
    readonly id: string;
    readonly brigades: readonly { readonly units?: readonly Lot[]; readonly names?: unknown }[];
  }[];
}
const [scenario = 'foz-de-arouce', battles = '100', threads = '1'] = process.argv.slice(2);
const games = Number(battles);
const ruleset = 'simplicity';
const judge = knowledgeOf(ruleset).ruleset;
const t = await translatorFor('en');
const workers = battleThreads(Number(threads), undefined, t);

async function play(setup: unknown, many: number, name: string): Promise<readonly PlayedBattle[]> {
  const nameOf = (game: number): string => seedOf('doubled', name, game);
  const taskOf = (game: number) => ({
    ruleset,
    scenario,
    setup,
    players: ['corporal', 'corporal'],
    seed: nameOf(game),
  });
  const results = await playAllIn(workers, { games: many, cap: 200_000, isTold: true, nameOf, taskOf }, t);
  return results.flatMap(({ told }) => told ?? []);
}

const plain = judge.scenario(scenario);
const before = balanceOf(await play(plain, games, 'plain'), 2);
const side = weakest(before);
const file = rulesSetup(plain) as Setup;
const sides = file.sides.map((one, s) =>
  s !== side
    ? one
    : {
        ...one,
        brigades: one.brigades.map((brigade, b) => {
          const { names: _own, ...bare } = brigade;
          const units = (brigade.units ?? []).map((lot) => ({ ...lot, count: 2 * lot.count }));
          return b > 0 ? brigade : { ...bare, units };
        }),
      },
);
const doubled = withRulesSetup(plain, { ...file, sides });
const begun = begin(judge, doubled);
if (!begun.ok) throw new Error(JSON.stringify(begun.problems[0]));
const formations = formationsOf(ruleset, doubled, begun.value.state, t);
const own = formations.find((one) => one.side === side);
const setups = { ruleset: judge, seats: judge.seats(begun.value.state), setupOf: () => doubled };
const told = ({ sides: shares, games: played }: Balance): object => ({
  games: played,
  share: shares[side]?.share,
  interval: shares[side]?.interval,
});
const found = balanceOf(await play(doubled, games, 'doubled'), 2);
const rounds: Round[] = [];
const laboratory = {
  sides: 2,
  games,
  mends: (setup: unknown, helped: number) => mendsOf(ruleset, setup, helped),
  play,
};
for await (const round of mended(laboratory, doubled, found)) {
  rounds.push(round);
  console.error(
    JSON.stringify({
      helped: round.helped,
      tried: round.tried.map(({ mend, balance }) => [mend.key, mend.facts, told(balance)]),
    }),
  );
}
const last = rounds.flatMap(({ taken }) => taken ?? []).at(-1);
const again = last && balanceOf(await play(last.mend.setup, games, 'mended'), 2);
await workers.close();
console.log(
  JSON.stringify({
    scenario,
    side: file.sides[side]?.id,
    before: told(before),
    doubled: told(found),
    named: whyLines(found.why, balanceWords(setups, t))[0],
    isFirst: own === brigadesBy(formations, found.why)[0],
    taken: rounds.map(({ taken }) => taken && [taken.mend.key, taken.mend.facts]),
    mended: again && told(again),
  }),
);
