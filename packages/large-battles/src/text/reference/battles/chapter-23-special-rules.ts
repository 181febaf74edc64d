import type { RuleChapter } from '@drumhead/content';

export const specialRules: RuleChapter = {
  title: { en: 'Special rules', it: 'Regole speciali' },
  rules: [
    {
      id: 'LB-SPEC-01',
      page: '24',
      title: { en: 'Conscript', it: 'Coscritto' },
      clause: {
        en: 'A formation change costs the unit 2 actions.',
        it: 'Un cambio di formazione costa all’unità 2 azioni.',
      },
    },
    {
      id: 'LB-SPEC-02',
      page: '24',
      title: { en: 'Cuirass', it: 'Corazza' },
      clause: {
        en: 'A unit with Cuirass wins a tied first die in Contact, whatever its DIS.',
        it: 'Un’unità con Corazza vince a contatto il primo dado in parità, qualunque sia il DIS.',
      },
    },
    {
      id: 'LB-SPEC-03',
      page: '24',
      title: { en: 'Determined', it: 'Determinato' },
      clause: {
        en: 'The unit has one re-roll in each Approach.',
        it: 'L’unità può ripetere il tiro di un dado in ogni avvicinamento.',
      },
    },
    {
      id: 'LB-SPEC-04',
      page: '24',
      title: { en: 'Drilled', it: 'Addestrato' },
      clause: {
        en: 'The unit may rally even within 1L of an enemy.',
        it: 'L’unità può riordinarsi anche entro 1L da un nemico.',
      },
    },
    {
      id: 'LB-SPEC-05',
      page: '24',
      title: { en: 'Elan', it: 'Elan' },
      clause: {
        en: 'The unit has one automatic success when it activates alone at DIS 0.',
        it: 'L’unità ha un successo automatico quando si attiva da sola a DIS 0.',
      },
    },
    {
      id: 'LB-SPEC-06',
      page: '7, 24, 25',
      title: { en: 'How Elan works', it: 'Come funziona Elan' },
      clause: {
        en: 'The unit chooses 1 to 3 dice; one of them is not rolled and counts as a success. This holds in its own activations only, not in reactions.',
        it: 'L’unità sceglie da 1 a 3 dadi; uno di essi non si tira e conta come successo. Vale solo nelle proprie attivazioni, non in reazione.',
      },
      ruling: {
        en: 'It works like Opportunistic, so 3 actions stay the limit; reactions have their own rule.',
        it: 'Funziona come Opportunista, così 3 azioni restano il limite; le reazioni hanno una regola loro.',
      },
    },
    {
      id: 'LB-SPEC-07',
      page: '24, 41',
      title: { en: 'Elite', it: 'Elite' },
      clause: {
        en: 'Two or three natural 6s in an activation or reaction roll give the unit one extra action. It cannot use it for a fourth move, a second shot or a second rally.',
        it: 'Due o tre 6 naturali in un tiro d’attivazione o di reazione danno all’unità un’azione in più. Non può usarla per un quarto movimento, un secondo tiro o un secondo riordino.',
      },
    },
    {
      id: 'LB-SPEC-08',
      page: '24',
      title: { en: 'Expendable', it: 'Sacrificabile' },
      clause: {
        en: 'The unit’s loss costs only 1/2 point (infantry) or 1 (cavalry).',
        it: 'La perdita dell’unità costa solo 1/2 punto (fanteria) o 1 (cavalleria).',
      },
    },
    {
      id: 'LB-SPEC-09',
      page: '24',
      title: { en: 'Green', it: 'Inesperto' },
      clause: {
        en: 'The unit takes 1 DIS each time a friendly unit within 1L and in sight is eliminated.',
        it: 'L’unità subisce 1 DIS ogni volta che un’unità amica entro 1L e in vista è eliminata.',
      },
    },
    {
      id: 'LB-SPEC-10',
      page: '24, 41',
      title: { en: 'Guard', it: 'Guardia' },
      clause: {
        en: 'The unit has the extra action of Elite for two or three natural 6s or natural 5s, with 2 or 3 successes in the roll. The limits are the same.',
        it: 'L’unità ha l’azione in più di Elite per due o tre 6 naturali o 5 naturali, con 2 o 3 successi nel tiro. I limiti sono gli stessi.',
      },
    },
    {
      id: 'LB-SPEC-11',
      page: '24',
      title: { en: 'Impetuous', it: 'Impetuoso' },
      clause: {
        en: 'Impetuous cavalry must break through if a valid target is straight ahead within 1L, even at DIS 3, but never into a square unless that square is at DIS 3.',
        it: 'La cavalleria Impetuosa deve sfondare se un bersaglio valido è diritto davanti entro 1L, anche a DIS 3, ma mai contro un quadrato, a meno che il quadrato sia a DIS 3.',
      },
    },
    {
      id: 'LB-SPEC-12',
      page: '11, 16, 24',
      title: { en: 'Light', it: 'Leggero' },
      clause: {
        en: 'Difficult ground and obstacles do not reduce the unit’s moves, and difficult ground gives it no penalty in combat. Cavalry with Light operates normally in woods.',
        it: 'Terreno difficile e ostacoli non riducono i movimenti dell’unità, e il terreno difficile non la penalizza in combattimento. La cavalleria con Leggero opera normalmente nei boschi.',
      },
    },
    {
      id: 'LB-SPEC-13',
      page: '24',
      title: { en: 'Lance', it: 'Lancia' },
      clause: {
        en: 'The unit has +1 die while at DIS 0.',
        it: 'L’unità ha +1 dado finché è a DIS 0.',
      },
    },
    {
      id: 'LB-SPEC-14',
      page: '24',
      title: { en: 'When Lance counts', it: 'Quando conta Lancia' },
      clause: {
        en: 'Lance counts in Approach and Contact, not as a target of guns.',
        it: 'Lancia conta in avvicinamento e a contatto, non come bersaglio dei cannoni.',
      },
      ruling: {
        en: 'A lance is a weapon.',
        it: 'Una lancia è un’arma.',
      },
    },
    {
      id: 'LB-SPEC-15',
      page: '24',
      title: { en: 'Militia', it: 'Milizia' },
      clause: {
        en: 'A formation change costs the unit 2 actions. The unit cannot rally at DIS 3.',
        it: 'Un cambio di formazione costa all’unità 2 azioni. L’unità non può riordinarsi a DIS 3.',
      },
    },
    {
      id: 'LB-SPEC-16',
      page: '24',
      title: { en: 'Opportunistic', it: 'Opportunista' },
      clause: {
        en: 'In reaction this cavalry rolls one die fewer and has one automatic success: on 1 failure it succeeds without rolling, on 2 it rolls 1 die, on 3 it rolls 2.',
        it: 'In reazione questa cavalleria tira un dado in meno e ha un successo automatico: con 1 fallimento riesce senza tirare, con 2 tira 1 dado, con 3 ne tira 2.',
      },
    },
    {
      id: 'LB-SPEC-17',
      page: '22, 24',
      title: { en: 'Scout', it: 'Scout' },
      clause: {
        en: 'The unit may deploy in zone 1 (LB-SET-10), and gives its side +1 to the roll for attacker and defender.',
        it: 'L’unità può schierarsi in zona 1 (LB-SET-10), e dà alla sua parte +1 al tiro per attaccante e difensore.',
      },
    },
    {
      id: 'LB-SPEC-18',
      page: '25',
      title: { en: 'Strong', it: 'Forte' },
      clause: {
        en: 'The unit has one re-roll in each Contact.',
        it: 'L’unità può ripetere il tiro di un dado in ogni contatto.',
      },
    },
    {
      id: 'LB-SPEC-19',
      page: '25',
      title: { en: 'Undrilled', it: 'Non addestrato' },
      clause: {
        en: 'The unit may rally only more than 2M from every enemy.',
        it: 'L’unità può riordinarsi solo a più di 2M da ogni nemico.',
      },
    },
    {
      id: 'LB-SPEC-20',
      page: '25',
      title: { en: 'Undrilled and sight', it: 'Non addestrato e vista' },
      clause: {
        en: 'The 2M replace the usual 1L; being out of sight does not help.',
        it: 'I 2M sostituiscono il solito 1L; essere fuori vista non aiuta.',
      },
      ruling: {
        en: 'The book says “only if”.',
        it: 'Il libro dice «solo se».',
      },
    },
    {
      id: 'LB-SPEC-21',
      page: '25, 41',
      title: { en: 'Unpredictable', it: 'Imprevedibile' },
      clause: {
        en: 'Whenever the unit activates alone or reacts, also roll the Average die: it is the unit’s Q for that roll, with the Leader’s +1 included. Out of command add 1 to that Q.',
        it: 'Ogni volta che l’unità si attiva da sola o reagisce, tira anche il dado medio: è la sua Q per quel tiro, con il +1 del comandante compreso. Fuori dal raggio di comando aggiungi 1 a quella Q.',
      },
    },
    {
      id: 'LB-SPEC-22',
      page: '6, 41',
      title: { en: 'Unpredictable at Q 6', it: 'Imprevedibile a Q 6' },
      clause: {
        en: 'With a 5 on the Average die, out of command, only natural 6s succeed.',
        it: 'Con un 5 sul dado medio, fuori dal raggio di comando, riescono solo i 6 naturali.',
      },
      ruling: {
        en: 'A natural 6 always succeeds (LB-ACT-08).',
        it: 'Un 6 naturale riesce sempre (LB-ACT-08).',
      },
    },
    {
      id: 'LB-SPEC-23',
      page: '24, 25',
      title: { en: 'Wavering', it: 'Vacillante' },
      clause: {
        en: 'In each of the unit’s Approaches the enemy has one re-roll.',
        it: 'In ogni avvicinamento dell’unità il nemico può ripetere il tiro di un dado.',
      },
    },
    {
      id: 'LB-SPEC-24',
      page: '25',
      title: { en: 'Weak', it: 'Debole' },
      clause: {
        en: 'In each of the unit’s Contacts the enemy has one re-roll.',
        it: 'In ogni contatto dell’unità il nemico può ripetere il tiro di un dado.',
      },
    },
    {
      id: 'LB-SPEC-25',
      page: '24',
      title: { en: 'Green in a chain', it: 'Inesperto a catena' },
      clause: {
        en: 'A Green unit eliminated in this way is itself a loss for other Green units. Work through all losses in one queue, each loss once.',
        it: 'Un’unità con Inesperto eliminata così è a sua volta una perdita per le altre con Inesperto. Tutte le perdite si risolvono in una sola coda, ognuna una volta.',
      },
      ruling: {
        en: 'The book says “every time”.',
        it: 'Il libro dice «ogni volta».',
      },
    },
    {
      id: 'LB-SPEC-26',
      page: '11, 24',
      title: { en: 'Light at obstacles', it: 'Leggero agli ostacoli' },
      clause: {
        en: 'Units with Light must still cross an obstacle whole (LB-MOVE-32), and cannot enter impassable terrain or streams.',
        it: 'Le unità con Leggero devono comunque superare per intero un ostacolo (LB-MOVE-32), e non possono entrare in terreno non attraversabile o ruscelli.',
      },
      ruling: {
        en: 'The book lifts only the reductions.',
        it: 'Il libro toglie solo le riduzioni.',
      },
    },
    {
      id: 'LB-SPEC-31',
      page: '25',
      title: { en: 'Active', it: 'Attivo' },
      clause: {
        en: 'The Leader has one re-roll for group orders.',
        it: 'Il comandante può ripetere il tiro di un dado per gli ordini di gruppo.',
      },
    },
    {
      id: 'LB-SPEC-32',
      page: '9, 25',
      title: { en: 'Active, how often', it: 'Attivo, quante volte' },
      clause: {
        en: 'The Leader may re-roll one failed die per initiative phase.',
        it: 'Il comandante può ripetere il tiro di un dado fallito per fase d’iniziativa.',
      },
      ruling: {
        en: 'This follows the CinC’s re-roll (LB-CINC-03).',
        it: 'Vale come per il comandante in capo (LB-CINC-03).',
      },
    },
    {
      id: 'LB-SPEC-33',
      page: '25',
      title: { en: 'Charismatic', it: 'Carismatico' },
      clause: {
        en: 'Any unit of the Leader’s brigade in command may take +1 die in Contact. Each time, roll 1d6: on a 1 the Leader is eliminated.',
        it: 'Ogni unità della brigata nel raggio di comando può prendere +1 dado a contatto. Ogni volta tira 1d6: con un 1 il comandante è eliminato.',
      },
    },
    {
      id: 'LB-SPEC-34',
      page: '8, 25',
      title: { en: 'Charismatic, timing', it: 'Carismatico, momento' },
      clause: {
        en: 'Charismatic may be combined with Leader dice. Its roll comes after the combat, separate from the roll of LB-LEAD-14.',
        it: 'Carismatico si può unire ai dadi del comandante. Il suo tiro viene dopo il combattimento, separato dal tiro di LB-LEAD-14.',
      },
      ruling: {
        en: 'It follows the pattern of the attached Leader.',
        it: 'Segue lo schema del comandante aggregato.',
      },
    },
    {
      id: 'LB-SPEC-35',
      page: '25',
      title: { en: 'Cautious', it: 'Cauto' },
      clause: {
        en: 'The Leader’s groups have at most 3 units.',
        it: 'I gruppi del comandante hanno al massimo 3 unità.',
      },
    },
    {
      id: 'LB-SPEC-36',
      page: '25',
      title: { en: 'Inefficient', it: 'Inefficiente' },
      clause: {
        en: 'The Leader’s command span is 1L, the CinC’s 1M.',
        it: 'Il raggio di comando del comandante è 1L, quello del comandante in capo 1M.',
      },
    },
    {
      id: 'LB-SPEC-37',
      page: '25',
      title: { en: 'Methodic', it: 'Metodico' },
      clause: {
        en: 'The Leader gives only one group order per phase.',
        it: 'Il comandante dà un solo ordine di gruppo per fase.',
      },
    },
    {
      id: 'LB-SPEC-38',
      page: '25',
      title: { en: 'Organiser', it: 'Organizzatore' },
      clause: {
        en: 'The Leader’s command span is 2L, the CinC’s 2M.',
        it: 'Il raggio di comando del comandante è 2L, quello del comandante in capo 2M.',
      },
    },
    {
      id: 'LB-SPEC-39',
      page: '25',
      title: { en: 'Second Line', it: 'Seconda linea' },
      clause: {
        en: 'The Leader cannot attach to a unit.',
        it: 'Il comandante non può aggregarsi a un’unità.',
      },
    },
    {
      id: 'LB-SPEC-40',
      page: '25',
      title: { en: 'Timid', it: 'Timido' },
      clause: {
        en: 'The Break Point of this CinC’s side is 1 lower.',
        it: 'Il punto di rottura della parte di questo comandante in capo è più basso di 1.',
      },
    },
    {
      id: 'LB-SPEC-41',
      page: '25',
      title: { en: 'Stubborn', it: 'Ostinato' },
      clause: {
        en: 'The Break Point of this CinC’s side is rounded up.',
        it: 'Il punto di rottura della parte di questo comandante in capo si arrotonda per eccesso.',
      },
    },
  ],
};
