import type { RuleChapter } from '@drumhead/content';

export const orders: RuleChapter = {
  title: { en: 'Group orders', it: 'Ordini di gruppo' },
  rules: [
    {
      id: 'SK-GRP-1',
      page: 'S-EN p6–7',
      title: { en: 'Who orders', it: 'Chi dà ordini' },
      clause: {
        en: 'Only a Leader, in his activation, for one action an order; several in a turn if he can.',
        it: 'Solo un Leader, nella sua attivazione, per un’azione a ordine; più d’uno per turno, se può.',
      },
    },
    {
      id: 'SK-GRP-2',
      page: 'S-EN p6',
      title: { en: 'Group move', it: 'Mossa di gruppo' },
      clause: {
        en: '2 to 6 models connected by base contact, each within L of the Leader as the order is given.',
        it: 'Da 2 a 6 modelli collegati dal contatto di base, ciascuno entro L dal Leader quando si dà l’ordine.',
      },
    },
    {
      id: 'SK-GRP-3',
      page: 'S-EN p6–7, S-IT p7',
      title: { en: 'In between', it: 'Nel mezzo' },
      clause: {
        en: 'The Leader’s own actions and his orders come in any order: the group is rolled for and played, then he goes on.',
        it: 'Le azioni del Leader e i suoi ordini vengono in qualsiasi ordine: si tira e si gioca il gruppo, poi egli continua.',
      },
    },
    {
      id: 'SK-GRP-4',
      page: 'S-EN p7',
      title: { en: 'One roll, worst Quality', it: 'Un tiro, la Qualità peggiore' },
      clause: {
        en: '1-3 dice for the whole group against its worst Q: three of Q3+ with one of Q4+ need 4+.',
        it: '1-3 dadi per tutto il gruppo contro la Q peggiore: tre da Q3+ con uno da Q4+ vogliono 4+.',
      },
    },
    {
      id: 'SK-GRP-5',
      page: 'S-EN p7',
      title: { en: 'What members do', it: 'Che cosa fanno i membri' },
      clause: {
        en: 'Each has an action for every success and moves, reloads or attacks as ever; they need not do the same.',
        it: 'Ciascuno ha un’azione per ogni successo e muove, ricarica o attacca come sempre; non devono fare tutti lo stesso.',
      },
    },
    {
      id: 'SK-GRP-6',
      page: 'S-EN p7',
      title: { en: 'A group’s turnover', it: 'Passaggio per un gruppo' },
      clause: {
        en: 'With two failures or more the members use their success, if any; then play passes and the Leader’s other actions are lost.',
        it: 'Con due o più fallimenti i membri usano il loro successo, se c’è; poi il gioco passa e le altre azioni del Leader sono perdute.',
      },
    },
    {
      id: 'SK-GRP-7',
      page: '-',
      title: { en: 'Who may be a member', it: 'Chi può farne parte' },
      clause: {
        en: 'Own models not yet activated and not Fallen, never the Leader himself; they count as activated. Engaged models may join a Group move only.',
        it: 'Propri modelli non ancora attivati e non caduti, mai il Leader stesso; contano come attivati. Gli impegnati solo in una Mossa di gruppo.',
      },
      ruling: { en: 'Keeps one activation a model.', it: 'Una sola attivazione per modello.' },
    },
    {
      id: 'SK-GRP-8',
      page: '-',
      title: { en: 'No bonus of command', it: 'Nessun bonus di comando' },
      clause: {
        en: 'The +1 of Leader or NCO is not for a group’s roll; the Musician’s may be (SK-SPR-12).',
        it: 'Il +1 di Leader o sottufficiale non vale per il tiro di un gruppo; quello del Musico può valere (SK-SPR-12).',
      },
      ruling: {
        en: 'The printed example rolls against the bare Q, within L of the Leader.',
        it: 'L’esempio stampato tira contro la sola Q, entro L dal Leader.',
      },
    },
    {
      id: 'SK-GRP-9',
      page: '-',
      title: { en: 'One member after another', it: 'Un membro alla volta' },
      clause: {
        en: 'In the order you like, each to his end; they need not stay in contact. Who goes Out or flees drops out. A Leader whose own roll owes a turnover may still spend his one success on an order.',
        it: 'Nell’ordine che vuoi, ciascuno fino in fondo; non serve restare a contatto. Chi va fuori combattimento o fugge ne esce. Un Leader il cui tiro deve un passaggio del turno può ancora spendere il suo unico successo in un ordine.',
      },
      ruling: { en: 'An order of steps is needed.', it: 'Serve un ordine dei passi.' },
    },
    {
      id: 'SK-GRP-10',
      page: '-',
      title: { en: 'A Leader who fights', it: 'Un Leader che combatte' },
      clause: {
        en: 'Fallen, or touching a Standing enemy, he gives no orders.',
        it: 'Caduto, o a contatto con un nemico in piedi, non dà ordini.',
      },
      ruling: { en: 'He is fighting for his life.', it: 'Combatte per la vita.' },
    },
    {
      id: 'SK-GRP-11',
      page: 'S-EN p7',
      title: { en: 'Regroup', it: 'Raggrupparsi' },
      clause: {
        en: 'Any number of models within L of the Leader, near each other or not; one roll on the worst Q. They end in contact with at least one other member. No attack; reloading is allowed.',
        it: 'Qualsiasi numero di modelli entro L dal Leader, vicini o no; un tiro sulla Q peggiore. Finiscono a contatto con almeno un altro membro. Nessun attacco; ricaricare si può.',
      },
    },
    {
      id: 'SK-GRP-12',
      page: '-',
      title: { en: 'Regroup that falls short', it: 'Raggrupparsi che non arriva' },
      clause: {
        en: 'At least two members, none engaged. Who cannot reach contact spends all his actions on Moves straight towards the nearest other member; contact is looked at when all have moved.',
        it: 'Almeno due membri, nessuno impegnato. Chi non può arrivare a contatto spende tutte le azioni in movimenti dritti verso l’altro membro più vicino; il contatto si guarda quando tutti hanno mosso.',
      },
      ruling: { en: 'There must always be a legal Move.', it: 'Deve esserci sempre un movimento lecito.' },
    },
    {
      id: 'SK-GRP-13',
      page: 'S-EN p7',
      title: { en: 'Volley: who', it: 'Salva: chi' },
      clause: {
        en: '2 to 6 shooters connected by base contact, each within L of the Leader. Then they roll to activate.',
        it: 'Da 2 a 6 tiratori collegati dal contatto di base, ciascuno entro L dal Leader. Poi tirano per attivarsi.',
      },
    },
    {
      id: 'SK-GRP-14',
      page: 'S-EN p7, S-IT p8',
      title: { en: 'Volley: one die, worst values', it: 'Salva: un dado, valori peggiori' },
      clause: {
        en: 'One die for all, with the lowest C and the lowest weapon modifier among them, each at his own range.',
        it: 'Un dado per tutti, col C più basso e il modificatore d’arma più basso fra loro, ognuno alla sua gittata.',
      },
    },
    {
      id: 'SK-GRP-15',
      page: 'S-EN p7',
      title: { en: 'Volley: the target', it: 'Salva: il bersaglio' },
      clause: {
        en: '−1 to its score for every shooter beyond the first: 2 shooters −1, 6 shooters −5.',
        it: '−1 al suo punteggio per ogni tiratore oltre il primo: 2 tiratori −1, 6 tiratori −5.',
      },
    },
    {
      id: 'SK-GRP-16',
      page: 'S-EN p7',
      title: { en: 'Volley: limits', it: 'Salva: limiti' },
      clause: {
        en: 'Never aimed. All are discharged. If ammunition runs out it does so for one of them, named by his owner. It is each one’s attack of the turn.',
        it: 'Mai mirata. Tutti restano scarichi. Se le munizioni si esauriscono è per uno solo, indicato dal suo giocatore. È l’attacco del turno di ciascuno.',
      },
    },
    {
      id: 'SK-GRP-17',
      page: 'S-EN p7',
      title: { en: 'Volley: other modifiers', it: 'Salva: altri modificatori' },
      clause: {
        en: 'What holds for one shooter holds for the volley: cover from one is cover from all.',
        it: 'Ciò che vale per un tiratore vale per la salva: copertura da uno è copertura da tutti.',
      },
    },
    {
      id: 'SK-GRP-18',
      page: '-',
      title: { en: 'Volley: personal bonuses', it: 'Salva: bonus personali' },
      clause: {
        en: 'A bonus from a special rule (Marksman) counts only if all have it; a penalty (Poor Shot, horseback) if anyone has.',
        it: 'Un bonus da regola speciale (Tiratore Scelto) conta solo se l’hanno tutti; una penalità (Pessima Mira, a cavallo) se ce l’ha anche uno.',
      },
      ruling: { en: 'The volley goes by its worst shooter.', it: 'La salva vale il suo tiratore peggiore.' },
    },
    {
      id: 'SK-GRP-19',
      page: '-',
      title: { en: 'Volley: conditions', it: 'Salva: condizioni' },
      clause: {
        en: 'Each has a loaded firearm (no bow, nothing thrown), line of sight, a range with a modifier, and no enemy in contact. Any visible target. It costs each one action; further ones before or after it. Tested as it is fired.',
        it: 'Ciascuno ha un’arma da fuoco carica (non arco, non da lancio), linea di tiro, una gittata con modificatore e nessun nemico a contatto. Qualsiasi bersaglio visibile. Costa a ciascuno un’azione; le altre prima o dopo. Si verifica al momento dello sparo.',
      },
      ruling: { en: 'Closes the procedure.', it: 'Completa la procedura.' },
    },
    {
      id: 'SK-GRP-20',
      page: 'S-EN p7',
      title: { en: 'Shoot and Reload: who', it: 'Sparare e Ricaricare: chi' },
      clause: {
        en: '2, 4 or 6 models, half in front and half behind (SK-GEO-15), all loaded since the start of the turn.',
        it: '2, 4 o 6 modelli, metà davanti e metà dietro (SK-GEO-15), tutti carichi dall’inizio del turno.',
      },
    },
    {
      id: 'SK-GRP-21',
      page: 'S-EN p7',
      title: { en: 'Shoot and Reload: effect', it: 'Sparare e Ricaricare: effetto' },
      clause: {
        en: 'Two actions: the front line fires a volley and changes weapons with the second. The front is loaded again, the second discharged. Never aimed; one attack a turn.',
        it: 'Due azioni: la prima linea spara una salva e scambia le armi con la seconda. La prima è di nuovo carica, la seconda scarica. Mai mirata; un attacco per turno.',
      },
    },
    {
      id: 'SK-GRP-22',
      page: '-',
      title: { en: 'Shoot and Reload: details', it: 'Sparare e Ricaricare: dettagli' },
      clause: {
        en: 'One action of the Leader, two of the group’s. Both lines have attacked. Pairs carry the same firearm. With one success each may make one Move, nothing else. The target has −0, −1 or −2 for 1, 2 or 3 in front.',
        it: 'Un’azione del Leader, due del gruppo. Entrambe le linee hanno attaccato. Le coppie portano la stessa arma. Con un solo successo ciascuno può fare un movimento e nient’altro. Il bersaglio ha −0, −1 o −2 per 1, 2 o 3 davanti.',
      },
      ruling: { en: 'The book does not say whose two actions.', it: 'Il manuale non dice di chi siano le due azioni.' },
    },
    {
      id: 'SK-GRP-23',
      page: '-',
      title: { en: 'Volley: point of reference', it: 'Salva: punto di riferimento' },
      clause: {
        en: 'Where a result asks for “the shooter” it is the one nearest to the target; the active player settles a tie.',
        it: 'Dove un risultato chiede «chi tira» è il più vicino al bersaglio; se pari decide il giocatore attivo.',
      },
      ruling: { en: 'One die, several shooters.', it: 'Un dado, più tiratori.' },
    },
  ],
};
