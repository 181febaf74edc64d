/** Messages of the home screen's first load: the name of the skirmishes. */
export const homeMessages = {
  'web.page.skirmishGame': { en: 'Play a skirmish', it: 'Gioca una schermaglia' },
  'web.game.skirmish': {
    en: 'Song of Drums and Shakos, Song of Drums and Tomahawks',
    it: 'Song of Drums and Shakos, Song of Drums and Tomahawks',
  },
  'web.first.shakos': { en: 'Four men and a wall', it: 'Quattro uomini e un muro' },
  'web.first.tomahawks': { en: 'Four rangers at a fence', it: 'Quattro ranger a uno steccato' },
  'web.game.shakos.short': { en: 'Skirmish', it: 'Schermaglia' },
  'web.game.shakos.about': {
    en: 'A dozen soldiers and an officer. Every wall, window and reload counts.',
    it: 'Una dozzina di soldati e un ufficiale. Contano ogni muro, finestra e ricarica.',
  },
  'web.game.shakos.book': { en: 'Song of Drums and Shakos · 40 minutes', it: 'Song of Drums and Shakos · 40 minuti' },
  'web.game.assaultAtTheFarm': { en: 'Assault at the Farm', it: 'Assalto alla Fattoria' },
  'web.game.tomahawks.short': { en: 'Tomahawks', it: 'Tomahawks' },
  'web.game.tomahawks.about': {
    en: 'Rangers, regulars and warriors in the old forests of America.',
    it: 'Ranger, soldati e guerrieri nelle antiche foreste d’America.',
  },
  'web.game.tomahawks.book': {
    en: 'Song of Drums and Tomahawks · 40 minutes',
    it: 'Song of Drums and Tomahawks · 40 minuti',
  },
  'web.game.rangers': { en: 'Rangers against a war party', it: 'Ranger contro guerrieri' },
  // sides of saved battles, by their ids
  'web.side.one': { en: 'Company 1', it: 'Compagnia 1' },
  'web.side.two': { en: 'Company 2', it: 'Compagnia 2' },
  'web.side.fr': { en: 'France', it: 'Francia' },
  'web.side.gb': { en: 'Britain', it: 'Gran Bretagna' },
  'web.side.pr': { en: 'Prussia', it: 'Prussia' },
  'web.side.at': { en: 'Austria', it: 'Austria' },
  'web.side.ru': { en: 'Russia', it: 'Russia' },
  'web.side.fiw-fr': { en: 'New France', it: 'Nuova Francia' },
  'web.side.fiw-gb': { en: 'British Regulars', it: 'Regolari britannici' },
  'web.side.fiw-prov': { en: 'Provincials', it: 'Provinciali' },
  'web.side.fiw-rng': { en: 'Rangers', it: 'Ranger' },
  'web.side.fiw-nat': { en: 'Native War Party', it: 'Guerrieri nativi' },
  'web.side.new-france': { en: 'New France', it: 'Nuova Francia' },
  'web.side.rangers': { en: 'Rangers', it: 'Ranger' },
  'web.side.natives': { en: 'Native War Party', it: 'Guerrieri nativi' },
} as const;
