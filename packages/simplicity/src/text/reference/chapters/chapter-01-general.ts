import type { RuleChapter } from '@drumhead/content';

export const general: RuleChapter = {
  title: { en: 'General', it: 'Principi generali' },
  rules: [
    {
      id: 'SIP-GEN-1',
      page: '-',
      title: { en: 'Units', it: 'Le unità' },
      clause: {
        en: 'A unit is one piece of one class with its own DP, whether battalion or brigade. It takes no separate morale tests: only DP count.',
        it: 'Un’unità è un pezzo di una sola classe con i suoi PD, battaglione o brigata che sia. Non fa test di morale a parte: contano solo i PD.',
      },
    },
    {
      id: 'SIP-GEN-2',
      page: '-',
      title: { en: 'No formations', it: 'Niente formazioni' },
      clause: {
        en: 'Columns, lines and squares are neither shown nor ordered: each unit forms as its situation demands. Line infantry charged in front by cavalry has a bonus instead of a square (SIP-MEL-4).',
        it: 'Colonne, linee e quadrati non si mostrano né si ordinano: ogni unità si forma come la situazione richiede. La fanteria di linea caricata di fronte dalla cavalleria ha un bonus al posto del quadrato (SIP-MEL-4).',
      },
    },
    {
      id: 'SIP-GEN-3',
      page: '-',
      title: { en: 'Disruption points (DP)', it: 'Punti di disordine (PD)' },
      clause: {
        en: 'A unit has 0 to 3 DP. They make it harder to activate and take away dice in fire and melee; the 4th breaks it.',
        it: 'Un’unità ha da 0 a 3 PD. La rendono più difficile da attivare e le tolgono dadi nel fuoco e in mischia; con il 4º cede.',
      },
    },
    {
      id: 'SIP-GEN-4',
      page: '-',
      title: { en: 'Dice', it: 'Dadi' },
      clause: {
        en: 'Add modifiers to the die. A natural 6 always succeeds in a rally. On a tied roll-off both sides roll again.',
        it: 'I modificatori si sommano al dado. Nel riordino un 6 naturale riesce sempre. Se uno spareggio finisce pari, entrambe le parti ripetono il tiro.',
      },
      ruling: {
        en: 'The book covers only a tie for initiative; without the natural 6, raw troops with 3 DP could never rally.',
        it: 'Il libro prevede solo la parità dell’iniziativa; senza il 6 naturale, le truppe inesperte con 3 PD non si riordinerebbero mai.',
      },
    },
    {
      id: 'SIP-GEN-5',
      page: '-',
      title: { en: 'Order of dice', it: 'Ordine dei dadi' },
      clause: {
        en: 'Fire: hits, cover, conversion, risk to Command bases. Melee: charger, defender, the loser’s conversion, the winner’s, friends passed, risk. Roll-offs: first player, then second.',
        it: 'Fuoco: colpi, copertura, conversione, rischio delle basi di comando. Mischia: chi carica, chi difende, conversione dello sconfitto, poi del vincitore, amici attraversati, rischio. Spareggi: primo giocatore, poi secondo.',
      },
      ruling: {
        en: 'A fixed order lets a battle be replayed from its dice and changes no chance.',
        it: 'Un ordine fisso permette di rigiocare una battaglia dai suoi dadi e non cambia alcuna probabilità.',
      },
    },
    {
      id: 'SIP-GEN-6',
      page: '-',
      title: { en: 'Measuring', it: 'Misure' },
      clause: {
        en: 'Players may measure anything at any time, from edge to edge. “Within” includes the distance itself, with a tolerance of 0.05 cm.',
        it: 'I giocatori possono misurare tutto in ogni momento, da bordo a bordo. «Entro» comprende la distanza stessa, con una tolleranza di 0,05 cm.',
      },
      ruling: {
        en: 'A computer measures for both players, so hiding distances would gain nothing.',
        it: 'Il computer misura per entrambi: nascondere le distanze non servirebbe.',
      },
    },
    {
      id: 'SIP-GEN-7',
      page: '-',
      title: { en: 'Choices', it: 'Scelte' },
      clause: {
        en: 'Only the player whose turn it is makes choices. Cover, retreats and routs of the other side follow automatically.',
        it: 'Solo il giocatore di turno fa scelte. Copertura, ritirate e rotte dell’altra parte avvengono da sé.',
      },
      ruling: {
        en: 'The book gives the other side no choice, so turns run without interruption.',
        it: 'Il libro non dà scelte all’altra parte: così il turno non si interrompe.',
      },
    },
    {
      id: 'SIP-GEN-8',
      page: '-',
      title: { en: 'Record of a piece', it: 'Dati di un pezzo' },
      clause: {
        en: 'Each piece has a place, a facing and DP, and is ready, routing or removed. For the turn it may be ordered, fired, confused, failed to rally, re-rolled or broken. Guns are limbered or not.',
        it: 'Ogni pezzo ha posizione, fronte e PD, ed è pronto, in rotta o eliminato. Per il turno può aver avuto un ordine, fatto fuoco, essere in confusione, aver fallito o ritirato un riordino, aver ceduto. I cannoni sono al traino o no.',
      },
      ruling: { en: 'The other rules need no more than this.', it: 'Alle altre regole non serve di più.' },
    },
    {
      id: 'SIP-GEN-9',
      page: '-',
      title: { en: 'Bases', it: 'Basi' },
      clause: {
        en: 'A base is a rectangle with one facing. It turns about its centre and needs free room only where it ends; a straight move needs a free path.',
        it: 'Una base è un rettangolo con un solo fronte. Gira sul proprio centro e vuole spazio libero solo dove finisce; un tratto rettilineo vuole libero tutto il percorso.',
      },
      ruling: {
        en: 'Turning about the centre treats all units alike.',
        it: 'Girare sul centro tratta tutte le unità allo stesso modo.',
      },
    },
    {
      id: 'SIP-GEN-10',
      page: '-',
      title: { en: 'Enemies already touched', it: 'Nemici già a contatto' },
      clause: {
        en: 'In a retreat, a fall back or a rout, an enemy in contact from the start counts only if it lies ahead. The enemy just fought never counts.',
        it: 'In una ritirata, un ripiegamento o una rotta, un nemico a contatto fin dall’inizio conta solo se è davanti. Quello appena combattuto non conta mai.',
      },
      ruling: {
        en: 'Otherwise a beaten unit would be lost to the very enemy it retreats from.',
        it: 'Altrimenti un’unità sconfitta andrebbe perduta per il nemico stesso da cui si ritira.',
      },
    },
  ],
};
