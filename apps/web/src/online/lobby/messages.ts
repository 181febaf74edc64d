/** Words of open challenges: a table that anybody may sit down at. */
export const lobbyMessages = {
  'web.lobby.about': {
    en: 'Each of these players has set a table and waits for whoever wants to play.',
    it: 'Ognuno di questi giocatori ha apparecchiato un tavolo e aspetta chi vuole giocare.',
  },
  'web.lobby.none': {
    en: 'There are no open challenges now. Set a table yourself.',
    it: 'Ora non ci sono sfide aperte. Apparecchia tu un tavolo.',
  },
  'web.lobby.make': { en: 'Choose a battle', it: 'Scegli una battaglia' },
  'web.lobby.rules': { en: 'Rule set', it: 'Regole' },
  'web.lobby.rules.all': { en: 'all', it: 'tutte' },
  'web.lobby.clock.none': { en: 'Live or by turns, without clock', it: 'Dal vivo o a distanza, senza orologio' },
  'web.lobby.hours': {
    en: 'Plays from {{from}} to {{until}} (your time)',
    it: 'Gioca dalle {{from}} alle {{until}} (ora tua)',
  },
  'web.lobby.take': { en: 'Play {{side}}', it: 'Gioca: {{side}}' },
  'web.lobby.forYou': { en: 'A challenge for you', it: 'Una sfida per te' },
  'web.lobby.decline': { en: 'No, thank you', it: 'No, grazie' },
  'web.lobby.yours': { en: 'Your own challenge', it: 'La tua sfida' },
  'web.lobby.open': { en: 'Go to your table', it: 'Vai al tuo tavolo' },
  'web.lobby.remove': { en: 'Take it back', it: 'Ritirala' },
  'web.lobby.taken': { en: 'Somebody else was quicker.', it: 'Qualcuno è stato più veloce.' },
  'web.lobby.failed': { en: 'The server cannot do that now.', it: 'Il server ora non può farlo.' },
  // ---- making one
  'web.lobby.who': { en: 'Opponent', it: 'Avversario' },
  'web.lobby.to': { en: 'Open to', it: 'Aperto a' },
  'web.lobby.friend': { en: 'a friend, by a link', it: 'un amico, con un link' },
  'web.lobby.anybody': { en: 'anybody: an open challenge', it: 'chiunque: una sfida aperta' },
  'web.lobby.anybody.about': {
    en: 'Everybody on this server sees it for two weeks, with the name you give here, if any.',
    it: 'La vedono tutti su questo server per due settimane, con il nome che dai qui, se ne dai uno.',
  },
  'web.lobby.from': { en: 'You like to play from', it: 'Giochi volentieri dalle' },
  'web.lobby.until': { en: 'Until', it: 'Alle' },
} as const;

export type LobbyKey = keyof typeof lobbyMessages;
