/** Who played the battles that odds come from, English and Italian side by side. */
export const playerMessages = {
  'lab.player.recruit': { en: 'recruit', it: 'recluta' },
  'lab.player.corporal': { en: 'corporal', it: 'caporale' },
  'lab.player.captain': { en: 'captain', it: 'capitano' },
  'lab.player.colonel': { en: 'colonel', it: 'colonnello' },
  'lab.player.general': { en: 'general', it: 'generale' },
  'lab.player.version': { en: '{{player}}, version {{version}}', it: '{{player}}, versione {{version}}' },
  'lab.weak': {
    en: 'They were not captains, who may find it far from this: Puente Viejo is {{corporals}} to {{corporalsOther}} by corporals, {{captains}} to {{captainsOther}} by captains.',
    it: 'Non erano capitani, fra i quali può andare ben diversamente: Puente Viejo è {{corporals}} a {{corporalsOther}} fra caporali, {{captains}} a {{captainsOther}} fra capitani.',
  },
} as const;
