/** Messages of the army lists and of faults of a Division. English and Italian side by side. */
import * as terms from '@drumhead/content/terms';

/** Brigades and troops, also needed by battles of these lists. */
export const listMessages = {
  // Brigades; the numbered names are for lists that may be taken twice
  'lb.list.mixed': { en: 'Mixed Brigade', it: 'Brigata mista' },
  'lb.list.mixed.first': { en: '1st Mixed Brigade', it: '1ª brigata mista' },
  'lb.list.mixed.second': { en: '2nd Mixed Brigade', it: '2ª brigata mista' },
  'lb.list.line-infantry': { en: 'Line Infantry Brigade', it: 'Brigata di fanteria di linea' },
  'lb.list.line-infantry.first': { en: '1st Line Infantry Brigade', it: '1ª brigata di fanteria di linea' },
  'lb.list.line-infantry.second': { en: '2nd Line Infantry Brigade', it: '2ª brigata di fanteria di linea' },
  'lb.list.line': { en: 'Line Brigade', it: 'Brigata di linea' },
  'lb.list.line.first': { en: '1st Line Brigade', it: '1ª brigata di linea' },
  'lb.list.line.second': { en: '2nd Line Brigade', it: '2ª brigata di linea' },
  'lb.list.militia': { en: 'Militia Brigade', it: 'Brigata di milizia' },
  'lb.list.militia.first': { en: '1st Militia Brigade', it: '1ª brigata di milizia' },
  'lb.list.militia.second': { en: '2nd Militia Brigade', it: '2ª brigata di milizia' },
  'lb.list.elite': { en: 'Elite Brigade', it: 'Brigata scelta' },
  'lb.list.light-cavalry': { en: 'Light Cavalry Brigade', it: 'Brigata di cavalleria leggera' },
  'lb.list.avant-garde': { en: 'Avant-garde Brigade', it: 'Brigata d’avanguardia' },
  'lb.list.grenadiers': { en: 'Grenadier Brigade', it: 'Brigata di granatieri' },
  'lb.list.dragoons': { en: 'Dragoon Brigade', it: 'Brigata di dragoni' },
  'lb.list.light': { en: 'Light Brigade', it: 'Brigata leggera' },
  'lb.list.guard': { en: 'Guard Brigade', it: 'Brigata della Guardia' },
  'lb.list.portuguese': { en: 'Portuguese Brigade', it: 'Brigata portoghese' },
  'lb.list.veteran': { en: 'Veteran Brigade', it: 'Brigata veterana' },
  'lb.list.cavalry': { en: 'Cavalry Brigade', it: 'Brigata di cavalleria' },

  // troops that only occur in the lists
  'lb.unit.conscript-infantry': { en: 'Conscript battalion', it: 'Battaglione di coscritti' },
  'lb.unit.elite-infantry': { en: 'Elite battalion', it: 'Battaglione scelto' },
  'lb.unit.landwehr': { en: 'Landwehr or Insurrectio battalion', it: 'Battaglione di Landwehr o Insurrectio' },
  'lb.unit.landwehr-reservists': {
    en: 'Landwehr or Reservist battalion',
    it: 'Battaglione di Landwehr o di riservisti',
  },
  'lb.unit.musketeers': { en: 'Musketeer battalion', it: 'Battaglione di moschettieri' },
  'lb.unit.fusiliers': { en: 'Fusilier battalion', it: 'Battaglione di fucilieri' },
  'lb.unit.rifles': { en: 'Rifles battalion', it: 'Battaglione di Rifles' },
  'lb.unit.volunteers': { en: 'Volunteer battalion', it: 'Battaglione di volontari' },
  'lb.unit.lancers': { en: 'Lancer regiment', it: 'Reggimento di lancieri' },
  'lb.unit.carabiniers': { en: 'Carabinier regiment', it: 'Reggimento di carabinieri' },
  'lb.unit.cossacks': { en: 'Cossack regiment', it: 'Reggimento di cosacchi' },
  'lb.unit.portuguese-cavalry': {
    en: 'Portuguese light cavalry regiment',
    it: 'Reggimento di cavalleria leggera portoghese',
  },
  // default names of troops of historical battles
  'lb.unit.second-line': { en: 'Second-rate battalion', it: 'Battaglione di seconda linea' },
  'lb.unit.light-cavalry': { en: 'Light cavalry regiment', it: 'Reggimento di cavalleria leggera' },
  'lb.unit.heavy-cavalry': { en: 'Heavy cavalry regiment', it: 'Reggimento di cavalleria pesante' },
  'lb.unit.cavalry-division': { en: 'Cavalry division', it: 'Divisione di cavalleria' },
  'lb.unit.volunteer-cavalry': { en: 'Volunteer cavalry regiment', it: 'Reggimento di cavalleria volontaria' },
} as const;

