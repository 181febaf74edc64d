/** Messages about scenario files: faults, and summaries of each battle. English and Italian side by side. */
import * as terms from '@drumhead/content/terms';

export const fileMessages = {
  // faults of a scenario file
  'lb.problem.reservedId': terms.NoIdOfASide,
  'lb.problem.scriptOfScenario': {
    en: 'Rules of its own need a scenario file: a position or a pick-up game takes none.',
    it: 'Le regole proprie vogliono un file di scenario: una posizione o una partita libera non ne ammette.',
  },
  'lb.problem.sameId': terms.TheIdTwice,
  'lb.problem.sameBaseline': {
    en: 'Both sides have the same baseline.',
    it: 'Le due parti hanno la stessa linea di base.',
  },
  'lb.problem.unknownSide': { en: 'No side has the ID “{{id}}”.', it: 'Nessuna parte ha l’ID «{{id}}».' },
  'lb.problem.unknownTerrain': {
    en: 'No terrain has the ID “{{id}}”.',
    it: 'Nessun elemento di terreno ha l’ID «{{id}}».',
  },
  'lb.problem.unknownRule': {
    en: 'Unknown special rule: “{{name}}”. Choose one of: {{known}}.',
    it: 'Regola speciale sconosciuta: «{{name}}». Scegline una: {{known}}.',
  },
  'lb.problem.ruleTwice': {
    en: 'The special rule “{{name}}” is listed twice.',
    it: 'La regola speciale «{{name}}» compare due volte.',
  },
  'lb.problem.cavalryOnly': {
    en: 'The special rule “{{name}}” is for cavalry only.',
    it: 'La regola speciale «{{name}}» è solo per la cavalleria.',
  },
  'lb.problem.numberMissing': {
    en: 'These troops ({{kind}}) need “{{key}}”.',
    it: 'A queste truppe ({{kind}}) serve «{{key}}».',
  },
  'lb.problem.numberNotHad': {
    en: 'These troops ({{kind}}) have no “{{key}}”: remove it.',
    it: 'Queste truppe ({{kind}}) non hanno «{{key}}»: toglilo.',
  },
  'lb.problem.suggestedCount': {
    en: 'Units {{count}}, suggested places {{length}}: give one for each.',
    it: 'Unità {{count}}, posizioni suggerite {{length}}: indicane una per unità.',
  },
  'lb.problem.namesCount': {
    en: 'Names {{length}}, units {{count}}: give one name for each unit, or none.',
    it: 'Nomi {{length}}, unità {{count}}: indica un nome per unità, o nessuno.',
  },
  'lb.problem.companyTooLarge': {
    en: 'The company has {{points}} points, but the battalions of its brigade can take only {{room}}.',
    it: 'La compagnia ha {{points}} punti, ma i battaglioni della brigata possono riceverne solo {{room}}.',
  },
  'lb.problem.needsArea': {
    en: 'This terrain ({{kind}}) needs a rectangle or a polygon.',
    it: 'A questo terreno ({{kind}}) serve un rettangolo o un poligono.',
  },
  'lb.problem.needsLine': {
    en: 'This terrain ({{kind}}) needs a line.',
    it: 'A questo terreno ({{kind}}) serve una linea.',
  },
  'lb.problem.printedOther': {
    en: 'The printed total is {{printed}}, the computed one {{computed}}: say why.',
    it: 'Il totale stampato è {{printed}}, quello calcolato {{computed}}: spiega perché.',
  },
  'lb.problem.noWidth': {
    en: 'The stretch from {{from}} to {{to}} has no width.',
    it: 'Il tratto da {{from}} a {{to}} non ha larghezza.',
  },
  'lb.problem.terrainOffTable': {
    en: 'The point {{x}}, {{y}} is off the table of {{width}} × {{height}} mm.',
    it: 'Il punto {{x}}, {{y}} è fuori dal tavolo di {{width}} × {{height}} mm.',
  },
  'lb.problem.crossedPolygon': {
    en: 'The sides of the polygon cross, or a corner is given twice.',
    it: 'I lati del poligono si incrociano, o un vertice è ripetuto.',
  },

  // faults of a pick-up set-up
  'lb.problem.terrainLaidLater': {
    en: 'In a pick-up game the players place the terrain: remove it here.',
    it: 'In una partita libera il terreno lo dispongono i giocatori: toglilo da qui.',
  },
  'lb.problem.firstRolledLater': {
    en: 'In a pick-up game the dice decide the first side: remove it here.',
    it: 'In una partita libera sono i dadi a decidere chi comincia: toglilo da qui.',
  },
  'lb.problem.rollBeforePickUpOnly': {
    en: 'Generals roll for Quality only in a pick-up game (setUp: pickup).',
    it: 'I generali tirano per la Qualità solo in una partita libera (setUp: pickup).',
  },
} as const;
