/** Messages of adjudicate: impossible situations. */
export const adjudicateMessages = {
  'sk.adjudicate.lyingAttacker': {
    en: 'A model that is down or prone cannot attack.',
    it: 'Un modello a terra o prono non può attaccare.',
  },
  'sk.adjudicate.noProne': {
    en: 'Models go prone only in Song of Drums and Tomahawks.',
    it: 'I modelli si mettono proni solo in Song of Drums and Tomahawks.',
  },
  'sk.adjudicate.noCharge': {
    en: 'A cavalry charge needs a mounted attacker and a target on foot.',
    it: 'Una carica di cavalleria richiede un attaccante a cavallo e un bersaglio a piedi.',
  },
  'sk.adjudicate.aimedVolley': { en: 'A volley cannot be aimed.', it: 'Una salva non si può mirare.' },
  'sk.adjudicate.notRanged': { en: 'That weapon cannot shoot.', it: 'Quell’arma non può tirare.' },
  'sk.adjudicate.fromHorseback': {
    en: 'A mounted model may shoot only a pistol, carbine or bow.',
    it: 'Un modello a cavallo può tirare solo con pistola, carabina o arco.',
  },
  'sk.adjudicate.notInVolley': {
    en: 'Bows and thrown weapons cannot join a volley.',
    it: 'Archi e armi da lancio non possono partecipare a una salva.',
  },
  'sk.adjudicate.outOfRange': {
    en: 'The target is out of range for that weapon.',
    it: 'Il bersaglio è fuori gittata per quell’arma.',
  },
  'sk.adjudicate.green': {
    en: 'A Green model rolls at most {{most}} dice.',
    it: 'Un modello Inesperto tira al massimo {{most}} dadi.',
  },
  'sk.adjudicate.noElan': {
    en: 'Only a model with Elan may declare a charge.',
    it: 'Solo un modello con Elan può dichiarare una carica.',
  },
  'sk.adjudicate.diceWanted': {
    en: 'Dice given {{given}}: this test needs {{wanted}}.',
    it: 'Dadi indicati {{given}}: questo test ne richiede {{wanted}}.',
  },
  'sk.adjudicate.neverTests': { en: 'This model never makes that test.', it: 'Questo modello non fa mai quel test.' },
} as const;
