/** Messages of the page with everything kept on the device. */
import * as terms from '@drumhead/content/terms';

export const keepingMessages = {
  'web.keeping.about': {
    en: 'Battles and lists are saved in this browser, on this device. Save everything as a file to move it, or to keep it safe.',
    it: 'Battaglie e liste sono salvate in questo browser, su questo dispositivo. Salva tutto in un file per spostarlo o per metterlo al sicuro.',
  },
  'web.keeping.notKept': {
    en: 'This browser saves nothing: save everything as a file before you close the page.',
    it: 'Questo browser non salva nulla: salva tutto in un file prima di chiudere la pagina.',
  },
  'web.keeping.exportAll': { en: 'Save everything as a file', it: 'Salva tutto in un file' },
  'web.keeping.importAll': { en: 'Add from files…', it: 'Aggiungi da file…' },
  'web.keeping.space': { en: 'Space used: {{used}} of {{quota}}', it: 'Spazio usato: {{used}} su {{quota}}' },
  'web.keeping.persisted': {
    en: 'The browser keeps this even when space runs short.',
    it: 'Il browser conserva tutto anche quando lo spazio scarseggia.',
  },
  'web.keeping.persist': { en: 'Ask the browser to keep it', it: 'Chiedi al browser di conservarlo' },
  'web.keeping.persist.refused': {
    en: 'The browser did not agree: it may clear this when space runs short. Installing Drumhead helps.',
    it: 'Il browser non ha accettato: se lo spazio scarseggia può cancellare tutto. Installare Drumhead aiuta.',
  },
  'web.keeping.search': { en: 'Search names and notes', it: 'Cerca in nomi e note' },
  'web.keeping.kinds': { en: 'Show', it: 'Mostra' },
  'web.keeping.kind': { en: 'Everything', it: 'Tutto' },
  'web.keeping.kind.battle': { en: 'Battles', it: 'Battaglie' },
  'web.keeping.kind.squad': { en: 'Squads', it: 'Squadre' },
  'web.keeping.kind.campaign': { en: 'Campaigns', it: 'Campagne' },
  'web.keeping.kind.division': { en: 'Divisions', it: 'Divisioni' },
  'web.keeping.kind.historical': { en: 'Historical battles', it: 'Battaglie storiche' },
  'web.keeping.kind.army': terms.Armies,
  'web.keeping.kind.position': { en: 'Positions', it: 'Posizioni' },
  'web.keeping.kind.draft': { en: 'Scenarios in the making', it: 'Scenari in corso' },
  'web.keeping.one.draft': { en: 'Scenario in the making', it: 'Scenario in corso' },
  'web.keeping.kind.scenario': { en: 'Scenarios', it: 'Scenari' },
  'web.keeping.one.scenario': terms.Scenario,
  'web.keeping.one.squad': terms.Squad,
  'web.keeping.one.campaign': { en: 'Campaign', it: 'Campagna' },
  'web.keeping.one.division': { en: 'Division', it: 'Divisione' },
  'web.keeping.one.historical': { en: 'Historical battle', it: 'Battaglia storica' },
  'web.keeping.one.army': { en: 'Army', it: 'Esercito' },
  'web.keeping.one.position': { en: 'Position', it: 'Posizione' },
  'web.keeping.folder': { en: 'Folder', it: 'Cartella' },
  'web.keeping.folder.all': { en: 'All folders', it: 'Tutte le cartelle' },
  'web.keeping.folder.none': terms.none,
  'web.keeping.none': { en: 'Nothing is saved here yet.', it: 'Qui non è ancora salvato nulla.' },
  'web.keeping.notFound': { en: 'Nothing matches.', it: 'Nessun risultato.' },
  'web.keeping.replay': { en: 'Replay', it: 'Rivedi' },
  'web.keeping.change': { en: 'Name, folder, notes', it: 'Nome, cartella, note' },
  'web.keeping.name': terms.Name,
  'web.keeping.notes': { en: 'Notes', it: 'Note' },
  'web.keeping.duplicate': { en: 'Duplicate', it: 'Duplica' },
  'web.keeping.copy': { en: '{{name}} (copy)', it: '{{name}} (copia)' },
  'web.keeping.copyNumber': { en: '{{name}} (copy {{number}})', it: '{{name}} (copia {{number}})' },
  'web.keeping.delete': terms.Delete,
  'web.keeping.deleted': { en: 'Deleted: {{name}}', it: 'Hai eliminato: {{name}}' },
  'web.keeping.undo': terms.Undo,
  'web.keeping.added': {
    en: 'Added: {{added}}. Already here: {{known}}.',
    it: 'Aggiunte: {{added}}. Già presenti: {{known}}.',
  },
  'web.keeping.failed': {
    en: 'The browser did not save this. Make room and try again.',
    it: 'Il browser non ha salvato. Libera spazio e riprova.',
  },
  'web.keeping.notRead': {
    en: 'The browser does not let Drumhead read what is saved. Reload this page.',
    it: 'Il browser non permette a Drumhead di leggere i dati salvati. Ricarica la pagina.',
  },
} as const;

export type KeepingKey = keyof typeof keepingMessages;
