import type { RuleChapter } from '@drumhead/content';

export const terrain: RuleChapter = {
  title: { en: 'Terrain', it: 'Terreno' },
  rules: [
    {
      id: 'SK-TER-1',
      page: 'S-EN p4',
      title: { en: 'Choice of terrain', it: 'Scelta del terreno' },
      clause: { en: 'The defender places the terrain.', it: 'Il difensore dispone il terreno.' },
    },
    {
      id: 'SK-TER-2',
      page: 'S-EN p4',
      title: { en: 'Time of placing', it: 'Quando si dispone' },
      clause: {
        en: 'Before the first roll the defender chooses to place each feature as it is rolled, or all after the last roll.',
        it: 'Prima del primo tiro il difensore sceglie se disporre ogni elemento appena tirato o tutti dopo l’ultimo tiro.',
      },
    },
    {
      id: 'SK-TER-3',
      page: 'S-EN p4',
      title: { en: 'Sizes', it: 'Misure' },
      clause: {
        en: 'An area measures from S × S to L × L, a linear obstacle at most S, a building at most M × M. Each tree is a piece of its own and covers one model.',
        it: 'Un’area misura da 1C × 1C a 1L × 1L, un ostacolo lineare al massimo 1C, un edificio al massimo 1M × 1M. Ogni albero è un elemento a sé e copre un modello.',
      },
    },
    {
      id: 'SK-TER-4',
      page: 'S-EN p4–5',
      title: { en: 'Quarters', it: 'Quarti' },
      clause: {
        en: 'The table has four equal quarters, taken clockwise: first upper left, second upper right, third lower right, last lower left.',
        it: 'Il tavolo ha quattro quarti uguali, in senso orario: primo in alto a sinistra, secondo in alto a destra, terzo in basso a destra, ultimo in basso a sinistra.',
      },
    },
    {
      id: 'SK-TER-5',
      page: 'S-EN p4',
      title: { en: 'First quarter, one roll', it: 'Primo quarto, un tiro' },
      clause: {
        en: 'Roll 1 for woods, 2 for a building, 3 for a rough area, 4–6 for nothing.',
        it: 'Con 1 bosco, con 2 edificio, con 3 terreno accidentato, con 4–6 niente.',
      },
    },
    {
      id: 'SK-TER-6',
      page: 'S-EN p5',
      title: { en: 'Second quarter, two rolls', it: 'Secondo quarto, due tiri' },
      clause: {
        en: 'Roll 1 for woods, 2 for a building, 3 for a rough area, 4 for d3 fences, 5–6 for nothing.',
        it: 'Con 1 bosco, con 2 edificio, con 3 terreno accidentato, con 4 d3 steccati, con 5–6 niente.',
      },
    },
    {
      id: 'SK-TER-7',
      page: 'S-EN p5',
      title: { en: 'Third quarter, two rolls', it: 'Terzo quarto, due tiri' },
      clause: {
        en: 'Roll 1 for woods, 2 for a building, 3 for a rough area, 4 for d3 fences, 5 for d3 low walls, 6 for nothing.',
        it: 'Con 1 bosco, con 2 edificio, con 3 terreno accidentato, con 4 d3 steccati, con 5 d3 muretti, con 6 niente.',
      },
    },
    {
      id: 'SK-TER-8',
      page: 'S-EN p5',
      title: { en: 'Last quarter, three rolls', it: 'Ultimo quarto, tre tiri' },
      clause: {
        en: 'Roll 1 for woods, 2 for a rough area, 3 for a building (2 and 3 are swapped here), 4 for d3 fences, 5 for d3 low walls, 6 for a small hill.',
        it: 'Con 1 bosco, con 2 terreno accidentato, con 3 edificio (2 e 3 qui sono scambiati), con 4 d3 steccati, con 5 d3 muretti, con 6 una piccola collina.',
      },
    },
    {
      id: 'SK-TER-9',
      page: 'S-EN p4',
      title: { en: 'Woods', it: 'Boschi' },
      clause: {
        en: 'Roll again for woods: on 1–3 place that many single trees, on 4–6 one wooded area.',
        it: 'Per un bosco si tira di nuovo: con 1–3 disponi altrettanti alberi isolati, con 4–6 un’area boscosa.',
      },
    },
    {
      id: 'SK-TER-10',
      page: 'S-EN p5',
      title: { en: 'Last feature', it: 'Ultimo elemento' },
      clause: {
        en: 'The feature of the third roll in the last quarter may go to the first quarter instead.',
        it: 'L’elemento del terzo tiro nell’ultimo quarto può andare invece nel primo.',
      },
    },
    {
      id: 'SK-TER-11',
      page: 'S-EN p5',
      title: { en: 'Spacing', it: 'Distanze' },
      clause: { en: 'Keep features at least S apart.', it: 'Gli elementi distano fra loro almeno 1C.' },
    },
    {
      id: 'SK-TER-12',
      page: '-',
      title: { en: 'One roll, one feature', it: 'Un tiro, un elemento' },
      clause: {
        en: 'Fences, walls or trees of one roll are one feature. They may touch each other and all lie in the quarter; S is measured only to other features.',
        it: 'Steccati, muretti o alberi di un tiro sono un solo elemento. Possono toccarsi e stanno tutti nel quarto; 1C si misura solo dagli altri elementi.',
      },
      ruling: { en: 'Otherwise walls could never meet.', it: 'Altrimenti i muretti non si unirebbero mai.' },
    },
    {
      id: 'SK-TER-13',
      page: '-',
      title: { en: 'Inside the quarter', it: 'Dentro il quarto' },
      clause: {
        en: 'A feature lies wholly inside its quarter. If there is no legal place, drop it.',
        it: 'Un elemento sta tutto dentro il suo quarto. Se non c’è posto, si scarta.',
      },
      ruling: { en: 'The book does not cover this.', it: 'Il libro non lo prevede.' },
    },
    {
      id: 'SK-TER-14',
      page: 'S-EN p5',
      title: { en: 'Terrain of scenarios', it: 'Terreno degli scenari' },
      clause: {
        en: 'In a scenario the defender follows its instructions.',
        it: 'In uno scenario il difensore segue le sue istruzioni.',
      },
    },
    {
      id: 'SK-TER-15',
      page: '-',
      title: { en: 'Upper and left', it: 'Alto e sinistra' },
      clause: {
        en: 'Upper and left belong to the table. They are fixed before the attacker chooses an edge.',
        it: 'Alto e sinistra sono del tavolo. Si fissano prima che l’attaccante scelga il bordo.',
      },
      ruling: { en: 'Edges are chosen after the terrain.', it: 'I bordi si scelgono dopo il terreno.' },
    },
    {
      id: 'SK-TER-16',
      page: '-',
      title: { en: 'What terrain does', it: 'Effetti del terreno' },
      clause: {
        en: 'Broken ground: woods, rough areas, streams and crossing linear obstacles. Light cover: woods, trees, fences, hedges, low walls; heavy: buildings, gaps in high walls. Woods, high walls, buildings and hills can block sight. Mounted models fight at −1 in woods, rough areas and streams.',
        it: 'Terreno difficile: boschi, terreno accidentato, ruscelli e il superamento di ostacoli lineari. Copertura leggera: boschi, alberi, steccati, siepi, muretti; pesante: edifici, varchi nei muri alti. Boschi, muri alti, edifici e colline bloccano la vista. A cavallo −1 in corpo a corpo in boschi, accidentato e ruscelli.',
      },
      ruling: { en: 'The book names features without effects.', it: 'Il libro nomina gli elementi senza effetti.' },
    },
    {
      id: 'SK-TER-17',
      page: '-',
      title: { en: 'Openings of buildings', it: 'Aperture degli edifici' },
      clause: {
        en: 'A building is at least S × S, a linear obstacle at least one foot base long. The defender gives a building one door and d3 windows, at most two openings per side, and on placing it may add an upper floor with stairs.',
        it: 'Un edificio misura almeno 1C × 1C, un ostacolo lineare almeno una basetta a piedi. Il difensore dà a un edificio una porta e d3 finestre, al massimo due aperture per lato, e nel disporlo può aggiungere un piano superiore con scale.',
      },
      ruling: {
        en: 'Doors, stairs and ladders need openings.',
        it: 'Porte, scale e scale a pioli hanno bisogno di aperture.',
      },
    },
    {
      id: 'SK-TER-18',
      page: '-',
      title: { en: 'Upper floor, stairs, ladder', it: 'Piano superiore e scale' },
      clause: {
        en: 'An upper floor is level 1 with the same outline and a window above each one below. Stairs are a disc of one foot base at a wall, at the same place on both levels. One ladder may stand below an upper window. After a climb a model keeps its place, otherwise takes the nearest in contact. Roofs are out of play.',
        it: 'Un piano superiore è il livello 1, con lo stesso contorno e una finestra sopra ognuna. Le scale sono un disco di una basetta a piedi a un muro, nello stesso punto sui due livelli. Una scala a pioli può stare sotto una finestra. Dopo la salita il modello tiene il posto o prende il più vicino. I tetti non si usano.',
      },
      ruling: { en: 'Stairs and ladders need a place.', it: 'Le scale devono avere un posto.' },
    },
    {
      id: 'SK-TER-19',
      page: '-',
      title: { en: 'Test of sizes and places', it: 'Verifica di misure e posti' },
      clause: {
        en: 'The rectangle round an area has sides from S to L. To find a place, the smallest feature is tried in steps of S/5; buildings and lines at 0° and 90°.',
        it: 'Il rettangolo attorno a un’area ha lati da 1C a 1L. Per trovare un posto si prova l’elemento più piccolo a passi di 1C/5; edifici e linee a 0° e 90°.',
      },
      ruling: { en: 'Both limits can then be tested.', it: 'Così entrambi i limiti si possono verificare.' },
    },
  ],
};
