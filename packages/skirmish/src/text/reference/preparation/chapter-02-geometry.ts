import type { RuleChapter } from '@drumhead/content';

export const geometry: RuleChapter = {
  title: { en: 'Geometry', it: 'Geometria' },
  rules: [
    {
      id: 'SK-GEO-1',
      page: '-',
      title: { en: 'The plane', it: 'Piano' },
      clause: {
        en: 'Places are kept in fractions of a millimetre on a fixed lattice. South is the edge nearest to the viewer, “upper” the edge farthest away.',
        it: 'I posti si tengono in frazioni di millimetro su un reticolo fisso. Il sud è il bordo più vicino a chi guarda, quello «superiore» il più lontano.',
      },
      ruling: { en: 'A game is the same on every machine.', it: 'Una partita è la stessa su ogni macchina.' },
    },
    {
      id: 'SK-GEO-2',
      page: '-',
      title: { en: 'Bases', it: 'Basette' },
      clause: {
        en: 'Bases are round: on foot 20, 25 or 40 mm across at scale 15, 28 or 40; mounted 30, 40 or 60 mm. The depth of a base is its diameter.',
        it: 'Le basette sono rotonde: a piedi 20, 25 o 40 mm di diametro in scala 15, 28 o 40; a cavallo 30, 40 o 60 mm. La profondità di una basetta è il suo diametro.',
      },
      ruling: {
        en: 'The book prints no sizes. These are the usual ones and fit the sticks.',
        it: 'Il libro non stampa misure. Queste sono le consuete e si accordano con i misurini.',
      },
    },
    {
      id: 'SK-GEO-3',
      page: '-',
      title: { en: 'Base contact', it: 'Contatto di base' },
      clause: {
        en: 'Two models are in contact if they are on the same level, their edges are at most 0.5 mm apart and no wall stands between their centres.',
        it: 'Due modelli sono a contatto se stanno sullo stesso livello, con i bordi distanti al massimo 0,5 mm e nessun muro fra i centri.',
      },
      ruling: { en: 'The tolerance absorbs rounding.', it: 'La tolleranza assorbe gli arrotondamenti.' },
    },
    {
      id: 'SK-GEO-4',
      page: '-',
      title: { en: 'Measuring', it: 'Misurare' },
      clause: {
        en: 'Measure from edge of base to edge of base; “within X” means at most X. Measure a Move along the path of the centre.',
        it: 'Misura da bordo a bordo delle basette; «entro X» significa al massimo X. Misura un movimento lungo il percorso del centro.',
      },
      ruling: { en: 'A stick is laid between two bases in this way.', it: 'Un misurino si posa così fra due basette.' },
    },
    {
      id: 'SK-GEO-5',
      page: '-',
      title: { en: 'Places to stop', it: 'Dove fermarsi' },
      clause: {
        en: 'A model stops with its whole base on the table, clear of other bases on its level, impassable ground, walls and linear obstacles: it is wholly on one side of them.',
        it: 'Un modello si ferma con tutta la basetta sul tavolo, fuori da altre basette del suo livello, terreno non attraversabile, muri e ostacoli lineari: sta tutto da un lato.',
      },
      ruling: {
        en: 'There are no half positions to argue about.',
        it: 'Non ci sono posizioni a metà su cui discutere.',
      },
    },
    {
      id: 'SK-GEO-6',
      page: '-',
      title: { en: 'Levels', it: 'Livelli' },
      clause: {
        en: 'Level 0 is the ground, 1 a small hill or an upper floor, 2 the next above. Models on different levels touch only at a stair, at a ladder or at the edge of a hill.',
        it: 'Il livello 0 è il suolo, 1 una piccola collina o un piano superiore, 2 quello sopra. Modelli su livelli diversi si toccano solo a una scala, a una scala a pioli o al bordo di una collina.',
      },
      ruling: { en: 'This is enough for hills and houses.', it: 'Basta per colline e case.' },
    },
    {
      id: 'SK-GEO-7',
      page: '-',
      title: { en: 'Line of sight', it: 'Linea di vista' },
      clause: {
        en: 'Draw three lines from the shooter’s centre: to the target’s centre and both ends of its width. One free line is enough; terrain that stops others gives light cover, heavy a building or high wall. Sight is mutual: if all are stopped, but one drawn back is free, it is partly visible, covered by what stops the middle one.',
        it: 'Traccia tre linee dal centro di chi tira: al centro e ai due estremi del bersaglio. Ne basta una libera; il terreno che ferma le altre dà copertura leggera, un edificio o muro alto pesante. La vista è reciproca: se tutte sono ferme, ma una di ritorno è libera, è visibile in parte, coperto da ciò che ferma la centrale.',
      },
      ruling: {
        en: 'Three lines are quickly drawn and show partial cover. Whoever can be shot at must be able to shoot back.',
        it: 'Tre linee si tracciano presto e mostrano la copertura parziale. Chi può essere bersaglio deve poter rispondere.',
      },
    },
    {
      id: 'SK-GEO-8',
      page: '-',
      title: { en: 'What blocks a line', it: 'Ostacoli alla vista' },
      clause: {
        en: 'Walls of buildings, high walls, standing models, woods (SK-GEO-9) and hills between models below them block. Openings, models down or prone, linear obstacles, trees, rough areas, friends touching the shooter and models on a lower level over S from the target do not.',
        it: 'Bloccano muri di edifici, muri alti, modelli in piedi, boschi (SK-GEO-9) e colline fra modelli ai loro piedi. Non bloccano aperture, modelli a terra o proni, ostacoli lineari, alberi, terreno accidentato, amici a contatto con chi tira e modelli su un livello più basso a oltre 1C dal bersaglio.',
      },
      ruling: {
        en: 'In a volley of two ranks, friends must not block each other.',
        it: 'In una salva su due righe gli amici non devono bloccarsi.',
      },
    },
    {
      id: 'SK-GEO-9',
      page: '-',
      title: { en: 'Sight in woods', it: 'Vista nei boschi' },
      clause: {
        en: 'The edge of a wood is a strip of depth S inside its outline. A line enters or leaves the wood only to a model touching the edge; no line passes right through. Inside one wood models see up to M, in SDT up to L.',
        it: 'Il margine di un bosco è una fascia profonda 1C lungo il contorno. Una linea entra o esce solo verso un modello che tocca il margine; nessuna attraversa il bosco. Dentro lo stesso bosco si vede fino a 1M, in SDT fino a 1L.',
      },
      ruling: {
        en: 'Models at the edge shoot and are targets. SDT is fought in forests.',
        it: 'Chi è al margine tira ed è bersaglio. In SDT si combatte nelle foreste.',
      },
    },
    {
      id: 'SK-GEO-10',
      page: '-',
      title: { en: 'Cover', it: 'Copertura' },
      clause: {
        en: 'Heavy cover: inside a building, or at the door or window the line passes. Light cover: touching a wood, or a tree or linear obstacle the line crosses, or partly visible. An obstacle the shooter touches does not count. Only the best cover counts; a tree covers only the nearest model.',
        it: 'Copertura pesante: dentro un edificio, o alla porta o finestra per cui passa la linea. Leggera: a contatto con un bosco, o con un albero o un ostacolo lineare attraversato dalla linea, o visibile in parte. Un ostacolo toccato da chi tira non conta. Vale solo la migliore; un albero copre solo il modello più vicino.',
      },
      ruling: {
        en: 'The book prints two grades; this makes them testable.',
        it: 'Il libro stampa due gradi; così sono verificabili.',
      },
    },
    {
      id: 'SK-GEO-11',
      page: '-',
      title: { en: 'Higher ground', it: 'Posizione più alta' },
      clause: {
        en: 'The model on the higher level has the higher ground.',
        it: 'È in posizione più alta il modello sul livello più alto.',
      },
      ruling: { en: 'Slopes are not modelled.', it: 'I pendii non si rappresentano.' },
    },
    {
      id: 'SK-GEO-12',
      page: '-',
      title: { en: 'Direction of a recoil', it: 'Direzione dell’arretramento' },
      clause: {
        en: 'The loser recoils straight away from the winner by the depth of its base. With several enemies in contact it recoils away from all of them together.',
        it: 'Lo sconfitto arretra in linea retta dal vincitore, di una profondità di basetta. Con più nemici a contatto arretra da tutti insieme.',
      },
      ruling: { en: '“Directly away” now has one meaning.', it: '«Direttamente lontano» ha così un solo significato.' },
    },
    {
      id: 'SK-GEO-13',
      page: '-',
      title: { en: 'Direction of a flight', it: 'Direzione della fuga' },
      clause: {
        en: 'A model flees straight from the nearest standing enemy, visible ones first. If the way is barred, turn 15° at a time up to 90°, left first, and take the longest way. Walls, impassable ground and enemies (at 1 mm) bar it; the table edge does not. It may pass friends, not end on them.',
        it: 'Un modello fugge dal nemico in piedi più vicino, prima da quelli visibili. Se la via è chiusa devia di 15° per volta fino a 90°, prima a sinistra, e prende la più lunga. La chiudono muri, terreno non attraversabile e nemici (a 1 mm), non il bordo del tavolo. Passa fra gli amici, ma non vi si ferma sopra.',
      },
      ruling: { en: 'Anybody can work out where a model flees.', it: 'Chiunque può calcolare dove fugge un modello.' },
    },
    {
      id: 'SK-GEO-14',
      page: '-',
      title: { en: 'Connected group', it: 'Gruppo a contatto' },
      clause: {
        en: 'A group is connected if base contact leads from any member to every other.',
        it: 'Un gruppo è collegato se il contatto di base porta da ogni modello a tutti gli altri.',
      },
      ruling: {
        en: 'This agrees with both printed wordings.',
        it: 'Questo si accorda con entrambe le versioni stampate.',
      },
    },
    {
      id: 'SK-GEO-15',
      page: '-',
      title: { en: 'Front and second line', it: 'Prima e seconda linea' },
      clause: {
        en: 'Each model in front is paired with one behind it: they are in contact, the one behind is farther from the target, and the one in front sees the target.',
        it: 'A ogni modello davanti ne corrisponde uno dietro: sono a contatto, quello dietro è più lontano dal bersaglio e quello davanti lo vede.',
      },
      ruling: { en: 'Lines have no facing in this game.', it: 'In questo gioco le linee non hanno fronte.' },
    },
    {
      id: 'SK-GEO-16',
      page: '-',
      title: { en: 'Contact across an obstacle', it: 'Contatto attraverso un ostacolo' },
      clause: {
        en: 'Two models on opposite sides of a linear obstacle or a window are in contact up to S/10 apart.',
        it: 'Due modelli ai due lati di un ostacolo lineare o di una finestra sono a contatto fino a 1C/10 di distanza.',
      },
      ruling: { en: 'Obstacles are drawn without thickness.', it: 'Gli ostacoli si disegnano senza spessore.' },
    },
    {
      id: 'SK-GEO-17',
      page: '-',
      title: { en: 'Shapes of terrain', it: 'Forme del terreno' },
      clause: {
        en: 'Areas are polygons, linear obstacles straight lines, trees discs, buildings rectangles with doors and windows. A model is inside a building or on a hill if its centre is.',
        it: 'Le aree sono poligoni, gli ostacoli lineari segmenti, gli alberi dischi, gli edifici rettangoli con porte e finestre. Un modello è dentro un edificio o su una collina se lo è il suo centro.',
      },
      ruling: {
        en: 'A program can measure these shapes exactly.',
        it: 'Un programma misura queste forme con esattezza.',
      },
    },
  ],
};
