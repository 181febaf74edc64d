/** What follows a result at a real table, in Simplicity. */
export const followMessages = {
  'web.companion.follow.charge': { en: 'It charges into contact.', it: 'Carica fino al contatto.' },
  'web.companion.follow.moved': { en: 'It has moved, and fires.', it: 'Ha mosso, e spara.' },
  'web.companion.follow.breaks': { en: 'It breaks and runs to its edge.', it: 'Cede e fugge verso il suo bordo.' },
  'web.companion.follow.general': {
    en: 'The Command base with it is at risk.',
    it: 'La base di comando con lei è in pericolo.',
  },
  'web.companion.follow.passing': {
    en: 'It retreats: each friend it must pass through is a die.',
    it: 'Si ritira: ogni amico che deve attraversare è un dado.',
  },
} as const;
