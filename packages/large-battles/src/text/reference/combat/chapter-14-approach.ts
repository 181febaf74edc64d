import type { RuleChapter } from '@drumhead/content';

export const approach: RuleChapter = {
  title: { en: 'Approach', it: 'Avvicinamento' },
  rules: [
    {
      id: 'LB-APP-01',
      page: '15',
      title: { en: 'Two steps of combat', it: 'Due fasi del combattimento' },
      clause: {
        en: 'Combat has two steps: the Approach, closing to volley range, and then perhaps the Contact.',
        it: 'Il combattimento ha due fasi: l’avvicinamento, fino a distanza di salva, e poi eventualmente il contatto.',
      },
    },
    {
      id: 'LB-APP-02',
      page: '7, 8, 9, 15',
      title: { en: 'Units that may Approach', it: 'Unità che possono avvicinarsi' },
      clause: {
        en: 'Any infantry may Approach in its own activation, and any cavalry, though a square only if that is at DIS 3. Artillery, units at DIS 3, units in a group order and units marching from the reserve cannot Approach.',
        it: 'Può iniziare un avvicinamento ogni fanteria nella propria attivazione, e ogni cavalleria, ma contro un quadrato solo se è a DIS 3. Non possono: artiglieria, unità a DIS 3, unità in un ordine di gruppo e unità in marcia dalla riserva.',
      },
    },
    {
      id: 'LB-APP-03',
      page: '15, 17, 24',
      title: { en: 'Squares and cavalry', it: 'Quadrati e cavalleria' },
      clause: {
        en: 'Cavalry may Approach a square only when the square is at DIS 3.',
        it: 'La cavalleria può iniziare un avvicinamento contro un quadrato solo quando il quadrato è a DIS 3.',
      },
      ruling: {
        en: 'The figure is missing in our copy; two other passages give it.',
        it: 'La cifra manca nella nostra copia; la danno altri due passi.',
      },
    },
    {
      id: 'LB-APP-04',
      page: '15, 16',
      title: { en: 'Start of an Approach', it: 'Inizio dell’avvicinamento' },
      clause: {
        en: 'An Approach begins when a unit’s straight move brings it to 1S of an enemy unit in its frontal arc. It stops there. The move costs 1 action, the Approach nothing more; the unit keeps its other actions.',
        it: 'Un avvicinamento comincia quando il movimento diritto di un’unità la porta a 1C da un’unità nemica nell’arco frontale. Lì si ferma. Il movimento costa 1 azione, l’avvicinamento nient’altro; l’unità conserva le altre azioni.',
      },
    },
    {
      id: 'LB-APP-05',
      page: '15',
      title: { en: 'Arriving straight ahead', it: 'Si arriva diritti' },
      clause: {
        en: 'The unit’s earlier actions may be of any kind. The move that arrives must be straight ahead in the facing it had at the start of that action, never oblique or lateral, and never a formation change.',
        it: 'Le azioni precedenti dell’unità possono essere di ogni tipo. Il movimento che arriva dev’essere diritto, con il fronte che aveva all’inizio di quell’azione: mai obliquo o laterale, mai un cambio di formazione.',
      },
    },
    {
      id: 'LB-APP-06',
      page: '16, 18',
      title: { en: 'Target in the arc', it: 'Bersaglio nell’arco' },
      clause: {
        en: 'The target must be at least partly in the attacker’s frontal arc.',
        it: 'Il bersaglio dev’essere almeno in parte nell’arco frontale dell’attaccante.',
      },
      ruling: {
        en: 'The book defines combat by arcs, and Contact is straight ahead.',
        it: 'Il libro definisce il combattimento con gli archi, e il contatto è diritto in avanti.',
      },
    },
    {
      id: 'LB-APP-07',
      page: '7, 13',
      title: { en: 'Formation of the cavalry', it: 'Formazione della cavalleria' },
      clause: {
        en: 'In its own activation cavalry may Approach in line or column; in reaction only in line.',
        it: 'Nella propria attivazione la cavalleria può iniziare un avvicinamento in linea o in colonna; in reazione solo in linea.',
      },
      ruling: {
        en: 'The book demands line only for reactions.',
        it: 'Il libro richiede la linea solo per le reazioni.',
      },
    },
    {
      id: 'LB-APP-08',
      page: '15, 16',
      title: { en: 'Infantry against cavalry', it: 'Fanteria contro cavalleria' },
      clause: {
        en: 'Infantry may Approach cavalry but never moves into Contact with it.',
        it: 'La fanteria può iniziare un avvicinamento contro la cavalleria, ma non entra mai in contatto con lei.',
      },
    },
    {
      id: 'LB-APP-09',
      page: '6, 15',
      title: { en: 'Skirmishers ridden down', it: 'Schermagliatori travolti' },
      clause: {
        en: 'Cavalry that arrives on infantry with the first action of its activation or reaction removes all the target’s skirmishers for good (Sk 0). If it arrives with a later action, they step back behind their unit.',
        it: 'La cavalleria che arriva sulla fanteria con la prima azione della sua attivazione o reazione ne elimina per sempre tutti gli schermagliatori (Sk 0). Se arriva con un’azione successiva, questi ripiegano dietro la loro unità.',
      },
    },
    {
      id: 'LB-APP-10',
      page: '40',
      title: { en: 'Several targets', it: 'Più bersagli' },
      clause: {
        en: 'All enemy units at 1S and in the frontal arc when the attacker stops are attacked together, in one combat.',
        it: 'Tutte le unità nemiche a 1C e nell’arco frontale quando l’attaccante si ferma sono attaccate insieme, in un solo combattimento.',
      },
    },
    {
      id: 'LB-APP-11',
      page: '17, 40',
      title: { en: 'Several targets: the dice', it: 'Più bersagli: i dadi' },
      clause: {
        en: 'Add the defenders’ base dice and count each modifier once for the side: for the attacker their highest DIS, for them their best C (artillery left out) and best Sk. They are in flank, or passive, only if all of them are.',
        it: 'Somma i dadi di base dei difensori e conta ogni modificatore una volta per parte: per l’attaccante il loro DIS più alto, per loro il C (esclusa l’artiglieria) e lo Sk migliori. Sono attaccati di fianco, o passivi, solo se lo sono tutti.',
      },
      ruling: {
        en: 'The FAQ applies modifiers collectively, and its example agrees with this.',
        it: 'Le FAQ applicano i modificatori insieme, e il loro esempio concorda.',
      },
    },
    {
      id: 'LB-APP-12',
      page: '40',
      title: { en: 'Several targets: the results', it: 'Più bersagli: i risultati' },
      clause: {
        en: 'Apply the results to each unit in turn. Each defending unit has the actions won for itself; each cancel removes one action of the attacker. If some units are eliminated, the combat goes on with the rest.',
        it: 'Applica i risultati a ogni unità a turno. Ogni unità in difesa dispone per sé delle azioni vinte; ogni annullamento toglie un’azione all’attaccante. Se alcune sono eliminate, il combattimento continua con le altre.',
      },
      ruling: {
        en: 'The FAQ applies results to units one by one.',
        it: 'Le FAQ applicano i risultati alle unità una per una.',
      },
    },
    {
      id: 'LB-APP-13',
      page: '16, 17',
      title: { en: 'Passive target', it: 'Bersaglio passivo' },
      clause: {
        en: 'A target attacked in flank or rear, or an unloaded battery, is passive: it rolls and may win actions, but its dice inflict no DIS.',
        it: 'Un bersaglio attaccato sul fianco o sul retro, o una batteria scarica, è passivo: tira e può vincere azioni, ma i suoi dadi non infliggono DIS.',
      },
    },
    {
      id: 'LB-APP-14',
      page: '17',
      title: { en: 'The attacker’s dice', it: 'Dadi dell’attaccante' },
      clause: {
        en: 'The attacker rolls its base dice; +1 per action spent; +1 per DIS of the target; +2 in flank or rear; +3 cavalry against a square at DIS 3; +1 better C; +1 better Sk; position; special rules.',
        it: 'L’attaccante tira i dadi di base; +1 per azione spesa; +1 per DIS del bersaglio; +2 sul fianco o sul retro; +3 cavalleria contro un quadrato a DIS 3; +1 C migliore; +1 Sk migliore; posizione; regole speciali.',
      },
    },
    {
      id: 'LB-APP-15',
      page: '17',
      title: { en: 'The target’s dice', it: 'Dadi del bersaglio' },
      clause: {
        en: 'The target rolls its base dice; +1 per DIS of the attacker; +1 better C; +1 better Sk; position; special rules.',
        it: 'Il bersaglio tira i dadi di base; +1 per DIS dell’attaccante; +1 C migliore; +1 Sk migliore; posizione; regole speciali.',
      },
    },
    {
      id: 'LB-APP-16',
      page: '17, 39, 40',
      title: { en: 'Better C', it: 'C migliore' },
      clause: {
        en: 'The side with the higher C has +1, whatever the difference. There is no such bonus in combat against artillery.',
        it: 'La parte con il C più alto ha +1, qualunque sia la differenza. In combattimento contro l’artiglieria questo bonus non c’è.',
      },
    },
    {
      id: 'LB-APP-17',
      page: '17, 40',
      title: { en: 'Better Sk', it: 'Sk migliore' },
      clause: {
        en: 'The side with the higher Sk has +1, also against artillery, but not when cavalry Approaches infantry.',
        it: 'La parte con lo Sk più alto ha +1, anche contro l’artiglieria, ma non quando la cavalleria si avvicina alla fanteria.',
      },
    },
    {
      id: 'LB-APP-18',
      page: '17, 40',
      title: { en: 'Units without Sk', it: 'Unità senza Sk' },
      clause: {
        en: 'Cavalry and artillery count as Sk 0, so infantry with Sk 1 or more that Approaches them has +1.',
        it: 'Cavalleria e artiglieria contano come Sk 0; la fanteria con Sk 1 o più in avvicinamento contro di loro ha +1.',
      },
      ruling: {
        en: 'The FAQ says so for artillery; the same is applied to cavalry.',
        it: 'Le FAQ lo dicono per l’artiglieria; lo stesso vale qui per la cavalleria.',
      },
    },
    {
      id: 'LB-APP-19',
      page: '4, 16',
      title: { en: 'Actions spent or kept', it: 'Azioni spese o conservate' },
      clause: {
        en: 'Before rolling, the attacker chooses how many of the remaining actions to spend on dice. It keeps the others, for moving into Contact, Contact dice and the like.',
        it: 'Prima di tirare l’attaccante sceglie quante azioni rimaste spendere in dadi. Conserva le altre, per entrare in contatto, per i dadi di contatto e simili.',
      },
    },
    {
      id: 'LB-APP-20',
      page: '17',
      title: { en: 'First die', it: 'Primo dado' },
      clause: {
        en: 'The side that loses the first die takes 1 DIS. On a tie both take 1. Passive units inflict no DIS.',
        it: 'La parte che perde il primo dado subisce 1 DIS. In parità ne subiscono 1 entrambe. Le unità passive non infliggono DIS.',
      },
    },
    {
      id: 'LB-APP-21',
      page: '17',
      title: { en: 'Second and third die', it: 'Secondo e terzo dado' },
      clause: {
        en: 'The side that wins the second or third die gains 1 action for each. A tie is broken with an unused die; if it stands, nobody gains.',
        it: 'La parte che vince il secondo o il terzo dado ottiene 1 azione per ognuno. Un pareggio si risolve con un dado non usato; se resta, nessuno ottiene nulla.',
      },
    },
    {
      id: 'LB-APP-22',
      page: '18',
      title: { en: 'Elimination in the Approach', it: 'Eliminazione in avvicinamento' },
      clause: {
        en: 'A unit at DIS 3 that takes 1 DIS is eliminated with its actions; there is no Contact. The winner may spend actions to carry the position, change formation or rotate, 1 each. Cavalry may instead fall back 1L free.',
        it: 'Un’unità a DIS 3 che subisce 1 DIS è eliminata con le sue azioni; non c’è contatto. Il vincitore può spendere azioni per occupare la posizione, cambiare formazione o ruotare, 1 ciascuna. La cavalleria può invece ripiegare di 1L gratis.',
      },
    },
    {
      id: 'LB-APP-23',
      page: '18',
      title: { en: 'After the elimination', it: 'Dopo l’eliminazione' },
      clause: {
        en: 'The attacker need not fall back; without actions it stays where it is. It may use kept actions like the ones it won.',
        it: 'L’attaccante non è obbligato a ripiegare; senza azioni resta dov’è. Può usare le azioni conservate come quelle vinte.',
      },
      ruling: {
        en: 'The book orders falling back only if no unit was eliminated or retreated.',
        it: 'Il libro impone di ripiegare solo se nessuna unità è eliminata o si ritira.',
      },
    },
    {
      id: 'LB-APP-24',
      page: '16, 17',
      title: { en: 'Actions of each side', it: 'Azioni di ciascuna parte' },
      clause: {
        en: 'The attacker may spend kept and won actions, the defender won actions. The choices are the same however the two dice fall.',
        it: 'L’attaccante può spendere le azioni conservate e vinte, il difensore quelle vinte. Le scelte sono le stesse comunque vadano i due dadi.',
      },
      ruling: {
        en: 'The book prints only 2–0, 0–2 and 1–1; ties make other splits possible.',
        it: 'Il libro stampa solo 2–0, 0–2 e 1–1; i pareggi rendono possibili altri casi.',
      },
    },
    {
      id: 'LB-APP-25',
      page: '17',
      title: { en: 'Defender first', it: 'Prima il difensore' },
      clause: {
        en: 'If the defender has any action, the defender spends first and the attacker after.',
        it: 'Se il difensore ha almeno un’azione, spende prima il difensore e poi l’attaccante.',
      },
      ruling: {
        en: 'The book prints this for 1–1; the order is kept for all splits.',
        it: 'Il libro lo stampa per 1–1; l’ordine resta in ogni caso.',
      },
    },
    {
      id: 'LB-APP-26',
      page: '17',
      title: { en: 'The defender’s choices', it: 'Scelte del difensore' },
      clause: {
        en: 'Against infantry a defender spends 1 action to cancel an enemy action, retreat, change formation, rotate or move into Contact (further actions: Contact dice). It may combine formation then Contact, formation and retreat in either order, or two retreats.',
        it: 'Contro fanteria il difensore spende 1 azione per annullare un’azione nemica, ritirarsi, cambiare formazione, ruotare o entrare in contatto (altre azioni: dadi di contatto). Può unire formazione e poi contatto, formazione e ritirata in ogni ordine, o due ritirate.',
      },
    },
    {
      id: 'LB-APP-27',
      page: '17, 18',
      title: { en: 'Limits for the defender', it: 'Limiti del difensore' },
      clause: {
        en: 'Infantry cannot move into Contact at 1–1, but may with one action against none. It cannot after being attacked in flank or rear, or after rotating. Only a unit attacked in flank or rear may rotate.',
        it: 'La fanteria non può entrare in contatto sull’1–1, ma può con un’azione contro nessuna. Non può se attaccata sul fianco o sul retro, o dopo aver ruotato. Solo un’unità attaccata sul fianco o sul retro può ruotare.',
      },
      ruling: {
        en: 'This joins two lists of the book.',
        it: 'Questo unisce due elenchi del libro.',
      },
    },
    {
      id: 'LB-APP-28',
      page: '17, 18',
      title: { en: 'Cancelling', it: 'Annullare' },
      clause: {
        en: 'The defender may cancel whenever the attacker has an action, kept or won.',
        it: 'Il difensore può annullare ogni volta che l’attaccante ha un’azione, conservata o vinta.',
      },
      ruling: {
        en: 'The book lets guns cancel several actions, so kept ones must count.',
        it: 'Il libro lascia annullare ai cannoni più azioni, dunque contano quelle conservate.',
      },
    },
    {
      id: 'LB-APP-29',
      page: '16, 18',
      title: { en: 'Counter-charge', it: 'Controcarica' },
      clause: {
        en: 'Cavalry attacked from the front may always move into Contact for 1 action, even at 1–1.',
        it: 'La cavalleria attaccata di fronte può sempre entrare in contatto con 1 azione, anche sull’1–1.',
      },
      ruling: {
        en: 'The book says so in two places without any limit.',
        it: 'Il libro lo dice in due punti senza limiti.',
      },
    },
    {
      id: 'LB-APP-30',
      page: '15, 17, 18',
      title: { en: 'Guns against infantry', it: 'Cannoni contro fanteria' },
      clause: {
        en: 'A battery attacked by infantry may cancel, limber, rotate, or retreat if limbered. It never moves into Contact.',
        it: 'Una batteria attaccata da fanteria può annullare, passare al traino, ruotare, o ritirarsi se al traino. Non entra mai in contatto.',
      },
      ruling: {
        en: 'The book limits guns to cancelling only against cavalry, and guns never close in.',
        it: 'Il libro limita i cannoni ad annullare solo contro la cavalleria, e i cannoni non vanno mai a contatto.',
      },
    },
    {
      id: 'LB-APP-31',
      page: '18',
      title: { en: 'Answers to cavalry', it: 'Risposte alla cavalleria' },
      clause: {
        en: 'Infantry may form square (1 action; Conscript and Militia 2) or rotate. Cavalry may counter-charge (1 action) or evade straight back, 1L per action. Artillery may cancel the attacker’s actions.',
        it: 'La fanteria può formare il quadrato (1 azione; Coscritto e Milizia 2) o ruotare. La cavalleria può controcaricare (1 azione) o evitare lo scontro diritta indietro, 1L per azione. L’artiglieria può annullare azioni dell’attaccante.',
      },
    },
    {
      id: 'LB-APP-32',
      page: '17',
      title: { en: 'The attacker’s choices', it: 'Scelte dell’attaccante' },
      clause: {
        en: 'The attacker may spend 1 action to move into Contact, each further action buying a Contact die. Or it may change formation and then move into Contact, change formation and retreat in either order, or retreat twice.',
        it: 'L’attaccante può spendere 1 azione per entrare in contatto, ogni altra per un dado di contatto. Oppure può cambiare formazione e poi entrare in contatto, cambiare formazione e ritirarsi in ogni ordine, o ritirarsi due volte.',
      },
    },
    {
      id: 'LB-APP-33',
      page: '18',
      title: { en: 'Contact within reach', it: 'Contatto a portata' },
      clause: {
        en: 'A unit may move into Contact only if the target is still within 1S and partly in its frontal arc, and the straight path is free of enemies and impassable terrain. It may pass friends if the step takes it wholly clear of them.',
        it: 'Un’unità può entrare in contatto solo se il bersaglio è ancora entro 1C e in parte nel suo arco frontale, e la via diritta è libera da nemici e terreno non attraversabile. Può passare attraverso amici se il passo la porta del tutto oltre.',
      },
      ruling: {
        en: 'The book has no pursuit of a target that retreated, and Contact is straight ahead.',
        it: 'Il libro non fa inseguire un bersaglio che si è ritirato, e il contatto è diritto in avanti.',
      },
    },
    {
      id: 'LB-APP-34',
      page: '18',
      title: { en: 'Square formed', it: 'Quadrato formato' },
      clause: {
        en: 'If the target forms square, the attacking cavalry must fall back 1L. There is no Contact.',
        it: 'Se il bersaglio forma il quadrato, la cavalleria attaccante deve ripiegare di 1L. Non c’è contatto.',
      },
    },
    {
      id: 'LB-APP-35',
      page: '18',
      title: { en: 'After an evade', it: 'Se la cavalleria evita lo scontro' },
      clause: {
        en: 'If the target cavalry evades, the attacker may stay or fall back 1L per action.',
        it: 'Se la cavalleria bersaglio evita lo scontro, l’attaccante può restare o ripiegare di 1L per azione.',
      },
    },
    {
      id: 'LB-APP-36',
      page: '18',
      title: { en: 'No Contact made', it: 'Nessun contatto' },
      clause: {
        en: 'When all actions are spent or waived without Contact, the attacker stays if the defender retreated. Otherwise it falls back 1M (infantry) or 1L (cavalry).',
        it: 'Quando tutte le azioni sono spese o abbandonate senza contatto, l’attaccante resta se il difensore si è ritirato. Altrimenti ripiega di 1M (fanteria) o 1L (cavalleria).',
      },
    },
    {
      id: 'LB-APP-37',
      page: '17, 18',
      title: { en: 'Falling back, details', it: 'Ripiegamento, dettagli' },
      clause: {
        en: 'A retreat that the attacker bought replaces its falling back. If the defender has retreated, the attacker’s actions can only change formation (after an evade: LB-APP-35).',
        it: 'Una ritirata comprata dall’attaccante sostituisce il ripiegamento. Se il difensore si è ritirato, le azioni dell’attaccante possono solo cambiare formazione (se ha evitato lo scontro: LB-APP-35).',
      },
      ruling: {
        en: 'The book’s “stationary” forbids moves, not a formation change.',
        it: 'Il «fermo» del libro vieta i movimenti, non il cambio di formazione.',
      },
    },
    {
      id: 'LB-APP-38',
      page: '17, 19',
      title: { en: 'Distance of a retreat', it: 'Distanza di una ritirata' },
      clause: {
        en: 'Each action takes infantry and foot guns 1M back, cavalry and horse guns 1L, whatever the terrain or formation.',
        it: 'Ogni azione porta indietro fanteria e cannoni a piedi di 1M, cavalleria e cannoni a cavallo di 1L, con ogni terreno e formazione.',
      },
      ruling: {
        en: 'The book explains the distance two pages later.',
        it: 'Il libro spiega la distanza due pagine dopo.',
      },
    },
    {
      id: 'LB-APP-39',
      page: '17-19',
      title: { en: 'Formation stays', it: 'La formazione resta' },
      clause: {
        en: 'A unit that chose to retreat, or that falls back, keeps its formation.',
        it: 'Un’unità che ha scelto di ritirarsi, o che ripiega, mantiene la formazione.',
      },
      ruling: {
        en: 'The book sells a formation change after a retreat; free re-forming belongs to Contact.',
        it: 'Il libro fa pagare il cambio di formazione dopo la ritirata; riformarsi gratis è del contatto.',
      },
    },
    {
      id: 'LB-APP-40',
      page: '17',
      title: { en: 'Rotating to face the enemy', it: 'Ruotare verso il nemico' },
      clause: {
        en: 'A unit rotates by up to 90 degrees, or about-faces, for 1 action. With the attacker now in its frontal arc it is no longer passive, nor in flank for the Contact.',
        it: 'Un’unità ruota fino a 90 gradi, o si gira, con 1 azione. Con l’attaccante ora nel suo arco frontale non è più passiva, né presa di fianco nel contatto.',
      },
      ruling: {
        en: 'The rotation would have no other use.',
        it: 'La rotazione non avrebbe altro uso.',
      },
    },
    {
      id: 'LB-APP-41',
      page: '16',
      title: { en: 'Unused actions', it: 'Azioni non usate' },
      clause: {
        en: 'Kept actions not used are lost when the combat ends.',
        it: 'Le azioni conservate e non usate si perdono quando il combattimento finisce.',
      },
      ruling: {
        en: 'Combat ends the activation (LB-ACT-19).',
        it: 'Il combattimento chiude l’attivazione (LB-ACT-19).',
      },
    },
    {
      id: 'LB-APP-42',
      page: '11',
      title: { en: 'Across an obstacle', it: 'Oltre un ostacolo' },
      clause: {
        en: 'An attacker moving into Contact must clear the obstacle. A target that stands too near is shifted straight away from it, just enough to make room. If the target touches the obstacle, they fight across it.',
        it: 'Un attaccante che entra in contatto deve superare l’ostacolo. Un bersaglio troppo vicino è spostato diritto indietro, quanto basta a fare posto. Se il bersaglio tocca l’ostacolo, si combatte attraverso di esso.',
      },
      ruling: {
        en: 'The book shifts only a target that does not touch the obstacle.',
        it: 'Il libro sposta solo un bersaglio che non tocca l’ostacolo.',
      },
    },
    {
      id: 'LB-APP-43',
      page: '12, 15',
      title: { en: 'Fast units', it: 'Unità veloci' },
      clause: {
        en: 'A fast unit cannot use free facing in the move that arrives.',
        it: 'Un’unità veloce non può usare il fronte libero nel movimento che arriva.',
      },
      ruling: {
        en: 'Turning the stick is not straight ahead.',
        it: 'Girare il misurino non è andare diritti in avanti.',
      },
    },
    {
      id: 'LB-APP-44',
      page: '18',
      title: { en: 'No free charge', it: 'Nessuna carica gratis' },
      clause: {
        en: 'If the target neither forms square nor evades, cavalry moves into Contact only with an action of its own, or if the target counter-charges. Otherwise it falls back 1L.',
        it: 'Se il bersaglio non forma il quadrato e non evita lo scontro, la cavalleria entra in contatto solo con una propria azione, o se il bersaglio controcarica. Altrimenti ripiega di 1L.',
      },
      ruling: {
        en: 'One sentence of the book sends it into Contact, but the next ones ask for actions.',
        it: 'Una frase del libro la manda a contatto, ma le seguenti chiedono azioni.',
      },
    },
    {
      id: 'LB-APP-45',
      page: '18, 40',
      title: { en: 'Several targets: order of acting', it: 'Più bersagli: ordine delle scelte' },
      clause: {
        en: 'Each defending unit spends its own actions, in any order of units, a move into Contact last. One square formed against cavalry sends it back. The attacker stays only if every target left has retreated.',
        it: 'Ogni unità in difesa spende le proprie azioni, in qualsiasi ordine, l’entrata in contatto per ultima. Un solo quadrato formato contro la cavalleria la respinge. L’attaccante resta solo se ogni bersaglio rimasto si è ritirato.',
      },
      ruling: {
        en: 'This gives LB-APP-12 a definite order.',
        it: 'Questo dà a LB-APP-12 un ordine preciso.',
      },
    },
  ],
};
