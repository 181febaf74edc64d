import type { RuleChapter } from '@drumhead/content';

export const orders: RuleChapter = {
  title: { en: 'Group orders', it: 'Ordini di gruppo' },
  rules: [
    {
      id: 'SK-GRP-1',
      page: 'S-EN p6–7',
      title: { en: 'Right to give orders', it: 'Chi dà ordini' },
      clause: {
        en: 'Only a Leader gives orders, during the Leader’s own activation, at one action each.',
        it: 'Solo un Leader dà ordini, durante la propria attivazione, al costo di un’azione ciascuno.',
      },
    },
    {
      id: 'SK-GRP-2',
      page: 'S-EN p6',
      title: { en: 'Group move', it: 'Mossa di gruppo' },
      clause: {
        en: 'Order 2 to 6 models connected by base contact, each within L of the Leader when the order is given.',
        it: 'Si ordina a 2–6 modelli collegati dal contatto di base, ciascuno entro 1L dal Leader quando si dà l’ordine.',
      },
    },
    {
      id: 'SK-GRP-3',
      page: 'S-EN p6–7, S-IT p7',
      title: { en: 'Orders and own actions', it: 'Ordini e azioni proprie' },
      clause: {
        en: 'The Leader mixes orders and actions freely: a group rolls and acts, then the Leader goes on.',
        it: 'Il Leader alterna liberamente ordini e azioni: il gruppo tira e agisce, poi il Leader continua.',
      },
    },
    {
      id: 'SK-GRP-4',
      page: 'S-EN p7',
      title: { en: 'One roll, worst Quality', it: 'Un tiro, la Qualità peggiore' },
      clause: {
        en: 'Roll 1–3 dice for the whole group against its worst Q: three models of Q3+ with one of Q4+ need 4+.',
        it: 'Tira 1–3 dadi per tutto il gruppo contro la Q peggiore: tre modelli da Q3+ con uno da Q4+ devono fare 4+.',
      },
    },
    {
      id: 'SK-GRP-5',
      page: 'S-EN p7',
      title: { en: 'Actions of members', it: 'Azioni dei modelli' },
      clause: {
        en: 'Each member has one action per success and moves, reloads or attacks as usual. Members may do different things.',
        it: 'Ogni modello ha un’azione per successo e muove, ricarica o attacca come sempre. I modelli possono fare cose diverse.',
      },
    },
    {
      id: 'SK-GRP-6',
      page: 'S-EN p7',
      title: { en: 'Turnover of a group', it: 'Passaggio per un gruppo' },
      clause: {
        en: 'With two or more failures the members use their success, if any. Then the turnover ends your turn and the Leader’s other actions are lost.',
        it: 'Con due o più fallimenti i modelli usano il loro successo, se c’è. Poi il turno passa e le altre azioni del Leader sono perdute.',
      },
    },
    {
      id: 'SK-GRP-7',
      page: '-',
      title: { en: 'Members', it: 'Chi ne fa parte' },
      clause: {
        en: 'Members are your own models that have not activated and are not down, never the Leader. They count as activated. Engaged models may join only a Group move.',
        it: 'Formano il gruppo i tuoi modelli non ancora attivati e non a terra, mai il Leader. Contano come attivati. Gli impegnati entrano solo in una Mossa di gruppo.',
      },
      ruling: { en: 'Each model still activates once.', it: 'Ogni modello si attiva comunque una volta.' },
    },
    {
      id: 'SK-GRP-8',
      page: '-',
      title: { en: 'No command bonus', it: 'Nessun bonus di comando' },
      clause: {
        en: 'The +1 of a Leader or NCO never applies to a group’s roll; a Musician’s may (SK-SPR-12).',
        it: 'Il +1 di Leader o sottufficiale non vale mai per il tiro di un gruppo; quello del Musico può valere (SK-SPR-12).',
      },
      ruling: {
        en: 'In the printed example the group, within L of the Leader, rolls against its Q alone.',
        it: 'Nell’esempio stampato il gruppo, entro 1L dal Leader, tira contro la sola Q.',
      },
    },
    {
      id: 'SK-GRP-9',
      page: '-',
      title: { en: 'One member at a time', it: 'Un modello alla volta' },
      clause: {
        en: 'Members act in the order you choose, each to the end, and need not stay in contact. A member that goes out of action or flees leaves the group. A Leader whose roll owes a turnover may still spend its one success on an order.',
        it: 'I modelli agiscono nell’ordine che scegli, ciascuno fino in fondo, e non devono restare a contatto. Un modello che va fuori combattimento o fugge lascia il gruppo. Un Leader il cui tiro causa il passaggio del turno può ancora spendere il suo unico successo in un ordine.',
      },
      ruling: { en: 'The steps need an order.', it: 'I passi hanno bisogno di un ordine.' },
    },
    {
      id: 'SK-GRP-10',
      page: '-',
      title: { en: 'Leader in combat', it: 'Leader in combattimento' },
      clause: {
        en: 'A Leader that is down, or touches a standing enemy, cannot give orders.',
        it: 'Un Leader a terra, o a contatto con un nemico in piedi, non può dare ordini.',
      },
      ruling: {
        en: 'Such a Leader is fighting for its life.',
        it: 'Un Leader in quella situazione lotta per la vita.',
      },
    },
    {
      id: 'SK-GRP-11',
      page: 'S-EN p7',
      title: { en: 'Regroup', it: 'Raggrupparsi' },
      clause: {
        en: 'Any number of models within L of the Leader, in contact or not, make one roll against the worst Q. Each ends in contact with at least one other member. They cannot attack; they may reload.',
        it: 'Qualsiasi numero di modelli entro 1L dal Leader, a contatto o no, fa un tiro contro la Q peggiore. Ciascuno finisce a contatto con almeno un altro modello. Non possono attaccare; possono ricaricare.',
      },
    },
    {
      id: 'SK-GRP-12',
      page: '-',
      title: { en: 'Regroup out of reach', it: 'Raggrupparsi fuori portata' },
      clause: {
        en: 'Regroup needs at least two members, none engaged. A member that cannot reach contact spends all its actions on Moves straight towards the nearest other member. Contact is checked when all have moved.',
        it: 'Servono almeno due modelli, nessuno impegnato. Un modello che non può arrivare a contatto spende tutte le azioni in movimenti dritti verso l’altro più vicino. Il contatto si controlla quando tutti hanno mosso.',
      },
      ruling: { en: 'There is always a legal Move.', it: 'C’è sempre un movimento valido.' },
    },
    {
      id: 'SK-GRP-13',
      page: 'S-EN p7',
      title: { en: 'Volley: members', it: 'Salva: modelli' },
      clause: {
        en: 'Order 2 to 6 shooters connected by base contact, each within L of the Leader. They then roll to activate.',
        it: 'Si ordina a 2–6 tiratori collegati dal contatto di base, ciascuno entro 1L dal Leader. Poi tirano per attivarsi.',
      },
    },
    {
      id: 'SK-GRP-14',
      page: 'S-EN p7, S-IT p8',
      title: { en: 'Volley: one die, worst values', it: 'Salva: un dado, valori peggiori' },
      clause: {
        en: 'Roll one die for all, with the lowest C and the lowest weapon modifier among the shooters, each at its own range.',
        it: 'Tira un dado per tutti, col C più basso e il modificatore d’arma più basso fra i tiratori, ciascuno alla sua gittata.',
      },
    },
    {
      id: 'SK-GRP-15',
      page: 'S-EN p7',
      title: { en: 'Volley: target', it: 'Salva: bersaglio' },
      clause: {
        en: 'The target has −1 for every shooter beyond the first: 2 shooters −1, 6 shooters −5.',
        it: 'Il bersaglio ha −1 per ogni tiratore oltre il primo: 2 tiratori −1, 6 tiratori −5.',
      },
    },
    {
      id: 'SK-GRP-16',
      page: 'S-EN p7',
      title: { en: 'Volley: limits', it: 'Salva: limiti' },
      clause: {
        en: 'A volley cannot be aimed. It unloads every weapon and is each shooter’s attack of the turn. If ammunition runs out, it does so for one shooter of its owner’s choice.',
        it: 'Una salva non può essere mirata. Scarica tutte le armi ed è l’attacco del turno di ogni tiratore. Se le munizioni si esauriscono, è per un solo tiratore scelto dal suo giocatore.',
      },
    },
    {
      id: 'SK-GRP-17',
      page: 'S-EN p7',
      title: { en: 'Volley: other modifiers', it: 'Salva: altri modificatori' },
      clause: {
        en: 'A modifier of one shooter applies to the whole volley: cover from one is cover from all.',
        it: 'Un modificatore di un tiratore vale per tutta la salva: copertura da uno è copertura da tutti.',
      },
    },
    {
      id: 'SK-GRP-18',
      page: '-',
      title: { en: 'Volley: personal bonuses', it: 'Salva: bonus personali' },
      clause: {
        en: 'A bonus from a special rule (Marksman) counts only if all shooters have it; a penalty (Poor Shot, horseback) counts if any has it.',
        it: 'Un bonus da regola speciale (Tiratore Scelto) conta solo se l’hanno tutti i tiratori; una penalità (Pessima Mira, a cavallo) conta se l’ha anche uno solo.',
      },
      ruling: {
        en: 'A volley is as good as its worst shooter.',
        it: 'Una salva vale quanto il suo tiratore peggiore.',
      },
    },
    {
      id: 'SK-GRP-19',
      page: '-',
      title: { en: 'Volley: conditions', it: 'Salva: condizioni' },
      clause: {
        en: 'Each shooter has a loaded firearm (no bow, nothing thrown), line of sight, a range with a modifier and no enemy in contact when the volley is fired. Any visible target is legal. It costs each one action; others come before or after. If they come apart, the largest part in contact fires (tie: that of the first named).',
        it: 'Ogni tiratore ha un’arma da fuoco carica (non arco né da lancio), linea di vista, una gittata con modificatore e nessun nemico a contatto quando si spara. Vale ogni bersaglio visibile. Costa a ciascuno un’azione; le altre prima o dopo. Se si separano, spara la parte a contatto più grande (pari: la prima indicata).',
      },
      ruling: { en: 'This completes the printed procedure.', it: 'Questo completa la procedura stampata.' },
    },
    {
      id: 'SK-GRP-20',
      page: 'S-EN p7',
      title: { en: 'Shoot and Reload: members', it: 'Sparare e Ricaricare: modelli' },
      clause: {
        en: 'Order 2, 4 or 6 models, half in front and half behind (SK-GEO-15), all loaded since the start of the turn.',
        it: 'Si ordina a 2, 4 o 6 modelli, metà davanti e metà dietro (SK-GEO-15), tutti carichi dall’inizio del turno.',
      },
    },
    {
      id: 'SK-GRP-21',
      page: 'S-EN p7',
      title: { en: 'Shoot and Reload: effect', it: 'Sparare e Ricaricare: effetto' },
      clause: {
        en: 'With two actions the front line fires a volley, then swaps weapons: the front is loaded again, the second line unloaded. It cannot be aimed and is the attack of the turn.',
        it: 'Con due azioni la prima linea spara una salva, poi scambia le armi: la prima è di nuovo carica, la seconda scarica. Non può essere mirata ed è l’attacco del turno.',
      },
    },
    {
      id: 'SK-GRP-22',
      page: '-',
      title: { en: 'Shoot and Reload: details', it: 'Sparare e Ricaricare: dettagli' },
      clause: {
        en: 'It costs one action of the Leader and two of the group. Both lines have attacked. Each pair carries the same firearm. With a single success each member may make one Move and nothing else. The target has −0, −1 or −2 for 1, 2 or 3 in front.',
        it: 'Costa un’azione del Leader e due del gruppo. Entrambe le linee hanno attaccato. Ogni coppia porta la stessa arma. Con un solo successo ogni modello può fare un movimento e nient’altro. Il bersaglio ha −0, −1 o −2 per 1, 2 o 3 davanti.',
      },
      ruling: {
        en: 'The book leaves open whose two actions these are.',
        it: 'Il libro non dice di chi siano le due azioni.',
      },
    },
    {
      id: 'SK-GRP-23',
      page: '-',
      title: { en: 'Volley: point of reference', it: 'Salva: punto di riferimento' },
      clause: {
        en: 'Where a result refers to “the shooter”, take the one nearest to the target. The active player settles a tie.',
        it: 'Dove un risultato parla di «chi tira» vale il più vicino al bersaglio. In caso di parità sceglie il giocatore attivo.',
      },
      ruling: { en: 'One die stands for several shooters.', it: 'Un dado vale per più tiratori.' },
    },
  ],
};
