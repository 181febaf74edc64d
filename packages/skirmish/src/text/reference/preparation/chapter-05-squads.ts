import type { RuleChapter } from '@drumhead/content';

export const squads: RuleChapter = {
  title: { en: 'The squad', it: 'La squadra' },
  rules: [
    {
      id: 'SK-SQD-1',
      page: 'S-EN p4',
      variant: 'SDS',
      title: { en: '400 points', it: '400 punti' },
      clause: {
        en: 'A standard squad of Drums & Shakos costs at most 400 points, or more if the players agree.',
        it: 'Una squadra normale di Drums & Shakos costa al massimo 400 punti, o più se i giocatori sono d’accordo.',
      },
    },
    {
      id: 'SK-SQD-2',
      page: 'P12',
      variant: 'SDT',
      title: { en: '350 points', it: '350 punti' },
      clause: {
        en: 'A standard squad of Drums & Tomahawks costs at most 350 points.',
        it: 'Una squadra normale di Drums & Tomahawks costa al massimo 350 punti.',
      },
    },
    {
      id: 'SK-SQD-3',
      page: 'S-EN p4',
      variant: 'SDS',
      title: { en: 'Sides', it: 'Parti' },
      clause: {
        en: 'One player is French; the other takes Austria, Prussia, Russia or Britain. All models come from the roster of that one nation.',
        it: 'Un giocatore è francese; l’altro prende Austria, Prussia, Russia o Gran Bretagna. Tutti i modelli vengono dalla lista di quella sola nazione.',
      },
    },
    {
      id: 'SK-SQD-4',
      page: 'S-EN p4',
      title: { en: 'Chosen in secret', it: 'Scelta segreta' },
      clause: {
        en: 'Once the sides are agreed, both players choose in secret. The squads are shown together when both are ready.',
        it: 'Decise le parti, entrambi i giocatori scelgono in segreto. Le squadre si mostrano insieme quando tutti sono pronti.',
      },
    },
    {
      id: 'SK-SQD-5',
      page: '-',
      title: { en: 'Commander and posts', it: 'Comandante e cariche' },
      clause: {
        en: 'A squad has one commander: its Leader, otherwise an NCO of your choice; only in a casual game it may have none (SK-END-3). It may have one Leader, one NCO for every five other models (rounded up), and one Flag Bearer and one Musician for every 400 points of the limit (rounded up).',
        it: 'Una squadra ha un comandante: il Leader, altrimenti un sottufficiale a tua scelta; solo in amichevole può non averne (SK-END-3). Può avere un Leader, un sottufficiale ogni cinque altri modelli (per eccesso), un Portabandiera e un Musico ogni 400 punti del limite (per eccesso).',
      },
      ruling: {
        en: 'The book speaks of one commander, officer or NCO.',
        it: 'Il libro parla di un comandante, ufficiale o sottufficiale.',
      },
    },
    {
      id: 'SK-SQD-6',
      page: 'P1',
      title: { en: 'Personalities', it: 'Personaggi' },
      clause: {
        en: 'Leader, NCOs, Flag Bearer and Musician together cost at most a third of the limit, rounded down: 133 of 400, 116 of 350.',
        it: 'Leader, sottufficiali, Portabandiera e Musico insieme costano al massimo un terzo del limite, per difetto: 133 su 400, 116 su 350.',
      },
    },
    {
      id: 'SK-SQD-7',
      page: '-',
      title: { en: 'Size and cavalry', it: 'Numero e cavalleria' },
      clause: {
        en: 'A squad has 4 to 20 models. Mounted models cost at most half the limit.',
        it: 'Una squadra ha da 4 a 20 modelli. Quelli a cavallo costano al massimo metà del limite.',
      },
      ruling: {
        en: 'Published games have 6–20 models, and the table is small.',
        it: 'Le partite pubblicate hanno 6–20 modelli e il tavolo è piccolo.',
      },
    },
    {
      id: 'SK-SQD-8',
      page: '-',
      variant: 'SDT',
      title: { en: 'Sides in America', it: 'Le parti in America' },
      clause: {
        en: 'French or Native play against British, Provincial, Ranger or Native. Up to a third of the limit (rounded down) may come from one other roster of the same side.',
        it: 'Francesi o Nativi giocano contro Britannici, Provinciali, Ranger o Nativi. Fino a un terzo del limite (per difetto) può venire da un’altra lista della stessa parte.',
      },
      ruling: { en: 'Mixed parties were common.', it: 'Le bande miste erano comuni.' },
    },
    {
      id: 'SK-SQD-9',
      page: 'P16',
      variant: 'SDS',
      title: { en: 'Points left over', it: 'Punti avanzati' },
      clause: {
        en: 'In a pick-up game, points left over buy up to three fences or hedges of length S at 5 points each. Place them when you deploy, in your own half.',
        it: 'In una partita libera i punti avanzati comprano fino a tre steccati o siepi lunghi 1C, a 5 punti l’uno. Disponili quando schieri, nella tua metà del tavolo.',
      },
    },
    {
      id: 'SK-SQD-10',
      page: '-',
      title: { en: 'Casual games', it: 'Partite amichevoli' },
      clause: {
        en: 'Any nation may meet any other, with any limit. The game is then marked as casual.',
        it: 'Ogni nazione può affrontarne un’altra, con qualsiasi limite. La partita è allora segnata come amichevole.',
      },
      ruling: { en: 'The option costs nothing.', it: 'L’opzione non costa nulla.' },
    },
  ],
};
