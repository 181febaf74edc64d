import type { MessageBundles } from '../../i18n/messageBundles.ts';

/** The words of the scenarios. */
const WORDS = 'packages/skirmish/src/scenarios/words.ts';

export const messageBundles: MessageBundles = {
  'skirmish-place-pages': [['apps/web/src/rulesets/skirmish/drawing/terrain/placeMessages.ts', 'placeMessages']],
  'web-story-pages': [['packages/skirmish/src/text/messages/story.ts', 'storyMessages']],
  'web-briefing-pages': [['apps/web/src/rulesets/skirmish/briefing/messages.ts', 'briefingMessages']],
  'web-puzzle-pages': [['apps/web/src/rulesets/skirmish/puzzles/messages.ts', 'puzzleTexts']],
  'web-lesson-pages': [['apps/web/src/rulesets/skirmish/lessons/messages.ts', 'lessonTexts']],
  'skirmish-sign-pages': [['apps/web/src/rulesets/skirmish/guide/signMessages.ts', 'signMessages']],
  'skirmish-advice-pages': [['apps/web/src/rulesets/skirmish/guide/adviceTexts.ts', 'adviceTexts']],
  'skirmish-guide-pages': [
    ['apps/web/src/rulesets/skirmish/guide/messages.ts', 'guideMessages'],
    ['apps/web/src/rulesets/skirmish/guide/glossary.ts', 'glossary'],
    ['apps/web/src/rulesets/skirmish/guide/glossary.ts', 'courseMessages'],
  ],
  page: [
    ['apps/web/src/rulesets/skirmish/homeMessages.ts', 'homeMessages'],
    [WORDS, 'fileNames'],
  ],
  'web-home-pages': [
    ['apps/web/src/rulesets/skirmish/linkMessages.ts', 'linkMessages'],
    [WORDS, 'fileAbouts'],
  ],
  skirmish: [
    ['packages/skirmish/src/text/messages/index.ts', 'tableMessages'],
    ['apps/web/src/rulesets/skirmish/screen/messages.ts', 'skirmishTableMessages'],
  ],
  'skirmish-refusal-pages': [['packages/skirmish/src/text/messages/index.ts', 'refusalMessages']],
  'skirmish-reference': [
    ['packages/skirmish/src/text/reference/index.ts', 'skirmishReference'],
    ['packages/content/src/script/reference.ts', 'scriptReference'],
  ],
  'skirmish-SDS-sheet-reference': [['packages/skirmish/src/text/reference/sheet.ts', 'drumsAndShakosSheet']],
  'skirmish-SDT-sheet-reference': [['packages/skirmish/src/text/reference/sheet.ts', 'drumsAndTomahawksSheet']],
  'skirmish-squad-pages': [
    ['packages/content/src/messages.ts', 'problemMessages'],
    ['packages/skirmish/src/text/messages/index.ts', 'skirmishMessages'],
    ['apps/web/src/documents/messages.ts', 'documentMessages'],
    ['apps/web/src/outside/messages.ts', 'doorMessages'],
    ['packages/content/src/outside/messages.ts', 'outsideMessages'],
    ['apps/web/src/rulesets/skirmish/pages/squads/messages.ts', 'squadPageMessages'],
  ],
  'skirmish-game-pages': [['apps/web/src/rulesets/skirmish/setUp/messages.ts', 'gamePageMessages']],
  'skirmish-campaign-pages': [['apps/web/src/rulesets/skirmish/pages/campaign/messages.ts', 'campaignPageMessages']],
  'skirmish-terrain-pages': [
    ['apps/web/src/rulesets/skirmish/setUp/messages.ts', 'gamePageMessages'],
    ['apps/web/src/rulesets/skirmish/pages/terrain/messages.ts', 'terrainPageMessages'],
  ],
  'skirmish-companion-pages': [
    ['apps/web/src/rulesets/skirmish/pages/companionMessages.ts', 'companionMessages'],
    ['apps/web/src/rulesets/skirmish/pages/followMessages.ts', 'followMessages'],
    ['packages/skirmish/src/adjudicate/fieldMessages.ts', 'fieldMessages'],
  ],
};
