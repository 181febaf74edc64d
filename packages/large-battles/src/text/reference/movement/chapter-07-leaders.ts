import type { RuleChapter } from '@drumhead/content';

export const leaders: RuleChapter = {
  title: { en: 'Leaders', it: 'Comandanti' },
  rules: [
    {
      id: 'LB-LEAD-01',
      page: '6',
      title: { en: 'The Leader', it: 'Il comandante' },
      clause: {
        en: 'A Leader commands one brigade. The Leader has Q 2 to 5 and a command span of 2M, which sight does not affect.',
        it: 'Un comandante guida una brigata. Ha Q da 2 a 5 e un raggio di comando di 2M, che non dipende dalla vista.',
      },
    },
    {
      id: 'LB-LEAD-02',
      page: '8',
      title: { en: 'Activating a Leader', it: 'Attivare un comandante' },
      clause: {
        en: 'A Leader activates with 1 to 3 dice against the Leader’s Q, once per phase, while the brigade is active.',
        it: 'Un comandante si attiva con 1–3 dadi contro la propria Q, una volta per fase, mentre agisce la sua brigata.',
      },
    },
    {
      id: 'LB-LEAD-03',
      page: '8',
      title: { en: 'A Leader’s actions', it: 'Azioni del comandante' },
      clause: {
        en: 'With each action a Leader may move up to 2L or give a group order.',
        it: 'Con ogni azione un comandante può muovere fino a 2L o dare un ordine di gruppo.',
      },
    },
    {
      id: 'LB-LEAD-04',
      page: '8, 10',
      title: { en: 'How a Leader moves', it: 'Come muove un comandante' },
      clause: {
        en: 'A Leader moves up to 2L per action in any direction, over difficult ground and obstacles and through friends, but not through enemies, impassable terrain or streams away from fords and bridges. The Leader ends clear of units, unless attaching, and not threatened.',
        it: 'Un comandante muove fino a 2L per azione in ogni direzione, oltre terreno difficile e ostacoli e attraverso amici, ma non attraverso nemici, terreno non attraversabile o ruscelli fuori da guadi e ponti. Non finisce su un’unità, salvo aggregarsi, né sotto minaccia.',
      },
      ruling: {
        en: 'The book prints only distance and free facing; a chosen threat would be a free reposition.',
        it: 'Il libro stampa solo distanza e fronte libero; una minaccia cercata darebbe un riposizionamento gratis.',
      },
    },
    {
      id: 'LB-LEAD-05',
      page: '8',
      title: { en: 'Group order', it: 'Ordine di gruppo' },
      clause: {
        en: 'A group order costs the Leader 1 action. Name the units, choose 1 to 3 dice and roll against the Leader’s Q. Every unit of the group gets as many actions as there are successes.',
        it: 'Un ordine di gruppo costa 1 azione al comandante. Indica le unità, scegli da 1 a 3 dadi e tira contro la Q del comandante. Ogni unità del gruppo ha tante azioni quanti sono i successi.',
      },
    },
    {
      id: 'LB-LEAD-06',
      page: '8',
      title: { en: 'Limits of a group order', it: 'Limiti dell’ordine di gruppo' },
      clause: {
        en: 'The group may hold any number of units of any arm, all in command. The Leader must not be attached. No unit of the group may Approach or fire; all other actions are allowed.',
        it: 'Il gruppo può avere un numero qualsiasi di unità di ogni arma, tutte nel raggio di comando. Il comandante non dev’essere aggregato. Nessuna unità del gruppo può iniziare un avvicinamento o sparare; ogni altra azione è permessa.',
      },
    },
    {
      id: 'LB-LEAD-07',
      page: '8',
      title: { en: 'Size of a group', it: 'Grandezza del gruppo' },
      clause: {
        en: 'A group may consist of a single unit.',
        it: 'Un gruppo può essere di una sola unità.',
      },
      ruling: {
        en: 'The book says “any number”.',
        it: 'Il libro dice «qualsiasi numero».',
      },
    },
    {
      id: 'LB-LEAD-08',
      page: '8',
      title: { en: 'Several group orders', it: 'Più ordini di gruppo' },
      clause: {
        en: 'A Leader may give several group orders in a phase, at one action each, but never twice to the same group. After a group has acted the Leader may spend the remaining actions.',
        it: 'Un comandante può dare più ordini di gruppo in una fase, uno per azione, ma mai due volte allo stesso gruppo. Dopo che un gruppo ha agito può spendere le azioni rimaste.',
      },
    },
    {
      id: 'LB-LEAD-09',
      page: '6, 8',
      title: { en: 'Double failure of a group', it: 'Doppio fallimento di un gruppo' },
      clause: {
        en: 'The group spends the actions it earned; then the brigade is finished and the Leader’s remaining actions are lost.',
        it: 'Il gruppo spende le azioni ottenute; poi la brigata è conclusa e le azioni rimaste del comandante sono perse.',
      },
    },
    {
      id: 'LB-LEAD-10',
      page: '24, 25',
      title: { en: 'Special rules in a group', it: 'Regole speciali in un gruppo' },
      clause: {
        en: 'Elan, Elite, Guard, Opportunistic and Unpredictable have no effect in a group order, because the Leader makes the roll.',
        it: 'Elan, Elite, Guardia, Opportunista e Imprevedibile non hanno effetto in un ordine di gruppo, perché il tiro è del comandante.',
      },
      ruling: {
        en: 'The book ties these rules to the unit’s own activation.',
        it: 'Il libro lega queste regole all’attivazione della singola unità.',
      },
    },
    {
      id: 'LB-LEAD-11',
      page: '8',
      title: { en: 'Attaching', it: 'Aggregarsi' },
      clause: {
        en: 'A Leader attaches with a move that ends in contact with a unit of the brigade, and detaches with another move. While attached the Leader moves and retreats free with the unit and still gives +1, but cannot give group orders.',
        it: 'Un comandante si aggrega con un movimento che finisce a contatto con un’unità della sua brigata, e si stacca con un altro. Da aggregato muove e si ritira gratis con l’unità e dà ancora il +1, ma non può dare ordini di gruppo.',
      },
    },
    {
      id: 'LB-LEAD-12',
      page: '8',
      title: { en: 'Attach first, activate later', it: 'Prima si aggrega, poi si attiva' },
      clause: {
        en: 'The unit that a Leader has joined may still activate in the same phase.',
        it: 'L’unità a cui il comandante si è aggregato può ancora attivarsi nella stessa fase.',
      },
    },
    {
      id: 'LB-LEAD-13',
      page: '8, 18',
      title: { en: 'Leader dice', it: 'Dadi del comandante' },
      clause: {
        en: 'An attached Leader may add 0 to 3 dice in Contact, attacking or defending. The owner chooses the number when modifiers are counted. A Leader adds no dice in an Approach.',
        it: 'Un comandante aggregato può aggiungere da 0 a 3 dadi a contatto, in attacco o in difesa. Il proprietario ne sceglie il numero quando si contano i modificatori. In avvicinamento non aggiunge dadi.',
      },
    },
    {
      id: 'LB-LEAD-14',
      page: '8',
      title: { en: 'Leader at risk', it: 'Comandante a rischio' },
      clause: {
        en: 'After that Contact, won or lost, roll as many dice as the Leader added: on any 1 the Leader is a casualty.',
        it: 'Dopo quel contatto, vinto o perso, si tirano tanti dadi quanti il comandante ne ha aggiunti: con un 1 qualsiasi il comandante è perduto.',
      },
    },
    {
      id: 'LB-LEAD-15',
      page: '8',
      title: { en: 'Spent Leader', it: 'Comandante impegnato' },
      clause: {
        en: 'A Leader who added dice stays with the unit and cannot act or react until the brigade activates in your next phase.',
        it: 'Un comandante che ha aggiunto dadi resta con l’unità e non può agire né reagire finché la sua brigata non si attiva nella tua prossima fase.',
      },
      ruling: {
        en: 'The book says when the Leader can act again; the same is applied to reacting.',
        it: 'Il libro dice quando può agire di nuovo; lo stesso vale qui per reagire.',
      },
    },
    {
      id: 'LB-LEAD-16',
      page: '8',
      title: { en: 'Leader’s unit eliminated', it: 'Unità del comandante eliminata' },
      clause: {
        en: 'If the attached Leader’s unit is eliminated, roll 3d6: on any 1 the Leader is a casualty, otherwise reposition the Leader. If the Leader added dice, LB-LEAD-14 comes first.',
        it: 'Se l’unità del comandante aggregato è eliminata, tira 3d6: con un 1 qualsiasi il comandante è perduto, altrimenti si riposiziona. Se ha aggiunto dadi, prima vale LB-LEAD-14.',
      },
      ruling: {
        en: 'The combat ends before the loss of the unit is followed up.',
        it: 'Il combattimento finisce prima di trarre le conseguenze della perdita.',
      },
    },
    {
      id: 'LB-LEAD-17',
      page: '8',
      title: { en: 'Capture test', it: 'Prova di cattura' },
      clause: {
        en: 'If a moving enemy unit touches an unattached Leader, roll 2d6: on any 1 the Leader is captured, otherwise reposition the Leader.',
        it: 'Se un’unità nemica in movimento tocca un comandante non aggregato, tira 2d6: con un 1 qualsiasi il comandante è catturato, altrimenti si riposiziona.',
      },
    },
    {
      id: 'LB-LEAD-18',
      page: '8',
      title: { en: 'Never a target', it: 'Mai un bersaglio' },
      clause: {
        en: 'Nobody can fire at or attack a general. An enemy unit may move over a general only in a legal Approach and in the moves of the combat that follows.',
        it: 'Nessuno può sparare a un generale o attaccarlo. Un’unità nemica può passare su un generale solo in un avvicinamento valido e nei movimenti del combattimento che segue.',
      },
    },
    {
      id: 'LB-LEAD-19',
      page: '8',
      title: { en: 'Threatened general', it: 'Generale minacciato' },
      clause: {
        en: 'Reposition an unattached general at once, without a test, if the general is nearer to the nearest enemy unit than every friendly unit is to that enemy, or if an enemy unit is nearer to the general than every friendly unit.',
        it: 'Riposiziona subito, senza prova, un generale non aggregato che è più vicino all’unità nemica più vicina di quanto lo sia ogni unità amica, o che ha un’unità nemica più vicina di ogni unità amica.',
      },
      ruling: {
        en: 'These distances measure the book’s “in front of” and “nearer to”.',
        it: 'Queste distanze misurano il «davanti a» e il «più vicino a» del libro.',
      },
    },
    {
      id: 'LB-LEAD-20',
      page: '8',
      title: { en: 'Repositioning', it: 'Riposizionare' },
      clause: {
        en: 'The owner places the general within command span of a unit of the brigade (CinC: of a reserve unit or, if none is left, of any friend), and not threatened. If no such place exists, the general goes in contact with its own unit farthest from the enemy.',
        it: 'Il proprietario pone il generale entro il raggio di comando da un’unità della brigata (comandante in capo: della riserva o, se non ne ha, da un’amica qualsiasi), non minacciato. Se non c’è posto, a contatto con la sua unità più lontana dal nemico.',
      },
      ruling: {
        en: 'The book prints only the span; the rest always leaves a place.',
        it: 'Il libro stampa solo il raggio; il resto lascia sempre un posto.',
      },
    },
    {
      id: 'LB-LEAD-21',
      page: '8',
      title: { en: 'Checking for threats', it: 'Controllo delle minacce' },
      clause: {
        en: 'Check for threatened generals after each completed action, combat or reaction.',
        it: 'I generali minacciati si controllano dopo ogni azione, combattimento o reazione conclusa.',
      },
      ruling: {
        en: 'The book says “immediately”, but not in mid-action.',
        it: 'Il libro dice «immediatamente», ma non a metà di un’azione.',
      },
    },
    {
      id: 'LB-LEAD-22',
      page: '8',
      title: { en: 'Leader without units', it: 'Comandante senza unità' },
      clause: {
        en: 'A Leader whose brigade has no units left leaves the game, and nobody scores.',
        it: 'Un comandante la cui brigata non ha più unità esce dal gioco, e nessuno segna punti.',
      },
      ruling: {
        en: 'There is no unit to place the Leader near.',
        it: 'Non c’è un’unità vicino a cui riposizionarlo.',
      },
    },
    {
      id: 'LB-LEAD-23',
      page: '8, 9, 21',
      title: { en: 'Loss of a Leader', it: 'Perdita di un comandante' },
      clause: {
        en: 'A lost Leader gives the enemy 2 points. Until a new one takes over, the brigade has no +1, no rally and no group orders.',
        it: 'Un comandante perduto dà 2 punti al nemico. Finché non arriva il sostituto la brigata non ha +1, riordino né ordini di gruppo.',
      },
    },
    {
      id: 'LB-LEAD-24',
      page: '8',
      title: { en: 'Units without a Leader', it: 'Unità senza comandante' },
      clause: {
        en: 'The units of a brigade without a Leader may still activate one by one.',
        it: 'Le unità di una brigata senza comandante possono comunque attivarsi una per una.',
      },
      ruling: {
        en: 'They are out of command, which forbids no activation.',
        it: 'Sono fuori dal raggio di comando, e questo non vieta di attivarsi.',
      },
    },
    {
      id: 'LB-LEAD-25',
      page: '9',
      title: { en: 'New Leader by order of the CinC', it: 'Nuovo comandante per ordine' },
      clause: {
        en: 'The CinC may spend 1 action to give a brigade a new Leader.',
        it: 'Il comandante in capo può spendere 1 azione per dare un nuovo comandante a una brigata.',
      },
    },
    {
      id: 'LB-LEAD-26',
      page: '9',
      title: { en: 'New Leader by enemy failures', it: 'Nuovo comandante dai fallimenti nemici' },
      clause: {
        en: 'When the enemy rolls 2 or 3 failures in one roll, you must place a new Leader instead of reacting. With several brigades without a Leader, you choose one.',
        it: 'Quando il nemico ottiene 2 o 3 fallimenti in un tiro, devi porre un nuovo comandante invece di reagire. Fra più brigate senza comandante, scegli tu.',
      },
      ruling: {
        en: 'The book has you place the Leader without a roll; its “2 failures” is read as 2 or 3.',
        it: 'Il libro lo fa porre senza tirare; i suoi «2 fallimenti» si leggono come 2 o 3.',
      },
    },
    {
      id: 'LB-LEAD-27',
      page: '9',
      title: { en: 'The new Leader', it: 'Il nuovo comandante' },
      clause: {
        en: 'The new Leader has the lost Leader’s Q + 1, at most 5, and no special rules. Place the new Leader within command span of a unit of the brigade.',
        it: 'Il nuovo comandante ha la Q del comandante perduto + 1, al massimo 5, e nessuna regola speciale. Si pone entro il raggio di comando da un’unità della brigata.',
      },
      ruling: {
        en: 'The special rules describe the Leader who was lost.',
        it: 'Le regole speciali descrivono il comandante perduto.',
      },
    },
    {
      id: 'LB-LEAD-28',
      page: '8',
      title: { en: 'Units in a group', it: 'Unità di un gruppo' },
      clause: {
        en: 'A group holds only units of the Leader’s own brigade that have not activated in this phase. Being named is a unit’s activation, even if the roll earns no action.',
        it: 'Un gruppo ha solo unità della brigata del comandante che non si sono attivate in questa fase. Farne parte vale come attivazione, anche se il tiro non dà azioni.',
      },
      ruling: {
        en: '“In command” ties a unit to its own Leader.',
        it: '«Nel raggio di comando» lega un’unità al proprio comandante.',
      },
    },
  ],
};
