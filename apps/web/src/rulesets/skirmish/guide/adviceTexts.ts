/** Words of advice in the skirmish: every term of its players has a text for and against, and every chance a name. */
import * as terms from '@drumhead/content/terms';
import type { OddsKey, ReasonKey } from '@drumhead/skirmish/bot';
import type { AdviceTexts } from '../../../advice/rulesAdvice.ts';

/** Orders whose button leaves out what is done, since the question above it says so. */
export type Said =
  | 'nominate'
  | 'member'
  | 'depleted'
  | 'reference'
  | 'succeed'
  | 'fleeFrom'
  | 'strike'
  | 'edge'
  | 'dice'
  | 'orderDice'
  | 'order'
  /** An aimed shot, and a powerful blow: the others have their verb. */
  | 'shoot'
  | 'attack';

export const adviceTexts = {
  'sk.advice.do.nominate': { en: 'Activate {{model}}', it: 'Attiva: {{model}}' },
  'sk.advice.do.member': { en: 'Act next with {{model}}', it: 'Fai agire ora: {{model}}' },
  'sk.advice.do.depleted': {
    en: 'Let {{model}} run out of ammunition',
    it: 'Fai esaurire le munizioni a: {{model}}',
  },
  'sk.advice.do.reference': {
    en: 'Drive the target back from {{model}}',
    it: 'Fai respingere il bersaglio da: {{model}}',
  },
  'sk.advice.do.succeed': { en: 'Make {{model}} the acting Leader', it: 'Nomina Leader facente funzioni: {{model}}' },
  'sk.advice.do.fleeFrom': { en: 'Flee from {{model}}', it: 'Fuggi da: {{model}}' },
  'sk.advice.do.strike': { en: 'Strike first with {{model}}', it: 'Fai colpire per primo: {{model}}' },
  'sk.advice.do.edge': { en: 'Choose: {{text}}', it: 'Scegli: {{text}}' },
  'sk.advice.do.dice': { en: 'Roll {{text}}', it: 'Tira {{text}}' },
  'sk.advice.do.orderDice': { en: 'Roll {{text}} for the group', it: 'Tira {{text}} per il gruppo' },
  'sk.advice.do.shoot': { en: 'Fire: {{text}}', it: 'Fai fuoco: {{text}}' },
  'sk.advice.do.attack': { en: 'Strike: {{text}}', it: 'Colpisci: {{text}}' },
  'sk.advice.do.order': { en: 'Give the order: {{text}}', it: 'Dai l’ordine: {{text}}' },
  'sk.advice.lay': {
    en: 'Place it {{where}}, {{x}} mm from the left edge and {{y}} mm from the upper one',
    it: 'Disponilo {{where}}, a {{x}} mm dal bordo sinistro e {{y}} mm da quello superiore',
  },
  'sk.advice.for.men': {
    en: 'the enemy is likely to lose more, your squad less',
    it: 'probabili più perdite nemiche e meno tue',
  },
  'sk.advice.against.men': {
    en: 'the enemy is likely to lose less, your squad more',
    it: 'probabili meno perdite nemiche e più tue',
  },
  'sk.advice.for.strength': {
    en: 'the enemy comes nearer to a morale test, or your squad less near',
    it: 'il nemico si avvicina a un test di morale, o la tua squadra ne resta più lontana',
  },
  'sk.advice.against.strength': {
    en: 'your squad comes nearer to a morale test, or the enemy less near',
    it: 'la tua squadra si avvicina a un test di morale, o il nemico ne resta più lontano',
  },
  'sk.advice.for.command': {
    en: 'the enemy attacks others rather than your commander, or his is easier to hit',
    it: 'il nemico attacca altri anziché il tuo comandante, o il suo è più facile da colpire',
  },
  'sk.advice.against.command': {
    en: 'the enemy can attack your commander more, or his is harder to hit',
    it: 'il nemico può attaccare di più il tuo comandante, o il suo è più difficile da colpire',
  },
  'sk.advice.for.loads': { en: 'more firearms stay loaded', it: 'restano cariche più armi da fuoco' },
  'sk.advice.against.loads': { en: 'a firearm is left unloaded', it: 'resta scarica un’arma da fuoco' },
  'sk.advice.for.chances': {
    en: 'better shots and blows become possible',
    it: 'diventano possibili tiri e colpi migliori',
  },
  'sk.advice.against.chances': { en: 'good shots and blows are no longer possible', it: 'sfumano buoni tiri e colpi' },
  'sk.advice.for.danger': {
    en: 'the enemy can do less to your models',
    it: 'il nemico può colpire meno i tuoi modelli',
  },
  'sk.advice.against.danger': {
    en: 'the enemy can do more to your models',
    it: 'il nemico può colpire di più i tuoi modelli',
  },
  'sk.advice.for.company': {
    en: 'the models keep nearer to their commander',
    it: 'i modelli restano più vicini al comandante',
  },
  'sk.advice.against.company': {
    en: 'the models stray from their commander',
    it: 'i modelli si allontanano dal comandante',
  },
  'sk.advice.for.approach': { en: 'the models come nearer to the enemy', it: 'i modelli si avvicinano al nemico' },
  'sk.advice.against.approach': {
    en: 'the models stay farther from the enemy',
    it: 'i modelli restano più lontani dal nemico',
  },
  'sk.advice.for.edge': {
    en: 'the models are farther from the table edge',
    it: 'i modelli sono più lontani dal bordo',
  },
  'sk.advice.against.edge': { en: 'the models are nearer to the table edge', it: 'i modelli sono più vicini al bordo' },
  'sk.advice.for.objective': { en: 'the aim of the scenario comes nearer', it: 'si avvicina lo scopo dello scenario' },
  'sk.advice.against.objective': {
    en: 'the aim of the scenario is neglected',
    it: 'si trascura lo scopo dello scenario',
  },
  'sk.advice.for.victory': terms.winsOrIsNotLost,
  'sk.advice.against.victory': terms.worseEnd,
  'sk.advice.for.habit': terms.noSingleReason,
  'sk.advice.against.habit': terms.noSingleReason,
  'sk.advice.odds.actions0': terms.noAction,
  'sk.advice.odds.actions1': terms.oneAction,
  'sk.advice.odds.actions2': terms.twoActions,
  'sk.advice.odds.actions3': terms.threeActions,
  'sk.advice.odds.turnover': { en: 'turnover', it: 'passaggio del turno' },
  'sk.advice.odds.targetOut': { en: 'target out of action', it: 'bersaglio fuori combattimento' },
  'sk.advice.odds.targetDown': terms.targetKnockedDown,
  'sk.advice.odds.targetBack': terms.targetRecoils,
  'sk.advice.odds.ownOut': { en: 'attacker out of action', it: 'attaccante fuori combattimento' },
  'sk.advice.odds.ownDown': terms.attackerKnockedDown,
  'sk.advice.odds.ownBack': terms.attackerRecoils,
} as const satisfies AdviceTexts<'sk', ReasonKey, OddsKey> &
  Readonly<Record<`sk.advice.do.${Said}` | 'sk.advice.lay', object>>;
