/** The tables. Numbers are small enough for doubles; PostgreSQL gives bigint as text, so counts are integers. */
import type { Generated } from 'kysely';
import type { ClubSchema } from './clubSchema.ts';

import type { OperatorSchema } from './operatorSchema.ts';

export interface Schema extends OperatorSchema, ClubSchema {
  /** A table that people sit down at: battle after battle is played there. */
  readonly tables: {
    readonly id: string;
    readonly created: string;
    /** What was agreed on when it was made. JSON. */
    readonly settings: string;
    /** All players agreed to write freely. */
    readonly free_text: number;
  };
  /** A seat of a table; `''` is that of watchers. Of keys only digests are kept. */
  readonly seats: {
    readonly table_id: string;
    readonly seat: string;
    readonly key_hash: string;
    /** What whoever sits there wants to be called; null: by the side alone. */
    readonly name: string | null;
  };
  /** Somebody took a seat with its key. */
  readonly sittings: { readonly session: string; readonly table_id: string; readonly seat: string };
  readonly battles: {
    readonly id: string;
    readonly table_id: string;
    /** The first line of the record, with the check behind it. */
    readonly header: string;
    /** When it was begun as a rematch, milliseconds since 1970; 0: with its table, or before this was kept. */
    readonly begun: Generated<number>;
    /** Who decides for each side: `person`, or the name of a computer player. JSON. */
    readonly players: string;
    readonly count: number;
    readonly over: number;
    /** 1 for the first battle at its table. */
    readonly game: number;
    /** The seat of the table behind each side, where people changed sides; empty where they did not. JSON. */
    readonly chairs: string;
    /** The side that won; null for a draw, and before the end. */
    readonly winner: string | null;
    /** Goes up when anything but the lines changes, so that other processes read it anew. */
    readonly changes: number;
    /** When the clocks were to stand still. JSON. */
    readonly pauses: string;
    /** What each had left after the last line, and whose time ran; null without clock, before the first line, and from before this was kept. JSON. */
    readonly clock: string | null;
  };
  /** The page of a battle that is over, where its players agreed to one. */
  readonly pages: {
    readonly battle: string;
    /** To whoever has its link, to everybody on the lists, or to nobody any more: `link`, `public`, `private`. */
    readonly shown: string;
    /** From when others than its players see it, milliseconds since 1970. */
    readonly at: number;
    /** What it is found by: the variant and the id of the scenario are empty where there is none. */
    readonly ruleset: string;
    readonly variant: string;
    readonly scenario: string;
    /** ` french austrian `; those that won likewise. */
    readonly nations: string;
    readonly won: string;
    /** What people were called, by side; those who took their names off are left out. JSON. */
    readonly names: string;
    /** A small map of how it ended, as watchers may know it. JSON. */
    readonly sketch: string;
  };
  /** The numbered lines of a record, exactly as they are in the file, each with the check behind it if there is one. */
  readonly lines: {
    readonly battle: string;
    readonly number: number;
    readonly text: string;
    /** The seat that gave the order, and the order's id, where the line answers one. */
    readonly seat: string | null;
    readonly order_id: string | null;
  };
  /**
   * The last orders that were refused where several processes share the database: a copy of one that comes late, to another
   * process, is not taken there. `refusal`: JSON.
   */
  readonly refusals: {
    readonly battle: string;
    /** 1 for the first of its battle. */
    readonly number: number;
    readonly seat: string;
    readonly order_id: string;
    readonly refusal: string;
  };
  /** What the dice of a battle are bound to. `seals` and `salts`: JSON, by seat. */
  readonly bonds: {
    readonly battle: string;
    readonly secret: string;
    readonly seals: string;
    readonly salts: string;
    /** When a part came in last, milliseconds since 1970; 0 before the first. */
    readonly at: number;
  };
  /**
   * What is chosen in secret for a seat before a battle, such as its squad. JSON; null until it is chosen. All of a battle
   * are deleted as they are opened together: then they stand in its header, which held examples before.
   */
  readonly lists: { readonly battle: string; readonly seat: string; readonly list: string | null };
  /** The question that is open in a battle, after which line it was put. JSON. */
  readonly questions: { readonly battle: string; readonly question: string };
  /** What was said. `seat` is empty for a watcher. JSON. */
  readonly chat: {
    readonly battle: string;
    readonly number: number;
    readonly seat: string;
    readonly said: string;
    readonly at: number;
    /** Its author took it back: the words are gone, the number stays used. */
    readonly removed: number;
  };
  /** What players reported of each other, for the person who runs the server. */
  readonly reports: {
    readonly id: string;
    readonly battle: string;
    /** The seat that reports. */
    readonly seat: string;
    /** The line of the talk that it is about; 0 for the battle. */
    readonly number: number;
    readonly reason: string;
    /** What was said around it, as it was then. JSON. */
    readonly quoted: string;
    /** Milliseconds since 1970. */
    readonly at: number;
  };
  /** From when until when the server stood, as far as it was noted. Milliseconds since 1970. */
  readonly uptimes: { readonly began: number; readonly last: number };
  /** A seat of a table that wants to hear nothing. */
  readonly mutes: { readonly table_id: string; readonly seat: string };
  /**
   * Somebody must decide, and is told of it at `due` unless he moves first. Times in milliseconds since 1970, by the clock of the
   * database where processes share it.
   */
  readonly notices: {
    readonly battle: string;
    readonly seat: string;
    readonly kind: string;
    /** The seat of the table. */
    readonly chair: string;
    readonly due: number;
    /** A process is at it until then. */
    readonly claimed: number;
    readonly tries: number;
    /** Channels that need no more of it. JSON. */
    readonly done: string;
    readonly sent: number;
  };
  /** How a session wants to be told. `target`, `quiet`: JSON. */
  readonly channels: {
    readonly id: string;
    readonly session: string;
    readonly kind: string;
    readonly target: string;
    readonly language: string;
    readonly quiet: string | null;
    /** Mail needs the consent of whoever reads it. */
    readonly confirmed: number;
    readonly last_at: number | null;
    readonly last_result: string | null;
  };
  /** Anybody may sit down at the free seats of this table. `hours`: JSON. */
  readonly challenges: {
    readonly table_id: string;
    readonly host: string;
    readonly hours: string | null;
    /** Milliseconds since 1970. */
    readonly created: number;
  };
  /** Somebody who was met before may sit down at a free seat of this table: a session or an account. */
  readonly invitations: {
    readonly table_id: string;
    readonly guest: string;
    /** Milliseconds since 1970. */
    readonly at: number;
    /** When he did not want it; null: he did not say so. */
    readonly declined: number | null;
  };
  /** `owner` wants to read nothing that `other` says. Both are sessions or accounts. */
  readonly hushes: { readonly owner: string; readonly other: string };
  /** Sessions and accounts of whom those whom they have met see the name alone. */
  readonly hidden_persons: { readonly owner: string };
  /** `owner` wants to meet `other` no more: at no open table, and in no challenge. Both are sessions or accounts. */
  readonly blocks: { readonly owner: string; readonly other: string };
  /** Somebody who plays from several devices, or wants to find his battles again. Times in milliseconds since 1970. */
  readonly accounts: {
    readonly id: string;
    readonly created: number;
    readonly mail: string | null;
    /** What its owner is called wherever he sits, and what tells that from other names; null: as he likes each time. */
    readonly name: string | null;
    readonly name_key: string | null;
  };
  /** Browsers that are signed in. What a session had belongs to its account since. */
  readonly account_sessions: { readonly session: string; readonly account: string };
  readonly passkeys: {
    readonly id: string;
    readonly account: string;
    readonly public_key: string;
    readonly counter: number;
    /** JSON. */
    readonly transports: string;
    readonly created: number;
    readonly used: number | null;
  };
  /** Links in mails that sign in, each once. Of tokens only digests are kept. */
  readonly logins: { readonly token_hash: string; readonly mail: string; readonly until: number };
  /** What a browser was asked to sign with a passkey. */
  readonly ceremonies: {
    readonly session: string;
    readonly kind: string;
    readonly challenge: string;
    /** The account that is to have the new passkey; empty where one signs in. */
    readonly account: string;
    readonly until: number;
  };
  /** Mails that were asked for by people whose address is not confirmed, for a day. */
  readonly mailings: {
    readonly id: string;
    /** A digest that only this server can make. */
    readonly recipient: string;
    /** Milliseconds since 1970. */
    readonly at: number;
  };
  /** Keys of the server, made when they are first needed. */
  readonly keys: { readonly name: string; readonly value: string };
  /** Standing orders, JSON. */
  readonly standing: { readonly battle: string; readonly seat: string; readonly orders: string };
  /** The first score of a session or account at a battle of the day. `at`: milliseconds since 1970. */
  readonly day_scores: {
    readonly owner: string;
    readonly ruleset: string;
    /** Days since 1970, of UTC. */
    readonly day: number;
    readonly score: number;
    readonly at: number;
  };
  /** Scenarios that somebody published. What is listed is the card of the latest edition. */
  readonly scenarios: {
    readonly id: string;
    readonly owner: string;
    /** The scenario that it was made from, `id@edition`. */
    readonly parent: string | null;
    /** Milliseconds since 1970. */
    readonly created: number;
    readonly latest: number;
    /** Its maker wants it on the lists. */
    readonly listed: number;
    /** Off the lists all the same: 1 by reports, 2 by whoever runs the server. */
    readonly hidden: number;
    readonly ruleset: string;
    readonly own: number;
    readonly even: number;
    /** ` en it `. */
    readonly languages: string;
    /** What it is found by, in plain letters. */
    readonly words: string;
    /** JSON. */
    readonly card: string;
  };
  /** They never change. `file`: JSON, with the number of the edition. */
  readonly scenario_editions: {
    readonly scenario: string;
    readonly edition: number;
    readonly file: string;
    /** Of the file without the number. */
    readonly hash: string;
    readonly at: number;
  };
  readonly scenario_reports: {
    readonly id: string;
    readonly scenario: string;
    readonly edition: number;
    readonly reporter: string;
    /** A digest of the address that it came from, another for every scenario; empty where it was not kept yet. */
    readonly network: string;
    readonly reason: string;
    readonly words: string;
    readonly at: number;
  };
  /** From owners who played one to its end. */
  readonly scenario_stars: { readonly scenario: string; readonly owner: string; readonly at: number };
  /** Pictures of scenarios, by the digest of their bytes. `data`: base64. */
  readonly scenario_pictures: {
    readonly hash: string;
    readonly owner: string;
    readonly type: string;
    readonly data: string;
    readonly at: number;
    /** It stands in an edition that was published. */
    readonly is_public: number;
  };
  /** Work for other machines. `done`: tasks of it that have a result. */
  readonly jobs: {
    readonly id: string;
    /** SHA-256 of the code that must do it. */
    readonly code: string;
    readonly about: string;
    readonly total: number;
    readonly done: number;
    readonly at: number;
  };
  /** Of each task one. `answer`: JSON. */
  readonly job_results: {
    readonly job: string;
    readonly task: number;
    readonly worker: string;
    readonly answer: string;
  };
  /** Strangers who were given a task, and what they answered. */
  readonly job_votes: {
    readonly job: string;
    readonly task: number;
    readonly owner: string;
    readonly answer: string | null;
  };
  /** Answers that are not the result: the same code gives one answer. */
  readonly job_disputes: {
    readonly job: string;
    readonly task: number;
    readonly worker: string;
    readonly answer: string;
  };
}
