/** Deeds in the story of a battle, as clauses in the past. */
export const storyMessages = {
  'sk.story.shot': { en: '{{shooters}} shot at {{target}}', it: '{{shooters}} tirò contro {{target}}' },
  'sk.story.volley': {
    en: 'a volley was fired at {{target}} ({{shooters}})',
    it: 'partì una salva contro {{target}} ({{shooters}})',
  },
  'sk.story.melee': { en: '{{attacker}} attacked {{defender}}', it: '{{attacker}} attaccò {{defender}}' },
  'sk.story.killed.shot': {
    en: '{{shooters}} shot {{model}} dead',
    it: '{{shooters}} uccise {{model}} con un tiro',
  },
  'sk.story.killed.volley': {
    en: 'a volley killed {{model}} ({{shooters}})',
    it: 'una salva uccise {{model}} ({{shooters}})',
  },
  'sk.story.killed.melee': {
    en: '{{attacker}} killed {{model}} hand-to-hand',
    it: '{{attacker}} uccise {{model}} corpo a corpo',
  },
  'sk.story.killed': { en: '{{model}} was killed', it: '{{model}} morì' },
  'sk.story.wounded.shot': {
    en: '{{shooters}} wounded {{model}} with a shot',
    it: '{{shooters}} ferì {{model}} con un tiro',
  },
  'sk.story.wounded.volley': {
    en: 'a volley wounded {{model}} ({{shooters}})',
    it: 'una salva ferì {{model}} ({{shooters}})',
  },
  'sk.story.wounded.melee': {
    en: '{{attacker}} wounded {{model}} hand-to-hand',
    it: '{{attacker}} ferì {{model}} corpo a corpo',
  },
  'sk.story.wounded': {
    en: '{{model}} was out of action, wounded',
    it: '{{model}} finì fuori combattimento',
  },
  'sk.story.fled': { en: '{{members}} fled off the table', it: '{{members}} fuggì dal tavolo' },
  'sk.story.fledTogether': {
    en: '{{count}} models fled off the table ({{members}})',
    it: '{{count}} modelli fuggirono dal tavolo ({{members}})',
  },
  'sk.story.left': { en: '{{members}} left the table', it: '{{members}} lasciò il tavolo' },
  'sk.story.leftTogether': {
    en: '{{count}} models left the table ({{members}})',
    it: '{{count}} modelli lasciarono il tavolo ({{members}})',
  },
} as const;
