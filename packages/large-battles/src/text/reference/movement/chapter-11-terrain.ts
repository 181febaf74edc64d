import type { RuleChapter } from '@drumhead/content';

export const terrain: RuleChapter = {
  title: { en: 'Terrain, cover and sight', it: 'Terreno, copertura e vista' },
  rules: [
    {
      id: 'LB-TERR-01',
      page: '10-19, 22',
      title: { en: 'Effects of terrain', it: 'Effetti del terreno' },
      clause: {
        en: 'Rough ground, wood, swamp, steep hill: move reduced, +1 to the defender. Hedge, fence, ditch: obstacle, +1. Low wall: obstacle, +2. Impassable: stream (+1 behind it), building (+2), destroyed sector. Built-up sector: own rules, +2. Any hill: +1 higher up.',
        it: 'Terreno accidentato, bosco, palude, collina ripida: movimento ridotto, +1 al difensore. Siepe, steccato, fosso: ostacolo, +1. Muretto: ostacolo, +2. Chiusi: ruscello (+1 dietro), edificio (+2), settore distrutto. Settore abitato: regole proprie, +2. Ogni collina: +1 più in alto.',
      },
      ruling: {
        en: 'The effects are scattered over the book, and for some kinds none is printed.',
        it: 'Gli effetti sono sparsi nel libro, e per alcuni tipi non è stampato nulla.',
      },
    },
    {
      id: 'LB-TERR-02',
      page: '10',
      title: { en: 'Difficult ground', it: 'Terreno difficile' },
      clause: {
        en: 'Woods, swamps, steep hills and rocky or rough ground are difficult.',
        it: 'Boschi, paludi, colline ripide e terreno roccioso o accidentato sono terreno difficile.',
      },
    },
    {
      id: 'LB-TERR-03',
      page: '11',
      title: { en: 'Linear obstacles', it: 'Ostacoli lineari' },
      clause: {
        en: 'Hedges, fences, low walls, ditches and the like are linear obstacles.',
        it: 'Siepi, steccati, muretti, fossi e simili sono ostacoli lineari.',
      },
    },
    {
      id: 'LB-TERR-04',
      page: '19',
      title: { en: 'Single buildings', it: 'Edifici isolati' },
      clause: {
        en: 'No unit can enter a single building such as a farm or a church.',
        it: 'Nessuna unità può entrare in un edificio isolato, come una fattoria o una chiesa.',
      },
    },
    {
      id: 'LB-TERR-05',
      page: '22',
      title: { en: 'Streams', it: 'Ruscelli' },
      clause: {
        en: 'Units cross streams and shallow rivers only at fords and bridges. A bridge is one base wide.',
        it: 'Le unità passano ruscelli e fiumi bassi solo a guadi e ponti. Un ponte è largo una basetta.',
      },
    },
    {
      id: 'LB-TERR-06',
      page: '22',
      title: { en: 'Bridge and ford', it: 'Ponte e guado' },
      clause: {
        en: 'Only infantry in march column, cavalry in column and limbered guns may use a bridge. A ford counts as a linear obstacle, for any formation that fits.',
        it: 'Solo la fanteria in colonna di marcia, la cavalleria in colonna e i cannoni al traino possono usare un ponte. Un guado conta come ostacolo lineare, per ogni formazione che ci passa.',
      },
      ruling: {
        en: 'One base of width fits just those columns; the book prints no effect for fords.',
        it: 'La larghezza di una basetta basta solo a quelle colonne; per i guadi il libro non stampa effetti.',
      },
    },
    {
      id: 'LB-TERR-07',
      page: '10, 22, 27',
      title: { en: 'Hills', it: 'Colline' },
      clause: {
        en: 'Gentle hills are open ground, steep hills are difficult. A unit’s level is that under its centre (0, 1 or 2).',
        it: 'Le colline dolci sono terreno aperto, quelle ripide sono terreno difficile. Il livello di un’unità è quello sotto il suo centro (0, 1 o 2).',
      },
      ruling: {
        en: 'The book lists only steep hills as difficult.',
        it: 'Il libro elenca fra il terreno difficile solo le colline ripide.',
      },
    },
    {
      id: 'LB-TERR-08',
      page: '14, 15',
      title: { en: 'Cover from guns', it: 'Copertura dal tiro dei cannoni' },
      clause: {
        en: 'The target rolls 1 more die in soft cover and 2 more in hard cover. Stone and brick walls and buildings are hard; everything else that covers is soft.',
        it: 'Il bersaglio tira 1 dado in più in copertura leggera e 2 in copertura pesante. Muri di pietra o mattoni ed edifici sono pesanti; ogni altra copertura è leggera.',
      },
    },
    {
      id: 'LB-TERR-09',
      page: '14',
      title: { en: 'When cover counts', it: 'Quando conta la copertura' },
      clause: {
        en: 'An obstacle covers if the line of fire crosses it and the target is within 1VS of it. Ground covers if the target is in it or on the edge of a wood. Only the best cover counts.',
        it: 'Un ostacolo copre se la linea di tiro lo attraversa e il bersaglio è entro 1MC da esso. Un terreno copre se il bersaglio è dentro o al margine di un bosco. Conta solo la copertura migliore.',
      },
      ruling: {
        en: 'The book prints no distance; +2 is its highest value.',
        it: 'Il libro non stampa una distanza; +2 è il suo valore più alto.',
      },
    },
    {
      id: 'LB-TERR-10',
      page: '17, 18, 20',
      title: { en: 'Better position', it: 'Posizione migliore' },
      clause: {
        en: 'In Approach and Contact only the best position counts: higher ground +1; behind a soft obstacle, in difficult ground or in a wood +1; behind a hard obstacle or in a built-up area +2.',
        it: 'In avvicinamento e a contatto conta solo la posizione migliore: più in alto +1; dietro un ostacolo leggero, su terreno difficile o in un bosco +1; dietro un ostacolo pesante o in un abitato +2.',
      },
      ruling: {
        en: 'The book gives +1 or +2 without assigning the values.',
        it: 'Il libro dà +1 o +2 senza assegnare i valori.',
      },
    },
    {
      id: 'LB-TERR-11',
      page: '17, 18',
      title: { en: 'Side with the better position', it: 'Chi ha la posizione migliore' },
      clause: {
        en: 'In the Approach the higher side has the bonus for height. All other positions, and all positions in Contact, count for the defender only. A defender that counter-attacks loses its position.',
        it: 'In avvicinamento il bonus d’altezza va a chi è più in alto. Ogni altra posizione, e a contatto ogni posizione, vale solo per il difensore. Un difensore che contrattacca perde la sua posizione.',
      },
      ruling: {
        en: 'The book names the defender for Contact and nobody for the Approach.',
        it: 'Il libro indica il difensore per il contatto e nessuno per l’avvicinamento.',
      },
    },
    {
      id: 'LB-TERR-12',
      page: '11, 17',
      title: { en: 'Behind an obstacle', it: 'Dietro un ostacolo' },
      clause: {
        en: 'A defender is behind an obstacle if the obstacle lies between the two units and the defender is within 1VS of it.',
        it: 'Un difensore è dietro un ostacolo se l’ostacolo sta fra le due unità e il difensore è entro 1MC da esso.',
      },
      ruling: {
        en: 'The same distance as for cover (LB-TERR-09).',
        it: 'La stessa distanza della copertura (LB-TERR-09).',
      },
    },
    {
      id: 'LB-TERR-13',
      page: '16, 17, 24',
      title: { en: 'Combat in woods', it: 'Combattere nei boschi' },
      clause: {
        en: 'If either unit is in a wood the defender has +1, unless the attacker is infantry or cavalry with Light. This is the +1 for position, not a second one.',
        it: 'Se una delle due unità è in un bosco il difensore ha +1, a meno che l’attaccante sia fanteria o cavalleria con Leggero. È il +1 di posizione, non un secondo.',
      },
      ruling: {
        en: 'The book lists woods among the positions.',
        it: 'Il libro elenca i boschi fra le posizioni.',
      },
    },
    {
      id: 'LB-TERR-14',
      page: '24',
      title: { en: 'Attackers with Light', it: 'Attaccanti con Leggero' },
      clause: {
        en: 'Attackers with Light also deny the defender the +1 of other difficult ground, but not that of obstacles, built-up areas or height.',
        it: 'Gli attaccanti con Leggero tolgono al difensore anche il +1 di altro terreno difficile, ma non quello di ostacoli, abitati o altezza.',
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
      clause: {
        en: 'In a wood, cavalry without Light suffers only the reduced move and the defender’s +1.',
        it: 'In un bosco la cavalleria senza Leggero subisce solo il movimento ridotto e il +1 del difensore.',
      },
      ruling: {
        en: 'The book mentions no other handicap.',
        it: 'Il libro non indica altri svantaggi.',
      },
    },
    {
      id: 'LB-LOS-01',
      page: '14',
      title: { en: 'Line of sight', it: 'Linea di vista' },
      clause: {
        en: 'Line of sight runs from the centre of the battery to any point of the target. It goes one way: it says nothing of what the target sees (LB-LOS-09).',
        it: 'La linea di vista va dal centro della batteria a un punto qualsiasi del bersaglio. Vale in un senso solo: non dice nulla di ciò che vede il bersaglio (LB-LOS-09).',
      },
    },
    {
      id: 'LB-LOS-02',
      page: '14',
      title: { en: 'Blocked line of sight', it: 'Linea di vista bloccata' },
      clause: {
        en: 'Woods, buildings, built-up areas, hill crests and friendly units more than 1L from the battery block the line. Friendly units within 1L, generals and linear obstacles do not.',
        it: 'Boschi, edifici, abitati, creste e unità amiche a più di 1L dalla batteria bloccano la linea. Unità amiche entro 1L, generali e ostacoli lineari non la bloccano.',
      },
    },
    {
      id: 'LB-LOS-03',
      page: '14',
      title: { en: 'Friends in front of the guns', it: 'Amici davanti ai cannoni' },
      clause: {
        en: 'A friendly unit more than 1L from the battery, even partly in its arc, and nearer than the target, blocks fire at that target.',
        it: 'Un’unità amica a più di 1L dalla batteria, anche solo in parte nell’arco, e più vicina del bersaglio, blocca il tiro su quel bersaglio.',
      },
      ruling: {
        en: 'The book blocks for units partly in the arc; those behind the target cannot matter.',
        it: 'Nel libro bloccano le unità in parte nell’arco; quelle oltre il bersaglio non contano.',
      },
    },
    {
      id: 'LB-LOS-04',
      page: '14',
      title: { en: 'Enemies do not block', it: 'I nemici non bloccano' },
      clause: {
        en: 'Enemy units do not block the line of sight.',
        it: 'Le unità nemiche non bloccano la linea di vista.',
      },
      ruling: {
        en: 'They are not in the book’s list.',
        it: 'Non sono nell’elenco del libro.',
      },
    },
    {
      id: 'LB-LOS-05',
      page: '14',
      title: { en: 'Crests', it: 'Creste' },
      clause: {
        en: 'The line is blocked if it crosses ground of a higher level than both its ends.',
        it: 'La linea è bloccata se attraversa un terreno di livello più alto di entrambi i suoi estremi.',
      },
      ruling: {
        en: 'This gives flat-topped hills a crest.',
        it: 'Così hanno una cresta anche le colline a cima piatta.',
      },
    },
    {
      id: 'LB-LOS-06',
      page: '14',
      title: { en: 'Half hidden', it: 'Nascosto a metà' },
      clause: {
        en: 'A battery cannot fire at a target if terrain hides half of it or more. The program looks at 21 points across the target; 11 hidden points are half.',
        it: 'Una batteria non può sparare a un bersaglio nascosto dal terreno per metà o più. Il programma guarda 21 punti del bersaglio; 11 punti nascosti sono la metà.',
      },
      ruling: {
        en: 'The book gives no method for measuring the half.',
        it: 'Il libro non dà un metodo per misurare la metà.',
      },
    },
    {
      id: 'LB-LOS-07',
      page: '14',
      title: { en: 'Inside woods', it: 'Dentro i boschi' },
      clause: {
        en: 'A unit wholly inside a wood neither sees out nor is seen. A unit that touches the inner edge or is partly out sees and is seen, in soft cover.',
        it: 'Un’unità tutta dentro un bosco non vede fuori e non è vista. Un’unità che tocca il margine dall’interno, o in parte fuori, vede ed è vista, in copertura leggera.',
      },
    },
    {
      id: 'LB-LOS-08',
      page: '14',
      title: { en: 'At the far edge', it: 'Al margine opposto' },
      clause: {
        en: 'The wood blocks the line if any of the line outside the two footprints runs through it.',
        it: 'Il bosco blocca la linea se vi passa una parte qualsiasi della linea fuori dai due ingombri.',
      },
      ruling: {
        en: 'So a wood in front still hides a unit on its far edge.',
        it: 'Così un bosco davanti nasconde ancora un’unità sul margine opposto.',
      },
    },
    {
      id: 'LB-LOS-09',
      page: '4, 21, 24',
      title: { en: 'Sight between units', it: 'Vista fra unità' },
      clause: {
        en: 'For rally, Green and penetration a unit sees from its centre to any point, all round. Terrain blocks its sight; units never do. Sight between units is mutual: if either sees the other, both do.',
        it: 'Per riordino, Inesperto e penetrazione un’unità vede dal suo centro a un punto qualsiasi, tutto intorno. Il terreno blocca la vista; le unità mai. La vista fra unità è reciproca: se una vede l’altra, si vedono entrambe.',
      },
      ruling: {
        en: 'The book says “in sight” without a method.',
        it: 'Il libro dice «in vista» senza un metodo.',
      },
    },
    {
      id: 'LB-LOS-10',
      page: '14, 20',
      title: { en: 'Garrisons', it: 'Guarnigioni' },
      clause: {
        en: 'Guns cannot fire at a unit in a built-up sector; the sector is the target.',
        it: 'I cannoni non possono sparare a un’unità in un settore abitato; il bersaglio è il settore.',
      },
    },
    {
      id: 'LB-LOS-11',
      page: '14',
      title: { en: 'Two tests', it: 'Due prove' },
      clause: {
        en: 'The target must be partly in the arc, and some point of it must be visible, inside the arc or not.',
        it: 'Il bersaglio dev’essere in parte nell’arco, e un suo punto dev’essere visibile, nell’arco o fuori.',
      },
      ruling: {
        en: 'The book lists the two as separate checks.',
        it: 'Il libro le elenca come due verifiche separate.',
      },
    },
  ],
};
