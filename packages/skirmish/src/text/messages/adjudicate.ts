/** Messages of adjudicate: impossible situations. */
export const adjudicateMessages = {
  'sk.adjudicate.lyingAttacker': {
    en: 'A model that is down or prone cannot attack.',
    it: 'Un modello a terra o prono non può attaccare.',
  },
  'sk.adjudicate.noProne': {
    en: 'Models go prone only in Song of Drums and Tomahawks (variant SDT).',
    it: 'I modelli si mettono proni solo in Song of Drums and Tomahawks (variant SDT).',
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
    en: 'The target is out of range for that weapon: its limit is {{limit}} mm.',
    it: 'Il bersaglio è fuori gittata per quell’arma: il limite è {{limit}} mm.',
  },
  'sk.adjudicate.green': {
    en: 'A Green model rolls at most {{most}} dice.',
    it: 'Un modello Inesperto tira al massimo {{most}} dadi.',
  },
  'sk.adjudicate.noElan': {
    en: 'Only a model with Elan may declare a charge.',
    it: 'Solo un modello con Elan può dichiarare una carica.',
  },
  'sk.adjudicate.notUnpredictable': {
    en: 'Only an Unpredictable model can be lucky.',
    it: 'Solo un modello Imprevedibile può avere fortuna.',
  },
  'sk.adjudicate.commanderGone': {
    en: 'A force without models has no commander.',
    it: 'Una squadra senza modelli non ha comandante.',
  },
  'sk.adjudicate.nobodyLost': {
    en: 'This force has lost no model.',
    it: 'Questa squadra non ha perso alcun modello.',
  },
  'sk.adjudicate.notBelowHalf': {
    en: 'A force once below half stays below half: {{models}} of {{started}} is half or more.',
    it: 'Una squadra scesa sotto la metà non risale: {{models}} su {{started}} è la metà o più.',
  },
  'sk.adjudicate.leadsHimself': {
    en: 'A Leader does not help itself, and its squad has no other.',
    it: 'Un Leader non aiuta se stesso, e la sua squadra non ne ha altri.',
  },
  'sk.adjudicate.isSteadfast': {
    en: 'This model is Steadfast by its special rules.',
    it: 'Questo modello è Steadfast per le sue regole speciali.',
  },
  'sk.adjudicate.diceWanted': {
    en: 'Dice given {{given}}: this test needs {{wanted}}.',
    it: 'Dadi indicati {{given}}: questo test ne richiede {{wanted}}.',
  },
  'sk.adjudicate.neverTests': { en: 'This model never makes that test.', it: 'Questo modello non fa mai quel test.' },
  'sk.adjudicate.profileUnknown': {
    en: 'No roster has the profile {{profile}}. Use one of: {{known}}.',
    it: 'Nessuna lista ha il profilo {{profile}}. Usa uno di questi: {{known}}.',
  },
  'sk.adjudicate.weaponOfOther': {
    en: 'There is no such weapon in {{variant}}: {{weapon}}.',
    it: 'Arma che non esiste in {{variant}}: {{weapon}}.',
  },
  'sk.adjudicate.otherNation': {
    en: 'That is a feature of {{nation}}; {{profile}} is of another roster.',
    it: 'È una particolarità nazionale ({{nation}}); {{profile}} è di un’altra lista.',
  },
  'sk.adjudicate.stealth': {
    en: 'The target has Stealth: in cover it cannot be a target beyond L.',
    it: 'Il bersaglio è Furtivo: in copertura non può essere un bersaglio oltre 1L.',
  },
  'sk.adjudicate.steady': {
    en: 'A steady volley needs {{least}} or more shooters on foot, each in the nearest band of its weapon, in Song of Drums and Shakos.',
    it: 'Una salva ferma richiede almeno {{least}} tiratori a piedi, ciascuno nella prima fascia di gittata, in Song of Drums and Shakos.',
  },
  'sk.adjudicate.vorwaerts': {
    en: 'Vorwärts needs a model on foot that has moved into contact (movedIn), in Song of Drums and Shakos.',
    it: 'Vorwärts richiede un modello a piedi che sia entrato in contatto (movedIn), in Song of Drums and Shakos.',
  },
  'sk.adjudicate.notMovedIn': {
    en: 'Only a model that has moved into contact (movedIn) attacks from ambush or charges.',
    it: 'Solo un modello che è entrato in contatto (movedIn) attacca da un’imboscata o carica.',
  },
  'sk.adjudicate.partingBlow': {
    en: 'A parting blow (parting) follows no move of its own and costs no action: neither ambush nor charge nor powerful blow.',
    it: 'Un colpo a chi fugge (parting) non segue un movimento e non costa azioni: né imboscata né carica né attacco potente.',
  },
  'sk.adjudicate.noEnemies': {
    en: 'The opponent is itself an enemy in contact: count it (enemies, 1 or more).',
    it: 'L’avversario è già un nemico a contatto: va contato (enemies, 1 o più).',
  },
  'sk.adjudicate.braced': {
    en: 'Only a model on foot with musket, rifle or half-pike is braced by friends.',
    it: 'Solo un modello a piedi con moschetto, fucile a canna rigata o mezza picca serra le file con gli amici.',
  },
  'sk.adjudicate.evenGroup': {
    en: 'Shoot and Reload needs 2, 4 or 6 members, not {{count}}.',
    it: 'Sparare e Ricaricare richiede 2, 4 o 6 modelli, non {{count}}.',
  },
} as const;
