/** Messages of the home screen's first load: the name of the skirmishes. */
export const homeMessages = {
  'web.page.skirmishGame': { en: 'Play a skirmish', it: 'Gioca una schermaglia' },
  'web.game.skirmish': {
    en: 'Song of Drums and Shakos, Song of Drums and Tomahawks',
    it: 'Song of Drums and Shakos, Song of Drums and Tomahawks',
  },
} as const;
