import type { RuleChapter } from '@drumhead/content';

export const command: RuleChapter = {
  title: { en: 'Command', it: 'Comando' },
  rules: [
    {
      id: 'SK-CMD-1',
      page: 'P8, P9',
      title: { en: 'Leader near', it: 'Leader vicino' },
      clause: {
        en: 'Within L of its own Leader a model adds +1 to each die of its own activation.',
        it: 'Entro L dal proprio Leader un modello somma +1 a ogni dado della sua attivazione.',
      },
    },
    {
      id: 'SK-CMD-2',
      page: '-',
      title: { en: 'NCO near', it: 'Sottufficiale vicino' },
      clause: {
        en: 'Within S of an own NCO the same; never both.',
        it: 'Entro S da un proprio sottufficiale lo stesso; mai entrambi.',
      },
      ruling: {
        en: 'Radius and limit of the printed bonus to morale.',
        it: 'Raggio e limite del bonus di morale stampato.',
      },
    },
    {
      id: 'SK-CMD-3',
      page: '-',
      title: { en: 'Limits', it: 'Limiti' },
      clause: {
        en: 'Nobody helps himself (an NCO may have the Leader’s). No line of sight needed, never for group rolls. The giver must stand, for morale too.',
        it: 'Nessuno aiuta sé stesso (un sottufficiale può avere quello del Leader). Non serve linea di tiro, mai per tiri di gruppo. Chi lo dà dev’essere in piedi, anche per il morale.',
      },
      ruling: { en: 'Command by voice and drum.', it: 'Si comanda con voce e tamburo.' },
    },
    {
      id: 'SK-CMD-4',
      page: '-',
      title: { en: 'Succession', it: 'Successione' },
      clause: {
        en: 'A squad that has lost its Leader names an NCO acting Leader at once; he counts as Leader from his next activation.',
        it: 'Una squadra che ha perso il Leader nomina subito un sottufficiale al suo posto; vale come Leader dalla sua prossima attivazione.',
      },
      ruling: { en: 'So the published reports play it.', it: 'Così si gioca nei resoconti pubblicati.' },
    },
  ],
};
