import type { RuleChapter } from '@drumhead/content';

export const formations: RuleChapter = {
  title: { en: 'Formations, proximity, passing friends', it: 'Formazioni, distanze, passaggio fra amici' },
  rules: [
    {
      id: 'LB-FORM-01',
      page: '5',
      title: { en: 'The formations', it: 'Le formazioni' },
      clause: {
        en: 'Infantry: line, attack column, march column, square. Cavalry: line, column. Guns: limbered, unlimbered.',
        it: 'Fanteria: linea, colonna d’attacco, colonna di marcia, quadrato. Cavalleria: linea, colonna. Cannoni: agganciati, in batteria.',
      },
    },
    {
      id: 'LB-FORM-02',
      page: '5, 11, 24',
      title: { en: 'Changing', it: 'Cambiare' },
      clause: {
        en: '1 action from any to any other (Conscript and Militia 2).',
        it: '1 azione da una qualsiasi a un’altra (coscritti e milizia 2).',
      },
    },
    {
      id: 'LB-FORM-03',
      page: '11',
      title: { en: 'Where it stands then', it: 'Dove si ritrova' },
      clause: {
        en: 'Front centre and facing stay; the new formation lies behind. A change never gains ground.',
        it: 'Centro del fronte e orientamento restano; la nuova formazione sta dietro. Cambiare non fa guadagnare terreno.',
      },
      ruling: { en: 'Silent; this way no ground is won.', it: 'Non detto; così non si guadagna terreno.' },
    },
    {
      id: 'LB-FORM-04',
      page: '11',
      title: { en: 'Unlimbering', it: 'Mettere in batteria' },
      clause: { en: 'In any facing you like.', it: 'Con il fronte che si vuole.' },
    },
    {
      id: 'LB-FORM-05',
      page: '15',
      title: { en: 'Room to change', it: 'Spazio per cambiare' },
      clause: {
        en: 'Not onto anything, and not to within 1S of an enemy who was farther off (changes inside an Approach excepted).',
        it: 'Non sopra qualcosa, e non entro 1S da un nemico che era più lontano (salvo i cambi dentro un avvicinamento).',
      },
      ruling: {
        en: 'A change of formation may not bring on an Approach.',
        it: 'Un cambio di formazione non può portare all’avvicinamento.',
      },
    },
    {
      id: 'LB-FORM-06',
      page: '22',
      title: { en: 'At deployment', it: 'Allo schieramento' },
      clause: {
        en: 'Any formation; guns limbered or not.',
        it: 'Qualsiasi formazione; cannoni agganciati o in batteria.',
      },
    },
    {
      id: 'LB-FORM-07',
      page: '12, 13, 14',
      title: { en: 'The square', it: 'Il quadrato' },
      clause: {
        en: 'No flank or rear, 2 dice, moves VS; pushed back by gunfire it takes 1 DIS instead.',
        it: 'Senza fianchi né retro, 2 dadi, muove VS; se il tiro lo respinge prende 1 DIS invece.',
      },
    },
    {
      id: 'LB-FORM-08',
      page: '12, 18, 19',
      title: { en: 'Squares do not attack', it: 'Il quadrato non attacca' },
      clause: { en: 'No Approach, no move into Contact.', it: 'Niente avvicinamento, niente movimento a contatto.' },
      ruling: { en: 'It has no front to go straight ahead from.', it: 'Non ha un fronte da cui andare diritto.' },
    },
    {
      id: 'LB-PROX-01',
      page: '12',
      title: { en: 'Room between friends', it: 'Spazio fra amici' },
      clause: {
        en: 'No unit may choose to end a move or formation change within 1VS of a friend.',
        it: 'Nessuna unità può scegliere di finire un movimento o un cambio di formazione entro 1VS da un’amica.',
      },
    },
    {
      id: 'LB-PROX-02',
      page: '12',
      title: { en: 'Exactly VS', it: 'Esattamente VS' },
      clause: { en: 'VS itself is too near; farther is right.', it: 'Proprio VS è troppo vicino; oltre va bene.' },
      ruling: {
        en: "Two of the book's three wordings put the limit inside.",
        it: 'Due formule del libro su tre comprendono il limite.',
      },
    },
    {
      id: 'LB-PROX-03',
      page: '12',
      title: { en: 'Exceptions', it: 'Eccezioni' },
      clause: {
        en: 'A linear obstacle between the two, either of them artillery, or the mover Approaching an enemy.',
        it: 'Un ostacolo lineare fra le due, una delle due è artiglieria, o chi muove si avvicina per attaccare.',
      },
    },
    {
      id: 'LB-PROX-04',
      page: '12',
      title: { en: 'When it is looked at', it: 'Quando si guarda' },
      clause: {
        en: 'Once, when the unit (or the whole group) has finished moving.',
        it: 'Una volta, quando l’unità (o tutto il gruppo) ha finito di muovere.',
      },
    },
    {
      id: 'LB-PROX-05',
      page: '12',
      title: { en: 'Your last action must be clean', it: 'L’ultima azione dev’essere in regola' },
      clause: {
        en: 'A unit may not stop too near while an action could mend it, nor with its last one; in a group the other may still clear the space. What was there before may stay if it is no nearer. If events spoil it, it is marked.',
        it: 'Un’unità non può fermarsi troppo vicina finché un’azione può rimediare, né con l’ultima; in un gruppo può ancora scostarsi l’altra. Ciò che c’era prima può restare se non è più vicino. Se gli eventi lo guastano, si segna.',
      },
      ruling: { en: 'The book forbids the final state only.', it: 'Il libro vieta solo lo stato finale.' },
    },
    {
      id: 'LB-PROX-06',
      page: '12',
      title: { en: 'Unwanted cases', it: 'Casi involontari' },
      clause: {
        en: 'Retreats and recalls may leave units too near: marked. Your next reaction must mend one: without dice one of the two goes back or sideways beyond 1VS. No other reaction until all are mended.',
        it: 'Ritirate e richiami possono lasciare unità troppo vicine: si segna. La prossima reazione deve correggerne una: senza dadi una delle due va indietro o di lato oltre 1VS. Nessun’altra reazione finché non sono corrette tutte.',
      },
    },
    {
      id: 'LB-PROX-07',
      page: '12',
      title: { en: 'How to mend', it: 'Come si corregge' },
      clause: {
        en: 'You choose unit and place: at most M (cavalry, horse guns L), terrain ignored, not within 1S of enemies. It does not count as having reacted. No place, no duty.',
        it: 'Scegli unità e posto: al massimo M (cavalleria, cannoni a cavallo L), terreno ignorato, non entro 1S dai nemici. Non conta come reazione. Senza posto, nessun obbligo.',
      },
      ruling: {
        en: 'Printed are only the directions and the distance to gain.',
        it: 'Sono stampate solo le direzioni e la distanza da ottenere.',
      },
    },
    {
      id: 'LB-PROX-08',
      page: '12',
      title: { en: 'In your own phase', it: 'Nella propria fase' },
      clause: { en: 'You need not mend it.', it: 'Non sei obbligato a correggere.' },
      ruling: { en: 'The duty is tied to reactions.', it: 'L’obbligo è legato alle reazioni.' },
    },
    {
      id: 'LB-PROX-09',
      page: '12',
      title: { en: 'Who does not count', it: 'Chi non conta' },
      clause: { en: 'Generals and skirmishers.', it: 'Generali e schermagliatori.' },
      ruling: { en: 'They are not units.', it: 'Non sono unità.' },
    },
    {
      id: 'LB-PASS-01',
      page: '12',
      title: { en: 'Through friends', it: 'Attraverso gli amici' },
      clause: {
        en: 'A unit may pass through friends if the same move takes it wholly clear. It harms nobody.',
        it: 'Un’unità può passare attraverso amici se lo stesso movimento la porta del tutto oltre. Non nuoce a nessuno.',
      },
    },
    {
      id: 'LB-PASS-02',
      page: '12, 19',
      title: { en: 'Retreating through friends', it: 'Ritirarsi attraverso gli amici' },
      clause: {
        en: 'Each unit retreated through takes 1 DIS, once; not artillery, not those at DIS 3.',
        it: 'Ogni unità attraversata prende 1 DIS, una volta; non l’artiglieria, né chi è a DIS 3.',
      },
    },
    {
      id: 'LB-PASS-03',
      page: '12, 19',
      title: { en: 'All guns are spared', it: 'Tutti i cannoni esclusi' },
      clause: { en: 'Limbered ones too.', it: 'Anche quelli agganciati.' },
      ruling: {
        en: 'One page says unlimbered, the rule on retreats says artillery.',
        it: 'Una pagina dice in batteria, la regola delle ritirate dice artiglieria.',
      },
    },
  ],
};
