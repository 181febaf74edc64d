/** Messages of the scenario's own rules in the maker. */
import * as terms from '@drumhead/content/terms';

export const ruleMessages = {
  'web.maker.rule.own': terms.ScenarioWithOwnRules,
  'web.maker.rule.none': {
    en: 'This scenario is played by the book.',
    it: 'Questo scenario si gioca secondo il libro.',
  },
  'web.maker.rule.begin': { en: 'Add rules of its own', it: 'Aggiungi regole proprie' },
  'web.maker.rule.remove': { en: 'Go by the book again', it: 'Torna alle regole del libro' },
  'web.maker.rule.how': {
    en: 'Tap a place, then drag it. Arrow keys move it by 1 mm, with Shift by 10.',
    it: 'Tocca un luogo, poi trascinalo. Le frecce lo spostano di 1 mm, con Maiusc di 10.',
  },

  'web.maker.place.new': { en: 'New place', it: 'Nuovo luogo' },
  'web.maker.place.add': { en: 'Mark a place', it: 'Segna un luogo' },
  'web.maker.place.middle': { en: 'Put it in the middle', it: 'Mettilo nel mezzo' },
  'web.maker.place.held': {
    en: 'Held within {{reach}} mm, worth {{points}}.',
    it: 'Si tiene entro {{reach}} mm, vale {{points}}.',
  },
  'web.maker.spot.barred.none': {
    en: '{{game}} has no objectives on the map: rules of its own have places.',
    it: '{{game}} non ha obiettivi sulla mappa: le regole proprie hanno luoghi.',
  },
  'web.maker.spot.barred.own': {
    en: 'The places of its own rules take the place of objectives.',
    it: 'I luoghi delle regole proprie prendono il posto degli obiettivi.',
  },
  'web.maker.objective.worth': {
    en: 'Worth {{points}} to whoever holds it at the end.',
    it: 'Vale {{points}} per chi lo tiene alla fine.',
  },
  'web.maker.spot.barred.book': {
    en: 'Places belong to rules of its own: add them in the step Rules.',
    it: 'I luoghi fanno parte delle regole proprie: aggiungile nel passo Regole.',
  },
  'web.maker.spot.barred.full': {
    en: 'The file holds no more of them: {{most}} at most.',
    it: 'Il file non può contenerne altri: al massimo {{most}}.',
  },

  'web.maker.rule.limit': {
    en: 'The battle ends after turn {{limit}}.',
    it: 'La battaglia finisce dopo il turno {{limit}}.',
  },
  'web.maker.rule.clock': {
    en: 'Turn 1 begins at {{first}}; each turn takes {{minutes}} minutes.',
    it: 'Il turno 1 comincia alle {{first}}; ogni turno dura {{minutes}} minuti.',
  },
  'web.maker.rule.clock.add': { en: 'Add a clock', it: 'Aggiungi un orologio' },
  'web.maker.rule.clock.remove': { en: 'Remove the clock', it: 'Togli l’orologio' },

  'web.maker.rule.events': { en: 'What happens', it: 'Che cosa accade' },
  'web.maker.rule.events.full': {
    en: 'The file holds no more events: {{most}} at most.',
    it: 'Il file non può contenere altri eventi: al massimo {{most}}.',
  },
  'web.maker.deed.arrive': { en: 'Reinforcements', it: 'Rinforzi' },
  'web.maker.deed.mayLeave': { en: 'Way off the table', it: 'Uscita dal tavolo' },
  'web.maker.deed.tell': { en: 'Message', it: 'Messaggio' },
  'web.maker.deed.score': terms.Points,
  'web.maker.deed.end': { en: 'End of the battle', it: 'Fine della battaglia' },

  'web.maker.rule.when': { en: 'When', it: 'Quando' },
  'web.maker.rule.and': { en: 'and', it: 'e' },
  'web.maker.rule.and.more': { en: 'One more condition', it: 'Un’altra condizione' },
  'web.maker.rule.then': { en: 'Then', it: 'Allora' },
  'web.maker.rule.also': { en: 'also', it: 'e anche' },
  'web.maker.rule.also.more': { en: 'One more effect', it: 'Un altro effetto' },
  'web.maker.rule.lift': { en: 'Move up', it: 'Sposta su' },
  'web.maker.rule.first': {
    en: 'It comes first in the file.',
    it: 'È il primo del file.',
  },

  'web.maker.condition.turn': { en: 'a turn has begun', it: 'è cominciato un turno' },
  'web.maker.condition.holds': { en: 'a place is held', it: 'un luogo è tenuto' },
  'web.maker.condition.enters': { en: 'troops enter a place', it: 'truppe entrano in un luogo' },
  'web.maker.condition.lost': { en: 'troops are lost', it: 'truppe sono perdute' },
  'web.maker.condition.losses': { en: 'a side has losses', it: 'una parte ha perdite' },
  'web.maker.rule.turn': { en: 'turn {{turn}} has begun ({{side}})', it: 'è cominciato il turno {{turn}} ({{side}})' },
  'web.maker.rule.holds': {
    en: '{{place}} is held by {{side}} for {{turns}} turns on end',
    it: 'luogo tenuto: {{place}} ({{side}}), per {{turns}} turni di seguito',
  },
  'web.maker.rule.enters': { en: 'in {{place}} stands: {{who}}', it: 'in {{place}} sta: {{who}}' },
  'web.maker.rule.lost': { en: 'these troops are lost: {{troops}}', it: 'perdute tutte queste truppe: {{troops}}' },
  'web.maker.rule.losses': {
    en: 'the losses reach {{share}} % of: {{side}}',
    it: 'le perdite arrivano al {{share}} % di: {{side}}',
  },
  'web.maker.rule.arrive': {
    en: '{{troops}} comes on at the {{edge}}, from {{from}} to {{to}} mm',
    it: '{{troops}} entra dal {{edge}}, da {{from}} a {{to}} mm',
  },
  'web.maker.rule.mayLeave': {
    en: '{{troops}} may leave by the {{edge}}, from {{from}} to {{to}} mm, points {{points}} each',
    it: '{{troops}} può uscire dal {{edge}}, da {{from}} a {{to}} mm, punti {{points}} a testa',
  },
  'web.maker.rule.tell': { en: 'tell {{who}}:', it: 'messaggio per {{who}}:' },
  'web.maker.rule.message.new': { en: 'Drums in the distance.', it: 'Tamburi in lontananza.' },
  'web.maker.rule.score': { en: '{{sign}} {{points}} points: {{side}}', it: '{{sign}} {{points}} punti: {{side}}' },
  'web.maker.rule.plus': { en: 'plus', it: 'più' },
  'web.maker.rule.minus': { en: 'minus', it: 'meno' },
  'web.maker.rule.end': { en: 'the battle ends, won by: {{side}}', it: 'la battaglia finisce, vince: {{side}}' },
  'web.maker.rule.hidden': { en: 'Hidden from: {{who}}.', it: 'Nascosto a: {{who}}.' },
  'web.maker.rule.hidden.label': { en: 'Hidden from', it: 'Nascosto a' },
  'web.maker.rule.hidden.nobody': terms.nobody,
  'web.maker.rule.hidden.both': { en: 'both sides', it: 'le due parti' },
  'web.maker.rule.either': { en: 'either side', it: 'una delle parti' },
  'web.maker.rule.everybody': { en: 'everybody', it: 'tutti' },
  'web.maker.rule.draw': { en: 'nobody: a draw', it: 'nessuno: parità' },
  'web.maker.rule.nobody': { en: 'the battle has no troops', it: 'nella battaglia non ci sono truppe' },
  'web.maker.rule.noPlace': { en: 'mark a place first', it: 'prima segna un luogo' },
  'web.maker.rule.nobodyArrives': {
    en: 'No other troops may arrive later.',
    it: 'Nessun’altra truppa può arrivare dopo.',
  },
  'web.maker.arrival.last': {
    en: 'Somebody of this side must be there from the start.',
    it: 'Qualcuno di questa parte dev’esserci dall’inizio.',
  },
  'web.maker.troops.all': { en: 'all: {{name}}', it: 'tutti: {{name}}' },
  'web.maker.troops.brigade': { en: 'Brigade {{number}}: {{units}}', it: 'Brigata {{number}}: {{units}}' },
  'web.maker.arrive.brigades': {
    en: 'only a whole brigade arrives later',
    it: 'dopo arriva solo una brigata intera',
  },
  'web.maker.arrive.models': {
    en: 'it stands on the table from the start',
    it: 'è sul tavolo dall’inizio',
  },

  'web.maker.rule.book': { en: 'Losses by the book {{book}}.', it: 'Le perdite secondo il libro {{book}}.' },
  'web.maker.rule.book.label': { en: 'Losses by the book', it: 'Perdite secondo il libro' },
  'web.maker.rule.book.ends': { en: 'end the battle sooner', it: 'chiudono prima la battaglia' },
  'web.maker.rule.book.not': { en: 'do not end the battle', it: 'non chiudono la battaglia' },
  'web.maker.rule.lead': {
    en: 'At the turn limit a lead of {{lead}} points wins.',
    it: 'Al limite dei turni vince un vantaggio di {{lead}} punti.',
  },

  'web.maker.blank.turn': { en: 'Turn', it: 'Turno' },
  'web.maker.blank.turns': { en: 'Turns', it: 'Turni' },
  'web.maker.blank.side': terms.Side,
  'web.maker.blank.who': terms.Who,
  'web.maker.blank.winner': terms.Winner,
  'web.maker.blank.troops': terms.Troops,
  'web.maker.blank.share': { en: 'Share (%)', it: 'Quota (%)' },
  'web.maker.blank.edge': { en: 'Edge', it: 'Bordo' },
  'web.maker.blank.from': { en: 'From (mm)', it: 'Da (mm)' },
  'web.maker.blank.to': { en: 'To (mm)', it: 'A (mm)' },
  'web.maker.blank.sign': { en: 'More or fewer', it: 'Più o meno' },
  'web.maker.blank.reach': { en: 'Reach (mm)', it: 'Raggio (mm)' },
  'web.maker.blank.hour': { en: 'First hour', it: 'Prima ora' },
  'web.maker.blank.minutes': { en: 'Minutes', it: 'Minuti' },
  'web.maker.blank.lead': { en: 'Lead', it: 'Vantaggio' },

  'web.maker.placed': { en: 'On the table from the start', it: 'Sul tavolo dall’inizio' },
  'web.maker.placed.add': { en: 'One more', it: 'Ancora uno' },
  'web.maker.arrival.start': {
    en: '{{name}}: turn of arrival {{turn}} (0: from the start)',
    it: '{{name}}: turno di arrivo {{turn}} (0: dall’inizio)',
  },
  'web.maker.arrival.home': {
    en: '{{name}}: turn of arrival {{turn}}, {{edge}}',
    it: '{{name}}: turno di arrivo {{turn}}, {{edge}}',
  },
  'web.maker.arrival.by': {
    en: '{{name}}: turn of arrival {{turn}}, {{edge}}, from {{from}} to {{to}} mm',
    it: '{{name}}: turno di arrivo {{turn}}, {{edge}}, da {{from}} a {{to}} mm',
  },
  'web.maker.arrival.own': { en: 'its own edge', it: 'il suo bordo' },
  'web.maker.arrival.called': { en: '{{name}}: turn {{turn}}', it: '{{name}}: turno {{turn}}' },
  'web.maker.arrival.rules': { en: 'Reinforcements by rules of its own', it: 'Rinforzi con regole proprie' },
  'web.maker.mend.whole': { en: 'Use the whole edge', it: 'Usa tutto il bordo' },
  'web.maker.mend.within': { en: 'Bring it within the limit', it: 'Riportalo nel limite' },
} as const;
