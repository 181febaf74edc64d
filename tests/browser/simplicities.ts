// Battles of Simplicity in Practice for the browser tests, and how orders are given on its screen.
import { begin } from '@drumhead/engine';
import { type Command, type Event, simplicity, type State } from '@drumhead/simplicity';
import { suggestedPlace } from '@drumhead/simplicity/screen';
import type { Page } from 'playwright-core';
import { LedBattle } from './led.ts';
import { decision, press, take } from './visits.ts';

/** Lattice steps of a centimetre. */
const CM = 640;

export class Led extends LedBattle<State, Command, Event> {
  static of(scenario: unknown): Led {
    const begun = begin(simplicity, scenario);
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    return new Led(begun.value);
  }

  /** Everybody stands where he is suggested. */
  deployed(): this {
    while (this.at === 'deploy') this.say(suggestedPlace(this.state, this.seat === 'france' ? 0 : 1) as Command);
    return this;
  }

  /** Everybody stands where he is told to: centimetres from the south-west corner, facing the enemy's edge. */
  placed(units: readonly Place[], commands: readonly Place[]): this {
    while (this.at === 'deploy') {
      const offer = this.offers[0] as Command;
      if (offer.type === 'place') this.say({ ...offer, ...this.steps(units[offer.unit] as Place), section: -1 });
      else if (offer.type === 'placeCommand') this.say({ ...offer, ...this.steps(commands[offer.command] as Place) });
    }
    return this;
  }

  /** Every die that is waited for shows this face. */
  rolled(face: number): this {
    for (;;) {
      const dice = this.game.ruleset.pending(this.state)[0]?.dice;
      if (dice === undefined) return this;
      this.roll(...dice.flatMap(({ count }) => Array<number>(count).fill(face)));
    }
  }

  private steps([x, y]: Place): { readonly x: number; readonly y: number } {
    return { x: x * CM, y: this.state.field.depth - y * CM };
  }
}

export type Place = readonly [x: number, y: number];

/** Confirms the proposal. */
export const doIt = (page: Page): Promise<void> => press(page, 'Confirm');

/** Everybody is deployed as suggested: that is final, so the button asks first. */
export async function deployAll(page: Page): Promise<void> {
  await press(page, 'Deploy everything as suggested');
  await press(page, 'Deploy everything? Press again.');
}

/** An order of the unit is chosen by its button, and weighed. */
export async function order(page: Page, unit: number, name: RegExp): Promise<void> {
  await take(page, `unit-${unit}`);
  await decision(page).getByRole('button', { name }).first().click();
  await page.locator('.preview').waitFor();
}

/** Where a piece stands, in millimetres. */
export async function standing(page: Page, piece: string): Promise<[number, number]> {
  const transform = (await page.locator(`[data-piece="${piece}"]`).getAttribute('transform')) ?? '';
  const [x = 0, y = 0] = [...transform.matchAll(/-?[\d.]+/g)].map(Number);
  return [x, y];
}
