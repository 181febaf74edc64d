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
        en: 'A standard Drums & Shakos squad costs at most 400; more by agreement.',
        it: 'Una squadra normale di Drums & Shakos costa al massimo 400; di più solo d’accordo.',
      },
    },
    {
      id: 'SK-SQD-2',
      page: 'P12',
      variant: 'SDT',
      title: { en: '350 points', it: '350 punti' },
      clause: {
        en: 'A standard Drums & Tomahawks squad costs at most 350.',
        it: 'Una squadra normale di Drums & Tomahawks costa al massimo 350.',
      },
    },
    {
      id: 'SK-SQD-3',
      page: 'S-EN p4',
      variant: 'SDS',
      title: { en: 'Sides', it: 'Le parti' },
      clause: {
        en: 'One player is French; the other Austria, Prussia, Russia or Great Britain. Models come from the roster of that one nation.',
        it: 'Un giocatore è francese; l’altro Austria, Prussia, Russia o Gran Bretagna. I modelli vengono dalla lista di quella sola nazione.',
      },
    },
    {
      id: 'SK-SQD-4',
      page: 'S-EN p4',
      title: { en: 'Chosen in secret', it: 'Scelta segreta' },
      clause: {
        en: 'Once the sides are agreed both choose in secret; the squads are shown together when both are ready.',
        it: 'Decise le parti, entrambi scelgono in segreto; le squadre si mostrano insieme quando sono pronte.',
      },
    },
    {
      id: 'SK-SQD-5',
      page: '-',
      title: { en: 'Commander and posts', it: 'Comandante e cariche' },
      clause: {
        en: 'The Leader commands, else an NCO you name: one of them there must be. At most one Leader; one NCO for every five other models (rounded up); one Flag Bearer and one Musician per 400 points of limit (rounded up).',
        it: 'Comanda il Leader, altrimenti un sottufficiale scelto da te: uno dei due ci vuole. Al massimo un Leader; un sottufficiale ogni cinque altri modelli (per eccesso); un Portabandiera e un Musico ogni 400 punti di limite (per eccesso).',
      },
      ruling: {
        en: 'The book speaks of one commander, Officer or NCO.',
        it: 'Il manuale parla di un comandante, ufficiale o sottufficiale.',
      },
    },
    {
      id: 'SK-SQD-6',
      page: 'P1',
      title: { en: 'Personalities', it: 'Personaggi' },
      clause: {
        en: 'Leader, NCOs, Flag Bearer and Musician together cost at most a third of the limit, rounded down: 133 of 400, 116 of 350.',
        it: 'Leader, sottufficiali, Portabandiera e Musico costano insieme al massimo un terzo del limite, per difetto: 133 su 400, 116 su 350.',
      },
    },
    {
      id: 'SK-SQD-7',
      page: '-',
      title: { en: 'Size and cavalry', it: 'Numero e cavalleria' },
      clause: {
        en: '4 to 20 models; mounted ones for at most half the limit.',
        it: 'Da 4 a 20 modelli; quelli a cavallo per al massimo metà del limite.',
      },
      ruling: {
        en: 'Published games have 6-20; the table is small.',
        it: 'Le partite pubblicate ne hanno 6-20; il tavolo è piccolo.',
      },
    },
    {
      id: 'SK-SQD-8',
      page: '-',
      variant: 'SDT',
      title: { en: 'Sides in America', it: 'Le parti in America' },
      clause: {
        en: 'French or Native against British, Provincial, Ranger or Native. Up to a third of the limit (rounded down) may come from one other roster of the same side.',
        it: 'Francesi o Nativi contro Britannici, Provinciali, Ranger o Nativi. Fino a un terzo del limite (per difetto) può venire da un’altra lista della stessa parte.',
      },
      ruling: { en: 'Mixed parties were the custom.', it: 'Le bande miste erano l’uso.' },
    },
    {
      id: 'SK-SQD-9',
      page: 'P16',
      variant: 'SDS',
      title: { en: 'Points left over', it: 'Punti avanzati' },
      clause: {
        en: 'In a pick-up game they may buy up to three fences or hedges of length S, 5 points each, placed at your deployment in your own half.',
        it: 'In una partita libera comprano fino a tre steccati o siepi lunghi S, a 5 punti l’uno, posti al tuo schieramento nella tua metà del tavolo.',
      },
    },
    {
      id: 'SK-SQD-10',
      page: '-',
      title: { en: 'Casual games', it: 'Partite amichevoli' },
      clause: {
        en: 'Any nation against any, other limits: allowed, and marked as casual.',
        it: 'Qualsiasi nazione contro qualsiasi, altri limiti: si può, e la partita è segnata come amichevole.',
      },
      ruling: { en: 'It costs nothing.', it: 'Non costa nulla.' },
    },
  ],
};
