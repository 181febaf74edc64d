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
  'sip.event.terrainRolled': { en: 'Terrain dice: {{faces}}.', it: 'Dadi del terreno: {{faces}}.' },
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
  'sip.event.placed': { en: '{{unit}}: deployed.', it: '{{unit}}: sul tavolo.' },
  'sip.event.commandPlaced': { en: '{{command}}: deployed.', it: '{{command}}: sul tavolo.' },
  'sip.event.arrived': { en: 'Reinforcement: {{unit}}.', it: 'Rinforzo: {{unit}}.' },
  'sip.event.commandArrived': { en: 'Reinforcement: {{command}}.', it: 'Rinforzo: {{command}}.' },
  'sip.event.delayed': {
    en: '{{unit}}: waiting, no room to enter.',
    it: '{{unit}}: in attesa, manca lo spazio per entrare.',
  },
  'sip.event.commandDelayed': {
    en: '{{command}} waits: no room to enter.',
    it: '{{command}} attende: manca lo spazio per entrare.',
  },
  'sip.event.initiativeRolled': {
    en: 'Choice of first turn: {{side}} ({{a}} against {{b}}).',
    it: 'Scelta del primo turno: {{side}} ({{a}} contro {{b}}).',
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
    en: '{{unit}}: activated (rolled {{face}} on {{needed}}+).',
    it: '{{unit}}: attivazione riuscita (tiro {{face}} con {{needed}}+).',
  },
  'sip.event.activation.failed': {
    en: '{{unit}}: activation failed (rolled {{face}} on {{needed}}+).',
    it: '{{unit}}: attivazione fallita (tiro {{face}} con {{needed}}+).',
  },
  'sip.event.confused': {
    en: '{{unit}}: confused. It stays and cannot fire.',
    it: '{{unit}}: in confusione. Resta ferma e non può fare fuoco.',
  },
  'sip.event.moved.move': {
    en: '{{unit}}: moved.',
    it: '{{unit}}: movimento.',
  },
  'sip.event.moved.road': { en: '{{unit}}: march along the road.', it: '{{unit}}: marcia su strada.' },
  'sip.event.moved.enter': {
    en: '{{unit}}: section occupied.',
    it: '{{unit}}: settore occupato.',
  },
  'sip.event.moved.leave': {
    en: '{{unit}}: out of the section.',
    it: '{{unit}}: fuori dal settore.',
  },
  'sip.event.moved.retire': { en: '{{unit}}: fell back.', it: '{{unit}}: ripiegamento.' },
  'sip.event.moved.charge': { en: '{{unit}}: charge into contact.', it: '{{unit}}: carica fino al contatto.' },
  'sip.event.moved.retreat': {
    en: '{{unit}}: retreat of 10 cm.',
    it: '{{unit}}: ritirata di 10 cm.',
  },
  'sip.event.moved.rout': {
    en: '{{unit}}: rout towards the table edge.',
    it: '{{unit}}: in rotta verso il bordo del tavolo.',
  },
  'sip.event.moved.recall': {
    en: '{{unit}}: fell back 10 cm after the charge.',
    it: '{{unit}}: ripiegamento di 10 cm dopo la carica.',
  },
  'sip.event.moved.advance': {
    en: '{{unit}}: advance onto the ground won.',
    it: '{{unit}}: avanzata sul terreno conquistato.',
  },
  'sip.event.moved.turn': {
    en: '{{unit}}: turned.',
    it: '{{unit}}: cambio di fronte.',
  },
  'sip.event.commandMoved': { en: '{{command}} moves.', it: '{{command}} si sposta.' },
  'sip.event.fired': {
    en: 'Fire: {{firer}} at {{target}}. Hits {{hits}} (rolled {{faces}} on {{score}}+).',
    it: 'Fuoco: {{firer}} su {{target}}. Colpi {{hits}} (tiro {{faces}} con {{score}}+).',
  },
  'sip.event.fireLost': {
    en: '{{firer}} can no longer fire at {{target}}.',
    it: '{{firer}}: non è più possibile fare fuoco su {{target}}.',
  },
  'sip.event.saved': {
    en: '{{target}}, in cover: hits cancelled {{saves}} (rolled {{faces}}).',
    it: '{{target}}, in copertura: colpi annullati {{saves}} (tiro {{faces}}).',
  },
  'sip.event.converted': {
    en: '{{unit}}: one disruption point (hits {{hits}}; rolled {{face}} on {{needed}}+).',
    it: '{{unit}}: un punto di disordine (colpi {{hits}}; tiro {{face}} con {{needed}}+).',
  },
  'sip.event.convertedSurely': {
    en: '{{unit}}: one disruption point (hits {{hits}}; automatic).',
    it: '{{unit}}: un punto di disordine (colpi {{hits}}; automatico).',
  },
  'sip.event.shrugged': {
    en: '{{unit}}: no disruption (hits {{hits}}; rolled {{face}} on {{needed}}+).',
    it: '{{unit}}: nessun disordine (colpi {{hits}}; tiro {{face}} con {{needed}}+).',
  },
  // the loser of a melee, with the hits added for losing it
  'sip.event.converted.beaten': {
    en: '{{unit}}: one disruption point (hits {{scored}}, and {{beaten}} for losing; rolled {{face}} on {{needed}}+).',
    it: '{{unit}}: un punto di disordine (colpi {{scored}}, e {{beaten}} per la sconfitta; tiro {{face}} con {{needed}}+).',
  },
  'sip.event.convertedSurely.beaten': {
    en: '{{unit}}: one disruption point (hits {{scored}}, and {{beaten}} for losing; automatic).',
    it: '{{unit}}: un punto di disordine (colpi {{scored}}, e {{beaten}} per la sconfitta; automatico).',
  },
  'sip.event.shrugged.beaten': {
    en: '{{unit}}: no disruption (hits {{scored}}, and {{beaten}} for losing; rolled {{face}} on {{needed}}+).',
    it: '{{unit}}: nessun disordine (colpi {{scored}}, e {{beaten}} per la sconfitta; tiro {{face}} con {{needed}}+).',
  },
  'sip.event.disrupted': { en: '{{unit}}: DP {{dp}}.', it: '{{unit}}: PD {{dp}}.' },
  'sip.event.broken': { en: '{{unit}}: broken, now routing.', it: '{{unit}}: l’unità cede e va in rotta.' },
  'sip.event.removed.destroyed': { en: '{{unit}}: destroyed.', it: '{{unit}}: eliminazione.' },
  'sip.event.removed.riddenDown': { en: '{{unit}}: ridden down by cavalry.', it: 'La cavalleria travolge {{unit}}.' },
  'sip.event.removed.offTable': {
    en: '{{unit}}: off the table for good.',
    it: '{{unit}}: fuori dal tavolo, per sempre.',
  },
  'sip.event.removed.blocked': {
    en: '{{unit}}: lost, with no way to retreat.',
    it: '{{unit}}: eliminazione, senza via di ritirata.',
  },
  'sip.event.removed.caught': {
    en: '{{unit}}: lost, caught while routing.',
    it: '{{unit}}: eliminazione, il nemico raggiunge l’unità in rotta.',
  },
  'sip.event.removed.overrun': { en: '{{unit}}: overrun.', it: 'Il nemico travolge {{unit}}.' },
  'sip.event.melee.charger': {
    en: 'Melee: {{charger}} against {{defender}}. Hits {{hits}} (rolled {{faces}} on {{score}}+).',
    it: 'Mischia: {{charger}} contro {{defender}}. Colpi {{hits}} (tiro {{faces}} con {{score}}+).',
  },
  'sip.event.melee.defender': {
    en: 'Melee: {{defender}} against {{charger}}. Hits {{hits}} (rolled {{faces}} on {{score}}+).',
    it: 'Mischia: {{defender}} contro {{charger}}. Colpi {{hits}} (tiro {{faces}} con {{score}}+).',
  },
  'sip.event.meleeWon': {
    en: 'Melee won: {{winner}} against {{loser}}.',
    it: 'Mischia vinta: {{winner}} contro {{loser}}.',
  },
  'sip.event.passed': {
    en: '{{unit}} through {{friend}}: no effect (rolled {{face}}).',
    it: '{{unit}} attraverso {{friend}}: nessun effetto (tiro {{face}}).',
  },
  'sip.event.passedHurt': {
    en: '{{unit}} through {{friend}}: disruption (rolled {{face}}).',
    it: '{{unit}} attraverso {{friend}}: disordine (tiro {{face}}).',
  },
  'sip.event.risked': {
    en: '{{command}} is unharmed (rolled {{face}}).',
    it: '{{command}} ne esce indenne (tiro {{face}}).',
  },
  'sip.event.riskedLost': {
    en: '{{command}} is hit (rolled {{face}}).',
    it: '{{command}}: colpo fatale (tiro {{face}}).',
  },
  'sip.event.commandLost.killed': { en: '{{command}} is lost.', it: 'Perdita: {{command}}.' },
  'sip.event.commandLost.captured': { en: '{{command}} is captured.', it: 'Cattura: {{command}}.' },
  'sip.event.commandFled': {
    en: '{{command}} joins {{unit}} for safety.',
    it: '{{command}} si rifugia presso {{unit}}.',
  },
  'sip.event.rally.done': {
    en: '{{unit}}: rallied (rolled {{face}} on {{needed}}+).',
    it: '{{unit}}: riordino riuscito (tiro {{face}} con {{needed}}+).',
  },
  'sip.event.rally.failed': {
    en: '{{unit}}: rally failed (rolled {{face}} on {{needed}}+).',
    it: '{{unit}}: riordino fallito (tiro {{face}} con {{needed}}+).',
  },
  'sip.event.stopped': { en: '{{unit}}: rout stopped, DP 3.', it: '{{unit}}: rotta fermata, PD 3.' },
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
