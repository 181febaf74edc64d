import type { RuleChapter } from '@drumhead/content';

export const roles: RuleChapter = {
  title: { en: 'Attacker and defender', it: 'Attaccante e difensore' },
  rules: [
    {
      id: 'SK-SET-1',
      page: 'S-EN p4',
      title: { en: 'The roll', it: 'Tiro' },
      clause: {
        en: 'Each player rolls a d6 and adds 1 for each Scout. The higher total chooses to attack or to defend.',
        it: 'Ogni giocatore tira un d6 e somma 1 per ogni Scout. Il totale più alto sceglie se attaccare o difendere.',
      },
    },
    {
      id: 'SK-SET-2',
      page: 'S-EN p4, S-IT p5',
      title: { en: 'Ties', it: 'Parità' },
      clause: {
        en: 'On a tie, roll again with the same modifiers.',
        it: 'In caso di parità si ripete il tiro con gli stessi modificatori.',
      },
    },
    {
      id: 'SK-SET-3',
      page: '-',
      title: { en: 'Scenarios with roles', it: 'Scenari con ruoli' },
      clause: {
        en: 'If a scenario gives the roles different points or tasks, settle them before the squads: by agreement, otherwise by one die each without Scouts (roll ties again), and the higher chooses. Skip SK-SET-1.',
        it: 'Se uno scenario dà ai ruoli punti o compiti diversi, decideteli prima delle squadre: d’accordo, altrimenti con un dado a testa senza Scout (con le parità si ripete); sceglie il più alto. SK-SET-1 si salta.',
      },
      ruling: {
        en: 'Points depend on the role, and the Scouts are not yet known.',
        it: 'I punti dipendono dal ruolo e gli Scout non sono ancora noti.',
      },
    },
  ],
};
