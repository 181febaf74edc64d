import type { RuleChapter } from '@drumhead/content';

export const reactions: RuleChapter = {
  title: { en: 'Reactions', it: 'Reazioni' },
  rules: [
    {
      id: 'LB-REACT-01',
      page: '6, 7',
      title: { en: 'Cause of a reaction', it: 'Causa di una reazione' },
      clause: {
        en: 'Each activation roll with failures, by a unit, group or general, gives the enemy one reaction attempt with as many dice as failed.',
        it: 'Ogni tiro d’attivazione con fallimenti, di un’unità, un gruppo o un generale, dà al nemico un tentativo di reazione con tanti dadi quanti sono falliti.',
      },
    },
    {
      id: 'LB-REACT-02',
      page: '7',
      title: { en: 'One unit rolls all the dice', it: 'Una sola unità tira tutti i dadi' },
      clause: {
        en: 'One unit or general makes the attempt and rolls all the dice; they cannot be shared out.',
        it: 'Una sola unità o un solo generale fa il tentativo e tira tutti i dadi; non si possono dividere.',
      },
      ruling: {
        en: 'The text can be read two ways; its example gives both dice to one unit.',
        it: 'Il testo si può leggere in due modi; l’esempio dà i due dadi a una sola unità.',
      },
    },
    {
      id: 'LB-REACT-03',
      page: '7',
      title: { en: 'Eligible units', it: 'Unità che possono reagire' },
      clause: {
        en: 'Any unit or general on the table may try, wherever it stands, if it has not yet reacted successfully in this phase.',
        it: 'Può tentare ogni unità o generale sul tavolo, ovunque sia, che in questa fase non abbia già reagito con successo.',
      },
    },
    {
      id: 'LB-REACT-04',
      page: '7',
      title: { en: 'Success', it: 'Successo' },
      clause: {
        en: 'Roll against Q, with the Leader’s +1; each success gives one action. With at least one success the unit has reacted for this phase, even if it leaves actions unused. With none it may try again later.',
        it: 'Si tira contro Q, con il +1 del comandante; ogni successo dà un’azione. Con almeno un successo l’unità ha reagito per questa fase, anche se non usa le azioni. Con nessuno può tentare di nuovo più tardi.',
      },
    },
    {
      id: 'LB-REACT-05',
      page: '7',
      title: { en: 'Failing a reaction', it: 'Reazione fallita' },
      clause: {
        en: 'Failures in a reaction roll have no further effect.',
        it: 'I fallimenti in un tiro di reazione non hanno altri effetti.',
      },
      ruling: {
        en: 'Only failures of the side with the initiative give reactions.',
        it: 'Solo i fallimenti della parte con l’iniziativa danno reazioni.',
      },
    },
    {
      id: 'LB-REACT-06',
      page: '7',
      title: { en: 'Forbidden in reaction', it: 'Vietato in reazione' },
      clause: {
        en: 'Infantry cannot Approach in reaction, and Leaders cannot give group orders. Everything else is allowed.',
        it: 'In reazione la fanteria non può iniziare un avvicinamento e i comandanti non possono dare ordini di gruppo. Tutto il resto è permesso.',
      },
    },
    {
      id: 'LB-REACT-07',
      page: '7',
      title: { en: 'Cavalry may Approach', it: 'Avvicinamento di cavalleria' },
      clause: {
        en: 'Cavalry in line may Approach in reaction if it meets all the other rules; it is then the attacker.',
        it: 'La cavalleria in linea può iniziare un avvicinamento in reazione, se rispetta tutte le altre regole; allora è l’attaccante.',
      },
    },
    {
      id: 'LB-REACT-08',
      page: '7, 8, 41',
      title: { en: 'After a general’s failure', it: 'Dopo il fallimento di un generale' },
      clause: {
        en: 'After a general’s own failure, react before the general acts or not at all. A group order’s roll does not count.',
        it: 'Dopo un fallimento del generale stesso si reagisce prima che il generale agisca, o niente. Il tiro di un ordine di gruppo non conta.',
      },
    },
    {
      id: 'LB-REACT-09',
      page: '7',
      title: { en: 'After other failures', it: 'Dopo altri fallimenti' },
      clause: {
        en: 'You may react before the first action, between two actions or after the last; after that the chance is lost. The active side must ask before its first action, then goes on until stopped.',
        it: 'Puoi reagire prima della prima azione, fra due azioni o dopo l’ultima; poi l’occasione è persa. La parte attiva deve chiedere prima della sua prima azione, poi prosegue finché non è fermata.',
      },
    },
    {
      id: 'LB-REACT-10',
      page: '7, 8',
      title: { en: 'During a group order', it: 'Durante un ordine di gruppo' },
      clause: {
        en: 'You may react between any two actions of the units in the group.',
        it: 'Puoi reagire fra due azioni qualsiasi delle unità del gruppo.',
      },
      ruling: {
        en: 'The book speaks of the enemy’s single actions.',
        it: 'Il libro parla delle singole azioni del nemico.',
      },
    },
    {
      id: 'LB-REACT-11',
      page: '7',
      title: { en: 'No action earned', it: 'Nessuna azione ottenuta' },
      clause: {
        en: 'If the active unit earned no action, there is only one moment to react.',
        it: 'Se l’unità attiva non ha ottenuto azioni, c’è un solo momento per reagire.',
      },
      ruling: {
        en: 'This follows from LB-REACT-09.',
        it: 'Segue da LB-REACT-09.',
      },
    },
    {
      id: 'LB-REACT-12',
      page: '7',
      title: { en: 'After the reaction', it: 'Dopo la reazione' },
      clause: {
        en: 'After the reaction the active unit goes on with its remaining actions, if it still exists and the actions are still possible.',
        it: 'Dopo la reazione l’unità attiva prosegue con le azioni rimaste, se esiste ancora e le azioni sono ancora possibili.',
      },
      ruling: {
        en: 'The book’s example plays it this way.',
        it: 'L’esempio del libro si gioca così.',
      },
    },
    {
      id: 'LB-REACT-13',
      page: '7',
      title: { en: 'Reaction markers', it: 'Segnalini di reazione' },
      clause: {
        en: 'Reaction markers are removed when the initiative passes.',
        it: 'I segnalini di reazione si tolgono quando l’iniziativa passa.',
      },
    },
    {
      id: 'LB-REACT-14',
      page: '12',
      title: { en: 'Proximity first', it: 'Prima la prossimità' },
      clause: {
        en: 'While any of your units stands too near to a friend, your reaction must correct one such case, without dice (LB-PROX-06).',
        it: 'Finché una tua unità è troppo vicina a un’amica, la tua reazione deve correggere uno di questi casi, senza dadi (LB-PROX-06).',
      },
    },
    {
      id: 'LB-REACT-15',
      page: '9',
      title: { en: 'Brigade without a Leader', it: 'Brigata senza comandante' },
      clause: {
        en: 'If you have a brigade without a Leader, 2 or more enemy failures in one roll bring you a new Leader instead of a reaction (LB-LEAD-26).',
        it: 'Se hai una brigata senza comandante, 2 o più fallimenti nemici in un tiro ti danno un nuovo comandante al posto della reazione (LB-LEAD-26).',
      },
    },
    {
      id: 'LB-REACT-16',
      page: '7, 9',
      title: { en: 'Generals in reaction', it: 'Generali in reazione' },
      clause: {
        en: 'A general may move, attach or detach. The CinC may also appoint a Leader, or assign a reserve unit with its free move but without the extra dice of LB-CINC-08.',
        it: 'Un generale può muovere, aggregarsi o staccarsi. Il comandante in capo può anche dare un nuovo comandante a una brigata, o assegnare un’unità di riserva con il movimento gratuito ma senza i dadi di LB-CINC-08.',
      },
      ruling: {
        en: 'The book excludes only Approach and group orders.',
        it: 'Il libro esclude solo avvicinamento e ordini di gruppo.',
      },
    },
    {
      id: 'LB-REACT-17',
      page: '7, 9',
      title: { en: 'Reserve units in reaction', it: 'Riserva in reazione' },
      clause: {
        en: 'An unassigned reserve unit may fire, reload, rally, change formation, rotate or limber in reaction, but it cannot move.',
        it: 'Un’unità di riserva non assegnata può sparare, ricaricare, riordinarsi, cambiare formazione, ruotare o mettere al traino in reazione, ma non può muovere.',
      },
      ruling: {
        en: 'The book lets any unit react, but the reserve stays put until assigned.',
        it: 'Il libro lascia reagire ogni unità, ma la riserva resta ferma finché non è assegnata.',
      },
    },
    {
      id: 'LB-REACT-18',
      page: '7, 8, 15, 20',
      title: { en: 'Attack from a built-up sector', it: 'Attacco da un settore abitato' },
      clause: {
        en: 'An attack on the neighbouring built-up sector counts as an infantry Approach: a unit cannot make it in reaction, in a group order or at DIS 3.',
        it: 'L’attacco al settore abitato vicino conta come avvicinamento di fanteria: un’unità non può farlo in reazione, in un ordine di gruppo o a DIS 3.',
      },
      ruling: {
        en: 'It skips the Approach dice but is the same attack.',
        it: 'Salta i dadi d’avvicinamento, ma è lo stesso attacco.',
      },
    },
  ],
};
