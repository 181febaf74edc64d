declare module 'virtual:messages/*' {
  const texts: unknown;
  export default texts;
}

declare module 'virtual:message-bundles/*' {
  /** By name: every bundle but the page's own. */
  export const bundles: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;
}
