import type { RuleChapter } from '@drumhead/content';

export const activation: RuleChapter = {
  title: { en: 'Activation', it: 'Attivazione' },
  rules: [
    {
      id: 'SK-ACT-1',
      page: 'S-EN p6',
      title: { en: 'Nominate and roll', it: 'Nominare e tirare' },
      clause: {
        en: 'Name one of your models not yet activated this turn, choose one, two or three dice, and roll them against its Q.',
        it: 'Nomina un tuo modello non ancora attivato in questo turno, scegli uno, due o tre dadi e tirali contro la sua Q.',
      },
    },
    {
      id: 'SK-ACT-2',
      page: 'S-EN p3, p6',
      title: { en: 'One action a success', it: 'Un’azione per successo' },
      clause: {
        en: 'As many actions as successes. With fewer than two failures you go on to another model.',
        it: 'Tante azioni quanti successi. Con meno di due fallimenti si passa a un altro modello.',
      },
    },
    {
      id: 'SK-ACT-3',
      page: 'S-EN p3, p6',
      title: { en: 'Play passes', it: 'Passaggio del turno' },
      clause: {
        en: 'Two or more failures in one roll end your turn, after the model has used its success if it has one.',
        it: 'Due o più fallimenti in un tiro chiudono il tuo turno, dopo che il modello ha usato il suo successo, se ne ha.',
      },
    },
    {
      id: 'SK-ACT-4',
      page: 'S-EN p6',
      title: { en: 'All activated', it: 'Tutti attivati' },
      clause: {
        en: 'When all your models have been activated play passes.',
        it: 'Quando tutti i tuoi modelli sono stati attivati il gioco passa.',
      },
    },
    {
      id: 'SK-ACT-5',
      page: '-',
      title: { en: 'Once a turn', it: 'Una volta per turno' },
      clause: {
        en: 'A model that was nominated, or took part in a group’s roll, is activated even without a success.',
        it: 'Un modello nominato, o che ha partecipato al tiro di un gruppo, è attivato anche senza successi.',
      },
      ruling: {
        en: 'After one failure the printed table goes on to another model.',
        it: 'Dopo un fallimento la tabella stampata passa a un altro modello.',
      },
    },
    {
      id: 'SK-ACT-6',
      page: '-',
      title: { en: 'Ending your turn', it: 'Chiudere il turno' },
      clause: { en: 'You may end it instead of nominating.', it: 'Puoi chiuderlo invece di nominare.' },
      ruling: { en: 'Nothing compels you to nominate.', it: 'Nulla obbliga a nominare.' },
    },
    {
      id: 'SK-ACT-7',
      page: 'S-EN p6',
      title: { en: 'Finish one model first', it: 'Prima si finisce un modello' },
      clause: {
        en: 'A model does all its actions before the next is nominated; only a Leader giving orders is interrupted by his group (SK-GRP-3).',
        it: 'Un modello fa tutte le sue azioni prima che si nomini il prossimo; solo un Leader che dà ordini è interrotto dal suo gruppo (SK-GRP-3).',
      },
    },
    {
      id: 'SK-ACT-8',
      page: '-',
      title: { en: 'Unused actions', it: 'Azioni non usate' },
      clause: { en: 'They are lost.', it: 'Sono perdute.' },
      ruling: { en: 'Not even half a reload may be kept.', it: 'Nemmeno mezza ricarica si conserva.' },
    },
    {
      id: 'SK-ACT-9',
      page: '-',
      title: { en: 'Interrupted', it: 'Interrotto' },
      clause: {
        en: 'Who goes Out or flees loses his other actions; who falls may still use them to stand up. A turnover that is owed still comes.',
        it: 'Chi va fuori combattimento o fugge perde le altre azioni; chi cade può ancora usarle per alzarsi. Un passaggio del turno dovuto arriva comunque.',
      },
      ruling: { en: 'Closes the case.', it: 'Chiude il caso.' },
    },
    {
      id: 'SK-ACT-10',
      page: '-',
      title: { en: 'A new turn', it: 'Un nuovo turno' },
      clause: {
        en: 'As your player turn starts your models may be activated, and attack, again.',
        it: 'All’inizio del tuo turno i tuoi modelli possono di nuovo attivarsi e attaccare.',
      },
      ruling: { en: 'Bookkeeping.', it: 'Contabilità.' },
    },
  ],
};
