/** Pages that serve every rule set, at the address `#/page/any/<page>`. */
import { openAhead } from '../replay/openAhead.ts';
import type { PageEntry, PageModule, PageModules, Way } from '../rulesets/rulesetManifest.ts';

export const SHARED = 'any';

export const sharedPages: readonly PageEntry[] = [
  { page: 'battles', title: 'web.page.battles' },
  { page: 'learn', title: 'web.page.learn' },
  { page: 'armies', title: 'web.page.armies' },
  { page: 'realTable', title: 'web.page.companion' },
  { page: 'rules', title: 'web.page.rules' },
  { page: 'keeping', title: 'web.page.keeping' },
  { page: 'replay', title: 'web.page.replay' },
  { page: 'board', title: 'web.page.board' },
  { page: 'setup', title: 'web.home.newBattle' },
  { page: 'briefing', title: 'web.page.briefing' },
  { page: 'map', title: 'web.page.map' },
  { page: 'maker', title: 'web.page.maker' },
  { page: 'scenario', title: 'web.page.scenario' },
  { page: 'library', title: 'web.page.library' },
  { page: 'puzzles', title: 'web.page.puzzles' },
  { page: 'day', title: 'web.page.day' },
  { page: 'online', title: 'web.page.online' },
  { page: 'table', title: 'web.page.table' },
  { page: 'mine', title: 'web.page.mine' },
  { page: 'people', title: 'web.page.people' },
  { page: 'clubs', title: 'web.page.clubs' },
  { page: 'club', title: 'web.page.club' },
  { page: 'league', title: 'web.page.league' },
  { page: 'newLeague', title: 'web.page.newLeague' },
  { page: 'archive', title: 'web.page.archive' },
  { page: 'fought', title: 'web.page.fought' },
  { page: 'person', title: 'web.page.person' },
  { page: 'lobby', title: 'web.page.lobby' },
  { page: 'notices', title: 'web.page.notices' },
  { page: 'dice', title: 'web.page.dice' },
  { page: 'report', title: 'web.over.report' },
];

const wayModule = (way: Way): PageModule => ({
  bundles: ['web-home-pages'],
  load: () => import('./home/WayPage.tsx').then(({ wayPage }) => ({ Page: wayPage(way) })),
});

