/** Situations of `drumhead adjudicate` without a table: single rolls, and look-ups in tables of the book. */
import { choice, defaulted, described, flag, list, pair, record, whole } from '@drumhead/content/schema';
import { NATION_IDS } from '../../armies/armyList.ts';
import { TROOP_CLASSES } from '../../armies/historical/tables.ts';
import { UNIT_RULES } from '../../scenarios/format.ts';

const face = whole(1, 6);

export const initiative = record({ dice: described(pair(list(face, 3, 3)), 'Three dice of each side') }, {});

export const roles = record(
  {
    dice: described(pair(face), 'One die of each side'),
    scouts: described(defaulted(pair(whole(0, 99)), [0, 0]), 'Units with Scout on each side'),
  },
  {},
);

export const survival = record(
  {
    test: described(
      choice(['leaderDice', 'charismatic', 'unitEliminated', 'contacted']),
      'Why he is tested: dice he added to a Contact, Charismatic used, his unit lost, touched by an enemy',
    ),
    who: defaulted(choice(['leader', 'cinc']), 'leader'),
    added: described(defaulted(whole(1, 3), 1), 'leaderDice: how many he added'),
  },
  {
    q: described(whole(2, 5), 'His Quality, to tell that of his replacement'),
    faces: described(list(face, 0, 3), 'Left out: only the dice are counted'),
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
export const rerolls = described(
  defaulted(
    list(
      record(
        {
          by: choice(['attacker', 'defender']),
          die: described(whole(0, 39), 'Which of his own dice, from 0, as given'),
          face,
        },
        {},
      ),
      0,
      4,
    ),
    [],
  ),
  'Dice rolled again under Determined, Wavering, Strong or Weak, in order',
);

/** One die of an activation rolled again. */
export const reroll = record(
  {
    right: described(choice(['cinc', 'active']), 'cinc: a Leader near his CinC; active: a group of an Active Leader'),
    die: described(whole(0, 2), 'Which die, from 0'),
    face,
  },
  {},
);
