/** Messages of the front page, and of its links to the pages of the skirmishes. */
import * as terms from '@drumhead/content/terms';

export const linkMessages = {
  'web.game.shakos.about': {
    en: 'A dozen soldiers and an officer. Every wall, window and reload counts.',
    it: 'Una dozzina di soldati e un ufficiale. Contano ogni muro, finestra e ricarica.',
  },
  'web.game.shakos.brief': { en: 'ten men and an officer', it: 'dieci uomini e un ufficiale' },
  'web.game.skirmish.time': { en: '40 minutes', it: '40 minuti' },
  'web.game.shakos.book': terms.SongOfDrumsAndShakos,
  'web.game.tomahawks.about': {
    en: 'Rangers, regulars and warriors in the old forests of America.',
    it: 'Ranger, soldati e guerrieri nelle antiche foreste d’America.',
  },
  'web.game.tomahawks.brief': { en: 'the forests of America', it: 'le foreste d’America' },
  'web.game.tomahawks.book': terms.SongOfDrumsAndTomahawks,
  'web.doors.skirmish': { en: 'Pages of the skirmishes', it: 'Pagine delle schermaglie' },
  'web.about.skirmish': {
    en: 'A dozen soldiers a side, each a model of its own, in Napoleonic Europe or the forests of 1754 to 1763.',
    it: 'Una dozzina di soldati per parte, un modello ciascuno, nell’Europa napoleonica o nelle foreste dal 1754 al 1763.',
  },
  'web.page.skirmishCampaign': { en: 'Skirmish campaign', it: 'Campagna di schermaglie' },
  'web.page.skirmishTerrain': { en: 'Skirmish terrain', it: 'Terreno per la schermaglia' },
  'web.page.squads': { en: 'Skirmish squads', it: 'Squadre da schermaglia' },
  'web.page.skirmishRules': { en: 'Skirmish: rules', it: 'Schermaglia: regole' },
  'web.page.skirmishSheet': { en: 'Skirmish: quick reference sheets', it: 'Schermaglia: schede riassuntive' },
} as const;

export type LinkKey = keyof typeof linkMessages;
