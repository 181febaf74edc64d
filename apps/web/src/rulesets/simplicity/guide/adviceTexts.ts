/** Words of advice in Simplicity: every term of its players has a text for and against, and every chance a name. */
import * as terms from '@drumhead/content/terms';
import type { OddsKey, ReasonKey } from '@drumhead/simplicity/bot';
import type { AdviceTexts } from '../../../advice/rulesAdvice.ts';

export const adviceTexts = {
  'sip.advice.edge': { en: 'Choose: {{edge}}', it: 'Scegli: {{edge}}' },
  'sip.advice.for.troops': {
    en: 'your troops gain on those of the enemy',
    it: 'le tue truppe guadagnano su quelle nemiche',
  },
  'sip.advice.against.troops': {
    en: 'your troops lose more than those of the enemy',
    it: 'le tue truppe perdono più di quelle nemiche',
  },
  'sip.advice.for.resolve': {
    en: 'the enemy comes nearer to its breaking point, or your army less near',
    it: 'il nemico si avvicina al punto di rottura, o il tuo esercito ne resta più lontano',
  },
  'sip.advice.against.resolve': {
    en: 'your army comes nearer to its breaking point, or the enemy less near',
    it: 'il tuo esercito si avvicina al punto di rottura, o il nemico ne resta più lontano',
  },
  'sip.advice.for.ground': {
    en: 'you stand better for the objectives, or the enemy worse',
    it: 'stai meglio per gli obiettivi, o il nemico peggio',
  },
  'sip.advice.against.ground': {
    en: 'you stand worse for the objectives, or the enemy better',
    it: 'stai peggio per gli obiettivi, o il nemico meglio',
  },
  'sip.advice.for.command': {
    en: 'the Command bases are nearer to troops that need them, or safer',
    it: 'le basi di comando sono più vicine a chi ne ha bisogno, o più sicure',
  },
  'sip.advice.against.command': {
    en: 'the Command bases are farther from troops that need them, or at greater risk',
    it: 'le basi di comando sono più lontane da chi ne ha bisogno, o rischiano di più',
  },
  'sip.advice.for.advance': {
    en: 'the troops are nearer to the enemy, or face him better',
    it: 'le truppe sono più vicine al nemico, o meglio rivolte verso di lui',
  },
  'sip.advice.against.advance': {
    en: 'the troops are farther from the enemy, or face him worse',
    it: 'le truppe sono più lontane dal nemico, o peggio rivolte verso di lui',
  },
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
} as const satisfies AdviceTexts<'sip', ReasonKey, OddsKey> & Readonly<Record<'sip.advice.edge', object>>;
