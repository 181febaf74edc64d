/** Words of people one has met. */
import * as terms from '@drumhead/content/terms';

export const peopleMessages = {
  'web.people.about': {
    en: 'Whoever sat at a table with you stands here. Nobody else sees this list.',
    it: 'Qui trovi chi è stato a un tavolo con te. Nessun altro vede questo elenco.',
  },
  'web.people.none': {
    en: 'You have met nobody yet: play a friend, or take an open challenge.',
    it: 'Non hai ancora incontrato nessuno: gioca con un amico o accetta una sfida aperta.',
  },
  'web.people.guest': { en: 'guest', it: 'ospite' },
  'web.people.account': { en: 'has an account here', it: 'ha un account qui' },
  'web.people.met_one': { en: 'You have met in {{count}} battle:', it: 'Vi siete incontrati in {{count}} battaglia:' },
  'web.people.met_other': {
    en: 'You have met in {{count}} battles:',
    it: 'Vi siete incontrati in {{count}} battaglie:',
  },
  'web.people.games': { en: 'Battles against people', it: 'Battaglie contro persone' },
  'web.people.games.played': { en: 'played', it: 'giocate' },
  'web.people.games.won': { en: 'won', it: 'vinte' },
  'web.people.games.drawn': { en: 'drawn', it: 'patte' },
  'web.people.games.lost': { en: 'lost', it: 'perse' },
  'web.people.games.withYou': { en: 'with you', it: 'con te' },
  'web.people.tables_one': { en: '{{count}} open challenge', it: '{{count}} sfida aperta' },
  'web.people.tables_other': { en: '{{count}} open challenges', it: '{{count}} sfide aperte' },
  'web.people.pages': { en: 'Battles everybody may see', it: 'Battaglie che tutti possono vedere' },
  'web.people.hidden.theirs': {
    en: 'This person shows the name alone.',
    it: 'Questa persona mostra solo il nome.',
  },
  'web.people.hide': {
    en: 'Show people I have met my name alone: no games, no open challenges, no public battles on my page',
    it: 'Mostra solo il mio nome a chi ho incontrato: sulla mia pagina niente partite, sfide aperte o battaglie pubbliche',
  },
  'web.people.mute': { en: 'Mute', it: 'Silenzia' },
  'web.people.mute.sure': {
    en: 'Mute {{name}}? You read nothing that {{name}} says at any table; battles go on, and {{name}} is not told. Press again to confirm.',
    it: 'Silenziare {{name}}? A nessun tavolo leggerai ciò che {{name}} dice; le battaglie continuano e {{name}} non ne sa nulla. Premi di nuovo per confermare.',
  },
  'web.people.unmute': { en: 'Unmute', it: 'Riattiva' },
  'web.people.muted': { en: 'muted', it: 'silenzio attivo' },
  'web.people.unnamed': { en: 'somebody without a name', it: 'qualcuno senza nome' },
  'web.people.score': {
    en: 'won {{won}}, drawn {{drawn}}, lost {{lost}}',
    it: 'vinte {{won}}, patte {{drawn}}, perse {{lost}}',
  },
  'web.people.last': { en: 'last: {{place}}, {{when}}', it: 'ultima: {{place}}, {{when}}' },
  'web.people.challenge': { en: 'Challenge', it: 'Sfida' },
  'web.people.goOn': { en: 'To your battle', it: 'Alla vostra battaglia' },
  'web.people.block': { en: 'Block', it: 'Blocca' },
  'web.people.block.sure': {
    en: 'Block {{name}}? No open table brings you together again. Battles that go on stay as agreed, and {{name}} is not told.',
    it: 'Bloccare {{name}}? Nessun tavolo aperto vi farà più incontrare. Le battaglie in corso restano come concordato, e {{name}} non ne sa nulla.',
  },
  'web.people.unblock': { en: 'Unblock', it: 'Sblocca' },
  'web.people.blocked': { en: 'blocked', it: 'blocco attivo' },
  'web.people.failed': terms.ServerDidNotTake,
} as const;

export type PeopleKey = keyof typeof peopleMessages;
