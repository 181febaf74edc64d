/** Battles of Simplicity in Practice between armies: new legal ones of the named nations in every battle, or those of files. */
import { seededRandomInt, type RandomInt } from '@drumhead/engine';
import { simplicity } from '@drumhead/simplicity';
import {
  ARMY_NATIONS,
  MOST_IN_PICK_UP,
  type ArmyFile,
  type ArmyNation,
  pickUpScenario,
  randomArmy,
  randomMeeting,
  readArmy,
  sideIds,
} from '@drumhead/simplicity/armies';
import { refused, wrongUsage } from '../../exit.ts';
import { problemLines, valueOf, wholeNumber } from '../../input.ts';
import type { Setups } from '../../setups.ts';
import type { Translate } from '@drumhead/rulesets';

export interface ArmyOptions {
  /** Two nations or army files with a comma between them. */
  readonly army: string;
  /** Brigades of each random army. */
  readonly brigades?: string;
  /** SIP-VAR-1. */
  readonly classic?: boolean;
  /** SIP-VAR-4. */
  readonly rallyAnywhere?: boolean;
  /** Armies meet though they are uneven. */
  readonly uneven?: boolean;
  readonly seed: string;
}

/** An army of a file, or a nation to draw one of. */
type Source = ArmyFile | ArmyNation;

function sourceNamed(given: string, t: Translate): Source {
  if (given.endsWith('.json')) {
    const read = readArmy(valueOf(t, given, ['army']));
    return read.ok ? read.value : refused(problemLines(t, read.problems));
  }
  return (
    ARMY_NATIONS.find((one) => one === given) ??
    wrongUsage(t('cli.error.choice', { name: '--army', known: ARMY_NATIONS.join(', '), given }))
  );
}

const nationOf = (source: Source): ArmyNation => (typeof source === 'string' ? source : source.nation);

/** SIP-FRC-6. Two armies of a battle; one that is drawn has as many brigades as the other's file. */
function armiesFrom(
  [first, second]: readonly [Source, Source],
  brigades: number,
  pick: RandomInt,
): readonly [ArmyFile, ArmyFile] {
  if (typeof first === 'string' && typeof second === 'string') return randomMeeting([first, second], brigades, pick);
  const drawn = (source: Source, other: Source): ArmyFile =>
    typeof source !== 'string'
      ? source
      : randomArmy(source, typeof other === 'string' ? brigades : other.brigades.length, pick);
  return [drawn(first, second), drawn(second, first)];
}

/** The battles that the options ask for, or wrong usage. */
export function ofArmyFiles(options: ArmyOptions, t: Translate): Setups {
  const given = options.army.split(',').map((one) => sourceNamed(one.trim(), t));
  const [first, second] = given;
  if (first === undefined || second === undefined || given.length > 2) return wrongUsage(t('cli.simulate.twoArmies'));
  const brigades = wholeNumber(t, '--brigades', options.brigades ?? '1', 1, MOST_IN_PICK_UP);
  const scenarioOf = (game: number) =>
    pickUpScenario({
      armies: armiesFrom([first, second], brigades, seededRandomInt(`${options.seed}/${game}/armies`)),
      terrain: null,
      ...(options.classic === true ? { variant: 'classic' } : {}),
      ...(options.rallyAnywhere === true ? { switches: { rallyClear: false } } : {}),
      uneven: options.uneven === true,
    });
  const tried = scenarioOf(0);
  if (!tried.ok) return refused(problemLines(t, tried.problems));
  const seats = sideIds([nationOf(first), nationOf(second)]);
  return {
    ruleset: simplicity,
    title: seats.join('-'),
    seats,
    setupOf(game) {
      const made = scenarioOf(game);
      return made.ok ? made.value : refused(problemLines(t, made.problems));
    },
  };
}
