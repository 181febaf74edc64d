import type { RuleChapter } from '@drumhead/content';

export const deployment: RuleChapter = {
  title: { en: 'Deployment and initiative', it: 'Schieramento e iniziativa' },
  rules: [
    {
      id: 'SK-DEP-1',
      page: 'S-EN p5',
      title: { en: 'Edges', it: 'I bordi' },
      clause: {
        en: 'The attacker chooses his table edge; the defender has the opposite one.',
        it: 'L’attaccante sceglie il suo bordo del tavolo; il difensore ha quello opposto.',
      },
    },
    {
      id: 'SK-DEP-2',
      page: 'S-EN p5, S-IT p6',
      title: { en: 'Order and depth', it: 'Ordine e profondità' },
      clause: {
        en: 'The defender first, then the attacker, each within M of his edge unless the scenario says otherwise.',
        it: 'Prima il difensore, poi l’attaccante, ciascuno entro M dal suo bordo, se lo scenario non dice altro.',
      },
    },
    {
      id: 'SK-DEP-3',
      page: '-',
      title: { en: 'Whole bases', it: 'Basette intere' },
      clause: {
        en: 'The whole base lies in the strip, and nobody starts in contact with an enemy.',
        it: 'Tutta la basetta sta nella fascia, e nessuno comincia a contatto con un nemico.',
      },
      ruling: { en: 'An exact test of the zone.', it: 'Una verifica esatta della zona.' },
    },
    {
      id: 'SK-DEP-4',
      page: '-',
      title: { en: 'Loaded and standing', it: 'Armi cariche, in piedi' },
      clause: {
        en: 'Everybody starts Standing, every firearm loaded.',
        it: 'Tutti cominciano in piedi, con tutte le armi da fuoco cariche.',
      },
      ruling: {
        en: 'Shoot and Reload speaks of weapons loaded at the start.',
        it: 'Sparare e Ricaricare parla di armi cariche all’inizio.',
      },
    },
    {
      id: 'SK-DEP-5',
      page: '-',
      title: { en: 'Scouts', it: 'Gli Scout' },
      clause: {
        en: 'When both have deployed every Scout may make one free Move, the attacker’s first, not into contact.',
        it: 'Quando entrambi sono schierati ogni Scout può fare un movimento gratuito, prima quelli dell’attaccante, non fino al contatto.',
      },
      ruling: { en: 'Gives Scouts a use on the table.', it: 'Dà agli Scout un uso sul tavolo.' },
    },
    {
      id: 'SK-INI-1',
      page: 'S-EN p6',
      title: { en: 'Initiative', it: 'L’iniziativa' },
      clause: {
        en: 'Both d6, ties again; the higher takes the first player turn.',
        it: 'Entrambi d6, si ritirano le parità; il più alto ha il primo turno.',
      },
    },
    {
      id: 'SK-INI-2',
      page: 'S-EN p6',
      title: { en: 'Only once', it: 'Una volta sola' },
      clause: { en: 'Afterwards the players simply take turns.', it: 'Poi i giocatori si alternano.' },
    },
  ],
};
