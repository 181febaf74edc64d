import type { RuleChapter } from '@drumhead/content';

export const activation: RuleChapter = {
  title: { en: 'Activation', it: 'Attivazione' },
  rules: [
    {
      id: 'SK-ACT-1',
      page: 'S-EN p6',
      title: { en: 'Activate a model', it: 'Attivare un modello' },
      clause: {
        en: 'Choose one of your models that has not activated this turn, and roll one, two or three dice against its Q.',
        it: 'Scegli un tuo modello non ancora attivato in questo turno e tira uno, due o tre dadi contro la sua Q.',
      },
    },
    {
      id: 'SK-ACT-2',
      page: 'S-EN p3, p6',
      title: { en: 'One action per success', it: 'Un’azione per successo' },
      clause: {
        en: 'Each success gives one action. With fewer than two failures, go on to another model.',
        it: 'Ogni successo dà un’azione. Con meno di due fallimenti passa a un altro modello.',
      },
    },
    {
      id: 'SK-ACT-3',
      page: 'S-EN p3, p6',
      title: { en: 'Turnover', it: 'Passaggio del turno' },
      clause: {
        en: 'Two or more failures in one roll end your turn, after the model has used its success if it has one.',
        it: 'Due o più fallimenti in un tiro terminano il tuo turno, dopo che il modello ha usato il suo successo, se ne ha.',
      },
    },
    {
      id: 'SK-ACT-4',
      page: 'S-EN p6',
      title: { en: 'All activated', it: 'Tutti attivati' },
      clause: {
        en: 'Your turn ends when all your models have activated.',
        it: 'Il tuo turno termina quando tutti i tuoi modelli si sono attivati.',
      },
    },
    {
      id: 'SK-ACT-5',
      page: '-',
      title: { en: 'Once a turn', it: 'Una volta per turno' },
      clause: {
        en: 'A model that rolled to activate, alone or in a group, has activated even without a success.',
        it: 'Un modello che ha tirato per attivarsi, da solo o in gruppo, è attivato anche senza successi.',
      },
      ruling: {
        en: 'After one failure the printed table goes on to another model.',
        it: 'Dopo un fallimento la tabella stampata passa a un altro modello.',
      },
    },
    {
      id: 'SK-ACT-6',
      page: '-',
      title: { en: 'End your turn', it: 'Terminare il turno' },
      clause: {
        en: 'You may end your turn instead of activating a model.',
        it: 'Puoi terminare il turno invece di attivare un modello.',
      },
      ruling: { en: 'The book does not require you to activate.', it: 'Il libro non obbliga ad attivare.' },
    },
    {
      id: 'SK-ACT-7',
      page: 'S-EN p6',
      title: { en: 'One model at a time', it: 'Un modello alla volta' },
      clause: {
        en: 'A model completes its actions before the next activates. Only a Leader giving orders is interrupted by the group (SK-GRP-3).',
        it: 'Un modello completa le sue azioni prima che si attivi il prossimo. Solo un Leader che dà ordini è interrotto dal gruppo (SK-GRP-3).',
      },
    },
    {
      id: 'SK-ACT-8',
      page: '-',
      title: { en: 'Unused actions', it: 'Azioni non usate' },
      clause: { en: 'Actions not used are lost.', it: 'Le azioni non usate sono perdute.' },
      ruling: { en: 'Half a reload cannot be saved for later.', it: 'Mezza ricarica non si conserva.' },
    },
    {
      id: 'SK-ACT-9',
      page: '-',
      title: { en: 'Interrupted', it: 'Interrotto' },
      clause: {
        en: 'A model that goes out of action or flees loses its remaining actions. A model that is knocked down may use them to stand up. A turnover still takes effect.',
        it: 'Un modello che va fuori combattimento o fugge perde le azioni rimaste. Un modello che finisce a terra può usarle per alzarsi. Il passaggio del turno ha comunque effetto.',
      },
      ruling: { en: 'The book does not cover this.', it: 'Il libro non lo prevede.' },
    },
    {
      id: 'SK-ACT-10',
      page: '-',
      title: { en: 'A new turn', it: 'Un nuovo turno' },
      clause: {
        en: 'At the start of your turn all your models may activate and attack again.',
        it: 'All’inizio del tuo turno tutti i tuoi modelli possono di nuovo attivarsi e attaccare.',
      },
      ruling: { en: 'The book leaves this to the players.', it: 'Il libro lo lascia ai giocatori.' },
    },
  ],
};
