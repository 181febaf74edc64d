import type { RuleChapter } from '@drumhead/content';

export const roles: RuleChapter = {
  title: { en: 'Attacker and defender', it: 'Attaccante e difensore' },
  rules: [
    {
      id: 'SK-SET-1',
      page: 'S-EN p4',
      title: { en: 'The roll', it: 'Il tiro' },
      clause: {
        en: 'Each d6, +1 for each own Scout. The higher chooses to attack or to defend.',
        it: 'Ciascuno d6, +1 per ogni proprio Scout. Il più alto sceglie se attaccare o difendere.',
      },
    },
    {
      id: 'SK-SET-2',
      page: 'S-EN p4, S-IT p5',
      title: { en: 'Ties', it: 'Parità' },
      clause: { en: 'Roll again with the same modifiers.', it: 'Si ritira con gli stessi modificatori.' },
    },
    {
      id: 'SK-SET-3',
      page: '-',
      title: { en: 'Scenarios with roles', it: 'Scenari con ruoli' },
      clause: {
        en: 'Where a scenario gives the roles different points or tasks they are settled before the squads: by agreement, else one die each without Scouts, ties again, the higher chooses. SK-SET-1 is skipped.',
        it: 'Se uno scenario dà ai ruoli punti o compiti diversi, si decidono prima delle squadre: d’accordo, altrimenti un dado a testa senza Scout, si ritirano le parità, il più alto sceglie. SK-SET-1 si salta.',
      },
      ruling: {
        en: 'Points depend on the role, and the Scouts are not known yet.',
        it: 'I punti dipendono dal ruolo, e gli Scout non si conoscono ancora.',
      },
    },
  ],
};
