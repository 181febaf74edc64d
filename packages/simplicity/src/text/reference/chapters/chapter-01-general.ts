import type { RuleChapter } from '@drumhead/content';

export const general: RuleChapter = {
  title: { en: 'General', it: 'Principi generali' },
  rules: [
    {
      id: 'SIP-GEN-1',
      page: '-',
      title: { en: 'What a unit is', it: 'Che cos’è un’unità' },
      clause: {
        en: 'One piece of one class with one count of DP, battalion or brigade alike. No separate morale tests: DP are all there is.',
        it: 'Un pezzo di una sola classe con i suoi PD, battaglione o brigata che sia. Niente prove di morale a parte: contano solo i PD.',
      },
    },
    {
      id: 'SIP-GEN-2',
      page: '-',
      title: { en: 'No formations', it: 'Niente formazioni' },
      clause: {
        en: 'Columns, lines and squares are neither shown nor ordered: every unit stands as its situation demands. Line charged frontally by horse has a bonus instead of a square (SIP-MEL-4).',
        it: 'Colonne, linee e quadrati non si mostrano né si ordinano: ogni unità sta come la situazione richiede. La linea caricata di fronte dalla cavalleria ha un bonus al posto del quadrato (SIP-MEL-4).',
      },
    },
    {
      id: 'SIP-GEN-3',
      page: '-',
      title: { en: 'Disruption points (DP)', it: 'Punti di disordine (PD)' },
      clause: {
        en: '0 to 3 on a unit. They make orders harder to obey, take away dice in fire and melee; the 4th breaks it.',
        it: 'Da 0 a 3 per unità. Rendono più difficile obbedire agli ordini e tolgono dadi al fuoco e alla mischia; il 4º la sbanda.',
      },
    },
    {
      id: 'SIP-GEN-4',
      page: '-',
      title: { en: 'Dice', it: 'I dadi' },
      clause: {
        en: 'Modifiers are added to the die. In rallying a natural 6 always succeeds. Tied roll-offs are rolled again by both.',
        it: 'I modificatori si sommano al dado. Nel riordino un 6 naturale riesce sempre. Gli spareggi pari si ritirano da entrambe le parti.',
      },
      ruling: {
        en: 'Only the initiative’s tie is written down; without the natural 6 raw troops with 3 DP could never rally.',
        it: 'Solo la parità dell’iniziativa è scritta; senza il 6 naturale i coscritti con 3 PD non si riordinerebbero mai.',
      },
    },
    {
      id: 'SIP-GEN-5',
      page: '-',
      title: { en: 'Order of dice', it: 'L’ordine dei dadi' },
      clause: {
        en: 'Fire: hits, saves, conversion, risk of generals. Melee: charger, defender, loser’s conversion, winner’s, friends passed, risk. Roll-offs: first player, second player.',
        it: 'Fuoco: colpi, riparo, conversione, pericolo dei generali. Mischia: chi carica, chi difende, conversione dello sconfitto, del vincitore, amici attraversati, pericolo. Spareggi: primo giocatore, secondo.',
      },
      ruling: {
        en: 'One order lets a battle be replayed from its dice; no chance changes.',
        it: 'Un solo ordine permette di rigiocare una battaglia dai suoi dadi; nessuna probabilità cambia.',
      },
    },
    {
      id: 'SIP-GEN-6',
      page: '-',
      title: { en: 'Measuring', it: 'Misurare' },
      clause: {
        en: 'Everything may be measured at any time, edge to edge. “Within” includes the distance itself; 0.05 cm more or less are forgiven everywhere.',
        it: 'Tutto si può misurare in ogni momento, da bordo a bordo. «Entro» comprende la distanza stessa; ovunque si tollerano 0,05 cm.',
      },
      ruling: {
        en: 'A computer measures for everybody; so nothing is gained by hiding it.',
        it: 'Un computer misura per tutti: nasconderlo non serve a nulla.',
      },
    },
    {
      id: 'SIP-GEN-7',
      page: '-',
      title: { en: 'Who decides', it: 'Chi decide' },
      clause: {
        en: 'Only the player whose turn it is chooses. Saves, retreats, routs and flights of the other side follow by themselves.',
        it: 'Sceglie solo il giocatore di turno. Ripari, ritirate, rotte e fughe dell’altra parte avvengono da sé.',
      },
      ruling: {
        en: 'Nothing written gives the other side a choice; so turns are not interrupted.',
        it: 'Nulla di scritto dà scelte all’altra parte; così il turno non si interrompe.',
      },
    },
    {
      id: 'SIP-GEN-8',
      page: '-',
      title: { en: 'What is kept of a piece', it: 'Che cosa si annota di un pezzo' },
      clause: {
        en: 'Place, facing, DP; ready, routing or removed; and for the turn: ordered, fired, confused, failed to rally, re-rolled, broke. Guns: limbered or not.',
        it: 'Posto, orientamento, PD; pronta, in fuga o rimossa; e per il turno: ordinata, ha fatto fuoco, nel caos, riordino fallito, ritirato, sbandata. Cannoni: al traino o no.',
      },
      ruling: { en: 'The least that the other rules need.', it: 'Il minimo che serve alle altre regole.' },
    },
    {
      id: 'SIP-GEN-9',
      page: '-',
      title: { en: 'Bases on the table', it: 'Le basi sul tavolo' },
      clause: {
        en: 'A rectangle that looks one way. A turn pivots it on its centre, and only where it ends must be free; a straight move needs its whole path free.',
        it: 'Un rettangolo rivolto in una direzione. Girando ruota sul centro, e solo dove finisce dev’essere libero; un tratto rettilineo vuole libero tutto il percorso.',
      },
      ruling: {
        en: 'Pivoting on the centre treats all units alike.',
        it: 'Ruotare sul centro tratta tutte le unità allo stesso modo.',
      },
    },
    {
      id: 'SIP-GEN-10',
      page: '-',
      title: { en: 'Enemies already touched', it: 'Nemici già a contatto' },
      clause: {
        en: 'In a retreat, recall or rout an enemy touched from the start counts only if it lies ahead. The one just fought never counts.',
        it: 'In una ritirata, un richiamo o una fuga, un nemico toccato fin dall’inizio conta solo se sta davanti. Quello appena combattuto non conta mai.',
      },
      ruling: {
        en: 'A beaten unit would otherwise be lost to the enemy it falls back from.',
        it: 'Altrimenti lo sconfitto sarebbe perduto per il nemico stesso da cui si ritira.',
      },
    },
  ],
};
