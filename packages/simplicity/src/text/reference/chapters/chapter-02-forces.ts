import type { RuleChapter } from '@drumhead/content';

export const forces: RuleChapter = {
  title: { en: 'Forces', it: 'Le forze' },
  rules: [
    {
      id: 'SIP-FRC-1',
      page: '-',
      title: { en: 'Basing', it: 'Le basette' },
      clause: { en: 'As you like, if both sides are based alike.', it: 'A piacere, purché uguali per le due parti.' },
    },
    {
      id: 'SIP-FRC-2',
      page: '-',
      title: { en: 'Kinds and figures', it: 'Tipi e figure' },
      clause: {
        en: 'Line: 12 figures in two ranks; elite line 16. Cavalry: 4 in one rank. Battery: 1 gun and crew. Command base: 1 mounted officer.',
        it: 'Linea: 12 figure su due righe; linea scelta 16. Cavalleria: 4 su una riga. Batteria: 1 pezzo con serventi. Base di comando: 1 ufficiale a cavallo.',
      },
    },
    {
      id: 'SIP-FRC-3',
      page: '-',
      title: { en: 'Light infantry and horse guns', it: 'Leggeri e artiglieria a cavallo' },
      clause: {
        en: 'Light infantry: 6 figures in a loose rank. Horse battery: as on foot, with a mounted gunner. Figures are never removed.',
        it: 'Fanteria leggera: 6 figure in ordine sparso. Batteria a cavallo: come a piedi, con un artigliere montato. Le figure non si tolgono mai.',
      },
      ruling: {
        en: 'Both kinds have rates and scores, but no figures are written down.',
        it: 'I due tipi hanno movimento e punteggi, ma le figure non sono scritte.',
      },
    },
    {
      id: 'SIP-FRC-4',
      page: '-',
      title: { en: 'Size of the bases', it: 'Misura delle basi' },
      clause: {
        en: 'Frontage and depth in cm: line, light and cavalry 6 × 3; elite line 8 × 3; guns 4 × 4; Command base 2.5 × 2.5.',
        it: 'Fronte e profondità in cm: linea, leggeri e cavalleria 6 × 3; linea scelta 8 × 3; cannoni 4 × 4; base di comando 2,5 × 2,5.',
      },
      ruling: {
        en: '10 mm for a file of foot, 15 mm for a horse; within what players report.',
        it: '10 mm per fila di fanti, 15 mm per cavallo; entro quanto riferiscono i giocatori.',
      },
    },
    {
      id: 'SIP-FRC-5',
      page: '-',
      title: { en: 'Brigade', it: 'La brigata' },
      clause: {
        en: 'A guide, to be bent: for 5 units of infantry 1 of cavalry, 1 battery and 1 Command base.',
        it: 'Una guida, da piegare: ogni 5 unità di fanteria 1 di cavalleria, 1 batteria e 1 base di comando.',
      },
    },
    {
      id: 'SIP-FRC-6',
      page: '-',
      title: { en: 'Army', it: 'L’esercito' },
      clause: {
        en: '1 to 3 brigades of the lists, as many on both sides; without a nation the plain one: 4 line, 1 light, 1 light cavalry, 1 foot battery. Points differ by 2 a brigade at most.',
        it: 'Da 1 a 3 brigate delle liste, tante per parte; senza nazione quella semplice: 4 di linea, 1 leggera, 1 cavalleria leggera, 1 batteria a piedi. I punti differiscono al massimo di 2 a brigata.',
      },
      ruling: {
        en: 'A guide alone cannot be checked: this is what generated battles hold to.',
        it: 'Una guida da sola non si può verificare: a questo si attengono le battaglie generate.',
      },
    },
    {
      id: 'SIP-CLS-1',
      page: '-',
      title: { en: 'Classes', it: 'Le classi' },
      clause: {
        en: 'Raw, Regular, Elite: the class sets the conversion of hits (SIP-CNV-1) and adds to activation (SIP-ACT-3).',
        it: 'Coscritti, regolari, scelti: la classe decide la conversione dei colpi (SIP-CNV-1) e modifica l’attivazione (SIP-ACT-3).',
      },
    },
    {
      id: 'SIP-CLS-2',
      page: '-',
      title: { en: 'What class leaves alone', it: 'Che cosa la classe non tocca' },
      clause: {
        en: 'Scores to hit, dice, movement and the limit of 4 DP. It adds to rallying as to activation (SIP-RAL-3).',
        it: 'Punteggi per colpire, dadi, movimento e il limite di 4 PD. Modifica il riordino come l’attivazione (SIP-RAL-3).',
      },
      ruling: {
        en: 'It is used for no more in the printed part; the completed part keeps to that.',
        it: 'Nella parte scritta non serve ad altro; quella completata vi si attiene.',
      },
    },
  ],
};
