import type { RuleChapter } from '@drumhead/content';

export const contact: RuleChapter = {
  title: { en: 'Contact', it: 'Contatto' },
  rules: [
    {
      id: 'LB-CON-01',
      page: '18-20',
      title: { en: 'Where Contacts come from', it: 'Da dove nasce il contatto' },
      clause: {
        en: 'A move into Contact by either side after an Approach, a breakthrough, or an attack out of the neighbouring built-up sector.',
        it: 'Da chi entra in contatto dopo un avvicinamento, attaccante o difensore; da uno sfondamento; da un attacco dal settore abitato vicino.',
      },
    },
    {
      id: 'LB-CON-02',
      page: '18',
      title: { en: 'Moving in', it: 'Entrare in contatto' },
      clause: {
        en: 'Straight ahead until the footprints touch, however slow the formation. Any touch will do; nobody is shifted to line up.',
        it: 'Diritto in avanti finché gli ingombri si toccano, per quanto lenta sia la formazione. Basta toccarsi; nessuno viene allineato.',
      },
    },
    {
      id: 'LB-CON-03',
      page: '18, 40',
      title: { en: 'Who fights', it: 'Chi combatte' },
      clause: {
        en: 'The unit that moved in, against every enemy it touches; the others attacked in the Approach are out of it. Several together: LB-APP-11, LB-APP-12.',
        it: 'Chi è entrato contro ogni nemico che tocca; i bersagli dell’avvicinamento non toccati ne escono. Più insieme: LB-APP-11, LB-APP-12.',
      },
      ruling: {
        en: 'Every kind of touch counts, and the FAQ makes one combat of several units.',
        it: 'Ogni tocco vale, e per le FAQ più unità sono un solo scontro.',
      },
    },
    {
      id: 'LB-CON-04',
      page: '18',
      title: { en: 'Roles stay', it: 'I ruoli restano' },
      clause: {
        en: 'Attacker and defender are those of the Approach, even if the defender moved in.',
        it: 'Attaccante e difensore sono quelli dell’avvicinamento, anche se è entrato il difensore.',
      },
      ruling: {
        en: 'Tie-break and position need fixed roles.',
        it: 'Spareggio e posizione richiedono ruoli fissi.',
      },
    },
    {
      id: 'LB-CON-05',
      page: '18',
      title: { en: 'Dice in Contact', it: 'Dadi di contatto' },
      clause: {
        en: 'By formation as it is now; +1 per action put in; +1 to +3 from an attached Leader; +1 higher C, unless guns are fought; +1 per DIS the enemy has; special rules.',
        it: 'Base della formazione attuale; +1 per azione spesa; comandante aggregato da +1 a +3; +1 C migliore (non contro l’artiglieria); +1 per DIS del nemico; regole speciali.',
      },
    },
    {
      id: 'LB-CON-06',
      page: '18',
      title: { en: 'Flank, or cavalry on foot troops', it: 'Fianco, o cavalleria su fanteria' },
      clause: {
        en: '+2 for attacking in flank or rear, or for cavalry against infantry not in square. One +2, even if both hold.',
        it: '+2 se si attacca sul fianco o sul retro, o per cavalleria contro fanteria non in quadrato. Un solo +2, anche se valgono entrambi.',
      },
      ruling: {
        en: 'One line of the book names both, joined by “or”.',
        it: 'Una riga del libro li nomina entrambi, uniti da «o».',
      },
    },
    {
      id: 'LB-CON-07',
      page: '18',
      title: { en: 'Position in Contact', it: 'Posizione nel contatto' },
      clause: {
        en: '+1 or +2 for the ground, to the defender only (LB-TERR-10, LB-TERR-11).',
        it: '+1 o +2 per il terreno, solo al difensore (LB-TERR-10, LB-TERR-11).',
      },
    },
    {
      id: 'LB-CON-08',
      page: '16, 17',
      title: { en: 'Nobody is passive', it: 'Nessuno è passivo' },
      clause: {
        en: 'Here everybody can inflict DIS.',
        it: 'Nel contatto entrambe le parti possono causare DIS.',
      },
      ruling: {
        en: 'Passive targets belong to the Approach only.',
        it: 'I bersagli passivi esistono solo nell’avvicinamento.',
      },
    },
    {
      id: 'LB-CON-09',
      page: '18',
      title: { en: 'Declaring extra dice', it: 'Dichiarare i dadi in più' },
      clause: {
        en: 'The attacker names bought dice, Leader dice and Charismatic; then the defender his; then both roll.',
        it: 'L’attaccante dichiara i dadi comprati, quelli del comandante e il Carismatico; poi il difensore i suoi; poi si tira.',
      },
      ruling: {
        en: 'The order is not printed.',
        it: 'L’ordine non è stampato.',
      },
    },
    {
      id: 'LB-CON-10',
      page: '18, 24',
      title: { en: 'First die: who wins', it: 'Primo dado: chi vince' },
      clause: {
        en: 'The higher. Tied, in this order: Cuirass; less DIS; best unused die; better C; at last the face itself, even for the attacker, odd for the defender.',
        it: 'Il più alto. In parità, nell’ordine: Corazza; meno DIS; miglior dado non usato; C migliore; infine la faccia stessa, pari all’attaccante, dispari al difensore.',
      },
    },
    {
      id: 'LB-CON-11',
      page: '13, 18, 40',
      title: { en: 'The ladder in detail', it: 'La scala nei dettagli' },
      clause: {
        en: 'DIS after the Approach. No unused die counts 0; one looked at is spent. No C against artillery. Two Cuirasses cancel out. Of several units take the lowest DIS and the best C.',
        it: 'DIS dopo l’avvicinamento. Nessun dado non usato vale 0; quello confrontato è speso. Contro l’artiglieria niente C. Due Corazze si annullano. Fra più unità il DIS più basso e il C migliore.',
      },
      ruling: {
        en: 'Fills the gaps of the printed ladder.',
        it: 'Colma i vuoti della scala stampata.',
      },
    },
    {
      id: 'LB-CON-12',
      page: '18',
      title: { en: 'Eliminated when beaten', it: 'Eliminati se battuti' },
      clause: {
        en: 'Artillery; squares, if infantry beat them; infantry, if caught in march column by anybody or outside a square by cavalry. Losing the first die is enough.',
        it: 'Perdere il primo dado elimina: artiglieria; un quadrato battuto da fanteria; fanteria in colonna di marcia; fanteria non in quadrato battuta da cavalleria.',
      },
    },
    {
      id: 'LB-CON-13',
      page: '18',
      title: { en: 'Second die: losses', it: 'Secondo dado: perdite' },
      clause: {
        en: 'The side that loses it takes 1 DIS, winner of the fight or not. On a tie each takes 1.',
        it: 'Chi lo perde subisce 1 DIS, chiunque sia. Parità: 1 DIS a entrambi.',
      },
    },
    {
      id: 'LB-CON-14',
      page: '18',
      title: { en: 'Twice as high', it: 'Il doppio' },
      clause: {
        en: 'If the winner of the Contact also wins the second die by at least double, the loser suffers 2 DIS. Doubling by the loser counts only 1.',
        it: 'Se chi ha vinto il contatto vince anche il secondo dado con almeno il doppio, il perdente subisce 2 DIS. Il doppio del perdente vale solo 1.',
      },
      ruling: {
        en: 'From the first die on, winner means who won that die.',
        it: 'Dal primo dado in poi vincitore è chi ha vinto quello.',
      },
    },
    {
      id: 'LB-CON-15',
      page: '18',
      title: { en: 'Second die, always', it: 'Secondo dado, sempre' },
      clause: {
        en: 'It is read even if the loser is already eliminated: the winner can still be hurt.',
        it: 'Si legge anche se il perdente è già eliminato: il vincitore può ancora subire.',
      },
      ruling: {
        en: 'All dice are read before anybody is taken off.',
        it: 'Si leggono tutti i dadi prima di togliere qualcuno.',
      },
    },
    {
      id: 'LB-CON-16',
      page: '18, 19',
      title: { en: 'The loser retreats', it: 'Il perdente si ritira' },
      clause: {
        en: 'If it still stands it goes M (infantry) or L (cavalry) straight back without turning round, and re-forms for nothing: infantry in attack column, cavalry in line.',
        it: 'Se è ancora in piedi: M (fanteria) o L (cavalleria) diritto indietro, fronte al nemico. Poi si riforma gratis: fanteria in colonna d’attacco, cavalleria in linea.',
      },
    },
    {
      id: 'LB-CON-17',
      page: '19',
      title: { en: 'Third die: pursuit', it: 'Terzo dado: inseguimento' },
      clause: {
        en: 'Looked at after the retreat. Won by the winner, it costs the loser 1 DIS more; in all other cases nothing.',
        it: 'Si legge dopo la ritirata. Se va al vincitore, il perdente subisce 1 DIS in più; altrimenti nulla.',
      },
    },
    {
      id: 'LB-CON-18',
      page: '19',
      title: { en: 'Who does not pursue', it: 'Chi non insegue' },
      clause: {
        en: 'Artillery and squares; nor is there a pursuit of an eliminated loser.',
        it: 'Artiglieria e quadrati; né si insegue un perdente eliminato.',
      },
    },
    {
      id: 'LB-CON-19',
      page: '18, 19',
      title: { en: 'A dead winner', it: 'Vincitore eliminato' },
      clause: {
        en: 'If the second die eliminates the winner nobody pursues, but the loser retreats all the same.',
        it: 'Se il secondo dado elimina il vincitore nessuno insegue, ma il perdente si ritira comunque.',
      },
      ruling: {
        en: 'There is nobody left to follow.',
        it: 'Non resta chi possa inseguire.',
      },
    },
    {
      id: 'LB-CON-20',
      page: '19',
      title: { en: 'Carrying the position', it: 'Occupare la posizione' },
      clause: {
        en: 'The victor may step into the place the loser held, and no more (cavalry: LB-BRK-01).',
        it: 'Il vincitore può portarsi al posto del perdente, e nulla più (cavalleria: LB-BRK-01).',
      },
    },
    {
      id: 'LB-CON-21',
      page: '18, 19, 41',
      title: { en: 'How it is carried', it: 'Come si occupa' },
      clause: {
        en: 'Straight ahead, facing and formation kept, as far as the loser’s old centre lay ahead; short of any unit or closed ground. Other enemies within 1S do not matter. Not for guns, squares, garrisons.',
        it: 'Diritto in avanti, fronte e formazione invariati, fin dove stava il centro del perdente; ci si ferma prima di unità o terreno chiuso. Altri nemici entro 1C non contano. Non per cannoni, quadrati e guarnigioni.',
      },
      ruling: {
        en: 'The FAQ lets the winner take the place; no other shifting is known.',
        it: 'Le FAQ danno la posizione al vincitore; altri spostamenti non ci sono.',
      },
    },
    {
      id: 'LB-CON-22',
      page: '19, 24',
      title: { en: 'Cavalry always pays', it: 'La cavalleria paga sempre' },
      clause: {
        en: '1 DIS for cavalry that comes through a Contact unhurt, won or lost.',
        it: 'La cavalleria che chiude un contatto senza avervi subìto DIS ne subisce 1, che abbia vinto o perso.',
      },
    },
    {
      id: 'LB-CON-23',
      page: '19, 23, 24',
      title: { en: 'When it pays', it: 'Quando paga' },
      clause: {
        en: 'Only DIS of the Contact itself spares it, not of the Approach. Taken after pursuit, before the breakthrough is decided; it eliminates a unit at DIS 3.',
        it: 'La risparmia solo un DIS del contatto, non dell’avvicinamento. Si subisce dopo l’inseguimento, prima di decidere lo sfondamento; elimina un’unità a DIS 3.',
      },
      ruling: {
        en: 'The text names the Contact; the DIS must be settled before a breakthrough.',
        it: 'Il testo nomina il contatto; il DIS va definito prima dello sfondamento.',
      },
    },
    {
      id: 'LB-CON-24',
      page: '41',
      title: { en: 'Beaten in flank or rear', it: 'Battuta di fianco o alle spalle' },
      clause: {
        en: 'The loser first turns on its centre to have the winner in front, then retreats away from him.',
        it: 'Il perdente prima ruota sul centro fino ad avere il vincitore di fronte, poi si ritira lontano da lui.',
      },
    },
    {
      id: 'LB-CON-25',
      page: '41',
      title: { en: 'How far it turns', it: 'Quanto ruota' },
      clause: {
        en: 'Until it faces exactly the opposite way to the winner.',
        it: 'Finché il suo fronte è esattamente opposto a quello del vincitore.',
      },
      ruling: {
        en: 'One definite angle; the retreat then runs along the winner’s line.',
        it: 'Un angolo preciso; la ritirata segue allora la linea del vincitore.',
      },
    },
  ],
};
