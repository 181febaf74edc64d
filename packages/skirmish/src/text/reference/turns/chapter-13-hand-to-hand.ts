import type { RuleChapter } from '@drumhead/content';
import { weaponClasses } from '../weapons.ts';

export const handToHand: RuleChapter = {
  title: { en: 'Hand-to-hand combat', it: 'Corpo a corpo' },
  rules: [
    {
      id: 'SK-HTH-1',
      page: '-',
      title: { en: 'Engaged', it: 'Impegnato' },
      clause: {
        en: 'A model is engaged while it touches a standing enemy.',
        it: 'Un modello è impegnato finché tocca un nemico in piedi.',
      },
      ruling: { en: 'Many rules need this word.', it: 'Molte regole hanno bisogno di questa parola.' },
    },
    {
      id: 'SK-HTH-2',
      page: 'S-EN p3, p6',
      title: { en: 'Attack', it: 'Attacco' },
      clause: {
        en: 'For 1 action a model attacks an enemy in contact: both roll d6 + C + modifiers, and the higher wins.',
        it: 'Con 1 azione un modello attacca un nemico a contatto: entrambi tirano d6 + C + modificatori e vince il più alto.',
      },
    },
    {
      id: 'SK-HTH-3',
      page: 'S-QR QR2',
      title: { en: 'Modifiers', it: 'Modificatori' },
      clause: {
        en: 'Attack: +2 on a model that is down, +1 on a prone one, +1 from ambush. Either: +1 behind an obstacle or higher, +1 Mounted, −1 Mounted in broken ground, −1 for each enemy in contact after the first, −1 against a powerful blow.',
        it: 'Attacco: +2 contro un modello a terra, +1 contro un prono, +1 da imboscata. Entrambi: +1 dietro un ostacolo o più in alto, +1 Montato, −1 Montato in terreno difficile, −1 per ogni nemico a contatto oltre il primo, −1 contro un attacco potente.',
      },
    },
    {
      id: 'SK-HTH-4',
      page: 'S-QR QR2',
      title: { en: 'Results', it: 'Risultati' },
      clause: {
        en: 'If the winner’s die is odd, the loser recoils by the depth of its base; if even, it is knocked down. A loser that is doubled, or beaten while down, is wounded and out of the game.',
        it: 'Se il dado del vincitore è dispari, lo sconfitto arretra di una profondità di basetta; se è pari, finisce a terra. Uno sconfitto doppiato, o battuto mentre è a terra, è ferito e fuori combattimento.',
      },
    },
    {
      id: 'SK-HTH-5',
      page: '-',
      title: { en: 'Doubled and tripled', it: 'Doppiato e triplicato' },
      clause: {
        en: 'A score of at least 2 times the loser’s doubles it, 3 times triples it; any win doubles and triples 0. A tripled loser is killed: on the table this is the same as wounded.',
        it: 'Un punteggio di almeno 2 volte quello dello sconfitto lo doppia, 3 volte lo triplica; ogni vittoria doppia e triplica 0. Uno sconfitto triplicato è ucciso: sul tavolo equivale a ferito.',
      },
      ruling: {
        en: 'The card has no triple. Here it only tells how the model was lost.',
        it: 'La scheda non ha il triplo. Qui dice solo come il modello è perduto.',
      },
    },
    {
      id: 'SK-HTH-6',
      page: '-',
      title: { en: 'Order of checks', it: 'Ordine delle verifiche' },
      clause: {
        en: 'Check for a double, then for a loser already down, then whether the winner’s natural die is odd or even.',
        it: 'Controlla se lo sconfitto è doppiato, poi se era già a terra, poi se il dado naturale del vincitore è dispari o pari.',
      },
      ruling: { en: 'The card uses the winner’s die.', it: 'La scheda usa il dado del vincitore.' },
    },
    {
      id: 'SK-HTH-7',
      page: 'P14',
      title: { en: 'Ties', it: 'Parità' },
      clause: { en: 'On a tie nothing happens.', it: 'In caso di parità non succede nulla.' },
    },
    {
      id: 'SK-HTH-8',
      page: 'P14',
      title: { en: 'Attacker beaten', it: 'Attaccante sconfitto' },
      clause: {
        en: 'If the defender wins, the attacker suffers the same results.',
        it: 'Se vince il difensore, l’attaccante subisce gli stessi risultati.',
      },
    },
    {
      id: 'SK-HTH-9',
      page: '-',
      title: { en: 'Defender on the ground', it: 'Difensore a terra' },
      clause: {
        en: 'A defender that is down or prone only survives if it wins or ties.',
        it: 'Un difensore a terra o prono che vince o pareggia sopravvive e basta.',
      },
      ruling: { en: 'From the ground a model can only fend off.', it: 'Da terra un modello può solo difendersi.' },
    },
    weaponClasses,
    {
      id: 'SK-HTH-11',
      page: '-',
      title: { en: 'Winning with the better weapon', it: 'Vincere con l’arma migliore' },
      clause: {
        en: 'A winner with the better weapon adds 1 to its score when you check for a double or triple.',
        it: 'Un vincitore con l’arma migliore somma 1 al punteggio quando si verifica se doppia o triplica.',
      },
      ruling: { en: 'The contents list only the heading.', it: 'L’indice riporta solo il titolo.' },
    },
    {
      id: 'SK-HTH-12',
      page: '-',
      title: { en: 'Losing with the better weapon', it: 'Perdere con l’arma migliore' },
      clause: {
        en: 'A loser with the better weapon adds 1 to its score in the same check. This never changes the winner.',
        it: 'Uno sconfitto con l’arma migliore somma 1 al punteggio nella stessa verifica. Il vincitore non cambia mai.',
      },
      ruling: { en: 'This mirrors SK-HTH-11.', it: 'È lo specchio di SK-HTH-11.' },
    },
    {
      id: 'SK-HTH-13',
      page: '-',
      title: { en: 'Ambush', it: 'Imboscata' },
      clause: {
        en: 'An attack has +1 if no standing enemy saw the attacker when its activation (or its group’s) began, and it moved into contact during it.',
        it: 'Un attacco ha +1 se nessun nemico in piedi vedeva l’attaccante all’inizio della sua attivazione (o del suo gruppo) e questo vi è entrato a contatto.',
      },
      ruling: {
        en: 'The printed +1 becomes testable.',
        it: 'Il +1 stampato diventa verificabile.',
      },
    },
    {
      id: 'SK-HTH-14',
      page: '-',
      title: { en: 'Obstacle and height', it: 'Ostacolo e altezza' },
      clause: {
        en: 'A defender attacked across a linear obstacle, window or doorway has +1. A model on higher ground has +1. The two do not add up.',
        it: 'Un difensore attaccato attraverso un ostacolo lineare, una finestra o una porta ha +1. Un modello più in alto ha +1. I due bonus non si sommano.',
      },
      ruling: {
        en: 'Both models stand at the same wall; only the one attacked gains.',
        it: 'Entrambi stanno allo stesso muro; ne guadagna solo chi è attaccato.',
      },
    },
    {
      id: 'SK-HTH-15',
      page: '-',
      title: { en: 'Several enemies', it: 'Più nemici' },
      clause: {
        en: 'A model has −1 for each standing enemy in contact after the first, in attack and in defence.',
        it: 'Un modello ha −1 per ogni nemico in piedi a contatto oltre il primo, in attacco e in difesa.',
      },
      ruling: { en: 'A model that is down does not press.', it: 'Un modello a terra non incalza.' },
    },
    {
      id: 'SK-HTH-16',
      page: 'S-QR QR2',
      title: { en: 'Recoil', it: 'Arretramento' },
      clause: {
        en: 'The loser recoils straight away by the depth of its base, standing or down as it is. Broken ground does not shorten a recoil. It may leave several enemies at once at no cost.',
        it: 'Lo sconfitto arretra in linea retta di una profondità di basetta, in piedi o a terra com’è. Il terreno difficile non riduce l’arretramento. Può lasciare più nemici insieme senza penalità.',
      },
    },
    {
      id: 'SK-HTH-17',
      page: '-',
      title: { en: 'Recoil from several', it: 'Arretrare da più avversari' },
      clause: {
        en: 'The loser recoils away from all enemies in contact together. If they are all round, it has no space.',
        it: 'Lo sconfitto arretra da tutti i nemici a contatto insieme. Se lo circondano, non ha spazio.',
      },
      ruling: { en: 'The contents list the heading without a text.', it: 'L’indice riporta il titolo senza testo.' },
    },
    {
      id: 'SK-HTH-18',
      page: '-',
      title: { en: 'No space to recoil', it: 'Senza spazio per arretrare' },
      clause: {
        en: 'If a model, wall, obstacle or impassable ground is in the way, the loser tries 30° to the left, then 30° to the right; otherwise it is knocked down on the spot.',
        it: 'Se un modello, un muro, un ostacolo o terreno non attraversabile è in mezzo, lo sconfitto prova a 30° a sinistra, poi a 30° a destra; altrimenti finisce a terra sul posto.',
      },
      ruling: { en: 'The contents list the heading without a text.', it: 'L’indice riporta il titolo senza testo.' },
    },
    {
      id: 'SK-HTH-19',
      page: 'P2',
      title: { en: 'Leaving combat', it: 'Abbandonare un corpo a corpo' },
      clause: {
        en: 'The first Move out of contact costs 2 actions, or 1 if all enemies it touched are down or prone. It ends clear of all of them.',
        it: 'Il primo movimento fuori dal contatto costa 2 azioni, o 1 se tutti i nemici che toccava sono a terra o proni. Finisce lontano da tutti loro.',
      },
    },
    {
      id: 'SK-HTH-20',
      page: '-',
      title: { en: 'No pursuit', it: 'Nessun inseguimento' },
      clause: { en: 'A winner on foot stays in place.', it: 'Un vincitore a piedi resta sul posto.' },
      ruling: {
        en: 'In the parent engine too, following is a choice.',
        it: 'Anche nel motore d’origine inseguire è facoltativo.',
      },
    },
    {
      id: 'SK-HTH-21',
      page: '-',
      title: { en: 'Cavalry charge', it: 'Carica di cavalleria' },
      clause: {
        en: 'A Mounted model that moves S or more in one straight line over unbroken ground into contact with a model on foot has +1 to that attack, and +1 more with a lance, which is then class 3.',
        it: 'Un modello Montato che muove di 1C o più in linea retta, su terreno non difficile, fino a contatto con chi è a piedi ha +1 a quell’attacco, e un altro +1 con la lancia, che è allora di classe 3.',
      },
      ruling: {
        en: 'The contents list cavalry charging infantry.',
        it: 'L’indice riporta la cavalleria che carica la fanteria.',
      },
    },
    {
      id: 'SK-HTH-22',
      page: '-',
      title: { en: 'Closed up against cavalry', it: 'Serrati contro la cavalleria' },
      clause: {
        en: 'No charge bonus, nor lance bonus and class, if the target touches a standing friend on foot and both carry musket, rifle or half-pike. Two such friends also cancel the +1 of Mounted. A half-pike in the target’s own hands by itself cancels the charge’s bonus, the lance’s bonus and its class.',
        it: 'Niente bonus di carica, né bonus e classe della lancia, se il bersaglio tocca un amico a piedi e in piedi ed entrambi hanno moschetto, fucile a canna rigata o mezza picca. Due così tolgono anche il +1 di Montato. Una mezza picca in mano al bersaglio toglie da sola bonus di carica, bonus della lancia e sua classe.',
      },
      ruling: { en: 'Closing up is rewarded.', it: 'Chi si serra è premiato.' },
    },
    {
      id: 'SK-HTH-23',
      page: '-',
      title: { en: 'Riding through', it: 'Attraversare al galoppo' },
      clause: {
        en: 'When a charge makes its target recoil, knocks it down or puts it out, the rider may go on up to S along the same line, over a model that is down if it clears it. It may end in contact, without an attack.',
        it: 'Se una carica fa arretrare il bersaglio, lo mette a terra o fuori combattimento, il cavaliere può proseguire fino a 1C sulla stessa linea, sopra chi è a terra se lo supera. Può finire a contatto, senza attaccare.',
      },
      ruling: { en: 'This keeps cavalry moving.', it: 'Così la cavalleria resta in movimento.' },
    },
    {
      id: 'SK-HTH-24',
      page: '-',
      title: { en: 'Unhorsed', it: 'Disarcionato' },
      clause: {
        en: 'A Mounted model that is down has fallen with its horse; standing up restores both.',
        it: 'Un modello Montato a terra lo è col cavallo: alzarsi rimette in piedi entrambi.',
      },
      ruling: { en: 'No second model is needed.', it: 'Non serve un secondo modello.' },
    },
    {
      id: 'SK-HTH-25',
      page: '-',
      title: { en: 'Parting blow', it: 'Colpo alle spalle' },
      clause: {
        en: 'When a model flees out of contact, each standing enemy touching it first makes a free attack. Only the fleeing model can suffer. If it is knocked down the flight ends; a recoil has no effect.',
        it: 'Quando un modello fugge dal contatto, ogni nemico in piedi che lo tocca fa prima un attacco gratuito. Solo chi fugge può subire. Se finisce a terra la fuga termina; un arretramento non ha effetto.',
      },
      ruling: { en: 'The parent engine has this free attack.', it: 'Il motore d’origine ha questo attacco gratuito.' },
    },
    {
      id: 'SK-HTH-26',
      page: '-',
      title: { en: 'Gruesome kill', it: 'Uccisione cruenta' },
      clause: {
        en: 'This rule is optional. When a model is tripled, its standing friends within L that see it test morale.',
        it: 'Questa regola è facoltativa. Quando un modello è triplicato, gli amici in piedi entro 1L che lo vedono fanno un test di morale.',
      },
      ruling: {
        en: 'The parent engine has this rule, the card does not; it is off unless chosen.',
        it: 'Il motore d’origine ha questa regola, la scheda no: vale solo se si sceglie.',
      },
    },
    {
      id: 'SK-HTH-27',
      page: '-',
      title: { en: 'Engaged models stay', it: 'Modelli impegnati' },
      clause: {
        en: 'An engaged model cannot move, crawl, climb or take stairs except to leave combat. The enemies it touched do not stop that Move, but their bases still bar it.',
        it: 'Un modello impegnato non può muovere, strisciare, arrampicarsi né usare scale se non per abbandonare il corpo a corpo. I nemici che toccava non fermano quel movimento, ma le loro basette lo sbarrano.',
      },
      ruling: { en: 'Otherwise contact would stop it at once.', it: 'Altrimenti il contatto lo fermerebbe subito.' },
    },
  ],
};
