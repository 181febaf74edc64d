import { scenarioNames } from '../../../scenarios/words.ts';
import type { RuleChapter } from '@drumhead/content';

export const armies: RuleChapter = {
  title: { en: 'Armies and scenarios', it: 'Eserciti e scenari' },
  rules: [
    {
      id: 'SIP-LST-1',
      page: '-',
      title: { en: 'Points', it: 'Punti' },
      clause: {
        en: 'Raw, regular, elite: line, light infantry, light cavalry 3, 4, 6; heavy cavalry 4, 5, 7; guns 3, 4, 5; Command base 4.',
        it: 'Inesperta, regolare, scelta: linea, fanteria leggera, cavalleria leggera 3, 4, 6; cavalleria pesante 4, 5, 7; cannoni 3, 4, 5; base di comando 4.',
      },
      ruling: {
        en: 'Points follow the number of volleys each class withstands; a first estimate.',
        it: 'I punti seguono le salve che ogni classe sopporta; una prima stima.',
      },
    },
    {
      id: 'SIP-LST-2',
      page: '-',
      title: { en: 'Brigades by nation', it: 'Brigate per nazione' },
      clause: {
        en: 'France, Austria, Britain, Prussia and Russia have three brigades each: an ordinary, a strong and a weak one. The army builder shows them all.',
        it: 'Francia, Austria, Gran Bretagna, Prussia e Russia hanno tre brigate ciascuna: una ordinaria, una forte e una debole. Il compositore di eserciti le mostra tutte.',
      },
      ruling: { en: 'They stay near the guide of 5 : 1 : 1 : 1.', it: 'Restano vicine alla guida di 5 : 1 : 1 : 1.' },
    },
    {
      id: 'SIP-SCN-1',
      page: '-',
      title: { en: 'Reinforcements', it: 'Rinforzi' },
      clause: {
        en: 'Reinforcements enter at the start of their turn, touching the edge in the stretch given (else the home edge), facing inward, at no AP. Without room they wait a turn.',
        it: 'I rinforzi entrano all’inizio del loro turno, a contatto con il bordo indicato, altrimenti quello di casa, nel tratto dato, rivolti all’interno, senza PA. Senza spazio attendono un turno.',
      },
      ruling: { en: 'The second scenario needs it.', it: 'Serve al secondo scenario.' },
    },
    {
      id: 'SIP-SCN-2',
      page: '-',
      title: scenarioNames['sip.scenario.windmill-ridge.name'],
      clause: {
        en: 'Austria against France, 1809: a ridge and a village on 120 × 90 cm; 25 turns. Windmill 3, village 2.',
        it: 'Austria contro Francia, 1809: una cresta e un villaggio su 120 × 90 cm; 25 turni. Mulino 3, villaggio 2.',
      },
      ruling: {
        en: 'Fire, charges and cover on a small, even field. The outlines of hills and woods are ours, in all scenarios.',
        it: 'Fuoco, cariche e copertura su un campo piccolo ed equo. I contorni di colline e boschi sono nostri, in tutti gli scenari.',
      },
    },
    {
      id: 'SIP-SCN-3',
      page: '-',
      title: scenarioNames['sip.scenario.crossroads.name'],
      clause: {
        en: 'Russia meets France, 1812, on 150 × 100 cm; the second brigades arrive on turn 4; 32 turns. Crossroads 3, villages 2 each.',
        it: 'Russia e Francia si scontrano, 1812, su 150 × 100 cm; le seconde brigate arrivano al turno 4; 32 turni. Crocevia 3, villaggi 2 ciascuno.',
      },
      ruling: { en: 'Movement, reserves, and AP to share out.', it: 'Movimento, riserve, e PA da ripartire.' },
    },
    {
      id: 'SIP-SCN-4',
      page: '-',
      title: scenarioNames['sip.scenario.puente-viejo.name'],
      clause: {
        en: 'Britain holds a bridge, a ford and a hill against France on 120 × 90 cm; 27 turns. Bridgehead 4, hill 4, ford 2. Britain wins a draw.',
        it: 'La Gran Bretagna tiene un ponte, un guado e una collina contro la Francia su 120 × 90 cm; 27 turni. Testa di ponte 4, collina 4, guado 2. Il pareggio è britannico.',
      },
      ruling: {
        en: 'An attack across water, 7 to 5 in points; between equals, each side wins about half of the battles.',
        it: 'Un attacco oltre l’acqua, 7 a 5 nei punti; tra pari, ciascuna parte vince circa metà delle battaglie.',
      },
    },
  ],
};
