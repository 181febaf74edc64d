import type { RuleChapter } from '@drumhead/content';

export const profiles: RuleChapter = {
  title: { en: 'Profiles', it: 'Profili' },
  rules: [
    {
      id: 'SK-PRO-1',
      page: 'S-EN p3',
      title: { en: 'What a profile says', it: 'Che cosa dice un profilo' },
      clause: {
        en: 'Name, points, Quality, Combat, weapons, special rules. The French Line Infantryman: 26 points, Q4+, C2, musket.',
        it: 'Nome, punti, Qualità, Combattimento, armi, regole speciali. Il Fante di Linea francese: 26 punti, Q4+, C2, moschetto.',
      },
    },
    {
      id: 'SK-PRO-2',
      page: 'S-EN p3',
      title: { en: 'Quality (Q)', it: 'Qualità (Q)' },
      clause: {
        en: 'The lowest face that activates the model: lower is better. Drill, initiative, morale.',
        it: 'Il numero più basso che attiva il modello: più basso è meglio. Addestramento, iniziativa, morale.',
      },
    },
    {
      id: 'SK-PRO-3',
      page: 'S-EN p3',
      title: { en: 'Combat (C)', it: 'Combattimento (C)' },
      clause: {
        en: 'Higher is better. Added to the die hand to hand and in shooting, by both; the shooter adds his weapon too.',
        it: 'Più alto è meglio. Si somma al dado in corpo a corpo e nel tiro, per entrambi; chi tira aggiunge anche l’arma.',
      },
    },
    {
      id: 'SK-PRO-4',
      page: 'S-EN p3',
      title: { en: 'Weapons and special rules', it: 'Armi e regole speciali' },
      clause: {
        en: 'A hand-to-hand weapon and a firearm, if it has them; a special rule is whatever goes beyond that. Harmful ones make it cheaper.',
        it: 'Un’arma da corpo a corpo e una da fuoco, se le ha; è regola speciale tutto ciò che va oltre. Quelle dannose abbassano il costo.',
      },
    },
    {
      id: 'SK-PRO-5',
      page: '-',
      title: { en: 'What cannot go together', it: 'Che cosa non va insieme' },
      clause: {
        en: 'Q2-6 and C0-6 (rosters Q2-5, C1-4). One long firearm or bow, one pistol, one tomahawk; no rule twice. Never both: Strong/Weak, Steadfast/Wavering, Marksman/Poor Shot, Fearless/Wavering, Mounted/Short Move.',
        it: 'Q2-6 e C0-6 (liste Q2-5, C1-4). Un’arma da fuoco lunga o un arco, una pistola, un tomahawk; nessuna regola due volte. Mai insieme: Forte/Debole, Risoluto/Vacillante, Tiratore Scelto/Pessima Mira, Impavido/Vacillante, Montato/Movimento Corto.',
      },
      ruling: { en: 'Keeps contradictions out.', it: 'Esclude le contraddizioni.' },
    },
  ],
};
