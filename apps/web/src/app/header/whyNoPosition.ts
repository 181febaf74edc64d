/** Why a battle has no position: it is being set up, or its scenario has rules of its own, which no position holds. */
import { scriptOf } from '@drumhead/engine';
import type { MenuKey } from './messages.ts';

export const whyNoPosition = (setup: unknown): MenuKey =>
  scriptOf(setup) === undefined ? 'web.battle.position.notYet' : 'web.battle.position.script';
