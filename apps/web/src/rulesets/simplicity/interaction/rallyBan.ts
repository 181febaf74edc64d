/** Why a unit that has DP may not try to rally now. Pure. */
import type { Refusal } from '@drumhead/engine';
import { isOrdering, judge, type Scene } from './scene.ts';

/** The judge's reason; null: it may rally, or has nothing to rally from, or no order left. */
export function rallyBan(scene: Scene, index: number): Refusal | null {
  const unit = scene.state.units[index];
  if (!isOrdering(scene) || unit?.status !== 'ready' || unit.dp === 0 || unit.ordered) return null;
  const judged = judge(scene, { type: 'rally', unit: index, command: -1 });
  return judged.ok ? null : judged.refusal;
}
