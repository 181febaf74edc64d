/** What the home screen says of the skirmishes at once: its name and its scenarios. */
export const homeMessages = {
  'web.page.skirmishGame': { en: 'Play a skirmish', it: 'Gioca una schermaglia' },
  'web.game.skirmish': {
    en: 'Song of Drums and Shakos, Song of Drums and Tomahawks',
    it: 'Song of Drums and Shakos, Song of Drums and Tomahawks',
  },
} as const;
