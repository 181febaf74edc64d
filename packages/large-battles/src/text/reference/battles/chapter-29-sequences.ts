import type { RuleChapter } from '@drumhead/content';

export const sequences: RuleChapter = {
  title: { en: 'Step by step', it: 'Passo per passo' },
  rules: [
    {
      id: 'LB-SEQ-01',
      page: '6, 9',
      title: { en: 'The initiative phase', it: 'La fase d’iniziativa' },
      clause: {
        en: 'Remove the markers. Activate a brigade, or the CinC with the reserve: each unit and general once; finish it when you like. A double failure of a unit or group finishes it, and is a turnover if no other is left. Then test victory; the initiative passes.',
        it: 'Togli i segnalini. Attiva una brigata, o il comandante in capo con la riserva: ogni unità e generale una volta; concludila quando vuoi. Un doppio fallimento di unità o gruppo la conclude e, se non ne restano altre, passa l’iniziativa. Poi verifica la vittoria; l’iniziativa passa.',
      },
      ruling: {
        en: 'The book prints the parts apart; this joins them without changing any.',
        it: 'Il libro stampa le parti separate; qui si uniscono senza cambiarle.',
      },
    },
    {
      id: 'LB-SEQ-02',
      page: '6-9',
      title: { en: 'An activation roll', it: 'Un tiro d’attivazione' },
      clause: {
        en: 'Choose 1–3 dice, roll, re-roll if entitled. Each success is an action, each failure a die for one enemy reaction: at once for a general’s roll, else before, between or after the actions. On 2 failures an enemy brigade without a Leader gets one instead.',
        it: 'Scegli 1–3 dadi, tira, ripeti il tiro di un dado se puoi. Ogni successo è un’azione, ogni fallimento un dado per una reazione nemica: subito al tiro di un generale, altrimenti prima, fra o dopo le azioni. Con 2 fallimenti una brigata nemica senza comandante ne riceve invece uno.',
      },
      ruling: {
        en: 'The book prints the parts apart; this joins them without changing any.',
        it: 'Il libro stampa le parti separate; qui si uniscono senza cambiarle.',
      },
    },
    {
      id: 'LB-SEQ-03',
      page: '7, 9, 12',
      title: { en: 'A reaction', it: 'Una reazione' },
      clause: {
        en: 'First correct a unit too near to friends; that ends the reaction. Otherwise pick a unit or general that has not reacted and roll the dice given. Without success it may try again later. With success it has reacted and spends its actions. Then the enemy goes on.',
        it: 'Prima correggi un’unità troppo vicina ad amici; la reazione finisce lì. Altrimenti scegli un’unità o un generale che non ha reagito e tira i dadi dati. Senza successi può ritentare più tardi. Con un successo ha reagito e spende le azioni. Poi il nemico prosegue.',
      },
      ruling: {
        en: 'The book prints the parts apart; this joins them without changing any.',
        it: 'Il libro stampa le parti separate; qui si uniscono senza cambiarle.',
      },
    },
    {
      id: 'LB-SEQ-04',
      page: '8',
      title: { en: 'A group order', it: 'Un ordine di gruppo' },
      clause: {
        en: 'Per action the Leader moves, attaches, detaches or orders. For an order: name the units, choose 1–3 dice, roll against the Leader’s Q. Each unit has as many actions as successes, in any order, no Approach, no fire. Then check proximity. A double failure ends it all.',
        it: 'Per azione il comandante muove, si aggrega, si stacca o ordina. Per un ordine: indica le unità, scegli 1–3 dadi, tira contro la sua Q. Ogni unità ha tante azioni quanti i successi, in ogni ordine, senza avvicinamento né tiro. Poi controlla la prossimità. Un doppio fallimento chiude tutto.',
      },
      ruling: {
        en: 'The book prints the parts apart; this joins them without changing any.',
        it: 'Il libro stampa le parti separate; qui si uniscono senza cambiarle.',
      },
    },
    {
      id: 'LB-SEQ-05',
      page: '9',
      title: { en: 'CinC and reserve', it: 'Comandante in capo e riserva' },
      clause: {
        en: 'Per action the CinC moves, appoints a Leader, or assigns a unit in span, which makes its free move at once. If that unit is still outside its Leader’s span you may roll 1 or 2 dice for it, without fire or Approach. A double failure there ends the CinC’s activation.',
        it: 'Per azione il comandante in capo muove, dà un nuovo comandante, o assegna un’unità nel raggio, che fa subito il movimento gratuito. Se è ancora fuori dal raggio del comandante puoi tirare per lei 1 o 2 dadi, senza tiro né avvicinamento. Un doppio fallimento lì chiude l’attivazione.',
      },
      ruling: {
        en: 'The book prints the parts apart; this joins them without changing any.',
        it: 'Il libro stampa le parti separate; qui si uniscono senza cambiarle.',
      },
    },
    {
      id: 'LB-SEQ-06',
      page: '14, 15',
      title: { en: 'A bombardment', it: 'Un bombardamento' },
      clause: {
        en: 'Name the target and the actions added as dice. Check arc, sight, range, loaded and not yet fired. Count dice, roll both sides, compare, spend unused dice. Apply pair 1, then 2, then 3. The battery is unloaded.',
        it: 'Indica il bersaglio e le azioni aggiunte come dadi. Verifica arco, vista, gittata, carica e che non abbia già sparato. Conta i dadi, tira per le due parti, confronta, spendi i dadi non usati. Applica la coppia 1, poi la 2, poi la 3. La batteria è scarica.',
      },
      ruling: {
        en: 'The book prints the parts apart; this joins them without changing any.',
        it: 'Il libro stampa le parti separate; qui si uniscono senza cambiarle.',
      },
    },
    {
      id: 'LB-SEQ-07',
      page: '15-18',
      title: { en: 'An Approach', it: 'Un avvicinamento' },
      clause: {
        en: 'Move straight to 1S. Settle skirmishers, flank, passive. The attacker spends actions on dice; both roll; re-rolls. Die 1: DIS. Dice 2 and 3: actions. The defender spends, then the attacker. A move in: Contact. Otherwise the attacker falls back, or stays if the defender retreated.',
        it: 'Muovi diritto fino a 1C. Definisci schermagliatori, fianco, passivo. L’attaccante spende azioni in dadi; si tira; si ripetono tiri. Dado 1: DIS. Dadi 2 e 3: azioni. Spende il difensore, poi l’attaccante. Se uno entra: contatto. Altrimenti l’attaccante ripiega, o resta se il difensore si è ritirato.',
      },
      ruling: {
        en: 'The book prints the parts apart; this joins them without changing any.',
        it: 'Il libro stampa le parti separate; qui si uniscono senza cambiarle.',
      },
    },
    {
      id: 'LB-SEQ-08',
      page: '18, 19',
      title: { en: 'From Contact to recall', it: 'Dal contatto al richiamo' },
      clause: {
        en: 'The mover goes in. Attacker, then defender, add dice; both roll; re-rolls. Die 1: winner. Die 2: DIS. The loser retreats. Die 3: pursuit. Cavalry without DIS takes 1. Test Leaders. The winner carries or stays; cavalry that eliminated may break through once, then recall.',
        it: 'Si entra. L’attaccante, poi il difensore, aggiungono dadi; si tira; si ripetono tiri. Dado 1: vincitore. Dado 2: DIS. Il perdente si ritira. Dado 3: inseguimento. La cavalleria senza DIS ne subisce 1. Prove dei comandanti. Il vincitore occupa o resta; la cavalleria che ha eliminato può sfondare una volta, poi richiamo.',
      },
      ruling: {
        en: 'The book prints the parts apart; this joins them without changing any.',
        it: 'Il libro stampa le parti separate; qui si uniscono senza cambiarle.',
      },
    },
    {
      id: 'LB-SEQ-09',
      page: '8, 21, 24',
      title: { en: 'After an elimination', it: 'Dopo un’eliminazione' },
      clause: {
        en: 'Remove the unit, add its points. Test its Leader and reposition. Green friends near take 1 DIS each; new losses join the queue. Test for Shaken. Leaders without units leave. Reposition threatened generals. Mark units too near. Apply the last tie-break if it is on.',
        it: 'Togli l’unità, aggiungi i punti. Fai la prova del suo comandante e riposizionalo. Gli amici Inesperti vicini subiscono 1 DIS; le nuove perdite si accodano. Verifica le brigate scosse. I comandanti senza unità escono. Riposiziona i generali minacciati. Segna le unità troppo vicine. Ultimo spareggio, se aperto.',
      },
      ruling: {
        en: 'The book prints the parts apart; this joins them without changing any.',
        it: 'Il libro stampa le parti separate; qui si uniscono senza cambiarle.',
      },
    },
    {
      id: 'LB-SEQ-10',
      page: '9, 21, 22, 35',
      title: { en: 'Setting up a pick-up game', it: 'Preparare una partita libera' },
      clause: {
        en: 'Choose nation, period, brigades, options. Roll generals, choose rules for a plus, share out Sk. Work out Break Points and Shaken limits. Roll for roles. Place terrain in six zones in turn. Deploy hidden, or by brigades, defender first, reserve last. Roll 3d6 each for initiative.',
        it: 'Scegli nazione, periodo, brigate, opzioni. Tira i generali, scegli le regole per un più, dividi lo Sk. Calcola punti di rottura e limiti di scossa. Tira per i ruoli. Disponi a turno sei zone. Schiera di nascosto o per brigate, prima il difensore, riserva per ultima. Tira 3d6 a testa per l’iniziativa.',
      },
      ruling: {
        en: 'The book prints the parts apart; this joins them without changing any.',
        it: 'Il libro stampa le parti separate; qui si uniscono senza cambiarle.',
      },
    },
    {
      id: 'LB-SEQ-11',
      page: '21',
      title: { en: 'End of a phase', it: 'Fine di una fase' },
      clause: {
        en: 'Count both scores. If only the side whose phase it was is at its Break Point, it loses. If both are, the deeper side wins; if equal, the last tie-break is on. If only the other is, nothing happens yet. Remove reaction markers; the initiative passes.',
        it: 'Conta i punti di entrambe le parti. Se solo la parte di turno è al punto di rottura, perde. Se lo sono entrambe, vince chi è più a fondo; in parità si apre l’ultimo spareggio. Se lo è solo l’altra, per ora nessun effetto. Togli i segnalini di reazione; l’iniziativa passa.',
      },
      ruling: {
        en: 'The book prints the parts apart; this joins them without changing any.',
        it: 'Il libro stampa le parti separate; qui si uniscono senza cambiarle.',
      },
    },
  ],
};
