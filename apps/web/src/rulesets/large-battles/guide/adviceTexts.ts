/** Words of advice in Large Battles: every term of its players has a text for and against, and every chance a name. */
import * as terms from '@drumhead/content/terms';
import type { OddsKey, ReasonKey } from '@drumhead/large-battles/bot';
import type { AdviceTexts } from '../../../advice/rulesAdvice.ts';

export const adviceTexts = {
  'lb.advice.fire': { en: 'Fire at {{target}}', it: 'Fai fuoco su: {{target}}' },
  'lb.advice.waive': { en: 'Do no more (actions left are lost)', it: 'Non fare altro (perdi le azioni rimaste)' },
  'lb.advice.for.losses': {
    en: 'the balance of losses and ground improves',
    it: 'migliora il bilancio di perdite e terreno',
  },
  'lb.advice.against.losses': {
    en: 'the balance of losses and ground gets worse',
    it: 'peggiora il bilancio di perdite e terreno',
  },
  'lb.advice.for.attacks': terms.betterAttacks,
  'lb.advice.against.attacks': terms.goodAttacksLost,
  'lb.advice.for.danger': terms.lessDanger,
  'lb.advice.against.danger': terms.moreDanger,
  'lb.advice.for.guns': {
    en: 'the guns are ready, with better targets',
    it: 'i cannoni sono pronti e hanno bersagli migliori',
  },
  'lb.advice.against.guns': {
    en: 'the guns are less ready, or have worse targets',
    it: 'i cannoni sono meno pronti o hanno bersagli peggiori',
  },
  'lb.advice.for.advance': { en: 'the troops come nearer to the enemy', it: 'le truppe si avvicinano al nemico' },
  'lb.advice.against.advance': {
    en: 'the troops stay farther from the enemy',
    it: 'le truppe restano più lontane dal nemico',
  },
  'lb.advice.for.order': {
    en: 'formations and command are in better order',
    it: 'formazioni e comando sono più in ordine',
  },
  'lb.advice.against.order': { en: 'formations or command suffer', it: 'ne soffrono le formazioni o il comando' },
  'lb.advice.for.support': { en: 'the units support each other better', it: 'le unità si sostengono meglio' },
  'lb.advice.against.support': { en: 'the units support each other less', it: 'le unità si sostengono meno' },
  'lb.advice.for.generals': {
    en: 'the generals are better placed and used',
    it: 'i generali sono piazzati e usati meglio',
  },
  'lb.advice.against.generals': {
    en: 'the generals are worse placed or idle',
    it: 'i generali sono piazzati peggio o inattivi',
  },
  'lb.advice.for.fights': {
    en: 'in fights and fire there is more to gain, or less to lose',
    it: 'in combattimenti e tiri c’è più da guadagnare o meno da perdere',
  },
  'lb.advice.against.fights': {
    en: 'in fights and fire there is less to gain, or more to lose',
    it: 'in combattimenti e tiri c’è meno da guadagnare o più da perdere',
  },
  'lb.advice.for.reactions': {
    en: 'failed dice give the enemy fewer or weaker reactions',
    it: 'i dadi falliti danno al nemico reazioni minori',
  },
  'lb.advice.against.reactions': {
    en: 'failed dice give the enemy more or stronger reactions',
    it: 'i dadi falliti danno al nemico reazioni maggiori',
  },
  'lb.advice.for.victory': terms.winsOrIsNotLost,
  'lb.advice.against.victory': terms.worseEnd,
  'lb.advice.for.habit': terms.noSingleReason,
  'lb.advice.against.habit': terms.noSingleReason,
  'lb.advice.odds.defenderHurt': { en: 'target takes DIS', it: 'il bersaglio subisce DIS' },
  'lb.advice.odds.defenderLost': { en: 'target eliminated', it: 'bersaglio eliminato' },
  'lb.advice.odds.defenderBack': { en: 'target retreats', it: 'il bersaglio si ritira' },
  'lb.advice.odds.attackerHurt': { en: 'attacker takes DIS', it: 'l’attaccante subisce DIS' },
  'lb.advice.odds.attackerLost': { en: 'attacker eliminated', it: 'attaccante eliminato' },
  'lb.advice.odds.attackerActs': { en: 'attacker gains an action', it: 'l’attaccante ottiene un’azione' },
  'lb.advice.odds.defenderActs': { en: 'defender gains an action', it: 'il difensore ottiene un’azione' },
  'lb.advice.odds.bounce': { en: 'the shot bounces on', it: 'il colpo rimbalza' },
  'lb.advice.odds.sectorHurt': { en: 'sector takes DIS', it: 'il settore subisce DIS' },
  'lb.advice.odds.attackerWins': { en: 'attacker wins', it: 'vince l’attaccante' },
  'lb.advice.odds.defenderWins': { en: 'defender wins', it: 'vince il difensore' },
  'lb.advice.odds.actions0': terms.noAction,
  'lb.advice.odds.actions1': terms.oneAction,
  'lb.advice.odds.actions2': terms.twoActions,
  'lb.advice.odds.actions3': terms.threeActions,
  'lb.advice.odds.actions4': { en: '4 actions', it: '4 azioni' },
  'lb.advice.odds.doubleFailure': { en: 'double failure', it: 'doppio fallimento' },
} as const satisfies AdviceTexts<'lb', ReasonKey, OddsKey> &
  Readonly<Record<'lb.advice.fire' | 'lb.advice.waive', object>>;
