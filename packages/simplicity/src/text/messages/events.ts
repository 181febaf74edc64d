/** Lines of the log, what is rolled for, and how a battle ends. */
export const eventMessages = {
  'sip.roll.terrain': {
    en: 'terrain of the six sectors',
    it: 'terreno dei sei settori',
  },
  'sip.roll.edge': {
    en: 'choice of edge',
    it: 'scelta del bordo',
  },
  'sip.roll.initiative': {
    en: 'initiative',
    it: 'iniziativa',
  },
  'sip.roll.points': {
    en: 'action points',
    it: 'punti azione',
  },
  'sip.roll.activation': {
    en: 'activation',
    it: 'attivazione',
  },
  'sip.roll.fire': {
    en: 'fire',
    it: 'fuoco',
  },
  'sip.roll.saves': {
    en: 'cover',
    it: 'riparo',
  },
  'sip.roll.conversion': {
    en: 'do the hits disrupt?',
    it: 'i colpi disordinano?',
  },
  'sip.roll.melee': {
    en: 'melee',
    it: 'mischia',
  },
  'sip.roll.passing': {
    en: 'passing through friends',
    it: 'passaggio tra amici',
  },
  'sip.roll.risk': {
    en: 'danger to the commander',
    it: 'pericolo per il comandante',
  },
  'sip.roll.rally': {
    en: 'rally',
    it: 'riordino',
  },
  'sip.event.terrainRolled': {
    en: 'The terrain is rolled: {{faces}}.',
    it: 'Si tira per il terreno: {{faces}}.',
  },
  'sip.event.rollTied': {
    en: '{{a}} against {{b}}: a tie, both roll again.',
    it: '{{a}} contro {{b}}: parità, si ritira.',
  },
  'sip.event.edgeRolled': {
    en: '{{a}} against {{b}}: {{side}} chooses the edge.',
    it: '{{a}} contro {{b}}: {{side}} sceglie il bordo.',
  },
  'sip.event.edgeChosen.north': {
    en: '{{side}} takes the north edge.',
    it: '{{side}} prende il bordo nord.',
  },
  'sip.event.edgeChosen.south': {
    en: '{{side}} takes the south edge.',
    it: '{{side}} prende il bordo sud.',
  },
  'sip.event.placed': {
    en: 'Deployed: {{unit}}.',
    it: 'Schieramento: {{unit}}.',
  },
  'sip.event.commandPlaced': {
    en: 'Deployed: {{command}}.',
    it: 'Schieramento: {{command}}.',
  },
  'sip.event.arrived': {
    en: 'Reinforcement: {{unit}}.',
    it: 'Rinforzo: {{unit}}.',
  },
  'sip.event.commandArrived': {
    en: 'Reinforcement: {{command}}.',
    it: 'Rinforzo: {{command}}.',
  },
  'sip.event.delayed': {
    en: 'No room to come on: {{unit}}.',
    it: 'Manca lo spazio per entrare: {{unit}}.',
  },
  'sip.event.commandDelayed': {
    en: 'No room to come on: {{command}}.',
    it: 'Manca lo spazio per entrare: {{command}}.',
  },
  'sip.event.initiativeRolled': {
    en: '{{a}} against {{b}}: {{side}} says who goes first.',
    it: '{{a}} contro {{b}}: {{side}} decide chi comincia.',
  },
  'sip.event.firstTurn': {
    en: 'The first turn is for {{side}}.',
    it: 'Il primo turno tocca a {{side}}.',
  },
  'sip.event.gameTurnBegan': {
    en: 'Game turn {{turn}}.',
    it: 'Turno di gioco {{turn}}.',
  },
  'sip.event.turnBegan': {
    en: 'The turn of {{side}} begins.',
    it: 'Comincia il turno di {{side}}.',
  },
  'sip.event.pointsRolled': {
    en: 'Action points for {{side}}: {{points}}.',
    it: 'Punti azione per {{side}}: {{points}}.',
  },
  'sip.event.turnEnded': {
    en: 'The turn of {{side}} ends.',
    it: 'Finisce il turno di {{side}}.',
  },
  'sip.event.turnEndedLosing': {
    en: 'The turn of {{side}} ends; action points lost: {{lost}}.',
    it: 'Finisce il turno di {{side}}; punti azione perduti: {{lost}}.',
  },
  'sip.event.activation.done': {
    en: '{{unit}} obeys: {{face}}, needing {{needed}}.',
    it: '{{unit}} obbedisce: {{face}}, serve {{needed}}.',
  },
  'sip.event.activation.failed': {
    en: '{{unit}} does not obey: {{face}}, needing {{needed}}.',
    it: '{{unit}} non obbedisce: {{face}}, serve {{needed}}.',
  },
  'sip.event.confused': {
    en: '{{unit}} is confused: it stays and may not fire.',
    it: '{{unit}} è nel caos: resta ferma e non può fare fuoco.',
  },
  'sip.event.moved.move': {
    en: '{{unit}} moves.',
    it: '{{unit}} muove.',
  },
  'sip.event.moved.road': {
    en: '{{unit}} marches along the road.',
    it: '{{unit}} marcia lungo la strada.',
  },
  'sip.event.moved.enter': {
    en: '{{unit}} occupies the section.',
    it: '{{unit}} occupa il settore.',
  },
  'sip.event.moved.leave': {
    en: '{{unit}} leaves the section.',
    it: '{{unit}} lascia il settore.',
  },
  'sip.event.moved.retire': {
    en: '{{unit}} retires.',
    it: '{{unit}} ripiega.',
  },
  'sip.event.moved.charge': {
    en: '{{unit}} charges home.',
    it: '{{unit}} carica fino al contatto.',
  },
  'sip.event.moved.retreat': {
    en: '{{unit}} retreats 10 cm.',
    it: '{{unit}} si ritira di 10 cm.',
  },
  'sip.event.moved.rout': { en: '{{unit}} routs towards its edge.', it: '{{unit}} va in rotta verso il suo bordo.' },
  'sip.event.moved.recall': {
    en: '{{unit}} is recalled 10 cm.',
    it: '{{unit}} è richiamata indietro di 10 cm.',
  },
  'sip.event.moved.advance': {
    en: '{{unit}} advances over the ground won.',
    it: '{{unit}} avanza sul terreno conquistato.',
  },
  'sip.event.moved.turn': {
    en: '{{unit}} turns.',
    it: '{{unit}} si gira.',
  },
  'sip.event.commandMoved': {
    en: '{{command}} rides on.',
    it: '{{command}} si sposta.',
  },
  'sip.event.fired': {
    en: '{{firer}} fires at {{target}}: {{faces}} at {{score}}+, hits: {{hits}}.',
    it: '{{firer}} fa fuoco su {{target}}: {{faces}} a {{score}}+, colpi: {{hits}}.',
  },
  'sip.event.fireLost': {
    en: '{{firer}} no longer has a shot at {{target}}.',
    it: '{{firer}} non ha più il tiro su {{target}}.',
  },
  'sip.event.saved': {
    en: '{{target}} in cover: {{faces}}, hits cancelled: {{saves}}.',
    it: '{{target}} al riparo: {{faces}}, colpi annullati: {{saves}}.',
  },
  'sip.event.converted': {
    en: '{{unit}}, hits {{hits}}: {{face}}, needing {{needed}}: disrupted.',
    it: '{{unit}}, colpi {{hits}}: {{face}}, serve {{needed}}: disordine.',
  },
  'sip.event.convertedSurely': {
    en: '{{unit}}, hits {{hits}}: disrupted without a die.',
    it: '{{unit}}, colpi {{hits}}: disordine senza dado.',
  },
  'sip.event.shrugged': {
    en: '{{unit}}, hits {{hits}}: {{face}}, needing {{needed}}: no effect.',
    it: '{{unit}}, colpi {{hits}}: {{face}}, serve {{needed}}: nessun effetto.',
  },
  'sip.event.disrupted': {
    en: '{{unit}}: disruption points {{dp}}.',
    it: '{{unit}}: punti di disordine {{dp}}.',
  },
  'sip.event.broken': { en: '{{unit}} breaks and routs.', it: '{{unit}} cede e va in rotta.' },
  'sip.event.removed.destroyed': {
    en: '{{unit}} is destroyed.',
    it: '{{unit}} è distrutta.',
  },
  'sip.event.removed.riddenDown': {
    en: '{{unit}} is ridden down.',
    it: '{{unit}} è travolta dalla cavalleria.',
  },
  'sip.event.removed.offTable': {
    en: '{{unit}} leaves the table for good.',
    it: '{{unit}} lascia il tavolo per sempre.',
  },
  'sip.event.removed.blocked': {
    en: '{{unit}} finds no way back and is lost.',
    it: '{{unit}} non trova via di scampo ed è perduta.',
  },
  'sip.event.removed.caught': {
    en: '{{unit}}, running, is caught and lost.',
    it: '{{unit}}, in fuga, è raggiunta ed è perduta.',
  },
  'sip.event.removed.overrun': {
    en: '{{unit}} is overrun.',
    it: '{{unit}} è presa.',
  },
  'sip.event.melee.charger': {
    en: '{{charger}} against {{defender}}: {{faces}} at {{score}}+, hits: {{hits}}.',
    it: '{{charger}} contro {{defender}}: {{faces}} a {{score}}+, colpi: {{hits}}.',
  },
  'sip.event.melee.defender': {
    en: '{{defender}} against {{charger}}: {{faces}} at {{score}}+, hits: {{hits}}.',
    it: '{{defender}} contro {{charger}}: {{faces}} a {{score}}+, colpi: {{hits}}.',
  },
  'sip.event.meleeWon': {
    en: '{{winner}} beats {{loser}}.',
    it: '{{winner}} batte {{loser}}.',
  },
  'sip.event.passed': {
    en: '{{unit}} passes through {{friend}}: {{face}}, no effect.',
    it: '{{unit}} attraversa {{friend}}: {{face}}, nessun effetto.',
  },
  'sip.event.passedHurt': {
    en: '{{unit}} passes through {{friend}}: {{face}}, disrupted.',
    it: '{{unit}} attraversa {{friend}}: {{face}}, disordine.',
  },
  'sip.event.risked': { en: '{{command}} is unharmed (rolled {{face}}).', it: '{{command}} ne esce illesa: {{face}}.' },
  'sip.event.riskedLost': {
    en: '{{command}} falls: {{face}}.',
    it: '{{command}} cade: {{face}}.',
  },
  'sip.event.commandLost.killed': {
    en: '{{command}} is lost.',
    it: '{{command}} è perduta.',
  },
  'sip.event.commandLost.captured': {
    en: '{{command}} is captured.',
    it: '{{command}} è catturata.',
  },
  'sip.event.commandFled': {
    en: '{{command}} takes shelter with {{unit}}.',
    it: '{{command}} si rifugia presso {{unit}}.',
  },
  'sip.event.rally.done': {
    en: '{{unit}} rallies: {{face}}, needing {{needed}}.',
    it: '{{unit}} si riordina: {{face}}, serve {{needed}}.',
  },
  'sip.event.rally.failed': {
    en: '{{unit}} does not rally: {{face}}, needing {{needed}}.',
    it: '{{unit}} non si riordina: {{face}}, serve {{needed}}.',
  },
  'sip.event.stopped': {
    en: '{{unit}} stops running, with 3 disruption points.',
    it: '{{unit}} arresta la fuga, con 3 punti di disordine.',
  },
  'sip.event.scored': {
    en: '{{sideA}}: {{leftA}} until it breaks. {{sideB}}: {{leftB}} until it breaks.',
    it: '{{sideA}}: {{leftA}} alla rottura. {{sideB}}: {{leftB}} alla rottura.',
  },
  'sip.event.counted': {
    en: 'Points at the turn limit: {{sideA}} {{a}}, {{sideB}} {{b}}.',
    it: 'Punti al limite dei turni: {{sideA}} {{a}}, {{sideB}} {{b}}.',
  },
  'sip.event.resigned': {
    en: '{{side}} concedes.',
    it: '{{side}} si arrende.',
  },
  'sip.event.ended': {
    en: 'Victory for {{side}}.',
    it: 'Vittoria per {{side}}.',
  },
  'sip.event.drawn': {
    en: 'The battle is drawn.',
    it: 'La battaglia finisce in parità.',
  },
  'sip.end.broken': {
    en: 'The enemy army is broken.',
    it: 'L’esercito nemico è in rotta.',
  },
  'sip.end.bothBroken': {
    en: 'Both armies are broken; the smaller part lost decides.',
    it: 'Entrambi gli eserciti sono in rotta; decide la perdita minore.',
  },
  'sip.end.points': {
    en: 'Points at the turn limit.',
    it: 'Punti al limite dei turni.',
  },
  'sip.end.draw': {
    en: 'No lead of 3 points at the turn limit.',
    it: 'Nessun vantaggio di 3 punti al limite dei turni.',
  },
  'sip.end.resigned': {
    en: 'The enemy has conceded.',
    it: 'Il nemico si è arreso.',
  },
} as const;
