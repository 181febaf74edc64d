/** Sentences of `adjudicate`: dice, fights, units. English and Italian side by side. */
import * as terms from '../terms.ts';

export const toldMessages = {
  // sums and chances
  'told.sum': { en: '{{label}}: {{total}}', it: '{{label}}: {{total}}' },
  'told.odds': { en: 'Chances:', it: 'Probabilità:' },
  'told.odds.together': { en: 'Chances, each by itself:', it: 'Probabilità, ognuna a sé:' },
  'told.attack': { en: 'Attacker’s dice', it: 'Dadi dell’attaccante' },
  'told.defence': { en: 'Defender’s dice', it: 'Dadi del difensore' },
  'told.bombardment.attack': { en: 'Battery’s dice', it: 'Dadi della batteria' },
  'told.bombardment.defence': { en: 'Target’s dice', it: 'Dadi del bersaglio' },
  'told.melee.attack': { en: 'Attacker adds to the die', it: 'L’attaccante aggiunge al dado' },
  'told.melee.defence': { en: 'Defender adds to the die', it: 'Il difensore aggiunge al dado' },
  'told.shot.attack': { en: 'Shooter adds to the die', it: 'Chi tira aggiunge al dado' },
  'told.shot.defence': { en: 'Target adds to the die', it: 'Il bersaglio aggiunge al dado' },
  'told.bonus': { en: 'Added to each die', it: 'Aggiunto a ogni dado' },
  'told.modifiers': terms.AddedToTheDie,
  'told.dice': terms.Dice,
  'told.sideScore': terms.Score,
  'told.score': { en: 'Score to hit', it: 'Punteggio per colpire' },
  'told.tally': terms.AddedToTheDie,
  'told.model': { en: 'The model adds to its die', it: 'Il modello aggiunge al suo dado' },
  'told.fall': { en: 'The fall adds to its die', it: 'L’altezza aggiunge al suo dado' },
  'told.diceOf': { en: 'Dice, {{who}}', it: 'Dadi, {{who}}' },
  'told.scoreOf': { en: 'Score to hit, {{who}}', it: 'Punteggio per colpire, {{who}}' },
  'told.c': terms.Combat,
  'told.sk': terms.Skirmishers,
  'told.depletionChance': {
    en: 'Chance that the weapon is depleted: {{value}}',
    it: 'Probabilità che l’arma resti senza munizioni: {{value}}',
  },
  // dice
  'told.pair.won': {
    en: 'Pair {{n}}: {{a}} against {{b}}, won by the {{by}}',
    it: 'Coppia {{n}}: {{a}} contro {{b}}, vincitore: {{by}}',
  },
  'told.pair.tied': { en: 'Pair {{n}}: {{a}} against {{b}}, tied', it: 'Coppia {{n}}: {{a}} contro {{b}}, pari' },
  'told.die.success': { en: 'Rolled {{face}}: success', it: 'Tirato {{face}}: successo' },
  'told.die.failure': { en: 'Rolled {{face}}: failure', it: 'Tirato {{face}}: fallimento' },
  'told.quality': { en: 'Each die succeeds on {{value}} or more', it: 'Ogni dado riesce con {{value}} o più' },
  'told.needed': {
    en: 'Die and modifiers must reach {{value}}',
    it: 'Dado e modificatori devono arrivare a {{value}}',
  },
  'told.lostAt': { en: 'The base is lost on {{value}} or more', it: 'La base è perduta con {{value}} o più' },
  'told.toRoll': { en: 'Dice to roll: {{value}}', it: 'Dadi da tirare: {{value}}' },
  'told.automatic': {
    en: 'Automatic successes: {{value}} ({{rule}})',
    it: 'Successi automatici: {{value}} ({{rule}})',
  },
  'told.successes': { en: 'Successes: {{value}}', it: 'Successi: {{value}}' },
  'told.failures': { en: 'Failures: {{value}}', it: 'Fallimenti: {{value}}' },
  'told.extraAction': { en: 'One extra action ({{value}})', it: 'Un’azione in più ({{value}})' },
  'told.actions': { en: 'Actions: {{value}}', it: 'Azioni: {{value}}' },
  'told.actionsOfBoth': {
    en: 'Actions: attacker {{a}}, defender {{d}}',
    it: 'Azioni: attaccante {{a}}, difensore {{d}}',
  },
  'told.reroll': {
    en: 'May re-roll one own die: {{by}} ({{rule}})',
    it: 'Può ripetere il tiro di un proprio dado: {{by}} ({{rule}})',
  },
  'told.totals': { en: 'Totals: {{value}}', it: 'Totali: {{value}}' },
  'told.scores': { en: 'Scores: {{a}} to {{b}}', it: 'Punteggi: {{a}} a {{b}}' },
  'told.resultIs': { en: 'Result: {{result}} ({{rule}})', it: 'Risultato: {{result}} ({{rule}})' },
  'told.rolled': {
    en: 'Actions {{actions}}, failures {{failures}} ({{rule}})',
    it: 'Azioni {{actions}}, fallimenti {{failures}} ({{rule}})',
  },
  'told.rolled.turnover': {
    en: 'Actions {{actions}}, failures {{failures}}, then a turnover ({{rule}})',
    it: 'Azioni {{actions}}, fallimenti {{failures}}, poi passaggio del turno ({{rule}})',
  },
  'told.wantsDice': {
    en: 'Still to roll, {{what}}: {{count}} ({{rule}})',
    it: 'Dadi ancora da tirare, {{what}}: {{count}} ({{rule}})',
  },
  'told.wantsMoreDice': {
    en: 'Still to roll, {{what}}: {{count}}, given {{given}} ({{rule}})',
    it: 'Dadi ancora da tirare, {{what}}: {{count}}, indicati {{given}} ({{rule}})',
  },
  'told.wantsDiceOf': {
    en: 'Still to roll, {{what}}, {{owner}}: {{count}} ({{rule}})',
    it: 'Dadi ancora da tirare, {{what}}, {{owner}}: {{count}} ({{rule}})',
  },
  'told.answers': { en: 'Possible now, one of each kind:', it: 'Possibile ora, un ordine per tipo:' },
  'told.waitsFor': {
    en: '{{seat}} to decide: {{decision}} ({{rule}})',
    it: 'Tocca a: {{seat}}. {{decision}} ({{rule}})',
  },
  'told.survivalDice': {
    en: 'Dice to roll: {{value}}; any 1 and the general is lost',
    it: 'Dadi da tirare: {{value}}; basta un 1 e il generale è perduto',
  },
  // yes or no
  'told.passive.yes': {
    en: 'The defender is passive: its dice cause no DIS',
    it: 'Il difensore è passivo: i suoi dadi non causano DIS',
  },
  'told.doubled.yes': { en: 'Second die doubled: one more DIS', it: 'Secondo dado doppiato: un DIS in più' },
  'told.pursuit.yes': { en: 'The winner pursues', it: 'Il vincitore insegue' },
  'told.slotCloses.yes': {
    en: 'Two or more failures: the slot closes (LB-ACT-13)',
    it: 'Due o più fallimenti: l’occasione di attivare si chiude (LB-ACT-13)',
  },
  'told.turnover.yes': {
    en: 'Turnover: the initiative passes (LB-ACT-14)',
    it: 'L’iniziativa passa all’altra parte (LB-ACT-14)',
  },
  'told.loses.yes': {
    en: 'The side has lost, if this is the end of its own phase (LB-VIC-13)',
    it: 'La parte ha perso, se è la fine della sua fase (LB-VIC-13)',
  },
  'told.loses.no': { en: 'The side fights on', it: 'La parte continua a combattere' },
  'told.survives.yes': { en: 'The general survives', it: 'Il generale sopravvive' },
  'told.survives.no': { en: 'The general is lost', it: 'Il generale è perduto' },
  'told.placedAnew.yes': {
    en: 'Its owner repositions the general (LB-LEAD-20)',
    it: 'Il giocatore riposiziona il generale (LB-LEAD-20)',
  },
  'told.legal.yes': { en: 'Legal', it: 'Valido' },
  'told.legal.no': { en: 'Not legal', it: 'Non valido' },
  'told.depleted.yes': { en: 'The weapon is depleted (SK-RNG-16)', it: 'L’arma resta senza munizioni (SK-RNG-16)' },
  'told.done.yes': { en: 'It is broken down', it: 'È abbattuto' },
  'told.done.no': { en: 'It holds', it: 'Resiste' },
  'told.belowHalf.yes': {
    en: 'Fewer than half of the models are left (SK-MOR-7)',
    it: 'Resta meno di metà dei modelli (SK-MOR-7)',
  },
  'told.belowHalf.no': {
    en: 'Half of the models or more are left (SK-MOR-7)',
    it: 'Resta almeno metà dei modelli (SK-MOR-7)',
  },
  // units afterwards
  'told.unit': { en: 'Unit: {{value}}', it: 'Unità: {{value}}' },
  'told.unit.dis': { en: 'Afterwards, {{who}}: DIS {{dis}}', it: 'Dopo, {{who}}: DIS {{dis}}' },
  'told.unit.disFormation': {
    en: 'Afterwards, {{who}}: DIS {{dis}}, {{formation}}',
    it: 'Dopo, {{who}}: DIS {{dis}}, {{formation}}',
  },
  'told.unit.gone': { en: 'Eliminated: {{who}}', it: 'Eliminazione: {{who}}' },
  'told.sector.dis': { en: 'Sector: DIS {{dis}}', it: 'Settore: DIS {{dis}}' },
  'told.sector.destroyed': { en: 'Sector: DIS {{dis}}, destroyed', it: 'Settore: DIS {{dis}}, distrutto' },
  'told.fate': { en: 'Afterwards, {{who}}: DP {{dp}}, {{status}}', it: 'Dopo, {{who}}: PD {{dp}}, {{status}}' },
  'told.fate.moved': {
    en: 'Afterwards, {{who}}: DP {{dp}}, {{status}}, moved {{moved}} cm',
    it: 'Dopo, {{who}}: PD {{dp}}, {{status}}, spostamento {{moved}} cm',
  },
  'told.skirmishersLost': {
    en: 'Skirmishers lost for good (LB-APP-09): {{value}}',
    it: 'Schermagliatori perduti per sempre (LB-APP-09): {{value}}',
  },
  'told.riddenDown': {
    en: 'Generals ridden down, to be tested: {{value}}',
    it: 'Generali travolti, da mettere alla prova: {{value}}',
  },
  'told.length': { en: '{{stick}} ({{mm}} mm)', it: '{{stick}} ({{mm}} mm)' },
  'told.stick.VS': { en: '1VS', it: '1MC' },
  'told.stick.S': { en: '1S', it: '1C' },
  'told.stick.M': { en: '1M', it: '1M' },
  'told.stick.L': { en: '1L', it: '1L' },
  'told.effect.disorder': {
    en: '{{who}}: now DIS {{dis}} ({{rule}})',
    it: '{{who}}: ora DIS {{dis}} ({{rule}})',
  },
  'told.effect.eliminated': { en: '{{who}}: eliminated ({{rule}})', it: '{{who}}: fuori dal tavolo ({{rule}})' },
  'told.effect.retreat': {
    en: '{{who}}: retreats {{length}} ({{rule}})',
    it: '{{who}}: ritirata di {{length}} ({{rule}})',
  },
  'told.effect.retreats': {
    en: '{{who}}: retreats {{length}} ({{rule}})',
    it: '{{who}}: ritirata di {{length}} ({{rule}})',
  },
  'told.effect.withdraw': {
    en: '{{who}}: leaves and goes back {{length}} ({{rule}})',
    it: '{{who}}: esce e ripiega di {{length}} ({{rule}})',
  },
  'told.effect.withdraws': {
    en: '{{who}}: goes back {{length}} ({{rule}})',
    it: '{{who}}: ripiega di {{length}} ({{rule}})',
  },
  'told.effect.limber': { en: '{{who}}: limbers ({{rule}})', it: '{{who}}: passa al traino ({{rule}})' },
  'told.effect.fullMove': {
    en: '{{who}}: moves back {{length}} ({{rule}})',
    it: '{{who}}: indietro di {{length}} ({{rule}})',
  },
  'told.effect.bounce': {
    en: 'The ball bounces through: 1 DIS to the unit behind ({{rule}})',
    it: 'La palla rimbalza: 1 DIS all’unità dietro ({{rule}})',
  },
  'told.effect.sectorDisorder': { en: 'Sector: DIS {{dis}} ({{rule}})', it: 'Settore: DIS {{dis}} ({{rule}})' },
  'told.effect.destroyed': { en: 'Sector destroyed ({{rule}})', it: 'Settore distrutto ({{rule}})' },
  'told.effect.turnsToFace': {
    en: '{{who}}: turns to face the winner ({{rule}})',
    it: '{{who}}: si gira verso il vincitore ({{rule}})',
  },
  'told.effect.entersSector': {
    en: '{{who}}: goes into the next sector ({{rule}})',
    it: '{{who}}: entra nel settore vicino ({{rule}})',
  },
  'told.effect.passesFriend': {
    en: '{{who}}: passes a friend, which takes 1 DIS ({{rule}})',
    it: '{{who}}: passa un amico, che subisce 1 DIS ({{rule}})',
  },
  'told.effect.leavesSector': {
    en: '{{who}}: leaves the town, {{length}} away ({{rule}})',
    it: '{{who}}: esce dall’abitato, a {{length}} ({{rule}})',
  },
  // choices
  'told.use.done': { en: 'Action used, {{by}}: {{use}}', it: 'Azione spesa, {{by}}: {{use}}' },
  'told.use.refused': { en: 'Not possible, {{by}}: {{use}}', it: 'Non possibile, {{by}}: {{use}}' },
  'told.may': { en: 'May now, {{side}}: {{uses}}', it: 'Ora può, {{side}}: {{uses}}' },
  'told.refused': { en: 'Refused: {{why}} ({{rule}})', it: 'Rifiutato: {{why}} ({{rule}})' },
  'told.nearest': { en: 'Nearest legal order: {{order}}', it: 'Ordine valido più vicino: {{order}}' },
  'told.end.counted': {
    en: 'Roll the dice to go on.',
    it: 'Tira i dadi per continuare.',
  },
  'told.end.open': {
    en: 'The Approach is still open: actions are left.',
    it: 'L’avvicinamento è ancora aperto: restano azioni.',
  },
  'told.end.contactByAttacker': {
    en: 'The attacker moves into Contact. Each action left may buy a die there (LB-CON-05).',
    it: 'L’attaccante entra in contatto. Lì ogni azione rimasta può comprare un dado (LB-CON-05).',
  },
  'told.end.contactByDefender': {
    en: 'The defender moves into Contact. Each action left may buy a die there (LB-CON-05).',
    it: 'Il difensore entra in contatto. Lì ogni azione rimasta può comprare un dado (LB-CON-05).',
  },
  'told.miscounted': {
    en: '{{label}}: counted {{counted}}, given {{given}}; the result is that of the dice given',
    it: '{{label}}: contati {{counted}}, indicati {{given}}; il risultato è quello dei dadi indicati',
  },
  'told.end.attackerFallsBack': { en: 'The attacker falls back.', it: 'L’attaccante ripiega.' },
  'told.end.attackerWithdraws': {
    en: 'No Contact: the attacker withdraws.',
    it: 'Nessun contatto: l’attaccante ripiega.',
  },
  'told.end.attackerStays': { en: 'No Contact: the attacker stays.', it: 'Nessun contatto: l’attaccante resta.' },
  'told.end.defenderEliminated': { en: 'The defender is eliminated.', it: 'Il difensore è fuori dal tavolo.' },
  'told.winner': { en: 'Winner: {{value}}', it: 'Vince: {{value}}' },
  'told.settled': {
    en: 'The first dice are tied. Decided by {{by}} ({{rule}})',
    it: 'I primi dadi sono pari. Decide: {{by}} ({{rule}})',
  },
  'told.settled.cuirass': terms.Cuirass,
  'told.settled.disorder': { en: 'the lower DIS', it: 'il DIS minore' },
  'told.settled.unused': { en: 'the unused dice', it: 'i dadi non usati' },
  'told.settled.c': { en: 'the better Combat', it: 'il Combattimento migliore' },
  'told.settled.face': {
    en: 'the tied face: even for the attacker, odd for the defender',
    it: 'la faccia pari merito: pari per l’attaccante, dispari per il difensore',
  },
  'told.leaderTest': {
    en: 'Then test the Leader, {{side}}: dice {{dice}}, lost on any 1 ({{rule}})',
    it: 'Poi il comandante rischia, {{side}}: dadi {{dice}}, perduto se c’è un 1 ({{rule}})',
  },
  'told.answer.nothing': { en: 'The other side cannot react', it: 'L’altra parte non può reagire' },
  'told.answer.reaction': {
    en: 'The other side may react, dice {{count}}: {{when}}',
    it: 'L’altra parte può reagire, dadi {{count}}: {{when}}',
  },
  'told.answer.replacement': {
    en: 'The other side may name a new Leader instead (dice {{count}}): {{when}}',
    it: 'L’altra parte può invece nominare un nuovo comandante (dadi {{count}}): {{when}}',
  },
  'told.when.never': { en: '—', it: '—' },
  'told.when.atOnce': { en: 'at once or not at all', it: 'subito o mai' },
  'told.when.anyWindow': {
    en: 'at any chance until the unit is done',
    it: 'in ogni momento fino alla fine dell’attivazione',
  },
} as const;
