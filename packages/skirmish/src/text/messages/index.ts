/** All words of the rule set, English and Italian side by side. */
import { splitByPrefix } from '@drumhead/content';
import { adjudicateWords } from './adjudicate.ts';
import { campaignWords } from './campaign.ts';
import { eventWords } from './events.ts';
import { fightWords } from './combat.ts';
import { groundWords } from './ground.ts';
import { moveWords } from './movement.ts';
import { rosterWords } from './rosters.ts';
import { setupWords } from './setup.ts';
import { specialWords } from './specials.ts';
import { squadProblemWords } from './squadProblems.ts';
import { squadTextWords } from './squadText.ts';
import { squadWords } from './squads.ts';
import { tallyWords } from './tallies.ts';
import { turnWords } from './turn.ts';

export type Messages = Readonly<Record<string, { readonly en: string; readonly it: string }>>;

const atTheTable: Messages = {
  ...eventWords,
  ...fightWords,
  ...groundWords,
  ...moveWords,
  ...rosterWords,
  ...setupWords,
  ...specialWords,
  ...squadWords,
  ...tallyWords,
  ...turnWords,
};

const [refusals, others] = splitByPrefix('sk.refusal.', atTheTable);

/** What is said at the table before anybody has tried anything, and of games that are begun. */
export const tableMessages: Messages = others;

/** Why something may not be: fetched once the table stands. */
export const refusalMessages: Messages = refusals;

export const skirmishMessages: Messages = {
  ...atTheTable,
  ...adjudicateWords,
  ...campaignWords,
  ...squadProblemWords,
  ...squadTextWords,
};
