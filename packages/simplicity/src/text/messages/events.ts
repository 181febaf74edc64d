/** Lines of the log, what is rolled for, and how a battle ends. */
import * as terms from '@drumhead/content/terms';

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
  'sip.roll.saves': terms.cover,
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
  'sip.event.placed': {
    en: '{{unit, verb(one: deploys; many: deploy)}} at {{x}}, {{y}} cm.',
    it: '{{unit, verb(one: si schiera; many: si schierano)}} a {{x}}; {{y}} cm.',
  },
  'sip.event.commandPlaced': {
    en: '{{command}} deploys at {{x}}, {{y}} cm.',
    it: '{{command}} si schiera a {{x}}; {{y}} cm.',
  },
  'sip.event.arrived': {
    en: '{{unit, verb(one: arrives; many: arrive)}} at {{x}}, {{y}} cm.',
    it: 'Rinforzo: {{unit}}, a {{x}}; {{y}} cm.',
  },
  'sip.event.commandArrived': {
    en: '{{command}} arrives at {{x}}, {{y}} cm.',
    it: 'Rinforzo: {{command}}, a {{x}}; {{y}} cm.',
  },
  'sip.event.delayed': {
    en: '{{unit, verb(one: waits; many: wait)}}: no room to enter.',
    it: '{{unit, verb(one: attende; many: attendono)}}: manca lo spazio per entrare.',
  },
  'sip.event.commandDelayed': {
    en: '{{command}} waits: no room to enter.',
    it: '{{command}} attende: manca lo spazio per entrare.',
  },
  'sip.event.initiativeRolled': {
    en: 'Choice of first turn: {{side}} ({{a}} against {{b}}).',
    it: 'Scelta del primo turno: {{side}} ({{a}} contro {{b}}).',
  },
  'sip.event.firstTurn': terms.FirstTurnSide,
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
    en: '{{unit, verb(one: activates; many: activate)}} (rolled {{face}} on {{needed}}+).',
    it: '{{unit, verb(one: si attiva; many: si attivano)}} (tiro {{face}} con {{needed}}+).',
  },
  'sip.event.activation.failed': {
    en: '{{unit, verb(one: fails; many: fail)}} to activate (rolled {{face}} on {{needed}}+).',
    it: '{{unit, verb(one: non si attiva; many: non si attivano)}} (tiro {{face}} con {{needed}}+).',
  },
  'sip.event.confused': {
    en: '{{unit, verb(one: is; many: are)}} confused: no move, no fire.',
    it: '{{unit, verb(one: è; many: sono)}} in confusione: né movimento né fuoco.',
  },
  'sip.event.moved.move': {
    en: '{{unit, verb(one: moves; many: move)}} to {{x}}, {{y}} cm, facing {{degrees}}°.',
    it: '{{unit, verb(one: muove; many: muovono)}} a {{x}}; {{y}} cm, fronte a {{degrees}}°.',
  },
  'sip.event.moved.road': {
    en: '{{unit, verb(one: marches; many: march)}} along the road to {{x}}, {{y}} cm, facing {{degrees}}°.',
    it: '{{unit, verb(one: marcia; many: marciano)}} su strada fino a {{x}}; {{y}} cm, fronte a {{degrees}}°.',
  },
  'sip.event.moved.enter': {
    en: '{{unit, verb(one: occupies; many: occupy)}} the section at {{x}}, {{y}} cm, facing {{degrees}}°.',
    it: '{{unit, verb(one: occupa; many: occupano)}} il settore a {{x}}; {{y}} cm, fronte a {{degrees}}°.',
  },
  'sip.event.moved.leave': {
    en: '{{unit, verb(one: leaves; many: leave)}} the section, to {{x}}, {{y}} cm, facing {{degrees}}°.',
    it: '{{unit, verb(one: lascia; many: lasciano)}} il settore, a {{x}}; {{y}} cm, fronte a {{degrees}}°.',
  },
  'sip.event.moved.retire': {
    en: '{{unit, verb(one: falls; many: fall)}} back to {{x}}, {{y}} cm, facing {{degrees}}°.',
    it: '{{unit, verb(one: ripiega; many: ripiegano)}} a {{x}}; {{y}} cm, fronte a {{degrees}}°.',
  },
  'sip.event.moved.charge': {
    en: '{{unit, verb(one: charges; many: charge)}} into contact, to {{x}}, {{y}} cm, facing {{degrees}}°.',
    it: '{{unit, verb(one: carica; many: caricano)}} fino al contatto, a {{x}}; {{y}} cm, fronte a {{degrees}}°.',
  },
  'sip.event.moved.retreat': {
    en: '{{unit, verb(one: retreats; many: retreat)}} 10 cm, to {{x}}, {{y}} cm, facing {{degrees}}°.',
    it: '{{unit, verb(one: si ritira; many: si ritirano)}} di 10 cm, a {{x}}; {{y}} cm, fronte a {{degrees}}°.',
  },
  'sip.event.moved.rout': {
    en: '{{unit, verb(one: routs; many: rout)}} towards the table edge, to {{x}}, {{y}} cm, facing {{degrees}}°.',
    it: '{{unit, verb(one: fugge; many: fuggono)}} in rotta verso il bordo del tavolo, a {{x}}; {{y}} cm, fronte a {{degrees}}°.',
  },
  'sip.event.moved.recall': {
    en: '{{unit, verb(one: falls; many: fall)}} back 10 cm after the charge, to {{x}}, {{y}} cm, facing {{degrees}}°.',
    it: '{{unit, verb(one: ripiega; many: ripiegano)}} di 10 cm dopo la carica, a {{x}}; {{y}} cm, fronte a {{degrees}}°.',
  },
  'sip.event.moved.advance': {
    en: '{{unit, verb(one: advances; many: advance)}} onto the ground won, to {{x}}, {{y}} cm, facing {{degrees}}°.',
    it: '{{unit, verb(one: avanza; many: avanzano)}} sul terreno conquistato, a {{x}}; {{y}} cm, fronte a {{degrees}}°.',
  },
  'sip.event.moved.turn': {
    en: '{{unit, verb(one: turns; many: turn)}} to face {{degrees}}°.',
    it: '{{unit, verb(one: si gira; many: si girano)}}: fronte a {{degrees}}°.',
  },
  'sip.event.commandMoved': {
    en: '{{command}} moves to {{x}}, {{y}} cm.',
    it: '{{command}} si sposta a {{x}}; {{y}} cm.',
  },
  'sip.event.fired': {
    en: '{{firer, verb(one: fires; many: fire)}} at {{target}}: hits {{hits}} (rolled {{faces}} on {{score}}+).',
    it: '{{firer, verb(one: fa; many: fanno)}} fuoco su {{target}}: colpi {{hits}} (tiro {{faces}} con {{score}}+).',
  },
  'sip.event.fireLost': {
    en: '{{firer}} can no longer fire at {{target}}.',
    it: '{{firer}}: non è più possibile fare fuoco su {{target}}.',
  },
  'sip.event.saved': {
    en: '{{target}}, in cover: hits cancelled {{saves}} (rolled {{faces}} on {{needed}}+).',
    it: '{{target}}, in copertura: colpi annullati {{saves}} (tiro {{faces}} con {{needed}}+).',
  },
  'sip.event.converted': {
    en: '{{unit, verb(one: takes; many: take)}} a disruption point: hits {{hits}} (one more die: {{face}} on {{needed}}+).',
    it: '{{unit, verb(one: subisce; many: subiscono)}} un punto di disordine: colpi {{hits}} (un altro dado: {{face}} con {{needed}}+).',
  },
  'sip.event.convertedSurely': {
    en: '{{unit, verb(one: takes; many: take)}} a disruption point: hits {{hits}} (no further die needed).',
    it: '{{unit, verb(one: subisce; many: subiscono)}} un punto di disordine: colpi {{hits}} (senza altri dadi).',
  },
  'sip.event.shrugged': {
    en: '{{unit, verb(one: takes; many: take)}} no disruption: hits {{hits}} (one more die: {{face}} on {{needed}}+).',
    it: '{{unit, verb(one: non subisce; many: non subiscono)}} disordine: colpi {{hits}} (un altro dado: {{face}} con {{needed}}+).',
  },
  // the loser of a melee, with the hits added for losing it
  'sip.event.converted.beaten': {
    en: '{{unit, verb(one: takes; many: take)}} a disruption point: hits {{scored}}, and {{beaten}} for losing (one more die: {{face}} on {{needed}}+).',
    it: '{{unit, verb(one: subisce; many: subiscono)}} un punto di disordine: colpi {{scored}}, più {{beaten}} per la sconfitta (un altro dado: {{face}} con {{needed}}+).',
  },
  'sip.event.convertedSurely.beaten': {
    en: '{{unit, verb(one: takes; many: take)}} a disruption point: hits {{scored}}, and {{beaten}} for losing (no further die needed).',
    it: '{{unit, verb(one: subisce; many: subiscono)}} un punto di disordine: colpi {{scored}}, più {{beaten}} per la sconfitta (senza altri dadi).',
  },
  'sip.event.shrugged.beaten': {
    en: '{{unit, verb(one: takes; many: take)}} no disruption: hits {{scored}}, and {{beaten}} for losing (one more die: {{face}} on {{needed}}+).',
    it: '{{unit, verb(one: non subisce; many: non subiscono)}} disordine: colpi {{scored}}, più {{beaten}} per la sconfitta (un altro dado: {{face}} con {{needed}}+).',
  },
  'sip.event.disrupted': {
    en: '{{unit, verb(one: goes; many: go)}} to DP {{dp}}.',
    it: '{{unit, verb(one: passa; many: passano)}} a PD {{dp}}.',
  },
  'sip.event.broken': {
    en: '{{unit, verb(one: breaks and routs; many: break and rout)}}.',
    it: '{{unit, verb(one: cede e va; many: cedono e vanno)}} in rotta.',
  },
  'sip.event.removed.destroyed': {
    en: '{{unit, verb(one: is; many: are)}} destroyed.',
    it: 'Eliminazione: {{unit}}.',
  },
  'sip.event.removed.riddenDown': {
    en: '{{unit, verb(one: is; many: are)}} ridden down by cavalry.',
    it: 'La cavalleria travolge {{unit}}.',
  },
  'sip.event.removed.offTable': {
    en: '{{unit, verb(one: leaves; many: leave)}} the table for good.',
    it: '{{unit, verb(one: lascia; many: lasciano)}} definitivamente il tavolo.',
  },
  'sip.event.removed.blocked': {
    en: '{{unit, verb(one: has; many: have)}} no way to retreat: lost.',
    it: '{{unit, verb(one: non ha; many: non hanno)}} via di ritirata: eliminazione.',
  },
  'sip.event.removed.caught': {
    en: '{{unit, verb(one: is; many: are)}} caught while routing: lost.',
    it: 'Il nemico raggiunge {{unit}} in rotta: eliminazione.',
  },
  'sip.event.removed.overrun': {
    en: '{{unit, verb(one: is; many: are)}} overrun.',
    it: 'Il nemico travolge {{unit}}.',
  },
  'sip.event.melee.charger': {
    en: '{{charger, verb(one: fights; many: fight)}} {{defender}}: hits {{hits}} (rolled {{faces}} on {{score}}+).',
    it: '{{charger, verb(one: combatte; many: combattono)}} contro {{defender}}: colpi {{hits}} (tiro {{faces}} con {{score}}+).',
  },
  'sip.event.melee.defender': {
    en: '{{defender, verb(one: fights; many: fight)}} back: hits {{hits}} (rolled {{faces}} on {{score}}+).',
    it: '{{defender, verb(one: risponde; many: rispondono)}}: colpi {{hits}} (tiro {{faces}} con {{score}}+).',
  },
  'sip.event.meleeWon.hits': {
    en: 'Melee won: {{winner}} against {{loser}}, hits {{more}} to {{fewer}}.',
    it: 'Mischia vinta: {{winner}} contro {{loser}}, colpi {{more}} a {{fewer}}.',
  },
  'sip.event.meleeWon.tie': {
    en: 'Melee won: {{winner}} against {{loser}}, as the charger loses a tie (hits {{fewer}} each).',
    it: 'Mischia vinta: {{winner}} contro {{loser}}. A parità di colpi ({{fewer}}) perde chi carica.',
  },
  'sip.event.passed': {
    en: '{{unit, verb(one: passes; many: pass)}} through {{friend}}: no effect (rolled {{face}}, disruption on {{needed}}+).',
    it: '{{unit, verb(one: attraversa; many: attraversano)}} {{friend}}: nessun effetto (tiro {{face}}, disordine con {{needed}}+).',
  },
  'sip.event.passedHurt': {
    en: '{{unit, verb(one: passes; many: pass)}} through {{friend}}: disruption (rolled {{face}} on {{needed}}+).',
    it: '{{unit, verb(one: attraversa; many: attraversano)}} {{friend}}: disordine (tiro {{face}} con {{needed}}+).',
  },
  'sip.event.risked.told': {
    en: '{{command}} is unharmed (rolled {{face}}, lost on {{needed}}+).',
    it: '{{command}} ne esce indenne (tiro {{face}}, fuori dalla battaglia con {{needed}}+).',
  },
  'sip.event.riskedLost.told': {
    en: '{{command}} is lost (rolled {{face}} on {{needed}}+).',
    it: '{{command}} è fuori dalla battaglia (tiro {{face}} con {{needed}}+).',
  },
  'sip.event.commandLost.killed': {
    en: '{{command}} is lost.',
    it: '{{command}} è fuori dalla battaglia.',
  },
  'sip.event.commandLost.captured': {
    en: '{{command}} is captured.',
    it: 'Il nemico cattura {{command}}.',
  },
  'sip.event.commandFled': {
    en: '{{command}} joins {{unit}} for safety.',
    it: '{{command}} si rifugia presso {{unit}}.',
  },
  'sip.event.rallied': {
    en: '{{unit, verb(one: rallies; many: rally)}} to DP {{dp}} (rolled {{face}} on {{needed}}+).',
    it: '{{unit, verb(one: si riordina; many: si riordinano)}}: PD {{dp}} (tiro {{face}} con {{needed}}+).',
  },
  'sip.event.rallied.again': {
    en: '{{unit, verb(one: rallies; many: rally)}} to DP {{dp}} at the second attempt (rolled {{face}} on {{needed}}+).',
    it: '{{unit, verb(one: si riordina; many: si riordinano)}} al secondo tentativo: PD {{dp}} (tiro {{face}} con {{needed}}+).',
  },
  'sip.event.rallyFailed': {
    en: '{{unit, verb(one: fails; many: fail)}} to rally (rolled {{face}} on {{needed}}+).',
    it: '{{unit, verb(one: non si riordina; many: non si riordinano)}} (tiro {{face}} con {{needed}}+).',
  },
  'sip.event.rallyFailed.again': {
    en: '{{unit, verb(one: fails; many: fail)}} the second attempt to rally (rolled {{face}} on {{needed}}+).',
    it: '{{unit, verb(one: non si riordina; many: non si riordinano)}} neanche al secondo tentativo (tiro {{face}} con {{needed}}+).',
  },
  'sip.event.stopped': {
    en: '{{unit, verb(one: stops; many: stop)}} routing.',
    it: '{{unit, verb(one: ferma; many: fermano)}} la rotta.',
  },
  'sip.event.scored': {
    en: '{{sideA}}: {{leftA}} until it breaks. {{sideB}}: {{leftB}} until it breaks.',
    it: '{{sideA}}: {{leftA}} alla rottura. {{sideB}}: {{leftB}} alla rottura.',
  },
  'sip.event.scored.aBreaks': {
    en: '{{sideA}}: at its breaking point. {{sideB}}: {{leftB}} until it breaks.',
    it: '{{sideA}}: al punto di rottura. {{sideB}}: {{leftB}} alla rottura.',
  },
  'sip.event.scored.bBreaks': {
    en: '{{sideA}}: {{leftA}} until it breaks. {{sideB}}: at its breaking point.',
    it: '{{sideA}}: {{leftA}} alla rottura. {{sideB}}: al punto di rottura.',
  },
  'sip.event.scored.bothBreak': {
    en: '{{sideA}}, {{sideB}}: both at their breaking point.',
    it: '{{sideA}}, {{sideB}}: entrambe al punto di rottura.',
  },
  'sip.event.counted': terms.PointsAtTheTurnLimit,
  'sip.event.resigned': { en: 'Battle resigned: {{side}}.', it: 'Resa: {{side}}.' },
  'sip.event.drawOffered': { en: 'Draw offered: {{side}}.', it: 'Pareggio offerto: {{side}}.' },
  'sip.event.drawAccepted': { en: 'Draw accepted: {{side}}.', it: 'Pareggio accettato: {{side}}.' },
  'sip.event.drawDeclined': { en: 'Draw declined: {{side}}.', it: 'Pareggio rifiutato: {{side}}.' },
  'sip.event.ended': { en: 'Victory: {{side}}.', it: '{{side, named(one: Vince; many: Vincono)}}.' },
  'sip.event.drawn': { en: 'The battle is a draw.', it: 'La battaglia finisce in parità.' },
  'sip.end.broken': { en: 'An army broke.', it: 'Un esercito ha ceduto.' },
  'sip.end.bothBroken': {
    en: 'Both armies broke: the one with fewer losses wins.',
    it: 'Entrambi gli eserciti hanno ceduto: vince chi ha perso meno.',
  },
  'sip.end.points': terms.MorePointsAtTheTurnLimit,
  'sip.end.draw': {
    en: 'Neither side led by 3 points at the turn limit.',
    it: 'Nessuna parte aveva 3 punti di vantaggio al limite dei turni.',
  },
  'sip.end.resigned': terms.TheLosingSideResigned,
  'sip.end.agreed': { en: 'Both sides agreed to a draw.', it: 'Pareggio concordato dalle due parti.' },
} as const;
