declare module 'virtual:words/*' {
  const said: Readonly<Record<string, string>>;
  export default said;
}

declare module 'virtual:words/large-battles-reference/*' {
  /** Chapters of rules with their texts in one language: `Reference` of reference/pages/texts.ts. */
  const chapters: unknown;
  export default chapters;
}
