import type { RuleChapter } from '@drumhead/content';

export const optionalRules: RuleChapter = {
  title: { en: 'Optional rules', it: 'Regole opzionali' },
  rules: [
    {
      id: 'LB-OPT-01',
      page: '23',
      title: { en: 'Grand Battery', it: 'Grande batteria' },
      clause: {
        en: 'A battery assigned from the reserve may move into contact with one of its new brigade, of the same kind and calibre, and join it for good: higher DIS, worse Q, loaded but no fire in that phase, dice of both added. Eliminated, it costs 4 points.',
        it: 'Una batteria assegnata dalla riserva può mettersi a contatto con una della nuova brigata, dello stesso tipo e calibro, e unirsi per sempre: DIS più alto, Q peggiore, carica ma senza sparare in quella fase, dadi sommati. Eliminata, costa 4 punti.',
      },
    },
    {
      id: 'LB-OPT-02',
      page: '23',
      title: { en: 'Grand Battery, details', it: 'Grande batteria, dettagli' },
      clause: {
        en: 'Just two batteries join, both limbered or both unlimbered with the same facing. They count as one unit for Shaken (4 DIS if lost); the Break Point does not change. Each modifier counts once.',
        it: 'Si uniscono solo due batterie, entrambe al traino o entrambe in batteria con lo stesso fronte. Contano come una sola unità per la brigata scossa (4 DIS se perduta); il punto di rottura non cambia. Ogni modificatore conta una volta.',
      },
      ruling: {
        en: 'The book makes the two into one newly formed unit.',
        it: 'Il libro fa delle due una sola unità nuova.',
      },
    },
    {
      id: 'LB-OPT-03',
      page: '23',
      title: { en: 'Worn units', it: 'Unità logorate' },
      clause: {
        en: 'Infantry that ends a combat without DIS from it becomes worn. A worn unit that would become worn again takes 1 DIS. Cavalry never becomes worn, and rally does not remove it.',
        it: 'La fanteria che finisce un combattimento senza DIS subiti lì diventa logorata. Un’unità logorata che lo diventerebbe di nuovo subisce 1 DIS. La cavalleria non si logora mai, e il riordino non toglie il logoramento.',
      },
    },
    {
      id: 'LB-OPT-04',
      page: '23',
      title: { en: 'Worn units, details', it: 'Unità logorate, dettagli' },
      clause: {
        en: 'With that DIS the marker comes off. An Approach without Contact is a combat; a bombardment is not. Squares and garrisons become worn too.',
        it: 'Con quel DIS il segnalino si toglie. Un avvicinamento senza contatto è un combattimento; un bombardamento no. Anche quadrati e guarnigioni si logorano.',
      },
      ruling: {
        en: 'The book means it as half a disorder.',
        it: 'Il libro lo intende come mezzo disordine.',
      },
    },
    {
      id: 'LB-OPT-05',
      page: '18',
      title: { en: 'The charge goes home', it: 'La carica va a fondo' },
      clause: {
        en: 'A cavalry Approach that meets neither a square nor an evade goes on to Contact without an action of the attacker, unless it eliminated the target. Its actions still buy Contact dice; those cancelled by artillery are lost. The target must still be in reach.',
        it: 'Un Avvicinamento di cavalleria a cui non si risponde né con un quadrato né ripiegando passa al Contatto senza spendere azioni, a meno che il bersaglio sia eliminato. Le azioni comprano ancora dadi di Contatto; quelle annullate dall’artiglieria sono perdute. Il bersaglio dev’essere ancora a portata.',
      },
      ruling: {
        en: 'Page 18 sends “all other cases” on to Contact. That is the other reading of LB-APP-44, so players may choose.',
        it: 'La pagina 18 manda “tutti gli altri casi” al Contatto. È l’altra lettura di LB-APP-44: scelgono i giocatori.',
      },
    },
    {
      id: 'LB-OPT-06',
      page: '-',
      title: { en: 'Handicap', it: 'Vantaggio' },
      clause: {
        en: 'Players may agree to raise or lower the Break Point of a side by up to 3, before the battle. It stays at 1 or more.',
        it: 'I giocatori possono accordarsi, prima della battaglia, per alzare o abbassare di 3 al massimo il punto di rottura di una parte. Resta almeno 1.',
      },
      ruling: {
        en: 'The book has none. Players of unequal skill, and scenarios that are not even, want one.',
        it: 'Il libro non ne ha. Serve a giocatori di forza diversa e a scenari non equilibrati.',
      },
    },
  ],
};
