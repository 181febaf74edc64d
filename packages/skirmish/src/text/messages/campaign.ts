/** Messages of the short campaign (SK-SCN-5..7). */
export const campaignMessages = {
  'sk.condition.fit': { en: 'fit', it: 'abile' },
  'sk.condition.resting': { en: 'misses the next game', it: 'salta la prossima partita' },
  'sk.condition.struckOff': { en: 'struck off', it: 'cancellato' },

  'sk.problem.notOfCompany': {
    en: 'The company has no model {{model}}.',
    it: 'La compagnia non ha un modello {{model}}.',
  },
  'sk.problem.pickedTwice': { en: 'Model {{model}} is picked twice.', it: 'Il modello {{model}} è scelto due volte.' },
  'sk.problem.unfit.resting': {
    en: 'Model {{model}} misses this game: it was Wounded in the last one.',
    it: 'Il modello {{model}} salta questa partita: è stato ferito nell’ultima.',
  },
  'sk.problem.unfit.struckOff': {
    en: 'Model {{model}} is struck off.',
    it: 'Il modello {{model}} è cancellato.',
  },
  'sk.problem.gamesOver': {
    en: '{{played}} games of {{games}} have been played.',
    it: 'Si sono giocate {{played}} partite su {{games}}.',
  },
  'sk.problem.scenarioAgain': {
    en: 'No scenario is played twice, but a fifth game is a pick-up game: {{scenario}}.',
    it: 'Nessuno scenario si gioca due volte, ma la quinta partita è una partita libera: {{scenario}}.',
  },
  'sk.problem.playerUnknown': {
    en: 'There is no player “{{id}}”; the players are {{players}}.',
    it: 'Non c’è un giocatore «{{id}}»; i giocatori sono {{players}}.',
  },
  'sk.problem.attackerMissing': {
    en: 'Say who attacked in this game.',
    it: 'Indica chi ha attaccato in questa partita.',
  },
  'sk.problem.notInGame': {
    en: 'Model {{model}} was not in this game.',
    it: 'Il modello {{model}} non era in questa partita.',
  },
  'sk.problem.outTwice': { en: 'Model {{model}} went Out twice.', it: 'Il modello {{model}} esce due volte.' },
  'sk.problem.dieMissing': {
    en: 'Model {{model}} was Wounded: its die after the game is missing.',
    it: 'Il modello {{model}} è stato ferito: manca il suo dado dopo la partita.',
  },
  'sk.problem.dieNotHis': {
    en: 'Only the Wounded roll a die after the game, not model {{model}}.',
    it: 'Solo i feriti tirano un dado dopo la partita, non il modello {{model}}.',
  },
} as const;
