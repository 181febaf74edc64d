/** Messages of the army lists and of faults of a Division. English and Italian side by side. */

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
  'lb.unit.infantry-brigade': { en: 'Infantry brigade', it: 'Brigata di fanteria' },
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
    en: 'The lists of {{nation}} know no periods: none can be chosen.',
    it: 'Le liste della nazione ({{nation}}) non hanno periodi: non se ne può scegliere uno.',
  },
  'lb.problem.periodNeeded': {
    en: 'A Division of {{nation}} belongs to one period. Choose one of: {{periods}}.',
    it: 'Una divisione ({{nation}}) appartiene a un solo periodo. Scegline uno: {{periods}}.',
  },
  'lb.problem.listOfOther': {
    en: 'The army list of {{nation}} has no Brigade “{{list}}”.',
    it: 'La lista dell’esercito ({{nation}}) non ha la brigata «{{list}}».',
  },
  'lb.problem.listOfOtherPeriod': {
    en: '{{list}} is of the years {{period}}; this Division is of another period.',
    it: '{{list}}: esiste solo {{period}}; questa divisione è di un altro periodo.',
  },
  'lb.problem.listTooOften': {
    en: '{{list}}: a Division may have at most {{most}}.',
    it: '{{list}}: una divisione può averne al massimo {{most}}.',
  },
  'lb.problem.tooManyBrigades': {
    en: 'A Division of {{nation}} has {{wanted}} Brigades, not {{count}}.',
    it: 'Una divisione ({{nation}}) ha {{wanted}} brigate, non {{count}}.',
  },
  'lb.problem.tooFewBrigades': {
    en: 'A Division of {{nation}} has {{wanted}} Brigades; so far there are {{count}}.',
    it: 'Una divisione ({{nation}}) ha {{wanted}} brigate; per ora sono {{count}}.',
  },
  'lb.problem.reserveNotHad': {
    en: 'A Division of {{nation}} has no Reserve.',
    it: 'Una divisione ({{nation}}) non ha riserva.',
  },
  'lb.problem.reserveNeeded': {
    en: 'A Division of {{nation}} has a Reserve.',
    it: 'Una divisione ({{nation}}) ha una riserva.',
  },
  'lb.problem.nothingToChoose': {
    en: '{{list}}: there is nothing of this kind to choose.',
    it: '{{list}}: non c’è nulla di questo tipo da scegliere.',
  },
  'lb.problem.eitherNeeded': {
    en: '{{list}}: choose just one of: {{choices}}.',
    it: '{{list}}: scegli una sola voce tra: {{choices}}.',
  },
  'lb.problem.lightCavalryNeeded': {
    en: '{{list}}: choose {{count}} of light cavalry, each from: {{choices}}.',
    it: '{{list}}: scegli {{count}} di cavalleria leggera, ciascuno tra: {{choices}}.',
  },

  // a Division as text
  'lb.text.name': { en: 'Name', it: 'Nome' },
  'lb.text.understood.name': { en: 'The Division is called “{{name}}”.', it: 'La divisione si chiama «{{name}}».' },
  'lb.text.understood.nation': { en: '{{nation}}.', it: '{{nation}}.' },
  'lb.text.understood.nationAndPeriod': { en: '{{nation}}, {{period}}.', it: '{{nation}}, {{period}}.' },
  'lb.text.understood.list': { en: '{{list}}.', it: '{{list}}.' },
  'lb.text.understood.listWith': { en: '{{list}}, with: {{troops}}.', it: '{{list}}, con: {{troops}}.' },
  'lb.problem.lineNationFirst': {
    en: 'The nation comes first: a line such as “France 1805-1812”.',
    it: 'Prima viene la nazione: una riga come «Francia 1805-1812».',
  },
  'lb.problem.lineSecondNation': {
    en: 'The Division is already of {{nation}}.',
    it: 'La divisione ha già una nazione: {{nation}}.',
  },
  'lb.problem.linePeriod': {
    en: '“{{said}}” is not a period of its lists. They are: {{periods}}.',
    it: '«{{said}}» non è un periodo delle sue liste. Sono: {{periods}}.',
  },
  'lb.problem.lineSecondReserve': { en: 'There is a Reserve already.', it: 'Una riserva c’è già.' },
  'lb.problem.lineUnknown': {
    en: 'No Brigade of {{nation}} is called so. There are: {{lists}}.',
    it: 'Nessuna brigata ({{nation}}) si chiama così. Ci sono: {{lists}}.',
  },
  'lb.problem.lineBrigades': {
    en: 'More than {{most}} Brigades are not read.',
    it: 'Non si leggono più di {{most}} brigate.',
  },
  'lb.problem.lineTroops': {
    en: '{{list}}: “{{said}}” cannot be chosen. Open: {{choices}}.',
    it: '{{list}}: «{{said}}» non si può scegliere. Possibili: {{choices}}.',
  },
  'lb.problem.lineNoChoice': {
    en: '{{list}}: there is nothing to choose, so not “{{said}}”.',
    it: '{{list}}: non c’è nulla da scegliere, quindi non «{{said}}».',
  },
} as const;
