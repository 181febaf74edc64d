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
  'sip.roll.saves': { en: 'cover', it: 'copertura' },
  'sip.roll.conversion': { en: 'disruption from hits', it: 'disordine per i colpi' },
  'sip.roll.melee': {
    en: 'melee',
    it: 'mischia',
  },
  'sip.roll.passing': {
    en: 'passing through friends',
    it: 'passaggio tra amici',
  },
  'sip.roll.risk': { en: 'risk to the Command base', it: 'rischio per la base di comando' },
  'sip.roll.rally': {
    en: 'rally',
    it: 'riordino',
  },
  'sip.event.terrainRolled': { en: 'Terrain rolled: {{faces}}.', it: 'Terreno tirato: {{faces}}.' },
  'sip.event.rollTied': {
    en: 'A tie: both sides roll again ({{a}} against {{b}}).',
    it: 'Parità: si tira di nuovo ({{a}} contro {{b}}).',
  },
  'sip.event.edgeRolled': {
    en: 'Choice of edge: {{side}} ({{a}} against {{b}}).',
    it: 'Scelta del bordo: {{side}} ({{a}} contro {{b}}).',
  },
  'sip.event.edgeChosen.north': { en: 'North edge: {{side}}.', it: 'Bordo nord: {{side}}.' },
  'sip.event.edgeChosen.south': { en: 'South edge: {{side}}.', it: 'Bordo sud: {{side}}.' },
  'sip.event.placed': { en: '{{unit}} deploys.', it: 'Schieramento: {{unit}}.' },
  'sip.event.commandPlaced': { en: '{{command}} deploys.', it: 'Schieramento: {{command}}.' },
  'sip.event.arrived': { en: '{{unit}} arrives.', it: 'Rinforzo: {{unit}}.' },
  'sip.event.commandArrived': { en: '{{command}} arrives.', it: 'Rinforzo: {{command}}.' },
  'sip.event.delayed': {
    en: '{{unit}} waits: no room to enter.',
    it: '{{unit}} attende: manca lo spazio per entrare.',
  },
  'sip.event.commandDelayed': {
    en: '{{command}} waits: no room to enter.',
    it: '{{command}} attende: manca lo spazio per entrare.',
  },
  'sip.event.initiativeRolled': {
    en: 'Initiative: {{side}} ({{a}} against {{b}}), to choose who starts.',
    it: 'Iniziativa: {{side}} ({{a}} contro {{b}}). Sceglie chi comincia.',
  },
  'sip.event.firstTurn': { en: 'First turn: {{side}}.', it: 'Primo turno: {{side}}.' },
  'sip.event.gameTurnBegan': {
    en: 'Game turn {{turn}}.',
    it: 'Turno di gioco {{turn}}.',
  },
  'sip.event.turnBegan': { en: 'Turn begins: {{side}}.', it: 'Inizio del turno: {{side}}.' },
  'sip.event.pointsRolled': { en: 'Action points, {{side}}: {{points}}.', it: 'Punti azione, {{side}}: {{points}}.' },
  'sip.event.turnEnded': { en: 'Turn ends: {{side}}.', it: 'Fine del turno: {{side}}.' },
  'sip.event.turnEndedLosing': {
    en: 'Turn ends: {{side}}. Unspent action points: {{lost}}.',
    it: 'Fine del turno: {{side}}. Punti azione non spesi: {{lost}}.',
  },
  'sip.event.activation.done': {
    en: '{{unit}} activates (rolled {{face}} on {{needed}}+).',
    it: '{{unit}} si attiva (tiro {{face}} con {{needed}}+).',
  },
  'sip.event.activation.failed': {
    en: '{{unit}} fails to activate (rolled {{face}} on {{needed}}+).',
    it: '{{unit}} non si attiva (tiro {{face}} con {{needed}}+).',
  },
  'sip.event.confused': {
    en: '{{unit}} is confused: it stays and cannot fire.',
    it: '{{unit}} è in confusione: resta ferma e non può fare fuoco.',
  },
  'sip.event.moved.move': {
    en: '{{unit}} moves.',
    it: '{{unit}} muove.',
  },
  'sip.event.moved.road': { en: '{{unit}} marches along the road.', it: '{{unit}} marcia su strada.' },
  'sip.event.moved.enter': {
    en: '{{unit}} occupies the section.',
    it: '{{unit}} occupa il settore.',
  },
  'sip.event.moved.leave': {
    en: '{{unit}} leaves the section.',
    it: '{{unit}} lascia il settore.',
  },
  'sip.event.moved.retire': { en: '{{unit}} falls back.', it: '{{unit}} ripiega.' },
  'sip.event.moved.charge': { en: '{{unit}} charges into contact.', it: '{{unit}} carica fino al contatto.' },
  'sip.event.moved.retreat': {
    en: '{{unit}} retreats 10 cm.',
    it: '{{unit}} si ritira di 10 cm.',
  },
  'sip.event.moved.rout': { en: '{{unit}} routs towards its edge.', it: '{{unit}} va in rotta verso il suo bordo.' },
  'sip.event.moved.recall': {
    en: '{{unit}} falls back 10 cm after its charge.',
    it: '{{unit}} ripiega di 10 cm dopo la carica.',
  },
  'sip.event.moved.advance': {
    en: '{{unit}} advances onto the ground won.',
    it: '{{unit}} avanza sul terreno conquistato.',
  },
  'sip.event.moved.turn': {
    en: '{{unit}} turns.',
    it: '{{unit}} si gira.',
  },
  'sip.event.commandMoved': { en: '{{command}} moves.', it: '{{command}} si sposta.' },
  'sip.event.fired': {
    en: '{{firer}} fires at {{target}}: hits {{hits}} (rolled {{faces}} on {{score}}+).',
    it: '{{firer}} fa fuoco su {{target}}: colpi {{hits}} (tiro {{faces}} con {{score}}+).',
  },
  'sip.event.fireLost': {
    en: '{{firer}} can no longer fire at {{target}}.',
    it: '{{firer}} non può più fare fuoco su {{target}}.',
  },
  'sip.event.saved': {
    en: '{{target}}, in cover: hits cancelled {{saves}} (rolled {{faces}}).',
    it: '{{target}}, in copertura: colpi annullati {{saves}} (tiro {{faces}}).',
  },
  'sip.event.converted': {
    en: '{{unit}} takes a disruption point: hits {{hits}} (rolled {{face}} on {{needed}}+).',
    it: '{{unit}} subisce un punto di disordine: colpi {{hits}} (tiro {{face}} con {{needed}}+).',
  },
  'sip.event.convertedSurely': {
    en: '{{unit}} takes a disruption point: hits {{hits}} (no roll).',
    it: '{{unit}} subisce un punto di disordine: colpi {{hits}} (senza tiro).',
  },
  'sip.event.shrugged': {
    en: '{{unit}} takes no disruption: hits {{hits}} (rolled {{face}} on {{needed}}+).',
    it: '{{unit}} non subisce disordine: colpi {{hits}} (tiro {{face}} con {{needed}}+).',
  },
  'sip.event.disrupted': { en: '{{unit}}: DP {{dp}}.', it: '{{unit}}: PD {{dp}}.' },
  'sip.event.broken': { en: '{{unit}} breaks and routs.', it: '{{unit}} cede e va in rotta.' },
  'sip.event.removed.destroyed': { en: '{{unit}} is destroyed.', it: 'Eliminazione: {{unit}}.' },
  'sip.event.removed.riddenDown': { en: '{{unit}} is ridden down by cavalry.', it: 'La cavalleria travolge {{unit}}.' },
  'sip.event.removed.offTable': {
    en: '{{unit}} leaves the table for good.',
    it: '{{unit}} lascia il tavolo per sempre.',
  },
  'sip.event.removed.blocked': {
    en: '{{unit}} has no way to retreat and is lost.',
    it: '{{unit}} non ha via di ritirata: eliminazione.',
  },
  'sip.event.removed.caught': {
    en: '{{unit}} is caught routing and is lost.',
    it: '{{unit}} in rotta, raggiunta dal nemico: eliminazione.',
  },
  'sip.event.removed.overrun': { en: '{{unit}} is overrun.', it: 'Il nemico travolge {{unit}}.' },
  'sip.event.melee.charger': {
    en: '{{charger}} hits {{defender}}: {{hits}} (rolled {{faces}} on {{score}}+).',
    it: '{{charger}} colpisce {{defender}}: {{hits}} (tiro {{faces}} con {{score}}+).',
  },
  'sip.event.melee.defender': {
    en: '{{defender}} hits {{charger}}: {{hits}} (rolled {{faces}} on {{score}}+).',
    it: '{{defender}} colpisce {{charger}}: {{hits}} (tiro {{faces}} con {{score}}+).',
  },
  'sip.event.meleeWon': { en: 'Melee: {{winner}} beats {{loser}}.', it: 'Mischia: {{winner}} batte {{loser}}.' },
  'sip.event.passed': {
    en: '{{unit}} passes through {{friend}}: no effect (rolled {{face}}).',
    it: '{{unit}} attraversa {{friend}}: nessun effetto (tiro {{face}}).',
  },
  'sip.event.passedHurt': {
    en: '{{unit}} passes through {{friend}}: disruption (rolled {{face}}).',
    it: '{{unit}} attraversa {{friend}}: disordine (tiro {{face}}).',
  },
  'sip.event.risked': {
    en: '{{command}} is unharmed (rolled {{face}}).',
    it: '{{command}} ne esce indenne (tiro {{face}}).',
  },
  'sip.event.riskedLost': {
    en: '{{command}} is lost (rolled {{face}}).',
    it: 'Perdita: {{command}} (tiro {{face}}).',
  },
  'sip.event.commandLost.killed': { en: '{{command}} is lost.', it: 'Perdita: {{command}}.' },
  'sip.event.commandLost.captured': { en: '{{command}} is captured.', it: 'Cattura: {{command}}.' },
  'sip.event.commandFled': {
    en: '{{command}} joins {{unit}} for safety.',
    it: '{{command}} si rifugia presso {{unit}}.',
  },
  'sip.event.rally.done': {
    en: '{{unit}} rallies (rolled {{face}} on {{needed}}+).',
    it: '{{unit}} si riordina (tiro {{face}} con {{needed}}+).',
  },
  'sip.event.rally.failed': {
    en: '{{unit}} fails to rally (rolled {{face}} on {{needed}}+).',
    it: '{{unit}} non si riordina (tiro {{face}} con {{needed}}+).',
  },
  'sip.event.stopped': { en: '{{unit}} stops routing, with DP 3.', it: '{{unit}} ferma la rotta, con PD 3.' },
  'sip.event.scored': {
    en: '{{sideA}}: {{leftA}} until it breaks. {{sideB}}: {{leftB}} until it breaks.',
    it: '{{sideA}}: {{leftA}} alla rottura. {{sideB}}: {{leftB}} alla rottura.',
  },
  'sip.event.counted': {
    en: 'Points at the turn limit: {{sideA}} {{a}}, {{sideB}} {{b}}.',
    it: 'Punti al limite dei turni: {{sideA}} {{a}}, {{sideB}} {{b}}.',
  },
  'sip.event.resigned': { en: 'Battle resigned: {{side}}.', it: 'Resa: {{side}}.' },
  'sip.event.ended': { en: 'Victory: {{side}}.', it: 'Vittoria: {{side}}.' },
  'sip.event.drawn': { en: 'The battle is a draw.', it: 'La battaglia finisce in parità.' },
  'sip.end.broken': { en: 'The enemy army broke.', it: 'L’esercito nemico ha ceduto.' },
  'sip.end.bothBroken': {
    en: 'Both armies broke: the one with fewer losses wins.',
    it: 'Entrambi gli eserciti hanno ceduto: vince chi ha perso meno.',
  },
  'sip.end.points': { en: 'More points at the turn limit.', it: 'Più punti al limite dei turni.' },
  'sip.end.draw': {
    en: 'Neither side led by 3 points at the turn limit.',
    it: 'Nessuna parte aveva 3 punti di vantaggio al limite dei turni.',
  },
  'sip.end.resigned': { en: 'The enemy resigned.', it: 'Il nemico si è arreso.' },
} as const;
