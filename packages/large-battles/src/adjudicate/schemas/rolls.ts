/** Situations of `drumhead adjudicate` without a table: single rolls, and look-ups in tables of the book. */
import { choice, defaulted, flag, list, pair, record, whole } from '@drumhead/content/schema';
import { GENERAL_QUALITY_RANGE } from '../../armies/qualities.ts';
import { NATION_IDS } from '../../armies/armyList.ts';
import { TROOP_CLASSES } from '../../armies/historical/tables.ts';
import { UNIT_RULES } from '../../scenarios/format.ts';

const face = whole(1, 6);

export const initiative = record({ dice: pair(list(face, 3, 3)) }, {});

export const roles = record(
  {
    dice: pair(face),
    scouts: defaulted(pair(whole(0, 99)), [0, 0]),
  },
  {},
);

export const survival = record(
  {
    test: choice(['leaderDice', 'charismatic', 'unitEliminated', 'contacted']),
    who: defaulted(choice(['leader', 'cinc']), 'leader'),
    added: defaulted(whole(1, 3), 1),
  },
  {
    q: GENERAL_QUALITY_RANGE,
    faces: list(face, 0, 3),
  },
);

export const general = record(
  { nation: choice(NATION_IDS), who: choice(['cinc', 'leader1', 'leader2', 'leader3']), face },
  {},
);

export const strength = record(
  { level: defaulted(choice(['division', 'army']), 'division'), troops: choice(TROOP_CLASSES) },
  {
    men: whole(1, Number.MAX_SAFE_INTEGER),
    lightBattalions: whole(0, Number.MAX_SAFE_INTEGER),
    sk: whole(0, Number.MAX_SAFE_INTEGER),
    split: flag,
    rules: list(choice(UNIT_RULES), 0, UNIT_RULES.length),
  },
);

/** Combat dice rolled again, in order (LB-DICE-12..14). */
export const rerolls = defaulted(
  list(
    record(
      {
        by: choice(['attacker', 'defender']),
        die: whole(0, 39),
        face,
      },
      {},
    ),
    0,
    4,
  ),
  [],
);

/** One die of an activation rolled again. */
export const reroll = record(
  {
    right: choice(['cinc', 'active']),
    die: whole(0, 2),
    face,
  },
  {},
);
