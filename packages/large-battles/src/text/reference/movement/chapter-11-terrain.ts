import type { RuleChapter } from '@drumhead/content';

export const terrain: RuleChapter = {
  title: { en: 'Terrain, cover and sight', it: 'Terreno, copertura e vista' },
  rules: [
    {
      id: 'LB-TERR-01',
      page: '10-19, 22',
      title: { en: 'What terrain does', it: 'Che cosa fa il terreno' },
      clause: {
        en: 'Rough ground, wood, swamp, steep hill: reduced move, +1 to the defender. Hedge, fence, ditch: obstacle, +1. Stone wall: obstacle, +2. Closed: stream (+1 behind it), building (+2), destroyed sector. Built-up sector: own rules, +2. Any hill: +1 higher up.',
        it: 'Terreno rotto, bosco, palude, collina ripida: movimento ridotto, +1 al difensore. Siepe, steccato, fosso: ostacolo, +1. Muretto di pietra: ostacolo, +2. Chiusi: ruscello (+1 dietro), edificio (+2), settore distrutto. Settore abitato: regole proprie, +2. Ogni collina: +1 a chi sta più in alto.',
      },
      ruling: {
        en: 'Scattered over the book, and some kinds have nothing printed.',
        it: 'Sparso nel libro, e di alcuni tipi nulla è stampato.',
      },
    },
    {
      id: 'LB-TERR-02',
      page: '10',
      title: { en: 'Difficult ground', it: 'Terreno difficile' },
      clause: {
        en: 'Rocky ground, swamps, woods and steep hills.',
        it: 'Terreno roccioso, paludi, boschi e colline ripide.',
      },
    },
    {
      id: 'LB-TERR-03',
      page: '11',
      title: { en: 'Linear obstacles', it: 'Ostacoli lineari' },
      clause: {
        en: 'Low walls, hedges, ditches, fences and their like.',
        it: 'Muretti, siepi, fossi, steccati e simili.',
      },
    },
    {
      id: 'LB-TERR-04',
      page: '19',
      title: { en: 'Single buildings', it: 'Edifici isolati' },
      clause: { en: 'Nobody enters a lone farm or church.', it: 'In una fattoria o chiesa isolata non si entra.' },
    },
    {
      id: 'LB-TERR-05',
      page: '22',
      title: { en: 'Streams', it: 'Ruscelli' },
      clause: {
        en: 'Only a bridge, one base in width, or a ford takes you over.',
        it: 'Si passano solo su un ponte, largo una basetta, o a un guado.',
      },
    },
    {
      id: 'LB-TERR-06',
      page: '22',
      title: { en: 'Bridge and ford', it: 'Ponte e guado' },
      clause: {
        en: 'Bridge: infantry in march column, cavalry in column, limbered guns, nobody else. Ford: a linear obstacle for any formation that fits.',
        it: 'Ponte: fanteria in colonna di marcia, cavalleria in colonna, cannoni agganciati, nessun altro. Guado: un ostacolo lineare per ogni formazione che ci passa.',
      },
      ruling: {
        en: 'One base of width fits just those columns; fords have no printed effect.',
        it: 'Una basetta di larghezza basta solo a quelle colonne; per i guadi nulla è stampato.',
      },
    },
    {
      id: 'LB-TERR-07',
      page: '10, 22, 27',
      title: { en: 'Hills', it: 'Colline' },
      clause: {
        en: "Gentle ones are open ground, steep ones difficult. The level under the unit's centre counts (0, 1 or 2).",
        it: 'Quelle dolci sono terreno aperto, quelle ripide difficile. Conta il livello sotto il centro dell’unità (0, 1 o 2).',
      },
      ruling: {
        en: 'Only steep hills are listed as difficult.',
        it: 'Solo le colline ripide sono elencate fra il terreno difficile.',
      },
    },
    {
      id: 'LB-TERR-08',
      page: '14, 15',
      title: { en: 'Cover from guns', it: 'Copertura dal tiro' },
      clause: {
        en: 'The target rolls 1 more die in soft cover, 2 in hard. Stone and brick are hard, all else that covers is soft.',
        it: 'Il bersaglio tira 1 dado in più con copertura leggera, 2 con pesante. Pietra e mattoni sono pesanti, ogni altra copertura leggera.',
      },
    },
    {
      id: 'LB-TERR-09',
      page: '14',
      title: { en: 'When it covers', it: 'Quando copre' },
      clause: {
        en: "An obstacle between guns and target, no more than 1VS from the target. Ground, if the target is in it or at a wood's edge. Only the best one.",
        it: 'Un ostacolo sulla linea di tiro, a non più di 1VS dal bersaglio. Un terreno, se il bersaglio vi è dentro o al margine di un bosco. Solo la migliore.',
      },
      ruling: {
        en: 'No distance is printed; the highest value is 2.',
        it: 'Nessuna distanza è stampata; il valore massimo è 2.',
      },
    },
    {
      id: 'LB-TERR-10',
      page: '17, 18, 20',
      title: { en: 'Better position', it: 'Posizione migliore' },
      clause: {
        en: 'In Approach and Contact, the best single one: higher ground +1; soft obstacle, difficult ground or wood +1; hard obstacle or built-up area +2.',
        it: 'In avvicinamento e a contatto, la migliore soltanto: più in alto +1; ostacolo leggero, terreno difficile o bosco +1; ostacolo pesante o abitato +2.',
      },
      ruling: {
        en: 'The book gives +1 or +2 and does not say which is which.',
        it: 'Il libro dà +1 o +2 senza dire quando.',
      },
    },
    {
      id: 'LB-TERR-11',
      page: '17, 18',
      title: { en: 'Who has it', it: 'Chi ne gode' },
      clause: {
        en: 'Height in the Approach: whoever stands higher. All else and all of Contact: the defender, unless he counter-attacks.',
        it: 'L’altezza in avvicinamento: chi sta più in alto. Tutto il resto e l’intero contatto: il difensore, se non contrattacca.',
      },
      ruling: {
        en: 'Contact names the defender only, Approach nobody.',
        it: 'Il contatto nomina solo il difensore, l’avvicinamento nessuno.',
      },
    },
    {
      id: 'LB-TERR-12',
      page: '11, 17',
      title: { en: 'Behind an obstacle', it: 'Dietro un ostacolo' },
      clause: {
        en: 'It lies between the two and the defender is within 1VS of it.',
        it: 'Sta fra i due e il difensore è entro 1VS da esso.',
      },
      ruling: { en: 'As for cover (LB-TERR-09).', it: 'Come per la copertura (LB-TERR-09).' },
    },
    {
      id: 'LB-TERR-13',
      page: '16, 17, 24',
      title: { en: 'Fighting in woods', it: 'Combattere nei boschi' },
      clause: {
        en: 'If either is in a wood the defender has +1, except against attackers with Light. It is the +1 for position, not a second one.',
        it: 'Se uno dei due è in un bosco il difensore ha +1, salvo contro attaccanti con Leggero. È il +1 di posizione, non un secondo.',
      },
      ruling: { en: 'Woods are listed among the positions.', it: 'I boschi sono elencati fra le posizioni.' },
    },
    {
      id: 'LB-TERR-14',
      page: '24',
      title: { en: 'Light attackers', it: 'Attaccanti leggeri' },
      clause: {
        en: 'They also cancel +1 for other difficult ground, not that for obstacles, built-up areas or height.',
        it: 'Annullano anche il +1 di altro terreno difficile, non quello di ostacoli, abitati o altezza.',
      },
      ruling: {
        en: 'Light lifts the penalties of difficult ground only.',
        it: 'Leggero toglie solo gli svantaggi del terreno difficile.',
      },
    },
    {
      id: 'LB-TERR-15',
      page: '10, 24',
      title: { en: 'Cavalry in woods', it: 'Cavalleria nei boschi' },
      clause: { en: "Slower, and the defender's +1; nothing more.", it: 'Più lenta, e +1 al difensore; nient’altro.' },
      ruling: { en: 'No other handicap is named.', it: 'Nessun altro svantaggio è nominato.' },
    },
    {
      id: 'LB-LOS-01',
      page: '14',
      title: { en: 'Line of sight', it: 'Linea di vista' },
      clause: {
        en: "From the battery's centre to any point of the target.",
        it: 'Dal centro della batteria a un punto qualsiasi del bersaglio.',
      },
    },
    {
      id: 'LB-LOS-02',
      page: '14',
      title: { en: 'What blocks it', it: 'Che cosa la blocca' },
      clause: {
        en: 'Woods, buildings, villages, a crest, friends more than 1L from the guns. Not: friends nearer than that, Generals, linear obstacles.',
        it: 'Boschi, edifici, abitati, una cresta, amici a più di 1L dai cannoni. Non: amici più vicini di così, generali, ostacoli lineari.',
      },
    },
    {
      id: 'LB-LOS-03',
      page: '14',
      title: { en: 'Friends before the guns', it: 'Amici davanti ai cannoni' },
      clause: {
        en: 'More than 1L away, even partly in the arc and nearer than the target, a friend bars fire at it.',
        it: 'Un’unità amica oltre 1L, anche solo in parte nell’arco e più vicina del bersaglio, impedisce il tiro.',
      },
      ruling: { en: 'Units behind the target cannot matter.', it: 'Le unità oltre il bersaglio non contano.' },
    },
    {
      id: 'LB-LOS-04',
      page: '14',
      title: { en: 'Enemies do not block', it: 'I nemici non bloccano' },
      clause: { en: 'You may fire past enemy units.', it: 'Si può tirare oltre le unità nemiche.' },
      ruling: { en: "They are not in the book's list.", it: 'Non sono nell’elenco del libro.' },
    },
    {
      id: 'LB-LOS-05',
      page: '14',
      title: { en: 'Crests', it: 'Creste' },
      clause: {
        en: 'Ground on the line, higher than both ends, blocks it.',
        it: 'Un terreno sulla linea più alto di entrambi i capi la blocca.',
      },
      ruling: { en: 'A crest for hills with flat tops.', it: 'Una cresta per colline a cima piatta.' },
    },
    {
      id: 'LB-LOS-06',
      page: '14',
      title: { en: 'Half hidden', it: 'Nascosto a metà' },
      clause: {
        en: 'If terrain hides half of the target or more, no shot. Here 21 points across it are looked at; 11 hidden are half.',
        it: 'Se il terreno nasconde metà del bersaglio o più, non si tira. Qui si guardano 21 suoi punti; 11 nascosti sono metà.',
      },
      ruling: { en: 'The book gives no way to measure the half.', it: 'Il libro non dice come misurare la metà.' },
    },
    {
      id: 'LB-LOS-07',
      page: '14',
      title: { en: 'In the woods', it: 'Dentro i boschi' },
      clause: {
        en: 'Wholly inside, a unit neither sees nor is seen. At the edge or partly out it does both, in soft cover.',
        it: 'Del tutto dentro, un’unità non vede e non è vista. Al margine o in parte fuori vede ed è vista, con copertura leggera.',
      },
    },
    {
      id: 'LB-LOS-08',
      page: '14',
      title: { en: 'At the far edge', it: 'Al margine opposto' },
      clause: {
        en: 'Wood anywhere on the line outside the two footprints blocks it.',
        it: 'Il bosco sulla linea, fuori dai due ingombri, la blocca.',
      },
      ruling: {
        en: 'So a wood in front hides who stands behind it.',
        it: 'Così un bosco davanti nasconde chi gli sta dietro.',
      },
    },
    {
      id: 'LB-LOS-09',
      page: '4, 21, 24',
      title: { en: 'Sight between units', it: 'Vista fra unità' },
      clause: {
        en: 'For rally, Green and penetration: from the centre to any point, all round, hidden by terrain but never by units.',
        it: 'Per recupero, inesperti e penetrazione: dal centro a un punto qualsiasi, tutto intorno, coperta dal terreno ma mai da unità.',
      },
      ruling: { en: 'The book says “in sight” without a method.', it: 'Il libro dice «in vista» senza un metodo.' },
    },
    {
      id: 'LB-LOS-10',
      page: '14, 20',
      title: { en: 'Garrisons', it: 'Guarnigioni' },
      clause: {
        en: 'Nobody fires at the unit in a built-up sector, only at the sector.',
        it: 'Non si tira all’unità in un settore abitato, solo al settore.',
      },
    },
    {
      id: 'LB-LOS-11',
      page: '14',
      title: { en: 'Two tests', it: 'Due prove' },
      clause: {
        en: 'The arc must hold part of the target; the eye must reach some point of it, inside the arc or outside.',
        it: 'Una parte del bersaglio nell’arco, e un suo punto in vista, che stia o no nell’arco.',
      },
      ruling: { en: 'The book lists them apart.', it: 'Il libro le elenca separate.' },
    },
  ],
};
