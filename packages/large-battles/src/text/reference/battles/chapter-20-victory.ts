import type { RuleChapter } from '@drumhead/content';

export const victory: RuleChapter = {
  title: { en: 'Victory', it: 'Vittoria' },
  rules: [
    {
      id: 'LB-VIC-01',
      page: '21, 25',
      title: { en: 'Break Point', it: 'Punto di rottura' },
      clause: {
        en: 'The Break Point is half of all units of the division, reserve included, rounded down. A Stubborn CinC rounds up; a Timid CinC takes 1 off. It is fixed before the battle.',
        it: 'Il punto di rottura è metà di tutte le unità della divisione, riserva compresa, per difetto. Un comandante in capo Ostinato arrotonda per eccesso; uno Timido toglie 1. Si fissa prima della battaglia.',
      },
    },
    {
      id: 'LB-VIC-02',
      page: '25',
      title: { en: 'Stubborn and Timid together', it: 'Ostinato e Timido insieme' },
      clause: {
        en: 'If a custom CinC is both Stubborn and Timid, round up and then take 1 off.',
        it: 'Se un comandante in capo personalizzato è insieme Ostinato e Timido, arrotonda per eccesso e poi togli 1.',
      },
      ruling: {
        en: 'The book does not cover this.',
        it: 'Il libro non lo prevede.',
      },
    },
    {
      id: 'LB-VIC-03',
      page: '21',
      title: { en: 'Score against a side', it: 'Punti contro una parte' },
      clause: {
        en: 'The score against a side is losses, Shaken points and penetration together. Losses and Shaken points never go down; penetration is counted again each time.',
        it: 'I punti contro una parte sono la somma di perdite, brigate scosse e penetrazione. Perdite e brigate scosse non calano mai; la penetrazione si conta di nuovo ogni volta.',
      },
    },
    {
      id: 'LB-VIC-04',
      page: '21, 23, 24',
      title: { en: 'Points for eliminated units', it: 'Punti per unità eliminate' },
      clause: {
        en: 'An eliminated unit costs 3 points if Guard or Elite cavalry; 2 if Elite infantry, artillery or heavy cavalry; otherwise 1. Expendable infantry costs 1/2, Expendable cavalry 1. A Grand Battery costs 4.',
        it: 'Un’unità eliminata costa 3 punti se è Guardia o cavalleria Elite; 2 se fanteria Elite, artiglieria o cavalleria pesante; altrimenti 1. La fanteria Sacrificabile costa 1/2, la cavalleria Sacrificabile 1. Una Grande batteria costa 4.',
      },
    },
    {
      id: 'LB-VIC-05',
      page: '21',
      title: { en: 'Points for lost generals', it: 'Punti per i generali perduti' },
      clause: {
        en: 'Each lost Leader costs 2 points, every time. The CinC costs 2.',
        it: 'Ogni comandante perduto costa 2 punti, ogni volta. Il comandante in capo costa 2.',
      },
    },
    {
      id: 'LB-VIC-06',
      page: '21, 24, 31',
      title: { en: 'By rule, not by name', it: 'La regola, non il nome' },
      clause: {
        en: 'Guard and Elite mean the special rules, not the name of a regiment. The highest value that fits counts; Expendable replaces it.',
        it: 'Guardia ed Elite sono le regole speciali, non il nome di un reggimento. Vale il valore più alto che si applica; Sacrificabile lo sostituisce.',
      },
      ruling: {
        en: 'The book defines both as special rules; one guard regiment in a scenario is only Elite.',
        it: 'Il libro le definisce regole speciali; un reggimento di guardie di uno scenario è solo Elite.',
      },
    },
    {
      id: 'LB-VIC-07',
      page: '21',
      title: { en: 'Shaken brigade', it: 'Brigata scossa' },
      clause: {
        en: 'A Shaken brigade gives the enemy 1 point, once per brigade and battle, even if it recovers and is Shaken again. It has no other effect.',
        it: 'Una brigata scossa dà al nemico 1 punto, una volta per brigata e per battaglia, anche se si riprende ed è di nuovo scossa. Non ha altri effetti.',
      },
    },
    {
      id: 'LB-VIC-08',
      page: '21',
      title: { en: 'When a brigade is Shaken', it: 'Quando una brigata è scossa' },
      clause: {
        en: 'A brigade is Shaken when its DIS total is greater than its number of units. “Shaken at” in an order of battle is units + 1.',
        it: 'Una brigata è scossa quando il totale dei suoi DIS supera il numero delle sue unità. «Scossa a» in un ordine di battaglia è unità + 1.',
      },
    },
    {
      id: 'LB-VIC-09',
      page: '40',
      title: { en: 'Counting for Shaken', it: 'Il conto dei DIS' },
      clause: {
        en: 'Compare the brigade’s units now on the table with their DIS plus 4 for every unit eliminated. Reserve units that join raise the number of units.',
        it: 'Confronta le unità della brigata ora sul tavolo con i loro DIS più 4 per ogni unità eliminata. Le unità di riserva che vi entrano alzano il numero delle unità.',
      },
    },
    {
      id: 'LB-VIC-10',
      page: '21, 40',
      title: { en: 'Testing for Shaken', it: 'Verifica delle brigate scosse' },
      clause: {
        en: 'Test after every change of DIS, elimination or assignment. A brigade without units left is Shaken.',
        it: 'Si verifica dopo ogni cambio di DIS, eliminazione o assegnazione. Una brigata rimasta senza unità è scossa.',
      },
      ruling: {
        en: 'The book says “when the sum exceeds” the number.',
        it: 'Il libro dice «quando la somma supera» il numero.',
      },
    },
    {
      id: 'LB-VIC-11',
      page: '21',
      title: { en: 'Penetration', it: 'Penetrazione' },
      clause: {
        en: 'The enemy unit nearest your baseline that is in command, below DIS 3 and has another unit of its side in sight within 1L scores in your half: infantry zone 1 +1, zone 2 +2, zone 3 +3; cavalry zone 2 +1, zone 3 +2. If it fails a test, take the next nearest.',
        it: 'L’unità nemica più vicina alla tua linea di base, nel raggio di comando, sotto DIS 3 e con un’altra della sua parte in vista entro 1L segna nella tua metà: fanteria zona 1 +1, zona 2 +2, zona 3 +3; cavalleria zona 2 +1, zona 3 +2. Se non vale, si prende la successiva.',
      },
    },
    {
      id: 'LB-VIC-12',
      page: '21',
      title: { en: 'Penetration, details', it: 'Penetrazione, dettagli' },
      clause: {
        en: 'Nearness is measured from unit centres. Artillery is skipped. The first unit that qualifies counts, even if it scores 0 (cavalry in zone 1).',
        it: 'La vicinanza si misura dai centri delle unità. L’artiglieria si salta. Conta la prima unità che soddisfa le condizioni, anche se segna 0 (cavalleria in zona 1).',
      },
      ruling: {
        en: 'The book prints no value for guns, and only the most advanced unit counts.',
        it: 'Il libro non stampa valori per i cannoni, e conta solo l’unità più avanzata.',
      },
    },
    {
      id: 'LB-VIC-13',
      page: '21',
      title: { en: 'Defeat', it: 'Sconfitta' },
      clause: {
        en: 'You lose if the enemy’s points stand at your Break Point or more when your own phase ends. If they reach it in the enemy’s phase, you have your next phase to reduce penetration.',
        it: 'Perdi se i punti del nemico sono pari al tuo punto di rottura o più quando finisce la tua fase. Se ci arrivano nella fase nemica, hai la tua prossima fase per ridurre la penetrazione.',
      },
    },
    {
      id: 'LB-VIC-14',
      page: '21',
      title: { en: 'Both at the Break Point', it: 'Entrambi al punto di rottura' },
      clause: {
        en: 'The side whose qualifying unit is deeper in enemy zones wins (3, 2, 1, none). If equal, the battle goes on: the side that next loses a unit suffers a minor defeat.',
        it: 'Vince la parte che ha un’unità valida più a fondo nelle zone nemiche (3, 2, 1, nessuna). In parità la battaglia continua: chi per primo perde un’unità subisce una sconfitta minore.',
      },
    },
    {
      id: 'LB-VIC-15',
      page: '21',
      title: { en: 'When victory is tested', it: 'Quando si verifica la vittoria' },
      clause: {
        en: 'Test only when a phase ends, for the side whose phase it was. Once the last tie-break of LB-VIC-14 is on, it replaces this test and decides after each action: a side that loses a unit loses the battle. If both lose one, play on. A side with no unit left then has lost; if neither has one, nobody wins.',
        it: 'Si verifica solo a fine fase, per la parte di turno. Aperto l’ultimo spareggio di LB-VIC-14, quello sostituisce la verifica e decide dopo ogni azione: chi perde un’unità perde la battaglia. Se ne perdono una entrambe, si continua. Una parte rimasta senza unità ha perso; se nessuna ne ha più, nessuno vince.',
      },
      ruling: {
        en: 'The book ties defeat to the end of your own phase, and the tie-break to the next loss. A side with no unit cannot lose another, and the battle must end.',
        it: 'Il libro lega la sconfitta alla fine della propria fase, e lo spareggio alla prossima perdita. Chi non ha unità non può perderne altre, e la battaglia deve finire.',
      },
    },
    {
      id: 'LB-VIC-16',
      page: '-',
      title: { en: 'Least Break Point', it: 'Punto di rottura minimo' },
      clause: {
        en: 'A Break Point is at least 1, also for a side of one unit, or of two or three under a Timid CinC.',
        it: 'Un punto di rottura vale almeno 1, anche per una parte di una sola unità, o di due o tre con un comandante in capo Timido.',
      },
      ruling: {
        en: 'The book plays with whole divisions. With 0 a side would be beaten before the battle begins.',
        it: 'Il libro gioca con divisioni intere. Con 0 una parte sarebbe battuta prima che la battaglia cominci.',
      },
    },
  ],
};
