/** Situations of `drumhead adjudicate` that need no table: single rolls, and what tables of the book give. */
import { z } from 'zod';
import { TROOP_CLASSES, type Troops } from '../../armies/historical/tables.ts';
import { NATION_IDS } from '../../armies/armyList.ts';
import { UNIT_RULES } from '../../scenarios/format.ts';

const face = z.int().min(1).max(6);

export const initiative = z.strictObject({
  dice: z.tuple([z.array(face).length(3), z.array(face).length(3)]).describe('Three dice of each side'),
});

export const roles = z.strictObject({
  dice: z.tuple([face, face]).describe('One die of each side'),
  scouts: z
    .tuple([z.int().min(0).max(99), z.int().min(0).max(99)])
    .default([0, 0])
    .describe('Units with Scout on each side'),
});

export const survival = z.strictObject({
  test: z
    .enum(['leaderDice', 'charismatic', 'unitEliminated', 'contacted'])
    .describe('Why he is tested: dice he added to a Contact, Charismatic used, his unit lost, touched by an enemy'),
  who: z.enum(['leader', 'cinc']).default('leader'),
  added: z.int().min(1).max(3).default(1).describe('leaderDice: how many he added'),
  q: z.int().min(2).max(5).optional().describe('His Quality, to tell that of his replacement'),
  faces: z.array(face).max(3).optional().describe('Left out: only the dice are counted'),
});

export const general = z.strictObject({
  nation: z.enum(NATION_IDS),
  who: z.enum(['cinc', 'leader1', 'leader2', 'leader3']),
  face,
});

export const strength = z.strictObject({
  level: z.enum(['division', 'army']).default('division'),
  troops: z.enum(TROOP_CLASSES as [Troops, ...Troops[]]),
  men: z.int().min(1).optional(),
  lightBattalions: z.int().min(0).optional(),
  sk: z.int().min(0).optional(),
  split: z.boolean().optional(),
  rules: z.array(z.enum(UNIT_RULES)).max(UNIT_RULES.length).optional(),
});

/** Combat dice rolled again, in order (LB-DICE-12..14). */
export const rerolls = z
  .array(
    z.strictObject({
      by: z.enum(['attacker', 'defender']),
      die: z.int().min(0).max(39).describe('Which of his own dice, from 0, as given'),
      face,
    }),
  )
  .max(4)
  .default([])
  .describe('Dice rolled again under Determined, Wavering, Strong or Weak, in order');

/** One die of an activation rolled again. */
export const reroll = z
  .strictObject({
    right: z.enum(['cinc', 'active']).describe('cinc: a Leader near his CinC; active: a group of an Active Leader'),
    die: z.int().min(0).max(2).describe('Which die, from 0'),
    face,
  })
  .optional();
