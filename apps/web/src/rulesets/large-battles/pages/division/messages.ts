/** Messages of the division builder. */
export const divisionMessages = {
  'web.division.about': {
    en: 'Choose a nation and its Brigades. What the lists forbid is said as you go, with a repair at hand. Your Generals are rolled when the battle is set up.',
    it: 'Scegli una nazione e le sue brigate. Ciò che le liste vietano viene detto man mano, con il rimedio a portata di mano. I generali si tirano quando si prepara la battaglia.',
  },
  'web.division.name': { en: 'Name of the Division', it: 'Nome della divisione' },
  'web.division.nation': { en: 'Nation', it: 'Nazione' },
  'web.division.period': { en: 'Period', it: 'Periodo' },
  'web.division.brigades': { en: 'Brigades', it: 'Brigate' },
  'web.division.brigade': { en: 'Brigade {{number}}: {{name}}', it: 'Brigata {{number}}: {{name}}' },
  'web.division.add': { en: 'Add a Brigade', it: 'Aggiungi una brigata' },
  'web.division.taken': { en: '{{taken}} of {{most}}', it: '{{taken}} su {{most}}' },
  'web.division.remove': { en: 'Remove', it: 'Togli' },
  'web.division.removeIt': { en: 'Remove: {{name}}', it: 'Togli: {{name}}' },
  'web.division.earlier': { en: 'Earlier: {{name}}', it: 'Prima: {{name}}' },
  'web.division.either': { en: 'One of these', it: 'Una di queste voci' },
  'web.division.lightCavalry': { en: 'Light cavalry {{number}}', it: 'Cavalleria leggera {{number}}' },
  'web.division.choose': { en: 'choose …', it: 'scegli …' },
  'web.division.unknown': {
    en: 'Not a list of this nation: {{list}}',
    it: 'Non è una lista di questa nazione: {{list}}',
  },
  'web.division.legal': {
    en: 'A legal Division: {{units}} units, Break Point {{breakPoint}}.',
    it: 'Divisione regolare: {{units}} unità, punto di rottura {{breakPoint}}.',
  },
  'web.division.random': { en: 'A legal one at random', it: 'Una regolare a caso' },
  'web.division.paste.about': {
    en: 'A line for the nation, one for each Brigade with what you chose behind a colon, one for the Reserve. A link or the contents of a file will do too.',
    it: 'Una riga per la nazione, una per ogni brigata con ciò che hai scelto dopo i due punti, una per la riserva. Va bene anche un link o il contenuto di un file.',
  },
  'web.division.paste.label': { en: 'Order of battle as text', it: 'Ordine di battaglia come testo' },
  'web.division.paste.take': { en: 'Take this Division', it: 'Prendi questa divisione' },
  'web.division.notRead': {
    en: 'That Division cannot be read. Nothing of yours was changed.',
    it: 'Quella divisione non è leggibile. Nulla di tuo è stato modificato.',
  },
  'web.division.taken.done': { en: 'Taken: {{name}}.', it: 'Presa: {{name}}.' },
  'web.division.general': { en: '{{title}}: Q', it: '{{title}}: Q' },
  'web.division.generalRule': { en: 'rule', it: 'regola' },
  'web.division.table': { en: '1d6: {{rows}}', it: '1d6: {{rows}}' },
  'web.division.plus': {
    en: '+: may have a special rule. Leader: {{leader}}. CinC: {{cinc}}.',
    it: '+: può avere una regola speciale. Comandante: {{leader}}. CinC: {{cinc}}.',
  },
  'web.division.breakPointStubborn': {
    en: 'Break Point {{breakPoint}} (Stubborn CinC: {{stubborn}})',
    it: 'Punto di rottura {{breakPoint}} (CinC ostinato: {{stubborn}})',
  },
  'web.division.company': {
    en: '{{name}}: {{points}} Sk, shared out among the infantry at deployment',
    it: '{{name}}: {{points}} Sk, da ripartire tra la fanteria allo schieramento',
  },
  'web.division.empty': { en: 'No Brigade yet.', it: 'Ancora nessuna brigata.' },
} as const;

export type DivisionKey = keyof typeof divisionMessages;
