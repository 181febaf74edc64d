/** Words of advice in Simplicity: every term of its players has a text for and against, and every chance a name. */
import * as terms from '@drumhead/content/terms';
import type { OddsKey, ReasonKey } from '@drumhead/simplicity/bot';
import type { AdviceTexts } from '../../../advice/rulesAdvice.ts';

export const adviceTexts = {
  'sip.advice.for.troops': {
    en: 'your troops gain on those of the enemy',
    it: 'le tue truppe guadagnano su quelle nemiche',
  },
  'sip.advice.against.troops': {
    en: 'your troops lose more than those of the enemy',
    it: 'le tue truppe perdono più di quelle nemiche',
  },
  'sip.advice.for.resolve': {
    en: 'your army stays farther from its breaking point',
    it: 'il tuo esercito resta più lontano dal punto di rottura',
  },
  'sip.advice.against.resolve': {
    en: 'your army comes nearer to its breaking point',
    it: 'il tuo esercito si avvicina al punto di rottura',
  },
  'sip.advice.for.ground': { en: 'better ground is held', it: 'si tiene un terreno migliore' },
  'sip.advice.against.ground': { en: 'worse ground is held', it: 'si tiene un terreno peggiore' },
  'sip.advice.for.command': { en: 'the Command bases stand better', it: 'le basi di comando sono piazzate meglio' },
  'sip.advice.against.command': { en: 'the Command bases stand worse', it: 'le basi di comando sono piazzate peggio' },
  'sip.advice.for.advance': terms.nearerToTheEnemy,
  'sip.advice.against.advance': terms.fartherFromTheEnemy,
  'sip.advice.for.attack': terms.betterAttacks,
  'sip.advice.against.attack': terms.goodAttacksLost,
  'sip.advice.for.danger': terms.lessDanger,
  'sip.advice.against.danger': terms.moreDanger,
  'sip.advice.for.victory': terms.winsOrIsNotLost,
  'sip.advice.against.victory': terms.worseEnd,
  'sip.advice.for.habit': terms.noSingleReason,
  'sip.advice.against.habit': terms.noSingleReason,
  'sip.advice.odds.succeeds': { en: 'the order succeeds', it: 'l’ordine riesce' },
  'sip.advice.odds.targetDisrupted': { en: 'target takes a DP', it: 'il bersaglio subisce un PD' },
  'sip.advice.odds.ownDisrupted': { en: 'own unit takes a DP', it: 'l’unità subisce un PD' },
} as const satisfies AdviceTexts<'sip', ReasonKey, OddsKey>;
