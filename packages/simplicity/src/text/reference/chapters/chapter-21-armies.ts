import type { RuleChapter } from '@drumhead/content';

export const armies: RuleChapter = {
  title: { en: 'Armies and scenarios', it: 'Eserciti e scenari' },
  rules: [
    {
      id: 'SIP-LST-1',
      page: '-',
      title: { en: 'Points', it: 'I punti' },
      clause: {
        en: 'Raw, Regular, Elite: line, light infantry, light cavalry 3, 4, 6; heavy cavalry 4, 5, 7; guns 3, 4, 5; Command base 4.',
        it: 'Coscritti, regolari, scelti: linea, leggeri, cavalleria leggera 3, 4, 6; cavalleria pesante 4, 5, 7; cannoni 3, 4, 5; base di comando 4.',
      },
      ruling: {
        en: 'By how many volleys each class stands; a first estimate.',
        it: 'Secondo quante scariche regge ogni classe; una prima stima.',
      },
    },
    {
      id: 'SIP-LST-2',
      page: '-',
      title: { en: 'Brigades by nation', it: 'Brigate per nazione' },
      clause: {
        en: 'France, Austria, Britain, Prussia, Russia: three each, an ordinary, a strong and a weak one; the army builder has them all.',
        it: 'Francia, Austria, Gran Bretagna, Prussia, Russia: tre ciascuna, una ordinaria, una forte e una debole; il compositore di eserciti le ha tutte.',
      },
      ruling: { en: 'Near the guide of 5 : 1 : 1 : 1.', it: 'Vicine alla guida di 5 : 1 : 1 : 1.' },
    },
    {
      id: 'SIP-SCN-1',
      page: '-',
      title: { en: 'Reinforcements', it: 'I rinforzi' },
      clause: {
        en: 'Placed at the start of their turn, touching the home edge in the stretch named, facing inward, at no AP. No room: next turn.',
        it: 'Si piazzano all’inizio del loro turno, a contatto col bordo di casa nel tratto indicato, verso l’interno, senza PA. Senza spazio: al turno dopo.',
      },
      ruling: { en: 'Needed by the second scenario.', it: 'Serve al secondo scenario.' },
    },
    {
      id: 'SIP-SCN-2',
      page: '-',
      title: { en: 'Windmill Ridge', it: 'La cresta del mulino' },
      clause: {
        en: 'Austria against France, 1809: a ridge and a village on 120 × 90 cm; 25 turns. Windmill 3, village 2.',
        it: 'Austria contro Francia, 1809: una cresta e un villaggio su 120 × 90 cm; 25 turni. Mulino 3, villaggio 2.',
      },
      ruling: {
        en: 'Fire, charge and cover on a small, even field.',
        it: 'Fuoco, carica e riparo su un campo piccolo ed equo.',
      },
    },
    {
      id: 'SIP-SCN-3',
      page: '-',
      title: { en: 'The Crossroads', it: 'Il crocevia' },
      clause: {
        en: 'Russia against France, 1812: a meeting on 150 × 100 cm, the second brigades on turn 4; 32 turns. Crossroads 3, villages 2 each.',
        it: 'Russia contro Francia, 1812: uno scontro d’incontro su 150 × 100 cm, le seconde brigate al turno 4; 32 turni. Crocevia 3, villaggi 2 ciascuno.',
      },
      ruling: { en: 'Movement, reserves and AP to be shared out.', it: 'Movimento, riserve e PA da dividere.' },
    },
    {
      id: 'SIP-SCN-4',
      page: '-',
      title: { en: 'Rearguard at Puente Viejo', it: 'Retroguardia a Puente Viejo' },
      clause: {
        en: 'Britain holds bridge, ford and hill against France on 120 × 90 cm; 27 turns. Bridgehead 4, hill 4, ford 2. Britain wins a draw.',
        it: 'La Gran Bretagna tiene ponte, guado e collina contro la Francia su 120 × 90 cm; 27 turni. Testa di ponte 4, collina 4, guado 2. Il pareggio è britannico.',
      },
      ruling: {
        en: 'An attack across water, 7 to 5 in points: odds at which, played by equals, each side wins about half.',
        it: 'Un attacco oltre l’acqua, 7 a 5 nei punti: tra pari, ciascuno vince circa la metà delle volte.',
      },
    },
  ],
};
