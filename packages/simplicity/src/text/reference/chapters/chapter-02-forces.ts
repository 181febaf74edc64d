import type { RuleChapter } from '@drumhead/content';

export const forces: RuleChapter = {
  title: { en: 'Forces', it: 'Le forze' },
  rules: [
    {
      id: 'SIP-FRC-1',
      page: '-',
      title: { en: 'Basing', it: 'Basette' },
      clause: {
        en: 'Players may base figures as they like, if both sides do so alike.',
        it: 'I giocatori possono imbasettare a piacere, purché allo stesso modo per le due parti.',
      },
    },
    {
      id: 'SIP-FRC-2',
      page: '-',
      title: { en: 'Kinds and figures', it: 'Tipi e miniature' },
      clause: {
        en: 'Line infantry has 12 figures in two ranks, elite line 16. Cavalry has 4 in one rank. A battery is 1 gun and crew, a Command base 1 mounted officer.',
        it: 'La fanteria di linea ha 12 miniature su due righe, quella scelta 16. La cavalleria ne ha 4 su una riga. Una batteria è 1 pezzo con serventi, una base di comando 1 ufficiale a cavallo.',
      },
    },
    {
      id: 'SIP-FRC-3',
      page: '-',
      title: { en: 'Light infantry and horse artillery', it: 'Fanteria leggera e artiglieria a cavallo' },
      clause: {
        en: 'Light infantry has 6 figures in a loose rank. A horse battery is like a foot battery, with a mounted gunner. Figures are never removed.',
        it: 'La fanteria leggera ha 6 miniature in ordine sparso. Una batteria a cavallo è come quella a piedi, con un artigliere montato. Le miniature non si tolgono mai.',
      },
      ruling: {
        en: 'The book gives both kinds rates and scores, but no figures.',
        it: 'Il libro dà ai due tipi movimento e punteggi, ma non le miniature.',
      },
    },
    {
      id: 'SIP-FRC-4',
      page: '-',
      title: { en: 'Size of bases', it: 'Misura delle basi' },
      clause: {
        en: 'Front × depth in cm: line, light infantry and cavalry 6 × 3; elite line 8 × 3; guns 4 × 4; Command base 2.5 × 2.5.',
        it: 'Fronte × profondità in cm: linea, fanteria leggera e cavalleria 6 × 3; linea scelta 8 × 3; cannoni 4 × 4; base di comando 2,5 × 2,5.',
      },
      ruling: {
        en: 'We allow 10 mm for a file of infantry and 15 mm for a horse, within what players report.',
        it: 'Contiamo 10 mm per fila di fanti e 15 mm per cavallo, entro quanto riferiscono i giocatori.',
      },
    },
    {
      id: 'SIP-FRC-5',
      page: '-',
      title: { en: 'Brigade', it: 'Brigata' },
      clause: {
        en: 'As a guide, for every 5 infantry units a brigade has 1 cavalry unit, 1 battery and 1 Command base.',
        it: 'Come guida, ogni 5 unità di fanteria una brigata ha 1 unità di cavalleria, 1 batteria e 1 base di comando.',
      },
    },
    {
      id: 'SIP-FRC-6',
      page: '-',
      title: { en: 'Army', it: 'Esercito' },
      clause: {
        en: 'Both armies have the same 1 to 3 brigades from the lists; an army without a nation uses the generic one: 4 line, 1 light, 1 light cavalry, 1 foot battery. Points may differ by 2 per brigade.',
        it: 'I due eserciti hanno lo stesso numero di brigate delle liste, da 1 a 3; senza nazione si usa quella generica: 4 di linea, 1 leggera, 1 cavalleria leggera, 1 batteria a piedi. I punti possono differire di 2 per brigata.',
      },
      ruling: {
        en: 'A guide alone cannot be checked: generated battles follow this.',
        it: 'Una guida da sola non si può verificare: le battaglie generate seguono questo.',
      },
    },
    {
      id: 'SIP-CLS-1',
      page: '-',
      title: { en: 'Classes', it: 'Classi' },
      clause: {
        en: 'A unit is raw, regular or elite. Its class sets the conversion of hits (SIP-CNV-1) and modifies activation (SIP-ACT-3).',
        it: 'Un’unità è inesperta, regolare o scelta. La classe decide la conversione dei colpi (SIP-CNV-1) e modifica l’attivazione (SIP-ACT-3).',
      },
    },
    {
      id: 'SIP-CLS-2',
      page: '-',
      title: { en: 'Limits of class', it: 'Limiti della classe' },
      clause: {
        en: 'Class does not change scores to hit, dice, movement or the limit of 4 DP. It modifies rallying as it does activation (SIP-RAL-3).',
        it: 'La classe non cambia punteggi per colpire, dadi, movimento e limite di 4 PD. Modifica il riordino come l’attivazione (SIP-RAL-3).',
      },
      ruling: {
        en: 'The book uses class for nothing more, and the completed rules keep to that.',
        it: 'Il libro non usa la classe per altro, e le regole completate vi si attengono.',
      },
    },
  ],
};
