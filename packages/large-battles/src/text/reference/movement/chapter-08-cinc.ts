import type { RuleChapter } from '@drumhead/content';

export const commanderInChief: RuleChapter = {
  title: { en: 'CinC and reserve', it: 'Comandante in capo e riserva' },
  rules: [
    {
      id: 'LB-CINC-01',
      page: '6, 9',
      title: { en: 'Commander-in-Chief (CinC)', it: 'Il comandante in capo' },
      clause: {
        en: 'The CinC has Q 2 to 5 and a command span of 1L, commands the reserve and activates like a Leader.',
        it: 'Il comandante in capo ha Q da 2 a 5 e un raggio di comando di 1L, comanda la riserva e si attiva come un comandante.',
      },
    },
    {
      id: 'LB-CINC-02',
      page: '9',
      title: { en: 'The CinC’s actions', it: 'Azioni del comandante in capo' },
      clause: {
        en: 'At 1 action each, the CinC may move up to 2L, appoint a new Leader, or assign one reserve unit to a brigade.',
        it: 'Con 1 azione ciascuna il comandante in capo può muovere fino a 2L, dare un nuovo comandante a una brigata, o assegnarle un’unità di riserva.',
      },
    },
    {
      id: 'LB-CINC-03',
      page: '6, 9',
      title: { en: 'The CinC’s re-roll', it: 'Ripetere il tiro di un dado' },
      clause: {
        en: 'A Leader within the CinC’s span may re-roll one failed die of the Leader’s own activation, once per phase, but not for a group order. The new face stands, also for counting failures.',
        it: 'Un comandante entro il raggio del comandante in capo può ripetere il tiro di un dado fallito della propria attivazione, una volta per fase, ma non per un ordine di gruppo. Vale la nuova faccia, anche nel conto dei fallimenti.',
      },
    },
    {
      id: 'LB-CINC-04',
      page: '7, 9',
      title: { en: 'Time of the re-roll', it: 'Quando si ripete il tiro' },
      clause: {
        en: 'Decide right after the roll, before the enemy’s reaction is counted. A Leader’s reaction roll may use the re-roll too, still once per phase.',
        it: 'Si decide subito dopo il tiro, prima di contare la reazione nemica. Anche il tiro di reazione di un comandante può usarlo, sempre una volta per fase.',
      },
      ruling: {
        en: 'A reaction is an activation too, and the book counts per phase.',
        it: 'Anche una reazione è un’attivazione, e il libro conta per fase.',
      },
    },
    {
      id: 'LB-CINC-05',
      page: '9',
      title: { en: 'The reserve waits', it: 'La riserva attende' },
      clause: {
        en: 'Reserve units belong to no brigade: they neither move nor activate until assigned.',
        it: 'Le unità di riserva non fanno parte di una brigata: non muovono e non si attivano finché non sono assegnate.',
      },
    },
    {
      id: 'LB-CINC-06',
      page: '9',
      title: { en: 'Assigning a reserve unit', it: 'Assegnare un’unità di riserva' },
      clause: {
        en: 'A unit within the CinC’s span joins the named brigade for good. At once it makes one free move, of any kind open to it, towards its new Leader.',
        it: 'Un’unità entro il raggio del comandante in capo entra per sempre nella brigata indicata. Compie subito un movimento gratuito, di un tipo a lei permesso, verso il nuovo comandante.',
      },
    },
    {
      id: 'LB-CINC-07',
      page: '9',
      title: { en: 'No combat on the way', it: 'Niente scontri in marcia' },
      clause: {
        en: 'During that move the unit cannot fire or come within 1S of an enemy.',
        it: 'In quel movimento l’unità non può sparare né arrivare entro 1C da un nemico.',
      },
    },
    {
      id: 'LB-CINC-08',
      page: '9',
      title: { en: 'More actions', it: 'Altre azioni' },
      clause: {
        en: 'If the unit is still outside its new Leader’s span, you may activate it at once with 1 or 2 dice. It cannot use these actions to fire or Approach. This is its activation for the phase.',
        it: 'Se l’unità è ancora fuori dal raggio del nuovo comandante, puoi attivarla subito con 1 o 2 dadi. Non può usare queste azioni per sparare o iniziare un avvicinamento. È la sua attivazione della fase.',
      },
      ruling: {
        en: 'The purpose of the roll is to reach the Leader.',
        it: 'Lo scopo del tiro è raggiungere il comandante.',
      },
    },
    {
      id: 'LB-CINC-09',
      page: '6, 9',
      title: { en: 'Double failure on that roll', it: 'Doppio fallimento in quel tiro' },
      clause: {
        en: 'A double failure on that roll ends the CinC’s activation and the remaining actions are lost.',
        it: 'Un doppio fallimento in quel tiro chiude l’attivazione del comandante in capo, e le azioni rimaste sono perse.',
      },
      ruling: {
        en: 'It is a unit’s roll; the book exempts only the CinC’s own.',
        it: 'È il tiro di un’unità; il libro esclude solo quello del comandante in capo.',
      },
    },
    {
      id: 'LB-CINC-10',
      page: '9',
      title: { en: 'Activating later', it: 'Attivarsi più tardi' },
      clause: {
        en: 'A unit that made only the free move may activate with its new brigade later in the phase.',
        it: 'Un’unità che ha fatto solo il movimento gratuito può attivarsi con la nuova brigata più tardi nella fase.',
      },
      ruling: {
        en: 'The free move is not an activation.',
        it: 'Il movimento gratuito non è un’attivazione.',
      },
    },
    {
      id: 'LB-CINC-11',
      page: '40',
      title: { en: 'Stronger brigade', it: 'Brigata più forte' },
      clause: {
        en: 'The brigade’s Shaken limit rises as soon as the unit joins (LB-VIC-09).',
        it: 'Il limite oltre cui la brigata è scossa sale appena l’unità vi entra (LB-VIC-09).',
      },
    },
    {
      id: 'LB-CINC-12',
      page: '8, 21',
      title: { en: 'Loss of the CinC', it: 'Perdita del comandante in capo' },
      clause: {
        en: 'The CinC may be captured or repositioned like a Leader, gives the enemy 2 points, and is not replaced. Unassigned reserve units then stay where they are.',
        it: 'Il comandante in capo può essere catturato o riposizionato come un comandante, dà 2 punti al nemico e non è sostituito. Le unità di riserva non assegnate restano dove sono.',
      },
      ruling: {
        en: 'The book prints no replacement for the CinC.',
        it: 'Il libro non stampa un sostituto del comandante in capo.',
      },
    },
    {
      id: 'LB-CINC-13',
      page: '8',
      title: { en: 'The CinC never attaches', it: 'Il comandante in capo non si aggrega' },
      clause: {
        en: 'The CinC cannot attach to a unit.',
        it: 'Il comandante in capo non può aggregarsi a un’unità.',
      },
      ruling: {
        en: 'The book lets a Leader attach to the Leader’s own brigade only.',
        it: 'Il libro lo concede a un comandante con la sua brigata.',
      },
    },
  ],
};
