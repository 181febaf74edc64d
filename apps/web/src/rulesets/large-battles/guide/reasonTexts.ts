/** Why an order is advised in Large Battles: each term of its players for an order, and against the next best. */
import * as terms from '@drumhead/content/terms';
import type { ReasonKey } from '@drumhead/large-battles/bot';
import type { GuideTexts } from '../../../guide/head.ts';

export const reasonTexts = {
  'web.guide.lb.why.losses': {
    en: 'The balance of losses and of ground improves by it.',
    it: 'Migliora il bilancio di perdite e terreno.',
  },
  'web.guide.lb.why.attacks': {
    en: 'It opens better attacks.',
    it: 'Apre attacchi migliori.',
  },
  'web.guide.lb.why.danger': terms.enemyDoesLess,
  'web.guide.lb.why.guns': {
    en: 'The guns then stand ready where they count.',
    it: 'Così i cannoni sono pronti dove servono.',
  },
  'web.guide.lb.why.advance': {
    en: 'It brings your troops forward.',
    it: 'Porta avanti le tue truppe.',
  },
  'web.guide.lb.why.order': {
    en: 'Formation and command are then in better order.',
    it: 'Così formazioni e comando sono più in ordine.',
  },
  'web.guide.lb.why.support': {
    en: 'Your units then support each other better.',
    it: 'Così le tue unità si sostengono meglio.',
  },
  'web.guide.lb.why.generals': {
    en: 'Your generals are then better placed or used, or one of the enemy is in danger.',
    it: 'Così i tuoi generali sono piazzati o usati meglio, o uno nemico è in pericolo.',
  },
  'web.guide.lb.why.fights': {
    en: 'It promises more in fights and fire.',
    it: 'Promette di più in combattimenti e tiri.',
  },
  'web.guide.lb.why.reactions': {
    en: 'The enemy gets fewer or weaker reactions.',
    it: 'Il nemico ottiene reazioni minori.',
  },
  'web.guide.lb.why.victory': terms.decidesTheBattle,
  'web.guide.lb.why.fights.activate': {
    en: 'The fire or the fights of your units promise losses to the enemy.',
    it: 'Il fuoco o gli scontri delle tue unità promettono perdite al nemico.',
  },
  'web.guide.lb.why.fights.move': {
    en: 'From there its fights or its fire promise more.',
    it: 'Da lì i suoi scontri o il suo fuoco promettono di più.',
  },
  'web.guide.lb.why.generals.ride': {
    en: 'The general is then better placed: near its units, and not too near the enemy.',
    it: 'Così il generale è piazzato meglio: vicino alle sue unità, e non troppo vicino al nemico.',
  },
  'web.guide.lb.but.losses': {
    en: 'The next best order would make the balance of losses and ground worse.',
    it: 'L’alternativa peggiorerebbe il bilancio di perdite e terreno.',
  },
  'web.guide.lb.but.attacks': {
    en: 'The next best order would spoil better attacks.',
    it: 'L’alternativa rovinerebbe attacchi migliori.',
  },
  'web.guide.lb.but.danger': {
    en: 'The next best order would let the enemy do more to your units.',
    it: 'Con l’alternativa il nemico potrebbe colpire di più le tue unità.',
  },
  'web.guide.lb.but.guns': {
    en: 'By the next best order the guns would stand worse, or not be ready.',
    it: 'Con l’alternativa i cannoni sarebbero piazzati peggio, o non pronti.',
  },
  'web.guide.lb.but.advance': {
    en: 'The next best order would keep your troops back.',
    it: 'L’alternativa terrebbe indietro le tue truppe.',
  },
  'web.guide.lb.but.order': {
    en: 'By the next best order formation or command would suffer.',
    it: 'Con l’alternativa soffrirebbero le formazioni o il comando.',
  },
  'web.guide.lb.but.support': {
    en: 'By the next best order your units would support each other less.',
    it: 'Con l’alternativa le tue unità si sosterrebbero meno.',
  },
  'web.guide.lb.but.generals': {
    en: 'By the next best order a general would be worse placed.',
    it: 'Con l’alternativa un generale sarebbe piazzato peggio.',
  },
  'web.guide.lb.but.fights': {
    en: 'The next best order would promise less in fights and fire.',
    it: 'L’alternativa prometterebbe di meno in combattimenti e tiri.',
  },
  'web.guide.lb.but.reactions': {
    en: 'The next best order could give the enemy a reaction.',
    it: 'L’alternativa potrebbe dare al nemico una reazione.',
  },
  'web.guide.lb.but.victory': terms.costsTheBattle,
  'web.guide.lb.why.fights.approach': {
    en: 'All in all, with the Contact that may follow, it promises more losses to the enemy than to you.',
    it: 'Nel complesso, con il contatto che può seguire, promette più perdite al nemico che a te.',
  },
} as const satisfies GuideTexts<'lb', ReasonKey>;
