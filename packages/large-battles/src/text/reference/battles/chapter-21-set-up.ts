import type { RuleChapter } from '@drumhead/content';

export const setUp: RuleChapter = {
  title: { en: 'Set-up of pick-up games', it: 'Preparazione delle partite libere' },
  rules: [
    {
      id: 'LB-SET-01',
      page: '22',
      title: { en: 'Terrain pieces', it: 'Elementi di terreno' },
      clause: {
        en: 'Area: built-up sector, woods, steep hills, rough ground. Linear: hedges, fences, low walls, streams.',
        it: 'Ad area: terreno accidentato, boschi, colline ripide, un settore abitato. Lineari: muretti, steccati, siepi, ruscelli.',
      },
    },
    {
      id: 'LB-SET-02',
      page: '19, 22',
      title: { en: 'Sizes of pieces', it: 'Misure degli elementi' },
      clause: {
        en: 'Area pieces are about rectangular, each side M or L; a built-up sector is M square. Linear pieces 1M, except streams.',
        it: 'Elementi ad area all’incirca rettangolari, ogni lato M o L; il settore abitato è un quadrato di M. Elementi lineari 1M, salvo i ruscelli.',
      },
    },
    {
      id: 'LB-SET-03',
      page: '22',
      title: { en: 'Limits of terrain', it: 'Limiti del terreno' },
      clause: {
        en: 'No more than one built-up sector and one stream; rivers are out. A stream joins neighbouring table sides, runs 5L at most, and has fords and bridges.',
        it: 'Sul tavolo un solo settore abitato e un solo ruscello, nessun grande fiume. Il ruscello unisce due lati adiacenti del tavolo, è lungo al massimo 5L e ha guadi e ponti.',
      },
    },
    {
      id: 'LB-SET-04',
      page: '22',
      title: { en: 'Attacker and defender', it: 'Attaccante e difensore' },
      clause: {
        en: 'A d6 for each side, +1 for every Scout unit it has; level, again. The higher takes the role he likes.',
        it: 'Un d6 per parte, +1 per ogni propria unità con Scout; in parità si ritira. Chi fa di più sceglie il ruolo.',
      },
    },
    {
      id: 'LB-SET-05',
      page: '22',
      title: { en: 'Laying out terrain', it: 'Disporre il terreno' },
      clause: {
        en: 'In his own half the defender fills one zone with 2 area and 2 linear pieces, then the attacker one of his; so on in turn, a new zone each time, until all six are done.',
        it: 'Il difensore mette 2 elementi ad area e 2 lineari in una zona della propria metà, poi l’attaccante nella sua; così a turno, ogni volta una zona nuova, finché tutte e sei sono fatte.',
      },
    },
    {
      id: 'LB-SET-06',
      page: '22',
      title: { en: 'Pieces in their zone', it: 'Elementi nella loro zona' },
      clause: {
        en: 'No piece crosses the border of its zone, and between area pieces there is 1M or more.',
        it: 'Ogni elemento sta per intero in una zona; gli elementi ad area distano almeno 1M.',
      },
    },
    {
      id: 'LB-SET-07',
      page: '22',
      title: { en: 'The stream', it: 'Il ruscello' },
      clause: {
        en: 'Zone borders do not bind it; where it is laid it takes the place of one linear piece. In each zone it crosses it gets a ford or bridge.',
        it: 'Può attraversare più zone e conta come un elemento lineare della zona in cui è posto. In ogni zona che attraversa ha un guado o un ponte.',
      },
      ruling: {
        en: 'A stream cannot stay in one zone, and must not cut the table in two.',
        it: 'Un ruscello non può stare in una zona sola e non deve tagliare in due il tavolo.',
      },
    },
    {
      id: 'LB-SET-08',
      page: '22',
      title: { en: 'Order of deployment', it: 'Ordine di schieramento' },
      clause: {
        en: 'Best hidden and both at once; else brigade by brigade in turn, beginning with the defender.',
        it: 'Nascosto e simultaneo (consigliato), o una brigata alla volta a turno, per primo il difensore.',
      },
    },
    {
      id: 'LB-SET-09',
      page: '22',
      title: { en: 'Where to deploy', it: 'Dove schierare' },
      clause: {
        en: 'Zones 2 and 3, not in the side bands, in command. Reserve and heavy cavalry only zone 3; light cavalry and Scouts also zone 1. Any formation.',
        it: 'Zone 2 e 3, non nelle fasce laterali, in comando. Riserva e cavalleria pesante solo zona 3; cavalleria leggera e Scout anche zona 1. Qualsiasi formazione.',
      },
    },
    {
      id: 'LB-SET-10',
      page: '22, 24',
      title: { en: 'Scouts in front', it: 'Gli Scout davanti' },
      clause: {
        en: 'They may deploy in zone 1, in command.',
        it: 'Possono schierare in zona 1, in comando.',
      },
      ruling: {
        en: 'One page says zone 3, which is open to all anyway; the other zone 1.',
        it: 'Una pagina dice zona 3, aperta comunque a tutti; l’altra zona 1.',
      },
    },
    {
      id: 'LB-SET-11',
      page: '22',
      title: { en: 'Heavy cavalry, reserve', it: 'Cavalleria pesante, riserva' },
      clause: {
        en: 'Zone 3 binds heavy cavalry also when it is part of a brigade. The CinC has his reserve within his span.',
        it: 'Anche la cavalleria pesante di una brigata parte in zona 3. Le unità di riserva devono essere in comando del comandante in capo.',
      },
      ruling: {
        en: 'The list names heavy cavalry apart from the reserve.',
        it: 'L’elenco nomina la cavalleria pesante a parte dalla riserva.',
      },
    },
    {
      id: 'LB-SET-12',
      page: '12, 22',
      title: { en: 'Tidy deployment', it: 'Schieramento in ordine' },
      clause: {
        en: 'No overlaps, more than 1VS from friends, wholly inside the zone.',
        it: 'Niente sovrapposizioni, più di 1MC dagli amici, per intero nella zona.',
      },
      ruling: {
        en: 'Otherwise the battle would begin with violations.',
        it: 'Altrimenti la battaglia comincerebbe con delle violazioni.',
      },
    },
    {
      id: 'LB-SET-13',
      page: '22, 35',
      title: { en: 'Generals at deployment', it: 'I generali allo schieramento' },
      clause: {
        en: 'Placed with their troops. Q is rolled before (pick-up game) or given (scenario).',
        it: 'Si mettono con le loro truppe. Q si tira prima (partita libera) o è data (scenario).',
      },
    },
    {
      id: 'LB-SET-14',
      page: '21, 22, 35',
      title: { en: 'Order of a pick-up game', it: 'Ordine della partita libera' },
      clause: {
        en: 'Armies, generals, roles, terrain, deployment, first initiative: step by step in LB-SEQ-10.',
        it: 'Armate, generali, ruoli, terreno, schieramento, prima iniziativa: passo per passo in LB-SEQ-10.',
      },
      ruling: {
        en: 'The book’s own pages, put in order.',
        it: 'Le pagine del libro, messe in ordine.',
      },
    },
  ],
};
