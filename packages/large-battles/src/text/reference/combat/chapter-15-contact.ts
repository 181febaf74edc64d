import type { RuleChapter } from '@drumhead/content';

export const contact: RuleChapter = {
  title: { en: 'Contact', it: 'Contatto' },
  rules: [
    {
      id: 'LB-CON-01',
      page: '18-20',
      title: { en: 'Origin of a Contact', it: 'Origine del contatto' },
      clause: {
        en: 'A Contact comes from either side’s move into Contact after an Approach, from a breakthrough, or from an attack out of the neighbouring built-up sector.',
        it: 'Un contatto nasce quando una delle due parti entra in contatto dopo un avvicinamento, da uno sfondamento, o da un attacco dal settore abitato vicino.',
      },
    },
    {
      id: 'LB-CON-02',
      page: '18',
      title: { en: 'Moving into Contact', it: 'Entrare in contatto' },
      clause: {
        en: 'The unit moves straight ahead until the footprints touch, whatever its formation’s speed. Any touch counts; no unit is shifted to line up.',
        it: 'L’unità muove diritta in avanti finché gli ingombri si toccano, qualunque sia la velocità della formazione. Ogni tocco vale; nessuna unità si sposta per allinearsi.',
      },
    },
    {
      id: 'LB-CON-03',
      page: '18, 40',
      title: { en: 'Units that fight', it: 'Unità che combattono' },
      clause: {
        en: 'The mover fights every enemy unit it touches; targets of the Approach left untouched drop out. For several units see LB-APP-11 and LB-APP-12.',
        it: 'Chi muove combatte contro ogni unità nemica che tocca; i bersagli dell’avvicinamento non toccati ne escono. Per più unità vedi LB-APP-11 e LB-APP-12.',
      },
      ruling: {
        en: 'The book allows any kind of Contact, and the FAQ treats several units as one combat.',
        it: 'Il libro ammette ogni tipo di contatto, e le FAQ trattano più unità come un solo combattimento.',
      },
    },
    {
      id: 'LB-CON-04',
      page: '18',
      title: { en: 'Roles in Contact', it: 'Ruoli nel contatto' },
      clause: {
        en: 'Attacker and defender stay those of the Approach, even if the defender moved in.',
        it: 'Attaccante e difensore restano quelli dell’avvicinamento, anche se è entrato il difensore.',
      },
      ruling: {
        en: 'The tie-break and the position need fixed roles.',
        it: 'Lo spareggio e la posizione richiedono ruoli fissi.',
      },
    },
    {
      id: 'LB-CON-05',
      page: '18',
      title: { en: 'Dice in Contact', it: 'Dadi di contatto' },
      clause: {
        en: 'Each side rolls the base dice of its present formation; +1 per action spent; +1 to +3 from an attached Leader; +1 better C (not against artillery); +1 per DIS of the enemy; special rules.',
        it: 'Ogni parte tira i dadi di base della formazione attuale; +1 per azione spesa; da +1 a +3 per il comandante aggregato; +1 C migliore (non contro l’artiglieria); +1 per DIS del nemico; regole speciali.',
      },
    },
    {
      id: 'LB-CON-06',
      page: '18',
      title: { en: 'Flank, or cavalry against infantry', it: 'Fianco, o cavalleria contro fanteria' },
      clause: {
        en: 'A side has +2 if it attacks in flank or rear, or if it is cavalry against infantry not in square. It has only one +2, even if both hold.',
        it: 'Una parte ha +2 se attacca sul fianco o sul retro, o se è cavalleria contro fanteria non in quadrato. Ha un solo +2, anche se valgono entrambi.',
      },
      ruling: {
        en: 'One line of the book names both, joined by “or”.',
        it: 'Una riga del libro li indica entrambi, uniti da «o».',
      },
    },
    {
      id: 'LB-CON-07',
      page: '18',
      title: { en: 'Position in Contact', it: 'Posizione nel contatto' },
      clause: {
        en: 'Only the defender has +1 or +2 for position (LB-TERR-10, LB-TERR-11), judged as the units stand when the move into Contact is declared.',
        it: 'Solo il difensore ha +1 o +2 per la posizione (LB-TERR-10, LB-TERR-11), giudicata da dove stanno le unità quando si dichiara il movimento in contatto.',
      },
      ruling: {
        en: 'The book counts height and obstacles in Contact. Between units that touch, they could hardly ever count.',
        it: 'Il libro conta altura e ostacoli nel contatto. Fra unità che si toccano non conterebbero quasi mai.',
      },
    },
    {
      id: 'LB-CON-08',
      page: '16, 17',
      title: { en: 'No passive units', it: 'Nessuna unità passiva' },
      clause: {
        en: 'In Contact both sides can inflict DIS.',
        it: 'A contatto entrambe le parti possono infliggere DIS.',
      },
      ruling: {
        en: 'The book confines passive units to the Approach.',
        it: 'Il libro limita le unità passive all’avvicinamento.',
      },
    },
    {
      id: 'LB-CON-09',
      page: '18',
      title: { en: 'Declaring extra dice', it: 'Dichiarare i dadi in più' },
      clause: {
        en: 'The attacker declares bought dice, Leader dice and Charismatic first; then the defender does; then both roll.',
        it: 'Prima l’attaccante dichiara i dadi comprati, quelli del comandante e Carismatico; poi il difensore i suoi; poi si tira.',
      },
      ruling: {
        en: 'The book does not print the order.',
        it: 'Il libro non stampa l’ordine.',
      },
    },
    {
      id: 'LB-CON-10',
      page: '18, 24',
      title: { en: 'First die: the winner', it: 'Primo dado: il vincitore' },
      clause: {
        en: 'The higher first die wins the Contact. If tied, in this order: Cuirass; less DIS; higher unused die; better C; the tied face itself: even, attacker wins; odd, defender wins.',
        it: 'Il primo dado più alto vince il contatto. In parità, nell’ordine: Corazza; meno DIS; dado non usato più alto; C migliore; la faccia stessa: se pari vince l’attaccante, se dispari il difensore.',
      },
    },
    {
      id: 'LB-CON-11',
      page: '13, 18, 40',
      title: { en: 'The ladder in detail', it: 'La scala nei dettagli' },
      clause: {
        en: 'DIS is that after the Approach. A side without an unused die counts 0; an unused die compared is spent. C is skipped against artillery. Two Cuirasses cancel out. Of several units count the lowest DIS and the best C.',
        it: 'Conta il DIS dopo l’avvicinamento. Una parte senza dadi non usati conta 0; un dado non usato confrontato è speso. Contro l’artiglieria il C si salta. Due Corazze si annullano. Fra più unità contano il DIS più basso e il C migliore.',
      },
      ruling: {
        en: 'This fills the gaps of the printed ladder.',
        it: 'Questo colma i vuoti della scala stampata.',
      },
    },
    {
      id: 'LB-CON-12',
      page: '18',
      title: { en: 'Units eliminated when beaten', it: 'Unità eliminate se battute' },
      clause: {
        en: 'These are eliminated when they lose the first die: artillery; a square beaten by infantry; infantry in march column; infantry not in square beaten by cavalry.',
        it: 'Perdendo il primo dado sono eliminate: artiglieria; un quadrato battuto da fanteria; fanteria in colonna di marcia; fanteria non in quadrato battuta da cavalleria.',
      },
    },
    {
      id: 'LB-CON-13',
      page: '18',
      title: { en: 'Second die: losses', it: 'Secondo dado: perdite' },
      clause: {
        en: 'The side that loses the second die takes 1 DIS. On a tie both take 1.',
        it: 'La parte che perde il secondo dado subisce 1 DIS. In parità ne subiscono 1 entrambe.',
      },
    },
    {
      id: 'LB-CON-14',
      page: '18',
      title: { en: 'Doubled', it: 'Doppiato' },
      clause: {
        en: 'If the winner of the Contact wins the second die with at least double the loser’s, the loser takes 2 DIS. A double by the loser of the Contact counts only 1.',
        it: 'Se il vincitore del contatto vince il secondo dado con almeno il doppio, il perdente subisce 2 DIS. Il doppio del perdente del contatto vale solo 1.',
      },
      ruling: {
        en: 'From there on the book’s “winner” is the winner of the first die.',
        it: 'Da lì in poi il «vincitore» del libro è chi ha vinto il primo dado.',
      },
    },
    {
      id: 'LB-CON-15',
      page: '18',
      title: { en: 'The second die always counts', it: 'Il secondo dado conta sempre' },
      clause: {
        en: 'The second die counts even if the loser is eliminated (LB-CON-12): the winner can still take DIS.',
        it: 'Il secondo dado conta anche se il perdente è eliminato (LB-CON-12): il vincitore può ancora subire DIS.',
      },
      ruling: {
        en: 'The book reads all dice; units are removed after the clash.',
        it: 'Il libro legge tutti i dadi; le unità si tolgono dopo lo scontro.',
      },
    },
    {
      id: 'LB-CON-16',
      page: '18, 19',
      title: { en: 'The loser retreats', it: 'Il perdente si ritira' },
      clause: {
        en: 'A loser that still exists retreats 1M (infantry) or 1L (cavalry) straight back, front to the enemy. It then re-forms free: infantry into attack column, cavalry into line.',
        it: 'Un perdente ancora in gioco si ritira di 1M (fanteria) o 1L (cavalleria) diritto indietro, fronte al nemico. Poi si riforma gratis: la fanteria in colonna d’attacco, la cavalleria in linea.',
      },
    },
    {
      id: 'LB-CON-17',
      page: '19',
      title: { en: 'Third die: pursuit', it: 'Terzo dado: inseguimento' },
      clause: {
        en: 'The third die is read after the retreat. If the winner of the Contact wins it, the loser takes 1 DIS more; otherwise nothing happens.',
        it: 'Il terzo dado si legge dopo la ritirata. Se lo vince il vincitore del contatto, il perdente subisce 1 DIS in più; altrimenti nessun effetto.',
      },
    },
    {
      id: 'LB-CON-18',
      page: '19',
      title: { en: 'No pursuit', it: 'Nessun inseguimento' },
      clause: {
        en: 'Artillery and squares do not pursue. Nobody pursues an eliminated loser.',
        it: 'Artiglieria e quadrati non inseguono. Nessuno insegue un perdente eliminato.',
      },
    },
    {
      id: 'LB-CON-19',
      page: '18, 19',
      title: { en: 'Winner eliminated', it: 'Vincitore eliminato' },
      clause: {
        en: 'A winner eliminated by the second die does not pursue, but the loser still retreats.',
        it: 'Un vincitore eliminato dal secondo dado non insegue, ma il perdente si ritira comunque.',
      },
      ruling: {
        en: 'Nobody is left to pursue.',
        it: 'Non resta nessuno a inseguire.',
      },
    },
    {
      id: 'LB-CON-20',
      page: '19',
      title: { en: 'Carrying the position', it: 'Occupare la posizione' },
      clause: {
        en: 'The winner may move into the loser’s place, but do nothing else (cavalry: LB-BRK-01).',
        it: 'Il vincitore può portarsi al posto del perdente, ma nient’altro (cavalleria: LB-BRK-01).',
      },
    },
    {
      id: 'LB-CON-21',
      page: '18, 19, 41',
      title: { en: 'How to carry the position', it: 'Come si occupa la posizione' },
      clause: {
        en: 'The winner moves straight ahead, keeping facing and formation, as far as the loser’s old centre lay ahead, and stops short of units and impassable terrain. Other enemies within 1S do not matter. Artillery, squares and garrisons do not carry.',
        it: 'Il vincitore muove diritto, con lo stesso fronte e formazione, di quanto gli stava davanti il centro del perdente, e si ferma prima di unità e terreno non attraversabile. Altri nemici entro 1C non contano. Artiglieria, quadrati e guarnigioni non occupano.',
      },
      ruling: {
        en: 'The FAQ lets the winner take the place; the book moves nobody otherwise.',
        it: 'Le FAQ danno il posto al vincitore; il libro non muove altri.',
      },
    },
    {
      id: 'LB-CON-22',
      page: '19, 24',
      title: { en: 'Cavalry always takes DIS', it: 'La cavalleria subisce sempre DIS' },
      clause: {
        en: 'Cavalry that ends a Contact without taking DIS in it takes 1 DIS, winner or loser.',
        it: 'La cavalleria che finisce un contatto senza avervi subito DIS ne subisce 1, vincitrice o perdente.',
      },
    },
    {
      id: 'LB-CON-23',
      page: '19, 23, 24',
      title: { en: 'When cavalry takes it', it: 'Quando la cavalleria lo subisce' },
      clause: {
        en: 'Only DIS from the Contact itself spares the cavalry. It takes the DIS after pursuit and before deciding on a breakthrough. This can eliminate a unit at DIS 3.',
        it: 'Solo un DIS del contatto stesso risparmia la cavalleria. Lo subisce dopo l’inseguimento e prima di decidere lo sfondamento. Può eliminare un’unità a DIS 3.',
      },
      ruling: {
        en: 'The text names the Contact, and DIS must be settled before a breakthrough.',
        it: 'Il testo parla del contatto, e il DIS va definito prima di uno sfondamento.',
      },
    },
    {
      id: 'LB-CON-24',
      page: '41',
      title: { en: 'Beaten in flank or rear', it: 'Battuta sul fianco o sul retro' },
      clause: {
        en: 'A loser beaten in flank or rear first turns on its centre until the winner is in front, then retreats away from the winner.',
        it: 'Un perdente battuto sul fianco o sul retro prima si gira sul centro finché ha il vincitore di fronte, poi si ritira lontano dal vincitore.',
      },
    },
    {
      id: 'LB-CON-25',
      page: '41',
      title: { en: 'Angle of that turn', it: 'Angolo di quella rotazione' },
      clause: {
        en: 'The loser turns until its facing is exactly opposite to the winner’s.',
        it: 'Il perdente si gira finché il suo fronte è esattamente opposto a quello del vincitore.',
      },
      ruling: {
        en: 'This gives one definite angle, and the retreat follows the winner’s line.',
        it: 'Così l’angolo è uno solo, e la ritirata segue la linea del vincitore.',
      },
    },
  ],
};
