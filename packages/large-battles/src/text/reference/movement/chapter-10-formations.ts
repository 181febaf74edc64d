import type { RuleChapter } from '@drumhead/content';

export const formations: RuleChapter = {
  title: { en: 'Formations, proximity, passing friends', it: 'Formazioni, prossimità, passaggio fra amici' },
  rules: [
    {
      id: 'LB-FORM-01',
      page: '5',
      title: { en: 'The formations', it: 'Le formazioni' },
      clause: {
        en: 'Infantry: line, attack column, march column, square. Cavalry: line, column. Artillery: limbered, unlimbered.',
        it: 'Fanteria: linea, colonna d’attacco, colonna di marcia, quadrato. Cavalleria: linea, colonna. Artiglieria: al traino, in batteria.',
      },
    },
    {
      id: 'LB-FORM-02',
      page: '5, 11, 24',
      title: { en: 'Changing formation', it: 'Cambiare formazione' },
      clause: {
        en: 'A unit changes from any formation of its arm to any other for 1 action (Conscript and Militia 2).',
        it: 'Un’unità passa da una formazione della sua arma a un’altra qualsiasi con 1 azione (Coscritto e Milizia 2).',
      },
    },
    {
      id: 'LB-FORM-03',
      page: '11',
      title: { en: 'Place of the new formation', it: 'Posto della nuova formazione' },
      clause: {
        en: 'Facing and front centre stay; the new formation lies behind the front centre. A battery that unlimbers is then turned on its centre.',
        it: 'Il fronte e il suo centro restano; la nuova formazione sta dietro al centro del fronte. Una batteria che passa in batteria si gira poi sul suo centro.',
      },
      ruling: {
        en: 'The book does not cover this; in this way a change never gains ground.',
        it: 'Il libro non lo prevede; così un cambio non fa mai guadagnare terreno.',
      },
    },
    {
      id: 'LB-FORM-04',
      page: '11',
      title: { en: 'Unlimbering', it: 'Mettere in batteria' },
      clause: {
        en: 'A battery may unlimber in any facing.',
        it: 'Una batteria può mettersi in batteria con qualsiasi fronte.',
      },
    },
    {
      id: 'LB-FORM-05',
      page: '15',
      title: { en: 'Room to change', it: 'Spazio per cambiare' },
      clause: {
        en: 'The new formation cannot overlap anything, or come within 1S of an enemy that was farther away (except in changes made during an Approach).',
        it: 'La nuova formazione non può sovrapporsi a nulla, né arrivare entro 1C da un nemico che era più lontano (salvo i cambi fatti durante un avvicinamento).',
      },
      ruling: {
        en: 'The book bars a formation change from starting an Approach.',
        it: 'Il libro vieta che un cambio di formazione avvii un avvicinamento.',
      },
    },
    {
      id: 'LB-FORM-06',
      page: '22',
      title: { en: 'At deployment', it: 'Allo schieramento' },
      clause: {
        en: 'Units deploy in any formation; guns may start limbered or unlimbered.',
        it: 'Le unità si schierano in qualsiasi formazione; i cannoni possono iniziare al traino o in batteria.',
      },
    },
    {
      id: 'LB-FORM-07',
      page: '12, 13, 14',
      title: { en: 'The square', it: 'Il quadrato' },
      clause: {
        en: 'A square has no flank or rear, rolls 2 dice and moves 1VS. Where a bombardment would make it retreat it takes 1 DIS instead.',
        it: 'Un quadrato non ha fianchi né retro, tira 2 dadi e muove di 1MC. Dove un bombardamento lo farebbe ritirare, subisce invece 1 DIS.',
      },
    },
    {
      id: 'LB-FORM-08',
      page: '12, 18, 19',
      title: { en: 'Squares do not attack', it: 'Il quadrato non attacca' },
      clause: {
        en: 'A square cannot Approach or move into Contact.',
        it: 'Un quadrato non può iniziare un avvicinamento né entrare in contatto.',
      },
      ruling: {
        en: 'It has no front to move straight ahead from, and the book denies it pursuit.',
        it: 'Non ha un fronte da cui muovere diritto, e il libro gli nega l’inseguimento.',
      },
    },
    {
      id: 'LB-PROX-01',
      page: '12',
      title: { en: 'Room between friends', it: 'Spazio fra unità amiche' },
      clause: {
        en: 'No unit may voluntarily end its movement or formation change within 1VS of a friendly unit.',
        it: 'Nessuna unità può finire per scelta un movimento o un cambio di formazione entro 1MC da un’unità amica.',
      },
    },
    {
      id: 'LB-PROX-02',
      page: '12',
      title: { en: 'The exact limit', it: 'Il limite esatto' },
      clause: {
        en: 'A distance of exactly 1VS is too near; any greater distance is allowed.',
        it: 'Una distanza di esattamente 1MC è troppo poca; ogni distanza maggiore è permessa.',
      },
      ruling: {
        en: 'Two of the book’s three wordings include the limit.',
        it: 'Due formule del libro su tre comprendono il limite.',
      },
    },
    {
      id: 'LB-PROX-03',
      page: '12',
      title: { en: 'Exceptions', it: 'Eccezioni' },
      clause: {
        en: 'The rule does not hold if a linear obstacle lies between the two units, if either of them is artillery, or if the mover is Approaching an enemy.',
        it: 'La regola non vale se fra le due unità c’è un ostacolo lineare, se una delle due è artiglieria, o se chi muove sta facendo un avvicinamento.',
      },
    },
    {
      id: 'LB-PROX-04',
      page: '12',
      title: { en: 'When it is checked', it: 'Quando si controlla' },
      clause: {
        en: 'Check once, after all movement of the unit in its activation or reaction; for a group order, after all movement of the whole group.',
        it: 'Si controlla una volta, dopo tutti i movimenti dell’unità nella sua attivazione o reazione; in un ordine di gruppo, dopo tutti i movimenti del gruppo.',
      },
    },
    {
      id: 'LB-PROX-05',
      page: '12',
      title: { en: 'Correcting it yourself', it: 'Correggere da sé' },
      clause: {
        en: 'A unit cannot stop too near while its actions could correct it, or end its last action too near, unless a unit of its group can still move away. An earlier case may remain if the distance did not shrink. A case caused by a reaction or loss is marked.',
        it: 'Un’unità non può fermarsi troppo vicina se con le sue azioni può rimediare, né finirvi l’ultima, a meno che un’altra del gruppo possa scostarsi. Un caso precedente può restare se la distanza non cala. Se lo causa una reazione o una perdita, si segna.',
      },
      ruling: {
        en: 'The book forbids only the final state.',
        it: 'Il libro vieta solo lo stato finale.',
      },
    },
    {
      id: 'LB-PROX-06',
      page: '12',
      title: { en: 'Involuntary cases', it: 'Casi involontari' },
      clause: {
        en: 'If a retreat or recall leaves units too near, mark it. The owner’s next reaction must correct one case: without dice, one of the two moves backward or sideways beyond 1VS. No other reaction is allowed until all are corrected.',
        it: 'Se una ritirata o un richiamo lascia unità troppo vicine, si segna. La prossima reazione del proprietario deve correggere un caso: senza dadi, una delle due va indietro o di lato oltre 1MC. Nessun’altra reazione finché non sono corretti tutti.',
      },
    },
    {
      id: 'LB-PROX-07',
      page: '12',
      title: { en: 'Making the correction', it: 'Come si corregge' },
      clause: {
        en: 'The owner picks the unit and place: at most 1M (cavalry and horse guns 1L), ignoring terrain, not within 1S of an enemy, not onto anything. The unit does not count as having reacted. If no place exists, skip the correction.',
        it: 'Il proprietario sceglie unità e posto: al massimo 1M (cavalleria e cannoni a cavallo 1L), senza contare il terreno, non entro 1C da un nemico, non su altre unità. L’unità non conta come se avesse reagito. Se non c’è posto, si salta.',
      },
      ruling: {
        en: 'The book prints only the directions and the distance to gain.',
        it: 'Il libro stampa solo le direzioni e la distanza da ottenere.',
      },
    },
    {
      id: 'LB-PROX-08',
      page: '12',
      title: { en: 'In your own phase', it: 'Nella propria fase' },
      clause: {
        en: 'In your own phase you need not correct a case first.',
        it: 'Nella tua fase non sei obbligato a correggere prima un caso.',
      },
      ruling: {
        en: 'The book ties the duty to reactions.',
        it: 'Il libro lega l’obbligo alle reazioni.',
      },
    },
    {
      id: 'LB-PROX-09',
      page: '12',
      title: { en: 'Generals and skirmishers', it: 'Generali e schermagliatori' },
      clause: {
        en: 'Generals and skirmishers never count for proximity.',
        it: 'Generali e schermagliatori non contano mai per la prossimità.',
      },
      ruling: {
        en: 'They are not units.',
        it: 'Non sono unità.',
      },
    },
    {
      id: 'LB-PASS-01',
      page: '12',
      title: { en: 'Through friends', it: 'Attraverso gli amici' },
      clause: {
        en: 'A unit may pass through friendly units if the same move takes it wholly clear of them. Nobody suffers any effect.',
        it: 'Un’unità può passare attraverso unità amiche se lo stesso movimento la porta del tutto oltre. Nessuna ne ha effetti.',
      },
    },
    {
      id: 'LB-PASS-02',
      page: '12, 19',
      title: { en: 'Retreating through friends', it: 'Ritirarsi attraverso gli amici' },
      clause: {
        en: 'A unit that retreats through friendly units gives each of them 1 DIS, once per retreat. Artillery and units at DIS 3 are exempt.',
        it: 'Un’unità che si ritira attraverso unità amiche dà a ognuna 1 DIS, una volta per ritirata. Ne sono esenti l’artiglieria e le unità a DIS 3.',
      },
    },
    {
      id: 'LB-PASS-03',
      page: '12, 19',
      title: { en: 'All guns are exempt', it: 'Tutti i cannoni ne sono esenti' },
      clause: {
        en: 'Limbered guns are exempt too.',
        it: 'Anche i cannoni al traino ne sono esenti.',
      },
      ruling: {
        en: 'One page says unlimbered guns; the rule on retreats, which is specific, says artillery.',
        it: 'Una pagina dice cannoni in batteria; la regola sulle ritirate, più specifica, dice artiglieria.',
      },
    },
  ],
};
