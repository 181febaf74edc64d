/** Titles and questions of the puzzles of Simplicity. */
export const puzzleTexts = {
  'web.puzzle.simplicity-1.title': { en: 'The last DP', it: 'L’ultimo PD' },
  'web.puzzle.simplicity-1.question': {
    en: 'One AP. The Austrian battalion has three DP. Make it break.',
    it: 'Un PA. Il battaglione austriaco ha tre PD. Fallo cedere.',
  },
  'web.puzzle.simplicity-2.title': { en: 'Fire or charge', it: 'Fuoco o carica' },
  'web.puzzle.simplicity-2.question': {
    en: 'Two AP and a raw battalion with two DP. Make it break this turn.',
    it: 'Due PA e un battaglione inesperto con due PD. Fallo cedere in questo turno.',
  },
  'web.puzzle.simplicity-3.title': { en: 'A target for the guns', it: 'Un bersaglio per i cannoni' },
  'web.puzzle.simplicity-3.question': {
    en: 'One AP. Give a DP to either battalion: the near one is regular, the far one raw.',
    it: 'Un PA. Dai un PD a uno dei due battaglioni: il vicino è regolare, il lontano inesperto.',
  },
  'web.puzzle.simplicity-4.title': { en: 'The general rides', it: 'Il generale accorre' },
  'web.puzzle.simplicity-4.question': {
    en: 'Two AP. One battalion routs, one has three DP. Help one of them: rally it.',
    it: 'Due PA. Un battaglione è in rotta, uno ha tre PD. Aiutane uno: riordinalo.',
  },
  'web.puzzle.simplicity-5.title': { en: 'Front or flank', it: 'Fronte o fianco' },
  'web.puzzle.simplicity-5.question': {
    en: 'One AP. Make the battalion with three DP break: light cavalry in front, heavy cavalry on its flank.',
    it: 'Un PA. Fai cedere il battaglione con tre PD: cavalleria leggera di fronte, pesante sul fianco.',
  },
  'web.puzzle.simplicity-6.title': { en: 'Guns or foot', it: 'Cannoni o fanti' },
  'web.puzzle.simplicity-6.question': {
    en: 'One AP for your light cavalry: overrun the guns, or give the battalion a DP.',
    it: 'Un PA per la tua cavalleria leggera: travolgi i cannoni, o dai un PD al battaglione.',
  },
} as const;
