import type { RuleChapter } from '@drumhead/content';

export const specialRules: RuleChapter = {
  title: { en: 'Special rules', it: 'Regole speciali' },
  rules: [
    {
      id: 'SK-SPR-1',
      page: '-',
      title: { en: 'Cuirass', it: 'Corazza' },
      clause: {
        en: 'When it loses, hand to hand or shot at, +1 to its score in asking whether it was doubled or tripled; besides that of a better weapon.',
        it: 'Quando perde, in corpo a corpo o sotto tiro, +1 al suo punteggio per stabilire se è doppiato o triplicato; oltre a quello dell’arma migliore.',
      },
      ruling: { en: 'Turns wounds into falls.', it: 'Fa delle ferite cadute.' },
    },
    {
      id: 'SK-SPR-2',
      page: '-',
      title: { en: 'Élan', it: 'Elan' },
      clause: {
        en: 'Standing, unengaged and one Move from an enemy it may declare a charge before its own roll: +1 to each die, its first action is that Move. +1 to attacks in an activation in which it came into contact. Ignores Fear.',
        it: 'In piedi, non impegnato e a un movimento da un nemico può dichiarare una carica prima del suo tiro: +1 a ogni dado, la prima azione è quel movimento. +1 agli attacchi in un’attivazione in cui è entrato in contatto. Ignora Paura.',
      },
      ruling: { en: 'The price is three times that of Strong.', it: 'Costa tre volte Forte.' },
    },
    {
      id: 'SK-SPR-3',
      page: '-',
      title: { en: 'Engineer', it: 'Geniere' },
      clause: {
        en: '+2 to bashing, low walls too; crossing obstacles, doors and ladders never shortens its Move; a ladder takes 1 action.',
        it: '+2 per abbattere, anche muretti; ostacoli, porte e scale a pioli non ne riducono mai il movimento; una scala a pioli costa 1 azione.',
      },
      ruling: { en: 'Name and price.', it: 'Il nome e il costo.' },
    },
    {
      id: 'SK-SPR-4',
      page: '-',
      title: { en: 'Fear', it: 'Paura' },
      clause: {
        en: 'An enemy it moves into contact with rolls one die against Q (with the modifiers of morale); a failure makes it flee one move before any attack, without parting blow. Once a turn for each enemy; not for Fear, Fearless, Élan or the Fallen.',
        it: 'Il nemico con cui entra in contatto tira un dado contro Q (coi modificatori di morale); un fallimento lo fa fuggire di un movimento prima di ogni attacco, senza colpo alle spalle. Una volta per turno per nemico; non per Paura, Impavido, Elan o caduti.',
      },
      ruling: { en: 'One die of the parent engine’s terror.', it: 'Un dado del terrore del motore d’origine.' },
    },
    {
      id: 'SK-SPR-5',
      page: '-',
      title: { en: 'Fearless', it: 'Impavido' },
      clause: { en: 'Never tests morale; ignores Fear.', it: 'Non fa mai il morale; ignora Paura.' },
      ruling: { en: 'The name says it.', it: 'Lo dice il nome.' },
    },
    {
      id: 'SK-SPR-6',
      page: '-',
      title: { en: 'Flag Bearer', it: 'Portabandiera' },
      clause: {
        en: 'Standing: +1 to each morale die of friends within L, besides Leader or NCO (+2 in all at most). If he goes Out the flag stays: a friend who takes it up is Flag Bearer, an enemy may capture it.',
        it: 'In piedi: +1 a ogni dado di morale degli amici entro L, oltre a Leader o sottufficiale (+2 in tutto al massimo). Se va fuori la bandiera resta: l’amico che la raccoglie è Portabandiera, un nemico può catturarla.',
      },
      ruling: { en: 'The price.', it: 'Il costo.' },
    },
    {
      id: 'SK-SPR-7',
      page: '-',
      title: { en: 'Green', it: 'Inesperto' },
      clause: { en: 'Never three dice when activated alone.', it: 'Mai tre dadi quando si attiva da solo.' },
      ruling: { en: 'Raw men are slow to do much.', it: 'Chi è inesperto fa poco alla volta.' },
    },
    {
      id: 'SK-SPR-8',
      page: 'S-EN p6–7, S-QR QR1',
      title: { en: 'Leader', it: 'Leader' },
      clause: {
        en: 'Group orders; command radius L; +1 to morale within L. To activation: SK-CMD-1.',
        it: 'Ordini di gruppo; raggio di comando L; +1 al morale entro L. All’attivazione: SK-CMD-1.',
      },
    },
    {
      id: 'SK-SPR-9',
      page: '-',
      title: { en: 'Light Infantry', it: 'Leggero' },
      clause: {
        en: 'Broken ground and obstacles never shorten its Moves; doors do.',
        it: 'Terreno difficile e ostacoli non ne riducono mai i movimenti; le porte sì.',
      },
      ruling: { en: 'As light troops in Large Battles.', it: 'Come le truppe leggere in Large Battles.' },
    },
    {
      id: 'SK-SPR-10',
      page: 'P11',
      title: { en: 'Marksman', it: 'Tiratore Scelto' },
      clause: { en: '+1 to shooting, and any target (SK-RNG-7).', it: '+1 al tiro, e qualsiasi bersaglio (SK-RNG-7).' },
    },
    {
      id: 'SK-SPR-11',
      page: 'S-QR QR2',
      title: { en: 'Mounted', it: 'Montato' },
      clause: {
        en: '+1 hand to hand, −1 in broken ground (together 0); moves L. See SK-MOV-18, SK-RNG-9.',
        it: '+1 in corpo a corpo, −1 in terreno difficile (insieme 0); muove L. Vedi SK-MOV-18, SK-RNG-9.',
      },
    },
    {
      id: 'SK-SPR-12',
      page: '-',
      title: { en: 'Musician', it: 'Musico' },
      clause: {
        en: 'Standing, unengaged, within L of the Leader: +1 to each die of Group move and Regroup. Not for volleys, nor Shoot and Reload.',
        it: 'In piedi, non impegnato, entro L dal Leader: +1 a ogni dado di Mossa di gruppo e Raggrupparsi. Non per le salve né per Sparare e Ricaricare.',
      },
      ruling: { en: 'A report calls him useful for groups only.', it: 'Un resoconto lo dice utile solo ai gruppi.' },
    },
    {
      id: 'SK-SPR-13',
      page: 'S-QR QR1',
      title: { en: 'NCO', it: 'Sottufficiale' },
      clause: {
        en: '+1 to morale within S; may command the squad. To activation: SK-CMD-2; succession: SK-CMD-4.',
        it: '+1 al morale entro S; può comandare la squadra. All’attivazione: SK-CMD-2; successione: SK-CMD-4.',
      },
    },
    {
      id: 'SK-SPR-14',
      page: '-',
      title: { en: 'Poor Shot', it: 'Pessima Mira' },
      clause: { en: '−1 to shooting.', it: '−1 al tiro.' },
      ruling: { en: 'The mirror of Marksman.', it: 'Lo specchio di Tiratore Scelto.' },
    },
    {
      id: 'SK-SPR-15',
      page: '-',
      title: { en: 'Reluctant', it: 'Riluttante' },
      clause: {
        en: 'A Move that ends in contact with an enemy costs one action more.',
        it: 'Un movimento che finisce a contatto con un nemico costa un’azione in più.',
      },
      ruling: { en: 'The name.', it: 'Il nome.' },
    },
    {
      id: 'SK-SPR-16',
      page: 'S-EN p4',
      title: { en: 'Scout', it: 'Scout' },
      clause: {
        en: '+1 each to the roll for attacker; a free Move before the game (SK-DEP-5).',
        it: '+1 ciascuno al tiro per l’attaccante; un movimento gratuito prima della partita (SK-DEP-5).',
      },
    },
    {
      id: 'SK-SPR-17',
      page: 'P1',
      title: { en: 'Short Move', it: 'Movimento Corto' },
      clause: { en: 'Moves S.', it: 'Muove S.' },
    },
    {
      id: 'SK-SPR-18',
      page: '-',
      title: { en: 'Slow', it: 'Lento' },
      clause: { en: 'One Move action a turn at most.', it: 'Al massimo un’azione di movimento per turno.' },
      ruling: { en: 'The book says they move less often.', it: 'Il manuale dice che muovono meno spesso.' },
    },
    {
      id: 'SK-SPR-19',
      page: 'S-QR QR1',
      title: { en: 'Steadfast', it: 'Risoluto' },
      clause: { en: '+1 to each morale die.', it: '+1 a ogni dado di morale.' },
    },
    {
      id: 'SK-SPR-20',
      page: 'P11',
      title: { en: 'Strong', it: 'Forte' },
      clause: {
        en: '+1 hand to hand, in attack and defence, and to bashing.',
        it: '+1 in corpo a corpo, in attacco e in difesa, e per abbattere.',
      },
    },
    {
      id: 'SK-SPR-21',
      page: '-',
      title: { en: 'Unstable', it: 'Inattendibile' },
      clause: {
        en: 'A natural 1 in its own activation roll: its successes are lost, failures count as ever.',
        it: 'Un 1 naturale nel suo tiro di attivazione: i successi sono persi, i fallimenti contano come sempre.',
      },
      ruling: { en: 'Name and price.', it: 'Il nome e il costo.' },
    },
    {
      id: 'SK-SPR-22',
      page: '-',
      title: { en: 'Unpredictable', it: 'Imprevedibile' },
      clause: {
        en: 'd6 before each roll of its own: 1, the opponent says how many dice; 6, +1 to each die.',
        it: 'd6 prima di ogni suo tiro: 1, l’avversario dice quanti dadi; 6, +1 a ogni dado.',
      },
      ruling: { en: 'The name.', it: 'Il nome.' },
    },
    {
      id: 'SK-SPR-23',
      page: '-',
      title: { en: 'Wavering', it: 'Vacillante' },
      clause: { en: '−1 to each morale die.', it: '−1 a ogni dado di morale.' },
      ruling: { en: 'The parent engine’s coward.', it: 'Il codardo del motore d’origine.' },
    },
    {
      id: 'SK-SPR-24',
      page: '-',
      title: { en: 'Weak', it: 'Debole' },
      clause: {
        en: '−1 hand to hand, in attack and defence, and to bashing.',
        it: '−1 in corpo a corpo, in attacco e in difesa, e per abbattere.',
      },
      ruling: { en: 'The mirror of Strong.', it: 'Lo specchio di Forte.' },
    },
    {
      id: 'SK-SPR-25',
      page: 'P1, P14',
      title: { en: 'Forester', it: 'Boscaiolo' },
      clause: { en: 'Woods never shorten its Moves.', it: 'I boschi non ne riducono mai i movimenti.' },
    },
    {
      id: 'SK-SPR-26',
      page: '-',
      title: { en: 'Stealth', it: 'Furtivo' },
      clause: {
        en: 'In cover it is no target from farther than L.',
        it: 'In copertura non è un bersaglio da oltre L.',
      },
      ruling: { en: 'The name is published; the effect is ours.', it: 'Il nome è pubblicato; l’effetto è nostro.' },
    },
    {
      id: 'SK-SPR-27',
      page: 'P4',
      title: { en: 'Individualistic', it: 'Individualista' },
      clause: { en: 'In no group order.', it: 'In nessun ordine di gruppo.' },
    },
    {
      id: 'SK-SPR-28',
      page: '-',
      title: { en: 'Sprinter', it: 'Scattista' },
      clause: {
        en: 'Once a turn one Move with the next longer stick, before broken ground shortens it.',
        it: 'Una volta per turno un movimento col misurino più lungo, prima che il terreno difficile lo riduca.',
      },
      ruling: { en: 'The name is published; the effect is ours.', it: 'Il nome è pubblicato; l’effetto è nostro.' },
    },
  ],
};
