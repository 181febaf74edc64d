import type { RuleChapter } from '@drumhead/content';

export const activation: RuleChapter = {
  title: { en: 'Activation', it: 'Attivazione' },
  rules: [
    {
      id: 'LB-ACT-01',
      page: '9',
      title: { en: 'Initiative phase', it: 'Fase d’iniziativa' },
      clause: {
        en: 'One side has the initiative and acts; the other side can only react. There is no fixed turn sequence.',
        it: 'Una parte ha l’iniziativa e agisce; l’altra può solo reagire. Non c’è una sequenza fissa di turni.',
      },
    },
    {
      id: 'LB-ACT-02',
      page: '9, 27-32',
      title: { en: 'First initiative', it: 'Prima iniziativa' },
      clause: {
        en: 'After deployment each side rolls 3d6 and adds them up; the higher total starts. A scenario may name the first player instead.',
        it: 'Dopo lo schieramento ogni parte tira 3d6 e li somma; comincia il totale più alto. Uno scenario può invece indicare chi comincia.',
      },
    },
    {
      id: 'LB-ACT-03',
      page: '9',
      title: { en: 'Tied first roll', it: 'Primo tiro in parità' },
      clause: {
        en: 'If the first roll is tied, both sides roll again.',
        it: 'Se il primo tiro è pari, le due parti tirano di nuovo.',
      },
      ruling: {
        en: 'The book does not cover this.',
        it: 'Il libro non lo prevede.',
      },
    },
    {
      id: 'LB-ACT-04',
      page: '6, 9',
      title: { en: 'One brigade at a time', it: 'Una brigata alla volta' },
      clause: {
        en: 'In its phase a side works through its brigades one at a time, in any order. The CinC with the reserve counts as one more.',
        it: 'Nella sua fase una parte attiva le brigate una alla volta, in qualsiasi ordine. Il comandante in capo con la riserva conta come un’altra brigata.',
      },
    },
    {
      id: 'LB-ACT-05',
      page: '9',
      title: { en: 'A finished brigade stays finished', it: 'Una brigata conclusa resta conclusa' },
      clause: {
        en: 'You may finish a brigade at any time and go to the next, but you cannot return to it in this phase.',
        it: 'Puoi concludere una brigata in qualsiasi momento e passare alla prossima, ma in questa fase non puoi tornarci.',
      },
      ruling: {
        en: 'The book says to move to another brigade; nothing lets you return.',
        it: 'Il libro dice di passare a un’altra brigata; nulla permette di tornare.',
      },
    },
    {
      id: 'LB-ACT-06',
      page: '9, 38',
      title: { en: 'CinC without a reserve', it: 'Comandante in capo senza riserva' },
      clause: {
        en: 'A CinC without a reserve may still activate in each phase, to move or to appoint a Leader.',
        it: 'Un comandante in capo senza riserva si può comunque attivare in ogni fase, per muovere o dare un nuovo comandante a una brigata.',
      },
      ruling: {
        en: 'The book lets the Spanish CinC, who has no reserve, do just that.',
        it: 'Il libro lo permette al comandante in capo spagnolo, che non ha riserva.',
      },
    },
    {
      id: 'LB-ACT-07',
      page: '6, 9',
      title: { en: 'Number of dice', it: 'Numero di dadi' },
      clause: {
        en: 'Before each activation you choose 1, 2 or 3 dice.',
        it: 'Prima di ogni attivazione scegli 1, 2 o 3 dadi.',
      },
    },
    {
      id: 'LB-ACT-08',
      page: '6',
      title: { en: 'Success', it: 'Successo' },
      clause: {
        en: 'Each die that reaches Q after modifiers is a success; any other die is a failure. A natural 1 always fails and a natural 6 always succeeds.',
        it: 'Ogni dado che raggiunge Q dopo i modificatori è un successo; ogni altro è un fallimento. Un 1 naturale fallisce sempre e un 6 naturale riesce sempre.',
      },
    },
    {
      id: 'LB-ACT-09',
      page: '6, 7, 8',
      title: { en: 'The Leader’s +1', it: 'Il +1 del comandante' },
      clause: {
        en: 'A unit within its own Leader’s command span adds 1 to each die, in activation and in reaction.',
        it: 'Un’unità entro il raggio di comando del proprio comandante aggiunge 1 a ogni dado, in attivazione e in reazione.',
      },
    },
    {
      id: 'LB-ACT-10',
      page: '8',
      title: { en: 'No other +1', it: 'Nessun altro +1' },
      clause: {
        en: 'The CinC and the Leaders of other brigades give no +1. Generals have no +1 on their own rolls, and a group order uses the Leader’s Q alone.',
        it: 'Il comandante in capo e i comandanti di altre brigate non danno +1. I generali non hanno +1 nei propri tiri, e un ordine di gruppo usa la sola Q del comandante.',
      },
      ruling: {
        en: 'The book gives the bonus to units of the Leader’s own brigade only.',
        it: 'Il libro dà il bonus solo alle unità della brigata del comandante.',
      },
    },
    {
      id: 'LB-ACT-11',
      page: '4, 6, 9',
      title: { en: 'One success, one action', it: 'Un successo, un’azione' },
      clause: {
        en: 'Each success gives one action, to use at once or lose.',
        it: 'Ogni successo dà un’azione, da usare subito o perdere.',
      },
    },
    {
      id: 'LB-ACT-12',
      page: '8, 9',
      title: { en: 'Once per phase', it: 'Una volta per fase' },
      clause: {
        en: 'A unit activates at most once per phase of its own side, alone or in a group order. A general also activates only once.',
        it: 'Un’unità si attiva al massimo una volta per fase della propria parte, da sola o in un ordine di gruppo. Anche un generale si attiva una volta sola.',
      },
      ruling: {
        en: 'The book works through the units until all have been activated, and orders no group twice.',
        it: 'Il libro procede finché tutte sono state attivate, e non ordina due volte lo stesso gruppo.',
      },
    },
    {
      id: 'LB-ACT-13',
      page: '6',
      title: { en: 'Double failure', it: 'Doppio fallimento' },
      clause: {
        en: 'If a unit or group rolls 2 or 3 failures, it spends the actions it earned, the enemy’s reaction is settled, and then the brigade is finished.',
        it: 'Se un’unità o un gruppo ottiene 2 o 3 fallimenti, spende le azioni ottenute, si risolve la reazione nemica, poi la brigata è conclusa.',
      },
    },
    {
      id: 'LB-ACT-14',
      page: '6, 9',
      title: { en: 'Turnover', it: 'Passaggio dell’iniziativa' },
      clause: {
        en: 'A double failure when no other brigade is left to activate passes the initiative to the enemy.',
        it: 'Un doppio fallimento quando non restano altre brigate da attivare passa l’iniziativa al nemico.',
      },
    },
    {
      id: 'LB-ACT-15',
      page: '6',
      title: { en: 'Reaction before turnover', it: 'La reazione prima del passaggio' },
      clause: {
        en: 'The reaction caused by that roll is settled before the initiative passes.',
        it: 'La reazione causata da quel tiro si risolve prima che l’iniziativa passi.',
      },
      ruling: {
        en: 'The book grants both in the same sentence.',
        it: 'Il libro concede entrambe nella stessa frase.',
      },
    },
    {
      id: 'LB-ACT-16',
      page: '6, 8, 9',
      title: { en: 'Generals and double failure', it: 'I generali e il doppio fallimento' },
      clause: {
        en: 'A general’s own failures never finish a brigade or cause a turnover. They only give the enemy a reaction, at once (LB-REACT-08).',
        it: 'I fallimenti di un generale non concludono mai una brigata e non passano l’iniziativa. Danno solo una reazione al nemico, subito (LB-REACT-08).',
      },
      ruling: {
        en: 'The book speaks of units and groups, and exempts generals.',
        it: 'Il libro parla di unità e gruppi, ed esclude i generali.',
      },
    },
    {
      id: 'LB-ACT-17',
      page: '9',
      title: { en: 'End of the phase', it: 'Fine della fase' },
      clause: {
        en: 'A phase ends with a turnover, when all brigades are finished, or when the side passes.',
        it: 'Una fase finisce con il passaggio dell’iniziativa, quando tutte le brigate sono concluse, o quando la parte passa.',
      },
    },
    {
      id: 'LB-ACT-18',
      page: '4-20',
      title: { en: 'What actions cost', it: 'Costo delle azioni' },
      clause: {
        en: 'A move, rotation, shot, reload, rally, extra die, move into Contact or order costs 1 action. A formation change also costs 1 action (2 with Conscript or Militia). A unit makes at most 3 moves, 1 shot and 1 rally per activation.',
        it: 'Un movimento, una rotazione, un tiro, una ricarica, un riordino, un dado in più, l’entrata in contatto o un ordine costa 1 azione. Anche un cambio di formazione costa 1 azione (2 con Coscritto o Milizia). Un’unità fa al massimo 3 movimenti, 1 tiro e 1 riordino per attivazione.',
      },
    },
    {
      id: 'LB-ACT-19',
      page: '15-19',
      title: { en: 'Combat ends the activation', it: 'Il combattimento chiude l’attivazione' },
      clause: {
        en: 'Once a unit’s Approach has been resolved, its activation is over and its unspent actions are lost.',
        it: 'Risolto l’avvicinamento di un’unità, la sua attivazione è finita e le azioni non spese sono perse.',
      },
      ruling: {
        en: 'The book lists where each remaining action can go, and lets the winner “only” carry the position.',
        it: 'Il libro elenca dove può andare ogni azione rimasta, e al vincitore concede «solo» la posizione.',
      },
    },
    {
      id: 'LB-ACT-20',
      page: '7, 15',
      title: { en: 'Combat is one action', it: 'Il combattimento è una sola azione' },
      clause: {
        en: 'From the move that arrives to the recall, a combat is a single action: nobody may react during it.',
        it: 'Dal movimento d’arrivo al richiamo un combattimento è una sola azione: nessuno può reagire nel mezzo.',
      },
      ruling: {
        en: 'The book forbids interrupting an action, and combat follows the move at once.',
        it: 'Il libro vieta di interrompere un’azione, e il combattimento segue subito il movimento.',
      },
    },
    {
      id: 'LB-ACT-21',
      page: '15',
      title: { en: 'Finish the combat first', it: 'Prima si finisce il combattimento' },
      clause: {
        en: 'A unit’s combat is concluded before another unit activates.',
        it: 'Il combattimento di un’unità si conclude prima che un’altra si attivi.',
      },
    },
    {
      id: 'LB-ACT-22',
      page: '7, 9',
      title: { en: 'Fewer actions', it: 'Meno azioni' },
      clause: {
        en: 'You may leave actions unspent.',
        it: 'Puoi lasciare azioni non spese.',
      },
    },
    {
      id: 'LB-ACT-23',
      page: '9',
      title: { en: 'Passing', it: 'Passare' },
      clause: {
        en: 'You may end your phase at any time between activations.',
        it: 'Puoi chiudere la tua fase in qualsiasi momento fra un’attivazione e l’altra.',
      },
    },
  ],
};
