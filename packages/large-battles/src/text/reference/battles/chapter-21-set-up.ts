import type { RuleChapter } from '@drumhead/content';

export const setUp: RuleChapter = {
  title: { en: 'Set-up of pick-up games', it: 'Preparazione delle partite libere' },
  rules: [
    {
      id: 'LB-SET-01',
      page: '22',
      title: { en: 'Terrain pieces', it: 'Elementi di terreno' },
      clause: {
        en: 'Area pieces: rough ground, woods, steep hills, a built-up sector. Linear pieces: low walls, fences, hedges, streams.',
        it: 'Elementi ad area: terreno accidentato, boschi, colline ripide, un settore abitato. Elementi lineari: muretti, steccati, siepi, ruscelli.',
      },
    },
    {
      id: 'LB-SET-02',
      page: '19, 22',
      title: { en: 'Sizes of pieces', it: 'Misure degli elementi' },
      clause: {
        en: 'Area pieces are roughly rectangular, 1M × 1M, 1M × 1L or 1L × 1L, their corners rounded; a built-up sector is 1M × 1M. Linear pieces are 1M long, except streams.',
        it: 'Gli elementi ad area sono all’incirca rettangolari, 1M × 1M, 1M × 1L o 1L × 1L, con gli angoli smussati; un settore abitato è 1M × 1M. Gli elementi lineari sono lunghi 1M, salvo i ruscelli.',
      },
    },
    {
      id: 'LB-SET-03',
      page: '22',
      title: { en: 'Limits of terrain', it: 'Limiti del terreno' },
      clause: {
        en: 'The table has at most one built-up sector and one stream, and no major rivers. A stream joins two adjacent table sides, is at most 5L long, and has fords and bridges.',
        it: 'Il tavolo ha al massimo un settore abitato e un ruscello, e nessun grande fiume. Un ruscello unisce due lati adiacenti del tavolo, è lungo al massimo 5L e ha guadi e ponti.',
      },
    },
    {
      id: 'LB-SET-04',
      page: '22',
      title: { en: 'Attacker and defender', it: 'Attaccante e difensore' },
      clause: {
        en: 'Each side rolls 1d6 and adds 1 for each of its units with Scout. On a tie both roll again. The winner chooses the role.',
        it: 'Ogni parte tira 1d6 e aggiunge 1 per ogni propria unità con Scout. In parità si tira di nuovo. Chi vince sceglie il ruolo.',
      },
    },
    {
      id: 'LB-SET-05',
      page: '22',
      title: { en: 'Placing terrain', it: 'Disporre il terreno' },
      clause: {
        en: 'The defender places 2 area and 2 linear pieces in one zone of its own half, then the attacker does the same in its own. They go on in turn, each time in a new zone, until all six are done.',
        it: 'Il difensore dispone 2 elementi ad area e 2 lineari in una zona della propria metà, poi l’attaccante fa lo stesso nella sua. Continuano a turno, ogni volta in una zona nuova, finché tutte e sei sono fatte.',
      },
    },
    {
      id: 'LB-SET-06',
      page: '22',
      title: { en: 'Pieces within their zone', it: 'Elementi dentro la zona' },
      clause: {
        en: 'Each piece lies wholly in one zone. Area pieces are at least 1M apart.',
        it: 'Ogni elemento sta tutto in una sola zona. Gli elementi ad area distano fra loro almeno 1M.',
      },
    },
    {
      id: 'LB-SET-07',
      page: '22',
      title: { en: 'The stream', it: 'Il ruscello' },
      clause: {
        en: 'A stream may cross several zones and counts as one linear piece of the zone where it is placed. It has at least one ford or bridge in each zone it crosses.',
        it: 'Un ruscello può attraversare più zone e conta come un elemento lineare della zona in cui è disposto. Ha almeno un guado o un ponte in ogni zona che attraversa.',
      },
      ruling: {
        en: 'A stream cannot stay in one zone, and one without crossings would split the table.',
        it: 'Un ruscello non può stare in una zona sola, e senza passaggi dividerebbe il tavolo.',
      },
    },
    {
      id: 'LB-SET-08',
      page: '22',
      title: { en: 'Order of deployment', it: 'Ordine di schieramento' },
      clause: {
        en: 'Both sides deploy hidden and at the same time (recommended), or one brigade at a time in turn, the defender first.',
        it: 'Le due parti schierano di nascosto e insieme (consigliato), o una brigata alla volta a turno, per primo il difensore.',
      },
    },
    {
      id: 'LB-SET-09',
      page: '22',
      title: { en: 'Deployment zones', it: 'Zone di schieramento' },
      clause: {
        en: 'Units deploy in zones 2 and 3, not in the bands at the sides, in command. Reserve and heavy cavalry only zone 3; light cavalry and Scout units also zone 1. Any formation is allowed.',
        it: 'Le unità si schierano nelle zone 2 e 3, non nelle fasce laterali, e nel raggio di comando. Riserva e cavalleria pesante solo zona 3; cavalleria leggera e unità con Scout anche zona 1. Ogni formazione è permessa.',
      },
    },
    {
      id: 'LB-SET-10',
      page: '22, 24',
      title: { en: 'Scout units in zone 1', it: 'Unità con Scout in zona 1' },
      clause: {
        en: 'Units with Scout may deploy in zone 1, in command.',
        it: 'Le unità con Scout possono schierarsi in zona 1, nel raggio di comando.',
      },
      ruling: {
        en: 'One page says zone 3, which is open to all units; another says zone 1.',
        it: 'Una pagina dice zona 3, che è aperta a tutte le unità; un’altra dice zona 1.',
      },
    },
    {
      id: 'LB-SET-11',
      page: '22',
      title: { en: 'Heavy cavalry and reserve', it: 'Cavalleria pesante e riserva' },
      clause: {
        en: 'Heavy cavalry in a brigade must also start in zone 3. Reserve units must be in the CinC’s command.',
        it: 'Anche la cavalleria pesante di una brigata deve iniziare in zona 3. Le unità di riserva devono essere nel raggio di comando del comandante in capo.',
      },
      ruling: {
        en: 'The book’s list mentions heavy cavalry apart from the reserve.',
        it: 'L’elenco del libro indica la cavalleria pesante a parte dalla riserva.',
      },
    },
    {
      id: 'LB-SET-12',
      page: '12, 22',
      title: { en: 'Legal deployment', it: 'Schieramento valido' },
      clause: {
        en: 'Units do not overlap, stay more than 1VS from friends and stand wholly inside their zones.',
        it: 'Le unità non si sovrappongono, stanno a più di 1MC dalle amiche e tutte dentro le loro zone.',
      },
      ruling: {
        en: 'Otherwise the battle would begin with violations.',
        it: 'Altrimenti la battaglia comincerebbe con delle violazioni.',
      },
    },
    {
      id: 'LB-SET-13',
      page: '22, 35',
      title: { en: 'Generals at deployment', it: 'Generali allo schieramento' },
      clause: {
        en: 'Generals deploy with their troops. Their Q is rolled before deployment in a pick-up game and given in a scenario.',
        it: 'I generali si schierano con le loro truppe. La loro Q si tira prima dello schieramento in una partita libera ed è data in uno scenario.',
      },
    },
    {
      id: 'LB-SET-14',
      page: '21, 22, 35',
      title: { en: 'Steps of a pick-up game', it: 'Passi di una partita libera' },
      clause: {
        en: 'Choose armies, roll generals, choose roles, place terrain, deploy, roll for the first initiative: LB-SEQ-10 gives the steps.',
        it: 'Scegli gli eserciti, tira i generali, scegli i ruoli, disponi il terreno, schiera, tira per la prima iniziativa: i passi sono in LB-SEQ-10.',
      },
      ruling: {
        en: 'These are the book’s pages put in order.',
        it: 'Sono le pagine del libro messe in ordine.',
      },
    },
  ],
};
