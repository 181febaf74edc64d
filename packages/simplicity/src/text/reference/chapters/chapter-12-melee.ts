import type { RuleChapter } from '@drumhead/content';

export const melee: RuleChapter = {
  title: { en: 'Melee', it: 'La mischia' },
  rules: [
    {
      id: 'SIP-MEL-1',
      page: '-',
      title: { en: 'When', it: 'Quando' },
      clause: {
        en: 'Contact brings one round of melee, which always ends with the units apart.',
        it: 'Il contatto porta a un solo turno di mischia, che finisce sempre con le unità separate.',
      },
      ruling: {
        en: 'One decisive clash suits charges of the period.',
        it: 'Uno scontro decisivo si addice alle cariche del tempo.',
      },
    },
    {
      id: 'SIP-MEL-2',
      page: '-',
      title: { en: 'Dice', it: 'Dadi' },
      clause: {
        en: 'Each unit rolls 4 dice, minus 1 for each DP, plus 1 with a Command base attached.',
        it: 'Ogni unità tira 4 dadi, meno 1 per ogni PD, più 1 con una base di comando aggregata.',
      },
      ruling: { en: 'As in fire, DP cost dice.', it: 'Come nel fuoco, i PD costano dadi.' },
    },
    {
      id: 'SIP-MEL-3',
      page: '-',
      title: { en: 'Scores', it: 'Punteggi' },
      clause: {
        en: 'The score depends on both kinds (see the table): line 4+, against light infantry 3+; heavy cavalry against line 4+, light cavalry 5+.',
        it: 'Il punteggio dipende dai due tipi (vedi la tabella): linea 4+, contro fanteria leggera 3+; cavalleria pesante contro linea 4+, leggera 5+.',
      },
      ruling: {
        en: 'Steady infantry stops cavalry in front; disordered or flanked troops fall.',
        it: 'La fanteria salda ferma la cavalleria di fronte; truppe in disordine o aggirate cedono.',
      },
    },
    {
      id: 'SIP-MEL-4',
      page: '-',
      title: { en: 'Modifiers', it: 'Modificatori' },
      clause: {
        en: 'Flank: charger −1, defender +1. Line against cavalry in front −1. Cavalry charging cavalry −1. More support within 10 cm −1. Charging uphill, across an obstacle or into cover +1. Light infantry in cover −1. Never below 3 or above 6.',
        it: 'Fianco: chi carica −1, chi difende +1. Linea contro cavalleria di fronte −1. Cavalleria che carica cavalleria −1. Più appoggi entro 10 cm −1. Carica in salita, oltre ostacoli o contro una copertura +1. Fanteria leggera in copertura −1. Mai sotto 3 o sopra 6.',
      },
      ruling: { en: 'The ideas are public; the amounts are ours.', it: 'Le idee sono note; i valori sono nostri.' },
    },
    {
      id: 'SIP-MEL-5',
      page: '-',
      title: { en: 'No cover rolls', it: 'Nessun tiro di copertura' },
      clause: {
        en: 'Cover cancels no hits in melee: it hinders the charger instead.',
        it: 'In mischia la copertura non annulla colpi: ostacola chi carica.',
      },
      ruling: { en: 'It already counts as a modifier.', it: 'Conta già come modificatore.' },
    },
    {
      id: 'SIP-MEL-6',
      page: '-',
      title: { en: 'Winner', it: 'Vincitore' },
      clause: {
        en: 'The side with more hits wins. On a tie the charger loses.',
        it: 'Vince la parte con più colpi. In parità perde chi ha caricato.',
      },
    },
    {
      id: 'SIP-MEL-7',
      page: '-',
      title: { en: 'Conversion', it: 'Conversione' },
      clause: {
        en: 'Both sides’ hits are converted, the loser’s first and with 2 hits more, 4 at most.',
        it: 'Si convertono i colpi delle due parti, prima quelli sullo sconfitto e con 2 in più, al massimo 4.',
      },
      ruling: {
        en: 'This keeps the table and its limit, and makes defeat cost more than fire.',
        it: 'Mantiene la tabella e il limite, e fa costare la sconfitta più del fuoco.',
      },
    },
    {
      id: 'SIP-MEL-8',
      page: '-',
      title: { en: 'Retreat', it: 'Ritirata' },
      clause: {
        en: 'A loser that has not broken turns to its enemy and retreats 10 cm.',
        it: 'Lo sconfitto che non ha ceduto si volge al nemico e si ritira di 10 cm.',
      },
    },
    {
      id: 'SIP-MEL-9',
      page: '-',
      title: { en: 'Line of retreat', it: 'Linea di ritirata' },
      clause: {
        en: 'It retreats along the line of the charge, over any ground. A garrison is first placed outside. Over the table edge it is lost.',
        it: 'Si ritira lungo la linea della carica, su ogni terreno. Una guarnigione viene prima portata fuori. Oltre il bordo del tavolo è perduta.',
      },
      ruling: {
        en: 'One direction serves both, however they stand.',
        it: 'Una direzione vale per entrambi, comunque siano disposti.',
      },
    },
    {
      id: 'SIP-MEL-10',
      page: '-',
      title: { en: 'Retreat blocked', it: 'Ritirata bloccata' },
      clause: {
        en: 'If an enemy or river is in the way, the unit is destroyed.',
        it: 'Se un nemico o un fiume sbarra la via, l’unità è distrutta.',
      },
    },
    {
      id: 'SIP-MEL-11',
      page: '-',
      title: { en: 'Guns overrun', it: 'Cannoni presi' },
      clause: { en: 'A battery that loses is destroyed.', it: 'Una batteria che perde è distrutta.' },
      ruling: { en: 'Guns cannot retreat from contact.', it: 'I cannoni non possono ritirarsi dal contatto.' },
    },
    {
      id: 'SIP-MEL-12',
      page: '-',
      title: { en: 'Ridden down', it: 'Travolti' },
      clause: {
        en: 'Infantry that breaks against cavalry is removed.',
        it: 'La fanteria che cede contro la cavalleria è eliminata.',
      },
      ruling: { en: 'This represents the pursuit.', it: 'Rappresenta l’inseguimento.' },
    },
    {
      id: 'SIP-MEL-13',
      page: '-',
      title: { en: 'Falling back after a charge', it: 'Ripiegamento dopo la carica' },
      clause: {
        en: 'Charging cavalry that wins falls back 10 cm if its enemy only retreated.',
        it: 'La cavalleria che carica e vince ripiega di 10 cm se il nemico si è solo ritirato.',
      },
    },
    {
      id: 'SIP-MEL-14',
      page: '-',
      title: { en: 'Advance', it: 'Avanzata' },
      clause: {
        en: 'A winning charger may go straight on: line 5 cm or into the section won; cavalry half its rate, only if the enemy is gone or routing. It keeps 1 cm from others.',
        it: 'Chi carica e vince può proseguire dritto: linea 5 cm o nel settore preso; cavalleria metà movimento, solo se il nemico è eliminato o in rotta. Resta a 1 cm dagli altri.',
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
        en: 'The defender stays; charged in flank or rear, it turns to its enemy.',
        it: 'Il difensore resta; se caricato sul fianco o sul retro si volge al nemico.',
      },
      ruling: {
        en: 'It happens automatically, so that the other side need not choose.',
        it: 'Avviene da sé, così l’altra parte non deve scegliere.',
      },
    },
    {
      id: 'SIP-MEL-16',
      page: '-',
      title: { en: 'Order of steps', it: 'Ordine dei passi' },
      clause: {
        en: 'Dice, winner, conversions, breaks, retreat, risk to Command bases, falling back, advance.',
        it: 'Dadi, vincitore, conversioni, cedimenti, ritirata, rischio delle basi di comando, ripiegamento, avanzata.',
      },
      ruling: { en: 'This fixes the order of dice.', it: 'Fissa l’ordine dei dadi.' },
    },
  ],
};
