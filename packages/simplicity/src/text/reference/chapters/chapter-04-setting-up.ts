import type { RuleChapter } from '@drumhead/content';

export const settingUp: RuleChapter = {
  title: { en: 'Setting up', it: 'Preparazione' },
  rules: [
    {
      id: 'SIP-DEP-1',
      page: '-',
      title: { en: 'Choice of edge', it: 'La scelta del bordo' },
      clause: {
        en: 'After terrain both roll: the higher chooses.',
        it: 'Dopo il terreno entrambi tirano: il più alto sceglie.',
      },
    },
    {
      id: 'SIP-DEP-2',
      page: '-',
      title: { en: 'Edges on offer', it: 'I bordi fra cui scegliere' },
      clause: {
        en: 'One of the two long edges; the other player has the opposite one, for the whole battle.',
        it: 'Uno dei due bordi lunghi; l’altro giocatore ha quello opposto, per tutta la battaglia.',
      },
      ruling: { en: 'So the armies face each other.', it: 'Così gli eserciti si fronteggiano.' },
    },
    {
      id: 'SIP-DEP-3',
      page: '-',
      title: { en: 'Order of deployment', it: 'L’ordine di schieramento' },
      clause: {
        en: 'In turns: Command bases, artillery, cavalry, infantry.',
        it: 'A turno: basi di comando, artiglieria, cavalleria, fanteria.',
      },
    },
    {
      id: 'SIP-DEP-4',
      page: '-',
      title: { en: 'In turns', it: 'A turno' },
      clause: {
        en: 'A piece at a time within each stage, first who did not choose the edge; who has none left passes.',
        it: 'Un pezzo alla volta in ogni fase, per primo chi non ha scelto il bordo; chi non ne ha più passa.',
      },
      ruling: {
        en: 'Nobody says who places first; the edge is advantage enough for its winner.',
        it: 'Nessuno dice chi piazza per primo; a chi vince il bordo basta quello.',
      },
    },
    {
      id: 'SIP-DEP-5',
      page: '-',
      title: { en: 'Zone', it: 'La zona' },
      clause: {
        en: 'Wholly within 20 cm of the home edge, any facing, on ground open to it. Foot may start in a section whose centre is within 20 cm.',
        it: 'Per intero entro 20 cm dal bordo di casa, con qualsiasi orientamento, su terreno consentito. I fanti possono cominciare in un settore col centro entro 20 cm.',
      },
      ruling: {
        en: '50 cm lie between the armies on the small table: just inside long range of guns.',
        it: 'Sul tavolo piccolo restano 50 cm fra gli eserciti: appena entro la gittata lunga.',
      },
    },
    {
      id: 'SIP-INI-1',
      page: '-',
      title: { en: 'Initiative', it: 'L’iniziativa' },
      clause: {
        en: 'After deployment both roll, ties again: the higher takes the first turn or gives it away. Once for the battle.',
        it: 'Dopo lo schieramento entrambi tirano, le parità di nuovo: il più alto gioca per primo o cede. Una volta per la battaglia.',
      },
    },
    {
      id: 'SIP-INI-2',
      page: '-',
      title: { en: 'Game turns', it: 'I turni di gioco' },
      clause: { en: 'One turn of each player.', it: 'Un turno per ciascun giocatore.' },
      ruling: { en: 'Needed to count turns.', it: 'Serve a contare i turni.' },
    },
  ],
};
