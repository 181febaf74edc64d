import type { RuleChapter } from '@drumhead/content';

export const breakthrough: RuleChapter = {
  title: { en: 'Cavalry breakthrough and recall', it: 'Sfondamento e richiamo della cavalleria' },
  rules: [
    {
      id: 'LB-BRK-01',
      page: '19',
      title: { en: 'After an elimination', it: 'Dopo un’eliminazione' },
      clause: {
        en: 'Having eliminated an enemy in Contact, cavalry chooses: break through, be recalled, carry the position, or stay.',
        it: 'La cavalleria che ha eliminato un nemico in un contatto può sfondare, farsi richiamare, occupare la posizione o restare.',
      },
    },
    {
      id: 'LB-BRK-02',
      page: '19',
      title: { en: 'What counts as eliminated', it: 'Che cosa vale come eliminazione' },
      clause: {
        en: 'Lost with the first die, brought to DIS 4 by the second, or by pursuit.',
        it: 'Persa al primo dado, portata a DIS 4 dal secondo, o dall’inseguimento.',
      },
      ruling: {
        en: 'The text draws no line between them.',
        it: 'Il testo non fa differenza.',
      },
    },
    {
      id: 'LB-BRK-03',
      page: '19',
      title: { en: 'Breakthrough', it: 'Sfondamento' },
      clause: {
        en: 'Straight ahead into an enemy in the frontal arc within 1L: Contact at once, no Approach, all his skirmishers removed. The cavalry must really touch him.',
        it: 'Diritto contro un nemico nell’arco frontale entro 1L: subito contatto, senza avvicinamento, e i suoi schermagliatori sono eliminati. La cavalleria deve davvero toccarlo.',
      },
    },
    {
      id: 'LB-BRK-04',
      page: '19',
      title: { en: 'First in line', it: 'Il primo sulla linea' },
      clause: {
        en: 'It strikes whichever enemy unit its straight path meets first. With friends or closed ground before that one, no breakthrough.',
        it: 'Il bersaglio è la prima unità nemica sul percorso diritto. Amici o terreno chiuso davanti lo escludono.',
      },
      ruling: {
        en: 'A straight move meets that one.',
        it: 'Chi va diritto incontra quella.',
      },
    },
    {
      id: 'LB-BRK-05',
      page: '19',
      title: { en: 'No breakthrough', it: 'Niente sfondamento' },
      clause: {
        en: 'Not at DIS 3 nor into a square (Impetuous: LB-SPEC-11), and never twice running.',
        it: 'Non a DIS 3 né contro un quadrato (impetuosi: LB-SPEC-11), e mai due volte di seguito.',
      },
    },
    {
      id: 'LB-BRK-06',
      page: '19',
      title: { en: 'Nothing but a square', it: 'Solo un quadrato' },
      clause: {
        en: 'If a square is the only target, the cavalry must be recalled.',
        it: 'Se il solo bersaglio è un quadrato, la cavalleria va richiamata.',
      },
    },
    {
      id: 'LB-BRK-07',
      page: '19',
      title: { en: 'Recall', it: 'Richiamo' },
      clause: {
        en: '1L straight back, free, facing kept. Open after an elimination; a duty once a breakthrough is over.',
        it: '1L diritto indietro, gratis, fronte invariato. Facoltativo dopo un’eliminazione; d’obbligo concluso uno sfondamento.',
      },
    },
    {
      id: 'LB-BRK-08',
      page: '5, 19',
      title: { en: 'Flank in a breakthrough', it: 'Fianco nello sfondamento' },
      clause: {
        en: 'Judged from where the cavalry stood when it broke through, and again at the touch.',
        it: 'Si giudica da dove stava la cavalleria all’inizio dello sfondamento, e di nuovo al contatto.',
      },
      ruling: {
        en: 'Stands for the start of the activation.',
        it: 'Sostituisce l’inizio dell’attivazione.',
      },
    },
    {
      id: 'LB-BRK-09',
      page: '24',
      title: { en: 'Impetuous cavalry', it: 'Cavalleria impetuosa' },
      clause: {
        en: 'It must break through if it can (LB-SPEC-11).',
        it: 'Deve sfondare se può (LB-SPEC-11).',
      },
    },
    {
      id: 'LB-BRK-10',
      page: '19',
      title: { en: 'A second wear', it: 'Si paga di nuovo' },
      clause: {
        en: 'The breakthrough is a Contact of its own: cavalry not hurt in it suffers 1 DIS again (LB-CON-22).',
        it: 'Lo sfondamento è un contatto a sé: la cavalleria illesa subisce ancora 1 DIS (LB-CON-22).',
      },
      ruling: {
        en: 'The rule is printed per Contact.',
        it: 'La regola è stampata per ogni contatto.',
      },
    },
    {
      id: 'LB-BRK-11',
      page: '19',
      title: { en: 'Beaten, not recalled', it: 'Battuta, non richiamata' },
      clause: {
        en: 'The duty of recall falls away if the cavalry is gone or was itself driven back.',
        it: 'L’obbligo del richiamo cade se la cavalleria non c’è più o è stata respinta.',
      },
      ruling: {
        en: 'Whoever was beaten has already retreated.',
        it: 'Chi è battuto si è già ritirato.',
      },
    },
  ],
};
