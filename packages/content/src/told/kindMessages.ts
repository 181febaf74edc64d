/** What each kind of situation judges, for the help of `adjudicate`. English and Italian side by side. */
import * as terms from '../terms.ts';

export const kindMessages = {
  'told.game.large-battles': { en: 'Drums & Shakos Large Battles', it: 'Drums & Shakos Large Battles' },
  'told.game.skirmish': {
    en: 'Song of Drums and Shakos, Song of Drums and Tomahawks (variant SDT)',
    it: 'Song of Drums and Shakos, Song of Drums and Tomahawks (variant SDT)',
  },
  'told.game.simplicity': terms.SimplicityInPractice,
  'told.kind.large-battles.activation': {
    en: 'an activation or reaction roll: actions, failures, what the other side may answer',
    it: 'un tiro di attivazione o reazione: azioni, fallimenti, che cosa può rispondere l’altra parte',
  },
  'told.kind.large-battles.bombardment': {
    en: 'fire of artillery at a unit or a sector',
    it: 'il tiro dell’artiglieria su un’unità o un settore',
  },
  'told.kind.large-battles.approach': {
    en: 'an Approach: dice, DIS, actions won and what they may be used for',
    it: 'un avvicinamento: dadi, DIS, azioni vinte e come usarle',
  },
  'told.kind.large-battles.contact': {
    en: 'a Contact: dice, winner, losses, retreat, pursuit',
    it: 'un contatto: dadi, vincitore, perdite, ritirata, inseguimento',
  },
  'told.kind.large-battles.breakpoint': {
    en: 'Break Point, Shaken brigades and the score against a side',
    it: 'punto di rottura, brigate scosse e punteggio contro una parte',
  },
  'told.kind.large-battles.initiative': { en: 'the first initiative', it: 'la prima iniziativa' },
  'told.kind.large-battles.roles': {
    en: 'attacker and defender of a pick-up game',
    it: 'attaccante e difensore di una partita',
  },
  'told.kind.large-battles.survival': { en: 'the fate of a general at risk', it: 'la sorte di un generale a rischio' },
  'told.kind.large-battles.general': {
    en: 'the die of a general from an army list',
    it: 'il dado di un generale di una lista',
  },
  'told.kind.large-battles.strength': { en: 'Q, C and Sk of historical troops', it: 'Q, C e Sk di truppe storiche' },
  'told.kind.large-battles.terrain': {
    en: 'terrain placed in turn, piece by piece',
    it: 'il terreno disposto a turno, pezzo per pezzo',
  },
  'told.kind.large-battles.deployment': {
    en: 'troops and generals as deployed',
    it: 'truppe e generali come schierati',
  },
  'told.kind.large-battles.sight': {
    en: 'lines of sight, arcs, cover and shots on a described table',
    it: 'linee di vista, archi, copertura e tiri su un tavolo descritto',
  },
  'told.kind.large-battles.standing': {
    en: 'command, zones, distances and score on a described table',
    it: 'comando, zone, distanze e punteggio su un tavolo descritto',
  },
  'told.kind.large-battles.move': {
    en: 'one action of one unit on a described table',
    it: 'un’azione di un’unità su un tavolo descritto',
  },
  'told.kind.large-battles.retreat': {
    en: 'a retreat on a described table',
    it: 'una ritirata su un tavolo descritto',
  },
  'told.kind.large-battles.play': {
    en: 'orders and dice in sequence on a described table',
    it: 'ordini e dadi in sequenza su un tavolo descritto',
  },
  'told.kind.skirmish.melee': { en: 'an attack hand to hand', it: 'un attacco corpo a corpo' },
  'told.kind.skirmish.shot': { en: 'a shot, a throw or a volley', it: 'un tiro, un lancio o una salva' },
  'told.kind.skirmish.activation': { en: 'an activation roll', it: 'un tiro di attivazione' },
  'told.kind.skirmish.order': { en: 'the roll of a group order', it: 'il tiro di un ordine di gruppo' },
  'told.kind.skirmish.morale': { en: 'a morale test, or one against Fear', it: 'un test di morale, o contro la Paura' },
  'told.kind.skirmish.fall': { en: 'a fall of one or more levels', it: 'un volo da uno o più livelli' },
  'told.kind.skirmish.bash': {
    en: 'breaking down a door, a fence or a wall',
    it: 'l’abbattimento di una porta, una staccionata o un muro',
  },
  'told.kind.skirmish.break': {
    en: 'causes of a morale test, and whether a squad breaks',
    it: 'le cause di un test di morale, e se una squadra cede',
  },
  'told.kind.skirmish.play': {
    en: 'orders and dice in sequence on a described table',
    it: 'ordini e dadi in sequenza su un tavolo descritto',
  },
  'told.kind.skirmish.sight': {
    en: 'lines of sight, cover and shots on a described table',
    it: 'linee di vista, copertura e tiri su un tavolo descritto',
  },
  'told.kind.skirmish.move': {
    en: 'one action of one model on a described table',
    it: 'un’azione di un modello su un tavolo descritto',
  },
  'told.kind.simplicity.points': { en: 'action points of a turn', it: 'i punti azione di un turno' },
  'told.kind.simplicity.activation': { en: 'whether a unit with DP activates', it: 'se un’unità con PD si attiva' },
  'told.kind.simplicity.fire': { en: 'a shot: dice, score, disruption', it: 'un tiro: dadi, punteggio, disordine' },
  'told.kind.simplicity.melee': {
    en: 'a charge in contact, to the last die',
    it: 'una carica a contatto, fino all’ultimo dado',
  },
  'told.kind.simplicity.passing': {
    en: 'a beaten unit that passes through friends',
    it: 'un’unità battuta che passa tra gli amici',
  },
  'told.kind.simplicity.rally': {
    en: 'a rally and its re-roll',
    it: 'un tentativo di riordinarsi e il suo secondo tiro',
  },
  'told.kind.simplicity.rout': { en: 'a unit that breaks and routs', it: 'un’unità che cede e va in rotta' },
  'told.kind.simplicity.risk': { en: 'a Command base at risk', it: 'una base di comando a rischio' },
  'told.kind.simplicity.victory': { en: 'losses, points and the winner', it: 'perdite, punti e vincitore' },
  'told.kind.simplicity.play': {
    en: 'orders and dice in sequence on a described table',
    it: 'ordini e dadi in sequenza su un tavolo descritto',
  },
  'told.kind.simplicity.sight': {
    en: 'lines of sight, arcs and shots on a described table',
    it: 'linee di vista, archi e tiri su un tavolo descritto',
  },
  'told.kind.simplicity.move': {
    en: 'one action of one unit on a described table',
    it: 'un’azione di un’unità su un tavolo descritto',
  },
} as const;
