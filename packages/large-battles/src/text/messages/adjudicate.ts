/** Messages of adjudication on the command line. English and Italian side by side. */
export const adjudicateMessages = {
  'lb.problem.nobodyCalled': {
    en: 'Nothing on this table has the ID “{{id}}”. There are: {{known}}.',
    it: 'Nulla sul tavolo ha l’ID «{{id}}». Ci sono: {{known}}.',
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
  'lb.problem.noReroll': {
    en: 'This die cannot be re-rolled here.',
    it: 'Qui il tiro di questo dado non si può ripetere.',
  },
  'lb.problem.diceCount': {
    en: 'Dice given {{given}}; wanted {{wanted}}.',
    it: 'Dadi indicati {{given}}; richiesti {{wanted}}.',
  },
  'lb.problem.noGroupInReaction': {
    en: 'A Leader gives no group order in a reaction.',
    it: 'In reazione un comandante non dà ordini di gruppo.',
  },
  'lb.problem.noReserveInReaction': {
    en: 'In a reaction the CinC adds no dice to a Reserve unit.',
    it: 'In reazione il comandante in capo non aggiunge dadi a un’unità della Riserva.',
  },
  'lb.problem.noAverageDie': {
    en: 'Only an Unpredictable unit that rolls dice rolls an Average die.',
    it: 'Solo un’unità Imprevedibile che tira dadi tira il dado medio.',
  },
  'lb.problem.brigadeWithoutUnits': {
    en: 'A Brigade has at least one unit, on the table or lost.',
    it: 'Una Brigata ha almeno un’unità, sul tavolo o perduta.',
  },
  'lb.problem.moreThanUnits': {
    en: 'Units of the Brigades {{given}}; units of the side {{most}}.',
    it: 'Unità delle Brigate {{given}}; unità della parte {{most}}.',
  },
  'lb.problem.moreLostThanListed': {
    en: 'Units that the Brigades lost {{given}}; lost units listed {{listed}}.',
    it: 'Unità perdute dalle Brigate {{given}}; unità perdute elencate {{listed}}.',
  },
  'lb.problem.halfPoints': {
    en: 'Losses count in whole and half points, not {{value}}.',
    it: 'Le perdite contano in punti interi e mezzi, non {{value}}.',
  },
  'lb.problem.noSuchDie': { en: 'That die does not exist.', it: 'Quel dado non esiste.' },
  'lb.problem.rolledTwice': {
    en: 'This die has already been re-rolled.',
    it: 'Il tiro di questo dado è già stato ripetuto.',
  },
  'lb.problem.dieSucceeded': {
    en: 'Only a failed die may be re-rolled: this one shows {{face}}.',
    it: 'Si ripete solo il tiro di un dado fallito: questo mostra {{face}}.',
  },
  'lb.problem.fireAtSector': {
    en: 'Guns fire at the sector, not at its garrison: give the sector as the target.',
    it: 'L’artiglieria tira sul settore, non sulla guarnigione: indica il settore come bersaglio.',
  },
  'lb.problem.noSkirmishersNear': {
    en: 'Skirmishers spoil the aim only of a battery within 1M (short range) of infantry with Sk 1 or more.',
    it: 'Gli schermagliatori disturbano solo una batteria entro 1M (corta gittata) da una fanteria con Sk 1 o più.',
  },
  'lb.problem.tooManyActions': {
    en: 'Actions {{value}}: at most {{most}} can be left for this.',
    it: 'Azioni {{value}}: per questo ne possono restare al massimo {{most}}.',
  },
  'lb.problem.squareHasNoFlank': { en: 'A square has no flank or rear.', it: 'Un quadrato non ha fianchi né retro.' },
  'lb.problem.sectorAlone': {
    en: 'A garrison is attacked alone: no other unit shares its fight.',
    it: 'Una guarnigione si attacca da sola: nessun’altra unità condivide il suo combattimento.',
  },
  'lb.problem.noCounter': {
    en: 'This defender cannot move into Contact with that attacker.',
    it: 'Questo difensore non può entrare in contatto con quell’attaccante.',
  },
  'lb.problem.onlyCavalryBreaks': {
    en: 'Only cavalry can break through.',
    it: 'Solo la cavalleria può sfondare.',
  },
  'lb.problem.breakthroughMoves': {
    en: 'In a breakthrough the attacker moves into Contact.',
    it: 'In uno sfondamento è l’attaccante a entrare in contatto.',
  },
  'lb.problem.tooWornToBreak': {
    en: 'At DIS 3 only Impetuous cavalry can break through.',
    it: 'A DIS 3 solo la cavalleria Impetuosa può sfondare.',
  },
  'lb.problem.noBreakIntoSquare': {
    en: 'Cavalry cannot break through into a square. Impetuous cavalry may if the square is at DIS 3.',
    it: 'La cavalleria non può sfondare contro un quadrato. Quella Impetuosa può, se il quadrato è a DIS 3.',
  },
} as const;
