/** Messages of adjudication on the command line. English and Italian side by side. */
export const adjudicateMessages = {
  'lb.problem.nobodyCalled': {
    en: 'Nothing on this table has the ID “{{id}}”.',
    it: 'Nulla sul tavolo ha l’ID «{{id}}».',
  },
  'lb.problem.otherSide': {
    en: '{{id}} does not belong to the acting side ({{side}}).',
    it: '{{id}} non appartiene alla parte che agisce ({{side}}).',
  },
  'lb.problem.onlyGroups': {
    en: 'Several units act together only in a group order, and only within one brigade.',
    it: 'Più unità agiscono insieme solo con un ordine di gruppo, e solo se della stessa brigata.',
  },
  'lb.problem.notInPlay': { en: 'This general is not on the table.', it: 'Questo generale non è sul tavolo.' },
  'lb.problem.notAttached': {
    en: 'Not possible with “{{id}}”: a Leader joins a unit of the same brigade, the CinC none.',
    it: 'Non è possibile con «{{id}}»: un comandante si aggrega a un’unità della stessa brigata, il comandante in capo a nessuna.',
  },
  'lb.problem.sectorNotHeld': {
    en: 'Only one infantry unit may occupy a sector, and only while the sector stands.',
    it: 'Solo un’unità di fanteria può occupare un settore, e solo finché è in piedi.',
  },
  'lb.problem.standsOn': {
    en: 'It overlaps “{{id}}”.',
    it: 'Si sovrappone a «{{id}}».',
  },
  'lb.problem.notJoined': {
    en: 'It cannot form a Grand Battery with “{{id}}”: two batteries of one side, type and calibre may join.',
    it: 'Non può formare una Grande Batteria con «{{id}}»: si uniscono due batterie della stessa parte, tipo e calibro.',
  },
  'lb.problem.notForCinc': {
    en: 'The CinC is tested only when an enemy touches the base.',
    it: 'Il comandante in capo si mette alla prova solo se un nemico tocca la sua base.',
  },
  'lb.problem.noSuchGeneral': {
    en: 'The lists of {{nation}} have no general of this kind: {{who}}.',
    it: 'Le liste ({{nation}}) non hanno un generale di questo tipo: {{who}}.',
  },
  'lb.problem.noReroll': { en: 'This die cannot be re-rolled here.', it: 'Qui questo dado non si può ritirare.' },
  'lb.problem.noSuchDie': { en: 'That die does not exist.', it: 'Quel dado non esiste.' },
  'lb.problem.rolledTwice': { en: 'This die has already been re-rolled.', it: 'Questo dado è già stato ritirato.' },
  'lb.problem.dieSucceeded': {
    en: 'Only a failed die may be re-rolled: this one shows {{face}}.',
    it: 'Si ritira solo un dado fallito: questo mostra {{face}}.',
  },
} as const;
