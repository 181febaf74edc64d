/** Messages of the pages that save, share and print documents. */
export const documentMessages = {
  'web.papers.kept': { en: 'Kept in this browser', it: 'Conservate in questo browser' },
  'web.papers.notKept': {
    en: 'This browser keeps nothing: save a file before you close the page.',
    it: 'Questo browser non conserva nulla: salva un file prima di chiudere la pagina.',
  },
  'web.papers.notSaved': { en: 'That could not be kept ({{error}}).', it: 'Impossibile conservarlo ({{error}}).' },
  'web.papers.delete': { en: 'Delete {{name}}', it: 'Elimina {{name}}' },
  'web.papers.deleteSure': { en: 'Delete {{name}} for good?', it: 'Eliminare {{name}} per sempre?' },
  'web.papers.undo': { en: 'Undo', it: 'Annulla' },
  'web.papers.print': { en: 'Print', it: 'Stampa' },
  'web.papers.export': { en: 'Save as a file', it: 'Salva in un file' },
  'web.papers.import': { en: 'Open a file …', it: 'Apri un file …' },
  'web.papers.faults': { en: 'To fix: {{faults}}', it: 'Da correggere: {{faults}}' },
  'web.papers.repair': { en: 'Repair', it: 'Correggi' },
  'web.papers.repairIt': { en: 'Repair: {{what}}', it: 'Correggi: {{what}}' },
  'web.papers.repairAll': { en: 'Fix all', it: 'Correggi tutto' },
  'web.papers.copyText': { en: 'Copy as text', it: 'Copia come testo' },
  'web.papers.copied': { en: 'The text is on the clipboard.', it: 'Il testo è negli appunti.' },
  'web.papers.paste': { en: 'Paste text …', it: 'Incolla un testo …' },
  'web.papers.paste.line': { en: 'Line {{number}}: {{text}}', it: 'Riga {{number}}: {{text}}' },
  'web.papers.link': { en: 'Copy a link', it: 'Copia un link' },
  'web.papers.link.done': { en: 'The link is on the clipboard.', it: 'Il link è negli appunti.' },
  'web.papers.link.take': { en: 'Copy it from here:', it: 'Copialo da qui:' },
  'web.papers.link.nothing': { en: 'Nothing of yours was changed.', it: 'Nulla di tuo è stato modificato.' },
  'web.papers.link.strange': {
    en: 'The link does not lead to a paper of this page.',
    it: 'Il link non porta a nulla di questa pagina.',
  },
  'web.papers.link.cutShort': {
    en: 'The link was cut off right at its beginning.',
    it: 'Il link è stato troncato subito all’inizio.',
  },
  'web.papers.link.cut': {
    en: 'The link was cut off: {{length}} of {{whole}} characters have arrived.',
    it: 'Il link è stato troncato: sono arrivati {{length}} caratteri su {{whole}}.',
  },
  'web.papers.link.tail': {
    en: 'Something was added to the link: it has {{length}} characters instead of {{whole}}.',
    it: 'Al link è stato aggiunto qualcosa: ha {{length}} caratteri invece di {{whole}}.',
  },
  'web.papers.link.character': {
    en: 'The link has been changed: “{{character}}” at place {{at}} does not belong in it.',
    it: 'Il link è stato alterato: «{{character}}» alla posizione {{at}} non ci può stare.',
  },
  'web.papers.link.changed': {
    en: 'The link has been changed on its way and cannot be read.',
    it: 'Il link è stato alterato per strada e non si può leggere.',
  },
  'web.papers.link.version': {
    en: 'The link is of version {{version}}; this page reads version {{known}}.',
    it: 'Il link è della versione {{version}}; questa pagina legge la versione {{known}}.',
  },
  'web.papers.link.long': {
    en: 'The link has {{length}} characters; none of ours has more than {{most}}.',
    it: 'Il link ha {{length}} caratteri; nessuno dei nostri ne ha più di {{most}}.',
  },
  'web.papers.file.large': {
    en: 'The file has {{length}} characters; at most {{most}} are read.',
    it: 'Il file ha {{length}} caratteri; se ne leggono al massimo {{most}}.',
  },
  'web.papers.file.notJson': { en: 'This is not JSON ({{error}}).', it: 'Questo non è JSON ({{error}}).' },
} as const;
