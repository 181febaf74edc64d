import type { RuleChapter } from '@drumhead/content';
import { weaponCosts } from '../weapons.ts';

export const points: RuleChapter = {
  title: { en: 'Points', it: 'Punti' },
  rules: [
    {
      id: 'SK-PTS-1',
      page: 'P1',
      title: { en: 'Formula', it: 'Formula' },
      clause: {
        en: 'Points are (5 × C + weapons + special rules) × (7 − Q) ÷ 2, halves rounded up, never below 1.',
        it: 'I punti sono (5 × C + armi + regole speciali) × (7 − Q) ÷ 2, con i mezzi per eccesso, mai meno di 1.',
      },
    },
    weaponCosts,
    {
      id: 'SK-PTS-3',
      page: 'P1, P4, P5, P7 (rows marked r: ruling)',
      title: { en: 'Costs of special rules', it: 'Costo delle regole speciali' },
      clause: {
        en: 'Leader +15, NCO +8, Elan and Mounted +6, Fear, Flag Bearer and Light Infantry +5, Engineer +4, Strong +2; Green, Wavering and Weak −2, Individualistic −4, Slow −5; Poor Shot, Reluctant, Short Move, Unstable and Unpredictable −3; every other +3.',
        it: 'Leader +15, Sottufficiale +8, Elan e Montato +6, Paura, Portabandiera e Leggero +5, Geniere +4, Forte +2; Inesperto, Vacillante e Debole −2, Individualista −4, Lento −5; Pessima Mira, Riluttante, Movimento Corto, Inattendibile e Imprevedibile −3; ogni altra +3.',
      },
    },
    {
      id: 'SK-PTS-4',
      page: 'S-EN p3',
      title: { en: 'The printed price', it: 'Il costo stampato' },
      clause: {
        en: 'The French Line Infantryman comes to (5×2 + 7) × 3 ÷ 2 = 25.5, rounded to 26 as printed.',
        it: 'Il Fante di Linea francese viene (5×2 + 7) × 3 ÷ 2 = 25,5, arrotondato a 26 come stampato.',
      },
    },
    {
      id: 'SK-PTS-5',
      page: '-',
      title: { en: 'No other price', it: 'Nessun altro costo' },
      clause: {
        en: 'A model costs what the formula says. A file that says otherwise is wrong.',
        it: 'Un modello costa quanto dice la formula. Un file che dice altro è sbagliato.',
      },
      ruling: { en: 'There is one source for costs.', it: 'C’è una sola fonte per i costi.' },
    },
  ],
};
