import type { RuleChapter } from '@drumhead/content';

export const sequences: RuleChapter = {
  title: { en: 'Sequences', it: 'Sequenze' },
  rules: [
    {
      id: 'SK-SEQ-1',
      page: '-',
      title: { en: 'Set-up', it: 'Preparazione' },
      clause: {
        en: 'Fix variant, limit, scenario and sides (and roles under SK-SET-3). Choose squads in secret and show them together. Settle roles; the defender places terrain, the attacker chooses an edge. The defender deploys, then the attacker. Scouts move, the attacker’s first. Roll for initiative.',
        it: 'Fissate variante, limite, scenario e parti (e ruoli con SK-SET-3). Scegliete le squadre in segreto e mostratele insieme. Decidete i ruoli; il difensore dispone il terreno, l’attaccante sceglie un bordo. Schiera il difensore, poi l’attaccante. Muovono gli Scout, prima dell’attaccante. Tirate l’iniziativa.',
      },
      ruling: { en: 'The order follows the book’s chapters.', it: 'L’ordine segue i capitoli del libro.' },
    },
    {
      id: 'SK-SEQ-2',
      page: '-',
      title: { en: 'Player turn', it: 'Turno del giocatore' },
      clause: {
        en: 'Activate a model, end the turn or withdraw, until a turnover or until all models have activated. When all players have had their turn, check scenario and turn limit, then start the next game turn.',
        it: 'Attiva un modello, termina il turno o ritirati, fino al passaggio del turno o a tutti i modelli attivati. Quando tutti i giocatori hanno avuto il turno, verifica scenario e limite di turni, poi comincia un nuovo turno di gioco.',
      },
      ruling: { en: 'The rules of activation are put in order.', it: 'Le regole di attivazione sono messe in ordine.' },
    },
    {
      id: 'SK-SEQ-3',
      page: '-',
      title: { en: 'One model', it: 'Un modello' },
      clause: {
        en: 'Roll for Unpredictable; choose the number of dice and an Elan charge; roll; take actions one by one, each with its morale and break tests, or stop.',
        it: 'Tira per Imprevedibile; scegli il numero di dadi e la carica di Elan; tira; fai le azioni una alla volta, ciascuna con i suoi test di morale e rotta, o fermati.',
      },
      ruling: {
        en: 'The rules of activation, command and special rules are put in order.',
        it: 'Le regole di attivazione, comando e regole speciali sono messe in ordine.',
      },
    },
    {
      id: 'SK-SEQ-4',
      page: '-',
      title: { en: 'An order', it: 'Un ordine' },
      clause: {
        en: 'Choose kind, members, target and pairs; choose the number of dice; roll against the worst Q; play the members one by one, the volley, or Shoot and Reload; then back to the Leader, or turnover.',
        it: 'Scegli tipo, modelli, bersaglio e coppie; scegli il numero di dadi; tira contro la Q peggiore; gioca i modelli uno alla volta, la salva, o Sparare e Ricaricare; poi di nuovo il Leader, o passaggio del turno.',
      },
      ruling: { en: 'The rules of orders are put in order.', it: 'Le regole degli ordini sono messe in ordine.' },
    },
    {
      id: 'SK-SEQ-5',
      page: '-',
      title: { en: 'A hand-to-hand attack', it: 'Un attacco in corpo a corpo' },
      clause: {
        en: 'Choose an enemy and a plain or powerful blow; add both modifiers; roll both dice. A tie or a winner on the ground ends it. Otherwise: doubled, out; already down, out; odd, recoil; even, knocked down. Then riding through, morale and break test.',
        it: 'Scegli un nemico e un attacco semplice o potente; somma i modificatori di entrambi; tira i due dadi. Una parità o un vincitore a terra chiude l’attacco. Altrimenti: doppiato, fuori; già a terra, fuori; dispari, arretra; pari, a terra. Poi attraversamento al galoppo, morale e verifica della rotta.',
      },
      ruling: { en: 'The rules of combat are put in order.', it: 'Le regole del corpo a corpo sono messe in ordine.' },
    },
    {
      id: 'SK-SEQ-6',
      page: '-',
      title: { en: 'A shot', it: 'Un tiro' },
      clause: {
        en: 'Choose weapon, target and a plain or aimed shot; add both modifiers; roll both dice. The weapon is unloaded, depleted on a natural 1. If the shooter is not higher, stop. Doubled or already down, out; even, knocked down; odd, recoil (SDS), cover or prone (SDT). Then morale and break test.',
        it: 'Scegli arma, bersaglio e un tiro semplice o mirato; somma i modificatori di entrambi; tira i due dadi. L’arma è scarica, esaurita con un 1 naturale. Se chi tira non è più alto, fine. Doppiato o già a terra, fuori; pari, a terra; dispari, arretra (SDS), copertura o prono (SDT). Poi morale e verifica della rotta.',
      },
      ruling: { en: 'The rules of shooting are put in order.', it: 'Le regole del tiro sono messe in ordine.' },
    },
    {
      id: 'SK-SEQ-7',
      page: '-',
      title: { en: 'A volley', it: 'Una salva' },
      clause: {
        en: 'Use surplus actions first. Members that cannot fire leave; one alone may still shoot (not aimed). Use the British feature. Roll one die per side. All weapons are unloaded, one depleted on a natural 1. Apply the result. Use the actions left, without attacks.',
        it: 'Usa prima le azioni in più. I modelli che non possono sparare escono; uno solo può ancora tirare (non mirato). Usa la caratteristica britannica. Tira un dado per parte. Tutte le armi sono scariche, una esaurita con un 1 naturale. Applica il risultato. Usa le azioni rimaste, senza attacchi.',
      },
      ruling: { en: 'The rules of volleys are put in order.', it: 'Le regole della salva sono messe in ordine.' },
    },
    {
      id: 'SK-SEQ-8',
      page: '-',
      title: { en: 'Shoot and Reload', it: 'Sparare e Ricaricare' },
      clause: {
        en: 'With fewer than two successes each member may make one Move. Otherwise the front line fires and weapons change hands in each pair, a depleted one too. A third success gives each member another action, not an attack.',
        it: 'Con meno di due successi ogni modello può fare un movimento. Altrimenti la prima linea spara e le armi passano di mano in ogni coppia, anche se esaurite. Un terzo successo dà a ogni modello un’altra azione, non un attacco.',
      },
      ruling: { en: 'The order is put in steps.', it: 'L’ordine è diviso in passi.' },
    },
    {
      id: 'SK-SEQ-9',
      page: '-',
      title: { en: 'Morale', it: 'Morale' },
      clause: {
        en: 'For each side with a cause, roll three dice per model in roster order, then use the Russian feature. Remove models with three failures, then move those that flee in roster order. A second test may follow (SK-MOR-6).',
        it: 'Per ogni parte con una causa tira tre dadi per modello nell’ordine della lista, poi usa la caratteristica russa. Rimuovi i modelli con tre fallimenti, poi muovi chi fugge nell’ordine della lista. Può seguire un secondo test (SK-MOR-6).',
      },
      ruling: { en: 'The rules of morale are put in order.', it: 'Le regole del morale sono messe in ordine.' },
    },
    {
      id: 'SK-SEQ-10',
      page: '-',
      title: { en: 'Break test', it: 'Verifica della rotta' },
      clause: {
        en: 'Check each side that lost a model. With its commander on the table and 2 models or fewer, it breaks if the enemy has more; without the commander it breaks at 2 or fewer. If both break at once, the game is a draw.',
        it: 'Verifica ogni parte che ha perso un modello. Col comandante sul tavolo e 2 modelli o meno va in rotta se il nemico ne ha di più; senza comandante va in rotta con 2 o meno. Se vanno in rotta entrambe insieme, è pareggio.',
      },
      ruling: { en: 'The rules of the end are put in order.', it: 'Le regole della fine sono messe in ordine.' },
    },
  ],
};
