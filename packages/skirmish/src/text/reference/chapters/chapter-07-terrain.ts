import type { RuleChapter } from '@drumhead/content';

export const terrain: RuleChapter = {
  title: { en: 'Terrain', it: 'Terreno' },
  rules: [
    {
      id: 'SK-TER-1',
      page: 'S-EN p4',
      title: { en: 'Who lays it out', it: 'Chi lo prepara' },
      clause: { en: 'The defender.', it: 'Il difensore.' },
    },
    {
      id: 'SK-TER-2',
      page: 'S-EN p4',
      title: { en: 'When it is laid', it: 'Quando si posa' },
      clause: {
        en: 'The defender says before the first roll whether he places each feature as it is rolled or all after the last one.',
        it: 'Il difensore dice prima del primo tiro se posa ogni elemento appena tirato o tutti dopo l’ultimo.',
      },
    },
    {
      id: 'SK-TER-3',
      page: 'S-EN p4',
      title: { en: 'Sizes', it: 'Misure' },
      clause: {
        en: 'Area from S×S to L×L; linear obstacle at most S long; building at most M×M; a tree is one tree, cover for one model.',
        it: 'Area da S×S a L×L; ostacolo lineare lungo al massimo S; edificio al massimo M×M; un albero è uno solo, copertura per un modello.',
      },
    },
    {
      id: 'SK-TER-4',
      page: 'S-EN p4–5',
      title: { en: 'Quarters', it: 'I quarti' },
      clause: {
        en: 'Four equal squares, clockwise: first upper left, second upper right, third lower right, last lower left.',
        it: 'Quattro quadrati uguali, in senso orario: primo in alto a sinistra, secondo in alto a destra, terzo in basso a destra, ultimo in basso a sinistra.',
      },
    },
    {
      id: 'SK-TER-5',
      page: 'S-EN p4',
      title: { en: 'First quarter, one roll', it: 'Primo quarto, un tiro' },
      clause: {
        en: '1 woods; 2 building; 3 rough area; 4-6 nothing.',
        it: '1 bosco; 2 edificio; 3 terreno difficile; 4-6 niente.',
      },
    },
    {
      id: 'SK-TER-6',
      page: 'S-EN p5',
      title: { en: 'Second quarter, two rolls', it: 'Secondo quarto, due tiri' },
      clause: {
        en: '1 woods; 2 building; 3 rough area; 4 d3 fences; 5-6 nothing.',
        it: '1 bosco; 2 edificio; 3 terreno difficile; 4 d3 steccati; 5-6 niente.',
      },
    },
    {
      id: 'SK-TER-7',
      page: 'S-EN p5',
      title: { en: 'Third quarter, two rolls', it: 'Terzo quarto, due tiri' },
      clause: {
        en: '1 woods; 2 building; 3 rough area; 4 d3 fences; 5 d3 low walls; 6 nothing.',
        it: '1 bosco; 2 edificio; 3 terreno difficile; 4 d3 steccati; 5 d3 muretti; 6 niente.',
      },
    },
    {
      id: 'SK-TER-8',
      page: 'S-EN p5',
      title: { en: 'Last quarter, three rolls', it: 'Ultimo quarto, tre tiri' },
      clause: {
        en: '1 woods; 2 rough area; 3 building (the other way round here); 4 d3 fences; 5 d3 low walls; 6 small hill.',
        it: '1 bosco; 2 terreno difficile; 3 edificio (qui scambiati); 4 d3 steccati; 5 d3 muretti; 6 piccola collina.',
      },
    },
    {
      id: 'SK-TER-9',
      page: 'S-EN p4',
      title: { en: 'Woods', it: 'Bosco' },
      clause: {
        en: 'Roll again: 1-3 so many single trees; 4-6 one wooded area.',
        it: 'Si ritira: 1-3 altrettanti alberi isolati; 4-6 un’area boscosa.',
      },
    },
    {
      id: 'SK-TER-10',
      page: 'S-EN p5',
      title: { en: 'The last feature', it: 'L’ultimo elemento' },
      clause: {
        en: 'What the third roll of the last quarter gives may go to the first quarter instead.',
        it: 'Ciò che dà il terzo tiro dell’ultimo quarto può andare invece nel primo.',
      },
    },
    {
      id: 'SK-TER-11',
      page: 'S-EN p5',
      title: { en: 'Spacing', it: 'Distanze' },
      clause: { en: 'Features are at least S from each other.', it: 'Gli elementi distano almeno S fra loro.' },
    },
    {
      id: 'SK-TER-12',
      page: '-',
      title: { en: 'One roll, one feature', it: 'Un tiro, un elemento' },
      clause: {
        en: 'Fences, walls or trees of one roll are one feature: they may touch each other, all lie in the quarter, and S is measured to other features only.',
        it: 'Steccati, muretti o alberi di un tiro sono un solo elemento: possono toccarsi, stanno tutti nel quarto, e S si misura solo dagli altri elementi.',
      },
      ruling: { en: 'Walls could never meet otherwise.', it: 'Altrimenti i muretti non si unirebbero mai.' },
    },
    {
      id: 'SK-TER-13',
      page: '-',
      title: { en: 'Inside the quarter', it: 'Dentro il quarto' },
      clause: {
        en: 'Wholly inside. A feature with no legal place is dropped.',
        it: 'Tutto dentro. Un elemento che non trova posto si scarta.',
      },
      ruling: { en: 'Closes the case.', it: 'Chiude il caso.' },
    },
    {
      id: 'SK-TER-14',
      page: 'S-EN p5',
      title: { en: 'Terrain of scenarios', it: 'Terreno degli scenari' },
      clause: {
        en: 'In a scenario the defender goes by what it says.',
        it: 'In uno scenario il difensore segue ciò che esso dice.',
      },
    },
    {
      id: 'SK-TER-15',
      page: '-',
      title: { en: 'Upper stays upper', it: 'L’alto resta l’alto' },
      clause: {
        en: 'Upper and left belong to the table, before the attacker takes a side.',
        it: 'Alto e sinistra sono del tavolo, prima che l’attaccante scelga il lato.',
      },
      ruling: { en: 'Sides are chosen after the terrain.', it: 'I lati si scelgono dopo il terreno.' },
    },
    {
      id: 'SK-TER-16',
      page: '-',
      title: { en: 'What terrain does', it: 'Effetti del terreno' },
      clause: {
        en: 'Broken: woods, rough areas, streams, crossing a linear obstacle. Light cover: woods, trees, fences, hedges, low walls; heavy: buildings, gaps of high walls. Woods, high walls, building walls and hills can block sight. Mounted −1 hand to hand in woods, rough areas and streams.',
        it: 'Difficile: boschi, terreno difficile, ruscelli, superare un ostacolo lineare. Copertura leggera: boschi, alberi, steccati, siepi, muretti; pesante: edifici, varchi nei muri alti. Boschi, muri alti, muri di edifici e colline possono bloccare la vista. A cavallo −1 in corpo a corpo in boschi, terreno difficile, ruscelli.',
      },
      ruling: { en: 'The book names features without effects.', it: 'Il manuale nomina gli elementi senza effetti.' },
    },
    {
      id: 'SK-TER-17',
      page: '-',
      title: { en: 'Openings of buildings', it: 'Aperture degli edifici' },
      clause: {
        en: 'Buildings are at least S×S, linear obstacles one foot base long. The defender gives a building one door and d3 windows, at most two openings a side, and an upper floor with stairs if he says so at once.',
        it: 'Gli edifici sono almeno S×S, gli ostacoli lineari lunghi almeno una basetta a piedi. Il difensore dà a un edificio una porta e d3 finestre, al massimo due aperture per lato, e un piano superiore con scale se lo dice subito.',
      },
      ruling: { en: 'Doors, stairs and ladders need them.', it: 'Servono a porte, scale e scale a pioli.' },
    },
    {
      id: 'SK-TER-18',
      page: '-',
      title: { en: 'Upper floor, stairs, ladder', it: 'Piano superiore e scale' },
      clause: {
        en: 'Level 1, same outline, a window above each one below. Stairs: a disc of one foot base against a wall, the same place on both levels. One ladder may lean outside below an upper window. Who changes level keeps his place, else takes the nearest in contact with the end of the climb. Roofs are out of play.',
        it: 'Livello 1, stesso contorno, una finestra sopra ognuna di sotto. Scale: un disco grande come una basetta a piedi contro un muro, nello stesso punto sui due livelli. Fuori, una scala a pioli sotto una finestra alta. Chi cambia livello tiene il posto o prende il più vicino a contatto con l’arrivo. I tetti non si usano.',
      },
      ruling: { en: 'Stairs and ladders need a place.', it: 'Le scale devono stare da qualche parte.' },
    },
    {
      id: 'SK-TER-19',
      page: '-',
      title: { en: 'Testing sizes and places', it: 'Verifica di misure e posti' },
      clause: {
        en: 'The sides of the rectangle round an area are from S to L. Whether there is a place is tried with the smallest feature, in steps of S/5; buildings and lines at 0° and 90°.',
        it: 'I lati del rettangolo attorno a un’area vanno da S a L. Se c’è posto si prova con l’elemento più piccolo, a passi di S/5; edifici e linee a 0° e 90°.',
      },
      ruling: { en: 'Both limits can then be tested.', it: 'Così entrambi i limiti si possono verificare.' },
    },
  ],
};
