/** What the command line says of Simplicity in Practice. */
import * as terms from '@drumhead/content/terms';

export const messages = {
  'cli.simulate.army': {
    en: 'instead: Simplicity in Practice between two armies; nations (a random legal army each time) or army files, separated by a comma',
    it: 'invece: Simplicity in Practice tra due eserciti; nazioni (ogni volta un esercito valido a caso) o file di esercito, separati da una virgola',
  },
  'cli.simulate.brigades': {
    en: 'armies of Simplicity in Practice: brigades in each random army, 1 to 3',
    it: 'eserciti di Simplicity in Practice: brigate di ogni esercito casuale, da 1 a 3',
  },
  'cli.simulate.classic': {
    en: 'armies of Simplicity in Practice: classic game, without action points',
    it: 'eserciti di Simplicity in Practice: gioco classico, senza punti azione',
  },
  'cli.simulate.rallyAnywhere': {
    en: 'armies of Simplicity in Practice: units may rally with a ready enemy within 10 cm',
    it: 'eserciti di Simplicity in Practice: riordino possibile con un nemico pronto entro 10 cm',
  },
  'cli.simulate.uneven': {
    en: 'armies of Simplicity in Practice: allow different points or brigades',
    it: 'eserciti di Simplicity in Practice: consenti punti o brigate diversi',
  },
  'cli.simulate.twoArmies': {
    en: '--army needs two armies, separated by a comma.',
    it: '--army richiede due eserciti, separati da una virgola.',
  },
  'cli.check.sound.simplicity': {
    en: '{{file}}: valid scenario of Simplicity in Practice',
    it: '{{file}}: scenario valido di Simplicity in Practice',
  },
  'cli.check.sound.simplicity-position': {
    en: '{{file}}: valid position of Simplicity in Practice',
    it: '{{file}}: posizione valida di Simplicity in Practice',
  },
  'cli.check.sound.army': {
    en: '{{file}}: legal army of Simplicity in Practice',
    it: '{{file}}: esercito valido di Simplicity in Practice',
  },
  'sip.habit.unspent': { en: 'action points unspent', it: 'punti azione non spesi' },
  'sip.habit.goodCharges': {
    en: 'cavalry charges that win with 60% or more',
    it: 'cariche di cavalleria che vincono con il 60% o più',
  },
  'sip.habit.armiesWithGoodCharge': {
    en: 'armies with such a charge in a battle of ten turns',
    it: 'eserciti con una carica simile in una battaglia di dieci turni',
  },
  'sip.habit.battlesWithGoodCharge': {
    en: 'battles of ten turns with such a charge by either army',
    it: 'battaglie di dieci turni con una carica simile di uno dei due eserciti',
  },
  'sip.habit.shortMoves': terms.movesUnder10Mm,
  'sip.habit.turnsOnly': { en: 'moves that only turn', it: 'movimenti di sole rotazioni' },
  'sip.habit.turnsBack': { en: 'turns taken back within two turns', it: 'rotazioni annullate entro due turni' },
  'sip.habit.basesInFront': {
    en: 'Command bases in front of all their units',
    it: 'basi di comando davanti a tutte le proprie unità',
  },
  'sip.habit.idleTurns': {
    en: 'turns without any order, from the third in a row on',
    it: 'turni senza alcun ordine, dal terzo di fila in poi',
  },
} as const;
