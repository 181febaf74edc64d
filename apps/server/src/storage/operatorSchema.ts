/** The tables of whoever runs the server. Times in milliseconds since 1970. */
export interface OperatorSchema {
  /** What the operator did, and why. Processes read here what they must look at anew. */
  readonly operator_acts: {
    /** 1 for the first. */
    readonly number: number;
    readonly at: number;
    /** What was done: a message key. */
    readonly act: string;
    /** What the message says of it. JSON. */
    readonly facts: string;
    readonly reason: string;
    /** Whom it concerned: a session or an account; empty for nobody. */
    readonly who: string;
    /** Battles that differ since. JSON. */
    readonly battles: string;
  };
  /** What the operator did that somebody is to know, until he has read it. */
  readonly told: {
    readonly id: string;
    readonly owner: string;
    readonly at: number;
    readonly message: string;
    /** JSON. */
    readonly facts: string;
  };
  /** Names that he took off somebody, who does not go by them again. `name_key`: what tells names apart. */
  readonly names_off: { readonly owner: string; readonly name_key: string };
  readonly bans: {
    readonly id: string;
    /** `person`: a session or an account. `network`: an address, or a network such as `2001:db8::/32`. */
    readonly kind: string;
    readonly who: string;
    /** `all`, or `words`: no free text. */
    readonly extent: string;
    readonly until: number;
    readonly at: number;
  };
  /** What the operator set: switches, limits, pages of his own. */
  readonly operator_settings: { readonly name: string; readonly value: string };
  /** Browsers in which the operator's key was given. Of tokens only digests are kept. */
  readonly operator_sessions: { readonly token_hash: string; readonly until: number };
  /** Notices that wait for a mail. */
  readonly outbox: {
    readonly channel: string;
    readonly battle: string;
    readonly seat: string;
    readonly kind: string;
    readonly table_id: string;
    readonly due: number;
    readonly urgent: number;
  };
  /** Of each channel of mail: when the last one went, who sends now, when it is tried again. */
  readonly postings: {
    readonly channel: string;
    readonly mailed: number;
    readonly claimed: number;
    readonly due_again: number;
    readonly tries: number;
    readonly bounces: number;
  };
  /** Tables that go by themselves, as their people were told. */
  readonly departures: { readonly table_id: string; readonly at: number; readonly warned: number };
  /** Processes that serve, as each last said of itself. */
  readonly processes: {
    readonly id: string;
    readonly version: string;
    readonly began: number;
    readonly seen: number;
    readonly sockets: number;
    /** 1: the operator wants its people to go to another one. */
    readonly drains: number;
  };
}
