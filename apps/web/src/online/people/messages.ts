/** Words of people one has met. */
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
  'web.people.failed': {
    en: 'The server did not take that. Try again.',
    it: 'Il server non l’ha registrato. Riprova.',
  },
} as const;

export type PeopleKey = keyof typeof peopleMessages;
