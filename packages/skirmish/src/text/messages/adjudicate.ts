/** Messages of adjudicate: impossible situations. */
export const adjudicateMessages = {
  'sk.adjudicate.lyingAttacker': {
    en: 'Nobody attacks lying on the ground.',
    it: 'Nessuno attacca stando a terra.',
  },
  'sk.adjudicate.noProne': {
    en: 'Models are Prone in Song of Drums and Tomahawks only.',
    it: 'Si sta proni solo in Song of Drums and Tomahawks.',
  },
  'sk.adjudicate.noCharge': {
    en: 'A cavalry charge is one of a rider against a man on foot.',
    it: 'La carica di cavalleria è di un cavaliere contro un uomo a piedi.',
  },
  'sk.adjudicate.aimedVolley': { en: 'A volley is not aimed.', it: 'Una salva non si spara mirando.' },
  'sk.adjudicate.notRanged': { en: 'That is no weapon to shoot with.', it: 'Non è un’arma con cui tirare.' },
  'sk.adjudicate.fromHorseback': {
    en: 'From horseback only pistol, carbine or bow.',
    it: 'Da cavallo solo pistola, carabina o arco.',
  },
  'sk.adjudicate.notInVolley': {
    en: 'Bows and thrown weapons take no part in a volley.',
    it: 'Archi e armi da lancio non partecipano a una salva.',
  },
  'sk.adjudicate.outOfRange': {
    en: 'The target is out of range of that weapon.',
    it: 'Il bersaglio è oltre la gittata di quell’arma.',
  },
  'sk.adjudicate.green': {
    en: 'A Green model rolls at most {{most}} dice.',
    it: 'Un modello Inesperto tira al massimo {{most}} dadi.',
  },
  'sk.adjudicate.noElan': {
    en: 'Only models with Élan declare a charge.',
    it: 'Solo chi ha Elan può dichiarare una carica.',
  },
  'sk.adjudicate.diceWanted': {
    en: 'This test takes {{wanted}} dice, not {{given}}.',
    it: 'Questo test vuole {{wanted}} dadi, non {{given}}.',
  },
  'sk.adjudicate.neverTests': {
    en: 'It never makes this test.',
    it: 'Non fa mai questo test.',
  },
} as const;
