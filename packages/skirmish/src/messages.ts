/** All words of the rule set, English and Italian side by side. */
import { splitByPrefix } from '@drumhead/content';
import { adjudicateWords } from './messages-adjudicate.ts';
import { campaignWords } from './messages-campaign.ts';
import { eventWords } from './messages-events.ts';
import { fightWords } from './messages-fight.ts';
import { groundWords } from './messages-ground.ts';
import { moveWords } from './messages-moves.ts';
import { rosterWords } from './messages-rosters.ts';
import { setupWords } from './messages-setup.ts';
import { specialWords } from './messages-specials.ts';
import { squadProblemWords } from './messages-squad-problems.ts';
import { squadTextWords } from './messages-squad-text.ts';
import { squadWords } from './messages-squads.ts';
import { tallyWords } from './messages-tallies.ts';
import { turnWords } from './messages-turn.ts';

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
