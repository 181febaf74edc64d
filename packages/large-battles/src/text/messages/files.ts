/** Messages about scenario files: faults, and summaries of each battle. English and Italian side by side. */
export const fileMessages = {
  // faults of a scenario file
  'lb.problem.reservedId': {
    en: 'A side may not be called “{{id}}”.',
    it: 'Una parte non può chiamarsi «{{id}}».',
  },
  'lb.problem.sameId': { en: 'The name “{{id}}” is used twice.', it: 'Il nome «{{id}}» è usato due volte.' },
  'lb.problem.sameBaseline': {
    en: 'Both sides have the same baseline.',
    it: 'Le due parti hanno la stessa linea di base.',
  },
  'lb.problem.unknownSide': { en: 'No side is called “{{id}}”.', it: 'Nessuna parte si chiama «{{id}}».' },
  'lb.problem.unknownTerrain': {
    en: 'No piece of terrain is called “{{id}}”.',
    it: 'Nessun elemento di terreno si chiama «{{id}}».',
  },
  'lb.problem.unknownRule': {
    en: 'The special rule “{{name}}” is unknown here. Known: {{known}}.',
    it: 'La regola speciale «{{name}}» qui è sconosciuta. Note: {{known}}.',
  },
  'lb.problem.ruleTwice': {
    en: 'The special rule “{{name}}” is named twice.',
    it: 'La regola speciale «{{name}}» è indicata due volte.',
  },
  'lb.problem.cavalryOnly': {
    en: 'The special rule “{{name}}” is for cavalry.',
    it: 'La regola speciale «{{name}}» è per la cavalleria.',
  },
  'lb.problem.numberMissing': {
    en: 'Troops of this kind ({{kind}}) need “{{key}}”.',
    it: 'Le truppe di questo tipo ({{kind}}) richiedono «{{key}}».',
  },
  'lb.problem.numberNotHad': {
    en: 'This kind ({{kind}}) has no “{{key}}”.',
    it: 'Questo tipo ({{kind}}) non ha «{{key}}».',
  },
  'lb.problem.suggestedCount': {
    en: '{{count}} units, but {{length}} suggested places.',
    it: '{{count}} unità, ma {{length}} posizioni suggerite.',
  },
  'lb.problem.namesCount': {
    en: 'Names: {{length}}, for {{count}} units. Give one for each unit, or none.',
    it: 'Nomi: {{length}}, per {{count}} unità. Indicane uno per unità, o nessuno.',
  },
  'lb.problem.companyTooLarge': {
    en: 'The company has {{points}} points, but the battalions of its Brigade can take only {{room}}.',
    it: 'La compagnia ha {{points}} punti, ma i battaglioni della brigata possono riceverne solo {{room}}.',
  },
  'lb.problem.needsArea': {
    en: 'This kind of terrain ({{kind}}) needs a rectangle or a polygon.',
    it: 'Questo tipo di terreno ({{kind}}) richiede un rettangolo o un poligono.',
  },
  'lb.problem.needsLine': {
    en: 'This kind of terrain ({{kind}}) needs a line.',
    it: 'Questo tipo di terreno ({{kind}}) richiede una linea.',
  },
  'lb.problem.printedOther': {
    en: 'The printed total {{printed}} is not the computed {{computed}}, and nothing says why.',
    it: 'Il totale stampato {{printed}} non è quello calcolato {{computed}}, e manca la spiegazione.',
  },
  'lb.problem.noWidth': {
    en: 'The stretch from {{from}} to {{to}} has no width.',
    it: 'Il tratto da {{from}} a {{to}} non ha larghezza.',
  },
  'lb.problem.terrainOffTable': {
    en: 'The point {{x}}, {{y}} is off the table of {{width}} x {{height}} mm.',
    it: 'Il punto {{x}}, {{y}} è fuori dal tavolo di {{width}} x {{height}} mm.',
  },
  'lb.problem.crossedPolygon': {
    en: 'The sides of the polygon cross each other, or a corner is named twice.',
    it: 'I lati del poligono si incrociano, o un vertice è indicato due volte.',
  },

  // summaries of each battle
  'lb.scenario.peninsular-clash.summary': {
    en: 'A French division comes on from the north against a British and a Portuguese brigade around a lone farm. A good first battle.',
    it: 'Una divisione francese avanza da nord contro una brigata britannica e una portoghese attorno a una fattoria isolata. Ottima come prima battaglia.',
  },
  'lb.scenario.to-vienna.summary': {
    en: 'French and Austrians meet on ground that both sides lay out before the battle.',
    it: 'Francesi e austriaci si incontrano su un terreno che le due parti dispongono prima della battaglia.',
  },
  'lb.scenario.spanish-pride.summary': {
    en: 'A French division with veteran brigades against a Spanish army of guards, recruits and militia, astride a long ridge.',
    it: 'Una divisione francese con brigate veterane contro un esercito spagnolo di guardie, reclute e milizie, a cavallo di un lungo crinale.',
  },
  'lb.scenario.retschow.summary': {
    en: 'Mecklenburgers, Swedes and Prussians fall on a French and Danish division, half of it still on the march.',
    it: 'Meclemburghesi, svedesi e prussiani piombano su una divisione franco-danese, per metà ancora in marcia.',
  },
  'lb.scenario.raab.summary': {
    en: 'A battle of armies: every piece a brigade or a division, in Corps. Eugène’s Franco-Italians must carry a plateau and a walled farm held by Austrians and the Hungarian levy.',
    it: 'Una battaglia tra armate: ogni pezzo è una brigata o una divisione, riunite in corpi. I franco-italiani di Eugenio devono prendere un altopiano e una fattoria fortificata tenuti da austriaci e dalla leva ungherese.',
  },

  // faults of a pick-up set-up
  'lb.problem.terrainLaidLater': {
    en: 'With a pick-up set-up the terrain is laid by the players: none is given.',
    it: 'In una partita libera il terreno lo dispongono i giocatori: non se ne indica.',
  },
  'lb.problem.firstRolledLater': {
    en: 'With a pick-up set-up the dice say who goes first: no side is given.',
    it: 'In una partita libera sono i dadi a dire chi comincia: non si indica una parte.',
  },
  'lb.problem.rollBeforePickUpOnly': {
    en: 'Generals roll for their quality only with a pick-up set-up (setUp: pickup).',
    it: 'I generali tirano per la propria qualità solo in una partita libera (setUp: pickup).',
  },
} as const;
