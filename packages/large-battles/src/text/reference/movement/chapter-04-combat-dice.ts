import type { RuleChapter } from '@drumhead/content';

export const readingDice: RuleChapter = {
  title: { en: 'Reading combat dice', it: 'Leggere i dadi' },
  rules: [
    {
      id: 'LB-DICE-01',
      page: '13',
      title: { en: 'Both sides roll, pair by pair', it: 'Si tira insieme, coppia per coppia' },
      clause: {
        en: 'Both sides roll at the same time and sort their dice from high to low. Compare first with first, second with second, third with third.',
        it: 'Le due parti tirano insieme e ordinano i dadi dal più alto al più basso. Si confronta il primo con il primo, il secondo con il secondo, il terzo con il terzo.',
      },
    },
    {
      id: 'LB-DICE-02',
      page: '13, 16',
      title: { en: 'Fewer than three dice', it: 'Meno di tre dadi' },
      clause: {
        en: 'A side with fewer than three dice fills the gaps with 1s. Such a 1 is an ordinary die: it can tie, lose or be doubled.',
        it: 'Una parte con meno di tre dadi completa con degli 1. Un 1 così è un dado normale: può pareggiare, perdere o essere doppiato.',
      },
    },
    {
      id: 'LB-DICE-03',
      page: '13',
      title: { en: 'Unused dice', it: 'Dadi non usati' },
      clause: {
        en: 'Dice from the fourth on are unused. They serve only to break ties that would have no effect.',
        it: 'I dadi dal quarto in poi sono non usati. Servono solo a risolvere i pareggi che non avrebbero effetto.',
      },
    },
    {
      id: 'LB-DICE-04',
      page: '13',
      title: { en: 'Breaking a tie', it: 'Risolvere un pareggio' },
      clause: {
        en: 'Each side adds its highest unused die to the tied die, one die only and always. The higher total wins the pair; if the totals are equal, nothing happens.',
        it: 'Ogni parte aggiunge al dado in parità il suo dado non usato più alto, uno solo e sempre. Il totale più alto vince la coppia; se i totali sono uguali, nessun effetto.',
      },
    },
    {
      id: 'LB-DICE-05',
      page: '13, 40',
      title: { en: 'One tie, one die', it: 'Un pareggio, un dado' },
      clause: {
        en: 'Read the ties in the order of the pairs. A die used on one tie is spent, and the next tie takes the next highest. You cannot save a die for a later pair.',
        it: 'I pareggi si leggono nell’ordine delle coppie. Un dado usato per un pareggio è speso, e il pareggio seguente prende il successivo più alto. Non puoi conservare un dado per una coppia successiva.',
      },
    },
    {
      id: 'LB-DICE-06',
      page: '13, 40',
      title: { en: 'Nothing left to add', it: 'Nulla da aggiungere' },
      clause: {
        en: 'A side with no unused die left adds 0, so a side with one spare die wins the tie.',
        it: 'Una parte senza dadi non usati aggiunge 0: chi ha un dado di riserva vince il pareggio.',
      },
      ruling: {
        en: 'The book fills up with 1s for the first three dice only.',
        it: 'Il libro completa con gli 1 solo i primi tre dadi.',
      },
    },
    {
      id: 'LB-DICE-07',
      page: '13, 17, 18',
      title: { en: 'Ties with an effect of their own', it: 'Pareggi con un effetto proprio' },
      clause: {
        en: 'A tie on the first die of an Approach or on the second die of a Contact has an effect of its own and takes no unused die. The first die of a Contact has its own ladder (LB-CON-10).',
        it: 'Un pareggio sul primo dado d’avvicinamento o sul secondo di contatto ha un effetto proprio e non prende dadi non usati. Il primo dado di contatto ha una sua scala (LB-CON-10).',
      },
    },
    {
      id: 'LB-DICE-08',
      page: '14, 15, 17',
      title: { en: 'Ties broken with an unused die', it: 'Pareggi risolti con un dado non usato' },
      clause: {
        en: 'A tie is broken with an unused die in all three pairs of a bombardment of units, and in the second and third pair of an Approach.',
        it: 'Un pareggio si risolve con un dado non usato in tutte e tre le coppie di un bombardamento di unità, e nella seconda e terza coppia di un avvicinamento.',
      },
    },
    {
      id: 'LB-DICE-09',
      page: '13, 19',
      title: { en: 'Third Contact die', it: 'Terzo dado di contatto' },
      clause: {
        en: 'A tie on the third die of a Contact is broken with an unused die too.',
        it: 'Anche un pareggio sul terzo dado di contatto si risolve con un dado non usato.',
      },
      ruling: {
        en: 'The book says this of every tie without effect, except in built-up areas.',
        it: 'Il libro lo dice di ogni pareggio senza effetto, tranne che negli abitati.',
      },
    },
    {
      id: 'LB-DICE-10',
      page: '15',
      title: { en: 'Fire at a built-up area', it: 'Tiro su un abitato' },
      clause: {
        en: 'In a bombardment of a built-up area ties have no effect and take no unused die.',
        it: 'Nel bombardamento di un abitato i pareggi non hanno effetto e non prendono dadi non usati.',
      },
    },
    {
      id: 'LB-DICE-11',
      page: '13',
      title: { en: 'One die at least', it: 'Almeno un dado' },
      clause: {
        en: 'Modifiers never bring a side below 1 die.',
        it: 'I modificatori non portano mai una parte sotto 1 dado.',
      },
      ruling: {
        en: 'The book does not cover this; it can happen only in custom scenarios.',
        it: 'Il libro non lo prevede; può accadere solo in scenari personalizzati.',
      },
    },
    {
      id: 'LB-DICE-12',
      page: '9, 41',
      title: { en: 'Re-rolls', it: 'Ripetere un tiro' },
      clause: {
        en: 'To re-roll, pick one die you have just rolled and roll it again; the new face stands. In combat you may first see and compare all dice, and then pick any of yours.',
        it: 'Per ripetere un tiro scegli un dado appena tirato e tiralo di nuovo; vale la nuova faccia. In combattimento puoi prima vedere e confrontare tutti i dadi, poi scegliere uno qualsiasi dei tuoi.',
      },
    },
    {
      id: 'LB-DICE-13',
      page: '41',
      title: { en: 'Order of re-rolls', it: 'Chi ripete per primo' },
      clause: {
        en: 'The attacker decides on all its re-rolls first, then the defender; nobody answers after that. A die may be re-rolled only once.',
        it: 'Prima l’attaccante decide di quali suoi dadi ripetere il tiro, poi il difensore; nessuno replica. Il tiro di un dado si ripete una sola volta.',
      },
      ruling: {
        en: 'The book does not cover re-rolls on both sides.',
        it: 'Il libro non prevede dadi ritirati da entrambe le parti.',
      },
    },
    {
      id: 'LB-DICE-14',
      page: '24, 25, 41',
      title: { en: 'Wavering and Weak', it: 'Vacillante e Debole' },
      clause: {
        en: 'Wavering and Weak let the enemy re-roll one of the enemy’s own dice.',
        it: 'Vacillante e Debole permettono al nemico di ripetere il tiro di uno dei propri dadi.',
      },
      ruling: {
        en: 'The FAQ speaks of picking up one’s own lowest die.',
        it: 'Le FAQ parlano di riprendere il proprio dado più basso.',
      },
    },
  ],
};
