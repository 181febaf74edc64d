/** Messages of adjudication on the command line. English and Italian side by side. */
export const adjudicateMessages = {
  'lb.problem.nobodyCalled': {
    en: 'Nothing of that kind is called “{{id}}” on this table.',
    it: 'Sul tavolo non c’è nulla del genere che si chiami «{{id}}».',
  },
  'lb.problem.otherSide': {
    en: '{{id}} is not of the side that acts ({{side}}).',
    it: '{{id}} non appartiene alla parte che agisce ({{side}}).',
  },
  'lb.problem.onlyGroups': {
    en: 'Several units act together only in a group order, and only units of one Brigade.',
    it: 'Più unità agiscono insieme solo con un ordine di gruppo, e solo se della stessa brigata.',
  },
  'lb.problem.notInPlay': {
    en: 'This General is not on the table.',
    it: 'Questo generale non è sul tavolo.',
  },
  'lb.problem.notAttached': {
    en: 'He cannot be attached to “{{id}}”: a Leader rides with a unit of his own Brigade, the CinC with none.',
    it: 'Non può essere aggregato a «{{id}}»: un comandante si aggrega a un’unità della propria brigata, il CinC a nessuna.',
  },
  'lb.problem.sectorNotHeld': {
    en: 'A sector is held by one infantry unit, and only while it is not destroyed.',
    it: 'Un settore è tenuto da una sola unità di fanteria, e solo finché non è distrutto.',
  },
  'lb.problem.standsOn': {
    en: 'It overlaps “{{id}}”.',
    it: 'Si sovrappone a «{{id}}».',
  },
  'lb.problem.notJoined': {
    en: 'It cannot be one Grand Battery with “{{id}}”: two batteries of one side, kind and calibre join, no more.',
    it: 'Non può formare una Grande Batteria con «{{id}}»: si uniscono due batterie della stessa parte, tipo e calibro, non di più.',
  },
  'lb.problem.notForCinc': {
    en: 'The CinC is tested only when the enemy touches him.',
    it: 'Il CinC si mette alla prova solo quando il nemico lo tocca.',
  },
  'lb.problem.noSuchGeneral': {
    en: 'The lists of {{nation}} have no {{who}}.',
    it: 'Le liste della nazione ({{nation}}) non hanno: {{who}}.',
  },
  'lb.problem.noReroll': {
    en: 'There is no right to roll this die again here.',
    it: 'Qui non c’è diritto a ritirare questo dado.',
  },
  'lb.problem.noSuchDie': { en: 'There is no such die.', it: 'Quel dado non esiste.' },
  'lb.problem.rolledTwice': {
    en: 'This die was rolled again already.',
    it: 'Questo dado è già stato ritirato.',
  },
  'lb.problem.dieSucceeded': {
    en: 'Only a failed die is rolled again; this one is a {{face}}.',
    it: 'Si ritira solo un dado fallito; questo è un {{face}}.',
  },
} as const;
