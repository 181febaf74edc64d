import type { RuleChapter } from '@drumhead/content';

export const terrain: RuleChapter = {
  title: { en: 'Table and terrain', it: 'Tavolo e terreno' },
  rules: [
    {
      id: 'SIP-TAB-1',
      page: '-',
      title: { en: 'Table', it: 'Il tavolo' },
      clause: {
        en: 'In cm: one brigade a side 120 × 90, two 150 × 100, three 180 × 120. Home edges are the long ones.',
        it: 'In cm: una brigata per parte 120 × 90, due 150 × 100, tre 180 × 120. I bordi di casa sono quelli lunghi.',
      },
      ruling: {
        en: 'Tables of 3 by 2 to 4 by 3 feet are reported for small armies; larger ones need room for their front.',
        it: 'Si riferiscono tavoli da 3 per 2 a 4 per 3 piedi per eserciti piccoli; quelli grandi chiedono spazio per il fronte.',
      },
    },
    {
      id: 'SIP-TER-1',
      page: '-',
      title: { en: 'Terrain first', it: 'Prima il terreno' },
      clause: {
        en: 'The ground is laid before anybody rolls for an edge.',
        it: 'Il terreno si dispone prima di tirare per i bordi.',
      },
    },
    {
      id: 'SIP-TER-2',
      page: '-',
      title: { en: 'Shapes', it: 'Le forme' },
      clause: {
        en: 'Areas are convex; a unit is in one when its centre is. Lines have no width; the centre’s path crosses them. Slow cm are counted along that path.',
        it: 'Le aree sono convesse; un’unità è dentro se lo è il suo centro. Le linee non hanno larghezza; le attraversa il percorso del centro. I cm lenti si contano su di esso.',
      },
      ruling: {
        en: 'One test that people and computer can both make.',
        it: 'Una prova che persone e computer possono fare allo stesso modo.',
      },
    },
    {
      id: 'SIP-TER-3',
      page: '-',
      title: { en: 'Woods', it: 'I boschi' },
      clause: {
        en: 'Light infantry freely, line at 2 cm a cm, horse and guns not at all. Cover; sight is blocked (SIP-LOS-5).',
        it: 'Fanteria leggera liberamente, linea a 2 cm per cm, cavalleria e cannoni mai. Riparo; la vista è bloccata (SIP-LOS-5).',
      },
    },
    {
      id: 'SIP-TER-4',
      page: '-',
      title: { en: 'Rough ground', it: 'Terreno rotto' },
      clause: {
        en: 'Marsh, vineyards, enclosures: light infantry freely, line and guns at 2 cm a cm, cavalry not at all. No cover.',
        it: 'Paludi, vigne, recinti: fanteria leggera liberamente, linea e cannoni a 2 cm per cm, cavalleria mai. Nessun riparo.',
      },
    },
    {
      id: 'SIP-TER-5',
      page: '-',
      title: { en: 'Hills', it: 'Le colline' },
      clause: {
        en: 'One level, free to climb. They block sight between two units that are both off them; a charge from below is uphill (SIP-MEL-4); guns fire overhead (SIP-LOS-6).',
        it: 'Un solo livello, salita libera. Bloccano la vista fra due unità che ne stanno fuori; una carica dal basso è in salita (SIP-MEL-4); i cannoni tirano sopra le teste (SIP-LOS-6).',
      },
      ruling: {
        en: 'A bonus on hills and overhead fire are known; the rest is the least that makes a hill.',
        it: 'Il bonus in collina e il tiro sopra le teste sono noti; il resto è il minimo per una collina.',
      },
    },
    {
      id: 'SIP-TER-6',
      page: '-',
      title: { en: 'Towns and cavalry', it: 'Abitati e cavalleria' },
      clause: {
        en: 'Cavalry may not charge a unit in a built-up area.',
        it: 'La cavalleria non può caricare un’unità in un abitato.',
      },
    },
    {
      id: 'SIP-TER-7',
      page: '-',
      title: { en: 'Sections of a town', it: 'Settori d’abitato' },
      clause: {
        en: '10 × 8 cm for one unit of foot. A move whose front reaches an empty one enters and ends; leaving costs half the rate, out of any side. A garrison has cover, fires all round, and no flank; its section is its base.',
        it: '10 × 8 cm per un’unità a piedi. Un movimento che col fronte ne raggiunge uno vuoto entra e finisce; uscire costa metà movimento, da qualsiasi lato. La guarnigione ha riparo, tira tutt’intorno e non ha fianchi; il settore è la sua base.',
      },
      ruling: {
        en: 'Rectangles among houses cannot be fitted; towns without flanks are known.',
        it: 'Fra le case i rettangoli non entrano; gli abitati senza fianchi sono noti.',
      },
    },
    {
      id: 'SIP-TER-8',
      page: '-',
      title: { en: 'Walls, hedges, banks', it: 'Muri, siepi, argini' },
      clause: {
        en: 'To cross costs half the rate, light infantry and generals nothing; guns never. Cover for a target within 1 cm behind it. Hinders a charge across.',
        it: 'Attraversarli costa metà movimento, nulla a leggeri e generali; i cannoni mai. Riparo per chi sta entro 1 cm dietro. Ostacolano la carica che li passa.',
      },
      ruling: {
        en: 'Cover is named without terrain; linear cover is the usual form.',
        it: 'Il riparo è nominato senza terreno; quello lineare è la forma consueta.',
      },
    },
    {
      id: 'SIP-TER-9',
      page: '-',
      title: { en: 'Fieldworks', it: 'Trinceramenti' },
      clause: {
        en: 'Room for one unit of foot or guns, no cost. Cover against fire from outside; hinder a charge against it. Flank and arc as in the open.',
        it: 'Posto per una sola unità a piedi o batteria, nessun costo. Riparo dal tiro esterno; ostacolano la carica. Fianchi e arco come in campo aperto.',
      },
      ruling: {
        en: 'For redoubts, kept to cover and the hindered charge.',
        it: 'Per le ridotte, limitati a riparo e carica ostacolata.',
      },
    },
    {
      id: 'SIP-TER-10',
      page: '-',
      title: { en: 'Water', it: 'L’acqua' },
      clause: {
        en: 'Stream: half the rate to cross, light infantry and generals nothing, guns at crossings alone. River: nobody but at a bridge (free) or ford (2 cm a cm). Hinders a charge across.',
        it: 'Ruscello: metà movimento per passarlo, nulla a leggeri e generali, i cannoni solo ai passaggi. Fiume: nessuno, se non a un ponte (libero) o guado (2 cm per cm). Ostacola la carica che lo passa.',
      },
      ruling: {
        en: 'Rivers closed but at crossings are the public norm.',
        it: 'Fiumi chiusi tranne ai passaggi sono la norma comune.',
      },
    },
    {
      id: 'SIP-TER-11',
      page: '-',
      title: { en: 'Roads', it: 'Le strade' },
      clause: {
        en: 'A move wholly along a road, 20 cm or more from every enemy, goes 1.5 times the rate. It starts within 1.5 cm of the road, as a column 3 cm wide, passes nobody, and ends facing along it. Never to charge, fire or retire.',
        it: 'Un movimento tutto su strada, a 20 cm o più da ogni nemico, vale 1,5 volte. Parte entro 1,5 cm dalla strada, in colonna larga 3 cm, non passa nessuno e finisce lungo di essa. Mai per caricare, far fuoco o ripiegare.',
      },
    },
    {
      id: 'SIP-TER-12',
      page: '-',
      title: { en: 'Cover', it: 'Il riparo' },
      clause: {
        en: 'In woods, a section or a fieldwork, or behind a wall (SIP-TER-8). One grade.',
        it: 'In bosco, in un settore o in un trinceramento, o dietro un muro (SIP-TER-8). Un solo grado.',
      },
      ruling: {
        en: 'The save is written down, what gives cover is not.',
        it: 'Il tiro di riparo è scritto, che cosa ripari no.',
      },
    },
    {
      id: 'SIP-TER-13',
      page: '-',
      title: { en: 'Generated terrain', it: 'Terreno generato' },
      clause: {
        en: '3 × 2 sectors, a die each from the north-west: 1-2 nothing, 3 wood 20 × 14, 4 hill 24 × 18, 5 rough 20 × 14, 6 a section 10 × 8 (the third 6 a wood), in the middle of the sector.',
        it: '3 × 2 settori, un dado ciascuno da nord-ovest: 1-2 nulla, 3 bosco 20 × 14, 4 collina 24 × 18, 5 terreno rotto 20 × 14, 6 un settore 10 × 8 (il terzo 6 un bosco), al centro del settore.',
      },
      ruling: {
        en: 'Quick, fair before edges are chosen, and the same again from the same dice.',
        it: 'Rapido, equo prima della scelta dei bordi, e identico con gli stessi dadi.',
      },
    },
  ],
};
