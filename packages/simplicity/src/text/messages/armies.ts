/** Words of armies: their brigades, their faults, their text. */
export const armyMessages = {
  'sip.brigade.own': { en: 'Own brigade', it: 'Brigata propria' },
  'sip.brigade.plain': { en: 'Plain brigade', it: 'Brigata semplice' },
  'sip.brigade.france-line': { en: 'Line brigade', it: 'Brigata di linea' },
  'sip.brigade.france-reserve': { en: 'Reserve brigade', it: 'Brigata di riserva' },
  'sip.brigade.france-conscripts': { en: 'Conscripts of 1813-14', it: 'Coscritti del 1813-14' },
  'sip.brigade.austria-line': { en: 'Line brigade', it: 'Brigata di linea' },
  'sip.brigade.austria-advance': { en: 'Advance guard', it: 'Avanguardia' },
  'sip.brigade.austria-landwehr': { en: 'Landwehr of 1809', it: 'Landwehr del 1809' },
  'sip.brigade.britain-division': { en: 'Brigade of a division', it: 'Brigata di divisione' },
  'sip.brigade.britain-guards': { en: 'Guards and heavy cavalry', it: 'Guardie e cavalleria pesante' },
  'sip.brigade.britain-allied': { en: 'Allied brigade', it: 'Brigata alleata' },
  'sip.brigade.prussia-line': { en: 'Line brigade of 1813-15', it: 'Brigata di linea del 1813-15' },
  'sip.brigade.prussia-landwehr': { en: 'Landwehr', it: 'Landwehr' },
  'sip.brigade.prussia-1806': { en: 'Brigade of 1806', it: 'Brigata del 1806' },
  'sip.brigade.russia-line': { en: 'Line brigade', it: 'Brigata di linea' },
  'sip.brigade.russia-grenadiers': { en: 'Grenadiers', it: 'Granatieri' },
  'sip.brigade.russia-militia': { en: 'Militia of 1812', it: 'Milizia del 1812' },
  'sip.problem.brigadeOfOther': {
    en: '“{{brigade}}” is a brigade of another nation, not of {{nation}}.',
    it: '«{{brigade}}» è la brigata di un’altra nazione, non di {{nation}}.',
  },
  'sip.problem.ownBrigade': {
    en: 'Brigade {{number}} is none of the lists: the players must agree to bend the guide.',
    it: 'La brigata {{number}} non è nelle liste: i giocatori devono accordarsi per derogare alla guida.',
  },
  'sip.problem.emptyBrigade': {
    en: 'Brigade {{number}} has no units.',
    it: 'La brigata {{number}} non ha unità.',
  },
  'sip.problem.largeBrigade': {
    en: 'Brigade {{number}} has {{count}} units; more than {{most}} find no room to deploy.',
    it: 'La brigata {{number}} ha {{count}} unità; oltre {{most}} non c’è posto per schierarle.',
  },
  'sip.problem.noBrigade': {
    en: 'An army has at least one brigade.',
    it: 'Un esercito ha almeno una brigata.',
  },
  'sip.problem.manyBrigades': {
    en: 'The army has {{count}} brigades; at most {{most}} take the field.',
    it: 'L’esercito ha {{count}} brigate; ne scendono in campo al massimo {{most}}.',
  },
  'sip.problem.pointsOver': {
    en: 'The army costs {{points}} points, {{over}} more than the limit of {{limit}}.',
    it: 'L’esercito costa {{points}} punti, {{over}} oltre il limite di {{limit}}.',
  },
  'sip.problem.unequalBrigades': {
    en: 'The armies have {{own}} and {{foe}} brigades: both must have as many.',
    it: 'Gli eserciti hanno {{own}} e {{foe}} brigate: devono averne lo stesso numero.',
  },
  'sip.problem.unequalPoints': {
    en: 'The armies cost {{own}} and {{foe}} points: no more than {{most}} should lie between them.',
    it: 'Gli eserciti costano {{own}} e {{foe}} punti: la differenza non dovrebbe superare {{most}}.',
  },
  'sip.text.name': { en: 'Name', it: 'Nome' },
  'sip.text.agreed': { en: 'by agreement', it: 'per accordo' },
  'sip.text.understood.name': { en: 'The army is called {{name}}.', it: 'L’esercito si chiama {{name}}.' },
  'sip.text.understood.nation': { en: '{{nation}}.', it: '{{nation}}.' },
  'sip.text.understood.nationAndLimit': { en: '{{nation}}, {{limit}} points.', it: '{{nation}}, {{limit}} punti.' },
  'sip.text.understood.brigade': { en: '{{brigade}}, {{units}} units.', it: '{{brigade}}, {{units}} unità.' },
  'sip.problem.lineNationFirst': {
    en: 'The text must begin with a nation: “{{text}}” is none.',
    it: 'Il testo deve iniziare con una nazione: «{{text}}» non lo è.',
  },
  'sip.problem.lineNation': {
    en: 'After the nation come the points and, if so agreed, “by agreement”; not “{{said}}”.',
    it: 'Dopo la nazione vanno i punti e, se c’è accordo, «per accordo»; non «{{said}}».',
  },
  'sip.problem.lineBrigades': {
    en: 'No more than {{most}} brigades are read.',
    it: 'Si leggono al massimo {{most}} brigate.',
  },
  'sip.problem.lineUnknown': {
    en: '“{{text}}” is no brigade of {{nation}} ({{brigades}}), nor a name with units behind a colon.',
    it: '«{{text}}» non è una brigata di {{nation}} ({{brigades}}), né un nome con le unità dopo i due punti.',
  },
  'sip.problem.lineCount': {
    en: 'There cannot be {{count}} of them: 1 to {{most}}.',
    it: 'Non possono essere {{count}}: da 1 a {{most}}.',
  },
  'sip.problem.lineUnit': {
    en: '“{{said}}” is none of: {{units}}.',
    it: '«{{said}}» non è fra: {{units}}.',
  },
} as const;
