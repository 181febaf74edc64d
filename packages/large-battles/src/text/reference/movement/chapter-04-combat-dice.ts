import type { RuleChapter } from '@drumhead/content';

export const readingDice: RuleChapter = {
  title: { en: 'Reading combat dice', it: 'Leggere i dadi' },
  rules: [
    {
      id: 'LB-DICE-01',
      page: '13',
      title: { en: 'Both roll, pair by pair', it: 'Si tira insieme, coppia per coppia' },
      clause: {
        en: 'Both sides roll together and line their dice up from high to low; the best meets the best, then second and third.',
        it: 'Le due parti tirano insieme e ordinano i dadi dal più alto: il migliore contro il migliore, poi il secondo e il terzo.',
      },
    },
    {
      id: 'LB-DICE-02',
      page: '13, 16',
      title: { en: 'Fewer than three dice', it: 'Meno di tre dadi' },
      clause: {
        en: 'Each missing die counts as a 1, and as any other 1: it can tie, lose or be doubled.',
        it: 'Ogni dado mancante vale 1, come ogni altro 1: può pareggiare, perdere o essere doppiato.',
      },
    },
    {
      id: 'LB-DICE-03',
      page: '13',
      title: { en: 'Unused dice', it: 'Dadi non usati' },
      clause: {
        en: 'From the fourth on, dice only break ties that would change nothing.',
        it: 'Dal quarto in poi i dadi servono solo a risolvere i pareggi senza effetto.',
      },
    },
    {
      id: 'LB-DICE-04',
      page: '13',
      title: { en: 'Breaking a tie', it: 'Risolvere un pareggio' },
      clause: {
        en: 'Each side adds its best unused die, just one and always; the higher sum wins the pair. If the sums agree, nothing happens.',
        it: 'Ogni parte aggiunge il suo miglior dado non usato, uno solo e sempre; la somma più alta vince la coppia. Se le somme sono pari, nulla.',
      },
    },
    {
      id: 'LB-DICE-05',
      page: '13, 40',
      title: { en: 'One tie, one die', it: 'Un pareggio, un dado' },
      clause: {
        en: 'Ties are taken in order of the pairs. A die used is gone; none can be kept back for later.',
        it: 'I pareggi si risolvono nell’ordine delle coppie. Un dado usato è speso; nessuno si conserva per dopo.',
      },
    },
    {
      id: 'LB-DICE-06',
      page: '13, 40',
      title: { en: 'Nothing left to add', it: 'Nulla da aggiungere' },
      clause: {
        en: 'A side without an unused die adds 0, so one spare die wins the tie.',
        it: 'Chi non ha dadi non usati aggiunge 0: un solo dado di riserva vince il pareggio.',
      },
      ruling: {
        en: 'Filling up with ones is printed for the first three dice only.',
        it: 'Il completamento con gli uno è stampato solo per i primi tre dadi.',
      },
    },
    {
      id: 'LB-DICE-07',
      page: '13, 17, 18',
      title: { en: 'Ties that count as they are', it: 'Pareggi con un effetto' },
      clause: {
        en: 'First Approach die and second Contact die: the tie itself does something. The first Contact die has a ladder of its own (LB-CON-10).',
        it: 'Primo dado d’avvicinamento e secondo di contatto: il pareggio ha un effetto suo. Il primo dado di contatto ha una sua scala (LB-CON-10).',
      },
    },
    {
      id: 'LB-DICE-08',
      page: '14, 15, 17',
      title: { en: 'Ties that take an unused die', it: 'Pareggi con il dado non usato' },
      clause: {
        en: 'All pairs of a bombardment of troops; second and third pair of an Approach.',
        it: 'Tutte le coppie di un bombardamento di truppe; seconda e terza coppia di un avvicinamento.',
      },
    },
    {
      id: 'LB-DICE-09',
      page: '13, 19',
      title: { en: 'Third Contact die', it: 'Terzo dado di contatto' },
      clause: {
        en: 'A tie takes an unused die here too.',
        it: 'Anche qui il pareggio si risolve con un dado non usato.',
      },
      ruling: {
        en: 'The book says it of every tie without effect, and excepts only villages.',
        it: 'Il libro lo dice di ogni pareggio senza effetto ed eccettua solo gli abitati.',
      },
    },
    {
      id: 'LB-DICE-10',
      page: '15',
      title: { en: 'Fire at a built-up area', it: 'Tiro su un abitato' },
      clause: {
        en: 'Ties have no effect and take no unused die.',
        it: 'I pareggi non hanno effetto e non si risolvono con dadi non usati.',
      },
    },
    {
      id: 'LB-DICE-11',
      page: '13',
      title: { en: 'One die at least', it: 'Almeno un dado' },
      clause: { en: 'Nothing takes a side below 1 die.', it: 'Nulla porta una parte sotto 1 dado.' },
      ruling: { en: 'Silent; comes up only in home-made scenarios.', it: 'Non detto; capita solo in scenari propri.' },
    },
    {
      id: 'LB-DICE-12',
      page: '9, 41',
      title: { en: 'Re-rolls', it: 'Ritirare un dado' },
      clause: {
        en: 'Pick one die, roll it again, keep the new face. In combat you may see and compare all dice first, and choose any of them.',
        it: 'Si sceglie un dado, si ritira, vale la nuova faccia. In combattimento si possono prima vedere e confrontare tutti i dadi, e sceglierne uno qualsiasi.',
      },
    },
    {
      id: 'LB-DICE-13',
      page: '41',
      title: { en: 'Who re-rolls first', it: 'Chi ritira prima' },
      clause: {
        en: 'The attacker decides on all his re-rolls, then the defender; no answer after that. No die is re-rolled twice.',
        it: 'L’attaccante decide quali dadi ritirare, poi il difensore; nessuno replica. Nessun dado si ritira due volte.',
      },
      ruling: { en: 'Silent where both sides own one.', it: 'Non detto se ne hanno entrambi.' },
    },
    {
      id: 'LB-DICE-14',
      page: '24, 25, 41',
      title: { en: 'Wavering and Weak', it: 'Vacillante e Debole' },
      clause: {
        en: 'They give the enemy a re-roll of one of his own dice.',
        it: 'Il nemico può ritirare uno dei suoi dadi.',
      },
      ruling: {
        en: "The FAQ speaks of picking one's lowest die.",
        it: 'Le FAQ parlano di riprendere il proprio dado più basso.',
      },
    },
  ],
};