export const sharedPageModules: PageModules = {
  battles: {
    bundles: ['web-home-pages'],
    load: () => import('./home/BattlesPage.tsx').then(({ BattlesPage }) => ({ Page: BattlesPage })),
  },
  learn: {
    bundles: ['web-home-pages', 'web-lesson-pages'],
    load: () => import('./home/LearnPage.tsx').then(({ LearnPage }) => ({ Page: LearnPage })),
  },
  armies: wayModule('armies'),
  realTable: wayModule('realTable'),
  rules: wayModule('rules'),
  setup: {
    bundles: ['web-home-pages', 'web-briefing-pages', 'web-set-up-pages'],
    load: () => import('../setUp/SetUpPage.tsx').then(({ SetUpPage }) => ({ Page: SetUpPage })),
  },
  briefing: {
    bundles: ['web-home-pages', 'web-briefing-pages'],
    load: () => import('../briefing/BriefingPage.tsx').then(({ BriefingPage }) => ({ Page: BriefingPage })),
  },
  map: {
    bundles: ['web-map-pages'],
    load: () => import('../mapPage/MapPage.tsx').then(({ MapPage }) => ({ Page: MapPage })),
  },
  maker: {
    bundles: ['web-home-pages', 'web-maker-pages', 'web-library-pages'],
    load: () => import('../maker/MakerPage.tsx').then(({ MakerPage }) => ({ Page: MakerPage })),
  },
  scenario: {
    bundles: ['web-home-pages', 'web-briefing-pages', 'web-library-pages'],
    load: () => import('../library/ScenarioPage.tsx').then(({ ScenarioPage }) => ({ Page: ScenarioPage })),
  },
  library: {
    bundles: ['web-home-pages', 'web-library-pages'],
    load: () => import('../library/LibraryPage.tsx').then(({ LibraryPage }) => ({ Page: LibraryPage })),
  },
  puzzles: {
    bundles: ['web-home-pages', 'web-puzzle-pages', 'web-own-puzzle-pages'],
    load: () => import('../puzzles/PuzzlesPage.tsx').then(({ PuzzlesPage }) => ({ Page: PuzzlesPage })),
  },
  day: {
    bundles: ['web-home-pages', 'web-day-pages'],
    load: () => import('../day/DayPage.tsx').then(({ DayPage }) => ({ Page: DayPage })),
  },
  keeping: {
    bundles: ['web-home-pages', 'web-keeping-pages'],
    load: () => import('./keeping/KeepingPage.tsx').then(({ KeepingPage }) => ({ Page: KeepingPage })),
  },
  replay: {
    bundles: ['web-home-pages', 'web-replay-pages'],
    load: () => import('../replay/ReplayPage.tsx').then(({ ReplayPage }) => ({ Page: ReplayPage })),
    ahead: openAhead,
  },
  board: {
    bundles: [
      'web-home-pages',
      'web-replay-pages',
      'web-board-pages',
      'web-report-pages',
      'web-advice-pages',
      'web-menu-pages',
    ],
    load: () => import('../board/BoardPage.tsx').then(({ BoardPage }) => ({ Page: BoardPage })),
    ahead: openAhead,
  },
  online: {
    bundles: [
      'web-home-pages',
      'web-online-pages',
      'web-online-clock-pages',
      'web-online-lobby-pages',
      'web-online-squad-pages',
      'web-online-archive-pages',
      'web-set-up-pages',
    ],
    load: () => import('../online/table/OfferPage.tsx').then(({ OfferPage }) => ({ Page: OfferPage })),
  },
  table: {
    bundles: [
      'web-home-pages',
      'web-online-pages',
      'web-online-clock-pages',
      'web-online-squad-pages',
      'web-online-archive-pages',
    ],
    load: () => import('../online/table/TablePage.tsx').then(({ TablePage }) => ({ Page: TablePage })),
  },
  mine: {
    bundles: ['web-home-pages', 'web-online-pages', 'web-online-account-pages'],
    load: () => import('../online/account/MinePage.tsx').then(({ MinePage }) => ({ Page: MinePage })),
  },
  people: {
    bundles: ['web-home-pages', 'web-online-pages', 'web-online-mine-pages', 'web-online-people-pages'],
    load: () => import('../online/people/PeoplePage.tsx').then(({ PeoplePage }) => ({ Page: PeoplePage })),
  },
  person: {
    bundles: ['web-home-pages', 'web-online-pages', 'web-online-people-pages', 'web-online-archive-pages'],
    load: () => import('../online/people/PersonPage.tsx').then(({ PersonPage }) => ({ Page: PersonPage })),
  },
  clubs: {
    bundles: ['web-home-pages', 'web-online-pages', 'web-online-club-pages'],
    load: () => import('../online/clubs/ClubsPage.tsx').then(({ ClubsPage }) => ({ Page: ClubsPage })),
  },
  club: {
    bundles: ['web-home-pages', 'web-online-pages', 'web-online-club-pages'],
    load: () => import('../online/clubs/ClubPage.tsx').then(({ ClubPage }) => ({ Page: ClubPage })),
  },
  league: {
    bundles: ['web-home-pages', 'web-online-pages', 'web-online-club-pages'],
    load: () => import('../online/clubs/LeaguePage.tsx').then(({ LeaguePage }) => ({ Page: LeaguePage })),
  },
  newLeague: {
    bundles: ['web-home-pages', 'web-online-pages', 'web-online-club-pages', 'web-set-up-pages'],
    load: () => import('../online/clubs/NewLeaguePage.tsx').then(({ NewLeaguePage }) => ({ Page: NewLeaguePage })),
  },
  archive: {
    bundles: ['web-home-pages', 'web-online-pages', 'web-online-archive-pages'],
    load: () => import('../online/archive/ArchivePage.tsx').then(({ ArchivePage }) => ({ Page: ArchivePage })),
  },
  fought: {
    bundles: ['web-home-pages', 'web-online-pages', 'web-online-archive-pages'],
    load: () => import('../online/archive/FoughtPage.tsx').then(({ FoughtPage }) => ({ Page: FoughtPage })),
  },
  lobby: {
    bundles: [
      'web-home-pages',
      'web-online-pages',
      'web-online-clock-pages',
      'web-online-lobby-pages',
      'web-online-archive-pages',
    ],
    load: () => import('../online/lobby/LobbyPage.tsx').then(({ LobbyPage }) => ({ Page: LobbyPage })),
  },
  notices: {
    bundles: ['web-online-pages', 'web-online-notices-pages'],
    load: () => import('../online/notices/NoticesPage.tsx').then(({ NoticesPage }) => ({ Page: NoticesPage })),
  },
  dice: {
    bundles: ['web-online-pages'],
    load: () => import('../online/dice/DicePage.tsx').then(({ DicePage }) => ({ Page: DicePage })),
  },
  report: {
    bundles: ['web-home-pages', 'web-report-pages', 'web-story-pages', 'web-replay-pages'],
    load: () => import('../report/ReportPage.tsx').then(({ ReportPage }) => ({ Page: ReportPage })),
    ahead: openAhead,
  },
};
