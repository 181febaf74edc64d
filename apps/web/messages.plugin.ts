/**
 * Words by language: `virtual:words/<book>/<language>` is a module with one language of one book, so that a reader
 * fetches his own alone. The books are written with all languages side by side: message books under their keys, rule
 * references in lists of chapters.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const BOOKS: Readonly<Record<string, readonly (readonly [file: string, name: string])[]>> = {
  page: [
    ['../../packages/content/src/messages.ts', 'playMessages'],
    ['./src/i18n/messages.ts', 'messages'],
  ],
  'large-battles': [['../../packages/large-battles/src/text/messages/index.ts', 'tableMessages']],
  'large-battles-refusal-pages': [['../../packages/large-battles/src/text/messages/index.ts', 'refusalMessages']],
  skirmish: [
    ['../../packages/skirmish/src/text/messages/index.ts', 'tableMessages'],
    ['./src/rulesets/skirmish/screen/messages.ts', 'skirmishTableWords'],
  ],
  'skirmish-refusal-pages': [['../../packages/skirmish/src/text/messages/index.ts', 'refusalMessages']],
  simplicity: [
    ['../../packages/simplicity/src/text/messages/index.ts', 'tableMessages'],
    ['./src/rulesets/simplicity/screen/messages.ts', 'simplicityTableWords'],
  ],
  'large-battles-notes': [['../../packages/large-battles/src/scenarios/notes.ts', 'scenarioNotes']],
  'large-battles-pages': [
    ['../../packages/content/src/messages.ts', 'problemMessages'],
    ['../../packages/large-battles/src/text/messages/index.ts', 'asideMessages'],
  ],
  'large-battles-reference': [['../../packages/large-battles/src/text/reference/index.ts', 'largeBattlesReference']],
  'large-battles-sheet-reference': [['../../packages/large-battles/src/text/reference/sheet.ts', 'largeBattlesSheet']],
  'skirmish-reference': [['../../packages/skirmish/src/text/reference/index.ts', 'skirmishReference']],
  'skirmish-sds-sheet-reference': [['../../packages/skirmish/src/text/reference/sheet.ts', 'drumsAndShakosSheet']],
  'skirmish-sdt-sheet-reference': [['../../packages/skirmish/src/text/reference/sheet.ts', 'drumsAndTomahawksSheet']],
  'simplicity-reference': [['../../packages/simplicity/src/text/reference/index.ts', 'simplicityReference']],
  'simplicity-sheet-reference': [['../../packages/simplicity/src/text/reference/sheet.ts', 'simplicitySheet']],
  'simplicity-army-pages': [
    ['../../packages/content/src/messages.ts', 'problemMessages'],
    ['../../packages/simplicity/src/text/messages/index.ts', 'simplicityMessages'],
    ['./src/documents/messages.ts', 'paperWords'],
    ['./src/rulesets/simplicity/pages/army/messages.ts', 'armyPageWords'],
  ],
  'simplicity-battle-pages': [['./src/rulesets/simplicity/pages/battle/messages.ts', 'pickUpBattleWords']],
  'web-doors-pages': [
    ['./src/app/homeLinkMessages.ts', 'doorWords'],
    ['./src/rulesets/pageMessages.ts', 'pageNames'],
  ],
  'web-replay-pages': [['./src/replay/messages.ts', 'replayWords']],
  'web-reference': [['./src/reference/messages.ts', 'referenceWords']],
  'large-battles-setup-pages': [
    ['../../packages/large-battles/src/text/messages/index.ts', 'settingUpMessages'],
    ['./src/rulesets/large-battles/panels/setup/messages.ts', 'setUpWords'],
  ],
  'large-battles-pickup-pages': [['./src/rulesets/large-battles/pages/pickup/messages.ts', 'pickUpWords']],
  'skirmish-squad-pages': [
    ['../../packages/content/src/messages.ts', 'problemMessages'],
    ['../../packages/skirmish/src/text/messages/index.ts', 'skirmishMessages'],
    ['./src/documents/messages.ts', 'paperWords'],
    ['./src/rulesets/skirmish/pages/squads/messages.ts', 'squadPageWords'],
  ],
  'skirmish-game-pages': [['./src/rulesets/skirmish/pages/game/messages.ts', 'gamePageWords']],
  'skirmish-campaign-pages': [['./src/rulesets/skirmish/pages/campaign/messages.ts', 'campaignPageWords']],
  'skirmish-terrain-pages': [
    ['./src/rulesets/skirmish/pages/game/messages.ts', 'gamePageWords'],
    ['./src/rulesets/skirmish/pages/terrain/messages.ts', 'terrainPageWords'],
  ],
  'large-battles-papers-pages': [
    ['./src/documents/messages.ts', 'paperWords'],
    ['./src/rulesets/large-battles/pages/messages.ts', 'sheetWords'],
    ['./src/rulesets/large-battles/pages/division/messages.ts', 'divisionWords'],
    ['./src/rulesets/large-battles/pages/historical/messages.ts', 'historicalWords'],
  ],
};

/** The same data with every `{ en, it }` in it replaced by the text in one language. */
function inLanguage(data: unknown, language: string): unknown {
  if (Array.isArray(data)) return data.map((one) => inLanguage(one, language));
  if (typeof data !== 'object' || data === null) return data;
  if ('en' in data && 'it' in data) return (data as Record<string, unknown>)[language] ?? '';
  return Object.fromEntries(Object.entries(data).map(([key, one]) => [key, inLanguage(one, language)]));
}

const NAME = /^virtual:words\/([\w-]+)\/(\w+)$/;

export function words(): Plugin {
  return {
    name: 'drumhead-words',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    async load(id) {
      const [, book = '', language = ''] = NAME.exec(id.slice(1)) ?? [];
      const sources = id.startsWith('\0') ? BOOKS[book] : undefined;
      if (!sources) return null;
      const found: unknown[] = [];
      for (const [file, name] of sources) {
        const url = new URL(file, import.meta.url);
        this.addWatchFile(fileURLToPath(url));
        found.push(inLanguage(((await import(url.href)) as Record<string, unknown>)[name] ?? {}, language));
      }
      const said: unknown = found.length === 1 ? found[0] : Object.assign({}, ...found);
      // Text, not an object: JSON is read faster than code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(said))});`;
    },
  };
}
