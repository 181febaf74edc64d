// Skirmishes for the browser tests: squads, ground and places, up to a moment worth looking at.
import { begin, decide } from '@drumhead/engine';
import { type Command, type Event, skirmish, type State } from '@drumhead/skirmish';
import { LedBattle } from './led.ts';

/** A soldier: his profile in the roster, and where he is to stand, in millimetres from the upper left corner. */
export type Man = readonly [profile: string, x: number, y: number];

export interface Army {
  readonly id: string;
  readonly roster: string;
  readonly men: readonly Man[];
  /** SK-SQD-9. */
  readonly obstacles?: readonly ('fence' | 'hedge')[];
}

/** A game between armies that agreed on everything: the first attacks, from the lower edge. */
export function gameOf(armies: readonly Army[], more: Readonly<Record<string, unknown>> = {}): unknown {
  const variant = armies[0]?.roster.startsWith('fiw-') ? 'SDT' : 'SDS';
  return {
    format: 'drumhead-skirmish-game',
    version: 1,
    variant,
    scale: '15mm',
    scenario: 'pickUp',
    casual: true,
    ...(armies.length === 2 ? { attacker: armies[0]?.id } : {}),
    players: armies.map(({ id, roster, men, obstacles }) => ({
      id,
      squad: {
        format: 'drumhead-skirmish-squad',
        version: 1,
        variant,
        roster,
        limit: 800,
        casual: true,
        models: men.map(([profile]) => ({ profile })),
        ...(obstacles === undefined ? {} : { obstacles }),
      },
    })),
    ...more,
  };
}

const mm = (steps: number): number => steps / 64;
const steps = (millimetres: number): number => Math.round(millimetres * 64);

/** A skirmish that is led on command by command. */
export class Led extends LedBattle<State, Command, Event> {
  static begun(setup: unknown): Led {
    const begun = begin(skirmish, setup);
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    return new Led(begun.value);
  }

  /** The last rolls of the terrain bring a tree each, in nobody's way. */
  lastTrees(rolls: number): this {
    for (let roll = 0; roll < rolls; roll++) {
      this.roll(1).roll(1);
      this.say(this.offers.find((offer) => offer.type === 'layFeature' && !offer.elsewhere) as Command);
    }
    return this;
  }

  /** Three trees, and nothing else. */
  bareGround(): this {
    this.say({ type: 'placeWhen', atOnce: true });
    return this.roll(6).roll(6).roll(6).roll(6).roll(6).lastTrees(3);
  }

  /** Everybody deploys: those `inside` just where it says, the others below or above where he is to stand, as near as he may; where another stands, behind him. */
  stand(
    armies: readonly Army[],
    inside: Readonly<Record<number, readonly [x: number, y: number, level: number]>> = {},
  ): this {
    if (this.at === 'edge') this.say({ type: 'edge', edge: 'south' });
    const wanted = armies.flatMap(({ men }) => men);
    while (this.at === 'deploy') {
      const player = this.deploying();
      const back = this.state.squads[player]?.edge === 'south' ? 1 : -1;
      wanted.forEach(([, x, y], model) => {
        if (this.state.field.models[model]?.player !== player) return;
        const exact = inside[model];
        if (exact) {
          this.say({ type: 'deploy', model, x: steps(exact[0]), y: steps(exact[1]), level: exact[2] });
          return;
        }
        const room = 1 + mm(this.state.models[model]?.mounted ? this.state.field.mountedRadius : 640);
        const edge = back > 0 ? Math.max(y, 520 + room) : Math.min(y, 80 - room);
        const places = [0, 21, 42].map(
          (rank): Command => ({ type: 'deploy', model, x: steps(x), y: steps(edge + back * rank), level: 0 }),
        );
        const free = places.find((place) => decide(this.game, this.seat, place).ok);
        this.say(free ?? (places[0] as Command));
      });
      this.say({ type: 'ready' });
    }
    return this;
  }

  private deploying(): number {
    const frame = this.state.frames.at(-1);
    return frame?.at === 'deploy' ? (frame.players[0] ?? -1) : -1;
  }

  /** The first army takes the first turn; then all march until they stand where they are to, and it is its turn again. */
  march(armies: readonly Army[], staying: readonly number[] = []): this {
    if (this.at === 'initiative') this.roll(6, 1);
    const wanted = armies.flatMap(({ men }) => men);
    const away = (model: number) => {
      if (staying.includes(model)) return 0;
      const [, x, y] = wanted[model] as Man;
      const here = this.state.models[model];
      return Math.hypot(x - mm(here?.x ?? 0), y - mm(here?.y ?? 0));
    };
    for (let turn = 0; turn < 12; turn++) {
      const lazy = wanted.every((_, model) => away(model) < 0.1);
      if (lazy && this.state.active === 0) return this;
      // Those in front go first: they make room for the others.
      const order = wanted
        .map((_, model) => model)
        .filter((model) => this.state.field.models[model]?.player === this.state.active && away(model) > 0.1)
        .sort((a, b) => away(b) - away(a));
      for (const model of order) this.advance(model, wanted[model] as Man);
      if (this.at === 'turn') this.say({ type: 'endTurn' });
    }
    throw new Error('they never get there');
  }

  /** Three sixes, and straight on with as many Moves as it takes. */
  private advance(model: number, [, x, y]: Man): void {
    this.say({ type: 'nominate', model }, { type: 'dice', dice: 3, charge: false }).roll(6, 6, 6);
    const stick = this.state.models[model]?.mounted ? this.state.field.sticks.l : this.state.field.sticks.m;
    for (let moves = 0; moves < 3; moves++) {
      const here = this.state.models[model] as { readonly x: number; readonly y: number };
      const [dx, dy] = [steps(x) - here.x, steps(y) - here.y];
      const far = Math.hypot(dx, dy);
      if (far < 6) break;
      const part = Math.min(1, (stick - 2) / far);
      this.say({
        type: 'move',
        model,
        x: here.x + Math.round(dx * part),
        y: here.y + Math.round(dy * part),
        sprint: false,
      });
    }
    if (this.at === 'acting') this.say({ type: 'stop' });
  }
}

/** Armies on bare ground, each man in his place, the first army's turn. */
export function arrayed(armies: readonly Army[], more: Readonly<Record<string, unknown>> = {}): Led {
  return Led.begun(gameOf(armies, more)).bareGround().stand(armies).march(armies);
}
