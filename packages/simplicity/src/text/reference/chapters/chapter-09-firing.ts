import type { RuleChapter } from '@drumhead/content';

export const firing: RuleChapter = {
  title: { en: 'Firing', it: 'Il fuoco' },
  rules: [
    {
      id: 'SIP-FIR-1',
      page: '-',
      title: { en: 'Ranges', it: 'Gittate' },
      clause: {
        en: 'In cm: line 10; foot artillery 40 effective, 60 long; horse artillery 20 and 40.',
        it: 'In cm: linea 10; artiglieria a piedi 40 utile, 60 lunga; a cavallo 20 e 40.',
      },
    },
    {
      id: 'SIP-FIR-2',
      page: '-',
      title: { en: 'Light infantry', it: 'Fanteria leggera' },
      clause: { en: 'Light infantry fires up to 10 cm.', it: 'La fanteria leggera tira fino a 10 cm.' },
      ruling: {
        en: 'The list leaves it out; it has the same musket.',
        it: 'L’elenco la omette; ha lo stesso moschetto.',
      },
    },
    {
      id: 'SIP-FIR-3',
      page: '-',
      title: { en: 'Dice', it: 'Dadi' },
      clause: { en: 'A unit rolls 4 dice, minus 1 for each DP.', it: 'Un’unità tira 4 dadi, meno 1 per ogni PD.' },
    },
    {
      id: 'SIP-FIR-4',
      page: '-',
      title: { en: 'Scores', it: 'Punteggi' },
      clause: {
        en: 'Infantry hits on 4+; on 5+ if it also moves, or against light infantry or deployed guns. Guns hit on 5+, at long range on 6.',
        it: 'La fanteria colpisce con 4+; con 5+ se muove anche, o contro fanteria leggera o cannoni in batteria. I cannoni con 5+, a gittata lunga con 6.',
      },
    },
    {
      id: 'SIP-FIR-5',
      page: '-',
      title: { en: 'No addition', it: 'Nessuna somma' },
      clause: { en: 'The two reasons for 5+ do not add up.', it: 'I due motivi per il 5+ non si sommano.' },
      ruling: { en: 'They are alternatives, not modifiers.', it: 'Sono alternative, non modificatori.' },
    },
    {
      id: 'SIP-FIR-6',
      page: '-',
      title: { en: 'Guns that moved', it: 'Cannoni che hanno mosso' },
      clause: {
        en: 'Guns that turn or move in the same order hit on 6 at effective range and have no long range.',
        it: 'I cannoni che si girano o muovono nello stesso ordine colpiscono con 6 a gittata utile e non hanno gittata lunga.',
      },
      ruling: { en: 'They are one point worse, as infantry is.', it: 'Un punto peggio, come la fanteria.' },
    },
    {
      id: 'SIP-FIR-7',
      page: '-',
      title: { en: 'Cover', it: 'Copertura' },
      clause: {
        en: 'A target in cover rolls one die for each hit: 4+ cancels it.',
        it: 'Un bersaglio in copertura tira un dado per ogni colpo: con 4+ lo annulla.',
      },
    },
    {
      id: 'SIP-FIR-8',
      page: '-',
      title: { en: 'Targets', it: 'Bersagli' },
      clause: {
        en: 'A unit may fire at any enemy unit in arc, range and sight, never at a Command base. A DP removes a routing unit.',
        it: 'Un’unità può fare fuoco su ogni unità nemica in arco, gittata e vista, mai su una base di comando. Un PD elimina un’unità in rotta.',
      },
      ruling: { en: 'The book gives no order of targets.', it: 'Il libro non dà precedenze tra i bersagli.' },
    },
    {
      id: 'SIP-FIR-9',
      page: '-',
      title: { en: 'No other fire', it: 'Nessun altro fuoco' },
      clause: {
        en: 'Cavalry and Command bases never fire, and no unit fires in the enemy’s turn.',
        it: 'Cavalleria e basi di comando non fanno mai fuoco, e nessuna unità fa fuoco nel turno nemico.',
      },
      ruling: {
        en: 'Fire is an order of infantry and artillery.',
        it: 'Il fuoco è un ordine di fanteria e artiglieria.',
      },
    },
    {
      id: 'SIP-CNV-1',
      page: '-',
      title: { en: 'Hits to DP', it: 'Dai colpi ai PD' },
      clause: {
        en: 'The attacker converts hits once, by the target’s class. 1 hit: raw 4+, regular 5+, elite 6. Each further hit makes it 1 easier; 4 hits on raw need no die.',
        it: 'Chi attacca converte i colpi una volta, secondo la classe del bersaglio. 1 colpo: inesperta 4+, regolare 5+, scelta 6. Ogni altro colpo facilita di 1; 4 colpi su un’unità inesperta non richiedono dado.',
      },
    },
    {
      id: 'SIP-CNV-2',
      page: '-',
      title: { en: 'One DP', it: 'Un solo PD' },
      clause: {
        en: 'One fire or melee gives a unit 1 DP at most. The attacker rolls.',
        it: 'Un fuoco o una mischia dà a un’unità al massimo 1 PD. Tira chi attacca.',
      },
    },
    {
      id: 'SIP-CNV-3',
      page: '-',
      title: { en: 'Limits', it: 'Limiti' },
      clause: {
        en: 'Without hits there is no roll; more than 4 hits count as 4.',
        it: 'Senza colpi non si tira; più di 4 colpi contano come 4.',
      },
      ruling: { en: 'The table ends there.', it: 'La tabella finisce lì.' },
    },
  ],
};
