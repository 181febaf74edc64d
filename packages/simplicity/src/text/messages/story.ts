/** Deeds in the story of a battle, as clauses in the past. */
import * as terms from '@drumhead/content/terms';

export const storyMessages = {
  'sip.story.fired': {
    en: '{{firer}} fired at {{target}}',
    it: '{{firer, verb(one: fece; many: fecero)}} fuoco contro {{target}}',
  },
  'sip.story.charged': {
    en: '{{charger}} charged {{defender}}',
    it: '{{charger, verb(one: caricò; many: caricarono)}} {{defender}}',
  },
  'sip.story.broken.fire': {
    en: '{{firer}} broke {{unit}} by fire',
    it: '{{firer, verb(one: mise; many: misero)}} in rotta {{unit}} con il fuoco',
  },
  'sip.story.broken.melee': {
    en: '{{enemy}} broke {{unit}} in melee',
    it: '{{enemy, verb(one: mise; many: misero)}} in rotta {{unit}} nella mischia',
  },
  'sip.story.broken': {
    en: '{{unit}} broke and routed',
    it: '{{unit, verb(one: cedette e andò; many: cedettero e andarono)}} in rotta',
  },
  'sip.story.removed.fire': {
    en: '{{firer}} destroyed {{unit}} by fire',
    it: '{{firer, verb(one: distrusse; many: distrussero)}} {{unit}} con il fuoco',
  },
  'sip.story.removed.melee': {
    en: '{{enemy}} destroyed {{unit}} in melee',
    it: '{{enemy, verb(one: distrusse; many: distrussero)}} {{unit}} nella mischia',
  },
  'sip.story.left': {
    en: '{{unit}} left the table',
    it: '{{unit, verb(one: lasciò; many: lasciarono)}} il tavolo',
  },
  'sip.story.removed': terms.unitWasLost,
} as const;
