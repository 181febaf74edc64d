/** How even published scenarios are: measured here, by battles between captains, and never by strangers. */
import { type BattleResult, balanceOf, oddsOf, seemsEven, type Task, versionedPlayers } from '@drumhead/bots';
import { begin, type Envelope, type EnvelopeOdds } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import type { Storage } from '../storage/storage.ts';
import type { Jobs } from './jobs.ts';

/** Battles of a task. */
const TOGETHER = 5;
/** A battle of more commands finds no end, and is not counted: its scenario is a stranger's. */
const MOST_COMMANDS = 8000;
const PLAYER = 'captain';
/** A job of this kind is called so, with its scenario and edition behind it. */
const ABOUT = 'odds';

export interface Odds {
  /** Has an edition played. */
  measure(scenario: string, edition: number, file: Envelope): Promise<void>;
  /** Goes on with what was left undone when the server ended; what other code began is begun anew. */
  resume(): Promise<void>;
  /** A job is done: if it was one of these, its odds go onto the card of the scenario. */
  done(job: string): Promise<void>;
}

const nameOf = (scenario: string, edition: number): string => `${ABOUT}:${scenario}@${edition}`;
const NAME = new RegExp(`^${ABOUT}:([\\w-]+)@(\\d+)$`);

const seatsOf = (file: Envelope): readonly string[] => {
  const { ruleset } = knowledgeOf(file.ruleset);
  const begun = begin(ruleset, file);
  return begun.ok ? ruleset.seats(begun.value.state) : [];
};

/** `battles`: of each edition; none where it is 0. */
export function oddsOn(storage: Storage, jobs: Pick<Jobs, 'put' | 'answers' | 'doneBy'>, battles: number): Odds {
  const odds: Odds = {
    async measure(scenario, edition, file) {
      const seats = seatsOf(file);
      if (battles === 0 || seats.length === 0) return;
      const seeds = Array.from({ length: battles }, (_, game) => `odds/${game}`);
      const tasks = Array.from({ length: Math.ceil(battles / TOGETHER) }, (_, i): Task => {
        const some = seeds.slice(i * TOGETHER, (i + 1) * TOGETHER);
        return {
          kind: 'battles',
          ruleset: file.ruleset,
          setup: file,
          players: seats.map(() => PLAYER),
          seeds: some,
          cap: MOST_COMMANDS,
          isTold: true,
        };
      });
      await jobs.put({ id: nameOf(scenario, edition), about: ABOUT, tasks, isOpen: false });
    },
    async resume() {
      const dropped = await storage.dropForeign(ABOUT, jobs.doneBy);
      for (const job of [...dropped, ...(await storage.openJobs(ABOUT))]) {
        const [, scenario = '', number] = NAME.exec(job) ?? [];
        const stored = await storage.edition(scenario, Number(number));
        if (stored !== null) await odds.measure(scenario, stored.edition, JSON.parse(stored.file) as Envelope);
      }
    },
    async done(job) {
      const [, scenario, number] = NAME.exec(job) ?? [];
      if (scenario === undefined) return;
      const edition = Number(number);
      const stored = await storage.edition(scenario, edition);
      if (stored === null) return;
      const file = JSON.parse(stored.file) as Envelope;
      const answers = (await jobs.answers(job)) as readonly (
        | { readonly answer: readonly BattleResult[] }
        | { readonly error: string }
      )[];
      const results = answers.flatMap((one) => ('answer' in one ? one.answer : []));
      const told = results.flatMap((result) => result.told ?? []);
      if (told.length === 0) return;
      const seats = seatsOf(file);
      const { ruleset, room } = knowledgeOf(file.ruleset);
      const players = versionedPlayers(seats.map(() => PLAYER).join(), room);
      const balance = balanceOf(told, seats.length);
      const odds: EnvelopeOdds = oddsOf(balance, seats, { code: `${ruleset.id}@${ruleset.version}`, players });
      await storage.setOdds(scenario, edition, odds, seemsEven(balance.verdict));
    },
  };
  return odds;
}
