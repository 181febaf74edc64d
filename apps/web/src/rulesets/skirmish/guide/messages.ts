/** Words of the first steps in the skirmish; every term of its players has a text for an order and against the next best. */
import * as terms from '@drumhead/content/terms';
import type { ReasonKey } from '@drumhead/skirmish/bot';
import type { GuideTexts } from '../../../guide/head.ts';

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
  'web.guide.sk.stand': {
    en: '{{model}} is down: tap “Stand up” (actions left {{left}}).',
    it: '{{model}} è a terra: tocca «Alzati» (azioni rimaste {{left}}).',
  },
  'web.guide.sk.attack': {
    en: 'Tap {{enemy}} to strike: {{chance}} to knock it down or worse, {{own}} to be knocked down or worse.',
    it: 'Tocca {{enemy}} per colpire: {{chance}} di metterlo a terra o peggio, {{own}} di finire a terra o peggio.',
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
    it: 'Tocca «Attacca con potenza {{enemy}}» nel pannello: due azioni, {{chance}} di metterlo a terra o peggio, {{own}} di finire a terra o peggio. Toccando il nemico il colpo è semplice.',
  },
  'web.guide.sk.aimed': {
    en: 'Tap “Aimed shot at {{enemy}}” in the panel: two actions, {{chance}} to knock it down or worse. A tap on the enemy shoots without aim. A 1 on the die of a firearm spends its ammunition for good.',
    it: 'Tocca «Mira e tira a {{enemy}}» nel pannello: due azioni, {{chance}} di metterlo a terra o peggio. Toccando il nemico il tiro non è mirato. Con un 1 sul dado un’arma da fuoco finisce per sempre le munizioni.',
  },
  'web.guide.sk.attackDown': {
    en: '{{enemy}} is down: tap it to strike, with {{chance}} to put it out of action and {{own}} to be knocked down or worse.',
    it: '{{enemy}} è a terra: toccalo per colpire, con {{chance}} di metterlo fuori combattimento, {{own}} di finire a terra o peggio.',
  },
  'web.guide.sk.powerfulDown': {
    en: '{{enemy}} is down. Tap “Powerful blow at {{enemy}}” in the panel: two actions, {{chance}} to put it out of action, {{own}} to be knocked down or worse. A tap on the enemy gives a plain blow.',
    it: '{{enemy}} è a terra. Tocca «Attacca con potenza {{enemy}}» nel pannello: due azioni, {{chance}} di metterlo fuori combattimento, {{own}} di finire a terra o peggio. Toccando il nemico il colpo è semplice.',
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
    it: '{{enemy}} è a terra. Tocca «Mira e tira a {{enemy}}» nel pannello: due azioni, {{chance}} di metterlo fuori combattimento. Toccando il nemico il tiro non è mirato. Con un 1 sul dado un’arma da fuoco finisce per sempre le munizioni.',
  },
  'web.guide.sk.reload': {
    en: 'The musket is empty: tap “Reload” (actions left {{left}}).',
    it: 'Il moschetto è scarico: tocca «Ricarica» (azioni rimaste {{left}}).',
  },
  'web.guide.sk.confirmPrice': {
    en: 'The panel tells what gets worse there, and the order is worth it: all in all your squad stands better after it. Tap “Confirm”.',
    it: 'Il pannello dice che cosa peggiora lì, e ne vale la pena: nel complesso dopo quest’ordine la tua squadra sta meglio. Tocca «Conferma».',
  },
  'web.guide.sk.activate': {
    en: 'Tap {{model}} to activate it. Models yet to act: {{left}}.',
    it: 'Tocca {{model}} per attivarlo. Modelli che devono ancora agire: {{left}}.',
  },
  'web.guide.sk.activateFighter': {
    en: 'Tap {{model}}: it stands hand to hand. Models yet to act: {{left}}.',
    it: 'Tocca {{model}}: è in corpo a corpo. Modelli che devono ancora agire: {{left}}.',
  },
  'web.guide.sk.dice.1': {
    en: 'Each success is one action. Take one die: {{one}} to act, and no risk. Two dice: {{two}} to act, {{endsTwo}} to lose the turn (turnover).',
    it: 'Ogni successo è un’azione. Prendi un dado: {{one}} di agire, senza rischio. Due dadi: {{two}} di agire, {{endsTwo}} di perdere il turno (passaggio del turno).',
  },
  'web.guide.sk.dice.2': {
    en: 'Each success is one action. Take two dice: {{two}} to act (one die: {{one}}), {{endsTwo}} to lose the turn (turnover). Three dice: {{endsThree}} to lose it; one die never loses it.',
    it: 'Ogni successo è un’azione. Prendi due dadi: {{two}} di agire (un dado: {{one}}), {{endsTwo}} di perdere il turno (passaggio del turno). Tre dadi: {{endsThree}} di perderlo; con un dado non lo perdi mai.',
  },
  'web.guide.sk.dice.3': {
    en: 'Each success is one action. Take three dice: {{manyThree}} for two actions or more (two dice: {{manyTwo}}), {{endsThree}} to lose the turn (turnover; two dice: {{endsTwo}}).',
    it: 'Ogni successo è un’azione. Prendi tre dadi: {{manyThree}} di averne almeno due (due dadi: {{manyTwo}}), {{endsThree}} di perdere il turno (passaggio del turno; due dadi: {{endsTwo}}).',
  },
  'web.guide.sk.dice.last': {
    en: 'Each success is one action. No other model waits to act, so losing the turn costs nothing now: take the marked dice, {{now}} to act.',
    it: 'Ogni successo è un’azione. Nessun altro modello deve agire, e perdere il turno ora non costa nulla: prendi i dadi indicati, {{now}} di agire.',
  },
  'web.guide.sk.dice.worth': terms.worthThatRisk,
  'web.guide.sk.move': {
    en: 'Drag {{model}} to the ring, or tap “Show the move” (actions left {{left}}).',
    it: 'Trascina {{model}} fino all’anello, o tocca «Mostra la mossa» (azioni rimaste {{left}}).',
  },
  'web.guide.sk.moveFight': {
    en: 'Drag {{model}} to the ring, or tap “Show the move”: it comes into contact with {{enemy}}, to fight hand to hand (actions left {{left}}).',
    it: 'Trascina {{model}} fino all’anello, o tocca «Mostra la mossa»: entra in contatto con {{enemy}} per il corpo a corpo (azioni rimaste {{left}}).',
  },
  'web.guide.sk.takeCover': {
    en: 'The shot drives {{model}} to cover, unhurt: drag it to the ring, or tap “Show the move”.',
    it: 'Il tiro costringe {{model}} a mettersi al coperto, senza danni: trascinalo fino all’anello, o tocca «Mostra la mossa».',
  },
  'web.guide.sk.prone': {
    en: 'Tap “Go prone”: {{model}} is then harder to hit (actions left {{left}}).',
    it: 'Tocca «Mettiti prono»: {{model}} sarà più difficile da colpire (azioni rimaste {{left}}).',
  },
  'web.guide.sk.order': {
    en: '{{model}} can give an order, and several models then act together: choose it under “Orders” in the panel, with the ringed models (actions left {{left}}).',
    it: 'Con {{model}} puoi dare un ordine, e più modelli agiscono insieme: sceglilo nel pannello sotto «Ordini», con i modelli indicati dagli anelli (azioni rimaste {{left}}).',
  },
  'web.guide.sk.group': {
    en: 'The Leader ordered a group: the marked model acts next.',
    it: 'Il Leader ha dato un ordine di gruppo: ora tocca al modello indicato.',
  },
  'web.guide.sk.act': terms.tapMarkedAction,
  'web.guide.sk.only': terms.onlyOneAnswer,
  'web.guide.sk.answer': terms.ruleAsksYou,
  'web.guide.sk.stop': {
    en: 'Nothing is left to do here (actions left {{left}}): tap “End activation”.',
    it: 'Qui non resta nulla da fare (azioni rimaste {{left}}): tocca «Termina l’attivazione».',
  },
  'web.guide.sk.stopIdle': {
    en: 'Nothing that {{model}} could still do is worth an action (left: {{left}}): tap “End activation”.',
    it: 'Nulla di ciò che {{model}} può ancora fare vale un’azione (rimaste: {{left}}): tocca «Termina l’attivazione».',
  },
  'web.guide.sk.stopBut': {
    en: '{{model}} had better do no more (actions left {{left}}): tap “End activation”.',
    it: 'Meglio non fare altro con {{model}} (azioni rimaste {{left}}): tocca «Termina l’attivazione».',
  },
  'web.guide.sk.end': {
    en: 'All your models have acted: tap “End the turn”.',
    it: 'Tutti i tuoi modelli hanno agito: termina il turno.',
  },
  'web.guide.sk.endIdle': {
    en: 'No model that has not acted would gain anything worth its risk. Tap “End the turn”, then once more to confirm.',
    it: 'Nessun modello che non ha agito guadagnerebbe abbastanza per il rischio. Tocca «Termina il turno», poi ancora per confermare.',
  },
  'web.guide.sk.endBut': {
    en: 'Those that have not acted had better rest; the next would be {{model}}. Tap “End the turn”, then once more to confirm.',
    it: 'Chi non ha ancora agito fa meglio a restare dov’è; il prossimo sarebbe {{model}}. Tocca «Termina il turno», poi ancora per confermare.',
  },
  'web.guide.sk.why.men': {
    en: 'The enemy is then likely to lose more, or your squad less.',
    it: 'Così probabilmente il nemico perde di più, o tu di meno.',
  },
  'web.guide.sk.why.strength': {
    en: 'It helps to break the enemy squad, or keeps yours from breaking.',
    it: 'Aiuta a mettere in rotta la squadra nemica, o tiene salda la tua.',
  },
  'web.guide.sk.why.command': {
    en: 'It keeps your Leader safer, or endangers that of the enemy.',
    it: 'Protegge il tuo Leader, o mette in pericolo quello nemico.',
  },
  'web.guide.sk.why.loads': {
    en: 'A firearm can then be loaded again.',
    it: 'Così si può ricaricare un’arma da fuoco.',
  },
  'web.guide.sk.why.chances': {
    en: 'It opens better shots or blows.',
    it: 'Apre tiri o colpi migliori.',
  },
  'web.guide.sk.why.danger': {
    en: 'The enemy can then do less to your models.',
    it: 'Così il nemico può colpire meno i tuoi modelli.',
  },
  'web.guide.sk.why.company': {
    en: 'Near their Leader your models activate better.',
    it: 'Vicino al Leader i modelli si attivano meglio.',
  },
  'web.guide.sk.why.approach': {
    en: 'From nearer to the enemy shots and blows are better.',
    it: 'Da più vicino al nemico tiri e colpi riescono meglio.',
  },
  'web.guide.sk.why.edge': {
    en: 'It is safer away from the table edge: a model that flees over it is lost.',
    it: 'Lontano dal bordo è più al sicuro: un modello che fugge oltre è perso.',
  },
  'web.guide.sk.why.objective': {
    en: 'It serves the aim of the scenario.',
    it: 'Serve lo scopo dello scenario.',
  },
  'web.guide.sk.why.victory': terms.decidesTheBattle,
  'web.guide.sk.but.men': {
    en: 'The next best order would likely cost you more than the enemy.',
    it: 'L’alternativa costerebbe probabilmente più a te che al nemico.',
  },
  'web.guide.sk.but.strength': {
    en: 'The next best order would bring your squad nearer to breaking.',
    it: 'L’alternativa avvicinerebbe la tua squadra alla rotta.',
  },
  'web.guide.sk.but.command': {
    en: 'The next best order would put your Leader at risk.',
    it: 'L’alternativa metterebbe a rischio il tuo Leader.',
  },
  'web.guide.sk.but.loads': {
    en: 'The next best order would leave a firearm empty.',
    it: 'L’alternativa lascerebbe scarica un’arma da fuoco.',
  },
  'web.guide.sk.but.chances': {
    en: 'The next best order would spoil better shots or blows.',
    it: 'L’alternativa rovinerebbe tiri o colpi migliori.',
  },
  'web.guide.sk.but.danger': {
    en: 'The next best order would let the enemy do more to your models.',
    it: 'Con l’alternativa il nemico potrebbe colpire di più i tuoi modelli.',
  },
  'web.guide.sk.but.company': {
    en: 'The next best order would take your models away from their Leader, near whom they activate better.',
    it: 'L’alternativa allontanerebbe i modelli dal Leader, vicino al quale si attivano meglio.',
  },
  'web.guide.sk.but.approach': {
    en: 'The next best order would take your models farther from the enemy.',
    it: 'L’alternativa allontanerebbe i tuoi modelli dal nemico.',
  },
  'web.guide.sk.but.edge': {
    en: 'The next best order would bring a model near the table edge: a model that flees over it is lost.',
    it: 'L’alternativa porterebbe un modello vicino al bordo: un modello che fugge oltre è perso.',
  },
  'web.guide.sk.but.objective': {
    en: 'The next best order would neglect the aim of the scenario.',
    it: 'L’alternativa trascurerebbe lo scopo dello scenario.',
  },
  'web.guide.sk.but.victory': terms.costsTheBattle,
  'web.guide.sk.why.men.activate': {
    en: 'Acting now, it is likely to bring an enemy down, or to save one of yours.',
    it: 'Se agisce ora probabilmente mette a terra un nemico, o salva uno dei tuoi.',
  },
  'web.guide.sk.why.men.move': {
    en: 'From there it can bring the enemy down more easily, or is safer.',
    it: 'Da lì può colpire meglio il nemico, o è più al sicuro.',
  },
  'web.guide.sk.why.men.stand': {
    en: 'Down, it is easy to finish off.',
    it: 'A terra è facile da eliminare.',
  },
  'web.guide.sk.why.loads.move': {
    en: 'There it can then load its firearm.',
    it: 'Lì può poi ricaricare la sua arma.',
  },
  'web.guide.sk.why.loads.reload': {
    en: 'Loaded, it can shoot again.',
    it: 'Ricaricata, l’arma può tirare di nuovo.',
  },
} as const satisfies GuideTexts<'sk', ReasonKey>;
