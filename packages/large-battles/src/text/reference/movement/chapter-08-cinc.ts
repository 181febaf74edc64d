import type { RuleChapter } from '@drumhead/content';

export const commanderInChief: RuleChapter = {
  title: { en: 'CinC and Reserve', it: 'CinC e riserva' },
  rules: [
    {
      id: 'LB-CINC-01',
      page: '6, 9',
      title: { en: 'Commander in Chief', it: 'Comandante in capo' },
      clause: {
        en: 'Q 2 to 5, span 1L. Leads the Reserve and is activated as a Leader is.',
        it: 'Q da 2 a 5, raggio 1L. Guida la riserva e si attiva come un comandante.',
      },
    },
    {
      id: 'LB-CINC-02',
      page: '9',
      title: { en: 'His actions', it: 'Le sue azioni' },
      clause: {
        en: '1 each: move up to 2L, nominate a new Leader, assign a Reserve unit.',
        it: '1 ciascuna: muovere fino a 2L, nominare un comandante, assegnare un’unità di riserva.',
      },
    },
    {
      id: 'LB-CINC-03',
      page: '6, 9',
      title: { en: 'His re-roll', it: 'Il suo ritiro' },
      clause: {
        en: 'A Leader within his span may roll one failed die again, once per phase, in his own activation but not for a group order. The new face decides, also whether it failed.',
        it: 'Una volta per fase un comandante entro il suo raggio può ritirare un dado fallito della propria attivazione, non di un ordine di gruppo. Conta la nuova faccia, anche come fallimento.',
      },
    },
    {
      id: 'LB-CINC-04',
      page: '7, 9',
      title: { en: 'When to re-roll', it: 'Quando si ritira' },
      clause: {
        en: "Right after the roll, before the enemy's reaction is counted. A Leader's reaction roll may use it too.",
        it: 'Subito dopo il tiro, prima di contare la reazione nemica. Vale anche per il tiro di reazione di un comandante.',
      },
      ruling: {
        en: 'A reaction activates him too, and the count is per phase.',
        it: 'Anche la reazione lo attiva, e il conto è per fase.',
      },
    },
    {
      id: 'LB-CINC-05',
      page: '9',
      title: { en: 'The Reserve waits', it: 'La riserva attende' },
      clause: {
        en: 'Unassigned, its units neither move nor are activated.',
        it: 'Finché non sono assegnate, le sue unità non muovono e non si attivano.',
      },
    },
    {
      id: 'LB-CINC-06',
      page: '9',
      title: { en: 'Assigning', it: 'Assegnare' },
      clause: {
        en: "It takes a unit within the CinC's span, which from now on belongs to the Brigade named; straight away it has one free move, of any kind open to it, towards its new Leader.",
        it: 'Un’unità entro il raggio del CinC passa per sempre a una brigata e compie subito un movimento gratuito, di un tipo a lei permesso, verso il nuovo comandante.',
      },
    },
    {
      id: 'LB-CINC-07',
      page: '9',
      title: { en: 'No fight on the march', it: 'Niente scontri in marcia' },
      clause: {
        en: 'In that move it may not fire, nor come within 1S of an enemy.',
        it: 'In quel movimento non può sparare né arrivare entro 1S da un nemico.',
      },
    },
    {
      id: 'LB-CINC-08',
      page: '9',
      title: { en: 'Pressing on', it: 'Proseguire' },
      clause: {
        en: "Not yet within the new Leader's span, it may roll 1 or 2 dice straight away, for anything but fire and Approach. That is its activation for the phase.",
        it: 'Se è ancora fuori dal raggio del nuovo comandante puoi attivarla subito con 1 o 2 dadi, senza tiro né avvicinamento. È la sua attivazione della fase.',
      },
      ruling: { en: 'The roll is there to reach the Leader.', it: 'Il tiro serve a raggiungere il comandante.' },
    },
    {
      id: 'LB-CINC-09',
      page: '6, 9',
      title: { en: 'If that fails twice', it: 'Se fallisce due volte' },
      clause: {
        en: "The CinC's turn is over, his other actions lost.",
        it: 'Il turno del CinC è finito, le altre azioni perse.',
      },
      ruling: {
        en: "It is a unit's roll; only the CinC's own is excepted.",
        it: 'È il tiro di un’unità; solo quello del CinC è escluso.',
      },
    },
    {
      id: 'LB-CINC-10',
      page: '9',
      title: { en: 'Acting later', it: 'Agire più tardi' },
      clause: {
        en: 'After the free move alone, it may be activated with its new Brigade in the same phase.',
        it: 'Dopo il solo movimento gratuito può essere attivata con la nuova brigata nella stessa fase.',
      },
      ruling: { en: 'The free move is no activation.', it: 'Il movimento gratuito non è un’attivazione.' },
    },
    {
      id: 'LB-CINC-11',
      page: '40',
      title: { en: 'Stronger Brigade', it: 'Brigata più forte' },
      clause: {
        en: 'Its Shaken limit rises as soon as the unit joins (LB-VIC-09).',
        it: 'Il limite di scossa sale appena l’unità arriva (LB-VIC-09).',
      },
    },
    {
      id: 'LB-CINC-12',
      page: '8, 21',
      title: { en: 'CinC lost', it: 'CinC perduto' },
      clause: {
        en: 'He is taken or placed anew as a Leader is, costs 2 points and has no successor: what Reserve is left stays where it is.',
        it: 'È catturato o riposizionato come un comandante, costa 2 punti e non ha successore: la riserva che resta rimane dov’è.',
      },
      ruling: { en: 'No replacement is printed.', it: 'Nessun sostituto è stampato.' },
    },
    {
      id: 'LB-CINC-13',
      page: '8',
      title: { en: 'He joins no unit', it: 'Non si unisce a unità' },
      clause: { en: 'The CinC never attaches.', it: 'Il CinC non si aggrega mai.' },
      ruling: {
        en: 'The book gives this to Leaders and their Brigades.',
        it: 'Il libro lo concede ai comandanti e alle loro brigate.',
      },
    },
  ],
};
