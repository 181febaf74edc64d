/** Words of pages of battles that are over, and of the list of those that everybody sees. */
import * as terms from '@drumhead/content/terms';

export const archiveMessages = {
  'web.archive.shown': { en: 'Page of the battle when it is over', it: 'Pagina della battaglia a fine partita' },
  'web.archive.shown.private': { en: 'private: only the players see it', it: 'privata: la vedono solo i giocatori' },
  'web.archive.shown.link': { en: 'by link: whoever has the link sees it', it: 'con link: la vede chi ha il link' },
  'web.archive.shown.public': {
    en: 'public: everybody finds it in the archive',
    it: 'pubblica: tutti la trovano nell’archivio',
  },
  'web.archive.shown.about': {
    en: 'The page shows the replay, the report, the result and the players’ names; never the talk. Whoever sits down agrees to it, and may later take the name off or make the page private.',
    it: 'La pagina mostra replay, resoconto, risultato e nomi dei giocatori; mai la conversazione. Chi si siede accetta, e poi può togliere il nome o rendere privata la pagina.',
  },
  'web.archive.told.link': {
    en: 'When the battle is over, whoever has its link sees it with your names, without the talk',
    it: 'A fine partita chi ha il link vede la battaglia con i vostri nomi, senza la conversazione',
  },
  'web.archive.told.public': {
    en: 'When the battle is over, everybody sees it with your names, without the talk',
    it: 'A fine partita tutti vedono la battaglia con i vostri nomi, senza la conversazione',
  },
  'web.archive.ask': { en: 'Ask for another page', it: 'Chiedi un’altra pagina' },
  'web.archive.ask.private': {
    en: '{{side}}: shall the page of this battle be private?',
    it: '{{side}}: la pagina di questa battaglia resta privata?',
  },
  'web.archive.ask.link': {
    en: '{{side}}: when the battle is over, shall whoever has its link see it with our names? The talk is never shown.',
    it: '{{side}}: a fine partita, chi ha il link potrà vederla con i nostri nomi? La conversazione non si mostra mai.',
  },
  'web.archive.ask.public': {
    en: '{{side}}: when the battle is over, shall everybody see it with our names? The talk is never shown.',
    it: '{{side}}: a fine partita, tutti potranno vederla con i nostri nomi? La conversazione non si mostra mai.',
  },
  'web.archive.page': { en: 'Page of this battle', it: 'Pagina di questa battaglia' },
  'web.archive.none': {
    en: 'This battle is private, or there is none at this address.',
    it: 'Questa battaglia è privata, o a questo indirizzo non ce n’è nessuna.',
  },
  'web.archive.won': { en: 'Victory: {{side}}', it: 'Vittoria: {{side}}' },
  'web.archive.drawn': { en: 'Nobody won', it: 'Nessuno ha vinto' },
  'web.archive.nameless': { en: 'a player', it: 'un giocatore' },
  'web.archive.ended': { en: 'ended {{when}}', it: 'finita: {{when}}' },
  'web.archive.seat.won': { en: '{{side}}, won', it: '{{side}}, vittoria' },
  'web.archive.seat.lost': { en: '{{side}}, lost', it: '{{side}}, sconfitta' },
  'web.archive.seat.drawn': { en: '{{side}}, drawn', it: '{{side}}, pareggio' },
  'web.archive.replay': terms.ToReplay,
  'web.archive.from': { en: 'Watch from here', it: 'Guarda da qui' },
  'web.archive.link': { en: 'Copy the link', it: 'Copia il link' },
  'web.archive.link.done': { en: 'Link copied.', it: 'Link copiato.' },
  'web.archive.link.here': { en: 'Copy a link to this moment', it: 'Copia un link a questo momento' },
  'web.archive.failed': {
    en: 'The server did not give it. Try again later.',
    it: 'Il server non l’ha dato. Riprova più tardi.',
  },
  'web.archive.hidden': {
    en: 'The rules keep something of this battle hidden, so it has no replay.',
    it: 'Le regole tengono nascosto qualcosa di questa battaglia, quindi non ha replay.',
  },
  'web.archive.yours': { en: 'You played here', it: 'Hai giocato qui' },
  'web.archive.yours.private': { en: 'Only the players see this page.', it: 'Solo i giocatori vedono questa pagina.' },
  'web.archive.yours.link': { en: 'Whoever has the link sees this page.', it: 'Chi ha il link vede questa pagina.' },
  'web.archive.yours.public': { en: 'Everybody sees this page.', it: 'Tutti vedono questa pagina.' },
  'web.archive.nameOff': { en: 'Take my name off', it: 'Togli il mio nome' },
  'web.archive.close': { en: 'Make it private', it: 'Rendila privata' },
  'web.archive.sure': {
    en: 'Press again to confirm: this cannot be undone.',
    it: 'Premi di nuovo per confermare: non si può annullare.',
  },
  'web.archive.about': {
    en: 'The newest first. The players of each battle agreed to show it.',
    it: 'Le più recenti prima. I giocatori di ogni battaglia hanno accettato di mostrarla.',
  },
  'web.archive.game': { en: 'Game', it: 'Gioco' },
  'web.archive.scenario': terms.Scenario,
  'web.archive.nation': terms.Nation,
  'web.archive.result': { en: 'Result', it: 'Risultato' },
  'web.archive.any': { en: 'all', it: 'tutti' },
  'web.archive.result.won': { en: 'won', it: 'vittoria' },
  'web.archive.result.lost': { en: 'lost', it: 'sconfitta' },
  'web.archive.result.drawn': { en: 'drawn', it: 'pareggio' },
  'web.archive.result.decided': { en: 'somebody won', it: 'qualcuno ha vinto' },
  'web.archive.empty': {
    en: 'No battle is public yet. Set a table whose page is public, and yours is the first.',
    it: 'Nessuna battaglia è ancora pubblica. Prepara un tavolo con la pagina pubblica, e la tua sarà la prima.',
  },
  'web.archive.nothing': {
    en: 'No public battle is like that. Drop one of the filters: {{filters}}.',
    it: 'Nessuna battaglia pubblica è così. Togli uno dei filtri: {{filters}}.',
  },
  'web.archive.nation.french': terms.France,
  'web.archive.nation.british': terms.Britain,
  'web.archive.nation.portuguese': { en: 'Portugal', it: 'Portogallo' },
  'web.archive.nation.austrian': terms.Austria,
  'web.archive.nation.spanish': { en: 'Spain', it: 'Spagna' },
  'web.archive.nation.swedish': { en: 'Sweden', it: 'Svezia' },
  'web.archive.nation.danish': { en: 'Denmark', it: 'Danimarca' },
  'web.archive.nation.mecklenburg': { en: 'Mecklenburg', it: 'Meclemburgo' },
  'web.archive.nation.prussian': terms.Prussia,
  'web.archive.nation.russian': terms.Russia,
  'web.archive.nation.italian': { en: 'Italy', it: 'Italia' },
  'web.archive.more': { en: 'Show more', it: 'Mostra altre' },
} as const;

export type ArchiveKey = keyof typeof archiveMessages;
