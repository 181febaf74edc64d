/** Messages of the short campaign (SK-SCN-5..7). */
export const campaignMessages = {
  'sk.condition.fit': { en: 'fit', it: 'abile' },
  'sk.condition.resting': { en: 'misses the next game', it: 'salta la prossima partita' },
  'sk.condition.struckOff': { en: 'struck off', it: 'cancellato' },

  'sk.problem.notOfCompany': {
    en: 'The company has no model {{model}}.',
    it: 'La compagnia non ha il modello {{model}}.',
  },
  'sk.problem.pickedTwice': { en: 'Model {{model}} is chosen twice.', it: 'Modello {{model}}: scelto due volte.' },
  'sk.problem.unfit.resting': {
    en: 'Model {{model}} misses this game: it was wounded in the last one.',
    it: 'Modello {{model}}: salta questa partita per le ferite dell’ultima.',
  },
  'sk.problem.unfit.struckOff': {
    en: 'Model {{model}} is struck off.',
    it: 'Modello {{model}}: cancellato dalla compagnia.',
  },
  'sk.problem.gamesOver': {
    en: 'The campaign is over: games played {{played}} of {{games}}.',
    it: 'La campagna è finita: partite giocate {{played}} su {{games}}.',
  },
  'sk.problem.scenarioAgain': {
    en: '{{scenario}} was already played: choose another, or a pick-up game as the fifth.',
    it: '{{scenario}}: già giocato; scegline un altro, o una partita libera come quinta.',
  },
  'sk.problem.playerUnknown': {
    en: 'No player has the ID “{{id}}”. Choose one of: {{players}}.',
    it: 'Nessun giocatore ha l’ID «{{id}}». Scegline uno: {{players}}.',
  },
  'sk.problem.attackerMissing': {
    en: 'Choose the attacker of this game.',
    it: 'Indica l’attaccante di questa partita.',
  },
  'sk.problem.notInGame': {
    en: 'Model {{model}} was not in this game.',
    it: 'Il modello {{model}} non era in questa partita.',
  },
  'sk.problem.outTwice': {
    en: 'Model {{model}} goes out of action twice.',
    it: 'Il modello {{model}} va fuori combattimento due volte.',
  },
  'sk.problem.dieMissing': {
    en: 'Model {{model}} was wounded: enter its die after the game.',
    it: 'Modello {{model}}, ferito: indica il suo dado dopo la partita.',
  },
  'sk.problem.dieNotHis': {
    en: 'Model {{model}} was not wounded: remove its die after the game.',
    it: 'Modello {{model}}, non ferito: togli il suo dado dopo la partita.',
  },
} as const;
