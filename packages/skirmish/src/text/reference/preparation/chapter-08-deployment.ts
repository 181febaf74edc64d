import type { RuleChapter } from '@drumhead/content';

export const deployment: RuleChapter = {
  title: { en: 'Deployment and initiative', it: 'Schieramento e iniziativa' },
  rules: [
    {
      id: 'SK-DEP-1',
      page: 'S-EN p5',
      title: { en: 'Edges', it: 'Bordi' },
      clause: {
        en: 'The attacker chooses a table edge; the defender takes the opposite one.',
        it: 'L’attaccante sceglie un bordo del tavolo; il difensore prende quello opposto.',
      },
    },
    {
      id: 'SK-DEP-2',
      page: 'S-EN p5, S-IT p6',
      title: { en: 'Order and depth', it: 'Ordine e profondità' },
      clause: {
        en: 'The defender deploys first, then the attacker, each within M of their edge unless the scenario says otherwise.',
        it: 'Schiera prima il difensore, poi l’attaccante, ciascuno entro 1M dal proprio bordo se lo scenario non dice altro.',
      },
    },
    {
      id: 'SK-DEP-3',
      page: '-',
      title: { en: 'Whole bases', it: 'Basette intere' },
      clause: {
        en: 'The whole base lies in the zone, and no model starts in contact with an enemy.',
        it: 'Tutta la basetta sta nella zona e nessun modello comincia a contatto con un nemico.',
      },
      ruling: { en: 'The zone can be tested exactly.', it: 'La zona si può verificare con esattezza.' },
    },
    {
      id: 'SK-DEP-4',
      page: '-',
      title: { en: 'Loaded and standing', it: 'In piedi, armi cariche' },
      clause: {
        en: 'All models start standing, with every firearm loaded.',
        it: 'Tutti i modelli cominciano in piedi, con ogni arma da fuoco carica.',
      },
      ruling: {
        en: 'Shoot and Reload speaks of weapons loaded at the start.',
        it: 'Sparare e Ricaricare parla di armi cariche all’inizio.',
      },
    },
    {
      id: 'SK-DEP-5',
      page: '-',
      title: { en: 'Scouts', it: 'Scout' },
      clause: {
        en: 'When both sides have deployed, each Scout may make one free Move, the attacker’s first. It cannot end in contact.',
        it: 'Quando entrambe le parti sono schierate ogni Scout può fare un movimento gratuito, prima quelli dell’attaccante. Non può finire a contatto.',
      },
      ruling: { en: 'Scouts then have a use on the table.', it: 'Così gli Scout servono anche sul tavolo.' },
    },
    {
      id: 'SK-INI-1',
      page: 'S-EN p6',
      title: { en: 'Initiative', it: 'Iniziativa' },
      clause: {
        en: 'Both players roll a d6; on a tie they roll again. The higher takes the first player turn.',
        it: 'Entrambi i giocatori tirano un d6; in caso di parità ripetono il tiro. Il più alto ha il primo turno.',
      },
    },
    {
      id: 'SK-INI-2',
      page: 'S-EN p6',
      title: { en: 'Only once', it: 'Una volta sola' },
      clause: { en: 'After that the players take turns.', it: 'Poi i giocatori si alternano.' },
    },
  ],
};
