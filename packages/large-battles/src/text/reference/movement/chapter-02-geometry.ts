import type { RuleChapter } from '@drumhead/content';

export const geometry: RuleChapter = {
  title: { en: 'Geometry and measuring', it: 'Geometria e misure' },
  rules: [
    {
      id: 'LB-GEO-01',
      page: '4',
      title: { en: 'Sticks', it: 'Le aste' },
      clause: {
        en: 'In cm: 6-10 mm figures VS 3, S 5, M 8, L 12; 15 mm VS 5, S 8, M 12, L 18; 20-28 mm VS 8, S 12, M 18, L 28. 2M, 2L and 3L are so many sticks laid end to end.',
        it: 'In cm: figure da 6-10 mm VS 3, S 5, M 8, L 12; 15 mm VS 5, S 8, M 12, L 18; 20-28 mm VS 8, S 12, M 18, L 28. 2M, 2L e 3L sono altrettante aste una dopo l’altra.',
      },
    },
    {
      id: 'LB-GEO-02',
      page: '3',
      title: { en: 'Bases for 15 mm', it: 'Basette per 15 mm' },
      clause: {
        en: 'Front x depth in mm: infantry 30x15, cavalry and CinC 30x30, guns 30x40 (two of them, or one of 60x40), Leader 15x30, skirmishers 15.',
        it: 'Fronte x profondità in mm: fanteria 30x15, cavalleria e CinC 30x30, cannoni 30x40 (due, o una da 60x40), comandante 15x30, schermagliatori 15.',
      },
    },
    {
      id: 'LB-GEO-03',
      page: '3',
      title: { en: 'How many bases', it: 'Quante basette' },
      clause: {
        en: '4 for infantry, 2 for cavalry, 2 for artillery (or 1 twice as wide).',
        it: '4 per la fanteria, 2 per la cavalleria, 2 per l’artiglieria (o 1 larga il doppio).',
      },
    },
    {
      id: 'LB-GEO-04',
      page: '3',
      title: { en: 'Your own basing', it: 'Basette proprie' },
      clause: {
        en: 'Any basing will do if both sides use it, infantry bases are wider than deep (best 1.5:1 to 2:1) and as wide as cavalry bases. Figures are never taken off.',
        it: 'Va bene qualsiasi basettatura, se uguale per le due parti, con basette di fanteria più larghe che profonde (meglio da 1,5:1 a 2:1) e larghe quanto quelle di cavalleria. Le figure non si tolgono mai.',
      },
    },
    {
      id: 'LB-GEO-05',
      page: '5, 16, 20',
      title: { en: 'Room a formation takes', it: 'Spazio delle formazioni' },
      clause: {
        en: 'Width x depth in mm: infantry line 120x15, attack column 60x30, march column 30x60, square 45x45; cavalry line 60x30, column 30x60; guns unlimbered 60x40, limbered 30x80; built-up sector 120x120.',
        it: 'Larghezza x profondità in mm: fanteria in linea 120x15, colonna d’attacco 60x30, di marcia 30x60, quadrato 45x45; cavalleria in linea 60x30, colonna 30x60; cannoni in batteria 60x40, agganciati 30x80; settore abitato 120x120.',
      },
      ruling: {
        en: 'Base layouts were pictures only; these are the ones the bases allow.',
        it: 'Gli schemi erano solo figure; questi sono quelli che le basette consentono.',
      },
    },
    {
      id: 'LB-GEO-06',
      page: '3',
      title: { en: 'Footprints at other scales', it: 'Ingombri in altre scale' },
      clause: {
        en: 'Times 2/3 for figures of 6-10 mm, times 3/2 for 20-28 mm.',
        it: 'Per 2/3 con figure da 6-10 mm, per 3/2 con 20-28 mm.',
      },
      ruling: {
        en: 'Only 15 mm bases are printed; the factor is that of the sticks.',
        it: 'Sono stampate solo le basette da 15 mm; il fattore è quello delle aste.',
      },
    },
    {
      id: 'LB-GEO-07',
      page: '4',
      title: { en: 'Distance', it: 'Distanza' },
      clause: {
        en: 'The shortest gap between the two footprints; 0 if they touch. The same for Generals and terrain.',
        it: 'La distanza minima fra i due ingombri; 0 se si toccano. Lo stesso per generali e terreno.',
      },
      ruling: {
        en: 'Nowhere defined; nearest points are the custom.',
        it: 'Mai definita; i punti più vicini sono l’uso.',
      },
    },
    {
      id: 'LB-GEO-08',
      page: '-',
      title: { en: "A hair's breadth", it: 'Tolleranza' },
      clause: {
        en: '“Within” includes the limit. 0.1 mm of error is forgiven: within X is up to X + 0.1 mm, contact up to 0.1 mm.',
        it: '«Entro» comprende il limite. Si tollera un errore di 0,1 mm: entro X è fino a X + 0,1 mm, il contatto fino a 0,1 mm.',
      },
      ruling: { en: 'A program needs one fixed tolerance.', it: 'A un programma serve una tolleranza fissa.' },
    },
    {
      id: 'LB-GEO-09',
      page: '5, 13, 16',
      title: { en: 'Frontal arc', it: 'Arco frontale' },
      clause: {
        en: 'The endless strip straight ahead of a unit, exactly as wide as its front. One strip for fighting and for fire.',
        it: 'La striscia senza fine davanti all’unità, larga esattamente quanto il suo fronte. Vale per il combattimento e per il tiro.',
      },
    },
    {
      id: 'LB-GEO-10',
      page: '14, 16',
      title: { en: 'In the arc', it: 'Nell’arco' },
      clause: {
        en: 'Any part of the target inside the strip is enough; touching its edge is not.',
        it: 'Basta che una parte del bersaglio sia nella striscia; toccarne il bordo non basta.',
      },
      ruling: {
        en: 'The book counts units even partly in the arc.',
        it: 'Il libro conta le unità anche solo in parte nell’arco.',
      },
    },
    {
      id: 'LB-GEO-11',
      page: '12',
      title: { en: 'Squares face everywhere', it: 'Il quadrato guarda ovunque' },
      clause: {
        en: 'A square has neither flank nor rear: its arc is all round.',
        it: 'Un quadrato non ha fianchi né retro: il suo arco è tutto intorno.',
      },
    },
    {
      id: 'LB-GEO-12',
      page: '5',
      title: { en: 'Flank or rear attack', it: 'Attacco al fianco o al retro' },
      clause: {
        en: "Only if no part of the attacker lay in the target's frontal arc, neither as its activation began nor on arrival. Flank and rear are worth the same.",
        it: 'Solo se l’attaccante era del tutto fuori dall’arco frontale del bersaglio sia all’inizio dell’attivazione sia all’arrivo. Fianco e retro valgono lo stesso.',
      },
    },
    {
      id: 'LB-GEO-13',
      page: '5',
      title: { en: 'No slipping round', it: 'Niente aggiramenti' },
      clause: {
        en: "Whoever began even partly in the target's arc may not arrive wholly outside it: such an Approach is refused. Arriving partly inside, it attacks the front.",
        it: 'Chi ha iniziato anche solo in parte nell’arco del bersaglio non può finirne del tutto fuori: quell’avvicinamento è rifiutato. Se arriva in parte dentro, attacca di fronte.',
      },
      ruling: {
        en: 'Refusing is the only way to keep the ban on moving round.',
        it: 'Rifiutare è il solo modo di far valere il divieto di aggirare.',
      },
    },
    {
      id: 'LB-GEO-14',
      page: '21',
      title: { en: 'Zones', it: 'Zone' },
      clause: {
        en: 'Each half of the table has three equal bands: zone 1 by the middle, zone 3 along its own baseline. With 15 mm figures they are 200 mm deep.',
        it: 'Ogni metà del tavolo ha tre fasce uguali: la zona 1 al centro, la zona 3 lungo la propria linea di base. Con figure da 15 mm sono profonde 200 mm.',
      },
    },
    {
      id: 'LB-GEO-15',
      page: '21',
      title: { en: 'Bands at the sides', it: 'Fasce laterali' },
      clause: {
        en: "Nobody deploys within one zone's depth of a short table edge (200 mm with 15 mm figures).",
        it: 'Nessuno si schiera presso i bordi corti, per una fascia profonda quanto una zona (200 mm con figure da 15 mm).',
      },
    },
    {
      id: 'LB-GEO-16',
      page: '21',
      title: { en: 'Which zone', it: 'Quale zona' },
      clause: {
        en: "Look at the unit's centre; on the line it counts as in the zone nearer the enemy's baseline.",
        it: 'Conta il centro dell’unità; sulla linea è nella zona più vicina alla linea di base nemica.',
      },
      ruling: {
        en: 'Not stated; the centre does not jump at small turns.',
        it: 'Non detto; il centro non si sposta per una piccola rotazione.',
      },
    },
    {
      id: 'LB-GEO-17',
      page: '11, 14',
      title: { en: 'In, or touching, terrain', it: 'Dentro il terreno, o a contatto' },
      clause: {
        en: 'In it: at least half the footprint. Touching, for movement: any part of the footprint or of its path.',
        it: 'Dentro: almeno metà dell’ingombro. A contatto, per il movimento: una parte qualsiasi dell’ingombro o del percorso.',
      },
      ruling: {
        en: "Half is the book's measure for hiding, touching its measure for moving.",
        it: 'Il libro misura la metà per nascondersi, il contatto per muovere.',
      },
    },
    {
      id: 'LB-GEO-18',
      page: '12, 19',
      title: { en: 'No stacking', it: 'Niente sovrapposizioni' },
      clause: {
        en: 'Units never come to rest on another unit, on impassable ground or over the table edge.',
        it: 'Nessuna unità si ferma su un’altra, su terreno non attraversabile o oltre il bordo del tavolo.',
      },
      ruling: { en: 'Implied throughout.', it: 'Sottinteso ovunque.' },
    },
    {
      id: 'LB-GEO-19',
      page: '8, 14',
      title: { en: 'Room for Generals', it: 'Spazio dei generali' },
      clause: {
        en: 'A lone General occupies his base; an attached one nothing (measure from his unit). He never bars his own side.',
        it: 'Un generale isolato occupa la sua basetta; se aggregato, nulla (si misura dalla sua unità). Non ostacola mai la propria parte.',
      },
      ruling: {
        en: 'Generals neither block sight nor exist for enemy fire.',
        it: 'I generali non bloccano la vista e non sono bersagli.',
      },
    },
  ],
};
