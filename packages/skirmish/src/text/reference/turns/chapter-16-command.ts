import type { RuleChapter } from '@drumhead/content';

export const command: RuleChapter = {
  title: { en: 'Command', it: 'Comando' },
  rules: [
    {
      id: 'SK-CMD-1',
      page: 'P8, P9',
      title: { en: 'Leader near', it: 'Leader vicino' },
      clause: {
        en: 'A model within L of its own Leader adds 1 to each die of its own activation.',
        it: 'Un modello entro 1L dal proprio Leader somma 1 a ogni dado della sua attivazione.',
      },
    },
    {
      id: 'SK-CMD-2',
      page: '-',
      title: { en: 'NCO near', it: 'Sottufficiale vicino' },
      clause: {
        en: 'A model within S of its own NCO adds 1 in the same way, never both.',
        it: 'Un modello entro 1C da un proprio sottufficiale somma 1 allo stesso modo, mai entrambi.',
      },
      ruling: {
        en: 'The printed bonus to morale has this radius and limit.',
        it: 'Il bonus di morale stampato ha questo raggio e questo limite.',
      },
    },
    {
      id: 'SK-CMD-3',
      page: '-',
      title: { en: 'Limits', it: 'Limiti' },
      clause: {
        en: 'No model gives the bonus to itself, but an NCO may have the Leader’s. It needs no line of sight and never applies to group rolls. The giver must be standing, for morale too.',
        it: 'Nessun modello dà il bonus a sé stesso, ma un sottufficiale può avere quello del Leader. Non serve linea di vista e non vale per i tiri di gruppo. Chi lo dà dev’essere in piedi, anche per il morale.',
      },
      ruling: { en: 'Command is by voice and drum.', it: 'Si comanda con voce e tamburo.' },
    },
    {
      id: 'SK-CMD-4',
      page: '-',
      title: { en: 'Succession', it: 'Successione' },
      clause: {
        en: 'A squad that loses its Leader names an NCO acting Leader at once. The NCO counts as Leader from its next activation.',
        it: 'Una squadra che perde il Leader nomina subito un sottufficiale Leader facente funzioni. Il sottufficiale vale come Leader dalla sua prossima attivazione.',
      },
      ruling: { en: 'Published reports play it this way.', it: 'Nei resoconti pubblicati si gioca così.' },
    },
  ],
};
