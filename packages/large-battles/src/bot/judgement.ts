/** Constants of judgement in which computer players differ. */
export interface Judgement {
  /** Weight of the worst attack that is feared. */
  readonly fear: number;
  /** Weight of coming nearer to the enemy, and to his baseline. */
  readonly advance: number;
  /** Weight of the usual price of a failure, and of the enemy's best reaction in this position. */
  readonly usualReaction: number;
  readonly bestReaction: number;
  /** Share of its worth that a reaction keeps while the enemy has actions left, but nothing to attack with them. */
  readonly patience: number;
  /** What a square costs besides where no horse can reach it. */
  readonly idleSquare: number;
  /** What a mere turn and another formation must bring, as they are often undone by the next. */
  readonly turn: number;
  readonly form: number;
  /** What it costs a General to ride in front of all his troops. */
  readonly generalInFront: number;
  /**
   * Is a unit in a fight valued by its place there, and not by the one before? A plan is then worth the same at each of
   * its steps: none is begun with a change of formation that the next step regrets.
   */
  readonly fightsInPlace: boolean;
  /** A small worth for the option to ride. */
  readonly ride: number;
  /** Is a slot in which nobody would act left unopened? */
  readonly leavesIdleSlots: boolean;
  /** Do guns think of a turn to a better target, and of fire from there in the same activation (LB-MOVE-34)? */
  readonly turnsGuns: boolean;
  /** The most that a battery's targets from where it stands count for. */
  readonly gunPlace: number;
  /** What everything of a kind counts for, of its usual worth: 1 for all players, else to tell what an expectation owes to it. */
  readonly counts: Counts;
}

export type Counts = Readonly<
  Record<
    | 'losses'
    | 'attacks'
    | 'danger'
    | 'guns'
    | 'advance'
    | 'order'
    | 'support'
    | 'generals'
    | 'fights'
    /** What failures give the enemy. */
    | 'reactions',
    number
  >
>;

/** Everything at its usual worth. */
export const USUAL: Counts = {
  losses: 1,
  attacks: 1,
  danger: 1,
  guns: 1,
  advance: 1,
  order: 1,
  support: 1,
  generals: 1,
  fights: 1,
  reactions: 1,
};

/** The corporal's, frozen with him. */
export const CORPORAL: Judgement = {
  fear: 0.8,
  advance: 1,
  usualReaction: 1,
  bestReaction: 0,
  patience: 0.5,
  idleSquare: 0,
  turn: 0,
  form: 0,
  generalInFront: 0,
  fightsInPlace: false,
  ride: 0.03,
  leavesIdleSlots: false,
  turnsGuns: false,
  gunPlace: 0.2,
  counts: USUAL,
};
