import type { RuleChapter } from '@drumhead/content';

export const breakthrough: RuleChapter = {
  title: { en: 'Cavalry breakthrough and recall', it: 'Sfondamento e richiamo della cavalleria' },
  rules: [
    {
      id: 'LB-BRK-01',
      page: '19',
      title: { en: 'After an elimination', it: 'Dopo un’eliminazione' },
      clause: {
        en: 'Cavalry that eliminated an enemy in Contact may break through, be recalled, carry the position or stay.',
        it: 'La cavalleria che ha eliminato un nemico a contatto può sfondare, farsi richiamare, occupare la posizione o restare.',
      },
    },
    {
      id: 'LB-BRK-02',
      page: '19',
      title: { en: 'Eliminations that count', it: 'Eliminazioni che contano' },
      clause: {
        en: 'It counts whether the enemy was eliminated by losing the first die, by DIS 4 from the second die, or by the pursuit.',
        it: 'Vale se il nemico è eliminato perché perde il primo dado, per DIS 4 dal secondo dado, o per l’inseguimento.',
      },
      ruling: {
        en: 'The book draws no line between them.',
        it: 'Il libro non fa differenza.',
      },
    },
    {
      id: 'LB-BRK-03',
      page: '19',
      title: { en: 'Breakthrough', it: 'Sfondamento' },
      clause: {
        en: 'The cavalry moves straight ahead into an enemy unit in its frontal arc within 1L. Contact follows at once, without an Approach, and all the target’s skirmishers are removed. The cavalry must touch the target.',
        it: 'La cavalleria muove diritta contro un’unità nemica nell’arco frontale entro 1L. Segue subito il contatto, senza avvicinamento, e gli schermagliatori del bersaglio sono eliminati. La cavalleria deve toccare il bersaglio.',
      },
    },
    {
      id: 'LB-BRK-04',
      page: '19',
      title: { en: 'First in line', it: 'Il primo sulla linea' },
      clause: {
        en: 'The target is the first enemy unit on the cavalry’s straight path. Friends or impassable terrain in the way rule out the breakthrough.',
        it: 'Il bersaglio è la prima unità nemica sul percorso diritto della cavalleria. Amici o terreno non attraversabile in mezzo escludono lo sfondamento.',
      },
      ruling: {
        en: 'A straight move meets that unit first.',
        it: 'Un movimento diritto incontra prima quell’unità.',
      },
    },
    {
      id: 'LB-BRK-05',
      page: '19',
      title: { en: 'No breakthrough', it: 'Niente sfondamento' },
      clause: {
        en: 'Cavalry cannot break through at DIS 3 or into a square (Impetuous: LB-SPEC-11), and never twice in a row.',
        it: 'La cavalleria non può sfondare a DIS 3 né contro un quadrato (Impetuoso: LB-SPEC-11), e mai due volte di seguito.',
      },
    },
    {
      id: 'LB-BRK-06',
      page: '19',
      title: { en: 'A square as only target', it: 'Solo un quadrato' },
      clause: {
        en: 'If a square is the only target, the cavalry must be recalled.',
        it: 'Se il solo bersaglio è un quadrato, la cavalleria dev’essere richiamata.',
      },
    },
    {
      id: 'LB-BRK-07',
      page: '19',
      title: { en: 'Recall', it: 'Richiamo' },
      clause: {
        en: 'A recall takes the cavalry 1L straight back, free, keeping its facing. It is a choice after an elimination, and a duty after a breakthrough.',
        it: 'Un richiamo porta la cavalleria 1L diritta indietro, gratis, mantenendo il fronte. È una scelta dopo un’eliminazione, un obbligo dopo uno sfondamento.',
      },
    },
    {
      id: 'LB-BRK-08',
      page: '5, 19',
      title: { en: 'Flank in a breakthrough', it: 'Fianco nello sfondamento' },
      clause: {
        en: 'Flank in a breakthrough is judged from where the cavalry stands when it begins, and again when it touches.',
        it: 'Il fianco in uno sfondamento si giudica da dove sta la cavalleria quando comincia, e di nuovo quando tocca.',
      },
      ruling: {
        en: 'This replaces the start of the activation.',
        it: 'Questo sostituisce l’inizio dell’attivazione.',
      },
    },
    {
      id: 'LB-BRK-09',
      page: '24',
      title: { en: 'Impetuous cavalry', it: 'Cavalleria impetuosa' },
      clause: {
        en: 'Impetuous cavalry must break through if it can (LB-SPEC-11).',
        it: 'La cavalleria Impetuosa deve sfondare se può (LB-SPEC-11).',
      },
    },
    {
      id: 'LB-BRK-10',
      page: '19',
      title: { en: 'DIS in each Contact', it: 'DIS in ogni contatto' },
      clause: {
        en: 'A breakthrough is a new Contact: cavalry that takes no DIS in it takes 1 DIS again (LB-CON-22).',
        it: 'Uno sfondamento è un nuovo contatto: la cavalleria che non vi subisce DIS ne subisce di nuovo 1 (LB-CON-22).',
      },
      ruling: {
        en: 'The book prints that rule per Contact.',
        it: 'Il libro stampa quella regola per ogni contatto.',
      },
    },
    {
      id: 'LB-BRK-11',
      page: '19',
      title: { en: 'No recall when beaten', it: 'Nessun richiamo se battuta' },
      clause: {
        en: 'Cavalry need not be recalled if it was eliminated or driven back in the breakthrough.',
        it: 'La cavalleria non è da richiamare se nello sfondamento è stata eliminata o respinta.',
      },
      ruling: {
        en: 'A beaten unit has already retreated.',
        it: 'Un’unità battuta si è già ritirata.',
      },
    },
  ],
};
