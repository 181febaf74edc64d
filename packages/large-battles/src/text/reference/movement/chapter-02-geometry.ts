import type { RuleChapter } from '@drumhead/content';

export const geometry: RuleChapter = {
  title: { en: 'Geometry and measuring', it: 'Geometria e misure' },
  rules: [
    {
      id: 'LB-GEO-01',
      page: '4',
      title: { en: 'Sticks', it: 'I misurini' },
      clause: {
        en: 'Lengths in cm. Figures of 6–10 mm: VS 3, S 5, M 8, L 12. Figures of 15 mm: VS 5, S 8, M 12, L 18. Figures of 20–28 mm: VS 8, S 12, M 18, L 28. 2M, 2L and 3L are two or three sticks end to end.',
        it: 'Lunghezze in cm. Miniature da 6–10 mm: MC 3, C 5, M 8, L 12. Da 15 mm: MC 5, C 8, M 12, L 18. Da 20–28 mm: MC 8, C 12, M 18, L 28. 2M, 2L e 3L sono due o tre misurini uno dopo l’altro.',
      },
    },
    {
      id: 'LB-GEO-02',
      page: '3',
      title: { en: 'Bases for 15 mm', it: 'Basette per 15 mm' },
      clause: {
        en: 'Frontage × depth in mm: infantry 30 × 15; cavalry and CinC 30 × 30; artillery, foot or horse, 30 × 40 (two bases, or one of 60 × 40); Leader 15 × 30; skirmisher 15.',
        it: 'Fronte × profondità in mm: fanteria 30 × 15; cavalleria e comandante in capo 30 × 30; artiglieria a piedi o a cavallo 30 × 40 (due basette, o una da 60 × 40); comandante 15 × 30; schermagliatore 15.',
      },
    },
    {
      id: 'LB-GEO-03',
      page: '3',
      title: { en: 'How many bases', it: 'Quante basette' },
      clause: {
        en: 'An infantry unit has 4 bases, a cavalry unit 2, and an artillery unit 2 (or 1 twice as wide).',
        it: 'Un’unità di fanteria ha 4 basette, una di cavalleria 2, una d’artiglieria 2 (o 1 larga il doppio).',
      },
    },
    {
      id: 'LB-GEO-04',
      page: '3',
      title: { en: 'Your own basing', it: 'Basette proprie' },
      clause: {
        en: 'You may use any basing that both sides share, if infantry bases are wider than deep (1.5:1 to 2:1 is best) and as wide as cavalry bases. Figures are never removed.',
        it: 'Va bene qualsiasi basettatura comune alle due parti, se le basette di fanteria sono più larghe che profonde (meglio da 1,5:1 a 2:1) e larghe quanto quelle di cavalleria. Le miniature non si tolgono mai.',
      },
    },
    {
      id: 'LB-GEO-05',
      page: '5, 16, 20',
      title: { en: 'Footprints', it: 'Ingombri' },
      clause: {
        en: 'Width × depth in mm. Infantry: line 120 × 15, attack column 60 × 30, march column 30 × 60, square 45 × 45. Cavalry: line 60 × 30, column 30 × 60. Guns: unlimbered 60 × 40, limbered 30 × 80. Built-up sector: 120 × 120.',
        it: 'Larghezza × profondità in mm. Fanteria: linea 120 × 15, colonna d’attacco 60 × 30, di marcia 30 × 60, quadrato 45 × 45. Cavalleria: linea 60 × 30, colonna 30 × 60. Cannoni: in batteria 60 × 40, al traino 30 × 80. Settore abitato: 120 × 120.',
      },
      ruling: {
        en: 'The layouts were pictures; these are the ones the bases allow and two passages confirm.',
        it: 'Gli schemi erano figure; questi sono quelli che le basette consentono e che due passi confermano.',
      },
    },
    {
      id: 'LB-GEO-06',
      page: '3',
      title: { en: 'Footprints at other scales', it: 'Ingombri in altre scale' },
      clause: {
        en: 'Multiply the 15 mm footprints by 2/3 for figures of 6–10 mm, and by 3/2 for figures of 20–28 mm.',
        it: 'Moltiplica gli ingombri da 15 mm per 2/3 con miniature da 6–10 mm, per 3/2 con miniature da 20–28 mm.',
      },
      ruling: {
        en: 'The book prints only the 15 mm bases; the factor is that of the sticks.',
        it: 'Il libro stampa solo le basette da 15 mm; il fattore è quello dei misurini.',
      },
    },
    {
      id: 'LB-GEO-07',
      page: '4',
      title: { en: 'Distance', it: 'Distanza' },
      clause: {
        en: 'Measure the shortest gap between the two footprints; it is 0 if they touch. Do the same for generals and terrain.',
        it: 'Si misura il tratto più corto fra i due ingombri; vale 0 se si toccano. Lo stesso vale per generali e terreno.',
      },
      ruling: {
        en: 'The book does not define distance; nearest points are the custom.',
        it: 'Il libro non definisce la distanza; i punti più vicini sono la consuetudine.',
      },
    },
    {
      id: 'LB-GEO-08',
      page: '-',
      title: { en: 'Tolerance', it: 'Tolleranza' },
      clause: {
        en: '“Within” includes the limit, and an error of 0.1 mm is allowed: within X means up to X + 0.1 mm, and contact means up to 0.1 mm.',
        it: '«Entro» comprende il limite, e si tollera un errore di 0,1 mm: entro X vuol dire fino a X + 0,1 mm, a contatto vuol dire fino a 0,1 mm.',
      },
      ruling: {
        en: 'A program needs one fixed tolerance.',
        it: 'A un programma serve una tolleranza fissa.',
      },
    },
    {
      id: 'LB-GEO-09',
      page: '5, 13, 16',
      title: { en: 'Frontal arc', it: 'Arco frontale' },
      clause: {
        en: 'A unit’s frontal arc is the endless strip straight ahead of it, exactly as wide as its front. The same strip serves for combat and for artillery fire.',
        it: 'L’arco frontale di un’unità è la striscia senza fine davanti a lei, larga esattamente quanto il suo fronte. La stessa striscia vale per il combattimento e per il tiro dei cannoni.',
      },
    },
    {
      id: 'LB-GEO-10',
      page: '14, 16',
      title: { en: 'In the arc', it: 'Nell’arco' },
      clause: {
        en: 'A target is in the arc if any part of it lies inside the strip. Touching the edge is not enough.',
        it: 'Un bersaglio è nell’arco se una sua parte qualsiasi sta dentro la striscia. Toccarne il bordo non basta.',
      },
      ruling: {
        en: 'The book counts units that are “even partially” in the arc.',
        it: 'Il libro conta anche le unità solo in parte nell’arco.',
      },
    },
    {
      id: 'LB-GEO-11',
      page: '12',
      title: { en: 'Squares face all round', it: 'Il quadrato fa fronte ovunque' },
      clause: {
        en: 'A square has no flank and no rear: every direction is its frontal arc.',
        it: 'Un quadrato non ha fianchi né retro: ogni direzione è il suo arco frontale.',
      },
    },
    {
      id: 'LB-GEO-12',
      page: '5',
      title: { en: 'Flank or rear attack', it: 'Attacco al fianco o al retro' },
      clause: {
        en: 'An attack is from flank or rear only if the attacker is wholly outside the target’s frontal arc both when its activation or reaction begins and when it arrives. Flank and rear have the same effect.',
        it: 'Un attacco è sul fianco o sul retro solo se l’attaccante è tutto fuori dall’arco frontale del bersaglio sia quando comincia la sua attivazione o reazione sia quando arriva. Fianco e retro hanno lo stesso effetto.',
      },
    },
    {
      id: 'LB-GEO-13',
      page: '5',
      title: { en: 'No moving round the flank', it: 'Niente aggiramenti' },
      clause: {
        en: 'A unit that began even partly in the target’s frontal arc cannot end an Approach on it wholly outside that arc: the Approach is refused. If it arrives partly inside, the attack is frontal.',
        it: 'Un’unità che ha iniziato anche solo in parte nell’arco frontale del bersaglio non può finire l’avvicinamento tutta fuori da quell’arco: l’avvicinamento è rifiutato. Se arriva in parte dentro, l’attacco è frontale.',
      },
      ruling: {
        en: 'The book forbids moving round to the flank; only a refusal enforces it.',
        it: 'Il libro vieta di aggirare il fianco; solo un rifiuto lo fa valere.',
      },
    },
    {
      id: 'LB-GEO-14',
      page: '21',
      title: { en: 'Zones', it: 'Zone' },
      clause: {
        en: 'Each half of the table is divided into three equal bands: zone 1 lies along the middle line, zone 3 along that side’s baseline. With 15 mm figures each band is 200 mm deep.',
        it: 'Ogni metà del tavolo si divide in tre fasce uguali: la zona 1 sta lungo la linea di mezzo, la zona 3 lungo la linea di base di quella parte. Con miniature da 15 mm ogni fascia è profonda 200 mm.',
      },
    },
    {
      id: 'LB-GEO-15',
      page: '21',
      title: { en: 'Bands at the sides', it: 'Fasce laterali' },
      clause: {
        en: 'No unit deploys in the bands along the short table edges. They are as wide as a zone is deep (200 mm with 15 mm figures).',
        it: 'Nessuna unità si schiera nelle fasce lungo i bordi corti del tavolo. Sono larghe quanto è profonda una zona (200 mm con miniature da 15 mm).',
      },
    },
    {
      id: 'LB-GEO-16',
      page: '21',
      title: { en: 'A unit’s zone', it: 'La zona di un’unità' },
      clause: {
        en: 'The centre of its footprint decides which zone a unit is in. On a border it counts as in the zone nearer the enemy baseline.',
        it: 'La zona di un’unità dipende dal centro del suo ingombro. Sul confine, l’unità è nella zona più vicina alla linea di base nemica.',
      },
      ruling: {
        en: 'The book does not cover this; the centre moves least in small turns.',
        it: 'Il libro non lo prevede; il centro resta fermo nelle piccole rotazioni.',
      },
    },
    {
      id: 'LB-GEO-17',
      page: '11, 14',
      title: { en: 'In terrain, or touching it', it: 'Dentro il terreno, o a contatto' },
      clause: {
        en: 'A unit is in area terrain if at least half of its footprint lies there. For movement it touches the terrain if any part of its footprint or path does.',
        it: 'Un’unità è dentro un terreno se vi sta almeno metà del suo ingombro. Per il movimento lo tocca se lo tocca una parte qualsiasi dell’ingombro o del percorso.',
      },
      ruling: {
        en: 'The book uses half for hiding and touching for movement.',
        it: 'Il libro usa la metà per nascondersi e il contatto per il movimento.',
      },
    },
    {
      id: 'LB-GEO-18',
      page: '12, 19',
      title: { en: 'No stacking', it: 'Niente sovrapposizioni' },
      clause: {
        en: 'No unit may end on another unit, on impassable terrain or over the table edge.',
        it: 'Nessuna unità può finire su un’altra, su terreno non attraversabile o oltre il bordo del tavolo.',
      },
      ruling: {
        en: 'The book implies this throughout.',
        it: 'Il libro lo sottintende ovunque.',
      },
    },
    {
      id: 'LB-GEO-19',
      page: '8, 14',
      title: { en: 'Room for generals', it: 'Spazio dei generali' },
      clause: {
        en: 'A general standing alone takes up its base; an attached general takes up no room (measure from the unit). A general never blocks its own side.',
        it: 'Un generale isolato occupa la sua basetta; un generale aggregato non occupa spazio (si misura dall’unità). Un generale non ostacola mai la propria parte.',
      },
      ruling: {
        en: 'In the book generals do not block sight and the enemy cannot see them.',
        it: 'Nel libro i generali non bloccano la vista e il nemico non li vede.',
      },
    },
  ],
};
