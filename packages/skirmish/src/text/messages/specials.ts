/** The special rules and national features in a clause each, as the printed roster has them. */
export const specialMessages = {
  'sk.clause.cuirass': {
    en: 'When it loses, +1 to its score in asking whether that was doubled or tripled.',
    it: 'Quando perde, +1 al suo punteggio per stabilire se è stato doppiato o triplicato.',
  },
  'sk.clause.elan': {
    en: 'May announce a charge before activating, if one Move reaches an enemy: +1 to each die, first action that Move. +1 to attacks after moving into contact. Ignores Fear.',
    it: 'Può dichiarare una carica prima di attivarsi, se con un movimento raggiunge un nemico: +1 a ogni dado, e la prima azione è quel movimento. +1 agli attacchi dopo essere entrato in contatto. Ignora Paura.',
  },
  'sk.clause.engineer': {
    en: '+2 to bashing, low walls too; obstacles and doors never slow it, a ladder costs 1 action.',
    it: '+2 per abbattere, anche i muretti; ostacoli e porte non lo rallentano mai, una scala a pioli costa 1 azione.',
  },
  'sk.clause.fear': {
    en: 'An enemy it moves into contact with rolls one die on Quality or flees one move. Once a turn for each enemy.',
    it: 'Il nemico con cui entra in contatto tira un dado sulla Qualità o fugge di un movimento. Una volta per turno per ogni nemico.',
  },
  'sk.clause.fearless': { en: 'Never tests morale; ignores Fear.', it: 'Non fa mai test di morale; ignora Paura.' },
  'sk.clause.flagBearer': {
    en: 'While it stands, +1 to each morale die of friends within L. The flag can be picked up.',
    it: 'Finché è in piedi, +1 a ogni dado di morale degli amici entro L. La bandiera si può raccogliere.',
  },
  'sk.clause.green': { en: 'Never rolls three dice to activate alone.', it: 'Da solo non si attiva mai con tre dadi.' },
  'sk.clause.leader': {
    en: 'Gives group orders; command radius L; friends within L have +1 to morale and, alone, to activation.',
    it: 'Dà ordini di gruppo; raggio di comando L; gli amici entro L hanno +1 al morale e all’attivazione individuale.',
  },
  'sk.clause.lightInfantry': {
    en: 'Broken ground and obstacles never shorten its Moves; doors do.',
    it: 'Terreno difficile e ostacoli non ne riducono mai il movimento; le porte sì.',
  },
  'sk.clause.marksman': {
    en: '+1 to shooting; need not shoot at the nearest.',
    it: '+1 al tiro; non è obbligato a tirare al più vicino.',
  },
  'sk.clause.mounted': {
    en: 'Moves L; +1 hand to hand, −1 in broken ground.',
    it: 'Muove L; +1 in corpo a corpo, −1 in terreno difficile.',
  },
  'sk.clause.musician': {
    en: 'While standing, unengaged and within L of the Leader: +1 to each die of Group move and Regroup.',
    it: 'Finché è in piedi, non impegnato ed entro L dal Leader: +1 a ogni dado di Mossa di gruppo e Raggrupparsi.',
  },
  'sk.clause.nco': {
    en: '+1 to morale of friends within S; may command the squad, and succeeds the Leader.',
    it: '+1 al morale degli amici entro S; può comandare la squadra e succede al Leader.',
  },
  'sk.clause.poorShot': { en: '−1 to shooting.', it: '−1 al tiro.' },
  'sk.clause.reluctant': {
    en: 'A Move into contact costs one action more.',
    it: 'Un movimento che porta a contatto costa un’azione in più.',
  },
  'sk.clause.scout': {
    en: '+1 to the roll for attacker; a free move before the game.',
    it: '+1 al tiro per l’attaccante; un movimento gratuito prima della partita.',
  },
  'sk.clause.shortMove': { en: 'Moves S.', it: 'Muove S.' },
  'sk.clause.slow': { en: 'One Move a turn.', it: 'Un solo movimento per turno.' },
  'sk.clause.steadfast': { en: '+1 to each morale die.', it: '+1 a ogni dado di morale.' },
  'sk.clause.strong': { en: '+1 hand to hand and to bashing.', it: '+1 in corpo a corpo e per abbattere.' },
  'sk.clause.unstable': {
    en: 'A natural 1 in activating alone: its successes are lost.',
    it: 'Con un 1 naturale nell’attivazione individuale perde i suoi successi.',
  },
  'sk.clause.unpredictable': {
    en: 'One die before each activation alone: on 1 the opponent says how many dice, on 6 +1 to each.',
    it: 'Un dado prima di ogni attivazione individuale: con 1 è l’avversario a dire quanti dadi, con 6 +1 a ciascuno.',
  },
  'sk.clause.wavering': { en: '−1 to each morale die.', it: '−1 a ogni dado di morale.' },
  'sk.clause.weak': { en: '−1 hand to hand and to bashing.', it: '−1 in corpo a corpo e per abbattere.' },
  'sk.clause.forester': { en: 'Woods never shorten its Moves.', it: 'I boschi non ne riducono mai il movimento.' },
  'sk.clause.stealth': {
    en: 'In cover it is no target from farther than L.',
    it: 'In copertura non è un bersaglio da oltre L.',
  },
  'sk.clause.individualistic': { en: 'In no group order.', it: 'In nessun ordine di gruppo.' },
  'sk.clause.sprinter': {
    en: 'One Move a turn with the next longer stick.',
    it: 'Un movimento per turno col misurino successivo più lungo.',
  },
  'sk.feature.SK-NAT-1': {
    en: 'En avant! Two or more failures of a Group move: roll all its dice again.',
    it: 'En avant! Due o più fallimenti in una Mossa di gruppo: se ne ritirano tutti i dadi.',
  },
  'sk.feature.SK-NAT-2': {
    en: 'Steady volley: +1 to a volley of three or more on foot, all within one stick.',
    it: 'Salva ferma: +1 a una salva di tre o più a piedi, tutti entro un misurino.',
  },
  'sk.feature.SK-NAT-3': {
    en: 'Vorwärts! +1 to the attacks of one on foot, or of one Group move, that just came into contact.',
    it: 'Vorwärts! +1 agli attacchi di uno a piedi, o di una Mossa di gruppo, appena entrati in contatto.',
  },
  'sk.feature.SK-NAT-4': {
    en: 'Ordnung: after a turnover by a group roll the Leader still uses his actions.',
    it: 'Ordnung: dopo un passaggio del turno per un tiro di gruppo il Leader usa ancora le sue azioni.',
  },
  'sk.feature.SK-NAT-5': {
    en: 'Steadfast to the end: in one morale test those with just one failure stand.',
    it: 'Risoluti fino all’ultimo: in un test di morale chi ha un solo fallimento resta.',
  },
} as const;
