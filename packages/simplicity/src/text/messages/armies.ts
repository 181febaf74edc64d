/** Words of armies: their brigades, their faults, their text. */
import * as terms from '@drumhead/content/terms';

export const armyMessages = {
  'sip.brigade.own': { en: 'Custom brigade', it: 'Brigata personalizzata' },
  'sip.brigade.plain': { en: 'Generic brigade', it: 'Brigata generica' },
  'sip.brigade.france-line': terms.LineBrigade,
  'sip.brigade.france-reserve': { en: 'Reserve brigade', it: 'Brigata di riserva' },
  'sip.brigade.france-conscripts': { en: 'Conscripts of 1813–14', it: 'Coscritti del 1813–14' },
  'sip.brigade.austria-line': terms.LineBrigade,
  'sip.brigade.austria-advance': { en: 'Advance guard', it: 'Avanguardia' },
  'sip.brigade.austria-landwehr': { en: 'Landwehr of 1809', it: 'Landwehr del 1809' },
  'sip.brigade.britain-division': { en: 'Brigade of a division', it: 'Brigata di divisione' },
  'sip.brigade.britain-guards': { en: 'Guards and heavy cavalry', it: 'Guardie e cavalleria pesante' },
  'sip.brigade.britain-allied': { en: 'Allied brigade', it: 'Brigata alleata' },
  'sip.brigade.prussia-line': { en: 'Line brigade of 1813–15', it: 'Brigata di linea del 1813–15' },
  'sip.brigade.prussia-landwehr': terms.Landwehr,
  'sip.brigade.prussia-1806': { en: 'Brigade of 1806', it: 'Brigata del 1806' },
  'sip.brigade.russia-line': terms.LineBrigade,
  'sip.brigade.russia-grenadiers': { en: 'Grenadiers', it: 'Granatieri' },
  'sip.brigade.russia-militia': { en: 'Militia of 1812', it: 'Milizia del 1812' },
  'sip.problem.brigadeOfOther': {
    en: '“{{brigade}}” belongs to another nation, not to {{nation}}.',
    it: '«{{brigade}}» è di un’altra nazione; qui serve: {{nation}}.',
  },
  'sip.problem.ownBrigade': {
    en: 'Brigade {{number}} is not in the lists: allow custom brigades to use it.',
    it: 'La brigata {{number}} non è nelle liste: consenti brigate personalizzate per usarla.',
  },
  'sip.problem.emptyBrigade': {
    en: 'Brigade {{number}} has no units.',
    it: 'La brigata {{number}} non ha unità.',
  },
  'sip.problem.largeBrigade': {
    en: 'Brigade {{number}} has {{count}} units: the limit is {{most}}.',
    it: 'La brigata {{number}} ha {{count}} unità: il limite è {{most}}.',
  },
  'sip.problem.noBrigade': { en: 'An army needs at least one brigade.', it: 'A un esercito serve almeno una brigata.' },
  'sip.problem.manyBrigades': {
    en: 'The army has {{count}} brigades: the limit is {{most}}.',
    it: 'L’esercito ha {{count}} brigate: il limite è {{most}}.',
  },
  'sip.problem.pointsOver': {
    en: 'The army costs {{points}} points: {{over}} over the limit of {{limit}}.',
    it: 'L’esercito costa {{points}} punti: {{over}} oltre il limite di {{limit}}.',
  },
  'sip.problem.unequalBrigades': {
    en: 'Brigades {{own}} against {{foe}}: both armies need the same number.',
    it: 'Brigate {{own}} e {{foe}}: ai due eserciti ne serve lo stesso numero.',
  },
  'sip.problem.unequalPoints': {
    en: 'Points {{own}} against {{foe}}: the difference should not exceed {{most}}.',
    it: 'Punti {{own}} e {{foe}}: la differenza non dovrebbe superare {{most}}.',
  },
  'sip.text.name': terms.Name,
  'sip.text.agreed': { en: 'by agreement', it: 'per accordo' },
  'sip.text.understood.unitName': terms.unitIsCalled,
  'sip.text.understood.name': { en: 'Name of the army: {{name}}.', it: 'Nome dell’esercito: {{name}}.' },
  'sip.text.understood.nation': { en: '{{nation}}.', it: '{{nation}}.' },
  'sip.text.understood.nationAndLimit': { en: '{{nation}}, {{limit}} points.', it: '{{nation}}, {{limit}} punti.' },
  'sip.text.understood.brigade': { en: '{{brigade}}, units {{units}}.', it: '{{brigade}}, {{units}} unità.' },
  'sip.problem.lineNationFirst': {
    en: 'Start with a nation: “{{text}}” is not one.',
    it: 'Comincia da una nazione: «{{text}}» non lo è.',
  },
  'sip.problem.lineNation': {
    en: 'After the nation write the points and, if agreed, “by agreement”; not “{{said}}”.',
    it: 'Dopo la nazione scrivi i punti e, se concordato, «per accordo»; non «{{said}}».',
  },
  'sip.problem.lineBrigades': {
    en: 'Too many brigades: only the first {{most}} are read.',
    it: 'Troppe brigate: si leggono solo le prime {{most}}.',
  },
  'sip.problem.lineUnknown': {
    en: '“{{text}}” is neither a brigade of {{nation}} ({{brigades}}) nor a name with units after a colon.',
    it: '«{{text}}» non è né una brigata della nazione ({{nation}}: {{brigades}}) né un nome con le unità dopo i due punti.',
  },
  'sip.problem.lineCount': {
    en: '{{count}} is not a valid number: write 1 to {{most}}.',
    it: '{{count}} non è un numero valido: scrivi da 1 a {{most}}.',
  },
  'sip.problem.lineUnit': { en: '“{{said}}” is not one of: {{units}}.', it: '«{{said}}» non è tra: {{units}}.' },
} as const;
