/** Messages of the briefing of a skirmish. */
import * as terms from '@drumhead/content/terms';

export const briefingMessages = {
  'web.brief.sk.models': { en: '{{models}} models, {{points}} points', it: '{{models}} modelli, {{points}} punti' },
  'web.brief.sk.attacker': { en: 'Attacker: {{side}}.', it: 'Attaccante: {{side}}.' },
  'web.brief.sk.roles': {
    en: 'Dice decide who attacks and who defends.',
    it: 'I dadi decidono chi attacca e chi difende.',
  },
  'web.brief.sk.gruesome': terms.GruesomeKills,
  'web.brief.sk.casual': terms.CasualGame,
  'web.brief.sk.points': { en: 'points of the squad', it: 'punti della squadra' },
  'web.brief.sk.least': {
    en: 'The squad can lose no more men.',
    it: 'La squadra non può perdere altri uomini.',
  },
  'web.brief.sk.most': {
    en: 'The squad can take no more men.',
    it: 'La squadra non può avere altri uomini.',
  },
  'web.brief.sk.length': terms.PlayerTurnsBetweenCaptains,
} as const;
