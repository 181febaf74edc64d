import type { RuleChapter } from '@drumhead/content';

export const sequences: RuleChapter = {
  title: { en: 'Sequences', it: 'Sequenze' },
  rules: [
    {
      id: 'SK-SEQ-1',
      page: '-',
      title: { en: 'Setting up', it: 'Preparazione' },
      clause: {
        en: 'Variant, limit, scenario, sides (roles, if SK-SET-3); squads in secret, shown together; roles; terrain by the defender; edge by the attacker; defender deploys, attacker deploys; Scouts, attacker’s first; initiative.',
        it: 'Variante, limite, scenario, parti (ruoli, se SK-SET-3); squadre in segreto, mostrate insieme; ruoli; terreno del difensore; bordo dell’attaccante; schiera il difensore, poi l’attaccante; Scout, prima dell’attaccante; iniziativa.',
      },
      ruling: { en: 'Follows the book’s chapters.', it: 'Segue i capitoli del manuale.' },
    },
    {
      id: 'SK-SEQ-2',
      page: '-',
      title: { en: 'Player turn', it: 'Turno del giocatore' },
      clause: {
        en: 'Nominate a model, end the turn or withdraw; again and again until play passes or nobody is left. When all players have had their turn: scenario, turn limit, next game turn.',
        it: 'Si nomina un modello, si chiude il turno o ci si ritira; e così via finché il gioco passa o nessuno resta. Quando tutti i giocatori hanno avuto il turno: scenario, limite di turni, nuovo turno di gioco.',
      },
      ruling: { en: 'The rules of activation in order.', it: 'Le regole di attivazione in ordine.' },
    },
    {
      id: 'SK-SEQ-3',
      page: '-',
      title: { en: 'One model', it: 'Un modello' },
      clause: {
        en: 'Unpredictable die; number of dice and Élan’s charge; roll; one action after another, each with its morale and break tests, or stop.',
        it: 'Dado di Imprevedibile; numero di dadi e carica di Elan; tiro; un’azione dopo l’altra, ciascuna con morale e rotta, o ci si ferma.',
      },
      ruling: {
        en: 'Activation, command and special rules in order.',
        it: 'Attivazione, comando e regole speciali in ordine.',
      },
    },
    {
      id: 'SK-SEQ-4',
      page: '-',
      title: { en: 'An order', it: 'Un ordine' },
      clause: {
        en: 'Kind, members, target and pairs; number of dice; roll on the worst Q; members one by one, the volley, or Shoot and Reload; then back to the Leader, or turnover.',
        it: 'Tipo, membri, bersaglio e coppie; numero di dadi; tiro sulla Q peggiore; membri uno a uno, la salva, o Sparare e Ricaricare; poi di nuovo il Leader, o passaggio del turno.',
      },
      ruling: { en: 'The rules of orders in order.', it: 'Le regole degli ordini in ordine.' },
    },
    {
      id: 'SK-SEQ-5',
      page: '-',
      title: { en: 'A hand-to-hand attack', it: 'Un attacco in corpo a corpo' },
      clause: {
        en: 'Enemy, plain or powerful; both modifiers; both dice; tie or a winner on the ground: end; doubled: out; Fallen already: out; odd: recoil, even: Fallen; riding through; morale; break test.',
        it: 'Nemico, semplice o potente; modificatori di entrambi; due dadi; pari, o vincitore a terra: fine; doppiato: fuori; già caduto: fuori; dispari: arretra, pari: caduto; attraversamento al galoppo; morale; verifica della rotta.',
      },
      ruling: { en: 'The rules of combat in order.', it: 'Le regole del corpo a corpo in ordine.' },
    },
    {
      id: 'SK-SEQ-6',
      page: '-',
      title: { en: 'A shot', it: 'Un tiro' },
      clause: {
        en: 'Weapon, target, plain or aimed; both modifiers; both dice; discharged, on a natural 1 depleted; not higher: end; doubled or Fallen already: out; even: Fallen; odd: recoil (SDS), cover or prone (SDT); morale; break test.',
        it: 'Arma, bersaglio, semplice o mirato; modificatori di entrambi; due dadi; scarica, con 1 naturale esaurita; non più alto: fine; doppiato o già caduto: fuori; pari: caduto; dispari: arretra (SDS), copertura o prono (SDT); morale; verifica della rotta.',
      },
      ruling: { en: 'The rules of shooting in order.', it: 'Le regole del tiro in ordine.' },
    },
    {
      id: 'SK-SEQ-7',
      page: '-',
      title: { en: 'A volley', it: 'Una salva' },
      clause: {
        en: 'Surplus actions first; who cannot fire drops out, one alone may still shoot (not aimed); the British feature; one die each side; all discharged, on a natural 1 one depleted; result; actions left, without attack.',
        it: 'Prima le azioni in più; chi non può sparare ne esce, uno solo può ancora tirare (non mirato); la caratteristica britannica; un dado per parte; tutti scarichi, con 1 naturale uno esaurito; risultato; azioni rimaste, senza attacchi.',
      },
      ruling: { en: 'The rules of volleys in order.', it: 'Le regole della salva in ordine.' },
    },
    {
      id: 'SK-SEQ-8',
      page: '-',
      title: { en: 'Shoot and Reload', it: 'Sparare e Ricaricare' },
      clause: {
        en: 'Fewer than two successes: each may make one Move. Else the front fires; weapons change hands in each pair, a depleted one too; a third success gives each member another action, no attack.',
        it: 'Meno di due successi: ciascuno può fare un movimento. Altrimenti la prima linea spara; le armi passano di mano in ogni coppia, anche se esaurite; un terzo successo dà a ciascuno un’altra azione, non un attacco.',
      },
      ruling: { en: 'The order in its steps.', it: 'L’ordine nei suoi passi.' },
    },
    {
      id: 'SK-SEQ-9',
      page: '-',
      title: { en: 'Morale', it: 'Morale' },
      clause: {
        en: 'For each side with a cause: three dice a model in roster order; the Russian feature; three failures are removed; flights in roster order; then perhaps once more (SK-MOR-6).',
        it: 'Per ogni parte con una causa: tre dadi per modello nell’ordine della lista; la caratteristica russa; tre fallimenti si rimuovono; fughe nell’ordine della lista; poi forse ancora una volta (SK-MOR-6).',
      },
      ruling: { en: 'The rules of morale in order.', it: 'Le regole del morale in ordine.' },
    },
    {
      id: 'SK-SEQ-10',
      page: '-',
      title: { en: 'Break test', it: 'Verifica della rotta' },
      clause: {
        en: 'For each side that lost a model: with its commander on the table and 2 models or fewer, broken if the enemy has more; without him, broken at 2 or fewer. Both at once: a draw.',
        it: 'Per ogni parte che ha perso un modello: col comandante sul tavolo e 2 modelli o meno, è in rotta se il nemico ne ha di più; senza di lui, in rotta con 2 o meno. Entrambe insieme: pareggio.',
      },
      ruling: { en: 'The rules of the end in order.', it: 'Le regole della fine in ordine.' },
    },
  ],
};
