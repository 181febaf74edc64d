import type { RuleChapter } from '@drumhead/content';

export const melee: RuleChapter = {
  title: { en: 'Melee', it: 'La mischia' },
  rules: [
    {
      id: 'SIP-MEL-1',
      page: '-',
      title: { en: 'When', it: 'Quando' },
      clause: {
        en: 'At contact, one round; it always ends apart.',
        it: 'Al contatto, un turno; finisce sempre con le parti divise.',
      },
      ruling: {
        en: 'One decisive clash suits charges of the period.',
        it: 'Uno scontro decisivo s’addice alle cariche del tempo.',
      },
    },
    {
      id: 'SIP-MEL-2',
      page: '-',
      title: { en: 'Dice', it: 'I dadi' },
      clause: {
        en: '4, less 1 for each DP, +1 with a Command base attached.',
        it: '4, meno 1 per PD, +1 con una base di comando unita.',
      },
      ruling: {
        en: 'As in firing: DP cost dice in combat.',
        it: 'Come nel fuoco: i PD costano dadi in combattimento.',
      },
    },
    {
      id: 'SIP-MEL-3',
      page: '-',
      title: { en: 'Scores', it: 'I punteggi' },
      clause: {
        en: 'By both kinds (see the table): line 4+, at light infantry 3+; heavy cavalry at line 4+, light cavalry 5+.',
        it: 'Secondo i due tipi (vedi la tabella): linea 4+, contro i leggeri 3+; cavalleria pesante contro linea 4+, leggera 5+.',
      },
      ruling: {
        en: 'Set so that steady foot stops horse in front, and shaken or flanked troops fall.',
        it: 'Fissati perché la fanteria salda fermi la cavalleria di fronte, e chi è scosso o aggirato ceda.',
      },
    },
    {
      id: 'SIP-MEL-4',
      page: '-',
      title: { en: 'Modifiers', it: 'I modificatori' },
      clause: {
        en: 'Flank: charger −1, defender +1. Line against horse in front −1. Horse charging horse −1. More support within 10 cm −1. Charging uphill, across or into cover +1. Light infantry in cover −1. Never below 3 or above 6.',
        it: 'Fianco: chi carica −1, chi difende +1. Linea contro cavalleria di fronte −1. Cavalleria che carica cavalleria −1. Più sostegni entro 10 cm −1. Carica in salita, oltre ostacoli o su un riparo +1. Leggeri al riparo −1. Mai sotto 3 o sopra 6.',
      },
      ruling: { en: 'The ideas are public, the sizes ours.', it: 'Le idee sono note, le misure nostre.' },
    },
    {
      id: 'SIP-MEL-5',
      page: '-',
      title: { en: 'No saves', it: 'Niente riparo' },
      clause: {
        en: 'Cover saves nobody in melee: it hinders the charger instead.',
        it: 'In mischia il riparo non salva: ostacola chi carica.',
      },
      ruling: { en: 'It counts already.', it: 'Conta già.' },
    },
    {
      id: 'SIP-MEL-6',
      page: '-',
      title: { en: 'Winner', it: 'Il vincitore' },
      clause: { en: 'More hits. Level: the charger has lost.', it: 'Più colpi. Pari: chi ha caricato ha perso.' },
    },
    {
      id: 'SIP-MEL-7',
      page: '-',
      title: { en: 'Conversion', it: 'La conversione' },
      clause: {
        en: 'Hits of both are converted, the loser’s first and 2 more of them, 4 at most.',
        it: 'Si convertono i colpi di entrambi, prima lo sconfitto con 2 in più, al massimo 4.',
      },
      ruling: {
        en: 'Keeps table and limit, and makes defeat cost more than fire.',
        it: 'Mantiene tabella e limite, e fa costare la sconfitta più del fuoco.',
      },
    },
    {
      id: 'SIP-MEL-8',
      page: '-',
      title: { en: 'Retreat', it: 'La ritirata' },
      clause: {
        en: 'A loser still standing turns to its enemy and goes back 10 cm.',
        it: 'Lo sconfitto ancora in piedi si volge al nemico e arretra di 10 cm.',
      },
    },
    {
      id: 'SIP-MEL-9',
      page: '-',
      title: { en: 'Line of retreat', it: 'La linea di ritirata' },
      clause: {
        en: 'Along the line of the charge, whatever the ground. A garrison is set outside first. Over the table edge: lost.',
        it: 'Lungo la linea della carica, su ogni terreno. La guarnigione esce prima. Oltre il bordo del tavolo: perduta.',
      },
      ruling: { en: 'One direction for both, however they stand.', it: 'Una direzione per entrambi, comunque stiano.' },
    },
    {
      id: 'SIP-MEL-10',
      page: '-',
      title: { en: 'No way back', it: 'Senza via di scampo' },
      clause: { en: 'An enemy or a river in the way destroys it.', it: 'Un nemico o un fiume sulla via la distrugge.' },
    },
    {
      id: 'SIP-MEL-11',
      page: '-',
      title: { en: 'Guns overrun', it: 'Cannoni presi' },
      clause: { en: 'A battery that loses is destroyed.', it: 'Una batteria che perde è distrutta.' },
      ruling: { en: 'Guns cannot fall back from contact.', it: 'I cannoni non possono ritirarsi dal contatto.' },
    },
    {
      id: 'SIP-MEL-12',
      page: '-',
      title: { en: 'Ridden down', it: 'Travolti' },
      clause: {
        en: 'Foot that breaks against cavalry is removed.',
        it: 'La fanteria che si sbanda contro la cavalleria è eliminata.',
      },
      ruling: { en: 'Stands for the pursuit.', it: 'Sta per l’inseguimento.' },
    },
    {
      id: 'SIP-MEL-13',
      page: '-',
      title: { en: 'Recall', it: 'Il richiamo' },
      clause: {
        en: 'Charging cavalry that wins, if its enemy only retreated, goes back 10 cm.',
        it: 'La cavalleria che carica e vince, se il nemico si è solo ritirato, torna indietro di 10 cm.',
      },
    },
    {
      id: 'SIP-MEL-14',
      page: '-',
      title: { en: 'Advance', it: 'L’avanzata' },
      clause: {
        en: 'A winning charger may go straight on: line 5 cm or into the section won; cavalry half its rate, only if the enemy is gone or routing. 1 cm from others.',
        it: 'Chi carica e vince può proseguire dritto: linea 5 cm o nel settore preso; cavalleria metà movimento, solo se il nemico è sparito o in fuga. A 1 cm dagli altri.',
      },
      ruling: {
        en: 'Ground must be takeable, but not a whole line at once.',
        it: 'Il terreno si deve poter prendere, ma non una linea intera in una volta.',
      },
    },
    {
      id: 'SIP-MEL-15',
      page: '-',
      title: { en: 'The defender wins', it: 'Vince chi difende' },
      clause: {
        en: 'Stays; charged in flank or rear it turns to its enemy.',
        it: 'Resta; caricato al fianco o al tergo si volge al nemico.',
      },
      ruling: {
        en: 'By itself, so that the other side need not choose.',
        it: 'Da sé, così l’altra parte non deve scegliere.',
      },
    },
    {
      id: 'SIP-MEL-16',
      page: '-',
      title: { en: 'Order of steps', it: 'L’ordine dei passi' },
      clause: {
        en: 'Dice, winner, conversions, breaks, retreat, risk of generals, recall, advance.',
        it: 'Dadi, vincitore, conversioni, sbandamenti, ritirata, pericolo dei generali, richiamo, avanzata.',
      },
      ruling: { en: 'Fixes the order of dice.', it: 'Fissa l’ordine dei dadi.' },
    },
  ],
};
