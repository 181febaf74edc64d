// Battles for the browser tests: led on in Node, command by command, with dice that fall as told, up to a moment worth
// looking at. From there on the browser rolls by a seed; one is looked for with which things go as the test wants them.
import {
  type Battle,
  type BattleEvent,
  type Command,
  DICE,
  decide,
  playOut,
  type Roll,
  seededDice,
} from '@drumhead/engine';
import { writeFormat1 } from '@drumhead/testkit';

interface Framed {
  readonly frames: readonly { readonly at: string }[];
}

/** A battle that is led on; what is refused is a mistake of the test and says so. */
export class LedBattle<S extends Framed, C extends Command, E extends BattleEvent> {
  game: Battle<S, C, E>;
  /** Seed of dice that nobody sets; null: all are set. */
  readonly seed: number | null;

  constructor(game: Battle<S, C, E>, seed: number | null = null) {
    this.game = game;
    this.seed = seed;
  }

  get state(): S {
    return this.game.state;
  }

  /** The kind of frame that waits now. */
  get at(): string {
    return this.state.frames.at(-1)?.at ?? 'over';
  }

  get seat(): string {
    return this.game.ruleset.pending(this.state)[0]?.seat ?? '';
  }

  get offers(): readonly C[] {
    return this.game.ruleset.offers(this.state, this.seat);
  }

  /** Says one thing after the other for whoever must decide. */
  say(...commands: readonly C[]): this {
    for (const command of commands) this.take(this.seat, command);
    return this;
  }

  /** Faces for the dice that are waited for. */
  roll(...faces: readonly number[]): this {
    const asked = this.game.ruleset.pending(this.state)[0]?.dice ?? [];
    let next = 0;
    const handfuls = asked.map(({ count }) => faces.slice(next, (next += count)));
    this.take(DICE, { type: 'roll', faces: handfuls });
    return this;
  }

  private take(seat: string, command: C | Roll): void {
    const answer = decide(this.game, seat, command);
    if (!answer.ok) throw new Error(`${JSON.stringify(command)} at ${this.at}: ${JSON.stringify(answer.refusal)}`);
    this.game = answer.battle;
    if (this.seed === null) return;
    const until = ({ ruleset, state }: Battle<S, C, E>) => ruleset.pending(state)[0]?.seat !== DICE;
    this.game = playOut(this.game, { players: {}, dice: seededDice(this.seed, this.game.rolls) }, { until });
  }

  /** The record, for the browser: two people at one screen. */
  record(seed: number): string {
    const seats = Object.fromEntries(this.game.ruleset.seats(this.state).map((seat) => [seat, 'human']));
    return writeFormat1(this.game, { scenario: null, seats, seed });
  }

  /** Events since an earlier moment of this game. */
  since(before: Battle<S, C, E>): readonly E[] {
    const events: E[] = [];
    for (let game: Battle<S, C, E> | null = this.game; game !== null && game !== before; game = game.before)
      events.unshift(...(game.last?.events ?? []));
    return events;
  }

  /** The record, with the first seed by which it goes on as wanted; what cannot be said is not wanted. */
  wished(goesWell: (led: this) => boolean): string {
    const Again = this.constructor as new (game: Battle<S, C, E>, seed: number) => this;
    for (let seed = 1; seed <= 3000; seed++) {
      const led = new Again(this.game, seed);
      try {
        if (goesWell(led)) return this.record(seed);
      } catch {
        // Another seed.
      }
    }
    throw new Error('not with three thousand seeds');
  }
}
