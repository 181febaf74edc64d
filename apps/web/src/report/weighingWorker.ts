/** The worker that weighs the positions of a battle, by the version of the rules it was begun under. */
import {
  type Account,
  accountedSteps,
  accounting,
  costInBattle,
  type Judged,
  judgeTry,
  type Posting,
  type Prices,
  pricing,
  scriptNet,
  type Share,
  standingIn,
  valuer,
  type WeighedDecision,
  weighing,
} from '@drumhead/bots';
import { type Battle, hashOf, readRecord, type Step, stepsOf } from '@drumhead/engine';
import { type Known, knowledgeOf, rulesetsFor, versionOf } from '@drumhead/rulesets';
import { saveFor, savedFor } from './savedAccounts.ts';
import type { Answered, Asked, AskedDecision, Weighed } from './weighing.ts';

const post = (answer: Answered<Weighed | Account | Prices | WeighedDecision | Judged | number | null>) =>
  (globalThis as unknown as { postMessage(data: typeof answer): void }).postMessage(answer);

/** Positions between two reports. */
const REPORT = 8;

async function answer(asked: Asked): Promise<void> {
  if ('decision' in asked) return post({ found: await decided(asked.decision) });
  if ('dayTry' in asked) {
    const { position, day, orders } = asked.dayTry;
    return post({ found: judgeTry(knowledgeOf(position.ruleset), position, day, orders) });
  }
  const read = readRecord(asked.record, await rulesetsFor(asked.record));
  if (!read.ok) return post({ fault: read.reason });
  const { ruleset } = read.battle;
  const known = await versionOf(ruleset.id, ruleset.version);
  if (known === null) return post({ fault: `no rule set ${ruleset.id}@${ruleset.version}` });
  const { battle } = read;
  if ('moments' in asked) return post({ found: weighed(known, stepsOf(battle), asked.moments) });
  if (asked.find === 'price') return post({ found: costInBattle(known, accountedSteps(battle), asked.at) });
  const share = asked.find === 'prices' ? `${asked.share.part}/${asked.share.parts}` : '';
  const marks = [
    asked.find,
    share,
    ruleset.id,
    ruleset.version,
    known.room?.version,
    hashOf([known.value?.net ?? null, scriptNet]),
  ].join(' ');
  const kept = await savedFor(marks, asked.record);
  if (kept !== null) return post({ found: kept });
  const found = asked.find === 'account' ? accounted(known, battle) : priced(known, battle, asked.share);
  if (found !== null) await saveFor(marks, asked.record, found);
  post({ found });
}

function weighed(known: Known, steps: readonly Step[], moments: readonly number[]): Weighed {
  const chancesIn = valuer(known);
  if (chancesIn === null) throw new Error(`nothing is known of chances in ${known.ruleset.id}`);
  const reckoned = moments.flatMap((at, i) => {
    const state = steps[at - 1]?.state;
    if (i % REPORT === 0) post({ done: i, of: moments.length });
    return state === undefined ? [] : [{ at, chances: chancesIn(state) }];
  });
  return { reckoned, battles: known.value?.net.battles ?? 0 };
}

function accounted(known: Known, battle: Battle): Account | null {
  const steps = accountedSteps(battle);
  const work = accounting(known, steps);
  const postings: Posting[] = [];
  let start: readonly number[] = [];
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    postings.push(next.value);
    const { from = 0 } = postings[0] ?? {};
    if (postings.length === 1) start = standingIn(known)?.(steps[from]?.state).standings ?? [];
    if (postings.length % REPORT === 1)
      post({ done: next.value.at, of: battle.count, soFar: { from, start, postings, end: [] } });
  }
}

function priced(known: Known, battle: Battle, share: Share): Prices | null {
  const work = pricing(known, accountedSteps(battle), { share });
  for (let count = 0; ; count++) {
    const next = work.next();
    if (next.done) return next.value;
    if (count % REPORT === 0) post({ done: next.value, of: battle.count });
  }
}

/** Orders that are told of a decision, at most. */
const BEST = 3;

async function decided({
  ruleset,
  version,
  state,
  seat,
  given,
  context = {},
}: AskedDecision): Promise<WeighedDecision | null> {
  const known = await versionOf(ruleset, version);
  if (known === null) throw new Error(`no rule set ${ruleset}@${version}`);
  const work = weighing(known, state, seat, given, { context });
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    post({ done: next.value, of: BEST + given.length });
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  answer(data).catch((error: unknown) => post({ fault: error instanceof Error ? error.message : String(error) }));
});
