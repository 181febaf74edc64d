/** `drumhead verify`: recomputes every roll of a finished record, and says what its dice prove. */
import { type Battle, type BattleRecord, strayRoll } from '@drumhead/engine';
import { type DiceVerdict, verifyDice } from '@drumhead/protocol/dice';
import { seatName, type Translate } from '@drumhead/rulesets';
import type { Command } from 'commander';
import { refused } from '../exit.ts';
import { recordTextOf } from '../input.ts';
import { recordIn } from '../records.ts';

export function addVerify(program: Command, t: Translate): void {
  program
    .command('verify')
    .description(t('cli.verify'))
    .argument('<file>', t('cli.verify.file'))
    .option('--json', t('cli.option.json'))
    .action(async (file: string, options: { readonly json?: boolean }) => {
      const { record, battle } = await recordIn(file, recordTextOf(t, file), t);
      const verdict = verdictOf(record, battle);
      if (options.json) console.log(JSON.stringify(verdict));
      const { isProven, text } = inWords(verdict, record, battle, t);
      if (!isProven) return refused(`${file}: ${text}`);
      if (!options.json) console.log(`${file}: ${text}`);
    });
}

/** Dice that are bound to nothing may still all come from a seed that the record names, or not. */
type Verdict =
  | DiceVerdict
  | { readonly is: 'seed'; readonly seed: string | number }
  | { readonly is: 'stray'; readonly seed: string | number; readonly line: number };

function verdictOf(record: BattleRecord, battle: Battle): Verdict {
  const verdict = verifyDice(record);
  const { seed } = record;
  if (verdict.is !== 'unbound' || seed === undefined) return verdict;
  const stray = strayRoll(battle, seed);
  return stray === null ? { is: 'seed', seed } : { is: 'stray', seed, line: record.orders[stray - 1]?.line ?? 1 };
}

function inWords(
  verdict: Verdict,
  { ruleset }: BattleRecord,
  { state, rolls }: Battle,
  t: Translate,
): { readonly isProven: boolean; readonly text: string } {
  const sideOf = (seat: string) => seatName(ruleset.id, state, seat, t);
  const broken = (text: string) => ({ isProven: false, text });
  switch (verdict.is) {
    case 'proven': {
      const people = verdict.seats.map(sideOf).join(', ');
      const proven = t('cli.verify.proven', { rolls: verdict.rolls, people });
      const { givenUp: times } = verdict;
      return { isProven: true, text: times === 0 ? proven : `${proven} ${t('cli.verify.givenUp', { times })}` };
    }
    case 'seed':
      return { isProven: true, text: t('cli.verify.seed', { rolls, seed: String(verdict.seed) }) };
    case 'stray':
      return broken(t('cli.verify.stray', { line: verdict.line, seed: String(verdict.seed) }));
    case 'seal':
      return broken(t('cli.verify.seal', { side: sideOf(verdict.seat) }));
    case 'again':
      return broken(t('cli.verify.again', { side: sideOf(verdict.seat) }));
    case 'known':
      return broken(t('cli.verify.known'));
    case 'salt':
      return broken(t('cli.verify.salt', { side: sideOf(verdict.seat) }));
    case 'roll':
      return broken(t('cli.verify.roll', { name: verdict.name, line: verdict.line }));
    case 'unbound':
      return broken(t('cli.verify.unbound'));
    case 'open':
      return broken(t('cli.verify.open'));
    case 'commit':
      return broken(t('cli.verify.commit'));
  }
}
