import type { RuleChapter } from '@drumhead/content';

export const specialRules: RuleChapter = {
  title: { en: 'Special rules', it: 'Regole speciali' },
  rules: [
    {
      id: 'LB-SPEC-01',
      page: '24',
      title: { en: 'Conscript', it: 'Coscritto' },
      clause: {
        en: 'A change of formation takes 2 actions.',
        it: 'Il cambio di formazione costa 2 azioni.',
      },
    },
    {
      id: 'LB-SPEC-02',
      page: '24',
      title: { en: 'Cuirass', it: 'Corazza' },
      clause: {
        en: 'Wins a tied first die in Contact, whatever the DIS.',
        it: 'Vince il primo dado di contatto in parità, qualunque sia il DIS.',
      },
    },
    {
      id: 'LB-SPEC-03',
      page: '24',
      title: { en: 'Determined', it: 'Determinato' },
      clause: {
        en: 'One re-roll in each Approach.',
        it: 'Un dado da ritirare in ogni avvicinamento.',
      },
    },
    {
      id: 'LB-SPEC-04',
      page: '24',
      title: { en: 'Drilled', it: 'Addestrato' },
      clause: {
        en: 'Enemies within 1L do not keep it from rallying.',
        it: 'Può recuperare anche entro 1L da un nemico.',
      },
    },
    {
      id: 'LB-SPEC-05',
      page: '24',
      title: { en: 'Elan', it: 'Elan' },
      clause: {
        en: 'Activated alone and at DIS 0 it has one automatic success.',
        it: 'Attivata da sola e a DIS 0 ha un successo automatico.',
      },
    },
    {
      id: 'LB-SPEC-06',
      page: '7, 24, 25',
      title: { en: 'How Elan works', it: 'Come funziona Elan' },
      clause: {
        en: 'Of the 1 to 3 dice chosen one is laid down as a success. Own activations only, not reactions.',
        it: 'Si scelgono da 1 a 3 dadi; uno di essi non si tira e riesce. Solo nelle proprie attivazioni, non in reazione.',
      },
      ruling: {
        en: 'As with Opportunistic, so 3 actions stay the most; reactions have their own rule.',
        it: 'Come Opportunista, così 3 azioni restano il massimo; le reazioni hanno una regola loro.',
      },
    },
    {
      id: 'LB-SPEC-07',
      page: '24, 41',
      title: { en: 'Elite', it: 'Elite' },
      clause: {
        en: 'With a pair or three of natural 6s, in activation or reaction, it has an action more. Still no fourth move, second shot or second rally.',
        it: 'Due o tre 6 naturali in un tiro d’attivazione o di reazione: un’azione in più. Non per un quarto movimento, un secondo tiro o un secondo recupero.',
      },
    },
    {
      id: 'LB-SPEC-08',
      page: '24',
      title: { en: 'Expendable', it: 'Sacrificabile' },
      clause: {
        en: 'Worth no more than 1/2 point to the enemy as infantry, 1 as cavalry.',
        it: 'Perduta, costa solo 1/2 punto (fanteria) o 1 (cavalleria).',
      },
    },
    {
      id: 'LB-SPEC-09',
      page: '24',
      title: { en: 'Green', it: 'Inesperto' },
      clause: {
        en: 'When a friend in sight and within 1L is eliminated, it takes 1 DIS.',
        it: 'Subisce 1 DIS ogni volta che un’unità amica entro 1L e in vista è eliminata.',
      },
    },
    {
      id: 'LB-SPEC-10',
      page: '24, 41',
      title: { en: 'Guard', it: 'Guardia' },
      clause: {
        en: 'Like Elite, and 5s serve as well as 6s: two or three alike, with 2 or 3 successes. Same limits.',
        it: 'Come Elite, ma servono anche i 5 oltre ai 6: due o tre uguali, con 2 o 3 successi. Stessi limiti.',
      },
    },
    {
      id: 'LB-SPEC-11',
      page: '24',
      title: { en: 'Impetuous', it: 'Impetuoso' },
      clause: {
        en: 'Offered a target for it, straight on and no more than 1L off, such cavalry has to break through, at DIS 3 too; into a square only if that square is at DIS 3.',
        it: 'Questa cavalleria deve sfondare se un bersaglio valido è diritto davanti entro 1L, anche a DIS 3; contro un quadrato solo se questo è a DIS 3.',
      },
    },
    {
      id: 'LB-SPEC-12',
      page: '11, 16, 24',
      title: { en: 'Light', it: 'Leggero' },
      clause: {
        en: 'Difficult ground and obstacles do not shorten its moves, and difficult ground does not count against it in combat. Such cavalry acts in woods as anywhere.',
        it: 'Terreno difficile e ostacoli non ne riducono i movimenti, e il terreno difficile non la penalizza in combattimento. Questa cavalleria opera nei boschi come altrove.',
      },
    },
    {
      id: 'LB-SPEC-13',
      page: '24',
      title: { en: 'Lance', it: 'Lancia' },
      clause: {
        en: '+1 die while at DIS 0.',
        it: '+1 dado finché è a DIS 0.',
      },
    },
    {
      id: 'LB-SPEC-14',
      page: '24',
      title: { en: 'When lances count', it: 'Quando conta la lancia' },
      clause: {
        en: 'In Approach and Contact; not under gunfire.',
        it: 'In avvicinamento e a contatto; non sotto il tiro dei cannoni.',
      },
      ruling: {
        en: 'A lance is a weapon.',
        it: 'La lancia è un’arma.',
      },
    },
    {
      id: 'LB-SPEC-15',
      page: '24',
      title: { en: 'Militia', it: 'Milizia' },
      clause: {
        en: 'A change of formation takes 2 actions. No rally at DIS 3.',
        it: 'Il cambio di formazione costa 2 azioni. A DIS 3 non recupera.',
      },
    },
    {
      id: 'LB-SPEC-16',
      page: '24',
      title: { en: 'Opportunistic', it: 'Opportunista' },
      clause: {
        en: 'Such cavalry reacts with one success sure and one die fewer: on 1 failure a success without rolling, on 2 it rolls 1 die, on 3 it rolls 2.',
        it: 'Questa cavalleria reagisce con un successo sicuro e un dado in meno: con 1 fallimento un successo senza tirare, con 2 tira 1 dado, con 3 ne tira 2.',
      },
    },
    {
      id: 'LB-SPEC-17',
      page: '22, 24',
      title: { en: 'Scout', it: 'Scout' },
      clause: {
        en: 'Zone 1 is open to it when deploying (LB-SET-10). Each gives +1 to the roll for attacker and defender.',
        it: 'Può schierare in zona 1 (LB-SET-10). Ognuna dà +1 al tiro per attaccante e difensore.',
      },
    },
    {
      id: 'LB-SPEC-18',
      page: '25',
      title: { en: 'Strong', it: 'Forte' },
      clause: {
        en: 'One re-roll in each Contact.',
        it: 'Un dado da ritirare in ogni contatto.',
      },
    },
    {
      id: 'LB-SPEC-19',
      page: '25',
      title: { en: 'Undrilled', it: 'Non addestrato' },
      clause: {
        en: 'Rallies only when more than 2M from every enemy.',
        it: 'Recupera solo a più di 2M da ogni nemico.',
      },
    },
    {
      id: 'LB-SPEC-20',
      page: '25',
      title: { en: 'Undrilled and sight', it: 'Non addestrato e vista' },
      clause: {
        en: 'The 2M stand in place of the usual 1L; being out of sight is no help.',
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
        en: 'Each time it activates alone or reacts, roll the Average die too: that is its Q for this roll, the Leader’s +1 already counted. Out of command add 1 to Q.',
        it: 'Ogni volta che si attiva da sola o reagisce, si tira anche il dado medio: è la sua Q per quel tiro, con il +1 del comandante già compreso. Fuori comando si aggiunge 1 alla Q.',
      },
    },
    {
      id: 'LB-SPEC-22',
      page: '6, 41',
      title: { en: 'Unpredictable with Q 6', it: 'Imprevedibile con Q 6' },
      clause: {
        en: 'A 5 on the Average die, out of command: only natural 6s succeed.',
        it: '5 sul dado medio, fuori comando: riescono solo i 6 naturali.',
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
        en: 'In each Approach the enemy has one re-roll.',
        it: 'In ogni avvicinamento il nemico può ritirare un dado.',
      },
    },
    {
      id: 'LB-SPEC-24',
      page: '25',
      title: { en: 'Weak', it: 'Debole' },
      clause: {
        en: 'In each Contact the enemy has one re-roll.',
        it: 'In ogni contatto il nemico può ritirare un dado.',
      },
    },
    {
      id: 'LB-SPEC-25',
      page: '24',
      title: { en: 'Green in a chain', it: 'Inesperti a catena' },
      clause: {
        en: 'A Green unit lost in this way counts for other Green units in turn. One queue, each loss once.',
        it: 'Un’unità inesperta così perduta conta a sua volta per le altre inesperte. Una sola coda, ogni perdita una volta.',
      },
      ruling: {
        en: 'The rule holds for every loss.',
        it: 'La regola vale per ogni perdita.',
      },
    },
    {
      id: 'LB-SPEC-26',
      page: '11, 24',
      title: { en: 'Light at obstacles', it: 'I leggeri agli ostacoli' },
      clause: {
        en: 'They too must clear an obstacle whole (LB-MOVE-32), and nothing impassable, streams included, lets them through.',
        it: 'Anche loro devono superare per intero un ostacolo (LB-MOVE-32). Terreno non attraversabile e ruscelli restano chiusi.',
      },
      ruling: {
        en: 'Only reductions are lifted.',
        it: 'Sono tolte solo le riduzioni.',
      },
    },
    {
      id: 'LB-SPEC-31',
      page: '25',
      title: { en: 'Active', it: 'Attivo' },
      clause: {
        en: 'This Leader may re-roll one die of a group order.',
        it: 'Questo comandante può ritirare un dado di un ordine di gruppo.',
      },
    },
    {
      id: 'LB-SPEC-32',
      page: '9, 25',
      title: { en: 'Active, how often', it: 'Attivo, quante volte' },
      clause: {
        en: 'One failed die per initiative phase.',
        it: 'Un dado fallito per fase d’iniziativa.',
      },
      ruling: {
        en: 'As the CinC’s re-roll (LB-CINC-03).',
        it: 'Come il dado ritirato dal comandante in capo (LB-CINC-03).',
      },
    },
    {
      id: 'LB-SPEC-33',
      page: '25',
      title: { en: 'Charismatic', it: 'Carismatico' },
      clause: {
        en: 'Any unit of this Leader’s Brigade in command may take +1 die in Contact. Then roll 1d6: on a 1 he is lost.',
        it: 'Ogni unità della sua brigata in comando può prendere +1 dado nel contatto. Poi si tira 1d6: con 1 il comandante è perduto.',
      },
    },
    {
      id: 'LB-SPEC-34',
      page: '8, 25',
      title: { en: 'Charismatic, when', it: 'Carismatico, quando' },
      clause: {
        en: 'It may go together with Leader dice. His roll follows the combat, apart from the one of LB-LEAD-14.',
        it: 'Si può unire ai dadi del comandante. Il suo tiro segue il combattimento, separato da quello di LB-LEAD-14.',
      },
      ruling: {
        en: 'The pattern of the attached Leader.',
        it: 'Lo schema del comandante aggregato.',
      },
    },
    {
      id: 'LB-SPEC-35',
      page: '25',
      title: { en: 'Cautious', it: 'Cauto' },
      clause: {
        en: 'This Leader orders at most 3 units in a group.',
        it: 'Questo comandante ordina al massimo 3 unità in un gruppo.',
      },
    },
    {
      id: 'LB-SPEC-36',
      page: '25',
      title: { en: 'Inefficient', it: 'Inefficiente' },
      clause: {
        en: 'Shorter command span: Leader 1L, CinC 1M.',
        it: 'Raggio di comando più corto: comandante 1L, comandante in capo 1M.',
      },
    },
    {
      id: 'LB-SPEC-37',
      page: '25',
      title: { en: 'Methodic', it: 'Metodico' },
      clause: {
        en: 'This Leader gives one group order per phase.',
        it: 'Questo comandante dà un solo ordine di gruppo per fase.',
      },
    },
    {
      id: 'LB-SPEC-38',
      page: '25',
      title: { en: 'Organiser', it: 'Organizzatore' },
      clause: {
        en: 'Longer command span: Leader 2L, CinC 2M.',
        it: 'Raggio di comando più lungo: comandante 2L, comandante in capo 2M.',
      },
    },
    {
      id: 'LB-SPEC-39',
      page: '25',
      title: { en: 'Second Line', it: 'Seconda linea' },
      clause: {
        en: 'This Leader may not attach to a unit.',
        it: 'Questo comandante non può aggregarsi a un’unità.',
      },
    },
    {
      id: 'LB-SPEC-40',
      page: '25',
      title: { en: 'Timid', it: 'Timido' },
      clause: {
        en: 'With this CinC the Break Point is 1 lower.',
        it: 'Con questo comandante in capo il punto di rottura è più basso di 1.',
      },
    },
    {
      id: 'LB-SPEC-41',
      page: '25',
      title: { en: 'Stubborn', it: 'Ostinato' },
      clause: {
        en: 'With this CinC the Break Point is rounded up.',
        it: 'Con questo comandante in capo il punto di rottura si arrotonda per eccesso.',
      },
    },
  ],
};
