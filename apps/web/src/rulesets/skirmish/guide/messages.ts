/** Words of the first steps in the skirmish. */
export const guideMessages = {
  'web.guide.sk.aim': {
    en: 'Your aim: break the enemy squad ({{foe}}, {{theirs}} models). It breaks with two models left while you have more. Yours ({{mine}}) breaks the same way.',
    it: 'Il tuo scopo: mettere in rotta la squadra nemica ({{foe}}, modelli {{theirs}}). Va in rotta con due modelli rimasti se tu ne hai di più. Lo stesso vale per la tua (modelli {{mine}}).',
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
    en: 'The panel tells what gets worse there. Nearer to the enemy shots and blows are better: tap “Confirm”.',
    it: 'Il pannello dice che cosa peggiora lì. Da più vicino tiri e colpi riescono meglio: tocca «Conferma».',
  },
  'web.guide.sk.confirmWorseShot': {
    en: 'The panel tells what gets worse there. The shot from there is worth it ({{chance}}; from here {{here}}): tap “Confirm”.',
    it: 'Il pannello dice che cosa peggiora lì. Il tiro da lì vale la pena ({{chance}}; da qui {{here}}): tocca «Conferma».',
  },
  'web.guide.sk.confirmWorseFight': {
    en: 'The panel tells what gets worse there. The fight is worth it ({{chance}} against {{own}}): tap “Confirm”.',
    it: 'Il pannello dice che cosa peggiora lì. Il corpo a corpo vale la pena ({{chance}} contro {{own}}): tocca «Conferma».',
  },
  'web.guide.sk.confirmWorseSpent': {
    en: 'The panel tells what gets worse there. Without ammunition it must come nearer to fight hand to hand: tap “Confirm”.',
    it: 'Il pannello dice che cosa peggiora lì. Senza munizioni deve avvicinarsi per il corpo a corpo: tocca «Conferma».',
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
  'web.guide.sk.turnEnds': {
    en: 'Two failures or more for {{model}}: your turn ends after these actions.',
    it: '{{model}}: due fallimenti o più. Il tuo turno finisce dopo queste azioni.',
  },
  'web.guide.sk.lost': {
    en: 'You have lost {{model}}.',
    it: 'Hai perso {{model}}.',
  },
  'web.guide.sk.felled': {
    en: '{{model}} is down: it must stand up before anything else, and is easy to finish off.',
    it: '{{model}} è a terra: deve alzarsi prima di fare altro, ed è facile da eliminare.',
  },
  'web.guide.sk.forced': {
    en: '{{model}} was driven from its place.',
    it: '{{model}} ha dovuto lasciare il suo posto.',
  },
  'web.guide.sk.spent': {
    en: '{{model}} has no ammunition left: its die showed 1.',
    it: '{{model}} ha finito le munizioni: il suo dado ha fatto 1.',
  },
  'web.guide.sk.activate': {
    en: 'Tap {{model}} to activate it. Models with something to do: {{left}}.',
    it: 'Tocca {{model}} per attivarlo. Possono ancora agire: {{left}}.',
  },
  'web.guide.sk.activateFighter': {
    en: 'Tap {{model}}: it stands hand to hand with {{enemy}}, and can strike. Models with something to do: {{left}}.',
    it: 'Tocca {{model}}: è in corpo a corpo con {{enemy}} e può colpire. Possono ancora agire: {{left}}.',
  },
  'web.guide.sk.activateShoot': {
    en: 'Tap {{model}}: it can shoot at {{enemy}}. Models with something to do: {{left}}.',
    it: 'Tocca {{model}}: può tirare a {{enemy}}. Possono ancora agire: {{left}}.',
  },
  'web.guide.sk.activateMove': {
    en: 'Tap {{model}}: it should go towards {{enemy}}, since shots and blows are better from nearer. Models with something to do: {{left}}.',
    it: 'Tocca {{model}}: conviene avvicinarlo a {{enemy}}, perché da più vicino tiri e colpi riescono meglio. Possono ancora agire: {{left}}.',
  },
  'web.guide.sk.activateShot': {
    en: 'Tap {{model}}: a step gives it a better shot at {{enemy}}. Models with something to do: {{left}}.',
    it: 'Tocca {{model}}: con un passo avrà un tiro migliore contro {{enemy}}. Possono ancora agire: {{left}}.',
  },
  'web.guide.sk.activateFight': {
    en: 'Tap {{model}}: it can come into contact with {{enemy}}, to fight hand to hand. Models with something to do: {{left}}.',
    it: 'Tocca {{model}}: può entrare in contatto con {{enemy}} per il corpo a corpo. Possono ancora agire: {{left}}.',
  },
  'web.guide.sk.activateSpent': {
    en: 'Tap {{model}}: without ammunition it must fight hand to hand, so it should go towards {{enemy}}. Models with something to do: {{left}}.',
    it: 'Tocca {{model}}: senza munizioni gli resta il corpo a corpo, e conviene avvicinarlo a {{enemy}}. Possono ancora agire: {{left}}.',
  },
  'web.guide.sk.activateReload': {
    en: 'Tap {{model}}: its musket is empty, and loading takes two actions. Models with something to do: {{left}}.',
    it: 'Tocca {{model}}: ha il moschetto scarico, e per ricaricare servono due azioni. Possono ancora agire: {{left}}.',
  },
  'web.guide.sk.activateStand': {
    en: 'Tap {{model}}: it is down, and easy to finish off before it stands up. Models with something to do: {{left}}.',
    it: 'Tocca {{model}}: è a terra, ed è facile da eliminare finché non si alza. Possono ancora agire: {{left}}.',
  },
  'web.guide.sk.dice': {
    en: 'Each success is one action. Take two dice: {{acts}} to act (one die: {{one}}), {{two}} to lose the turn (turnover). Three dice: {{three}} to lose it; one die never loses it.',
    it: 'Ogni successo è un’azione. Prendi due dadi: {{acts}} di agire (un dado: {{one}}), {{two}} di perdere il turno (passaggio del turno). Tre dadi: {{three}} di perderlo; con un dado non lo perdi mai.',
  },
  'web.guide.sk.diceTwo': {
    en: 'Each success is one action. Take one die: {{one}} to act, and no risk. Two dice: {{acts}} to act, {{two}} to lose the turn (turnover).',
    it: 'Ogni successo è un’azione. Prendi un dado: {{one}} di agire, senza rischio. Due dadi: {{acts}} di agire, {{two}} di perdere il turno (passaggio del turno).',
  },
  'web.guide.sk.stand': {
    en: '{{model}} is down: tap “Stand up” (actions left {{left}}).',
    it: '{{model}} è a terra: tocca «Alzati» (azioni rimaste {{left}}).',
  },
  'web.guide.sk.attack': {
    en: 'Tap {{enemy}} to strike: {{chance}} to knock it down or worse, {{own}} to be knocked down or worse.',
    it: 'Tocca {{enemy}} per colpire: {{chance}} di metterlo a terra o peggio, {{own}} di finire a terra tu.',
  },
  'web.guide.sk.shoot': {
    en: 'Tap {{enemy}} to shoot: {{chance}} to knock it down or worse. The musket must be loaded again afterwards; if its die shows 1, its ammunition is spent for good.',
    it: 'Tocca {{enemy}} per tirare: {{chance}} di metterlo a terra o peggio. Poi il moschetto va ricaricato; se il suo dado fa 1, le munizioni sono finite per sempre.',
  },
  'web.guide.sk.throw': {
    en: 'Tap {{enemy}} to shoot or throw: {{chance}} to knock it down or worse.',
    it: 'Tocca {{enemy}} per tirare o lanciare: {{chance}} di metterlo a terra o peggio.',
  },
  'web.guide.sk.powerful': {
    en: 'Tap “Powerful blow at {{enemy}}” in the panel: two actions, {{chance}} to knock it down or worse, {{own}} to be knocked down or worse. A tap on the enemy gives a plain blow.',
    it: 'Tocca «Attacco potente contro {{enemy}}» nel pannello: due azioni, {{chance}} di metterlo a terra o peggio, {{own}} di finire a terra tu. Toccando il nemico il colpo è semplice.',
  },
  'web.guide.sk.aimed': {
    en: 'Tap “Aimed shot at {{enemy}}” in the panel: two actions, {{chance}} to knock it down or worse. A tap on the enemy shoots without aim. A 1 on the die of a firearm spends its ammunition for good.',
    it: 'Tocca «Tiro mirato a {{enemy}}» nel pannello: due azioni, {{chance}} di metterlo a terra o peggio. Toccando il nemico il tiro non è mirato. Con un 1 sul dado un’arma da fuoco finisce per sempre le munizioni.',
  },
  'web.guide.sk.attackDown': {
    en: '{{enemy}} is down: tap it to strike, with {{chance}} to put it out of action and {{own}} to be knocked down or worse.',
    it: '{{enemy}} è a terra: toccalo per colpire, con {{chance}} di metterlo fuori combattimento, {{own}} di finire a terra o peggio.',
  },
  'web.guide.sk.powerfulDown': {
    en: '{{enemy}} is down. Tap “Powerful blow at {{enemy}}” in the panel: two actions, {{chance}} to put it out of action, {{own}} to be knocked down or worse. A tap on the enemy gives a plain blow.',
    it: '{{enemy}} è a terra. Tocca «Attacco potente contro {{enemy}}» nel pannello: due azioni, {{chance}} di metterlo fuori combattimento, {{own}} di finire a terra o peggio. Toccando il nemico il colpo è semplice.',
  },
  'web.guide.sk.shootDown': {
    en: '{{enemy}} is down: tap it to shoot, with {{chance}} to put it out of action. The musket must be loaded again afterwards; if its die shows 1, its ammunition is spent for good.',
    it: '{{enemy}} è a terra: toccalo per tirare, con {{chance}} di metterlo fuori combattimento. Poi il moschetto va ricaricato; se il suo dado fa 1, le munizioni sono finite per sempre.',
  },
  'web.guide.sk.throwDown': {
    en: '{{enemy}} is down: tap it to shoot or throw, with {{chance}} to put it out of action.',
    it: '{{enemy}} è a terra: toccalo per tirare o lanciare, con {{chance}} di metterlo fuori combattimento.',
  },
  'web.guide.sk.aimedDown': {
    en: '{{enemy}} is down. Tap “Aimed shot at {{enemy}}” in the panel: two actions, {{chance}} to put it out of action. A tap on the enemy shoots without aim. A 1 on the die of a firearm spends its ammunition for good.',
    it: '{{enemy}} è a terra. Tocca «Tiro mirato a {{enemy}}» nel pannello: due azioni, {{chance}} di metterlo fuori combattimento. Toccando il nemico il tiro non è mirato. Con un 1 sul dado un’arma da fuoco finisce per sempre le munizioni.',
  },
  'web.guide.sk.reload': {
    en: 'The musket is empty: tap “Reload” (actions left {{left}}).',
    it: 'Il moschetto è scarico: tocca «Ricarica» (azioni rimaste {{left}}).',
  },
  'web.guide.sk.move': {
    en: 'Drag {{model}} to the ring, towards {{enemy}}, {{gap}} mm off, or tap “Show the move”. One action goes {{reach}} mm; touching an enemy begins hand-to-hand. Actions left {{left}}.',
    it: 'Trascina {{model}} fino all’anello, verso {{enemy}}, a {{gap}} mm, o tocca «Mostra la mossa». Un’azione vale {{reach}} mm; toccando un nemico comincia il corpo a corpo. Azioni rimaste {{left}}.',
  },
  'web.guide.sk.moveShot': {
    en: 'Drag {{model}} to the ring, or tap “Show the move”: from there a shot at {{enemy}} has {{chance}} to knock it down or worse (from here {{here}}). One action goes {{reach}} mm. Actions left {{left}}.',
    it: 'Trascina {{model}} fino all’anello, o tocca «Mostra la mossa»: da lì un tiro ha {{chance}} di mettere {{enemy}} a terra o peggio (da qui {{here}}). Un’azione vale {{reach}} mm. Azioni rimaste {{left}}.',
  },
  'web.guide.sk.moveShotDown': {
    en: '{{enemy}} is down. Drag {{model}} to the ring, or tap “Show the move”: from there a shot has {{chance}} to put it out of action (from here {{here}}). One action goes {{reach}} mm. Actions left {{left}}.',
    it: '{{enemy}} è a terra. Trascina {{model}} fino all’anello, o tocca «Mostra la mossa»: da lì un tiro ha {{chance}} di metterlo fuori combattimento (da qui {{here}}). Un’azione vale {{reach}} mm. Azioni rimaste {{left}}.',
  },
  'web.guide.sk.moveFight': {
    en: 'Drag {{model}} to the ring, or tap “Show the move”: it can then strike {{enemy}}, with {{chance}} to knock it down or worse and {{own}} to be knocked down or worse (actions left {{left}}).',
    it: 'Trascina {{model}} fino all’anello, o tocca «Mostra la mossa»: poi può colpire {{enemy}}, con {{chance}} di metterlo a terra o peggio, {{own}} di finire a terra tu (azioni rimaste {{left}}).',
  },
  'web.guide.sk.moveFightNext': {
    en: 'Drag {{model}} to the ring, or tap “Show the move”: it comes into contact with {{enemy}} and has no action left to strike. The enemy may strike first; a blow in your next turn has {{chance}} to knock it down or worse, {{own}} to be knocked down or worse.',
    it: 'Trascina {{model}} fino all’anello, o tocca «Mostra la mossa»: entra in contatto con {{enemy}}, senza più azioni per colpire. Il nemico può colpire per primo; un colpo nel tuo prossimo turno ha {{chance}} di metterlo a terra o peggio, {{own}} di finire a terra tu.',
  },
  'web.guide.sk.moveSpent': {
    en: '{{model}} has no ammunition left, and must fight hand to hand. Drag it to the ring, towards {{enemy}}, {{gap}} mm off, or tap “Show the move”. One action goes {{reach}} mm. Actions left {{left}}.',
    it: '{{model}} non ha più munizioni: gli resta il corpo a corpo. Trascinalo fino all’anello, verso {{enemy}}, a {{gap}} mm, o tocca «Mostra la mossa». Un’azione vale {{reach}} mm. Azioni rimaste {{left}}.',
  },
  'web.guide.sk.leader': {
    en: '{{model}} leads from behind, since its loss may break the squad: end its activation, or give an order, where one is offered (actions left {{left}}).',
    it: 'Il comandante sta indietro ({{model}}): la sua perdita può mettere in rotta la squadra. Termina l’attivazione, o dai un ordine, se il pannello lo offre (azioni rimaste {{left}}).',
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
    en: '{{model}} would knock {{enemy}} down or worse with {{chance}}, and be knocked down or worse with {{own}}: better wait, and end the activation.',
    it: '{{model}} contro {{enemy}}: probabilità di metterlo a terra o peggio {{chance}}, di finire a terra tu {{own}}. Meglio attendere, e terminare l’attivazione.',
  },
  'web.guide.sk.keepsOff': {
    en: '{{model}} could go to {{enemy}} and fight, but would knock it down or worse with {{chance}}, and be knocked down or worse with {{own}}: better keep off, and end the activation (actions left {{left}}).',
    it: '{{model}} può raggiungere {{enemy}} e combattere, ma con {{chance}} di metterlo a terra o peggio, {{own}} di finire a terra tu. Meglio restare lontano, e terminare l’attivazione (azioni rimaste {{left}}).',
  },
  'web.guide.sk.endIdle': {
    en: 'The models that have not acted would gain nothing now: no good shot or blow, nothing to load, no safe Move nearer. Tap “End the turn”.',
    it: 'Chi non ha ancora agito ora non guadagna nulla: nessun buon tiro o colpo, nulla da ricaricare, nessun movimento sicuro più vicino. Tocca «Termina il turno».',
  },
  'web.guide.sk.endLeader': {
    en: 'Only {{model}} has not acted. A Leader stays behind and near its men: they activate better, and its loss may break the squad. Tap “End the turn”.',
    it: 'Deve ancora agire solo {{model}}. Un Leader resta indietro e vicino ai suoi: si attivano meglio, e la sua perdita può mettere in rotta la squadra. Tocca «Termina il turno».',
  },
  'web.guide.sk.takeCover': {
    en: 'The shot drives {{model}} to cover, unhurt: drag it to the ring, the place farthest from the enemy, or tap “Show the move”.',
    it: 'Il tiro costringe {{model}} a mettersi al coperto, senza danni: trascinalo fino all’anello, il posto più lontano dai nemici, o tocca «Mostra la mossa».',
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
    en: 'The shot knocks its target down or worse with {{shot}}; hand to hand, {{model}} does so to {{enemy}} with {{fight}}.',
    it: 'Probabilità di mettere il bersaglio a terra o peggio con questo tiro: {{shot}}; {{enemy}} in corpo a corpo ({{model}}): {{fight}}.',
  },
  'web.hint.sk.weakShot': {
    en: 'This shot knocks {{enemy}} down or worse with {{shot}} only: nearer is better, and cover counts.',
    it: 'Questo tiro: probabilità di mettere {{enemy}} a terra o peggio solo {{shot}}. Più vicino è meglio, e la copertura conta.',
  },
  'web.hint.sk.weakShotDown': {
    en: '{{enemy}} is down, and this shot puts it out of action with {{shot}} only: nearer is better, and cover counts.',
    it: '{{enemy}} è a terra, ma questo tiro ha solo {{shot}} di metterlo fuori combattimento. Più vicino è meglio, e la copertura conta.',
  },
  'web.hint.sk.badFight': {
    en: '{{model}} knocks {{enemy}} down or worse with {{wins}}, and is knocked down or worse with {{loses}}.',
    it: '{{model}} contro {{enemy}}: probabilità di metterlo a terra o peggio {{wins}}, di finire a terra tu {{loses}}.',
  },
  'web.hint.sk.within': {
    en: 'There {{enemy}} can reach {{model}} in one Move. Enemies that can: {{enemies}}.',
    it: 'Lì {{enemy}} può raggiungere {{model}} con un movimento. Nemici che possono: {{enemies}}.',
  },
  'web.hint.sk.command': {
    en: '{{model}} would lose the bonus of its commander. Models that lose it: {{models}}.',
    it: '{{model}} perderebbe il bonus del Leader. Modelli che lo perdono: {{models}}.',
  },
  'web.hint.sk.leader': {
    en: '{{model}} would stand in front of all your men, {{gap}} mm from the enemy. The loss of a Leader may break the squad.',
    it: '{{model}} starebbe davanti a tutti, a {{gap}} mm dal nemico. La perdita del Leader può mettere in rotta la squadra.',
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
    en: '{{model}} has actions left ({{left}}): {{chance}} to knock {{enemy}} down or worse. Ending loses them.',
    it: '{{model}} ha ancora azioni ({{left}}): probabilità di mettere {{enemy}} a terra o peggio {{chance}}. Terminando le perdi.',
  },
  'web.hint.sk.actionsDown': {
    en: '{{model}} has actions left ({{left}}), and {{enemy}} is down: {{chance}} to put it out of action. Ending loses them.',
    it: '{{model}} ha ancora azioni ({{left}}) e {{enemy}} è a terra: {{chance}} di metterlo fuori combattimento. Terminando le perdi.',
  },
} as const;
