import type { RuleChapter } from '@drumhead/content';

export const leaders: RuleChapter = {
  title: { en: 'Leaders', it: 'Comandanti' },
  rules: [
    {
      id: 'LB-LEAD-01',
      page: '6',
      title: { en: 'The Leader', it: 'Il comandante' },
      clause: {
        en: 'Commands one Brigade. Q 2 to 5; span 2M, seen or unseen.',
        it: 'Guida una brigata. Q da 2 a 5; raggio di comando 2M, con o senza vista.',
      },
    },
    {
      id: 'LB-LEAD-02',
      page: '8',
      title: { en: 'Activating him', it: 'Attivarlo' },
      clause: {
        en: '1 to 3 dice against his Q, once while his Brigade acts.',
        it: 'Da 1 a 3 dadi contro la sua Q, una volta mentre agisce la sua brigata.',
      },
    },
    {
      id: 'LB-LEAD-03',
      page: '8',
      title: { en: 'His actions', it: 'Le sue azioni' },
      clause: { en: 'Move up to 2L, or give a group order.', it: 'Muovere fino a 2L o dare un ordine di gruppo.' },
    },
    {
      id: 'LB-LEAD-04',
      page: '8, 10',
      title: { en: 'How he rides', it: 'Come si sposta' },
      clause: {
        en: 'Up to 2L per action in any direction, over difficult ground and obstacles and through friends; not through enemies, impassable ground or water off fords and bridges. He ends clear of units (or attached) and not threatened.',
        it: 'Fino a 2L per azione in ogni direzione, oltre terreno difficile e ostacoli e attraverso amici; non attraverso nemici, terreno non attraversabile o acqua fuori da guadi e ponti. Non finisce su un’unità (salvo aggregarsi) né sotto minaccia.',
      },
      ruling: {
        en: 'Printed are the distance and the free facing; riding into a threat would be a free new place.',
        it: 'Sono stampati distanza e fronte libero; andare sotto minaccia darebbe un nuovo posto gratis.',
      },
    },
    {
      id: 'LB-LEAD-05',
      page: '8',
      title: { en: 'Group order', it: 'Ordine di gruppo' },
      clause: {
        en: '1 of his actions. Name the units, choose 1 to 3 dice, roll against his Q: every unit of the group gets as many actions as there are successes.',
        it: '1 delle sue azioni. Indica le unità, scegli da 1 a 3 dadi, tira contro la sua Q: ogni unità del gruppo ha tante azioni quanti sono i successi.',
      },
    },
    {
      id: 'LB-LEAD-06',
      page: '8',
      title: { en: 'What a group may do', it: 'Che cosa può fare un gruppo' },
      clause: {
        en: 'Any arms, all within his span. He must not be attached. No Approach and no fire; everything else is open.',
        it: 'Qualsiasi arma, tutte entro il raggio. Lui non dev’essere aggregato. Niente avvicinamento né tiro; il resto è permesso.',
      },
    },
    {
      id: 'LB-LEAD-07',
      page: '8',
      title: { en: 'Size of a group', it: 'Grandezza del gruppo' },
      clause: { en: 'One unit is enough.', it: 'Basta un’unità.' },
      ruling: { en: 'Any number, says the book.', it: 'Qualsiasi numero, dice il libro.' },
    },
    {
      id: 'LB-LEAD-08',
      page: '8',
      title: { en: 'More than one order', it: 'Più ordini' },
      clause: {
        en: 'One for each action, to other units each time; what he has left comes after.',
        it: 'Uno per ogni azione, ogni volta ad altre unità; dopo usa ciò che gli resta.',
      },
    },
    {
      id: 'LB-LEAD-09',
      page: '6, 8',
      title: { en: 'A group fails twice', it: 'Doppio fallimento del gruppo' },
      clause: {
        en: "It spends the actions it earned, then the Brigade is finished and the Leader's other actions are lost.",
        it: 'Spende le azioni ottenute, poi la brigata è conclusa e le altre azioni del comandante sono perse.',
      },
    },
    {
      id: 'LB-LEAD-10',
      page: '24, 25',
      title: { en: 'The roll is his', it: 'Il tiro è suo' },
      clause: {
        en: 'Elan, Elite, Guard, Opportunistic and Unpredictable do nothing in a group.',
        it: 'Elan, Elite, Guardia, Opportunista e Imprevedibile non contano in un gruppo.',
      },
      ruling: {
        en: "They belong to a unit's own activation.",
        it: 'Appartengono all’attivazione della singola unità.',
      },
    },
    {
      id: 'LB-LEAD-11',
      page: '8',
      title: { en: 'Attaching', it: 'Aggregarsi' },
      clause: {
        en: 'End a move touching a unit of his Brigade; a later move takes him away. With it he moves and retreats free, still gives +1, and gives no group orders.',
        it: 'Chiude un movimento a contatto con un’unità della sua brigata; un altro movimento lo stacca. Con essa muove e si ritira gratis, dà ancora +1 e non dà ordini di gruppo.',
      },
    },
    {
      id: 'LB-LEAD-12',
      page: '8',
      title: { en: 'Join first, then go', it: 'Prima si unisce, poi si va' },
      clause: {
        en: 'The unit he joined may still be activated in that phase.',
        it: 'L’unità cui si è unito può ancora essere attivata in quella fase.',
      },
    },
    {
      id: 'LB-LEAD-13',
      page: '8, 18',
      title: { en: 'Leader dice', it: 'Dadi del comandante' },
      clause: {
        en: 'In Contact, never in the Approach, an attached Leader may add 0 to 3 dice, attacking or defending.',
        it: 'A contatto, mai in avvicinamento, un comandante aggregato può aggiungere da 0 a 3 dadi, in attacco o in difesa.',
      },
    },
    {
      id: 'LB-LEAD-14',
      page: '8',
      title: { en: 'His risk', it: 'Il suo rischio' },
      clause: {
        en: 'Won or lost, roll as many dice as he added: any 1 and he falls.',
        it: 'Vinto o perso, tira tanti dadi quanti ne ha aggiunti: con un 1 cade.',
      },
    },
    {
      id: 'LB-LEAD-15',
      page: '8',
      title: { en: 'Spent', it: 'Impegnato' },
      clause: {
        en: "Having added dice he stays with the unit and neither acts nor reacts until his Brigade's turn in your next phase.",
        it: 'Dopo aver aggiunto dadi resta con l’unità e non agisce né reagisce fino al turno della sua brigata nella tua prossima fase.',
      },
      ruling: {
        en: 'The book says when he acts again; reacting is read alike.',
        it: 'Il libro dice quando torna ad agire; per reagire si legge lo stesso.',
      },
    },
    {
      id: 'LB-LEAD-16',
      page: '8',
      title: { en: 'His unit is destroyed', it: 'La sua unità è distrutta' },
      clause: {
        en: 'Roll 3d6: any 1 and he falls, else he is placed anew. If he added dice, LB-LEAD-14 comes first.',
        it: 'Tira 3d6: con un 1 cade, altrimenti si riposiziona. Se ha aggiunto dadi, prima LB-LEAD-14.',
      },
      ruling: {
        en: 'The fight ends before its losses are followed up.',
        it: 'Il combattimento finisce prima di seguirne le perdite.',
      },
    },
    {
      id: 'LB-LEAD-17',
      page: '8',
      title: { en: 'Run into', it: 'Raggiunto' },
      clause: {
        en: 'Touched by a moving enemy while alone, roll 2d6: any 1 and he is taken, else he is placed anew.',
        it: 'Toccato da un nemico in movimento mentre è solo, tira 2d6: con un 1 è catturato, altrimenti si riposiziona.',
      },
    },
    {
      id: 'LB-LEAD-18',
      page: '8',
      title: { en: 'Never a target', it: 'Mai un bersaglio' },
      clause: {
        en: 'Nobody shoots at or attacks a General. Enemies pass over him only in an Approach and the fight that follows.',
        it: 'Nessuno spara a un generale né lo attacca. Un nemico gli passa sopra solo in un avvicinamento e nel combattimento che segue.',
      },
    },
    {
      id: 'LB-LEAD-19',
      page: '8',
      title: { en: 'Threatened', it: 'Minacciato' },
      clause: {
        en: 'A lone General is placed anew, untested, if no friend is nearer than he to the enemy nearest him, or if some enemy is nearer to him than every friend.',
        it: 'Un generale solo si riposiziona, senza prova, se nessun amico è più vicino di lui al nemico che gli è più vicino, o se un nemico gli è più vicino di ogni amico.',
      },
      ruling: {
        en: "The book's “in front” and “nearer”, made into distances.",
        it: 'Il «davanti» e il «più vicino» del libro, resi distanze.',
      },
    },
    {
      id: 'LB-LEAD-20',
      page: '8',
      title: { en: 'Placing him anew', it: 'Riposizionarlo' },
      clause: {
        en: 'Within his span of a unit of his Brigade (CinC: of the Reserve, or else of any friend), not threatened; if there is no such place, touching his unit farthest from the enemy.',
        it: 'Entro il raggio da un’unità della sua brigata (CinC: della riserva o, in mancanza, di un’amica qualsiasi), non minacciato; se non c’è posto, a contatto con la sua unità più lontana dal nemico.',
      },
      ruling: {
        en: 'Only the span is printed; the rest always leaves a place.',
        it: 'È stampato solo il raggio; il resto lascia sempre un posto.',
      },
    },
    {
      id: 'LB-LEAD-21',
      page: '8',
      title: { en: 'When to look', it: 'Quando si controlla' },
      clause: {
        en: 'Threats are looked for after each action, fight or reaction.',
        it: 'Le minacce si controllano dopo ogni azione, combattimento o reazione.',
      },
      ruling: { en: 'At once, but not in the midst of an action.', it: 'Subito, ma non a metà di un’azione.' },
    },
    {
      id: 'LB-LEAD-22',
      page: '8',
      title: { en: 'No Brigade left', it: 'Senza più brigata' },
      clause: {
        en: 'A Leader without units leaves the game; nobody scores.',
        it: 'Un comandante senza unità esce dal gioco; nessuno segna punti.',
      },
      ruling: { en: 'There is nowhere to place him.', it: 'Non c’è dove riposizionarlo.' },
    },
    {
      id: 'LB-LEAD-23',
      page: '8, 9, 21',
      title: { en: 'Leader lost', it: 'Comandante perduto' },
      clause: {
        en: '2 points to the enemy. Until replaced his Brigade has no +1, no rally, no group orders.',
        it: '2 punti al nemico. Finché non è sostituito la brigata è senza +1, recupero e ordini di gruppo.',
      },
    },
    {
      id: 'LB-LEAD-24',
      page: '8',
      title: { en: 'Without a Leader', it: 'Senza comandante' },
      clause: { en: 'Its units are still activated one by one.', it: 'Le unità si attivano comunque una per una.' },
      ruling: { en: 'They are out of command, no more.', it: 'Sono fuori comando, niente di più.' },
    },
    {
      id: 'LB-LEAD-25',
      page: '9',
      title: { en: 'New Leader by order', it: 'Nuovo comandante per ordine' },
      clause: { en: '1 action of the CinC.', it: '1 azione del CinC.' },
    },
    {
      id: 'LB-LEAD-26',
      page: '9',
      title: { en: 'New Leader by luck', it: 'Nuovo comandante per fortuna' },
      clause: {
        en: 'When the enemy fails 2 or 3 dice in one roll, you place him instead of reacting. You must; of several Brigades, choose.',
        it: 'Quando il nemico fallisce 2 o 3 dadi in un tiro, lo piazzi invece di reagire. È d’obbligo; fra più brigate, scegli.',
      },
      ruling: {
        en: 'The book has you place him and roll nothing; its 2 is read as 2 or 3.',
        it: 'Il libro lo fa piazzare senza tirare; il suo 2 è letto come 2 o 3.',
      },
    },
    {
      id: 'LB-LEAD-27',
      page: '9',
      title: { en: 'The new man', it: 'Il nuovo' },
      clause: {
        en: "Q one worse than his predecessor's, at most 5; no special rules; placed within his span of one of his units.",
        it: 'Q peggiore di uno, al massimo 5; nessuna regola speciale; piazzato entro il raggio da una sua unità.',
      },
      ruling: { en: "The special rules were the lost man's own.", it: 'Le regole speciali erano dell’uomo perduto.' },
    },
    {
      id: 'LB-LEAD-28',
      page: '8',
      title: { en: 'Who may be in a group', it: 'Chi può stare nel gruppo' },
      clause: {
        en: 'Those of his own Brigade, if not activated this phase. To be named is to be activated, even without success.',
        it: 'Unità della sua brigata non ancora attivate nella fase. Essere indicate vale come attivazione, anche senza successi.',
      },
      ruling: {
        en: '“In command” ties a unit to its own Leader.',
        it: '«In comando» lega un’unità al proprio comandante.',
      },
    },
  ],
};
