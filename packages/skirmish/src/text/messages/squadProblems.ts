/** What is wrong with a squad: said by the pages where squads are made, by the command line and the tournament. */
export const squadProblemMessages = {
  'sk.problem.rosterOfOther': {
    en: 'The roster {{roster}} is not one of {{variant}}.',
    it: 'La lista {{roster}} non appartiene a {{variant}}.',
  },
  'sk.problem.limit.SDS': {
    en: 'A standard game is played with {{standard}} points, or more by agreement; with {{limit}} it is a casual game.',
    it: 'Una partita normale si gioca a {{standard}} punti, o di più se ci si accorda; a {{limit}} è una partita amichevole.',
  },
  'sk.problem.limit.SDT': {
    en: 'A standard game is played with {{standard}} points; with {{limit}} it is a casual game.',
    it: 'Una partita normale si gioca a {{standard}} punti; a {{limit}} è una partita amichevole.',
  },
  'sk.problem.pointsOver': {
    en: 'The squad costs {{points}} points, {{over}} over the limit of {{limit}}.',
    it: 'La squadra costa {{points}} punti, {{over}} oltre il limite di {{limit}}.',
  },
  'sk.problem.profileUnknown': {
    en: 'No roster has a profile {{profile}}.',
    it: 'Nessuna lista ha un profilo {{profile}}.',
  },
  'sk.problem.profileOfOther': {
    en: '{{profile}} is of the roster {{home}}; a squad of {{roster}} cannot have one.',
    it: '{{profile}} è della lista {{home}}; una squadra di {{roster}} non può averne.',
  },
  'sk.problem.customCasual': {
    en: '{{name}} is in no roster: a profile of your own makes the game a casual one.',
    it: '{{name}} non è in nessuna lista: con un profilo inventato la partita è amichevole.',
  },
  'sk.problem.qOutOfRange': {
    en: '{{name}}: Quality {{value}}; it must be from {{least}} to {{most}}.',
    it: '{{name}}: Qualità {{value}}; deve essere da {{least}} a {{most}}.',
  },
  'sk.problem.cOutOfRange': {
    en: '{{name}}: Combat {{value}}; it must be from {{least}} to {{most}}.',
    it: '{{name}}: Combattimento {{value}}; deve essere da {{least}} a {{most}}.',
  },
  'sk.problem.weaponOfOther': {
    en: '{{name}}: {{weapon}} is no weapon of {{variant}}.',
    it: '{{name}}: in {{variant}} non esiste l’arma {{weapon}}.',
  },
  'sk.problem.weaponTwice': {
    en: '{{name}}: {{weapon}} is listed twice.',
    it: '{{name}}: {{weapon}} compare due volte.',
  },
  'sk.problem.weaponTooMany': {
    en: '{{name}}: {{weapon}} is one too many, a model carries one {{kind}} at most.',
    it: '{{name}}: {{weapon}} è di troppo, un modello porta al massimo un esemplare di {{kind}}.',
  },
  'sk.problem.specialTwice': {
    en: '{{name}}: {{special}} is listed twice.',
    it: '{{name}}: {{special}} compare due volte.',
  },
  'sk.problem.specialsClash': {
    en: '{{name}}: {{special}} and {{other}} exclude each other.',
    it: '{{name}}: {{special}} e {{other}} si escludono a vicenda.',
  },
  'sk.problem.pointsDiffer': {
    en: '{{points}} points are written down; the formula gives {{formula}}.',
    it: 'Sono indicati {{points}} punti; la formula ne dà {{formula}}.',
  },
  'sk.problem.thirdRoster': {
    en: 'A squad borrows from one other roster: {{ally}} and {{other}} are two.',
    it: 'Una squadra prende in prestito da una sola altra lista: {{ally}} e {{other}} sono due.',
  },
  'sk.problem.alliesOver': {
    en: 'Models of {{ally}} cost {{points}} points; a third of the limit is {{most}}.',
    it: 'I modelli di {{ally}} costano {{points}} punti; un terzo del limite è {{most}}.',
  },
  'sk.problem.noCommander': {
    en: 'Nobody commands: a squad needs a Leader or an NCO.',
    it: 'Nessuno comanda: serve un Leader o un Sottufficiale.',
  },
  'sk.problem.commanderUnnamed': {
    en: 'Without a Leader one of the NCOs must be named commander.',
    it: 'Senza un Leader, uno dei Sottufficiali va nominato comandante.',
  },
  'sk.problem.notCommander': {
    en: 'This model is marked as commander, but another one commands.',
    it: 'Questo modello è indicato come comandante, ma comanda un altro.',
  },
  'sk.problem.leaders': {
    en: '{{count}} Leaders; a squad has {{most}} at most.',
    it: '{{count}} Leader; una squadra ne ha al massimo {{most}}.',
  },
  'sk.problem.ncos': {
    en: '{{count}} NCOs; one for every five other models makes {{most}}.',
    it: '{{count}} Sottufficiali; uno ogni cinque altri modelli fa {{most}}.',
  },
  'sk.problem.flagBearers': {
    en: '{{count}} Flag Bearers; one for every 400 points of limit makes {{most}}.',
    it: '{{count}} Portabandiera; uno ogni 400 punti di limite fa {{most}}.',
  },
  'sk.problem.musicians': {
    en: '{{count}} Musicians; one for every 400 points of limit makes {{most}}.',
    it: '{{count}} Musici; uno ogni 400 punti di limite fa {{most}}.',
  },
  'sk.problem.personalities': {
    en: 'Leader, NCOs, Flag Bearer and Musician cost {{points}} points; a third of the limit is {{most}}.',
    it: 'Leader, Sottufficiali, Portabandiera e Musico costano {{points}} punti; un terzo del limite è {{most}}.',
  },
  'sk.problem.mountedOver': {
    en: 'Mounted models cost {{points}} points; half of the limit is {{most}}.',
    it: 'I modelli montati costano {{points}} punti; metà del limite è {{most}}.',
  },
  'sk.problem.tooFew': {
    en: '{{count}} models; a squad has at least {{fewest}}.',
    it: '{{count}} modelli; una squadra ne ha almeno {{fewest}}.',
  },
  'sk.problem.tooMany': {
    en: '{{count}} models; a squad has {{most}} at most.',
    it: '{{count}} modelli; una squadra ne ha al massimo {{most}}.',
  },
  'sk.problem.obstaclesOver': {
    en: '{{count}} fences and hedges; {{most}} at most can be bought.',
    it: '{{count}} tra steccati e siepi; se ne possono comprare al massimo {{most}}.',
  },
  'sk.problem.obstaclesNotHad': {
    en: 'Fences and hedges are bought in Song of Drums and Shakos alone, not {{count}} of them here.',
    it: 'Steccati e siepi si comprano solo in Song of Drums and Shakos: qui sono {{count}} di troppo.',
  },
  'sk.problem.variantsDiffer': {
    en: 'The squads are of two games: {{first}} and {{second}}.',
    it: 'Le squadre sono di due giochi diversi: {{first}} e {{second}}.',
  },
  'sk.problem.limitsDiffer': {
    en: 'The squads have different limits: {{first}} and {{second}} points.',
    it: 'Le squadre hanno limiti diversi: {{first}} e {{second}} punti.',
  },
  'sk.problem.noOpponents.SDS': {
    en: 'One side is France, the other is not; {{first}} against {{second}} is a casual game.',
    it: 'Una parte è la Francia, l’altra no; {{first}} contro {{second}} è una partita amichevole.',
  },
  'sk.problem.noOpponents.SDT': {
    en: 'One side is French or Native, the other British, Provincial, Ranger or Native; {{first}} against {{second}} is a casual game.',
    it: 'Una parte è francese o nativa, l’altra britannica, provinciale, ranger o nativa; {{first}} contro {{second}} è una partita amichevole.',
  },
} as const;
