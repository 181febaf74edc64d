declare module 'virtual:messages' {
  import type { Language } from '@drumhead/content';

  type Bundle = () => Promise<{ readonly default: unknown }>;
  /** By bundle and language: what every visit needs. */
  export const firstBundles: Readonly<Record<string, Bundle>>;
  /** By language, by name: every bundle but the page's own. */
  export const bundlesIn: Readonly<
    Record<Language, () => Promise<{ readonly bundles: Readonly<Record<string, Bundle>> }>>
  >;
}
