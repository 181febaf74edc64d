import type { RuleChapter } from '@drumhead/content';

export const sequences: RuleChapter = {
  title: { en: 'Step by step', it: 'Passo per passo' },
  rules: [
    {
      id: 'LB-SEQ-01',
      page: '6, 9',
      title: { en: 'The initiative phase', it: 'La fase d’iniziativa' },
      clause: {
        en: 'Clear markers. Open a brigade, or the CinC with the reserve. In it activate each unit and general once; close it when you like. Double failure, other than a general’s, closes it, and with none left to open is a turnover. Then count victory; the initiative passes.',
        it: 'Via i segnalini. Apri una brigata, o il comandante in capo con la riserva. Attivane ogni unità e generale una volta; chiudila quando vuoi. Un doppio fallimento di unità o gruppo la chiude e, se non ne restano, è passaggio del turno. Poi conta la vittoria; l’iniziativa passa.',
      },
      ruling: {
        en: 'The parts are printed apart; this joins them, changing none.',
        it: 'Le parti sono stampate separate; qui si uniscono senza mutarle.',
      },
    },
    {
      id: 'LB-SEQ-02',
      page: '6-9',
      title: { en: 'An activation roll', it: 'Un tiro d’attivazione' },
      clause: {
        en: 'Choose 1–3 dice, roll, re-roll if entitled. Each success is an action, each failure a die for one enemy reaction. To a general he reacts at once or never; else before, between or after the actions. 2 failures and he lacks a Leader: he places one instead.',
        it: 'Scegli 1–3 dadi, tira, ritira se puoi. Ogni successo è un’azione, ogni fallimento un dado per una reazione nemica. A un generale si reagisce subito o mai; se no prima, tra o dopo le azioni. 2 fallimenti e gli manca un comandante: piazza quello.',
      },
      ruling: {
        en: 'The parts are printed apart; this joins them, changing none.',
        it: 'Le parti sono stampate separate; qui si uniscono senza mutarle.',
      },
    },
    {
      id: 'LB-SEQ-03',
      page: '7, 9, 12',
      title: { en: 'A reaction', it: 'Una reazione' },
      clause: {
        en: 'First correct a unit too near to friends: that is then all. Else pick a unit or general that has not reacted, roll the dice given. No success: it may try again another time. With success it has reacted and spends its actions. Then the enemy goes on.',
        it: 'Prima correggi un’unità troppo vicina ad amici: allora è tutto. Se no scegli un’unità o un generale che non ha reagito e tira i dadi dati. Nessun successo: potrà riprovare. Con successo ha reagito e spende le azioni. Poi il nemico prosegue.',
      },
      ruling: {
        en: 'The parts are printed apart; this joins them, changing none.',
        it: 'Le parti sono stampate separate; qui si uniscono senza mutarle.',
      },
    },
    {
      id: 'LB-SEQ-04',
      page: '8',
      title: { en: 'A group order', it: 'Un ordine di gruppo' },
      clause: {
        en: 'Per action the Leader moves, attaches, detaches or orders. For an order: name the units, choose 1–3 dice, roll on his Q. Every unit has as many actions as successes, in any order, no Approach, no fire. Then see to proximity. Double failure ends it all.',
        it: 'Per ogni azione il comandante muove, si aggrega, si stacca o ordina. Per un ordine: indica le unità, scegli 1–3 dadi, tira sulla sua Q. Ogni unità ha tante azioni quanti i successi, in qualsiasi ordine, niente avvicinamento né tiro. Poi la vicinanza. Il doppio fallimento chiude tutto.',
      },
      ruling: {
        en: 'The parts are printed apart; this joins them, changing none.',
        it: 'Le parti sono stampate separate; qui si uniscono senza mutarle.',
      },
    },
    {
      id: 'LB-SEQ-05',
      page: '9',
      title: { en: 'CinC and reserve', it: 'comandante in capo e riserva' },
      clause: {
        en: 'Per action: move, nominate, or assign a unit in span, which makes its free move at once. Still outside its Leader’s span, it may roll 1 or 2 dice, without fire or Approach; a double failure there ends the CinC’s turn.',
        it: 'Per ogni azione: muovere, nominare un comandante o assegnare un’unità di riserva nel raggio, che fa subito il movimento gratuito. Se non è ancora nel raggio del comandante può tirare 1 o 2 dadi, senza tiro né avvicinamento; lì un doppio fallimento chiude il turno del comandante in capo.',
      },
      ruling: {
        en: 'The parts are printed apart; this joins them, changing none.',
        it: 'Le parti sono stampate separate; qui si uniscono senza mutarle.',
      },
    },
    {
      id: 'LB-SEQ-06',
      page: '14, 15',
      title: { en: 'A bombardment', it: 'Un bombardamento' },
      clause: {
        en: 'Name the target and the actions added as dice. Check arc, sight, range, loaded, not yet fired. Count dice, both roll, compare, spend unused dice. Results of pair 1, then 2, then 3. The battery is fired.',
        it: 'Indica il bersaglio e le azioni aggiunte come dadi. Verifica arco, vista, gittata, carica, non ha ancora sparato. Conta i dadi, si tira, si confronta, si spendono i dadi non usati. Effetti della coppia 1, poi 2, poi 3. La batteria è scarica.',
      },
      ruling: {
        en: 'The parts are printed apart; this joins them, changing none.',
        it: 'Le parti sono stampate separate; qui si uniscono senza mutarle.',
      },
    },
    {
      id: 'LB-SEQ-07',
      page: '15-18',
      title: { en: 'An Approach', it: 'Un avvicinamento' },
      clause: {
        en: 'Move straight to 1S. Skirmishers, flank, passive. Attacker puts actions into dice; both roll; re-rolls. Die 1: DIS. Dice 2 and 3: actions. Defender spends his, then the attacker. Somebody moves in: Contact. Otherwise the attacker withdraws, or stays if the defender retreated.',
        it: 'Muovi diritto a 1C. Schermagliatori, fianco, passivo. L’attaccante mette azioni in dadi; si tira; ritiri. Dado 1: DIS. Dadi 2 e 3: azioni. Spende il difensore, poi l’attaccante. Se uno si fa sotto: contatto. Altrimenti l’attaccante ripiega, o resta se il difensore si è ritirato.',
      },
      ruling: {
        en: 'The parts are printed apart; this joins them, changing none.',
        it: 'Le parti sono stampate separate; qui si uniscono senza mutarle.',
      },
    },
    {
      id: 'LB-SEQ-08',
      page: '18, 19',
      title: { en: 'Contact to recall', it: 'Dal contatto al richiamo' },
      clause: {
        en: 'Move in. Attacker, then defender add dice; both roll; re-rolls. Die 1: winner. Die 2: DIS. Loser retreats. Die 3: pursuit. Cavalry without DIS takes 1. Leader tests. Winner carries or stays; cavalry that eliminated may break through once, then recall.',
        it: 'Si entra. Attaccante, poi difensore aggiungono dadi; si tira; ritiri. Dado 1: vincitore. Dado 2: DIS. Il perdente si ritira. Dado 3: inseguimento. Cavalleria senza DIS: 1. Prove dei comandanti. Chi vince occupa o resta; la cavalleria che ha eliminato può sfondare una volta, poi richiamo.',
      },
      ruling: {
        en: 'The parts are printed apart; this joins them, changing none.',
        it: 'Le parti sono stampate separate; qui si uniscono senza mutarle.',
      },
    },
    {
      id: 'LB-SEQ-09',
      page: '8, 21, 24',
      title: { en: 'After an elimination', it: 'Dopo un’eliminazione' },
      clause: {
        en: 'Take off the unit, add its points. Test its Leader and reposition him. Green friends near: 1 DIS each, new losses join in. Shaken Brigades. Leaders without units leave. Reposition threatened generals. Mark units too near. Last tie-break, if it is on.',
        it: 'Togli l’unità, aggiungi i punti. Prova il suo comandante e riposizionalo. Inesperti vicini: 1 DIS ciascuno, le nuove perdite si accodano. Brigate scosse. I comandanti senza unità lasciano. Riposiziona i generali minacciati. Segna le unità troppo vicine. Ultimo spareggio, se aperto.',
      },
      ruling: {
        en: 'The parts are printed apart; this joins them, changing none.',
        it: 'Le parti sono stampate separate; qui si uniscono senza mutarle.',
      },
    },
    {
      id: 'LB-SEQ-10',
      page: '9, 21, 22, 35',
      title: { en: 'Setting up a pick-up game', it: 'Preparare una partita libera' },
      clause: {
        en: 'Choose nation, period, brigades, options. Roll the generals, choose rules for a plus, share out Sk. Break Points and Shaken limits. Roll for the roles. Lay out six zones in turn. Deploy hidden, or by brigades, defender first, reserve last. 3d6 each for the first initiative.',
        it: 'Scegli nazione, periodo, brigate, opzioni. Tira i generali, scegli le regole per un più, distribuisci lo Sk. Punti di rottura e limiti di scossa. Tira per i ruoli. Disponi a turno sei zone. Schiera nascosto o per brigate, prima il difensore, riserva per ultima. 3d6 a testa: prima iniziativa.',
      },
      ruling: {
        en: 'The parts are printed apart; this joins them, changing none.',
        it: 'Le parti sono stampate separate; qui si uniscono senza mutarle.',
      },
    },
    {
      id: 'LB-SEQ-11',
      page: '21',
      title: { en: 'End of a phase', it: 'Fine di una fase' },
      clause: {
        en: 'Count both scores. Only the acting side at its Break Point: it loses. Both at it: the deeper side wins; level, the last tie-break is on. Only the other at it: nothing yet. Clear reaction markers; the initiative passes.',
        it: 'Conta i punti di entrambi. Solo la parte di turno al punto di rottura: perde. Entrambe: vince chi è più a fondo; se pari, si apre l’ultimo spareggio. Solo l’altra: ancora nulla. Via i segnalini di reazione; l’iniziativa passa.',
      },
      ruling: {
        en: 'The parts are printed apart; this joins them, changing none.',
        it: 'Le parti sono stampate separate; qui si uniscono senza mutarle.',
      },
    },
  ],
};
