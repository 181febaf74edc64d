/** Names that every screen may need: the skirmishes, and the sides of saved battles. */
import * as terms from '@drumhead/content/terms';

export const homeMessages = {
  'web.page.skirmishGame': { en: 'Play a skirmish', it: 'Gioca una schermaglia' },
  'web.game.skirmish': {
    en: 'Song of Drums and Shakos, Song of Drums and Tomahawks',
    it: 'Song of Drums and Shakos, Song of Drums and Tomahawks',
  },
  'web.first.shakos': { en: 'Four men and a wall', it: 'Quattro uomini e un muro' },
  'web.first.tomahawks': { en: 'Four rangers at a fence', it: 'Quattro ranger a uno steccato' },
  'web.game.shakos.short': { en: 'Skirmish', it: 'Schermaglia' },
  'web.game.assaultAtTheFarm': { en: 'Assault at the Farm', it: 'Assalto alla Fattoria' },
  'web.game.tomahawks.short': { en: 'Tomahawks', it: 'Tomahawks' },
  'web.game.rangers': { en: 'Rangers against a war party', it: 'Ranger contro guerrieri' },
  // sides of saved battles, by their ids
  'web.side.one': { en: 'Company 1', it: 'Compagnia 1' },
  'web.side.two': { en: 'Company 2', it: 'Compagnia 2' },
  'web.side.fr': terms.France,
  'web.side.gb': terms.Britain,
  'web.side.pr': terms.Prussia,
  'web.side.at': terms.Austria,
  'web.side.ru': terms.Russia,
  'web.side.fiw-fr': terms.NewFrance,
  'web.side.fiw-gb': { en: 'British Regulars', it: 'Regolari britannici' },
  'web.side.fiw-prov': { en: 'Provincials', it: 'Provinciali' },
  'web.side.fiw-rng': terms.Rangers,
  'web.side.fiw-nat': terms.NativeWarParty,
  'web.side.new-france': terms.NewFrance,
  'web.side.rangers': terms.Rangers,
  'web.side.natives': terms.NativeWarParty,
} as const;
