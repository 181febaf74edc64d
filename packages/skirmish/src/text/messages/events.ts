/** Messages of the log: one line for each event. */
import * as terms from '@drumhead/content/terms';

export const eventMessages = {
  'sk.label.model': { en: '{{name}} {{ordinal}}', it: '{{name}} {{ordinal}}' },
  'sk.label.model.own': { en: '{{ownName}} ({{name}})', it: '{{ownName}} ({{name}})' },
  'sk.label.model.namesake': {
    en: '{{ownName}} ({{name}} {{ordinal}})',
    it: '{{ownName}} ({{name}} {{ordinal}})',
  },
  'sk.label.model.only': { en: '{{name}}', it: '{{name}}' },
  'sk.label.model.of': { en: '{{model}} ({{player}})', it: '{{model}} ({{player}})' },
  'sk.order.groupMove': { en: 'Group move', it: 'Mossa di gruppo' },
  'sk.order.regroup': { en: 'Regroup', it: 'Raggrupparsi' },
  'sk.order.volley': { en: 'Volley', it: 'Salva' },
  'sk.order.shootAndReload': { en: 'Shoot and Reload', it: 'Sparare e Ricaricare' },
  'sk.thing.supply': { en: 'the supplies', it: 'le provviste' },
  'sk.thing.flag': { en: 'the flag', it: 'la bandiera' },
  'sk.nation.SK-NAT-1': { en: 'En avant!', it: 'En avant!' },
  'sk.nation.SK-NAT-2': { en: 'Steady volley', it: 'Salva ferma' },
  'sk.nation.SK-NAT-3': { en: 'Vorwärts!', it: 'Vorwärts!' },
  'sk.nation.SK-NAT-4': { en: 'Ordnung', it: 'Ordnung' },
  'sk.nation.SK-NAT-5': { en: 'Steadfast to the end', it: 'Risoluti fino all’ultimo' },

  'sk.event.rolesTied': {
    en: 'Choice of role: a tie (rolled {{rolled}}). Roll again.',
    it: 'Scelta del ruolo: parità (tiro {{rolled}}). Si tira di nuovo.',
  },
  'sk.event.rolesRolled': {
    en: 'Choice of role: {{player}} (rolled {{rolled}}).',
    it: 'Scelta del ruolo: {{player}} (tiro {{rolled}}).',
  },
  'sk.event.attacks': { en: 'Attacker: {{player}}.', it: 'Attaccante: {{player}}.' },
  'sk.event.defends': { en: 'Defender: {{player}}.', it: 'Difensore: {{player}}.' },
  'sk.event.terrainRolled': {
    en: 'Terrain, {{quarter}}: {{what}} (rolled {{face}}).',
    it: 'Terreno, {{quarter}}: {{what}} (tiro {{face}}).',
  },
  'sk.event.terrainRolledMany': {
    en: 'Terrain, {{quarter}}: {{what}} {{count}} (rolled {{face}}).',
    it: 'Terreno, {{quarter}}: {{what}} {{count}} (tiro {{face}}).',
  },
  'sk.event.featureLaid': { en: 'Terrain placed: {{kind}}.', it: 'Elemento disposto: {{kind}}.' },
  'sk.event.featureDropped': {
    en: 'No room for this piece, so it is left out: {{kind}}.',
    it: 'Non c’è posto, quindi si scarta: {{kind}}.',
  },
  'sk.event.edgeChosen': { en: '{{player}}: {{edge}}.', it: '{{player}}: {{edge}}.' },
  'sk.event.placed': { en: '{{model}} deploys at {{x}}, {{y}} mm.', it: '{{model}} si schiera a {{x}}, {{y}} mm.' },
  'sk.event.placed.level': {
    en: '{{model}} deploys at {{x}}, {{y}} mm, level {{level}}.',
    it: '{{model}} si schiera a {{x}}, {{y}} mm, livello {{level}}.',
  },
  'sk.event.arrived': { en: '{{model}} arrives at {{x}}, {{y}} mm.', it: 'Rinforzo: {{model}}, a {{x}}, {{y}} mm.' },
  'sk.event.arrived.level': {
    en: '{{model}} arrives at {{x}}, {{y}} mm, level {{level}}.',
    it: 'Rinforzo: {{model}}, a {{x}}, {{y}} mm, livello {{level}}.',
  },
  'sk.event.lifted': { en: '{{model}}: taken off the table.', it: '{{model}}: via dal tavolo.' },
  'sk.event.deployed': { en: 'Deployment finished: {{player}}.', it: 'Schieramento concluso: {{player}}.' },
  'sk.event.initiativeTied': {
    en: 'Initiative: a tie (rolled {{rolled}}). Roll again.',
    it: 'Iniziativa: parità (tiro {{rolled}}). Si tira di nuovo.',
  },
  'sk.event.initiative': {
    en: 'Initiative: {{player}} (rolled {{rolled}}).',
    it: 'Iniziativa: {{player}} (tiro {{rolled}}).',
  },
  'sk.event.cardDrawn': { en: 'Card drawn: {{player}}.', it: 'Carta estratta: {{player}}.' },
  'sk.event.gameTurnBegan': { en: 'Game turn {{turn}}.', it: 'Turno di gioco {{turn}}.' },
  'sk.event.turnBegan': { en: 'Turn: {{player}}.', it: 'Turno: {{player}}.' },
  'sk.event.turnEnded.turnover': {
    en: '{{player}}: turnover, two or more failures.',
    it: '{{player}}: passaggio del turno, due o più fallimenti.',
  },
  'sk.event.turnEnded.all': {
    en: '{{player}}: end of turn, all models have activated.',
    it: '{{player}}: fine del turno, tutti i modelli si sono attivati.',
  },
  'sk.event.turnEnded.choice': {
    en: '{{player}}: turn ended by choice.',
    it: '{{player}}: fine del turno per scelta.',
  },
  'sk.event.nominated': { en: '{{model}} activates.', it: 'Attivazione: {{model}}.' },
  'sk.event.activationRolled': {
    en: '{{model}}: actions {{successes}} (rolled {{faces}} on {{quality}}+).',
    it: '{{model}}: azioni {{successes}} (dadi {{faces}} con {{quality}}+).',
  },
  'sk.event.activationTurnover': {
    en: '{{model}}: actions {{successes}}, then a turnover (rolled {{faces}} on {{quality}}+).',
    it: '{{model}}: azioni {{successes}}, poi passaggio del turno (dadi {{faces}} con {{quality}}+).',
  },
  'sk.event.activationRolled.none': {
    en: '{{model}}: no actions (rolled {{faces}} on {{quality}}+).',
    it: '{{model}}: nessuna azione (dadi {{faces}} con {{quality}}+).',
  },
  'sk.event.activationTurnover.none': {
    en: '{{model}}: no actions, and a turnover (rolled {{faces}} on {{quality}}+).',
    it: '{{model}}: nessuna azione e passaggio del turno (dadi {{faces}} con {{quality}}+).',
  },
  'sk.event.activationRolled.unstable': {
    en: '{{model}}, Unstable: no actions with a 1 (rolled {{faces}} on {{quality}}+).',
    it: '{{model}}, Instabile: con un 1 nessuna azione (dadi {{faces}} con {{quality}}+).',
  },
  'sk.event.activationTurnover.unstable': {
    en: '{{model}}, Unstable: no actions with a 1, and a turnover (rolled {{faces}} on {{quality}}+).',
    it: '{{model}}, Instabile: con un 1 nessuna azione, e passaggio del turno (dadi {{faces}} con {{quality}}+).',
  },
  'sk.event.unpredictableRolled': {
    en: '{{model}}, Unpredictable: {{face}}.',
    it: '{{model}}, Imprevedibile: {{face}}.',
  },
  'sk.event.unpredictableRolled.nothing': {
    en: '{{model}}, Unpredictable: no effect (rolled {{face}}).',
    it: '{{model}}, Imprevedibile: nessun effetto (tiro {{face}}).',
  },
  'sk.event.unpredictableRolled.enemy': {
    en: '{{model}}, Unpredictable: the enemy chooses the dice (rolled {{face}}).',
    it: '{{model}}, Imprevedibile: il nemico sceglie i dadi (tiro {{face}}).',
  },
  'sk.event.unpredictableRolled.lucky': {
    en: '{{model}}, Unpredictable: each die has +1 (rolled {{face}}).',
    it: '{{model}}, Imprevedibile: +1 a ogni dado (tiro {{face}}).',
  },
  'sk.event.stopped': {
    en: '{{model}} ends its activation: unused actions {{left}}.',
    it: '{{model}} termina l’attivazione: azioni non usate {{left}}.',
  },
  'sk.event.moved.move': { en: '{{model}} moves to {{x}}, {{y}} mm.', it: '{{model}} muove a {{x}}, {{y}} mm.' },
  'sk.event.moved.move.level': {
    en: '{{model}} moves to {{x}}, {{y}} mm, level {{level}}.',
    it: '{{model}} muove a {{x}}, {{y}} mm, livello {{level}}.',
  },
  'sk.event.moved.climb': {
    en: '{{model}} climbs through the window to {{x}}, {{y}} mm.',
    it: '{{model}} passa dalla finestra a {{x}}, {{y}} mm.',
  },
  'sk.event.moved.climb.level': {
    en: '{{model}} climbs through the window to {{x}}, {{y}} mm, level {{level}}.',
    it: '{{model}} passa dalla finestra a {{x}}, {{y}} mm, livello {{level}}.',
  },
  'sk.event.moved.stairs': {
    en: '{{model}} takes the stairs to {{x}}, {{y}} mm.',
    it: '{{model}} prende le scale fino a {{x}}, {{y}} mm.',
  },
  'sk.event.moved.stairs.level': {
    en: '{{model}} takes the stairs to {{x}}, {{y}} mm, level {{level}}.',
    it: '{{model}} prende le scale fino a {{x}}, {{y}} mm, livello {{level}}.',
  },
  'sk.event.moved.ladder': {
    en: '{{model}} takes the ladder to {{x}}, {{y}} mm.',
    it: '{{model}} prende la scala a pioli fino a {{x}}, {{y}} mm.',
  },
  'sk.event.moved.ladder.level': {
    en: '{{model}} takes the ladder to {{x}}, {{y}} mm, level {{level}}.',
    it: '{{model}} prende la scala a pioli fino a {{x}}, {{y}} mm, livello {{level}}.',
  },
  'sk.event.moved.jump': {
    en: '{{model}} jumps down to {{x}}, {{y}} mm.',
    it: '{{model}} salta giù a {{x}}, {{y}} mm.',
  },
  'sk.event.moved.jump.level': {
    en: '{{model}} jumps down to {{x}}, {{y}} mm, level {{level}}.',
    it: '{{model}} salta giù a {{x}}, {{y}} mm, livello {{level}}.',
  },
  'sk.event.moved.recoil': { en: '{{model}} recoils to {{x}}, {{y}} mm.', it: '{{model}} arretra a {{x}}, {{y}} mm.' },
  'sk.event.moved.recoil.level': {
    en: '{{model}} recoils to {{x}}, {{y}} mm, level {{level}}.',
    it: '{{model}} arretra a {{x}}, {{y}} mm, livello {{level}}.',
  },
  'sk.event.moved.fall': {
    en: '{{model}} falls over the edge to {{x}}, {{y}} mm.',
    it: '{{model}} precipita oltre il bordo a {{x}}, {{y}} mm.',
  },
  'sk.event.moved.fall.level': {
    en: '{{model}} falls over the edge to {{x}}, {{y}} mm, level {{level}}.',
    it: '{{model}} precipita oltre il bordo a {{x}}, {{y}} mm, livello {{level}}.',
  },
  'sk.event.moved.flight': {
    en: '{{model}} flees one move to {{x}}, {{y}} mm.',
    it: '{{model}} fugge di un movimento a {{x}}, {{y}} mm.',
  },
  'sk.event.moved.flight.level': {
    en: '{{model}} flees one move to {{x}}, {{y}} mm, level {{level}}.',
    it: '{{model}} fugge di un movimento a {{x}}, {{y}} mm, livello {{level}}.',
  },
  'sk.event.moved.cover': {
    en: '{{model}} runs for the nearest cover, to {{x}}, {{y}} mm.',
    it: '{{model}} corre nella copertura più vicina, a {{x}}, {{y}} mm.',
  },
  'sk.event.moved.cover.level': {
    en: '{{model}} runs for the nearest cover, to {{x}}, {{y}} mm, level {{level}}.',
    it: '{{model}} corre nella copertura più vicina, a {{x}}, {{y}} mm, livello {{level}}.',
  },
  'sk.event.moved.rideOn': {
    en: '{{model}} rides on to {{x}}, {{y}} mm.',
    it: '{{model}} prosegue al galoppo fino a {{x}}, {{y}} mm.',
  },
  'sk.event.moved.rideOn.level': {
    en: '{{model}} rides on to {{x}}, {{y}} mm, level {{level}}.',
    it: '{{model}} prosegue al galoppo fino a {{x}}, {{y}} mm, livello {{level}}.',
  },
  'sk.event.moved.exit': {
    en: '{{model}} leaves the table at {{x}}, {{y}} mm.',
    it: '{{model}} lascia il tavolo a {{x}}, {{y}} mm.',
  },
  'sk.event.moved.exit.level': {
    en: '{{model}} leaves the table at {{x}}, {{y}} mm, level {{level}}.',
    it: '{{model}} lascia il tavolo a {{x}}, {{y}} mm, livello {{level}}.',
  },
  'sk.event.posture.standing': { en: '{{model}} stands up.', it: '{{model}} si alza.' },
  'sk.event.posture.fallen': { en: '{{model}} is knocked down.', it: '{{model}} finisce a terra.' },
  'sk.event.posture.prone': { en: '{{model}} goes prone.', it: '{{model}} si mette in posizione prona.' },
  'sk.event.out.wounded': {
    en: '{{model}} is out of action (wounded).',
    it: '{{model}} è fuori combattimento (ferite).',
  },
  'sk.event.out.killed': { en: '{{model}} is killed.', it: '{{model}} muore.' },
  'sk.event.out.fled': { en: '{{model}} flees off the table.', it: '{{model}} fugge dal tavolo.' },
  'sk.event.out.left': { en: '{{model}} leaves the table.', it: '{{model}} lascia il tavolo.' },
  'sk.event.out.safe': { en: '{{model}} leaves the table safely.', it: '{{model}} lascia il tavolo in salvo.' },
  'sk.event.reloaded': { en: '{{model}} reloads ({{weapon}}).', it: '{{model}} ricarica ({{weapon}}).' },
  'sk.event.depleted': {
    en: '{{model}} runs out of ammunition ({{weapon}}).',
    it: '{{model}} esaurisce le munizioni ({{weapon}}).',
  },
  'sk.event.resupplied': {
    en: '{{model}} gets ammunition from {{other}}: {{weapon}}.',
    it: '{{model}} riceve munizioni da {{other}}: {{weapon}}.',
  },
  'sk.event.bashed': {
    en: '{{model}} breaks through the obstacle (score {{score}}, needed {{needed}}; die {{face}}).',
    it: '{{model}} abbatte l’ostacolo (punteggio {{score}}, serviva {{needed}}; dado {{face}}).',
  },
  'sk.event.bashFailed': {
    en: '{{model}} fails to break through (score {{score}}, needed {{needed}}; die {{face}}).',
    it: '{{model}} non riesce ad abbattere l’ostacolo (punteggio {{score}}, serviva {{needed}}; dado {{face}}).',
  },
  'sk.event.unbarred': { en: '{{model}} unbars the door.', it: '{{model}} toglie la sbarra alla porta.' },
  'sk.event.fell': {
    en: '{{model}} falls and is knocked down ({{score}} against {{needed}}; dice {{faces}}).',
    it: '{{model}} precipita e finisce a terra ({{score}} contro {{needed}}; dadi {{faces}}).',
  },
  'sk.event.fellWounded': {
    en: '{{model}} falls and is wounded ({{score}} against {{needed}}; dice {{faces}}).',
    it: '{{model}} precipita e subisce una ferita ({{score}} contro {{needed}}; dadi {{faces}}).',
  },
  'sk.event.thing.taken': { en: '{{model}} takes {{thing}}.', it: '{{model}} prende {{thing}}.' },
  'sk.event.thing.handed': { en: '{{model}} receives {{thing}}.', it: '{{model}} riceve {{thing}}.' },
  'sk.event.thing.dropped': { en: '{{model}} drops {{thing}}.', it: '{{model}} lascia cadere {{thing}}.' },
  'sk.event.thing.carriedOff': { en: '{{model}} carries off {{thing}}.', it: '{{model}} porta via {{thing}}.' },
  'sk.event.thing.captured': { en: '{{model}} captures {{thing}}.', it: '{{model}} cattura {{thing}}.' },
  'sk.event.tomahawkFound': { en: '{{model}} picks up the tomahawk.', it: '{{model}} raccoglie il tomahawk.' },
  'sk.event.dismounted': { en: '{{model}} dismounts.', it: '{{model}} smonta di sella.' },
  'sk.event.ordered': {
    en: '{{leader}} orders: {{order}}. Group: {{members}}.',
    it: '{{leader}} ordina: {{order}}. Gruppo: {{members}}.',
  },
  'sk.event.orderedAt': {
    en: '{{leader}} orders: {{order}} at {{target}}. Group: {{members}}.',
    it: '{{leader}} ordina: {{order}} contro {{target}}. Gruppo: {{members}}.',
  },
  'sk.event.orderRolled': {
    en: 'Group: actions {{successes}} each (rolled {{faces}} on {{quality}}+).',
    it: 'Gruppo: azioni {{successes}} a testa (dadi {{faces}} con {{quality}}+).',
  },
  'sk.event.orderTurnover': {
    en: 'Group: actions {{successes}} each, then a turnover (rolled {{faces}} on {{quality}}+).',
    it: 'Gruppo: azioni {{successes}} a testa, poi passaggio del turno (dadi {{faces}} con {{quality}}+).',
  },
  'sk.event.orderRolled.none': {
    en: 'Group: no actions (rolled {{faces}} on {{quality}}+).',
    it: 'Gruppo: nessuna azione (dadi {{faces}} con {{quality}}+).',
  },
  'sk.event.orderTurnover.none': {
    en: 'Group: no actions, and a turnover (rolled {{faces}} on {{quality}}+).',
    it: 'Gruppo: nessuna azione e passaggio del turno (dadi {{faces}} con {{quality}}+).',
  },
  'sk.event.featureUsed': {
    en: 'National feature: {{feature}} ({{player}}).',
    it: 'Caratteristica nazionale: {{feature}} ({{player}}).',
  },
  'sk.event.featureKept': {
    en: 'National feature saved: {{feature}} ({{player}}).',
    it: 'Caratteristica nazionale conservata: {{feature}} ({{player}}).',
  },
  'sk.event.heldFire': {
    en: 'Volley ordered by {{leader}}: no model can fire.',
    it: 'Salva ordinata da {{leader}}: nessun modello può sparare.',
  },
  'sk.event.melee': {
    en: '{{attacker}} attacks {{defender}}: {{result}} ({{scoreA}} against {{scoreD}}; dice {{faceA}}, {{faceD}}; {{why}}).',
    it: '{{attacker}} attacca {{defender}}: {{result}} ({{scoreA}} contro {{scoreD}}; dadi {{faceA}}, {{faceD}}; {{why}}).',
  },
  'sk.event.shot': {
    en: '{{shooters}} shoots at {{target}}: {{result}} ({{scoreA}} against {{scoreD}}; dice {{faceA}}, {{faceD}}; {{why}}).',
    it: '{{shooters}} tira a {{target}}: {{result}} ({{scoreA}} contro {{scoreD}}; dadi {{faceA}}, {{faceD}}; {{why}}).',
  },
  'sk.event.shot.with': {
    en: '{{shooters}} shoots at {{target}}: {{result}} ({{scoreA}} against {{scoreD}}; dice {{faceA}}, {{faceD}}; {{why}}; {{weapons}}).',
    it: '{{shooters}} tira a {{target}}: {{result}} ({{scoreA}} contro {{scoreD}}; dadi {{faceA}}, {{faceD}}; {{why}}; {{weapons}}).',
  },
  'sk.event.melee.powerful': {
    en: '{{attacker}} strikes a powerful blow at {{defender}}: {{result}} ({{scoreA}} against {{scoreD}}; dice {{faceA}}, {{faceD}}; {{why}}).',
    it: '{{attacker}}, attacco potente contro {{defender}}: {{result}} ({{scoreA}} contro {{scoreD}}; dadi {{faceA}}, {{faceD}}; {{why}}).',
  },
  'sk.event.melee.parting': {
    en: '{{attacker}} strikes a parting blow at {{defender}}: {{result}} ({{scoreA}} against {{scoreD}}; dice {{faceA}}, {{faceD}}; {{why}}).',
    it: '{{attacker}}, colpo alle spalle di {{defender}}: {{result}} ({{scoreA}} contro {{scoreD}}; dadi {{faceA}}, {{faceD}}; {{why}}).',
  },
  'sk.event.shot.aimed': {
    en: '{{shooters}} takes an aimed shot at {{target}}: {{result}} ({{scoreA}} against {{scoreD}}; dice {{faceA}}, {{faceD}}; {{why}}).',
    it: '{{shooters}}, tiro mirato a {{target}}: {{result}} ({{scoreA}} contro {{scoreD}}; dadi {{faceA}}, {{faceD}}; {{why}}).',
  },
  'sk.event.shot.aimed.with': {
    en: '{{shooters}} takes an aimed shot at {{target}}: {{result}} ({{scoreA}} against {{scoreD}}; dice {{faceA}}, {{faceD}}; {{why}}; {{weapons}}).',
    it: '{{shooters}}, tiro mirato a {{target}}: {{result}} ({{scoreA}} contro {{scoreD}}; dadi {{faceA}}, {{faceD}}; {{why}}; {{weapons}}).',
  },
  'sk.event.volley': {
    en: 'Volley at {{target}}: {{result}} ({{scoreA}} against {{scoreD}}; dice {{faceA}}, {{faceD}}; {{why}}; {{shooters}}).',
    it: 'Salva contro {{target}}: {{result}} ({{scoreA}} contro {{scoreD}}; dadi {{faceA}}, {{faceD}}; {{why}}; {{shooters}}).',
  },
  'sk.event.volley.with': {
    en: 'Volley at {{target}}: {{result}} ({{scoreA}} against {{scoreD}}; dice {{faceA}}, {{faceD}}; {{why}}; {{weapons}}; {{shooters}}).',
    it: 'Salva contro {{target}}: {{result}} ({{scoreA}} contro {{scoreD}}; dadi {{faceA}}, {{faceD}}; {{why}}; {{weapons}}; {{shooters}}).',
  },
  'sk.result.nothing': terms.noEffect,
  'sk.result.recoil': terms.targetRecoils,
  'sk.result.fallen': terms.targetKnockedDown,
  'sk.result.wounded': { en: 'target wounded', it: 'bersaglio ferito' },
  'sk.result.killed': { en: 'target killed', it: 'bersaglio ucciso' },
  'sk.result.cover': { en: 'target runs for cover', it: 'il bersaglio corre in copertura' },
  'sk.result.prone': { en: 'target goes prone', it: 'il bersaglio si mette prono' },
  'sk.result.attacker.recoil': terms.attackerRecoils,
  'sk.result.attacker.fallen': terms.attackerKnockedDown,
  'sk.result.attacker.wounded': { en: 'attacker wounded', it: 'attaccante ferito' },
  'sk.result.attacker.killed': { en: 'attacker killed', it: 'attaccante ucciso' },
  'sk.why.tie': { en: 'a tie', it: 'parità' },
  'sk.why.tripled': { en: 'tripled', it: 'punteggio triplo' },
  'sk.why.doubled': { en: 'doubled', it: 'punteggio doppio' },
  'sk.why.down': { en: 'already down', it: 'già a terra' },
  'sk.why.odd': { en: 'winner’s die odd', it: 'dado del vincitore dispari' },
  'sk.why.even': { en: 'winner’s die even', it: 'dado del vincitore pari' },
  'sk.why.shooter': { en: 'a losing shooter is safe', it: 'chi spara non rischia' },
  'sk.why.lying': { en: 'a model not standing only survives', it: 'chi non è in piedi si salva soltanto' },
  'sk.why.parting': { en: 'only the fleeing model can suffer', it: 'solo chi fugge può subire' },
  'sk.why.partingOdd': {
    en: 'winner’s die odd, no recoil in flight',
    it: 'dado del vincitore dispari, chi fugge non arretra',
  },
  'sk.why.mounted': {
    en: 'winner’s die odd, a rider recoils',
    it: 'dado del vincitore dispari, i cavalieri arretrano',
  },
  'sk.why.prone': { en: 'winner’s die odd, already prone', it: 'dado del vincitore dispari, già in posizione prona' },
  'sk.event.fear.stands': {
    en: '{{model}} stands its ground against {{other}} (rolled {{faces}} on {{quality}}+).',
    it: '{{model}} resiste alla paura di {{other}} (dado {{faces}} con {{quality}}+).',
  },
  'sk.event.fear.flees': {
    en: '{{model}} flees from {{other}} (rolled {{faces}} on {{quality}}+).',
    it: '{{model}} fugge da {{other}} (dado {{faces}} con {{quality}}+).',
  },
  'sk.event.moraleTest.0': {
    en: '{{model}} stands its ground (rolled {{faces}} on {{quality}}+).',
    it: '{{model}} resiste (dadi {{faces}} con {{quality}}+).',
  },
  'sk.event.moraleTest.1': {
    en: '{{model}}: one morale failure (rolled {{faces}} on {{quality}}+).',
    it: '{{model}}: un fallimento di morale (dadi {{faces}} con {{quality}}+).',
  },
  'sk.event.moraleTest.2': {
    en: '{{model}}: two morale failures (rolled {{faces}} on {{quality}}+).',
    it: '{{model}}: due fallimenti di morale (dadi {{faces}} con {{quality}}+).',
  },
  'sk.event.moraleTest.3': {
    en: '{{model}}: three morale failures (rolled {{faces}} on {{quality}}+).',
    it: '{{model}}: tre fallimenti di morale (dadi {{faces}} con {{quality}}+).',
  },
  'sk.event.succeeded': {
    en: '{{player}}: {{model}} becomes acting Leader.',
    it: '{{player}}: {{model}} diventa Leader facente funzioni.',
  },
  'sk.event.broken': {
    en: 'Broken: {{player}} (no more than two models left, and the enemy has more).',
    it: 'In rotta: {{player}} (non più di due modelli rimasti, e il nemico ne ha di più).',
  },
  'sk.event.broken.leaderless': {
    en: 'Broken: {{player}} (no more than two models left, and no commander).',
    it: 'In rotta: {{player}} (non più di due modelli rimasti, e senza comandante).',
  },
  'sk.event.withdrawn': { en: 'Squad withdrawn: {{player}}.', it: 'Resa della squadra: {{player}}.' },
  'sk.event.conceded': { en: 'Game conceded: {{player}}.', it: 'Partita concessa: {{player}}.' },
  'sk.event.resigned': { en: 'Game resigned: {{player}}.', it: 'Resa: {{player}}.' },
  'sk.event.drawOffered': { en: 'Draw offered: {{player}}.', it: 'Pareggio offerto: {{player}}.' },
  'sk.event.drawAccepted': { en: 'Draw accepted: {{player}}.', it: 'Pareggio accettato: {{player}}.' },
  'sk.event.drawDeclined': { en: 'Draw declined: {{player}}.', it: 'Pareggio rifiutato: {{player}}.' },
  'sk.event.won': { en: 'Victory: {{player}}.', it: '{{player, named(one: Vince; many: Vincono)}}.' },
  'sk.event.drawn': { en: 'The game is a draw.', it: 'La partita finisce in parità.' },
} as const;
