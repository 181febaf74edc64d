/** What follows a result at a real table, in Large Battles. */
export const followMessages = {
  'web.companion.follow.reaction': {
    en: 'Dice of reaction for the other side: {{dice}}.',
    it: 'Dadi di reazione per l’avversario: {{dice}}.',
  },
  'web.companion.follow.contact': {
    en: 'They come into Contact, with the DIS of the Approach.',
    it: 'Entrano in contatto, con i DIS dell’avvicinamento.',
  },
  'web.companion.follow.leader': {
    en: 'The Leader who added dice is at risk: dice {{dice}}.',
    it: 'Il comandante che ha aggiunto dadi è in pericolo: dadi {{dice}}.',
  },
  'web.companion.follow.leaderLost': {
    en: 'The general is lost: points towards the Break Point.',
    it: 'Il generale è perduto: punti verso il punto di rottura.',
  },
  'web.companion.follow.unitLost': {
    en: 'A unit is lost: points towards the Break Point, and DIS of its brigade.',
    it: 'Un’unità è perduta: punti verso il punto di rottura, e DIS della sua brigata.',
  },
} as const;
