import type { RuleChapter } from '@drumhead/content';

export const terrain: RuleChapter = {
  title: { en: 'Table and terrain', it: 'Tavolo e terreno' },
  rules: [
    {
      id: 'SIP-TAB-1',
      page: '-',
      title: { en: 'Table', it: 'Tavolo' },
      clause: {
        en: 'In cm: one brigade a side 120 × 90, two 150 × 100, three 180 × 120. The long edges are the home edges.',
        it: 'In cm: una brigata per parte 120 × 90, due 150 × 100, tre 180 × 120. I bordi di casa sono quelli lunghi.',
      },
      ruling: {
        en: 'Players report tables of 3 by 2 to 4 by 3 feet for small armies; larger armies need room for their front.',
        it: 'Per eserciti piccoli si riferiscono tavoli da 3 per 2 a 4 per 3 piedi; quelli grandi richiedono spazio per il fronte.',
      },
    },
    {
      id: 'SIP-TER-1',
      page: '-',
      title: { en: 'Terrain first', it: 'Prima il terreno' },
      clause: {
        en: 'Players place the terrain before they roll for edges.',
        it: 'I giocatori dispongono il terreno prima di tirare per i bordi.',
      },
    },
    {
      id: 'SIP-TER-2',
      page: '-',
      title: { en: 'Shapes', it: 'Forme' },
      clause: {
        en: 'An area is all that its outline encloses; a unit is in it when its centre is. Lines have no width and count when the path of the centre crosses them; a path that ends on one crosses it only when it is left to the other side. Slow cm are counted along that path.',
        it: 'Un’area è tutto ciò che il suo contorno racchiude; un’unità vi è se lo è il suo centro. Le linee non hanno larghezza e contano se il percorso del centro le attraversa; un percorso che finisce su una linea la attraversa solo quando la lascia dall’altro lato. I cm lenti si contano lungo quel percorso.',
      },
      ruling: {
        en: 'Players and computer can both make this one test.',
        it: 'È una prova che giocatori e computer possono fare allo stesso modo.',
      },
    },
    {
      id: 'SIP-TER-3',
      page: '-',
      title: { en: 'Woods', it: 'Boschi' },
      clause: {
        en: 'Light infantry moves freely in woods, line infantry at 2 cm per cm; cavalry and guns cannot enter. Woods give cover and block sight (SIP-LOS-5).',
        it: 'Nei boschi la fanteria leggera muove liberamente, quella di linea a 2 cm per cm; cavalleria e cannoni non possono entrare. Danno copertura e bloccano la vista (SIP-LOS-5).',
      },
    },
    {
      id: 'SIP-TER-4',
      page: '-',
      title: { en: 'Rough ground', it: 'Terreno accidentato' },
      clause: {
        en: 'In marsh, vineyards and enclosures light infantry moves freely, line infantry and guns at 2 cm per cm; cavalry cannot enter. They give no cover.',
        it: 'In paludi, vigne e recinti la fanteria leggera muove liberamente, linea e cannoni a 2 cm per cm; la cavalleria non può entrare. Non danno copertura.',
      },
    },
    {
      id: 'SIP-TER-5',
      page: '-',
      title: { en: 'Hills', it: 'Colline' },
      clause: {
        en: 'Hills have one level and cost nothing to climb. They block sight between two units that are both off them. A charge from below is uphill (SIP-MEL-4), and guns may fire overhead (SIP-LOS-6).',
        it: 'Le colline hanno un solo livello e salirle non costa nulla. Bloccano la vista tra due unità che ne stanno fuori. Una carica dal basso è in salita (SIP-MEL-4), e i cannoni possono tirare sopra le teste (SIP-LOS-6).',
      },
      ruling: {
        en: 'The book mentions a bonus on hills and overhead fire; the rest is the least a hill needs.',
        it: 'Il libro cita il bonus in collina e il tiro sopra le teste; il resto è il minimo per una collina.',
      },
    },
    {
      id: 'SIP-TER-6',
      page: '-',
      title: { en: 'Sections and cavalry', it: 'Settori e cavalleria' },
      clause: {
        en: 'Cavalry cannot charge a unit in a built-up section.',
        it: 'La cavalleria non può caricare un’unità in un settore d’abitato.',
      },
    },
    {
      id: 'SIP-TER-7',
      page: '-',
      title: { en: 'Built-up sections', it: 'Settori d’abitato' },
      clause: {
        en: 'A section is 10 × 8 cm, turned in any way, and holds one infantry unit. A move whose front reaches an empty section enters it and ends; leaving by any side costs half the rate. A garrison has cover, fires all round and has no flank; the section is its base.',
        it: 'Un settore è di 10 × 8 cm, ruotato a piacere, e tiene una sola unità di fanteria. Un movimento il cui fronte ne raggiunge uno vuoto vi entra e finisce; uscire da un lato costa metà movimento. La guarnigione ha copertura, tira tutt’intorno e non ha fianchi; il settore è la sua base.',
      },
      ruling: {
        en: 'Bases do not fit among houses; the book says that towns have no flanks.',
        it: 'Fra le case le basi non entrano; il libro dice che gli abitati non hanno fianchi.',
      },
    },
    {
      id: 'SIP-TER-8',
      page: '-',
      title: { en: 'Walls, hedges, banks', it: 'Muri, siepi, argini' },
      clause: {
        en: 'Crossing costs half the rate, nothing for light infantry and Command bases; guns cannot cross. A target within 1 cm behind has cover. A charge across is hindered.',
        it: 'Attraversarli costa metà movimento, nulla alla fanteria leggera e alle basi di comando; i cannoni non possono. Un bersaglio entro 1 cm dietro ha copertura. Una carica che li passa è ostacolata.',
      },
      ruling: {
        en: 'The book mentions cover without terrain; linear cover is the usual form.',
        it: 'Il libro cita la copertura senza terreno; quella lineare è la forma consueta.',
      },
    },
    {
      id: 'SIP-TER-9',
      page: '-',
      title: { en: 'Fieldworks', it: 'Opere campali' },
      clause: {
        en: 'A fieldwork holds one infantry unit or battery at no cost. It gives cover against fire from outside and hinders a charge against it. Flank and arc are as in the open.',
        it: 'Un’opera campale tiene una sola unità di fanteria o batteria, senza costo. Dà copertura dal tiro esterno e ostacola una carica. Fianchi e arco sono come in campo aperto.',
      },
      ruling: {
        en: 'Redoubts are kept to cover and the hindered charge.',
        it: 'Le ridotte si limitano a copertura e carica ostacolata.',
      },
    },
    {
      id: 'SIP-TER-10',
      page: '-',
      title: { en: 'Water', it: 'Acqua' },
      clause: {
        en: 'Crossing a stream costs half the rate, nothing for light infantry and Command bases; guns need a crossing. A river is crossed only at a bridge (free) or ford (2 cm per cm). A charge across water is hindered.',
        it: 'Passare un ruscello costa metà movimento, nulla alla fanteria leggera e alle basi di comando; ai cannoni serve un passaggio. Un fiume si passa solo a un ponte (libero) o guado (2 cm per cm). Una carica che passa l’acqua è ostacolata.',
      },
      ruling: {
        en: 'Rivers closed except at crossings are the usual practice.',
        it: 'Fiumi chiusi tranne ai passaggi sono la prassi comune.',
      },
    },
    {
      id: 'SIP-TER-11',
      page: '-',
      title: { en: 'Roads', it: 'Strade' },
      clause: {
        en: 'A move wholly along a road, 20 cm or more from every enemy, goes 1.5 times the rate. The unit starts within 1.5 cm of the road, marches as a column 3 cm wide, passes no unit and ends facing along the road. It cannot charge, fire or fall back by road.',
        it: 'Un movimento tutto su strada, a 20 cm o più da ogni nemico, vale 1,5 volte. L’unità parte entro 1,5 cm dalla strada, in colonna larga 3 cm, non supera altre unità e finisce rivolta lungo la strada. Su strada non può caricare, fare fuoco o ripiegare.',
      },
    },
    {
      id: 'SIP-TER-12',
      page: '-',
      title: { en: 'Cover', it: 'Copertura' },
      clause: {
        en: 'A unit has cover in woods, in a section or fieldwork, or behind a wall (SIP-TER-8). There is one grade of cover.',
        it: 'Un’unità ha copertura in un bosco, in un settore o in un’opera campale, o dietro un muro (SIP-TER-8). Il grado di copertura è uno solo.',
      },
      ruling: {
        en: 'The book gives the save but not what provides cover.',
        it: 'Il libro dà il tiro di copertura ma non dice che cosa la fornisca.',
      },
    },
    {
      id: 'SIP-TER-13',
      page: '-',
      title: { en: 'Generated terrain', it: 'Terreno generato' },
      clause: {
        en: 'Roll one die for each of 3 × 2 sectors, from the north-west: 1–2 nothing, 3 wood 20 × 14, 4 hill 24 × 18, 5 rough ground 20 × 14, 6 a section 10 × 8 (the third 6 a wood). Place the piece at the centre of its sector.',
        it: 'Tira un dado per ciascuno dei 3 × 2 settori, da nord-ovest: 1–2 nulla, 3 bosco 20 × 14, 4 collina 24 × 18, 5 terreno accidentato 20 × 14, 6 un settore d’abitato 10 × 8 (il terzo 6 un bosco). L’elemento va al centro del settore.',
      },
      ruling: {
        en: 'It is quick, fair before edges are chosen, and the same again from the same dice.',
        it: 'È rapido, equo prima della scelta dei bordi, e identico con gli stessi dadi.',
      },
    },
  ],
};
