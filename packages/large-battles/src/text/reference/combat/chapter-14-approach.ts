import type { RuleChapter } from '@drumhead/content';

export const approach: RuleChapter = {
  title: { en: 'Approach', it: 'Avvicinamento' },
  rules: [
    {
      id: 'LB-APP-01',
      page: '15',
      title: { en: 'Two steps of combat', it: 'Due fasi di combattimento' },
      clause: {
        en: 'First the Approach, closing to volley range; then, if somebody moves in, the Contact.',
        it: 'Prima l’avvicinamento, fino alla distanza di fucileria; poi, se qualcuno si fa sotto, il contatto.',
      },
    },
    {
      id: 'LB-APP-02',
      page: '7, 8, 9, 15',
      title: { en: 'Who may Approach', it: 'Chi può avvicinarsi per attaccare' },
      clause: {
        en: 'Infantry: every unit, though not in reaction. Cavalry: every unit, though against a square only if that is at DIS 3. Artillery, units at DIS 3, members of a group order and troops marching in from the reserve never do.',
        it: 'Fanteria: ogni unità, ma non in reazione. Cavalleria: ogni unità, ma contro un quadrato solo se è a DIS 3. Mai: artiglieria, unità a DIS 3, unità in un ordine di gruppo o in arrivo dalla riserva.',
      },
    },
    {
      id: 'LB-APP-03',
      page: '15, 17, 24',
      title: { en: 'Squares that can be charged', it: 'Quadrati che si possono caricare' },
      clause: {
        en: 'A square is safe from a cavalry Approach until it is at DIS 3.',
        it: 'La cavalleria si avvicina per attaccare un quadrato solo se questo è a DIS 3.',
      },
      ruling: {
        en: 'The figure is missing in our copy; two other passages give it.',
        it: 'La cifra manca nella nostra copia; la danno altri due passi.',
      },
    },
    {
      id: 'LB-APP-04',
      page: '15, 16',
      title: { en: 'Halt at 1S', it: 'Alt a 1C' },
      clause: {
        en: 'A straight move that comes to 1S of an enemy in the frontal arc stops there and begins the Approach. It costs its 1 move action, nothing more; actions left are kept.',
        it: 'Il movimento diritto che arriva a 1C da un nemico nell’arco frontale si ferma lì e apre l’avvicinamento. Costa 1 azione di movimento e nient’altro; le azioni rimaste si conservano.',
      },
    },
    {
      id: 'LB-APP-05',
      page: '15',
      title: { en: 'Arriving straight ahead', it: 'Si arriva diritti' },
      clause: {
        en: 'Whatever the unit did before, the action that reaches the enemy runs straight ahead along the facing it started with: nothing oblique or sideways, no change of formation.',
        it: 'Le azioni precedenti possono essere di ogni tipo. Quella che arriva va diritta, con il fronte che aveva all’inizio: niente obliquo, niente laterale, niente cambio di formazione.',
      },
    },
    {
      id: 'LB-APP-06',
      page: '16, 18',
      title: { en: 'Target in the arc', it: 'Bersaglio nell’arco' },
      clause: {
        en: 'At least part of the target must lie in the attacker’s frontal arc.',
        it: 'Almeno una parte del bersaglio dev’essere nell’arco frontale dell’attaccante.',
      },
      ruling: {
        en: 'Combat goes by arcs, and Contact is straight ahead.',
        it: 'Il combattimento va per archi, e il contatto è diritto in avanti.',
      },
    },
    {
      id: 'LB-APP-07',
      page: '7, 13',
      title: { en: 'Formation of the cavalry', it: 'Formazione della cavalleria' },
      clause: {
        en: 'Line or column will do in its own activation; a reaction demands line.',
        it: 'All’avvicinamento va in linea o in colonna; in reazione solo in linea.',
      },
      ruling: {
        en: 'Line is demanded only for reactions.',
        it: 'La linea è richiesta solo per le reazioni.',
      },
    },
    {
      id: 'LB-APP-08',
      page: '15, 16',
      title: { en: 'Infantry against cavalry', it: 'Fanteria contro cavalleria' },
      clause: {
        en: 'It may Approach cavalry but never moves into Contact with it.',
        it: 'Può andare all’avvicinamento contro la cavalleria, ma non entra mai in contatto con lei.',
      },
    },
    {
      id: 'LB-APP-09',
      page: '6, 15',
      title: { en: 'Skirmishers ridden down', it: 'Schermagliatori travolti' },
      clause: {
        en: 'Cavalry arriving on infantry with its first action removes all the target’s skirmishers for good (Sk 0). With a later action they just slip back behind their unit.',
        it: 'La cavalleria che arriva sulla fanteria con la prima azione ne elimina per sempre tutti gli schermagliatori (Sk 0). Se arriva con un’azione successiva, questi si ritirano dietro la loro unità.',
      },
    },
    {
      id: 'LB-APP-10',
      page: '40',
      title: { en: 'Several targets', it: 'Più bersagli' },
      clause: {
        en: 'Everybody found at 1S and in the arc once the attacker halts fights at the same time, in one combat.',
        it: 'Tutte le unità nemiche a 1C e nell’arco quando l’attaccante si ferma combattono insieme, in un solo scontro.',
      },
    },
    {
      id: 'LB-APP-11',
      page: '17, 40',
      title: { en: 'Several targets: the dice', it: 'Più bersagli: i dadi' },
      clause: {
        en: 'Add the defenders’ base dice, count each modifier once: their highest DIS for the attacker, their best C (guns left out) and best Sk. In flank, or passive, only if all of them are.',
        it: 'Si sommano i dadi base dei difensori e ogni modificatore conta una volta: per l’attaccante il DIS più alto fra loro; il C (senza i cannoni) e lo Sk migliori. Di fianco, o passivi, solo se lo sono tutti.',
      },
      ruling: {
        en: 'The FAQ counts modifiers for all together; its example comes out just so.',
        it: 'Le FAQ contano i modificatori per tutti insieme; il loro esempio torna proprio così.',
      },
    },
    {
      id: 'LB-APP-12',
      page: '40',
      title: { en: 'Several targets: the results', it: 'Più bersagli: i risultati' },
      clause: {
        en: 'Results and won actions belong to each unit separately; whoever of them cancels takes one action off the attacker. If some are eliminated, the rest fight on.',
        it: 'Ciascuno subisce i risultati e dispone delle azioni vinte per conto suo; ogni annullamento toglie un’azione all’attaccante. Se alcuni sono eliminati, gli altri continuano.',
      },
      ruling: {
        en: 'The FAQ applies results unit by unit.',
        it: 'Le FAQ applicano i risultati unità per unità.',
      },
    },
    {
      id: 'LB-APP-13',
      page: '16, 17',
      title: { en: 'Passive target', it: 'Bersaglio passivo' },
      clause: {
        en: 'Taken in flank or rear, or caught as a battery without a load: it rolls and can gain actions, yet never inflicts DIS.',
        it: 'Attaccato sul fianco o sul retro, o batteria scarica: tira e può vincere azioni, ma i suoi dadi non causano DIS.',
      },
    },
    {
      id: 'LB-APP-14',
      page: '17',
      title: { en: 'Attacker’s dice', it: 'Dadi dell’attaccante' },
      clause: {
        en: 'Troops and formation, then: +1 per action put in, +1 per DIS it faces, +2 in flank or rear, +3 cavalry on a square at DIS 3, +1 higher C, +1 higher Sk, ground, special rules.',
        it: 'Base; +1 per azione spesa; +1 per DIS del bersaglio; +2 sul fianco o sul retro; +3 cavalleria su un quadrato a DIS 3; +1 C migliore; +1 Sk migliore; posizione; regole speciali.',
      },
    },
    {
      id: 'LB-APP-15',
      page: '17',
      title: { en: 'Target’s dice', it: 'Dadi del bersaglio' },
      clause: {
        en: 'Troops and formation, then: +1 per DIS it faces, +1 higher C, +1 higher Sk, ground, special rules.',
        it: 'Base; +1 per DIS dell’attaccante; +1 C migliore; +1 Sk migliore; posizione; regole speciali.',
      },
    },
    {
      id: 'LB-APP-16',
      page: '17, 39, 40',
      title: { en: 'Better C', it: 'C migliore' },
      clause: {
        en: '+1 for the higher C, however great the gap. None in combat against artillery.',
        it: '+1 al C più alto, qualunque sia lo scarto. Nulla in combattimento contro l’artiglieria.',
      },
    },
    {
      id: 'LB-APP-17',
      page: '17, 40',
      title: { en: 'Better Sk', it: 'Sk migliore' },
      clause: {
        en: '+1 for the higher Sk, also against artillery; not when cavalry Approaches infantry.',
        it: '+1 allo Sk più alto, anche contro l’artiglieria; non nell’avvicinamento della cavalleria contro la fanteria.',
      },
    },
    {
      id: 'LB-APP-18',
      page: '17, 40',
      title: { en: 'Troops without Sk', it: 'Truppe senza Sk' },
      clause: {
        en: 'Cavalry and artillery count as Sk 0: infantry with Sk 1 or more that Approaches them has the +1.',
        it: 'Cavalleria e artiglieria valgono Sk 0: la fanteria con Sk 1 o più che si avvicina per attaccarle ha il +1.',
      },
      ruling: {
        en: 'The FAQ says so for artillery; cavalry follows.',
        it: 'Le FAQ lo dicono per l’artiglieria; la cavalleria segue.',
      },
    },
    {
      id: 'LB-APP-19',
      page: '4, 16',
      title: { en: 'Actions into dice, or kept', it: 'Azioni in dadi o conservate' },
      clause: {
        en: 'Before the roll the attacker says how many of his remaining actions become dice. The others are kept, for Contact and its dice.',
        it: 'Prima del tiro l’attaccante dice quante azioni rimaste diventano dadi. Le altre si conservano, per il contatto e i suoi dadi.',
      },
    },
    {
      id: 'LB-APP-20',
      page: '17',
      title: { en: 'First die', it: 'Primo dado' },
      clause: {
        en: 'Whoever loses it takes 1 DIS; on a tie both take 1. Passive units inflict none.',
        it: 'Chi perde subisce 1 DIS. Parità: 1 DIS a entrambi. Un’unità passiva non ne causa.',
      },
    },
    {
      id: 'LB-APP-21',
      page: '17',
      title: { en: 'Second and third die', it: 'Secondo e terzo dado' },
      clause: {
        en: 'Each one won gives 1 action. Tie: unused dice; still level, nobody gains.',
        it: 'Ognuno vinto dà 1 azione. Parità: dadi non usati; se resta, nessuno guadagna.',
      },
    },
    {
      id: 'LB-APP-22',
      page: '18',
      title: { en: 'Eliminated in the Approach', it: 'Eliminata nell’avvicinamento' },
      clause: {
        en: 'A unit at DIS 3 that takes 1 DIS is gone, with its actions; no Contact. The winner’s actions may carry the position, change formation or rotate, 1 each; cavalry may fall back 1L free instead.',
        it: 'Un’unità a DIS 3 che subisce 1 DIS è eliminata con le sue azioni; niente contatto. Le azioni del vincitore servono a occupare la posizione, cambiare formazione o ruotare, 1 ciascuna; la cavalleria può invece ripiegare gratis di 1L.',
      },
    },
    {
      id: 'LB-APP-23',
      page: '18',
      title: { en: 'After wiping it out', it: 'Dopo l’eliminazione' },
      clause: {
        en: 'The attacker need not withdraw: without actions it simply stays. Kept actions serve like won ones.',
        it: 'L’attaccante non deve ripiegare: senza azioni resta dov’è. Le azioni conservate valgono come quelle vinte.',
      },
      ruling: {
        en: 'Withdrawal is printed only for fights in which nobody fell or retreated.',
        it: 'Il ripiegamento è stampato solo se nessuno è caduto o si è ritirato.',
      },
    },
    {
      id: 'LB-APP-24',
      page: '16, 17',
      title: { en: 'What each side may spend', it: 'Quanto spende ciascuno' },
      clause: {
        en: 'Attacker: kept plus won actions. Defender: won actions. However the two actions fall, the same choices are open.',
        it: 'Attaccante: azioni conservate più vinte. Difensore: azioni vinte. Comunque cadano le due azioni, le scelte sono le stesse.',
      },
      ruling: {
        en: 'Only 2–0, 0–2 and 1–1 are printed; ties that stand make other splits.',
        it: 'Sono stampati solo 2–0, 0–2 e 1–1; i pareggi rimasti creano gli altri casi.',
      },
    },
    {
      id: 'LB-APP-25',
      page: '17',
      title: { en: 'Defender first', it: 'Prima il difensore' },
      clause: {
        en: 'If he has any action, the defender spends first, then the attacker.',
        it: 'Se ha almeno un’azione, spende prima il difensore, poi l’attaccante.',
      },
      ruling: {
        en: 'Printed for 1–1; the same order is kept throughout.',
        it: 'Stampato per 1–1; si tiene sempre lo stesso ordine.',
      },
    },
    {
      id: 'LB-APP-26',
      page: '17',
      title: { en: 'Defender’s choices', it: 'Scelte del difensore' },
      clause: {
        en: 'When infantry attacks, 1 action each: cancel an enemy action, retreat, change formation, rotate, or move into Contact (more actions: Contact dice). In a row: formation then Contact; formation and retreat in either order; two retreats.',
        it: 'Se attacca fanteria, 1 azione ciascuna: annullare un’azione nemica, ritirarsi, cambiare formazione, ruotare o entrare in contatto (altre azioni: dadi di contatto). Di seguito: formazione e poi contatto; formazione e ritirata in qualsiasi ordine; due ritirate.',
      },
    },
    {
      id: 'LB-APP-27',
      page: '17, 18',
      title: { en: 'What the defender may not', it: 'Limiti del difensore' },
      clause: {
        en: 'No Contact for infantry with one action each, but yes with one against none. No Contact when attacked in flank or rear, or after rotating. Only a unit attacked in flank or rear may rotate.',
        it: 'Con un’azione a testa la fanteria non entra in contatto; con una contro nessuna sì. Niente contatto se attaccata sul fianco o sul retro, o dopo aver ruotato. Ruota solo chi è attaccato sul fianco o sul retro.',
      },
      ruling: {
        en: 'Two lists of the book joined.',
        it: 'Due elenchi del libro uniti.',
      },
    },
    {
      id: 'LB-APP-28',
      page: '17, 18',
      title: { en: 'Cancelling', it: 'Annullare' },
      clause: {
        en: 'Open whenever the attacker has an action, kept or won.',
        it: 'Possibile ogni volta che l’attaccante ha un’azione, conservata o vinta.',
      },
      ruling: {
        en: 'Guns are said to cancel several actions, so kept ones must count.',
        it: 'I cannoni possono annullare più azioni, dunque contano quelle conservate.',
      },
    },
    {
      id: 'LB-APP-29',
      page: '16, 18',
      title: { en: 'Counter-charge', it: 'Controcarica' },
      clause: {
        en: 'Defending cavalry attacked in front may always move into Contact for 1 action, even with one action each.',
        it: 'La cavalleria attaccata di fronte può sempre entrare in contatto con 1 azione, anche con un’azione a testa.',
      },
      ruling: {
        en: 'Given in two places, without any limit.',
        it: 'Dato in due punti, senza limiti.',
      },
    },
    {
      id: 'LB-APP-30',
      page: '15, 17, 18',
      title: { en: 'Guns against infantry', it: 'Cannoni contro fanteria' },
      clause: {
        en: 'A defending battery may cancel, limber, rotate, or retreat if limbered; never Contact.',
        it: 'Una batteria in difesa può annullare, agganciare, ruotare o, se al traino, ritirarsi; mai entrare in contatto.',
      },
      ruling: {
        en: 'Cancelling only is printed for cavalry attacks; guns never close in.',
        it: 'Il solo annullare è stampato per gli attacchi di cavalleria; i cannoni non vanno mai a contatto.',
      },
    },
    {
      id: 'LB-APP-31',
      page: '18',
      title: { en: 'Answering cavalry', it: 'Contro la cavalleria' },
      clause: {
        en: 'Infantry may go into square (1 action, Conscript and Militia 2) or rotate. Cavalry may counter-charge (1) or slip back 1L with each action. Guns may cancel.',
        it: 'Fanteria: formare il quadrato (1 azione; coscritti e milizia 2) o ruotare. Cavalleria: controcaricare (1) o evitare lo scontro, 1L indietro per azione. Artiglieria: annullare azioni.',
      },
    },
    {
      id: 'LB-APP-32',
      page: '17',
      title: { en: 'Attacker’s choices', it: 'Scelte dell’attaccante' },
      clause: {
        en: 'Close in with 1 action and buy a die with each one more; change formation and then close in; formation and retreat in either order; or retreat twice.',
        it: '1 azione per entrare in contatto, ogni altra un dado di contatto; oppure formazione e poi contatto; o formazione e ritirata in qualsiasi ordine; o due ritirate.',
      },
    },
    {
      id: 'LB-APP-33',
      page: '18',
      title: { en: 'Contact within reach', it: 'Contatto a portata' },
      clause: {
        en: 'The target must be no more than 1S away and partly in the frontal arc, with nothing in between.',
        it: 'Solo se il bersaglio è ancora entro 1C, in parte nell’arco frontale, e la via diritta è libera.',
      },
      ruling: {
        en: 'There is no chasing of a target that went back.',
        it: 'Non si insegue chi si è ritirato.',
      },
    },
    {
      id: 'LB-APP-34',
      page: '18',
      title: { en: 'Square formed', it: 'Quadrato formato' },
      clause: {
        en: 'If the target forms square, the cavalry falls back 1L. No Contact.',
        it: 'Se il bersaglio forma il quadrato, la cavalleria ripiega di 1L. Niente contatto.',
      },
    },
    {
      id: 'LB-APP-35',
      page: '18',
      title: { en: 'After an evade', it: 'Se il nemico evita lo scontro' },
      clause: {
        en: 'Attacking cavalry holds its ground, or spends actions to go back, 1L each.',
        it: 'La cavalleria attaccante può restare o ripiegare di 1L per azione.',
      },
    },
    {
      id: 'LB-APP-36',
      page: '18',
      title: { en: 'No Contact made', it: 'Nessun contatto' },
      clause: {
        en: 'Once nobody spends more: if the defender retreated, the attacker stays; otherwise it withdraws M (infantry) or L (cavalry).',
        it: 'Quando nessuno spende più: se il difensore si è ritirato, l’attaccante resta; altrimenti ripiega di M (fanteria) o L (cavalleria).',
      },
    },
    {
      id: 'LB-APP-37',
      page: '17, 18',
      title: { en: 'Withdrawal, in detail', it: 'Ripiegamento, dettagli' },
      clause: {
        en: 'A retreat the attacker paid for replaces the withdrawal. When the defender has gone, nothing but a change of formation is left to him (but see LB-APP-35).',
        it: 'La ritirata pagata dall’attaccante sostituisce il ripiegamento. Se il difensore si è ritirato, l’attaccante può solo cambiare formazione (se ha evitato lo scontro: LB-APP-35).',
      },
      ruling: {
        en: 'Standing still forbids moves, not a change of formation.',
        it: 'Restare fermi vieta i movimenti, non il cambio di formazione.',
      },
    },
    {
      id: 'LB-APP-38',
      page: '17, 19',
      title: { en: 'How far a retreat goes', it: 'Quanto ci si ritira' },
      clause: {
        en: 'Each action takes infantry and foot guns M back, cavalry and horse guns L, whatever the ground or formation.',
        it: 'Per azione M (fanteria, cannoni a piedi) o L (cavalleria, cannoni a cavallo), con ogni terreno e formazione.',
      },
      ruling: {
        en: 'The book gives the distances two pages further on.',
        it: 'Il libro dà le distanze due pagine più avanti.',
      },
    },
    {
      id: 'LB-APP-39',
      page: '17-19',
      title: { en: 'Formation stays', it: 'La formazione resta' },
      clause: {
        en: 'A chosen retreat or withdrawal changes no formation.',
        it: 'Una ritirata scelta o un ripiegamento non cambia la formazione.',
      },
      ruling: {
        en: 'Retreat then formation is offered as a purchase; free re-forming belongs to Contact.',
        it: 'Ritirata e poi formazione si pagano; riformarsi gratis è del contatto.',
      },
    },
    {
      id: 'LB-APP-40',
      page: '17',
      title: { en: 'Turning to face', it: 'Voltarsi verso il nemico' },
      clause: {
        en: 'Up to 90 degrees, or about-face, for 1 action. With the attacker in its arc the unit is no longer passive, nor in flank for the Contact.',
        it: 'Fino a 90 gradi, o dietrofront, con 1 azione. Con l’attaccante nel suo arco, l’unità non è più passiva né presa di fianco nel contatto.',
      },
      ruling: {
        en: 'The turn would serve nothing else.',
        it: 'La rotazione non servirebbe ad altro.',
      },
    },
    {
      id: 'LB-APP-41',
      page: '16',
      title: { en: 'Kept actions lapse', it: 'Azioni conservate perse' },
      clause: {
        en: 'What is not used is lost when the combat ends.',
        it: 'Quanto non si usa si perde alla fine del combattimento.',
      },
      ruling: {
        en: 'A fight ends the activation (LB-ACT-19).',
        it: 'Il combattimento chiude l’attivazione (LB-ACT-19).',
      },
    },
    {
      id: 'LB-APP-42',
      page: '11',
      title: { en: 'Over an obstacle', it: 'Oltre un ostacolo' },
      clause: {
        en: 'Closing in, the attacker gets over the obstacle whole; a target that leaves no room is pushed straight back just enough. If it touches the obstacle, they fight across it.',
        it: 'Entrando in contatto l’attaccante deve superare l’ostacolo; un bersaglio troppo vicino è spostato indietro quanto basta. Se tocca l’ostacolo, si combatte attraverso di esso.',
      },
      ruling: {
        en: 'Only a target clear of the obstacle is shifted in the book.',
        it: 'Il libro sposta solo un bersaglio non a ridosso.',
      },
    },
    {
      id: 'LB-APP-43',
      page: '12, 15',
      title: { en: 'Fast units', it: 'Unità veloci' },
      clause: {
        en: 'The move that arrives may not use free facing.',
        it: 'Il movimento che arriva non può usare il fronte libero.',
      },
      ruling: {
        en: 'A stick laid askew is not straight ahead.',
        it: 'Un’asta di traverso non è diritto in avanti.',
      },
    },
    {
      id: 'LB-APP-44',
      page: '18',
      title: { en: 'No charge for nothing', it: 'Nessuna carica gratis' },
      clause: {
        en: 'If cavalry is met by neither square nor evade, Contact still takes an action of the attacker’s, or a counter-charge. Otherwise it withdraws 1L.',
        it: 'Se la cavalleria non trova né quadrato né chi evita, il contatto richiede comunque un’azione dell’attaccante, o una controcarica. Altrimenti ripiega di 1L.',
      },
      ruling: {
        en: 'One sentence sends it on to Contact; the next ones ask for actions.',
        it: 'Una frase la manda a contatto; le seguenti chiedono azioni.',
      },
    },
    {
      id: 'LB-APP-45',
      page: '18, 40',
      title: { en: 'Several targets: who acts', it: 'Più bersagli: chi agisce' },
      clause: {
        en: 'Each defending unit spends its own actions, in any order, Contact last. One square sends cavalry back. The attacker stays only if all targets left have retreated.',
        it: 'Ogni difensore spende le proprie azioni, in qualsiasi ordine, il contatto per ultimo. Un solo quadrato respinge la cavalleria. L’attaccante resta solo se tutti i bersagli rimasti si sono ritirati.',
      },
      ruling: {
        en: 'Gives the FAQ’s unit by unit a definite order.',
        it: 'Dà un ordine preciso all’unità per unità delle FAQ.',
      },
    },
  ],
};
