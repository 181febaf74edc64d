import type { RuleChapter } from '@drumhead/content';

export const geometry: RuleChapter = {
  title: { en: 'Geometry', it: 'Geometria' },
  rules: [
    {
      id: 'SK-GEO-1',
      page: '-',
      title: { en: 'The plane', it: 'Il piano' },
      clause: {
        en: 'Places are kept in fractions of a millimetre on a fixed lattice. “Upper” is the edge away from the reader, south the one towards him.',
        it: 'I posti si tengono in frazioni di millimetro su un reticolo fisso. «Superiore» è il bordo lontano dal lettore, il sud quello vicino.',
      },
      ruling: { en: 'The same game on every machine.', it: 'La stessa partita su ogni macchina.' },
    },
    {
      id: 'SK-GEO-2',
      page: '-',
      title: { en: 'Bases', it: 'Le basette' },
      clause: {
        en: 'Round. On foot 20, 25, 40 mm across at scale 15, 28, 40; mounted 30, 40, 60 mm. A base’s depth is its diameter.',
        it: 'Rotonde. A piedi 20, 25, 40 mm di diametro in scala 15, 28, 40; a cavallo 30, 40, 60 mm. La profondità è il diametro.',
      },
      ruling: {
        en: 'No size is printed; these are the usual ones and fit the sticks.',
        it: 'Nessuna misura è stampata; queste sono le consuete e vanno d’accordo coi misurini.',
      },
    },
    {
      id: 'SK-GEO-3',
      page: '-',
      title: { en: 'Base contact', it: 'Contatto di base' },
      clause: {
        en: 'On the same level, edges at most 0.5 mm apart, and no wall between the centres.',
        it: 'Sullo stesso livello, bordi distanti al massimo 0,5 mm e nessun muro fra i centri.',
      },
      ruling: { en: 'A crumb of tolerance for rounding.', it: 'Un briciolo di tolleranza per gli arrotondamenti.' },
    },
    {
      id: 'SK-GEO-4',
      page: '-',
      title: { en: 'Measuring', it: 'Misurare' },
      clause: {
        en: 'From edge of base to edge of base; within X means at most X. A Move is measured along the way of the centre.',
        it: 'Da bordo a bordo delle basette; entro X significa al massimo X. Il movimento si misura sul percorso del centro.',
      },
      ruling: { en: 'As a stick is laid between two bases.', it: 'Come si posa un misurino fra due basette.' },
    },
    {
      id: 'SK-GEO-5',
      page: '-',
      title: { en: 'Where a model may rest', it: 'Dove può fermarsi' },
      clause: {
        en: 'Its whole base on the table; on no base of its level, no impassable ground, no wall and no linear obstacle: it is wholly on one side.',
        it: 'Con tutta la basetta sul tavolo; non su un’altra basetta del suo livello, né su terreno non attraversabile, né su muri o ostacoli lineari: sta tutta da un lato.',
      },
      ruling: { en: 'No half positions to argue about.', it: 'Nessuna posizione a metà su cui discutere.' },
    },
    {
      id: 'SK-GEO-6',
      page: '-',
      title: { en: 'Levels', it: 'I livelli' },
      clause: {
        en: '0 on the ground, 1 on a small hill or an upper floor, 2 above. Models on different levels never touch, except at a stair, a ladder or the edge of a hill.',
        it: '0 a terra, 1 su una piccola collina o al piano superiore, 2 più su. Modelli su livelli diversi non si toccano mai, salvo a una scala o al bordo di una collina.',
      },
      ruling: { en: 'Enough for hills and houses.', it: 'Basta per colline e case.' },
    },
    {
      id: 'SK-GEO-7',
      page: '-',
      title: { en: 'Line of sight', it: 'Linea di tiro' },
      clause: {
        en: 'From the shooter’s centre three lines go to the target’s centre and to both ends of its width. One free line is enough. Where terrain stops one or two, the target is partly visible: light cover at least, heavy behind a building or high wall.',
        it: 'Dal centro di chi tira tre linee vanno al centro e ai due estremi del bersaglio. Basta una linea libera. Se il terreno ne ferma una o due, il bersaglio è visibile in parte: copertura almeno leggera, pesante dietro un edificio o un muro alto.',
      },
      ruling: {
        en: 'Three lines are quickly drawn and give partial cover.',
        it: 'Tre linee si tracciano presto e danno la copertura parziale.',
      },
    },
    {
      id: 'SK-GEO-8',
      page: '-',
      title: { en: 'What blocks a line', it: 'Che cosa blocca una linea' },
      clause: {
        en: 'Building walls and high walls, hills if both are down beside them, woods by SK-GEO-9, any Standing model. Not: openings, Fallen or Prone models, linear obstacles, trees, rough ground, friends touching the shooter, a model on a lower level more than S from the target.',
        it: 'Muri di edifici e muri alti, colline se i due sono ai loro piedi, boschi secondo SK-GEO-9, ogni modello in piedi. Non bloccano: aperture, modelli caduti o proni, ostacoli lineari, alberi, terreno difficile, amici a contatto con chi tira, un modello su un livello più basso e a più di S dal bersaglio.',
      },
      ruling: {
        en: 'A volley in two ranks needs its friends not to block.',
        it: 'In una salva su due righe gli amici non devono bloccare.',
      },
    },
    {
      id: 'SK-GEO-9',
      page: '-',
      title: { en: 'Sight in woods', it: 'Vista nei boschi' },
      clause: {
        en: 'The strip of depth S inside the outline is the edge. A line goes in or out only to a model touching the edge; no line goes right through. Inside the same wood sight is M, in SDT L.',
        it: 'Il margine è la fascia profonda S lungo il contorno. Una linea entra o esce solo verso un modello che tocca il margine; nessuna passa da parte a parte. Dentro lo stesso bosco si vede fino a M, in SDT fino a L.',
      },
      ruling: {
        en: 'Models at the edge shoot and are shot at; SDT is fought in forests.',
        it: 'Chi è al margine tira ed è bersaglio; in SDT si combatte nelle foreste.',
      },
    },
    {
      id: 'SK-GEO-10',
      page: '-',
      title: { en: 'Cover', it: 'Copertura' },
      clause: {
        en: 'Heavy: inside a building, or at the door or window the line passes. Light: touching a wood, or a tree or linear obstacle that the line crosses, or partly visible. An obstacle the shooter touches does not count. Only the best cover counts; a tree covers one model, the nearest to it.',
        it: 'Pesante: dentro un edificio, o alla porta o finestra per cui passa la linea. Leggera: a contatto con un bosco, o con un albero o un ostacolo lineare attraversato dalla linea, o visibile in parte. Un ostacolo toccato da chi tira non conta. Vale solo la copertura migliore; un albero copre un solo modello, il più vicino.',
      },
      ruling: { en: 'Makes a test of the two printed grades.', it: 'Fa dei due gradi stampati una verifica.' },
    },
    {
      id: 'SK-GEO-11',
      page: '-',
      title: { en: 'Higher ground', it: 'Posizione più alta' },
      clause: { en: 'Whoever is on the higher level.', it: 'Chi è su un livello più alto.' },
      ruling: { en: 'No slopes are modelled.', it: 'I pendii non si rappresentano.' },
    },
    {
      id: 'SK-GEO-12',
      page: '-',
      title: { en: 'Direction of a recoil', it: 'Direzione dell’arretramento' },
      clause: {
        en: 'Straight away from the winner, one base depth. With several enemies in contact away from all of them together.',
        it: 'In linea retta lontano dal vincitore, di una profondità di basetta. Con più nemici a contatto, lontano da tutti insieme.',
      },
      ruling: { en: '“Directly away”, made unique.', it: '«Direttamente lontano», reso univoco.' },
    },
    {
      id: 'SK-GEO-13',
      page: '-',
      title: { en: 'Direction of a flight', it: 'Direzione della fuga' },
      clause: {
        en: 'Straight away from the nearest Standing enemy, visible ones first. If the way is barred, turn by 15° at a time up to 90°, left first, and take the longest way. Walls, impassable ground and enemies (at 1 mm) bar it, the table edge does not; friends may be passed, not rested on.',
        it: 'Dritto lontano dal nemico in piedi più vicino, prima quelli visibili. Se la via è chiusa si devia di 15° per volta fino a 90°, prima a sinistra, e si prende la più lunga. La chiudono muri, terreno non attraversabile e nemici (a 1 mm), non il bordo del tavolo; gli amici si passano, ma non ci si ferma sopra.',
      },
      ruling: { en: 'Panic that everybody can work out.', it: 'Un panico che chiunque può calcolare.' },
    },
    {
      id: 'SK-GEO-14',
      page: '-',
      title: { en: 'Connected group', it: 'Gruppo a contatto' },
      clause: {
        en: 'Going from contact to contact among its members one comes to every one of them.',
        it: 'Passando di contatto in contatto fra i suoi membri li si raggiunge tutti.',
      },
      ruling: { en: 'Agrees with both printed wordings.', it: 'Va d’accordo con entrambe le versioni stampate.' },
    },
    {
      id: 'SK-GEO-15',
      page: '-',
      title: { en: 'Front and second line', it: 'Prima e seconda linea' },
      clause: {
        en: 'Every front model is paired with one behind: in contact, farther from the target, and the front one sees the target.',
        it: 'A ogni modello davanti ne corrisponde uno dietro: a contatto, più lontano dal bersaglio, e quello davanti vede il bersaglio.',
      },
      ruling: { en: 'A line has no facing here.', it: 'Qui una linea non ha fronte.' },
    },
    {
      id: 'SK-GEO-16',
      page: '-',
      title: { en: 'Contact across an obstacle', it: 'Contatto attraverso un ostacolo' },
      clause: {
        en: 'On opposite sides of a linear obstacle or a window two models are in contact up to S/10 apart.',
        it: 'Ai due lati di un ostacolo lineare o di una finestra due modelli sono a contatto fino a S/10 di distanza.',
      },
      ruling: { en: 'Obstacles are drawn without thickness.', it: 'Gli ostacoli si disegnano senza spessore.' },
    },
    {
      id: 'SK-GEO-17',
      page: '-',
      title: { en: 'Shapes of terrain', it: 'Forme del terreno' },
      clause: {
        en: 'Areas are polygons, linear obstacles straight lines, trees discs, buildings rectangles with doors and windows. Inside a building or on a hill is where a model’s centre is.',
        it: 'Le aree sono poligoni, gli ostacoli lineari segmenti, gli alberi dischi, gli edifici rettangoli con porte e finestre. Dentro un edificio o su una collina conta il centro del modello.',
      },
      ruling: { en: 'The plain shapes a program works with.', it: 'Le forme semplici con cui lavora un programma.' },
    },
  ],
};
