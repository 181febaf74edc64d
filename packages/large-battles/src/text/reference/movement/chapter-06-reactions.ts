import type { RuleChapter } from '@drumhead/content';

export const reactions: RuleChapter = {
  title: { en: 'Reactions', it: 'Reazioni' },
  rules: [
    {
      id: 'LB-REACT-01',
      page: '6, 7',
      title: { en: 'What gives a reaction', it: 'Che cosa dà una reazione' },
      clause: {
        en: 'Any activation roll with failures: the enemy may try one reaction with as many dice as failed.',
        it: 'Ogni tiro d’attivazione con fallimenti: il nemico può tentare una reazione con tanti dadi quanti sono falliti.',
      },
    },
    {
      id: 'LB-REACT-02',
      page: '7',
      title: { en: 'One unit rolls them all', it: 'Li tira tutti una sola unità' },
      clause: {
        en: 'The dice go to one unit or General; they are not shared.',
        it: 'I dadi vanno a una sola unità o generale; non si dividono.',
      },
      ruling: {
        en: 'The text reads both ways, its example gives both dice to one unit.',
        it: 'Il testo si legge in due modi; l’esempio dà i due dadi a un’unità.',
      },
    },
    {
      id: 'LB-REACT-03',
      page: '7',
      title: { en: 'Who may try', it: 'Chi può tentare' },
      clause: {
        en: 'Any unit or General, anywhere, that has not reacted with success this phase.',
        it: 'Qualsiasi unità o generale, ovunque, che in questa fase non abbia già reagito con successo.',
      },
    },
    {
      id: 'LB-REACT-04',
      page: '7',
      title: { en: 'Success', it: 'Successo' },
      clause: {
        en: "Against Q, with the Leader's +1; each success is an action. With one or more it has reacted for this phase, used or not; with none it may try again later.",
        it: 'Contro Q, con il +1 del comandante; ogni successo è un’azione. Con almeno uno ha reagito per questa fase, che lo usi o no; con nessuno potrà ritentare.',
      },
    },
    {
      id: 'LB-REACT-05',
      page: '7',
      title: { en: 'Failing a reaction', it: 'Reazione fallita' },
      clause: { en: 'Its failures have no further effect.', it: 'I suoi fallimenti non hanno altri effetti.' },
      ruling: {
        en: "Only the active side's failures give reactions.",
        it: 'Solo i fallimenti di chi ha l’iniziativa danno reazioni.',
      },
    },
    {
      id: 'LB-REACT-06',
      page: '7',
      title: { en: 'Not in reaction', it: 'Non in reazione' },
      clause: {
        en: 'No infantry Approach, no group orders. All else is open.',
        it: 'Niente avvicinamento di fanteria, niente ordini di gruppo. Il resto è permesso.',
      },
    },
    {
      id: 'LB-REACT-07',
      page: '7',
      title: { en: 'Cavalry may charge', it: 'La cavalleria può caricare' },
      clause: {
        en: 'It may Approach in reaction if in line; then it is the attacker.',
        it: 'Può avvicinarsi per attaccare in reazione, se è in linea; allora è l’attaccante.',
      },
    },
    {
      id: 'LB-REACT-08',
      page: '7, 8, 41',
      title: { en: "After a General's failure", it: 'Dopo il fallimento di un generale' },
      clause: {
        en: "React at once, before he acts, or not at all. A group order's roll is not his own.",
        it: 'Si reagisce subito, prima che agisca, o mai più. Il tiro di un ordine di gruppo non è il suo.',
      },
    },
    {
      id: 'LB-REACT-09',
      page: '7',
      title: { en: 'After other failures', it: 'Dopo altri fallimenti' },
      clause: {
        en: 'Before the first action, between two of them or after the last; then the chance is gone. The active side must ask first, then goes on until stopped.',
        it: 'Prima della prima azione, fra due azioni o dopo l’ultima; poi l’occasione è persa. Chi agisce deve chiedere all’inizio, poi prosegue finché non è fermato.',
      },
    },
    {
      id: 'LB-REACT-10',
      page: '7, 8',
      title: { en: 'During a group order', it: 'Durante un ordine di gruppo' },
      clause: {
        en: 'You may step in between any two actions of its units.',
        it: 'Si può intervenire fra due azioni qualsiasi delle sue unità.',
      },
      ruling: {
        en: "The book speaks of the enemy's single actions.",
        it: 'Il libro parla delle singole azioni del nemico.',
      },
    },
    {
      id: 'LB-REACT-11',
      page: '7',
      title: { en: 'No action earned', it: 'Nessuna azione ottenuta' },
      clause: { en: 'Then there is a single moment to react.', it: 'C’è allora un solo momento per reagire.' },
      ruling: { en: 'Follows from LB-REACT-09.', it: 'Segue da LB-REACT-09.' },
    },
    {
      id: 'LB-REACT-12',
      page: '7',
      title: { en: 'Then play goes on', it: 'Poi si riprende' },
      clause: {
        en: 'The active unit continues with what it has left, if it still can.',
        it: 'L’unità attiva prosegue con quanto le resta, se ancora può.',
      },
      ruling: { en: "So the book's example.", it: 'Così l’esempio del libro.' },
    },
    {
      id: 'LB-REACT-13',
      page: '7',
      title: { en: 'Reaction markers', it: 'Segnalini di reazione' },
      clause: { en: 'They come off when the initiative changes hands.', it: 'Si tolgono quando l’iniziativa passa.' },
    },
    {
      id: 'LB-REACT-14',
      page: '12',
      title: { en: 'Proximity first', it: 'Prima le distanze' },
      clause: {
        en: 'While any of your units stand too near to friends, a reaction must mend one such case, without dice (LB-PROX-06).',
        it: 'Finché tue unità sono troppo vicine ad amiche, la reazione deve correggere un caso, senza dadi (LB-PROX-06).',
      },
    },
    {
      id: 'LB-REACT-15',
      page: '9',
      title: { en: 'Brigade without Leader', it: 'Brigata senza comandante' },
      clause: {
        en: '2 or more enemy failures bring you a new Leader instead of a reaction (LB-LEAD-26).',
        it: '2 o più fallimenti nemici portano un nuovo comandante al posto della reazione (LB-LEAD-26).',
      },
    },
    {
      id: 'LB-REACT-16',
      page: '7, 9',
      title: { en: 'Generals reacting', it: 'Generali in reazione' },
      clause: {
        en: 'Riding, joining a unit or leaving it; for the CinC a nomination too, or an assignment with its free move, but without LB-CINC-08.',
        it: 'Possono muovere, aggregarsi o staccarsi; il CinC anche nominare un comandante o assegnare un’unità di riserva con il movimento gratuito, ma senza LB-CINC-08.',
      },
      ruling: {
        en: 'Only Approach and group orders are excluded.',
        it: 'Sono esclusi solo avvicinamento e ordini di gruppo.',
      },
    },
    {
      id: 'LB-REACT-17',
      page: '7, 9',
      title: { en: 'Reserve reacting', it: 'Riserva in reazione' },
      clause: {
        en: 'Unassigned it may fire, reload, rally, change formation or rotate, but not move.',
        it: 'Non assegnata può sparare, ricaricare, recuperare, cambiare formazione o ruotare, ma non muovere.',
      },
      ruling: {
        en: 'Any unit may react; the Reserve stays until assigned.',
        it: 'Ogni unità può reagire; la riserva resta ferma finché non è assegnata.',
      },
    },
    {
      id: 'LB-REACT-18',
      page: '7, 8, 15, 20',
      title: { en: 'From one sector to the next', it: 'Da un settore all’altro' },
      clause: {
        en: 'Attacking the neighbouring built-up sector counts as an infantry Approach: not in reaction, not in a group, not at DIS 3.',
        it: 'Attaccare il settore abitato accanto conta come avvicinamento di fanteria: non in reazione, non in gruppo, non a DIS 3.',
      },
      ruling: {
        en: 'It skips the Approach dice but is the same attack.',
        it: 'Salta i dadi d’avvicinamento, ma è lo stesso attacco.',
      },
    },
  ],
};
