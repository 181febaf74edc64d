/** Messages of the pages that save, share and print documents. */
import * as terms from '@drumhead/content/terms';
import { linkMessages } from './linkMessages.ts';

export const documentMessages = {
  ...linkMessages,
  'web.papers.kept': { en: 'Saved in this browser', it: 'Salvati in questo browser' },
  'web.papers.kept.all': { en: 'Everything on this device', it: 'Tutto su questo dispositivo' },
  'web.papers.copy': {
    en: 'Another window changed this document. What you see here is saved as a copy.',
    it: 'Un’altra finestra ha modificato questo documento. Ciò che vedi qui è salvato come copia.',
  },
  'web.papers.full': {
    en: 'Not saved: the browser has no room left. Save a file, or make room and try again.',
    it: 'Salvataggio fallito: il browser non ha più spazio. Salva un file, oppure libera spazio e riprova.',
  },
  'web.papers.newer': {
    en: 'Not saved: a newer Drumhead is open in another window. Save a file, then reload this page.',
    it: 'Salvataggio fallito: in un’altra finestra è aperta una versione più recente di Drumhead. Salva un file, poi ricarica la pagina.',
  },
  'web.papers.failed': {
    en: 'The browser did not save. Try again, or save a file before you close the page.',
    it: 'Il browser non ha salvato. Riprova, o salva un file prima di chiudere la pagina.',
  },
  'web.papers.makeRoom': { en: 'Make room', it: 'Libera spazio' },
  'web.papers.again': terms.TryAgain,
  'web.papers.notKept': {
    en: 'This browser saves nothing: save a file before you close the page.',
    it: 'Questo browser non salva nulla: salva un file prima di chiudere la pagina.',
  },
  'web.papers.strength.models': {
    en: 'models {{models}}, points {{points}}',
    it: 'modelli {{models}}, punti {{points}}',
  },
  'web.papers.strength.units': { en: 'units {{units}}, points {{points}}', it: 'unità {{units}}, punti {{points}}' },
  'web.papers.strength.brigades': {
    en: 'brigades {{brigades}}, units {{units}}',
    it: 'brigate {{brigades}}, unità {{units}}',
  },
  'web.papers.delete': { en: 'Delete {{name}}', it: 'Elimina {{name}}' },
  'web.papers.deleteSure': { en: 'Delete {{name}} permanently?', it: 'Elimini {{name}} per sempre?' },
  'web.papers.undo': terms.Undo,
  'web.papers.undo.none': { en: 'Nothing to undo: no change yet.', it: 'Nulla da annullare: ancora nessuna modifica.' },
  'web.papers.less.none': { en: 'There is none to remove.', it: 'Non c’è nulla da togliere.' },
  'web.papers.more.full': {
    en: 'There are {{count}} here: the limit is {{most}}.',
    it: 'Qui sono {{count}}: il limite è {{most}}.',
  },
  'web.papers.beside.open': {
    en: 'This one is open: compare another with it.',
    it: 'Questo è aperto: confrontalo con un altro.',
  },
  'web.papers.paste.none': {
    en: 'There is nothing to use yet: enter text that can be read.',
    it: 'Ancora nulla da usare: scrivi un testo leggibile.',
  },
  'web.papers.print': { en: 'Print', it: 'Stampa' },
  'web.papers.cards': { en: 'Cards and counters', it: 'Carte e segnalini' },
  'web.papers.cards.scale': {
    en: 'Print at 100%: this line is {{length}} mm long, counters are as large as their bases.',
    it: 'Stampa al 100%: questa linea è lunga {{length}} mm, i segnalini sono grandi come le basi.',
  },
  'web.papers.cards.points': { en: '{{points}} points', it: '{{points}} punti' },
  'web.papers.beside': { en: 'Compare', it: 'Confronta' },
  'web.papers.beside.name': { en: 'Compare {{name}}', it: 'Confronta {{name}}' },
  'web.papers.export': { en: 'Save as a file', it: 'Salva in un file' },
  'web.papers.import': { en: 'Open a file…', it: 'Apri un file…' },
  'web.papers.play': { en: 'Set up a battle', it: 'Prepara una battaglia' },
  'web.papers.begin': {
    en: 'Choose below, or begin with a random one.',
    it: 'Scegli qui sotto, o parti da una proposta casuale.',
  },
  'web.papers.faults': { en: 'To fix: {{faults}}', it: 'Da correggere: {{faults}}' },
  'web.papers.faults.show': { en: 'Go to it', it: 'Vai lì' },
  'web.papers.faults.more_one': { en: 'and {{count}} more', it: 'e {{count}} altro' },
  'web.papers.faults.more_other': { en: 'and {{count}} more', it: 'e altri {{count}}' },
  'web.papers.ownName': { en: 'Name it', it: 'Assegna un nome' },
  'web.papers.repair': { en: 'Fix', it: 'Correggi' },
  'web.papers.repairIt': { en: 'Fix: {{what}}', it: 'Correggi: {{what}}' },
  'web.papers.repairAll': { en: 'Fix all', it: 'Correggi tutto' },
  'web.papers.copyText': { en: 'Copy as text', it: 'Copia come testo' },
  'web.papers.copied': { en: 'Text copied.', it: 'Testo copiato.' },
  'web.papers.paste': { en: 'Paste text…', it: 'Incolla testo…' },
  'web.papers.paste.line': { en: 'Line {{number}}: {{text}}', it: 'Riga {{number}}: {{text}}' },
  'web.papers.paste.ignored': { en: '(passed over: {{text}})', it: '(tralasciato: {{text}})' },
  'web.papers.file.large': {
    en: 'The file has {{length}} characters: the limit is {{most}}.',
    it: 'Il file ha {{length}} caratteri: il limite è {{most}}.',
  },
} as const;
