/** Small changes that may even a game out. English and Italian side by side. */
export const mendMessages = {
  'sk.mend.more': { en: '{{side}}: {{count}} men more', it: '{{side}}: uomini in più {{count}}' },
  'sk.mend.less': { en: '{{side}}: {{count}} men fewer', it: '{{side}}: uomini in meno {{count}}' },
} as const;
