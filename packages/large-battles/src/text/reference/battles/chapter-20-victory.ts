import type { RuleChapter } from '@drumhead/content';

export const victory: RuleChapter = {
  title: { en: 'Victory', it: 'Vittoria' },
  rules: [
    {
      id: 'LB-VIC-01',
      page: '21, 25',
      title: { en: 'Break Point', it: 'Punto di rottura' },
      clause: {
        en: 'Count all units of the division with its reserve and halve, rounding down; with a Stubborn CinC up, with a Timid one 1 less. It never changes later.',
        it: 'Metà di tutte le unità della divisione, riserva compresa, per difetto. comandante in capo ostinato: per eccesso. comandante in capo timido: 1 in meno. Si fissa prima della battaglia.',
      },
    },
    {
      id: 'LB-VIC-02',
      page: '25',
      title: { en: 'Stubborn and Timid at once', it: 'Ostinato e timido insieme' },
      clause: {
        en: 'No printed CinC is both. If yours is: round up, then take 1 off.',
        it: 'Nessun comandante in capo stampato è entrambi. Se il tuo lo è: per eccesso, poi 1 in meno.',
      },
      ruling: {
        en: 'The book is silent.',
        it: 'Il libro tace.',
      },
    },
    {
      id: 'LB-VIC-03',
      page: '21',
      title: { en: 'Score against a side', it: 'Punti contro una parte' },
      clause: {
        en: 'Add losses, Shaken points and penetration. The first two only grow; the last is measured anew each time.',
        it: 'Perdite + punti per brigate scosse + penetrazione. I primi due non calano mai; la penetrazione si misura ogni volta.',
      },
    },
    {
      id: 'LB-VIC-04',
      page: '21, 23, 24',
      title: { en: 'Points for lost units', it: 'Punti per unità perdute' },
      clause: {
        en: '3 for Guard and for Elite cavalry; 2 for Elite infantry, for artillery, for heavy cavalry; 1 for anything else, but Expendable infantry 1/2 and Expendable cavalry 1. A Grand Battery is worth 4.',
        it: '3 per la Guardia e la cavalleria d’Elite; 2 per fanteria d’Elite, artiglieria, cavalleria pesante; 1 per ogni altra, ma fanteria sacrificabile 1/2 e cavalleria sacrificabile 1. La grande batteria vale 4.',
      },
    },
    {
      id: 'LB-VIC-05',
      page: '21',
      title: { en: 'Points for lost Leaders', it: 'Punti per i comandanti perduti' },
      clause: {
        en: '2 for each Leader, every time; 2 for the CinC.',
        it: '2 per ogni comandante, ogni volta; 2 per il comandante in capo.',
      },
    },
    {
      id: 'LB-VIC-06',
      page: '21, 24, 31',
      title: { en: 'Rule, not name', it: 'La regola, non il nome' },
      clause: {
        en: 'Look at the special rule, not the regiment’s title. Where two values fit take the higher, but Expendable comes before all.',
        it: 'Guardia ed Elite sono le regole speciali. Vale il valore più alto che si applica, ma Sacrificabile li sostituisce tutti.',
      },
      ruling: {
        en: 'Both are special rules in the book; one guard regiment of a scenario is only Elite.',
        it: 'Nel libro sono regole speciali; un reggimento di guardie di uno scenario è solo Elite.',
      },
    },
    {
      id: 'LB-VIC-07',
      page: '21',
      title: { en: 'Shaken Brigade', it: 'Brigata scossa' },
      clause: {
        en: '+1 to the enemy, once per brigade and battle, even if it recovers and is Shaken again. Nothing else happens.',
        it: '+1 al nemico, una volta per brigata e per battaglia, anche se si riprende ed è di nuovo scossa. Nessun altro effetto.',
      },
    },
    {
      id: 'LB-VIC-08',
      page: '21',
      title: { en: 'When a brigade is Shaken', it: 'Quando è scossa' },
      clause: {
        en: 'When its DIS together are more than its units. “Shaken at” on the order of battle is units + 1.',
        it: 'Quando i suoi DIS in tutto superano le sue unità. «Scossa a» nell’ordine di battaglia è unità + 1.',
      },
    },
    {
      id: 'LB-VIC-09',
      page: '40',
      title: { en: 'Counting for Shaken', it: 'Il conto dei DIS' },
      clause: {
        en: 'Units now on the table, against their DIS plus 4 for each one eliminated. Units from the reserve raise the limit.',
        it: 'Unità ora sul tavolo, contro i loro DIS più 4 per ogni eliminata. Le unità dalla riserva alzano il limite.',
      },
    },
    {
      id: 'LB-VIC-10',
      page: '21, 40',
      title: { en: 'When it is tested', it: 'Quando si verifica' },
      clause: {
        en: 'Whenever DIS changes, a unit falls or one is assigned. A Brigade with nobody left is Shaken.',
        it: 'Dopo ogni cambio di DIS, eliminazione o assegnazione. Una brigata senza più nessuno è scossa.',
      },
      ruling: {
        en: 'It counts when the sum passes the limit.',
        it: 'Conta quando la somma supera il limite.',
      },
    },
    {
      id: 'LB-VIC-11',
      page: '21',
      title: { en: 'Penetration', it: 'Penetrazione' },
      clause: {
        en: 'The enemy unit nearest your baseline that is in command, below DIS 3 and sees a friend within 1L scores in your half: infantry zone 1 +1, zone 2 +2, zone 3 +3; cavalry zone 2 +1, zone 3 +2. If it fails, try the next nearest.',
        it: 'L’unità nemica più vicina alla tua linea di base che sia in comando, sotto DIS 3 e veda un’amica entro 1L segna nella tua metà: fanteria zona 1 +1, zona 2 +2, zona 3 +3; cavalleria zona 2 +1, zona 3 +2. Se non vale, si prende la successiva.',
      },
    },
    {
      id: 'LB-VIC-12',
      page: '21',
      title: { en: 'Penetration, in detail', it: 'Penetrazione, dettagli' },
      clause: {
        en: 'Measured from unit centres. Skip artillery. The first unit to qualify is the one, though cavalry in zone 1 brings 0.',
        it: 'Conta la distanza dei centri. L’artiglieria si salta. Vale la prima unità che soddisfa tutto, anche se segna 0 (cavalleria in zona 1).',
      },
      ruling: {
        en: 'Guns have no value in the book; only the foremost unit is to count.',
        it: 'I cannoni non hanno valore nel libro; conta solo la più avanzata.',
      },
    },
    {
      id: 'LB-VIC-13',
      page: '21',
      title: { en: 'Defeat', it: 'Sconfitta' },
      clause: {
        en: 'At the end of your own phase: if the score against you has reached your Break Point, you lose. Reached in the enemy’s phase, it leaves you one phase to push penetration down again.',
        it: 'Alla fine della tua fase: se i punti contro di te hanno raggiunto il punto di rottura, hai perso. Se accade nella fase nemica, ti resta una fase per ridurre la penetrazione.',
      },
    },
    {
      id: 'LB-VIC-14',
      page: '21',
      title: { en: 'Both at the Break Point', it: 'Entrambi al punto di rottura' },
      clause: {
        en: 'The side with a qualifying unit deeper in enemy zones wins (3, 2, 1, none). Level: the battle goes on until somebody loses a unit and with it the day, a minor defeat.',
        it: 'Vince chi ha un’unità valida più a fondo nelle zone nemiche (3, 2, 1, nessuna). Se pari si continua; chi per primo perde un’unità subisce una sconfitta minore.',
      },
    },
    {
      id: 'LB-VIC-15',
      page: '21',
      title: { en: 'When victory is looked at', it: 'Quando si guarda alla vittoria' },
      clause: {
        en: 'Only at phase ends, for the side whose phase it was. With the last tie-break on, every action is looked at instead: losing a unit loses the battle; both losing one changes nothing.',
        it: 'Solo a fine fase, per la parte di turno. Aperto l’ultimo spareggio, si guarda invece ogni azione: chi perde un’unità perde la battaglia; se ne perdono una entrambi non cambia nulla.',
      },
      ruling: {
        en: 'Defeat is tied to one’s own phase end, the tie-break to the next loss.',
        it: 'La sconfitta è legata alla propria fine fase, lo spareggio alla prossima perdita.',
      },
    },
  ],
};
