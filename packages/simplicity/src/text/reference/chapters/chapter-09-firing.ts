import type { RuleChapter } from '@drumhead/content';

export const firing: RuleChapter = {
  title: { en: 'Firing', it: 'Il fuoco' },
  rules: [
    {
      id: 'SIP-FIR-1',
      page: '-',
      title: { en: 'Ranges', it: 'Le gittate' },
      clause: {
        en: 'cm: line 10; foot guns 40 effective, 60 long; horse guns 20 and 40.',
        it: 'cm: linea 10; cannoni a piedi 40 utile, 60 lunga; a cavallo 20 e 40.',
      },
    },
    {
      id: 'SIP-FIR-2',
      page: '-',
      title: { en: 'Light infantry', it: 'Fanteria leggera' },
      clause: { en: '10 cm.', it: 'Tira a 10 cm.' },
      ruling: { en: 'Missing in the list; the same musket.', it: 'Manca nell’elenco; lo stesso fucile.' },
    },
    {
      id: 'SIP-FIR-3',
      page: '-',
      title: { en: 'Dice', it: 'I dadi' },
      clause: { en: '4, less 1 for each DP.', it: '4, meno 1 per PD.' },
    },
    {
      id: 'SIP-FIR-4',
      page: '-',
      title: { en: 'Scores', it: 'I punteggi' },
      clause: {
        en: 'Infantry 4+; 5+ if it moves too, or at light infantry or deployed guns. Guns 5+, 6 at long range.',
        it: 'Fanteria 4+; 5+ se muove anche, o contro fanteria leggera o cannoni in batteria. Cannoni 5+, 6 a gittata lunga.',
      },
    },
    {
      id: 'SIP-FIR-5',
      page: '-',
      title: { en: 'Not both', it: 'Non insieme' },
      clause: { en: 'The two reasons for 5+ do not add up.', it: 'I due motivi per il 5+ non si sommano.' },
      ruling: { en: 'They are alternatives, not modifiers.', it: 'Sono alternative, non modificatori.' },
    },
    {
      id: 'SIP-FIR-6',
      page: '-',
      title: { en: 'Guns that moved', it: 'Cannoni che hanno mosso' },
      clause: {
        en: 'Having turned or moved in the same order: 6 at effective range, no long range.',
        it: 'Girati o mossi nello stesso ordine: 6 a gittata utile, niente gittata lunga.',
      },
      ruling: { en: 'One pip worse, as infantry is.', it: 'Un punto peggio, come la fanteria.' },
    },
    {
      id: 'SIP-FIR-7',
      page: '-',
      title: { en: 'Cover', it: 'Il riparo' },
      clause: {
        en: 'One die for each hit on a target in cover: 4+ cancels it.',
        it: 'Un dado per ogni colpo su un bersaglio al riparo: 4+ lo annulla.',
      },
    },
    {
      id: 'SIP-FIR-8',
      page: '-',
      title: { en: 'Targets', it: 'I bersagli' },
      clause: {
        en: 'Any enemy unit in arc, range and sight. Never a Command base. A DP removes a routing unit.',
        it: 'Qualsiasi unità nemica in arco, gittata e vista. Mai una base di comando. Un PD elimina un’unità in fuga.',
      },
      ruling: { en: 'No order of targets is written.', it: 'Non è scritta alcuna precedenza.' },
    },
    {
      id: 'SIP-FIR-9',
      page: '-',
      title: { en: 'No other fire', it: 'Nessun altro fuoco' },
      clause: {
        en: 'Cavalry and Command bases never fire; nobody fires in the enemy’s turn.',
        it: 'Cavalleria e basi di comando non tirano mai; nessuno tira nel turno nemico.',
      },
      ruling: { en: 'Fire is an order of infantry and guns.', it: 'Il fuoco è un ordine di fanteria e cannoni.' },
    },
    {
      id: 'SIP-CNV-1',
      page: '-',
      title: { en: 'Hits to DP', it: 'Dai colpi ai PD' },
      clause: {
        en: 'Once, by the target’s class. 1 hit: Raw 4+, Regular 5+, Elite 6. Each hit more makes it 1 easier; 4 on Raw need no die.',
        it: 'Una volta, secondo la classe del bersaglio. 1 colpo: coscritti 4+, regolari 5+, scelti 6. Ogni colpo in più facilita di 1; 4 sui coscritti senza dado.',
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
      title: { en: 'Limits', it: 'I limiti' },
      clause: {
        en: 'No hits, no roll; more than 4 hits count as 4.',
        it: 'Senza colpi non si tira; più di 4 colpi contano 4.',
      },
      ruling: { en: 'The table ends there.', it: 'La tabella finisce lì.' },
    },
  ],
};
