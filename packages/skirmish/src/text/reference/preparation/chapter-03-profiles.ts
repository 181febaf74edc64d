import type { RuleChapter } from '@drumhead/content';

export const profiles: RuleChapter = {
  title: { en: 'Profiles', it: 'Profili' },
  rules: [
    {
      id: 'SK-PRO-1',
      page: 'S-EN p3',
      title: { en: 'Profile', it: 'Profilo' },
      clause: {
        en: 'A profile gives name, points, Quality, Combat, weapons and special rules. The French Line Infantryman: 26 points, Q4+, C2, musket.',
        it: 'Un profilo dà nome, punti, Qualità, Combattimento, armi e regole speciali. Il Fante di Linea francese: 26 punti, Q4+, C2, moschetto.',
      },
    },
    {
      id: 'SK-PRO-2',
      page: 'S-EN p3',
      title: { en: 'Quality (Q)', it: 'Qualità (Q)' },
      clause: {
        en: 'Quality is the lowest die that activates the model, so lower is better. It stands for drill, initiative and morale.',
        it: 'La Qualità è il dado più basso che attiva il modello: più è bassa, meglio è. Rappresenta addestramento, iniziativa e morale.',
      },
    },
    {
      id: 'SK-PRO-3',
      page: 'S-EN p3',
      title: { en: 'Combat (C)', it: 'Combattimento (C)' },
      clause: {
        en: 'Higher is better. Both sides add Combat to the die in hand-to-hand combat and in shooting; the shooter adds the weapon too.',
        it: 'Più è alto, meglio è. Entrambi sommano il Combattimento al dado nel corpo a corpo e nel tiro; chi tira aggiunge anche l’arma.',
      },
    },
    {
      id: 'SK-PRO-4',
      page: 'S-EN p3',
      title: { en: 'Weapons and special rules', it: 'Armi e regole speciali' },
      clause: {
        en: 'A model has a hand-to-hand weapon and a firearm if its profile says so. A special rule is anything beyond that; harmful ones lower the cost.',
        it: 'Un modello ha un’arma da corpo a corpo e una da fuoco se lo dice il profilo. Una regola speciale è tutto ciò che va oltre; quelle dannose abbassano il costo.',
      },
    },
    {
      id: 'SK-PRO-5',
      page: '-',
      title: { en: 'What cannot go together', it: 'Che cosa non va insieme' },
      clause: {
        en: 'Q2–6 and C0–6 (rosters Q2–5, C1–4). One long firearm or bow, one pistol, one tomahawk; no rule twice. Never both: Strong/Weak, Steadfast/Wavering, Marksman/Poor Shot, Fearless/Wavering, Mounted/Short Move.',
        it: 'Q2–6 e C0–6 (liste Q2–5, C1–4). Un’arma da fuoco lunga o un arco, una pistola, un tomahawk; nessuna regola due volte. Mai insieme: Forte/Debole, Risoluto/Vacillante, Tiratore Scelto/Pessima Mira, Impavido/Vacillante, Montato/Movimento Corto.',
      },
      ruling: { en: 'Keeps contradictions out.', it: 'Esclude le contraddizioni.' },
    },
  ],
};
