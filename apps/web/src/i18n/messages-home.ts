/** Words of every screen, and what may go wrong outside the rules. */
import * as terms from '@drumhead/content/terms';

export const homeMessages = {
  'web.title': { en: 'Drumhead', it: 'Drumhead' },
  'web.language': { en: 'Language', it: 'Lingua' },
  'web.settings': { en: 'Settings', it: 'Impostazioni' },
  'web.home.loading': { en: 'Setting the table…', it: 'Preparazione del tavolo…' },
  'web.page.puzzles': { en: 'Puzzles', it: 'Problemi da risolvere' },
  'web.page.replay': { en: 'Replay the battle', it: 'Rivedi la battaglia' },
  'web.page.map': { en: 'Map to print', it: 'Mappa da stampare' },
  'web.page.home': terms.Home,
  'web.page.coming': { en: 'Loading the page…', it: 'Caricamento della pagina…' },
  'web.page.failed': { en: 'The page did not load.', it: 'La pagina non si è caricata.' },
  'web.page.unknown': { en: 'There is no page called {{page}}.', it: 'Non esiste una pagina {{page}}.' },
  'web.side.austria': terms.Austria,
  'web.side.russia': terms.Russia,
  'web.side.spain': { en: 'Spain', it: 'Spagna' },
  'web.side.allies': { en: 'Allied army', it: 'Armata alleata' },
  'web.side.france': terms.France,
  'web.side.britain': terms.Britain,
  'web.side.prussia': terms.Prussia,
  'web.player.human': terms.you,
  'web.player.recruit': { en: 'computer: recruit', it: 'computer: recluta' },
  'web.player.corporal': { en: 'computer: corporal', it: 'computer: caporale' },
  'web.player.captain': { en: 'computer: captain', it: 'computer: capitano' },
  'web.fault.notSaved': { en: 'Not saved: order undone.', it: 'Salvataggio fallito: ordine annullato.' },
  'web.fault.opponent': {
    en: 'The computer player stopped working.',
    it: 'Il giocatore automatico si è bloccato.',
  },
  'web.fault.page': {
    en: 'Something went wrong. Reload: your battle is saved.',
    it: 'Qualcosa non ha funzionato. Ricarica: la battaglia è salvata.',
  },
  'web.fault.again': terms.TryAgain,
  'web.reload': { en: 'Reload', it: 'Ricarica la pagina' },
  'web.close': { en: 'Close', it: 'Chiudi' },
} as const;
