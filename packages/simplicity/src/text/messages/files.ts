/** What is wrong in a file. */
import * as terms from '@drumhead/content/terms';

export const fileMessages = {
  'sip.problem.namesCount': {
    en: 'Names {{length}}, units {{count}}: give one name for each unit, or none.',
    it: 'Nomi {{length}}, unità {{count}}: indica un nome per unità, o nessuno.',
  },
  'sip.adjudicate.fewDice': {
    en: 'Dice given {{given}}: the next roll ({{what}}) needs {{wanted}}.',
    it: 'Dadi indicati {{given}}: il prossimo tiro ({{what}}) ne richiede {{wanted}}.',
  },
  'sip.adjudicate.manyDice': {
    en: 'Dice given {{given}}: only {{wanted}} are rolled.',
    it: 'Dadi indicati {{given}}: se ne tirano solo {{wanted}}.',
  },
  'sip.adjudicate.who.unit': terms.Unit,
  'sip.adjudicate.who.firer': { en: 'Firing unit', it: 'Unità al tiro' },
  'sip.adjudicate.who.target': terms.Target,
  'sip.adjudicate.who.charger': { en: 'Charger', it: 'Unità che carica' },
  'sip.adjudicate.who.defender': terms.Defender,
  'sip.adjudicate.who.friend': { en: 'Friend', it: 'Amico' },
  'sip.adjudicate.who.enemy': { en: 'Enemy', it: 'Nemico' },
  'sip.adjudicate.who.side': { en: 'this side', it: 'questa parte' },
  'sip.adjudicate.who.command': { en: 'Command base', it: 'Base di comando' },
  'sip.adjudicate.onlyGuns': { en: 'Only artillery is limbered.', it: 'Solo l’artiglieria va al traino.' },
  'sip.adjudicate.gunsNeverRout': {
    en: 'Artillery never routs: it is destroyed.',
    it: 'L’artiglieria non va mai in rotta: è distrutta.',
  },
  'sip.adjudicate.noFlank': { en: 'A garrison has no flank or rear.', it: 'Una guarnigione non ha fianchi né retro.' },
  'sip.adjudicate.noPassing': {
    en: 'This unit takes no test when passing friends: light infantry passes through, and losing artillery is destroyed.',
    it: 'Questa unità non fa prove passando tra gli amici: la fanteria leggera passa, l’artiglieria sconfitta è distrutta.',
  },
  'sip.adjudicate.tooManyLost': {
    en: 'More units lost than the {{units}} at the start.',
    it: 'Più unità perdute delle {{units}} iniziali.',
  },
  'sip.adjudicate.noHolder': {
    en: 'A side without ready units cannot hold an objective.',
    it: 'Una parte senza unità pronte non può tenere un obiettivo.',
  },
  'sip.problem.twice': terms.TheIdTwice,
  'sip.problem.reserved': terms.NoIdOfASide,
  'sip.problem.generated': {
    en: 'Choose rolled or given terrain: leave out one of them.',
    it: 'Scegli terreno tirato o indicato: togli uno dei due.',
  },
  'sip.problem.offTable': { en: '“{{id}}” is partly off the table.', it: '«{{id}}» è in parte fuori dal tavolo.' },
  'sip.problem.line': {
    en: '“{{id}}” is a line: give its points as x and y in turn.',
    it: '«{{id}}» è una linea: indica i punti come x e y alternati.',
  },
  'sip.problem.box': {
    en: 'Give the box of “{{id}}” as west, south, east, north.',
    it: 'Indica il riquadro di «{{id}}» come ovest, sud, est, nord.',
  },
  'sip.problem.notSimple': {
    en: '“{{id}}” must be a polygon of three corners or more, whose sides do not cross.',
    it: '«{{id}}» deve essere un poligono di almeno tre vertici, senza lati che si incrociano.',
  },
  'sip.problem.fromStart': {
    en: 'Only a brigade that arrives later comes on by an edge: say when it arrives.',
    it: 'Solo una brigata che arriva dopo entra da un bordo: indica quando arriva.',
  },
  'sip.problem.turned': {
    en: '“{{id}}” is not a section: only sections can be turned.',
    it: '«{{id}}» non è un settore: solo i settori si ruotano.',
  },
  'sip.problem.section': {
    en: '“{{id}}” is a section: give it as a box.',
    it: '«{{id}}» è un settore: indicalo come riquadro.',
  },
  'sip.problem.noSuchBrigade': {
    en: 'The lists have no brigade “{{id}}”.',
    it: 'Le liste non hanno la brigata «{{id}}».',
  },
  'sip.problem.nobody': {
    en: '“{{side}}”: at least one unit must start on the table.',
    it: '«{{side}}»: all’inizio serve almeno un’unità sul tavolo.',
  },
  'sip.problem.stretch': {
    en: 'Give the stretch in two numbers, the smaller one first, within {{width}} cm.',
    it: 'Indica il tratto con due numeri, prima il minore, entro {{width}} cm.',
  },
  'sip.problem.edges': {
    en: 'Give each side its own edge, or give neither.',
    it: 'Assegna a ciascuna parte un bordo diverso, o a nessuna.',
  },
  'sip.problem.draws': {
    en: 'Only one side can win draws.',
    it: 'Una sola parte può vincere in caso di parità.',
  },
  'sip.problem.unknown': {
    en: 'Nothing here has the name “{{id}}”. There are: {{known}}.',
    it: 'Qui nulla ha il nome «{{id}}». Ci sono: {{known}}.',
  },
  'sip.problem.dp': {
    en: 'DP {{dp}}: a unit that routs has one more than {{most}}, any other at most {{most}}.',
    it: 'PD {{dp}}: un’unità in rotta ne ha uno più di {{most}}, ogni altra al massimo {{most}}.',
  },
  'sip.problem.noGarrison': {
    en: 'It cannot hold “{{id}}”: a section holds one ready unit of foot.',
    it: 'Non può tenere «{{id}}»: un settore contiene una sola unità pronta a piedi.',
  },
  'sip.problem.hasGarrison': {
    en: '“{{id}}” has a garrison, which holds it: leave it out here.',
    it: '«{{id}}» ha una guarnigione, che lo tiene: qui toglilo.',
  },
  'sip.problem.standsOn': { en: 'It stands on “{{id}}”.', it: 'Sta sopra «{{id}}».' },
  'sip.problem.onNoLine': {
    en: '“{{id}}” does not stand exactly on an obstacle or a stream: leave out where it came from.',
    it: '«{{id}}» non sta esattamente su un ostacolo o un ruscello: togli da dove è venuta.',
  },
  'sip.problem.noSuchSide': {
    en: 'No side has the ID “{{id}}” ({{sides}}).',
    it: 'Nessuna parte ha l’ID «{{id}}» ({{sides}}).',
  },
} as const;
