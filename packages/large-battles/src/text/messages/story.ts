/** Deeds in the story of a battle, as clauses in the past. */
import * as terms from '@drumhead/content/terms';

export const storyMessages = {
  'lb.story.bombarded': {
    en: '{{battery}} opened fire on {{target}}',
    it: '{{battery, verb(one: aprì; many: aprirono)}} il fuoco contro {{target}}',
  },
  'lb.story.bombardedSector': {
    en: '{{battery}} opened fire on built-up sector {{sector}}',
    it: '{{battery, verb(one: aprì; many: aprirono)}} il fuoco sul settore abitato {{sector}}',
  },
  'lb.story.approached': {
    en: '{{attacker}} attacked {{defenders}}',
    it: '{{attacker, verb(one: attaccò; many: attaccarono)}} {{defenders}}',
  },
  'lb.story.lost.fire': {
    en: '{{battery}} destroyed {{unit}} by fire',
    it: '{{battery, verb(one: distrusse; many: distrussero)}} {{unit}} con il fuoco',
  },
  'lb.story.lost.approach': {
    en: '{{unit, verb(one: was; many: were)}} lost in the Approach against {{group}}',
    it: '{{unit, verb(one: uscì; many: uscirono)}} dalla battaglia nell’avvicinamento contro {{group}}',
  },
  'lb.story.lost.beaten': {
    en: '{{group}} destroyed {{unit}} in Contact',
    it: '{{group, verb(one: distrusse; many: distrussero)}} {{unit}} nel contatto',
  },
  'lb.story.lost.contact': {
    en: '{{unit, verb(one: was; many: were)}} lost in the Contact with {{group}}',
    it: '{{unit, verb(one: uscì; many: uscirono)}} dalla battaglia nel contatto contro {{group}}',
  },
  'lb.story.lost': terms.unitWasLost,
} as const;
