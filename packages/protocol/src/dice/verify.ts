/** Recomputes every roll of a finished record from what its dice were bound to. */
import {
  amend,
  type Battle,
  begin,
  type BattleRecord,
  decide,
  DICE,
  type DiceBond,
  equalData,
  type Roll,
  type Seat,
  undoTo,
} from '@drumhead/engine';
import { bondFault, keyOf } from './bond.ts';
import { facesOf } from './faces.ts';
import { rollNames } from './rollNames.ts';

/** What can be said of the dice of a record. `line`: number of a line of the record. */
export type DiceVerdict =
  /** Every roll, those taken back too, is the one that was fixed beforehand. */
  | {
      readonly is: 'proven';
      readonly rolls: number;
      readonly seats: readonly Seat[];
      /** Dice before these, which all had sealed: whoever ran the server may have had all salts, and so known their rolls. */
      readonly givenUp: number;
    }
  /** The record binds its dice to nothing, also where its battle ended before all salts were in. */
  | { readonly is: 'unbound' }
  /** The secret is not given before the battle is over. */
  | { readonly is: 'open' }
  /** The secret is not the one that was committed to. */
  | { readonly is: 'commit' }
  /** The salt of this seat is not the one that was sealed. */
  | { readonly is: 'seal'; readonly seat: Seat }
  /** The salt of this seat was known as it was sealed: the record shows it in dice that were given up. */
  | { readonly is: 'again'; readonly seat: Seat }
  /** Dice began anew when all salts of those before were in, which no honest server does. */
  | { readonly is: 'known' }
  /** A person at this seat had no part in the dice: no salt of theirs is bound. */
  | { readonly is: 'salt'; readonly seat: Seat }
  /** A roll is not what it must be. */
  | { readonly is: 'roll'; readonly line: number; readonly name: string };

/** The record was read before, so that its lines are sound and their orders legal. */
export function verifyDice(record: BattleRecord): DiceVerdict {
  const { lines, secret } = record;
  const bonds = lines.flatMap((line) => ('dice' in line ? [line.dice] : []));
  const bond = bonds.pop();
  if (bond === undefined) return { is: 'unbound' };
  if (secret === undefined) return { is: endedUnrolled(record) ? 'unbound' : 'open' };
  const broken = bondFault(bond, secret);
  if (broken !== null) return broken.fault === 'commit' ? { is: 'commit' } : { is: 'seal', seat: broken.seat };
  const givenUp = bonds.filter((one) => !equalData(one, bond));
  const again = Object.keys(bond.salts).find((seat) => givenUp.some(({ salts }) => salts[seat] === bond.salts[seat]));
  if (again !== undefined) return { is: 'again', seat: again };
  const seats = Object.keys(bond.salts).sort();
  const holdsAll = (parts: DiceBond['salts']): boolean => seats.every((seat) => Object.hasOwn(parts, seat));
  if (givenUp.some(({ salts }) => holdsAll(salts))) return { is: 'known' };
  const left = Object.keys(record.header.seats).find((seat) => isPersonWithout(bond, record, seat));
  if (left !== undefined) return { is: 'salt', seat: left };
  const key = keyOf(bond.battle, secret, bond.salts);
  const names = rollNames();
  let battle = begunBy(record);
  let rolls = 0;
  for (const [i, line] of lines.entries()) {
    if ('takeBack' in line) {
      const back = undoTo(battle, line.takeBack.to, true);
      if (!back.ok) throw new Error('a record that was read takes back what never was');
      ({ battle } = back);
      names.takeBack(battle.count);
    } else if ('amend' in line) {
      const amended = amend(battle, line.amend.changes);
      if (!amended.ok) throw new Error('a record that was read holds an amendment that does not fit');
      ({ battle } = amended);
    } else if ('command' in line) {
      if (line.seat === DICE) {
        const name = names.next();
        const [asked] = battle.ruleset.pending(battle.state);
        const { faces } = line.command as Roll;
        if (!equalData(faces, facesOf(key, name, asked?.dice ?? []))) return { is: 'roll', line: i + 1, name };
        rolls += 1;
      }
      const answer = decide(battle, line.seat, line.command);
      if (!answer.ok) throw new Error('a record that was read holds an order that is refused');
      ({ battle } = answer);
      names.order(line, line.seat === DICE);
    }
  }
  return { is: 'proven', rolls, seats, givenUp: givenUp.filter(({ seals }) => holdsAll(seals)).length };
}

/** The server alone knows what its secret gives: dice without a person's salt may have been chosen among many. */
function isPersonWithout({ salts }: DiceBond, { header }: BattleRecord, seat: Seat): boolean {
  return header.seats[seat] === 'person' && !Object.hasOwn(salts, seat);
}

function begunBy({ ruleset, header }: BattleRecord): Battle {
  const begun = begin(ruleset, header.setup);
  if (!begun.ok) throw new Error('a record that was read cannot be begun');
  return begun.value;
}

/** It ended before its dice were bound: nothing was rolled, and no secret is ever published. */
function endedUnrolled({ lines }: BattleRecord): boolean {
  return lines.some((line) => 'end' in line) && !lines.some((line) => 'command' in line && line.seat === DICE);
}
