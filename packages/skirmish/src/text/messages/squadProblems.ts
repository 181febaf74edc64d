/** What is wrong with a squad: said by the pages where squads are made, by the command line and the tournament. */
export const squadProblemMessages = {
  'sk.problem.rosterOfOther': {
    en: 'The roster {{roster}} does not belong to {{variant}}.',
    it: 'La lista {{roster}} non fa parte di {{variant}}.',
  },
  'sk.problem.limit.SDS': {
    en: 'A standard game uses {{standard}} points, or more by agreement: {{limit}} makes it a casual game.',
    it: 'Una partita normale usa {{standard}} punti, o di più se concordato: con {{limit}} è amichevole.',
  },
  'sk.problem.limit.SDT': {
    en: 'A standard game uses {{standard}} points: {{limit}} makes it a casual game.',
    it: 'Una partita normale usa {{standard}} punti: con {{limit}} è amichevole.',
  },
  'sk.problem.pointsOver': {
    en: 'The squad costs {{points}} points: {{over}} over the limit of {{limit}}.',
    it: 'La squadra costa {{points}} punti: {{over}} oltre il limite di {{limit}}.',
  },
  'sk.problem.profileUnknown': {
    en: 'No roster has the profile {{profile}}.',
    it: 'Nessuna lista ha il profilo {{profile}}.',
  },
  'sk.problem.profileOfOther': {
    en: '{{profile}} belongs to {{home}}: a squad of {{roster}} cannot take it.',
    it: '{{profile}} è nella lista {{home}}: una squadra della lista {{roster}} non può prenderlo.',
  },
  'sk.problem.customCasual': {
    en: '{{name}} is a custom profile, which makes the game casual.',
    it: '{{name}} è un profilo personalizzato, che rende amichevole la partita.',
  },
  'sk.problem.qOutOfRange': {
    en: '{{name}}: Quality {{value}} is outside {{least}} to {{most}}.',
    it: '{{name}}: la Qualità {{value}} non è tra {{least}} e {{most}}.',
  },
  'sk.problem.cOutOfRange': {
    en: '{{name}}: Combat {{value}} is outside {{least}} to {{most}}.',
    it: '{{name}}: il Combattimento {{value}} non è tra {{least}} e {{most}}.',
  },
  'sk.problem.weaponOfOther': {
    en: '{{name}}: {{variant}} has no such weapon ({{weapon}}).',
    it: '{{name}}: in {{variant}} non c’è quest’arma ({{weapon}}).',
  },
  'sk.problem.weaponTwice': {
    en: '{{name}}: {{weapon}} is listed twice.',
    it: '{{name}}: {{weapon}} compare due volte.',
  },
  'sk.problem.weaponTooMany': {
    en: '{{name}}: one {{kind}} at most, so remove {{weapon}}.',
    it: '{{name}}: al massimo un’arma di questo tipo ({{kind}}), togli {{weapon}}.',
  },
  'sk.problem.specialTwice': {
    en: '{{name}}: {{special}} is listed twice.',
    it: '{{name}}: {{special}} compare due volte.',
  },
  'sk.problem.specialsClash': {
    en: '{{name}}: {{special}} excludes {{other}}.',
    it: '{{name}}: {{special}} esclude {{other}}.',
  },
  'sk.problem.pointsDiffer': {
    en: 'Points given {{points}}, but the formula gives {{formula}}.',
    it: 'Punti indicati {{points}}, ma la formula dà {{formula}}.',
  },
  'sk.problem.thirdRoster': {
    en: 'A squad may borrow from only one other roster: choose {{ally}} or {{other}}.',
    it: 'Una squadra può attingere a una sola altra lista: scegli {{ally}} o {{other}}.',
  },
  'sk.problem.alliesOver': {
    en: 'Allies ({{ally}}): {{points}} points are too many; the limit is {{most}}, a third of the squad.',
    it: 'Alleati ({{ally}}): {{points}} punti sono troppi; il limite è {{most}}, un terzo della squadra.',
  },
  'sk.problem.noCommander': {
    en: 'The squad needs a Leader or an NCO to command it: only a casual one may do without.',
    it: 'Alla squadra serve un Leader o un Sottufficiale che la comandi: solo in amichevole può farne a meno.',
  },
  'sk.problem.commanderUnnamed': {
    en: 'The squad has no Leader: choose one NCO as commander.',
    it: 'La squadra non ha un Leader: scegli un Sottufficiale come comandante.',
  },
  'sk.problem.notCommander': {
    en: 'This model is marked as commander, but another model commands.',
    it: 'Questo modello è indicato come comandante, ma comanda un altro.',
  },
  'sk.problem.leaders': {
    en: 'Leaders {{count}}: the limit is {{most}}.',
    it: 'Leader {{count}}: il limite è {{most}}.',
  },
  'sk.problem.ncos': {
    en: 'NCOs {{count}}: the limit is {{most}}, one for every five other models.',
    it: 'Sottufficiali {{count}}: il limite è {{most}}, uno ogni cinque altri modelli.',
  },
  'sk.problem.flagBearers': {
    en: 'Flag Bearers {{count}}: the limit is {{most}}, one for every 400 points.',
    it: 'Portabandiera {{count}}: il limite è {{most}}, uno ogni 400 punti.',
  },
  'sk.problem.musicians': {
    en: 'Musicians {{count}}: the limit is {{most}}, one for every 400 points.',
    it: 'Musici {{count}}: il limite è {{most}}, uno ogni 400 punti.',
  },
  'sk.problem.personalities': {
    en: 'Leader, NCOs, Flag Bearer and Musician cost {{points}} points: the limit is {{most}}, a third of the squad.',
    it: 'Leader, Sottufficiali, Portabandiera e Musico costano {{points}} punti: il limite è {{most}}, un terzo della squadra.',
  },
  'sk.problem.mountedOver': {
    en: 'Mounted models cost {{points}} points: the limit is {{most}}, half of the squad.',
    it: 'I modelli a cavallo costano {{points}} punti: il limite è {{most}}, metà della squadra.',
  },
  'sk.problem.tooFew': {
    en: 'Models {{count}}: a squad needs at least {{fewest}}.',
    it: 'Modelli {{count}}: una squadra ne richiede almeno {{fewest}}.',
  },
  'sk.problem.tooMany': {
    en: 'Models {{count}}: the limit is {{most}}.',
    it: 'Modelli {{count}}: il limite è {{most}}.',
  },
  'sk.problem.obstaclesOver': {
    en: 'Fences and hedges {{count}}: the limit is {{most}}.',
    it: 'Steccati e siepi {{count}}: il limite è {{most}}.',
  },
  'sk.problem.obstaclesNotHad': {
    en: 'Only Song of Drums and Shakos has fences and hedges to buy: remove all {{count}}.',
    it: 'Solo in Song of Drums and Shakos si comprano steccati e siepi: togli tutti e {{count}}.',
  },
  'sk.problem.variantsDiffer': {
    en: 'The squads are for different games: {{first}} and {{second}}.',
    it: 'Le squadre sono per giochi diversi: {{first}} e {{second}}.',
  },
  'sk.problem.limitsDiffer': {
    en: 'The squads have different limits: {{first}} and {{second}} points. More than {{standard}} must be agreed for both.',
    it: 'Le squadre hanno limiti diversi: {{first}} e {{second}} punti. Oltre {{standard}} si concorda per entrambe.',
  },
  'sk.problem.noOpponents.SDS': {
    en: 'One side must be France and the other not: {{first}} against {{second}} is a casual game.',
    it: 'Una parte dev’essere la Francia e l’altra no: {{first}} contro {{second}} è una partita amichevole.',
  },
  'sk.problem.noOpponents.SDT': {
    en: 'One side must be French or Native, the other British, Provincial, Ranger or Native: {{first}} against {{second}} is a casual game.',
    it: 'Una parte dev’essere francese o nativa, l’altra britannica, provinciale, ranger o nativa: {{first}} contro {{second}} è una partita amichevole.',
  },
} as const;
