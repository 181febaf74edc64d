/** What is wrong in a file. */
export const fileMessages = {
  'sip.problem.namesCount': {
    en: 'Names: {{length}}, for {{count}} units. Give one for each unit, or none.',
    it: 'Nomi: {{length}}, per {{count}} unità. Indicane uno per unità, o nessuno.',
  },
  'sip.adjudicate.fewDice': {
    en: 'The next roll ({{what}}) brings the dice to {{wanted}}; {{given}} are given.',
    it: 'Con il prossimo tiro ({{what}}) i dadi sono {{wanted}}; ne sono indicati {{given}}.',
  },
  'sip.adjudicate.manyDice': {
    en: 'Only {{wanted}} dice are rolled; {{given}} are given.',
    it: 'Si tirano solo {{wanted}} dadi; ne sono indicati {{given}}.',
  },
  'sip.adjudicate.noFlank': {
    en: 'A garrison has neither flank nor rear.',
    it: 'Una guarnigione non ha né fianchi né tergo.',
  },
  'sip.adjudicate.noPassing': {
    en: 'This unit is not tested when it passes friends: light infantry goes through, guns that lose are destroyed.',
    it: 'Questa unità non fa prove passando fra gli amici: i leggeri passano, i cannoni sconfitti sono distrutti.',
  },
  'sip.adjudicate.tooManyLost': {
    en: 'More units are lost than the {{units}} there were.',
    it: 'Le unità perdute sono più delle {{units}} che c’erano.',
  },
  'sip.adjudicate.noHolder': {
    en: 'A side without ready units holds no objective.',
    it: 'Una parte senza unità pronte non tiene obiettivi.',
  },
  'sip.problem.twice': {
    en: '“{{id}}” is used twice.',
    it: '«{{id}}» è usato due volte.',
  },
  'sip.problem.reserved': {
    en: '“{{id}}” may not be the name of a side.',
    it: '«{{id}}» non può essere il nome di una parte.',
  },
  'sip.problem.generated': {
    en: 'Terrain that is rolled for may not also be laid: leave one of them out.',
    it: 'Il terreno tirato a sorte non può essere anche disposto: togli l’uno o l’altro.',
  },
  'sip.problem.offTable': {
    en: '“{{id}}” reaches beyond the table.',
    it: '«{{id}}» esce dal tavolo.',
  },
  'sip.problem.line': {
    en: '“{{id}}” is a line: give its points, x and y in turn.',
    it: '«{{id}}» è una linea: indica i punti, x e y alternati.',
  },
  'sip.problem.box': {
    en: 'The box of “{{id}}” goes from west and south to east and north.',
    it: 'Il riquadro di «{{id}}» va da ovest e sud a est e nord.',
  },
  'sip.problem.notConvex': {
    en: '“{{id}}” must be a convex polygon of three corners or more.',
    it: '«{{id}}» deve essere un poligono convesso di almeno tre vertici.',
  },
  'sip.problem.section': {
    en: '“{{id}}” is a section: give it as a box.',
    it: '«{{id}}» è un settore: indicalo come riquadro.',
  },
  'sip.problem.noSuchBrigade': {
    en: 'The lists know no brigade “{{id}}”.',
    it: 'Le liste non conoscono la brigata «{{id}}».',
  },
  'sip.problem.nobody': {
    en: '“{{side}}” has no unit on the table at the start.',
    it: '«{{side}}» non ha unità sul tavolo all’inizio.',
  },
  'sip.problem.stretch': {
    en: 'A stretch goes from west to east, within {{width}} cm.',
    it: 'Un tratto va da ovest a est, entro {{width}} cm.',
  },
  'sip.problem.edges': {
    en: 'Give both sides an edge of their own, or neither.',
    it: 'Assegna a ciascuna parte un bordo diverso, o a nessuna.',
  },
  'sip.problem.draws': {
    en: 'Only one side can win draws.',
    it: 'Solo una parte può vincere i pareggi.',
  },
  'sip.problem.noSuchSide': {
    en: '“{{id}}” is no side of this battle ({{sides}}).',
    it: '«{{id}}» non è una parte di questa battaglia ({{sides}}).',
  },
} as const;
