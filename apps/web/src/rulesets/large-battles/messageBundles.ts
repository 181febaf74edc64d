import type { MessageBundles } from '../../i18n/messageBundles.ts';

/** The words of the scenarios. */
const WORDS = 'packages/large-battles/src/scenarios/words.ts';

export const messageBundles: MessageBundles = {
  'large-battles-place-pages': [
    ['apps/web/src/rulesets/large-battles/drawing/terrain/placeMessages.ts', 'placeMessages'],
    [WORDS, 'scenarioPlaces'],
  ],
  'web-story-pages': [['packages/large-battles/src/text/messages/story.ts', 'storyMessages']],
  'web-briefing-pages': [['apps/web/src/rulesets/large-battles/briefing/messages.ts', 'briefingMessages']],
  'web-puzzle-pages': [['apps/web/src/rulesets/large-battles/puzzles/messages.ts', 'puzzleTexts']],
  'web-lesson-pages': [['apps/web/src/rulesets/large-battles/lessons/messages.ts', 'lessonTexts']],
  'large-battles-sign-pages': [['apps/web/src/rulesets/large-battles/guide/signMessages.ts', 'signMessages']],
  'large-battles-advice-pages': [['apps/web/src/rulesets/large-battles/guide/adviceTexts.ts', 'adviceTexts']],
  'large-battles-guide-pages': [
    ['apps/web/src/rulesets/large-battles/guide/messages.ts', 'guideMessages'],
    ['apps/web/src/rulesets/large-battles/guide/glossary.ts', 'glossary'],
    ['apps/web/src/rulesets/large-battles/guide/glossary.ts', 'courseMessages'],
  ],
  page: [
    ['apps/web/src/rulesets/large-battles/homeMessages.ts', 'homeMessages'],
    [WORDS, 'scenarioNames'],
  ],
  'web-home-pages': [
    ['apps/web/src/rulesets/large-battles/linkMessages.ts', 'linkMessages'],
    [WORDS, 'scenarioAbouts'],
  ],
  'large-battles': [['packages/large-battles/src/text/messages/index.ts', 'tableMessages']],
  'large-battles-deciding-pages': [['apps/web/src/rulesets/large-battles/panels/messages.ts', 'decidingMessages']],
  'large-battles-refusal-pages': [['packages/large-battles/src/text/messages/index.ts', 'refusalMessages']],
  'large-battles-notes': [[WORDS, 'scenarioNotes']],
  'large-battles-pages': [
    ['packages/content/src/script/messages.ts', 'scriptMessages'],
    ['packages/content/src/messages.ts', 'problemMessages'],
    ['packages/large-battles/src/text/messages/index.ts', 'asideMessages'],
  ],
  'large-battles-reference': [
    ['packages/large-battles/src/text/reference/index.ts', 'largeBattlesReference'],
    ['packages/content/src/script/reference.ts', 'scriptReference'],
  ],
  'large-battles-sheet-reference': [['packages/large-battles/src/text/reference/sheet.ts', 'largeBattlesSheet']],
  'large-battles-setup-pages': [
    ['packages/large-battles/src/text/messages/index.ts', 'settingUpMessages'],
    ['apps/web/src/rulesets/large-battles/panels/setup/messages.ts', 'setUpMessages'],
  ],
  'large-battles-pickup-pages': [['apps/web/src/rulesets/large-battles/setUp/messages.ts', 'pickUpMessages']],
  'large-battles-papers-pages': [
    ['apps/web/src/documents/messages.ts', 'documentMessages'],
    ['apps/web/src/outside/messages.ts', 'doorMessages'],
    ['packages/content/src/outside/messages.ts', 'outsideMessages'],
    ['apps/web/src/rulesets/large-battles/pages/messages.ts', 'sheetMessages'],
    ['apps/web/src/rulesets/large-battles/pages/division/messages.ts', 'divisionMessages'],
    ['apps/web/src/rulesets/large-battles/pages/historical/messages.ts', 'historicalMessages'],
  ],
  'large-battles-companion-pages': [
    ['apps/web/src/rulesets/large-battles/pages/companionMessages.ts', 'companionMessages'],
    ['apps/web/src/rulesets/large-battles/pages/followMessages.ts', 'followMessages'],
    ['packages/large-battles/src/adjudicate/schemas/fieldMessages.ts', 'fieldMessages'],
  ],
};
