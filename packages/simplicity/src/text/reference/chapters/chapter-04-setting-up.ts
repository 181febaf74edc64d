import type { RuleChapter } from '@drumhead/content';

export const settingUp: RuleChapter = {
  title: { en: 'Setting up', it: 'Preparazione' },
  rules: [
    {
      id: 'SIP-DEP-1',
      page: '-',
      title: { en: 'Choice of edge', it: 'Scelta del bordo' },
      clause: {
        en: 'After the terrain both players roll: the higher chooses an edge.',
        it: 'Dopo il terreno entrambi i giocatori tirano: il più alto sceglie il bordo.',
      },
    },
    {
      id: 'SIP-DEP-2',
      page: '-',
      title: { en: 'Available edges', it: 'Bordi disponibili' },
      clause: {
        en: 'The player chooses one of the two long edges; the other player has the opposite edge for the whole battle.',
        it: 'Il giocatore sceglie uno dei due bordi lunghi; l’altro ha quello opposto per tutta la battaglia.',
      },
      ruling: { en: 'So the armies face each other.', it: 'Così gli eserciti si fronteggiano.' },
    },
    {
      id: 'SIP-DEP-3',
      page: '-',
      title: { en: 'Order of deployment', it: 'Ordine di schieramento' },
      clause: {
        en: 'Players deploy in turns: Command bases, artillery, cavalry, infantry.',
        it: 'I giocatori schierano a turno: basi di comando, artiglieria, cavalleria, fanteria.',
      },
    },
    {
      id: 'SIP-DEP-4',
      page: '-',
      title: { en: 'In turns', it: 'A turno' },
      clause: {
        en: 'In each stage the players deploy one piece in turn, first the player who did not choose the edge; a player with none left passes.',
        it: 'In ogni fase i giocatori schierano un pezzo a turno, per primo chi non ha scelto il bordo; chi non ne ha più passa.',
      },
      ruling: {
        en: 'The book does not say who deploys first; the edge is advantage enough.',
        it: 'Il libro non dice chi schiera per primo; il bordo è già un vantaggio.',
      },
    },
    {
      id: 'SIP-DEP-5',
      page: '-',
      title: { en: 'Deployment zone', it: 'Zona di schieramento' },
      clause: {
        en: 'Each unit deploys wholly within 20 cm of its home edge, with any facing, on ground open to it. Infantry may start in a section whose centre is within 20 cm.',
        it: 'Ogni unità si schiera interamente entro 20 cm dal bordo di casa, con qualsiasi fronte, su terreno consentito. La fanteria può iniziare in un settore con il centro entro 20 cm.',
      },
      ruling: {
        en: 'On the small table 50 cm lie between the armies, just inside long range.',
        it: 'Sul tavolo piccolo restano 50 cm tra gli eserciti, appena entro la gittata lunga.',
      },
    },
    {
      id: 'SIP-INI-1',
      page: '-',
      title: { en: 'Initiative', it: 'Iniziativa' },
      clause: {
        en: 'After deployment both players roll once for the battle, again on a tie: the higher takes the first turn or gives it away.',
        it: 'Dopo lo schieramento entrambi tirano una volta per la battaglia, di nuovo se pari: il più alto gioca per primo o cede il turno.',
      },
    },
    {
      id: 'SIP-INI-2',
      page: '-',
      title: { en: 'Game turns', it: 'Turni di gioco' },
      clause: {
        en: 'A game turn is one turn of each player.',
        it: 'Un turno di gioco è un turno per ciascun giocatore.',
      },
      ruling: { en: 'Turns must be counted.', it: 'Serve a contare i turni.' },
    },
  ],
};
