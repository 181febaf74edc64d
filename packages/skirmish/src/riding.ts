/** SK-HTH-23. A rider whose charge threw his target back may ride on along its line, up to S. */
import type { MeleeFrame, RidingThroughFrame } from './frames.ts';
import { contactsOf, isEnemy, isStanding, ownerOf } from './geometry.ts';
import { type Handler, no } from './handler.ts';
import { modelAt } from './abilities.ts';
import { frighten } from './moves/acted.ts';
import { rideProblem } from './moves/ride.ts';
import type { State } from './state.ts';
import { changeModel, pop, push, tell, type Work } from './work.ts';

export function pushRiding(work: Work, model: number, { dx, dy }: NonNullable<MeleeFrame['charge']>): void {
  push(work, { at: 'ridingThrough', model, dx, dy });
}
