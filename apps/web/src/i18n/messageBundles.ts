/**
 * A message bundle is loaded as a whole, in one language. The build reads this file and those of the rule sets;
 * bundles of the same name are merged.
 */

/** By the bundle's name: files (from the root of the repository) and what they export. */
export type MessageBundles = Readonly<Record<string, readonly (readonly [file: string, name: string])[]>>;

/** Those that belong to no rule set. */
export const messageBundles: MessageBundles = {
  page: [
    ['apps/web/src/i18n/messages.ts', 'messages'],
    ['packages/content/src/sumMessages.ts', 'sumMessages'],
  ],
  'web-fault-pages': [
    ['apps/web/src/i18n/messages-fault.ts', 'faultMessages'],
    ['packages/content/src/messages.ts', 'playMessages'],
    ['packages/content/src/messages.ts', 'problemMessages'],
  ],
  'web-door-pages': [
    ['apps/web/src/outside/messages.ts', 'doorMessages'],
    ['apps/web/src/app/keeping/messages.ts', 'keepingMessages'],
    ['packages/content/src/outside/messages.ts', 'outsideMessages'],
  ],
  'web-home-pages': [['apps/web/src/app/home/homeLinkMessages.ts', 'homeLinkMessages']],
  'web-menu-pages': [['apps/web/src/app/header/messages.ts', 'menuMessages']],
  'web-settings-pages': [['apps/web/src/app/settings/messages.ts', 'settingsMessages']],
  'web-briefing-pages': [
    ['apps/web/src/briefing/messages.ts', 'briefingMessages'],
    ['packages/content/src/balance/playerMessages.ts', 'playerMessages'],
  ],
  'web-set-up-pages': [['apps/web/src/setUp/messages.ts', 'setUpMessages']],
  'web-maker-pages': [
    ['apps/web/src/maker/messages.ts', 'makerMessages'],
    ['apps/web/src/maker/script/messages.ts', 'ruleMessages'],
    ['packages/content/src/balance/messages.ts', 'balanceMessages'],
    ['packages/content/src/balance/playerMessages.ts', 'playerMessages'],
    ['apps/web/src/documents/messages.ts', 'documentMessages'],
  ],
  'web-library-pages': [
    ['apps/web/src/library/messages.ts', 'libraryMessages'],
    ['packages/content/src/balance/playerMessages.ts', 'playerMessages'],
    ['apps/web/src/documents/linkMessages.ts', 'linkMessages'],
  ],
  'web-map-pages': [['apps/web/src/mapPage/messages.ts', 'mapMessages']],
  'web-own-dice-pages': [['apps/web/src/panels/ownDice/messages.ts', 'ownDiceMessages']],
  'web-companion-pages': [
    ['apps/web/src/companion/messages.ts', 'companionMessages'],
    ['packages/content/src/messages.ts', 'problemMessages'],
    ['packages/content/src/told/chanceMessages.ts', 'chanceMessages'],
    ['packages/content/src/told/decisionMessages.ts', 'decisionMessages'],
    ['packages/content/src/told/kindMessages.ts', 'kindMessages'],
    ['packages/content/src/told/messages.ts', 'toldMessages'],
    ['packages/content/src/told/tableMessages.ts', 'toldTableMessages'],
  ],
  'web-online-pages': [
    ['apps/web/src/online/messages.ts', 'onlineMessages'],
    ['packages/protocol/src/messages.ts', 'protocolMessages'],
  ],
  'web-online-clock-pages': [['apps/web/src/online/clock/messages.ts', 'clockMessages']],
  'web-online-notices-pages': [['apps/web/src/online/notices/messages.ts', 'noticesMessages']],
  'web-online-lobby-pages': [['apps/web/src/online/lobby/messages.ts', 'lobbyMessages']],
  'web-online-lift-pages': [['apps/web/src/online/lift/messages.ts', 'liftMessages']],
  'web-online-account-pages': [['apps/web/src/online/account/messages.ts', 'accountMessages']],
  'web-online-people-pages': [['apps/web/src/online/people/messages.ts', 'peopleMessages']],
  'web-online-club-pages': [['apps/web/src/online/clubs/messages.ts', 'clubMessages']],
  'web-online-archive-pages': [['apps/web/src/online/archive/messages.ts', 'archiveMessages']],
  'web-online-mine-pages': [['apps/web/src/online/mine/messages.ts', 'mineMessages']],
  'web-online-talk-pages': [['apps/web/src/online/talk/messages.ts', 'talkMessages']],
  'web-online-squad-pages': [['apps/web/src/online/squads/messages.ts', 'squadChoiceMessages']],
  'web-online-amend-pages': [['apps/web/src/online/amend/messages.ts', 'amendMessages']],
  'web-saving-pages': [['apps/web/src/app/saving/messages.ts', 'savingMessages']],
  'web-keeping-pages': [['apps/web/src/app/keeping/messages.ts', 'keepingMessages']],
  'web-offline-pages': [['apps/web/src/offline/messages.ts', 'offlineMessages']],
  'web-replay-pages': [['apps/web/src/replay/messages.ts', 'replayMessages']],
  'web-puzzle-pages': [['apps/web/src/puzzles/messages.ts', 'puzzleMessages']],
  'web-script-pages': [['packages/content/src/script/messages.ts', 'scriptMessages']],
  'web-lesson-pages': [['apps/web/src/lessons/messages.ts', 'lessonMessages']],
  'web-own-puzzle-pages': [['apps/web/src/puzzles/own/messages.ts', 'ownPuzzleMessages']],
  'web-moment-pages': [['apps/web/src/panels/moments/messages.ts', 'momentMessages']],
  'web-day-pages': [['apps/web/src/day/messages.ts', 'dayMessages']],
  'web-board-pages': [['apps/web/src/board/messages.ts', 'boardMessages']],
  'web-sign-pages': [['apps/web/src/guide/signMessages.ts', 'signMessages']],
  'web-advice-pages': [['apps/web/src/advice/messages.ts', 'adviceMessages']],
  'web-guide-pages': [['apps/web/src/guide/messages.ts', 'guideMessages']],
  'web-story-pages': [['packages/content/src/story/messages.ts', 'storyMessages']],
  'web-report-pages': [['apps/web/src/report/messages.ts', 'reportMessages']],
  'web-reference': [['apps/web/src/reference/messages.ts', 'referenceMessages']],
};
