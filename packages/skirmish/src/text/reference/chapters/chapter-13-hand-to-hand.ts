import type { RuleChapter } from '@drumhead/content';

export const handToHand: RuleChapter = {
  title: { en: 'Hand-to-hand combat', it: 'Corpo a corpo' },
  rules: [
    {
      id: 'SK-HTH-1',
      page: '-',
      title: { en: 'Engaged', it: 'Impegnato' },
      clause: { en: 'While it touches a Standing enemy.', it: 'Finché tocca un nemico in piedi.' },
      ruling: { en: 'One word for many rules.', it: 'Una parola per molte regole.' },
    },
    {
      id: 'SK-HTH-2',
      page: 'S-EN p3, p6',
      title: { en: 'Attack', it: 'L’attacco' },
      clause: {
        en: '1 action against one enemy in contact: both d6 + C + modifiers, the higher wins.',
        it: '1 azione contro un nemico a contatto: entrambi d6 + C + modificatori, vince il più alto.',
      },
    },
    {
      id: 'SK-HTH-3',
      page: 'S-QR QR2',
      title: { en: 'Modifiers', it: 'Modificatori' },
      clause: {
        en: '+2 attacking a Fallen model, +1 a Prone one, +1 from ambush; +1 behind an obstacle or higher; +1 Mounted, −1 Mounted in broken ground; −1 for each enemy in contact after the first; −1 against a powerful blow.',
        it: '+2 attaccando un caduto, +1 un prono, +1 da imboscata; +1 dietro un ostacolo o più in alto; +1 Montato, −1 Montato in terreno difficile; −1 per ogni nemico a contatto oltre il primo; −1 contro un attacco potente.',
      },
    },
    {
      id: 'SK-HTH-4',
      page: 'S-QR QR2',
      title: { en: 'Results', it: 'Risultati' },
      clause: {
        en: 'Winner’s die odd: the loser recoils one base depth; even: he is Fallen. Doubled, or beaten while Fallen: Wounded, out of the game.',
        it: 'Dado del vincitore dispari: lo sconfitto arretra di una profondità di basetta; pari: è caduto. Doppiato, o battuto da caduto: ferito, fuori combattimento.',
      },
    },
    {
      id: 'SK-HTH-5',
      page: '-',
      title: { en: 'Doubled and tripled', it: 'Doppiato e triplicato' },
      clause: {
        en: 'At least 2 times the loser’s score is doubled, 3 times tripled; 0 is doubled and tripled by any win. Tripled is killed: the same on the table.',
        it: 'Almeno 2 volte il punteggio dello sconfitto è doppiato, 3 volte triplicato; 0 è doppiato e triplicato da ogni vittoria. Triplicato è ucciso: sul tavolo è lo stesso.',
      },
      ruling: {
        en: 'The card knows no triple; here it only says why a man is lost.',
        it: 'La scheda non ha il triplo; qui dice solo come un uomo è perduto.',
      },
    },
    {
      id: 'SK-HTH-6',
      page: '-',
      title: { en: 'Order of the tests', it: 'Ordine delle verifiche' },
      clause: {
        en: 'Doubled first, then Fallen already, then odd or even by the winner’s natural die.',
        it: 'Prima doppiato, poi già caduto, poi pari o dispari sul dado naturale del vincitore.',
      },
      ruling: { en: 'The card says the winner’s die.', it: 'La scheda dice il dado del vincitore.' },
    },
    {
      id: 'SK-HTH-7',
      page: 'P14',
      title: { en: 'Ties', it: 'Parità' },
      clause: { en: 'Nothing happens.', it: 'Non succede nulla.' },
    },
    {
      id: 'SK-HTH-8',
      page: 'P14',
      title: { en: 'Either may lose', it: 'Possono perdere entrambi' },
      clause: {
        en: 'If the defender wins the attacker suffers the same.',
        it: 'Se vince il difensore, l’attaccante subisce lo stesso.',
      },
    },
    {
      id: 'SK-HTH-9',
      page: '-',
      title: { en: 'A man on the ground wins', it: 'Vince chi è a terra' },
      clause: {
        en: 'A Fallen or Prone defender who wins or ties only survives.',
        it: 'Un difensore caduto o prono che vince o pareggia sopravvive soltanto.',
      },
      ruling: { en: 'He fends off, no more.', it: 'Si difende e basta.' },
    },
    {
      id: 'SK-HTH-10',
      page: '-',
      title: { en: 'Classes of weapons', it: 'Classi d’arma' },
      clause: {
        en: '3 half-pike, lance in a charge (else 0); 2 sword, axe, war club, tomahawk in hand; 1 musket, rifle, matchlock, obsolete weapon; 0 all else. The best one counts.',
        it: '3 mezza picca, lancia in carica (altrimenti 0); 2 spada, ascia, mazza da guerra, tomahawk in mano; 1 moschetto, fucile a canna rigata, archibugio a miccia, arma obsoleta; 0 tutto il resto. Conta la migliore.',
      },
      ruling: { en: 'The ladder of prices gives the order.', it: 'L’ordine è quello dei costi.' },
    },
    {
      id: 'SK-HTH-11',
      page: '-',
      title: { en: 'Winning with the better weapon', it: 'Vincere con l’arma migliore' },
      clause: {
        en: '+1 to the winner’s score in asking whether it doubles or triples.',
        it: '+1 al punteggio del vincitore per stabilire se doppia o triplica.',
      },
      ruling: { en: 'The contents name the section only.', it: 'L’indice nomina solo il titolo.' },
    },
    {
      id: 'SK-HTH-12',
      page: '-',
      title: { en: 'Losing with the better weapon', it: 'Perdere con l’arma migliore' },
      clause: {
        en: '+1 to the loser’s score in the same question. It never changes who wins.',
        it: '+1 al punteggio dello sconfitto nella stessa verifica. Non cambia mai chi vince.',
      },
      ruling: { en: 'The mirror of SK-HTH-11.', it: 'Lo specchio di SK-HTH-11.' },
    },
    {
      id: 'SK-HTH-13',
      page: '-',
      title: { en: 'Ambush', it: 'Imboscata' },
      clause: {
        en: '+1 to the attack if no Standing enemy saw the attacker as its activation (or its group’s) began and it has moved into contact in it.',
        it: '+1 all’attacco se nessun nemico in piedi vedeva l’attaccante all’inizio della sua attivazione (o del suo gruppo) ed è entrato in contatto in essa.',
      },
      ruling: {
        en: 'A reading of the printed +1 that can be tested.',
        it: 'Una lettura verificabile del +1 stampato.',
      },
    },
    {
      id: 'SK-HTH-14',
      page: '-',
      title: { en: 'Obstacle and height', it: 'Ostacolo e altezza' },
      clause: {
        en: '+1 to the defender attacked across a linear obstacle, window or doorway; +1 to whoever is higher. Not both.',
        it: '+1 al difensore attaccato attraverso un ostacolo lineare, una finestra o una porta; +1 a chi è più in alto. Non entrambi.',
      },
      ruling: {
        en: 'Both stand at the same wall; only the one attacked gains.',
        it: 'Entrambi stanno allo stesso muro; ne guadagna solo chi è attaccato.',
      },
    },
    {
      id: 'SK-HTH-15',
      page: '-',
      title: { en: 'Several enemies', it: 'Più nemici' },
      clause: {
        en: '−1 for each Standing enemy in contact after the first, in attack and in defence.',
        it: '−1 per ogni nemico in piedi a contatto oltre il primo, in attacco e in difesa.',
      },
      ruling: { en: 'A fallen man does not press.', it: 'Chi è caduto non incalza.' },
    },
    {
      id: 'SK-HTH-16',
      page: 'S-QR QR2',
      title: { en: 'Recoil', it: 'Arretramento' },
      clause: {
        en: 'One base depth straight away, as it stands or lies; broken ground does not shorten it. It may leave several enemies at once, free of charge.',
        it: 'Una profondità di basetta in linea retta, in piedi o a terra com’è; il terreno difficile non lo accorcia. Può lasciare più nemici insieme, senza penalità.',
      },
    },
    {
      id: 'SK-HTH-17',
      page: '-',
      title: { en: 'Recoil from several', it: 'Arretrare da più avversari' },
      clause: {
        en: 'Away from all together. Where they are all round there is no space.',
        it: 'Lontano da tutti insieme. Se sono tutt’intorno non c’è spazio.',
      },
      ruling: { en: 'The contents name it without text.', it: 'L’indice lo nomina senza testo.' },
    },
    {
      id: 'SK-HTH-18',
      page: '-',
      title: { en: 'No space to recoil', it: 'Senza spazio per arretrare' },
      clause: {
        en: 'If a model, wall, obstacle or impassable ground is in the way: 30° to the left, then 30° to the right, else Fallen on the spot.',
        it: 'Se un modello, un muro, un ostacolo o terreno non attraversabile è in mezzo: 30° a sinistra, poi 30° a destra, altrimenti caduto sul posto.',
      },
      ruling: { en: 'The contents name it without text.', it: 'L’indice lo nomina senza testo.' },
    },
    {
      id: 'SK-HTH-19',
      page: 'P2',
      title: { en: 'Leaving combat', it: 'Abbandonare un corpo a corpo' },
      clause: {
        en: 'The first Move out of contact takes 2 actions and ends clear of all the enemies it touched. 1 action if they are all Fallen or Prone.',
        it: 'Il primo movimento fuori dal contatto costa 2 azioni e finisce lontano da tutti i nemici che toccava. 1 azione se sono tutti caduti o proni.',
      },
    },
    {
      id: 'SK-HTH-20',
      page: '-',
      title: { en: 'No pursuit', it: 'Nessun inseguimento' },
      clause: { en: 'On foot the winner stays where he is.', it: 'A piedi il vincitore resta dov’è.' },
      ruling: {
        en: 'Following is a choice even in the parent engine.',
        it: 'Anche nel motore d’origine inseguire è facoltativo.',
      },
    },
    {
      id: 'SK-HTH-21',
      page: '-',
      title: { en: 'Cavalry charge', it: 'Carica di cavalleria' },
      clause: {
        en: 'A Mounted model that moves S or more in one straight line on unbroken ground into contact with foot: +1 to that attack, +1 more with a lance, which is then class 3.',
        it: 'Un modello Montato che muove di S o più in linea retta su terreno non difficile fino a contatto con chi è a piedi: +1 a quell’attacco, un altro +1 con la lancia, che è di classe 3.',
      },
      ruling: {
        en: 'The contents name cavalry charging infantry.',
        it: 'L’indice nomina la cavalleria che carica fanteria.',
      },
    },
    {
      id: 'SK-HTH-22',
      page: '-',
      title: { en: 'Closed up against horse', it: 'Serrati contro la cavalleria' },
      clause: {
        en: 'No charge bonus if the target touches a Standing friend on foot and both carry musket, rifle or half-pike; two such friends take the +1 of Mounted too. A half-pike stops a charge alone.',
        it: 'Nessun bonus di carica se il bersaglio tocca un amico a piedi e in piedi ed entrambi hanno moschetto, fucile a canna rigata o mezza picca; due di questi amici tolgono anche il +1 di Montato. Una mezza picca ferma la carica da sola.',
      },
      ruling: { en: 'Rewards those who close up.', it: 'Premia chi si serra.' },
    },
    {
      id: 'SK-HTH-23',
      page: '-',
      title: { en: 'Riding through', it: 'Attraversare al galoppo' },
      clause: {
        en: 'When a charge makes its target recoil, fall or go out, the rider may go on up to S along the same line, over a Fallen target if he clears it; into contact, but with no attack.',
        it: 'Se una carica fa arretrare, cadere o uscire il bersaglio, il cavaliere può proseguire fino a S sulla stessa linea, sopra un caduto se lo supera; anche a contatto, ma senza attaccare.',
      },
      ruling: { en: 'Keeps horses moving.', it: 'Tiene i cavalli in movimento.' },
    },
    {
      id: 'SK-HTH-24',
      page: '-',
      title: { en: 'Unhorsed', it: 'Disarcionato' },
      clause: {
        en: 'Fallen is horse and rider; standing up sets both right.',
        it: 'Caduto vale per cavallo e cavaliere; alzarsi rimette in piedi entrambi.',
      },
      ruling: { en: 'Saves a second model.', it: 'Evita un secondo modello.' },
    },
    {
      id: 'SK-HTH-25',
      page: '-',
      title: { en: 'Parting blow', it: 'Colpo alle spalle' },
      clause: {
        en: 'When a model flees out of contact each Standing enemy touching it has a free attack first. Only the fleeing one can be hurt; Fallen ends the flight, a recoil does nothing.',
        it: 'Quando un modello fugge dal contatto ogni nemico in piedi che lo tocca ha prima un attacco gratuito. Può subire solo chi fugge; se cade la fuga finisce, l’arretramento non conta.',
      },
      ruling: { en: 'The parent engine’s blow at who runs.', it: 'Il colpo del motore d’origine a chi scappa.' },
    },
    {
      id: 'SK-HTH-26',
      page: '-',
      title: { en: 'Gruesome kill', it: 'Morte cruenta' },
      clause: {
        en: 'Only if chosen for the game: when a model is tripled its Standing friends within L who see it test morale.',
        it: 'Solo se scelta per la partita: quando un modello è triplicato, gli amici in piedi entro L che lo vedono fanno il morale.',
      },
      ruling: {
        en: 'In the parent engine, not on the card: off unless chosen.',
        it: 'Nel motore d’origine, non nella scheda: solo se si vuole.',
      },
    },
    {
      id: 'SK-HTH-27',
      page: '-',
      title: { en: 'Engaged models stay', it: 'Chi è impegnato resta' },
      clause: {
        en: 'No Move, crawl, climb or stairs but leaving. The enemies it touched at first do not stop that Move; their bases still bar it.',
        it: 'Nessun movimento, strisciata, arrampicata o scala se non per andarsene. I nemici che toccava non fermano quel movimento; le loro basette lo sbarrano ancora.',
      },
      ruling: { en: 'Contact would stop it at once.', it: 'Il contatto lo fermerebbe subito.' },
    },
  ],
};
