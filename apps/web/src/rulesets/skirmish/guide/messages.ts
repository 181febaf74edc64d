/** Words of the first steps in the skirmish. */
export const guideMessages = {
  'web.guide.sk.aim': {
    en: 'Your aim: break the enemy squad ({{foe}}, {{theirs}} models). It breaks with two models left while you have more. Yours ({{mine}}) breaks the same way.',
    it: 'Il tuo scopo: mettere in rotta la squadra nemica ({{foe}}, modelli {{theirs}}). Va in rotta con due modelli rimasti se tu ne hai di più. La tua ({{mine}}) allo stesso modo.',
  },
  'web.guide.sk.wait': {
    en: '{{side}} to play: watch its orders. You are asked when one of your models must answer.',
    it: 'Tocca a: {{side}}. Guarda i suoi ordini: se un tuo modello deve rispondere, te lo chiede il pannello.',
  },
  'web.guide.sk.drop': {
    en: 'Let go where it should go. Nothing happens before you confirm.',
    it: 'Lascia dove deve andare. Non succede nulla prima della conferma.',
  },
  'web.guide.sk.confirm': {
    en: 'The table shows the order, and the panel what it may bring. Tap “Confirm”, or choose again.',
    it: 'Il tavolo mostra l’ordine, il pannello che cosa può portare. Tocca «Conferma», o scegli di nuovo.',
  },
  'web.guide.sk.confirmNearest': {
    en: 'The panel says why it cannot go quite there. Tap “Use the nearest legal move”, or choose again.',
    it: 'Il pannello dice perché non può andare proprio lì. Tocca «Usa la mossa valida più vicina», o scegli di nuovo.',
  },
  'web.guide.sk.confirmWorse': {
    en: 'The panel tells what gets worse there. This move is worth it: tap “Confirm”.',
    it: 'Il pannello dice che cosa peggiora lì. Questa mossa ne vale la pena: tocca «Conferma».',
  },
  'web.guide.sk.illegal': {
    en: 'That is not legal: the panel says why. Choose again.',
    it: 'Non è valido: il pannello dice perché. Scegli di nuovo.',
  },
  'web.guide.sk.drawn': {
    en: 'Now choose its dice: it then goes as far as its actions last.',
    it: 'Ora scegli i dadi: poi va fin dove bastano le azioni.',
  },
  'web.guide.sk.turnLost': {
    en: 'Two failures or more for {{model}}: your turn ended there.',
    it: '{{model}}: due fallimenti o più. Il tuo turno è finito lì.',
  },
  'web.guide.sk.lost': {
    en: 'You have lost {{model}}.',
    it: 'Hai perso {{model}}.',
  },
  'web.guide.sk.activate': {
    en: 'Tap {{model}} to activate it. Models with something to do: {{left}}.',
    it: 'Tocca {{model}} per attivarlo. Modelli che hanno qualcosa da fare: {{left}}.',
  },
  'web.guide.sk.activateFighter': {
    en: 'Tap {{model}}: it stands hand to hand with {{enemy}}, and can strike. Models with something to do: {{left}}.',
    it: 'Tocca {{model}}: è in corpo a corpo con {{enemy}} e può colpire. Modelli che hanno qualcosa da fare: {{left}}.',
  },
  'web.guide.sk.activateShoot': {
    en: 'Tap {{model}}: it can shoot at {{enemy}}. Models with something to do: {{left}}.',
    it: 'Tocca {{model}}: può tirare a {{enemy}}. Modelli che hanno qualcosa da fare: {{left}}.',
  },
  'web.guide.sk.activateMove': {
    en: 'Tap {{model}}: it should go towards {{enemy}}. Models with something to do: {{left}}.',
    it: 'Tocca {{model}}: deve andare verso {{enemy}}. Modelli che hanno qualcosa da fare: {{left}}.',
  },
  'web.guide.sk.activateReload': {
    en: 'Tap {{model}}: its musket is empty, and loading takes two actions. Models with something to do: {{left}}.',
    it: 'Tocca {{model}}: ha il moschetto scarico, e per ricaricare servono due azioni. Modelli che hanno qualcosa da fare: {{left}}.',
  },
  'web.guide.sk.activateStand': {
    en: 'Tap {{model}}: it is down, and should stand up. Models with something to do: {{left}}.',
    it: 'Tocca {{model}}: è a terra e deve alzarsi. Modelli che hanno qualcosa da fare: {{left}}.',
  },
  'web.guide.sk.dice': {
    en: 'Each success is one action. Two dice: {{acts}} to act, {{two}} to lose the turn (turnover); three dice: {{three}} to lose it. One die never loses it.',
    it: 'Ogni successo è un’azione. Due dadi: {{acts}} di agire, {{two}} di perdere il turno (passaggio del turno); tre dadi: {{three}} di perderlo. Con un dado non lo perdi mai.',
  },
  'web.guide.sk.diceTwo': {
    en: 'Each success is one action. One die: {{one}} to act, and no risk; two dice: {{acts}} to act, {{two}} to lose the turn (turnover).',
    it: 'Ogni successo è un’azione. Un dado: {{one}} di agire, senza rischio; due dadi: {{acts}} di agire, {{two}} di perdere il turno (passaggio del turno).',
  },
  'web.guide.sk.stand': {
    en: '{{model}} is down: tap “Stand up” (actions left {{left}}).',
    it: '{{model}} è a terra: tocca «Alzati» (azioni rimaste {{left}}).',
  },
  'web.guide.sk.attack': {
    en: 'Tap {{enemy}} to strike: {{chance}} to bring it down, {{own}} to be brought down.',
    it: 'Tocca {{enemy}} per colpire: {{chance}} di metterlo a terra o peggio, {{own}} di finirci.',
  },
  'web.guide.sk.shoot': {
    en: 'Tap {{enemy}} to shoot: {{chance}} to bring it down. The musket must be loaded again afterwards; if its die shows 1, its ammunition is spent for good.',
    it: 'Tocca {{enemy}} per tirare: {{chance}} di metterlo a terra o peggio. Poi il moschetto va ricaricato; se il suo dado fa 1, le munizioni sono finite per sempre.',
  },
  'web.guide.sk.throw': {
    en: 'Tap {{enemy}} to shoot or throw: {{chance}} to bring it down.',
    it: 'Tocca {{enemy}} per tirare o lanciare: {{chance}} di metterlo a terra o peggio.',
  },
  'web.guide.sk.powerful': {
    en: 'Tap “Powerful blow at {{enemy}}” in the panel: two actions, {{chance}} to bring it down, {{own}} to be brought down. A tap on the enemy gives a plain blow.',
    it: 'Tocca «Attacco potente contro {{enemy}}» nel pannello: due azioni, {{chance}} di metterlo a terra o peggio, {{own}} di finirci. Toccando il nemico il colpo è semplice.',
  },
  'web.guide.sk.aimed': {
    en: 'Tap “Aimed shot at {{enemy}}” in the panel: two actions, {{chance}} to bring it down. A tap on the enemy shoots without aim. A 1 on the die of a firearm spends its ammunition for good.',
    it: 'Tocca «Tiro mirato a {{enemy}}» nel pannello: due azioni, {{chance}} di metterlo a terra o peggio. Toccando il nemico il tiro non è mirato. Con un 1 sul dado un’arma da fuoco finisce per sempre le munizioni.',
  },
  'web.guide.sk.reload': {
    en: 'The musket is empty: tap “Reload” (actions left {{left}}).',
    it: 'Il moschetto è scarico: tocca «Ricarica» (azioni rimaste {{left}}).',
  },
  'web.guide.sk.move': {
    en: 'Drag {{model}} to the ring, towards {{enemy}} ({{gap}} mm off), or tap “Show the move”. One action goes {{reach}} mm; touching an enemy begins hand-to-hand. Actions left {{left}}.',
    it: 'Trascina {{model}} fino all’anello, verso {{enemy}} (a {{gap}} mm), o tocca «Mostra la mossa». Un’azione vale {{reach}} mm; toccando un nemico comincia il corpo a corpo. Azioni rimaste {{left}}.',
  },
  'web.guide.sk.moveShot': {
    en: 'Drag {{model}} to the ring, or tap “Show the move”: from there a shot brings {{enemy}} down with {{chance}} (from here {{here}}). One action goes {{reach}} mm. Actions left {{left}}.',
    it: 'Trascina {{model}} fino all’anello, o tocca «Mostra la mossa»: da lì un tiro ha {{chance}} di mettere {{enemy}} a terra o peggio (da qui {{here}}). Un’azione vale {{reach}} mm. Azioni rimaste {{left}}.',
  },
  'web.guide.sk.moveFight': {
    en: 'Drag {{model}} to the ring, or tap “Show the move”: it fights {{enemy}} hand to hand, with {{chance}} to bring it down and {{own}} to be brought down (actions left {{left}}).',
    it: 'Trascina {{model}} fino all’anello, o tocca «Mostra la mossa»: nel corpo a corpo con {{enemy}} ha {{chance}} di metterlo a terra o peggio, {{own}} di finirci (azioni rimaste {{left}}).',
  },
  'web.guide.sk.moveSpent': {
    en: '{{model}} has no ammunition left, and must fight hand to hand. Drag it to the ring, towards {{enemy}} ({{gap}} mm off), or tap “Show the move”. One action goes {{reach}} mm. Actions left {{left}}.',
    it: '{{model}} non ha più munizioni: gli resta il corpo a corpo. Trascinalo fino all’anello, verso {{enemy}} (a {{gap}} mm), o tocca «Mostra la mossa». Un’azione vale {{reach}} mm. Azioni rimaste {{left}}.',
  },
  'web.guide.sk.leader': {
    en: '{{model}} leads from behind, since its loss may break the squad: end its activation, or give an order, where one is offered (actions left {{left}}).',
    it: 'Chi comanda sta indietro ({{model}}): la sua perdita può mettere in rotta la squadra. Termina l’attivazione, o dai un ordine, se il pannello lo offre (azioni rimaste {{left}}).',
  },
  'web.guide.sk.stop': {
    en: '{{model}} has no shot or blow now, and no Move that brings it nearer in safety (actions left {{left}}): tap “End activation”.',
    it: '{{model}} ora non ha tiri né colpi, né un movimento sicuro che lo porti più vicino (azioni rimaste {{left}}): tocca «Termina l’attivazione».',
  },
  'web.guide.sk.end': {
    en: 'All your models have acted: tap “End the turn”.',
    it: 'Tutti i tuoi modelli hanno agito: termina il turno.',
  },
  'web.guide.sk.group': {
    en: 'The Leader ordered a group: tap the model that acts next.',
    it: 'Il Leader ha dato un ordine di gruppo: tocca il modello che agisce.',
  },
  'web.guide.sk.regroup': {
    en: '{{model}} must close up with the others of its group: drag it to the ring, or tap “Show the move”.',
    it: '{{model}} deve raggiungere gli altri del gruppo: trascinalo fino all’anello, o tocca «Mostra la mossa».',
  },
  'web.guide.sk.answer': {
    en: 'A rule asks you. The marked answer changes least; the number beside the question opens the rule.',
    it: 'Una regola ti chiede una scelta. La risposta indicata cambia meno le cose; il numero accanto alla domanda apre la regola.',
  },
  'web.guide.sk.diceLast': {
    en: 'No other model has anything useful to do this turn, so losing it costs nothing now: take three dice, {{acts}} to act. One success is one action.',
    it: 'Nessun altro modello ha qualcosa di utile da fare in questo turno, e perderlo ora non costa nulla: prendi tre dadi, {{acts}} di agire. Ogni successo è un’azione.',
  },
  'web.guide.sk.unloaded': {
    en: '{{model}} has an empty musket, and loading takes two actions (left: {{left}}): end the activation. To go near the enemy unloaded is worse.',
    it: '{{model}} ha il moschetto scarico, e per ricaricare servono due azioni (rimaste: {{left}}): termina l’attivazione. Avvicinarsi scarichi è peggio.',
  },
  'web.guide.sk.waits': {
    en: '{{model}} would bring {{enemy}} down with {{chance}}, and be brought down with {{own}}: better wait, and end the activation.',
    it: '{{model}} contro {{enemy}}: probabilità di metterlo a terra o peggio {{chance}}, di finirci {{own}}. Meglio attendere, e terminare l’attivazione.',
  },
  'web.guide.sk.keepsOff': {
    en: '{{model}} could go to {{enemy}} and fight, but would bring it down with {{chance}}, and be brought down with {{own}}: better keep off, and end the activation (actions left {{left}}).',
    it: '{{model}} può raggiungere {{enemy}} e combattere, ma con {{chance}} di metterlo a terra o peggio, {{own}} di finirci. Meglio restare lontano, e terminare l’attivazione (azioni rimaste {{left}}).',
  },
  'web.guide.sk.endIdle': {
    en: 'Those who have not acted yet are best left where they are: tap “End the turn”.',
    it: 'Per chi non ha ancora agito è meglio restare dov’è: tocca «Termina il turno».',
  },
  'web.guide.sk.takeCover': {
    en: 'The shot missed, and {{model}} may take cover at once: drag it to the ring, or tap “Show the move”.',
    it: 'Il tiro è andato a vuoto, e {{model}} può mettersi subito al coperto: trascinalo fino all’anello, o tocca «Mostra la mossa».',
  },

  'web.hint.sk.dice': {
    en: 'Three dice: {{ends}} to lose the turn, with models yet to act: {{others}}. Two dice: {{two}}.',
    it: 'Tre dadi: {{ends}} di perdere il turno, con modelli che devono ancora agire: {{others}}. Due dadi: {{two}}.',
  },
  'web.hint.sk.fightersFirst': {
    en: 'The Leader first: {{ends}} with two dice that {{model}}, who fights, does not act at all.',
    it: 'Prima il Leader: con due dadi {{ends}} che {{model}}, in combattimento, non agisca affatto.',
  },
  'web.hint.sk.shotOrFight': {
    en: 'The shot brings its target down with {{shot}}; hand to hand, {{model}} brings {{enemy}} down with {{fight}}.',
    it: 'Probabilità di mettere a terra il bersaglio con questo tiro: {{shot}}; {{enemy}} in corpo a corpo ({{model}}): {{fight}}.',
  },
  'web.hint.sk.weakShot': {
    en: 'This shot brings {{enemy}} down with {{shot}} only: nearer is better, and cover counts.',
    it: 'Questo tiro: probabilità di mettere a terra {{enemy}} solo {{shot}}. Più vicino è meglio, e la copertura conta.',
  },
  'web.hint.sk.badFight': {
    en: '{{model}} brings {{enemy}} down with {{wins}}, and is brought down with {{loses}}.',
    it: '{{model}} contro {{enemy}}: probabilità di metterlo a terra o peggio {{wins}}, di finirci {{loses}}.',
  },
  'web.hint.sk.within': {
    en: 'There {{enemy}} can reach {{model}} in one Move. Enemies that can: {{enemies}}.',
    it: 'Lì {{enemy}} può raggiungere {{model}} con un movimento. Nemici che possono: {{enemies}}.',
  },
  'web.hint.sk.command': {
    en: '{{model}} would lose the bonus of its commander. Models that lose it: {{models}}.',
    it: '{{model}} perderebbe il bonus di chi comanda. Modelli che lo perdono: {{models}}.',
  },
  'web.hint.sk.leader': {
    en: '{{model}} would stand in front of all your men, {{gap}} mm from the enemy. The loss of a Leader may break the squad.',
    it: '{{model}} starebbe davanti a tutti, a {{gap}} mm dal nemico. La perdita del Leader può mettere in fuga la squadra.',
  },
  'web.hint.sk.left': {
    en: 'Before you end the turn: {{model}} has not acted. One die: {{acts}} to act, and no risk. Models left: {{left}}.',
    it: 'Prima di terminare: {{model}} non ha agito. Un dado: {{acts}} di agire, senza rischio. Modelli rimasti: {{left}}.',
  },
  'web.hint.sk.leftFighter': {
    en: 'Before you end the turn: {{model}} stands hand to hand and has not acted. One die: {{acts}}, and no risk. Models left: {{left}}.',
    it: 'Prima di terminare: {{model}} è in corpo a corpo e non ha agito. Un dado: {{acts}}, senza rischio. Modelli rimasti: {{left}}.',
  },
  'web.hint.sk.actions': {
    en: '{{model}} has actions left ({{left}}): {{chance}} to bring {{enemy}} down. Ending loses them.',
    it: '{{model}} ha ancora azioni ({{left}}): probabilità di mettere a terra {{enemy}} {{chance}}. Terminando le perdi.',
  },
} as const;