/** Periods and faults, for choosing a Division. */
export const divisionMessages = {
  'lb.period.1805-1809': { en: '1805 to 1809', it: 'dal 1805 al 1809' },
  'lb.period.1805-1812': { en: '1805 to 1812 and 1815', it: 'dal 1805 al 1812 e nel 1815' },
  'lb.period.1812-1814': { en: '1812 to 1814', it: 'dal 1812 al 1814' },
  'lb.period.1813-1814': { en: '1813 to 1814', it: 'dal 1813 al 1814' },
  'lb.period.1813-1815': { en: '1813 to 1815', it: 'dal 1813 al 1815' },

  // faults by the lists
  'lb.problem.periodNotHad': {
    en: 'The lists of {{nation}} have no periods to choose from.',
    it: 'Liste senza periodi tra cui scegliere: {{nation}}.',
  },
  'lb.problem.periodNeeded': {
    en: 'A division of {{nation}} needs a period. Choose one of: {{periods}}.',
    it: 'Alla divisione ({{nation}}) serve un periodo. Scegline uno: {{periods}}.',
  },
  'lb.problem.listOfOther': {
    en: 'The army list of {{nation}} has no brigade “{{list}}”.',
    it: 'La lista ({{nation}}) non ha la brigata «{{list}}».',
  },
  'lb.problem.listOfOtherPeriod': {
    en: '{{list}} is available only {{period}}; this division is of another period.',
    it: '{{list}}: esiste solo {{period}}; questa divisione è di un altro periodo.',
  },
  'lb.problem.listTooOften': {
    en: '{{list}}: at most {{most}} per division.',
    it: '{{list}}: al massimo {{most}} per divisione.',
  },
  'lb.problem.divisionFull': {
    en: 'Brigades of a division of {{nation}}: {{wanted}}. Remove one before you add another.',
    it: 'Brigate di una divisione ({{nation}}): {{wanted}}. Togline una prima di aggiungerne un’altra.',
  },
  'lb.problem.tooManyBrigades': {
    en: '{{count}} brigades are too many: a division of {{nation}} has {{wanted}}.',
    it: '{{count}} brigate sono troppe: una divisione ({{nation}}) ne ha {{wanted}}.',
  },
  'lb.problem.tooFewBrigades': {
    en: 'Brigades so far {{count}}: a division of {{nation}} has {{wanted}}.',
    it: 'Brigate finora {{count}}: una divisione ({{nation}}) ne ha {{wanted}}.',
  },
  'lb.problem.reserveNotHad': {
    en: 'A division of {{nation}} has no reserve.',
    it: 'Una divisione ({{nation}}) non ha riserva.',
  },
  'lb.problem.reserveNeeded': {
    en: 'A division of {{nation}} needs a reserve.',
    it: 'A una divisione ({{nation}}) serve una riserva.',
  },
  'lb.problem.nothingToChoose': {
    en: '{{list}}: no choice of this kind.',
    it: '{{list}}: nessuna scelta di questo tipo.',
  },
  'lb.problem.eitherNeeded': {
    en: '{{list}}: choose exactly one of: {{choices}}.',
    it: '{{list}}: scegline esattamente una: {{choices}}.',
  },
  'lb.problem.lightCavalryNeeded': {
    en: '{{list}}: choose {{count}} of light cavalry, each from: {{choices}}.',
    it: '{{list}}: scegli {{count}} di cavalleria leggera, ciascuna tra: {{choices}}.',
  },

  // a Division as text
  'lb.text.name': terms.Name,
  'lb.text.understood.name': { en: 'Name of the division: “{{name}}”.', it: 'Nome della divisione: «{{name}}».' },
  'lb.text.understood.unitName': terms.unitIsCalled,
  'lb.text.understood.nation': { en: '{{nation}}.', it: '{{nation}}.' },
  'lb.text.understood.nationAndPeriod': { en: '{{nation}}, {{period}}.', it: '{{nation}}, {{period}}.' },
  'lb.text.understood.list': { en: '{{list}}.', it: '{{list}}.' },
  'lb.text.understood.listWith': { en: '{{list}}, with: {{troops}}.', it: '{{list}}, con: {{troops}}.' },
  'lb.problem.lineNationFirst': {
    en: 'Start with the nation: a line such as “France 1805–1812”.',
    it: 'Comincia dalla nazione: una riga come «Francia 1805–1812».',
  },
  'lb.problem.lineSecondNation': {
    en: 'The division already has a nation: {{nation}}.',
    it: 'La divisione ha già una nazione: {{nation}}.',
  },
  'lb.problem.linePeriod': {
    en: '“{{said}}” is not a period of this nation. Choose one of: {{periods}}.',
    it: '«{{said}}» non è un periodo di questa nazione. Scegline uno: {{periods}}.',
  },
  'lb.problem.lineSecondReserve': { en: 'The division already has a reserve.', it: 'La divisione ha già una riserva.' },
  'lb.problem.lineUnknown': {
    en: '{{nation}} has no brigade of that name. Choose one of: {{lists}}.',
    it: 'Nessuna brigata con quel nome ({{nation}}). Scegline una: {{lists}}.',
  },
  'lb.problem.lineBrigades': {
    en: 'Too many brigades: only the first {{most}} are read.',
    it: 'Troppe brigate: si leggono solo le prime {{most}}.',
  },
  'lb.problem.lineTroops': {
    en: '{{list}}: “{{said}}” is not a choice here. Choose from: {{choices}}.',
    it: '{{list}}: «{{said}}» qui non si può scegliere. Scegli tra: {{choices}}.',
  },
  'lb.problem.lineNoChoice': {
    en: '{{list}} has no choices: remove “{{said}}”.',
    it: '{{list}}: nessuna scelta possibile, togli «{{said}}».',
  },
} as const;
