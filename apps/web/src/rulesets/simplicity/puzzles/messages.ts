/** Titles, questions and answers of the puzzles of Simplicity. */
export const puzzleTexts = {
  'web.puzzle.simplicity-1.title': { en: 'The last DP', it: 'L’ultimo PD' },
  'web.puzzle.simplicity-1.question': {
    en: 'One AP. The Austrian battalion has three DP. Make it break.',
    it: 'Un PA. Il battaglione austriaco ha tre PD. Fallo cedere.',
  },
  'web.puzzle.simplicity-1.why': {
    en: 'The hussars, without DP, charge without a roll, and the battalion fights back with one die of four: 68%. The guns come to 36%, the fire of the line to 29%.',
    it: 'Gli ussari, senza PD, caricano senza tiro, e il battaglione risponde con un dado su quattro: 68%. I cannoni arrivano al 36%, il fuoco della linea al 29%.',
  },
  'web.puzzle.simplicity-2.title': { en: 'Fire or charge', it: 'Fuoco o carica' },
  'web.puzzle.simplicity-2.question': {
    en: 'Two AP and a raw battalion with two DP. Make it break this turn.',
    it: 'Due PA e un battaglione inesperto con due PD. Fallo cedere in questo turno.',
  },
  'web.puzzle.simplicity-2.why': {
    en: 'Two DP are needed, and each combat gives one at most. With four dice against two, and support, the charge of the line gives the first more surely than its fire: 77%, with fire first 54%.',
    it: 'Servono due PD, e ogni combattimento ne dà al massimo uno. Con quattro dadi contro due, e il sostegno, la carica della linea dà il primo con più sicurezza del fuoco: 77%, con il fuoco prima 54%.',
  },
  'web.puzzle.simplicity-3.title': { en: 'A target for the guns', it: 'Un bersaglio per i cannoni' },
  'web.puzzle.simplicity-3.question': {
    en: 'One AP. Give a DP to either battalion: the near one is regular, the far one raw.',
    it: 'Un PA. Dai un PD a uno dei due battaglioni: il vicino è regolare, il lontano inesperto.',
  },
  'web.puzzle.simplicity-3.why': {
    en: 'Neither is at long range, and both take the same hits. But a raw unit turns them into a DP more easily: 49%, not 36%.',
    it: 'Nessuno dei due è a lunga gittata, e i colpi sono gli stessi. Ma un’unità inesperta li trasforma più facilmente in un PD: 49% anziché 36%.',
  },
  'web.puzzle.simplicity-4.title': { en: 'The general rides', it: 'Il generale accorre' },
  'web.puzzle.simplicity-4.question': {
    en: 'Two AP. One battalion routs, one has three DP. Help one of them: rally it.',
    it: 'Due PA. Un battaglione è in rotta, uno ha tre PD. Aiutane uno: riordinalo.',
  },
  'web.puzzle.simplicity-4.why': {
    en: 'A general in contact rallies the routing battalion on 5 or 6: 33%. The other rallies on a 6 alone (17%), and the ride to it would leave no AP for a re-roll.',
    it: 'Un generale a contatto riordina il battaglione in rotta con 5 o 6: 33%. L’altro si riordina solo con 6 (17%), e per raggiungerlo non resterebbe un PA per ritirare il dado.',
  },
  'web.puzzle.simplicity-5.title': { en: 'Front or flank', it: 'Fronte o fianco' },
  'web.puzzle.simplicity-5.question': {
    en: 'One AP. Make the battalion with three DP break: light cavalry in front, heavy cavalry on its flank.',
    it: 'Un PA. Fai cedere il battaglione con tre PD: cavalleria leggera di fronte, pesante sul fianco.',
  },
  'web.puzzle.simplicity-5.why': {
    en: 'A charge in the flank hits on 3 or more, and the battalion strikes back on 5 or more: 80%. From the front the hussars come to 68%.',
    it: 'Una carica sul fianco colpisce con 3 o più, e il battaglione risponde con 5 o più: 80%. Di fronte gli ussari arrivano al 68%.',
  },
  'web.puzzle.simplicity-6.title': { en: 'Guns or foot', it: 'Cannoni o fanti' },
  'web.puzzle.simplicity-6.question': {
    en: 'One AP for your light cavalry: overrun the guns, or give the battalion a DP.',
    it: 'Un PA per la tua cavalleria leggera: travolgi i cannoni, o dai un PD al battaglione.',
  },
  'web.puzzle.simplicity-6.why': {
    en: 'Guns without DP fight with four dice, the battalion with two; and a DP is less than a victory: 44%, not 36%.',
    it: 'I cannoni senza PD combattono con quattro dadi, il battaglione con due; e un PD è meno di una vittoria: 44% anziché 36%.',
  },
} as const;
