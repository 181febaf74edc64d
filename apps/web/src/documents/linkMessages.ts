/** Messages of links that hold a document. */
import * as terms from '@drumhead/content/terms';

export const linkMessages = {
  'web.papers.link': { en: 'Copy link', it: 'Copia il link' },
  'web.papers.link.done': terms.LinkCopied,
  'web.papers.link.take': { en: 'Copy the link from here:', it: 'Copia il link da qui:' },
  'web.papers.link.strange': {
    en: 'The link does not belong to this page.',
    it: 'Il link non appartiene a questa pagina.',
  },
  'web.papers.link.cutShort': { en: 'The link breaks off at its start.', it: 'Il link si interrompe all’inizio.' },
  'web.papers.link.cut': {
    en: 'The link is incomplete: characters {{length}} of {{whole}}.',
    it: 'Il link è incompleto: caratteri {{length}} su {{whole}}.',
  },
  'web.papers.link.tail': {
    en: 'The link is too long: {{length}} characters instead of {{whole}}.',
    it: 'Il link è troppo lungo: {{length}} caratteri invece di {{whole}}.',
  },
  'web.papers.link.character': {
    en: 'The link is damaged: “{{character}}” at position {{at}} does not belong.',
    it: 'Il link è danneggiato: «{{character}}» alla posizione {{at}} è fuori posto.',
  },
  'web.papers.link.changed': {
    en: 'The link is damaged or incomplete, and cannot be read.',
    it: 'Il link è danneggiato o incompleto, e illeggibile.',
  },
  'web.papers.link.version': {
    en: 'The link has version {{version}}: this page reads version {{known}}.',
    it: 'Il link è della versione {{version}}: questa pagina legge la {{known}}.',
  },
  'web.papers.link.long': {
    en: 'The link has {{length}} characters: the limit is {{most}}.',
    it: 'Il link ha {{length}} caratteri: il limite è {{most}}.',
  },
} as const;
