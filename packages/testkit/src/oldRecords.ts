/** Records of format 1 as earlier versions wrote them, for tests of their reader and for golden records. */
import {
  type Battle,
  type BattleEvent,
  type Command,
  firstHash,
  headerHash,
  type HeaderOfFormat1,
  momentOf,
  nextHash,
  type RecordInfo,
  type Seed,
  type Step,
  stepsOf,
} from '@drumhead/engine';

type Info = RecordInfo & { readonly seed?: Seed | undefined };

/** The first line of a record of format 1. */
export function headerOfFormat1<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  { scenario, seats, seed }: Info,
): HeaderOfFormat1 {
  const fields: Omit<HeaderOfFormat1, 'hash'> = {
    drumhead: 'battle',
    format: 1,
    ruleset: battle.ruleset.id,
    rulesVersion: battle.ruleset.version,
    scenario,
    setup: battle.setup,
    seats,
    ...(seed === undefined ? {} : { seed }),
  };
  return { ...fields, hash: headerHash(fields, runningHash(momentOf(battle, 0))) };
}

/** The steps of a battle, each with the running hash after it. */
export function hashedSteps<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
): readonly (Step<S, C, E> & { readonly hash: string })[] {
  const { ruleset, setup, state } = momentOf(battle, 0);
  let hash = firstHash({ ruleset, setup, state });
  return stepsOf(battle).map((step) => {
    hash = nextHash(hash, step, step);
    return { ...step, hash };
  });
}

/** The running hash of a battle: equal when rule set, set-up and every command and state so far are. */
export function runningHash<S, C extends Command, E extends BattleEvent>(battle: Battle<S, C, E>): string {
  return hashedSteps(battle).at(-1)?.hash ?? firstHash(battle);
}

/** A whole battle as a record of format 1. */
export function writeFormat1<S, C extends Command, E extends BattleEvent>(battle: Battle<S, C, E>, info: Info): string {
  const lines = hashedSteps(battle).map(({ seat, command, hash }) => ({ seat, command, hash }));
  return [headerOfFormat1(battle, info), ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}
