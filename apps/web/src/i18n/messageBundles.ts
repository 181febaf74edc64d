/**
 * Message bundles: what is fetched together, in one language. Read while the page is built, here and in the folder of
 * every rule set; sources of bundles with the same name are put together.
 */

/** By the bundle's name: files (from the root of the repository) and what they export. */
export type MessageBundles = Readonly<Record<string, readonly (readonly [file: string, name: string])[]>>;

/** Those that belong to no rule set. */
export const messageBundles: MessageBundles = {
  page: [
    ['packages/content/src/messages.ts', 'playMessages'],
    ['apps/web/src/i18n/messages.ts', 'messages'],
  ],
  'web-home-pages': [['apps/web/src/app/homeLinkMessages.ts', 'homeLinkMessages']],
  'web-replay-pages': [['apps/web/src/replay/messages.ts', 'replayWords']],
  'web-reference': [['apps/web/src/reference/messages.ts', 'referenceWords']],
};
