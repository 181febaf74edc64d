declare module 'virtual:words/*' {
  const said: Readonly<Record<string, string>>;
  export default said;
}

declare module 'virtual:words/large-battles-sheet-reference/*' {
  /** The printed sheet with its texts in one language: `Sheet` of reference/pages/texts.ts. */
  const pages: unknown;
  export default pages;
}

declare module 'virtual:words/skirmish-sds-sheet-reference/*' {
  /** The printed sheet of Drums & Shakos: `Sheet` of reference/pages/texts.ts. */
  const pages: unknown;
  export default pages;
}

declare module 'virtual:words/skirmish-sdt-sheet-reference/*' {
  /** The printed sheet of Drums & Tomahawks: `Sheet` of reference/pages/texts.ts. */
  const pages: unknown;
  export default pages;
}

declare module 'virtual:words/skirmish-reference/*' {
  /** Chapters of rules with their texts in one language: `Reference` of reference/pages/texts.ts. */
  const chapters: unknown;
  export default chapters;
}

declare module 'virtual:words/large-battles-reference/*' {
  /** Chapters of rules with their texts in one language: `Reference` of reference/pages/texts.ts. */
  const chapters: unknown;
  export default chapters;
}
