/** Small changes that may even a game out. English and Italian side by side. */
export const mendMessages = {
  'sk.mend.more': { en: '{{side}}: men added {{count}}', it: '{{side}}: uomini in più {{count}}' },
  'sk.mend.less': { en: '{{side}}: men removed {{count}}', it: '{{side}}: uomini in meno {{count}}' },
} as const;
