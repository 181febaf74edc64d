import type { MessageBundles } from '../../i18n/messageBundles.ts';

/** The words of the scenarios. */
const WORDS = 'packages/simplicity/src/scenarios/words.ts';

export const messageBundles: MessageBundles = {
  'simplicity-place-pages': [
    ['apps/web/src/rulesets/simplicity/drawing/terrain/placeMessages.ts', 'placeMessages'],
    [WORDS, 'scenarioPlaces'],
  ],
  'web-story-pages': [['packages/simplicity/src/text/messages/story.ts', 'storyMessages']],
  'web-briefing-pages': [['apps/web/src/rulesets/simplicity/briefing/messages.ts', 'briefingMessages']],
  'web-puzzle-pages': [['apps/web/src/rulesets/simplicity/puzzles/messages.ts', 'puzzleTexts']],
  'simplicity-sign-pages': [['apps/web/src/rulesets/simplicity/guide/signMessages.ts', 'signMessages']],
  'simplicity-advice-pages': [['apps/web/src/rulesets/simplicity/guide/adviceTexts.ts', 'adviceTexts']],
  'simplicity-guide-pages': [
    ['apps/web/src/rulesets/simplicity/guide/messages.ts', 'guideMessages'],
    ['apps/web/src/rulesets/simplicity/guide/glossary.ts', 'glossary'],
    ['apps/web/src/rulesets/simplicity/guide/glossary.ts', 'courseMessages'],
  ],
  page: [
    ['apps/web/src/rulesets/simplicity/homeMessages.ts', 'homeMessages'],
    [WORDS, 'scenarioNames'],
  ],
  'web-home-pages': [
    ['apps/web/src/rulesets/simplicity/linkMessages.ts', 'linkMessages'],
    [WORDS, 'scenarioAbouts'],
  ],
  simplicity: [
    ['packages/simplicity/src/text/messages/index.ts', 'tableMessages'],
    ['apps/web/src/rulesets/simplicity/screen/messages.ts', 'simplicityTableMessages'],
  ],
  'simplicity-reference': [
    ['packages/simplicity/src/text/reference/index.ts', 'simplicityReference'],
    ['packages/content/src/script/reference.ts', 'scriptReference'],
  ],
  'simplicity-sheet-reference': [['packages/simplicity/src/text/reference/sheet.ts', 'simplicitySheet']],
  'simplicity-army-pages': [
    ['packages/content/src/messages.ts', 'problemMessages'],
    ['packages/simplicity/src/text/messages/index.ts', 'simplicityMessages'],
    ['apps/web/src/documents/messages.ts', 'documentMessages'],
    ['apps/web/src/outside/messages.ts', 'doorMessages'],
    ['packages/content/src/outside/messages.ts', 'outsideMessages'],
    ['apps/web/src/rulesets/simplicity/pages/army/messages.ts', 'armyPageMessages'],
  ],
  'simplicity-battle-pages': [['apps/web/src/rulesets/simplicity/setUp/messages.ts', 'pickUpBattleMessages']],
  'simplicity-companion-pages': [
    ['apps/web/src/rulesets/simplicity/pages/companionMessages.ts', 'companionMessages'],
    ['apps/web/src/rulesets/simplicity/pages/followMessages.ts', 'followMessages'],
    ['packages/simplicity/src/adjudicate/fieldMessages.ts', 'fieldMessages'],
  ],
};
