import type { RuleChapter } from '@drumhead/content';

export const activation: RuleChapter = {
  title: { en: 'Activation', it: 'Attivazione' },
  rules: [
    {
      id: 'LB-ACT-01',
      page: '9',
      title: { en: 'Initiative phase', it: 'Fase d’iniziativa' },
      clause: {
        en: 'One side has the initiative and acts; the other only reacts. Phases have no fixed length.',
        it: 'Una parte ha l’iniziativa e agisce; l’altra reagisce soltanto. Le fasi non hanno durata fissa.',
      },
    },
    {
      id: 'LB-ACT-02',
      page: '9, 27-32',
      title: { en: 'Who begins', it: 'Chi comincia' },
      clause: {
        en: '3d6 each after deployment; the higher sum starts. A scenario may name the side.',
        it: '3d6 a testa dopo lo schieramento; comincia la somma più alta. Uno scenario può indicare la parte.',
      },
    },
    {
      id: 'LB-ACT-03',
      page: '9',
      title: { en: 'Tied first roll', it: 'Primo tiro in parità' },
      clause: { en: 'Roll again.', it: 'Si tira di nuovo.' },
      ruling: { en: 'Silent.', it: 'Non detto.' },
    },
    {
      id: 'LB-ACT-04',
      page: '6, 9',
      title: { en: 'One Brigade at a time', it: 'Una brigata alla volta' },
      clause: {
        en: 'Work through your Brigades, and the CinC with his Reserve, in the order you like; finish one before you open the next.',
        it: 'Si passa da una brigata all’altra, e al CinC con la riserva, nell’ordine che si vuole; una si conclude prima di aprire la prossima.',
      },
    },
    {
      id: 'LB-ACT-05',
      page: '9',
      title: { en: 'Closed is closed', it: 'Chiusa resta chiusa' },
      clause: {
        en: 'You may finish a Brigade whenever you like, but not come back to it this phase.',
        it: 'Una brigata si può concludere quando si vuole, ma in questa fase non vi si torna.',
      },
      ruling: { en: 'Nothing lets one return.', it: 'Nulla permette di tornarvi.' },
    },
    {
      id: 'LB-ACT-06',
      page: '9, 38',
      title: { en: 'CinC without Reserve', it: 'CinC senza riserva' },
      clause: { en: 'He has his turn all the same.', it: 'Ha comunque il suo turno.' },
      ruling: {
        en: 'One CinC without a Reserve is said to act.',
        it: 'Di un CinC senza riserva il libro dice che agisce.',
      },
    },
    {
      id: 'LB-ACT-07',
      page: '6, 9',
      title: { en: 'Choose your dice', it: 'Scegli i dadi' },
      clause: { en: '1, 2 or 3 for each activation.', it: '1, 2 o 3 per ogni attivazione.' },
    },
    {
      id: 'LB-ACT-08',
      page: '6',
      title: { en: 'Success', it: 'Successo' },
      clause: {
        en: 'Each die that reaches Q after modifiers succeeds. A rolled 1 always fails, a rolled 6 always succeeds.',
        it: 'Ogni dado che raggiunge Q dopo i modificatori è un successo. Un 1 naturale fallisce sempre, un 6 naturale riesce sempre.',
      },
    },
    {
      id: 'LB-ACT-09',
      page: '6, 7, 8',
      title: { en: "Leader's +1", it: '+1 del comandante' },
      clause: {
        en: 'On every die, in activation and reaction, of units of his Brigade within his span.',
        it: 'Su ogni dado, in attivazione e in reazione, delle unità della sua brigata entro il raggio.',
      },
    },
    {
      id: 'LB-ACT-10',
      page: '8',
      title: { en: 'No other +1', it: 'Nessun altro +1' },
      clause: {
        en: "Not from the CinC or another Brigade's Leader, not for Generals' own rolls or a group order.",
        it: 'Né dal CinC né dal comandante di un’altra brigata, né per i tiri dei generali o gli ordini di gruppo.',
      },
      ruling: {
        en: 'The bonus is printed for units of his own Brigade.',
        it: 'Il bonus è stampato per le unità della sua brigata.',
      },
    },
    {
      id: 'LB-ACT-11',
      page: '4, 6, 9',
      title: { en: 'One success, one action', it: 'Un successo, un’azione' },
      clause: {
        en: 'For the unit or General that rolled, now or never.',
        it: 'Per l’unità o il generale che ha tirato, subito o mai più.',
      },
    },
    {
      id: 'LB-ACT-12',
      page: '8, 9',
      title: { en: 'Once per phase', it: 'Una volta per fase' },
      clause: {
        en: 'A unit is activated once in its own phase, alone or in a group; a General once as well.',
        it: 'Un’unità si attiva una volta nella propria fase, da sola o in gruppo; anche un generale una sola volta.',
      },
      ruling: {
        en: 'The book goes on until all have been activated.',
        it: 'Il libro procede finché tutte sono state attivate.',
      },
    },
    {
      id: 'LB-ACT-13',
      page: '6',
      title: { en: 'Double failure', it: 'Doppio fallimento' },
      clause: {
        en: "2 or 3 failures in a unit's or group's roll: it uses what it earned, the enemy reacts, then the Brigade is finished.",
        it: '2 o 3 fallimenti nel tiro di un’unità o di un gruppo: usa quanto ottenuto, il nemico reagisce, poi la brigata è conclusa.',
      },
    },
    {
      id: 'LB-ACT-14',
      page: '6, 9',
      title: { en: 'Turnover', it: 'Passaggio del turno' },
      clause: {
        en: 'A double failure with no Brigade left to open hands over the initiative.',
        it: 'Un doppio fallimento senza altre brigate da aprire cede l’iniziativa.',
      },
    },
    {
      id: 'LB-ACT-15',
      page: '6',
      title: { en: 'First the reaction', it: 'Prima la reazione' },
      clause: {
        en: 'The reaction that roll has earned is played before the initiative changes hands.',
        it: 'La reazione nata da quel tiro si gioca prima che l’iniziativa passi.',
      },
      ruling: { en: 'Both stand in the same sentence of the book.', it: 'Nel libro stanno nella stessa frase.' },
    },
    {
      id: 'LB-ACT-16',
      page: '6, 8, 9',
      title: { en: 'Generals may fail', it: 'I generali possono fallire' },
      clause: {
        en: 'Their own failures close no Brigade and lose no initiative; they only give a reaction, at once (LB-REACT-08).',
        it: 'I loro fallimenti non chiudono brigate e non cedono l’iniziativa; danno solo una reazione, subito (LB-REACT-08).',
      },
      ruling: {
        en: 'Double failure is printed of units and groups; Generals are excepted.',
        it: 'Il doppio fallimento riguarda unità e gruppi; i generali sono esclusi.',
      },
    },
    {
      id: 'LB-ACT-17',
      page: '9',
      title: { en: 'End of the phase', it: 'Fine della fase' },
      clause: {
        en: 'Turnover, all Brigades finished, or you pass.',
        it: 'Passaggio del turno, tutte le brigate concluse, o si passa.',
      },
    },
    {
      id: 'LB-ACT-18',
      page: '4-20',
      title: { en: 'What actions cost', it: 'Costo delle azioni' },
      clause: {
        en: '1 each for a move, rotation, shot, reload, rally, extra die, Contact, order. Formation changes 1 (Conscript and Militia 2). At most 3 moves, 1 shot and 1 rally per activation.',
        it: '1 per movimento, rotazione, tiro, ricarica, recupero, dado in più, contatto, ordine. Cambio di formazione 1 (coscritti e milizia 2). Al massimo 3 movimenti, 1 tiro e 1 recupero per attivazione.',
      },
    },
    {
      id: 'LB-ACT-19',
      page: '15-19',
      title: { en: 'A fight ends the activation', it: 'Il combattimento chiude l’attivazione' },
      clause: {
        en: "Once its Approach is resolved, a unit's unspent actions are lost.",
        it: 'Risolto l’avvicinamento, le azioni non spese dell’unità sono perse.',
      },
      ruling: {
        en: 'The book tells where each action left can go, and lets the winner only occupy the place.',
        it: 'Il libro dice dove va ogni azione rimasta e al vincitore lascia solo la posizione.',
      },
    },
    {
      id: 'LB-ACT-20',
      page: '7, 15',
      title: { en: 'Nobody interrupts a fight', it: 'Nessuno interrompe un combattimento' },
      clause: {
        en: 'From the closing move to the recall all is one action; reactions wait.',
        it: 'Dal movimento d’arrivo al richiamo è tutta un’azione sola; le reazioni attendono.',
      },
      ruling: {
        en: 'Actions cannot be interrupted, and combat follows at once.',
        it: 'Le azioni non si interrompono, e il combattimento segue subito.',
      },
    },
    {
      id: 'LB-ACT-21',
      page: '15',
      title: { en: 'Finish the fight first', it: 'Prima si finisce di combattere' },
      clause: {
        en: 'A fight is over before another unit is activated.',
        it: 'Un combattimento si conclude prima di attivare un’altra unità.',
      },
    },
    {
      id: 'LB-ACT-22',
      page: '7, 9',
      title: { en: 'Doing less', it: 'Fare di meno' },
      clause: { en: 'Actions may go unspent.', it: 'Le azioni si possono non spendere.' },
    },
    {
      id: 'LB-ACT-23',
      page: '9',
      title: { en: 'Passing', it: 'Passare' },
      clause: {
        en: 'Between activations you may end your phase at any time.',
        it: 'Fra un’attivazione e l’altra si può chiudere la propria fase.',
      },
    },
  ],
};
