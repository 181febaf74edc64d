/** A skirmish to be set up (chapters 5, 6, 18, 19): scenario, squads, roles, terrain, rules by agreement. */
import { BOXES, gameCalled, isForMany, MOST_GAME_TURNS, readGame, skirmish, type Variant } from '@drumhead/skirmish';
import type { State } from '@drumhead/skirmish/screen';
import { pageAddress } from '../../../app/route.ts';
import { randomDie } from '../../../app/randomInt.ts';
import type { Facts, Messages } from '../../../i18n/index.ts';
import type { DescribedSetUp, Field, RulesSetUp, Tile } from '../../../setUp/rulesSetUp.ts';
import { firstFault } from '../../../documents/savedFault.ts';
import { squadEditor } from '../pages/squads/editorStore.ts';
import { brought } from './brought.ts';
import {
  casualProblems,
  type Draft,
  fileOf,
  freshDraft,
  isReady,
  keptOf,
  MOST_SEED,
  PICK_UP,
  revived,
  seatsOf,
  withAttacker,
  withCasual,
  withCount,
  withNewTable,
  withTile,
} from './draft.ts';
import { force, squadName } from './force.ts';
import type { GamePageKey } from './messages.ts';
import { pieces } from './pieces.tsx';

const say = ({ translate }: Messages, key: GamePageKey, facts: Facts = {}): string => translate(key, facts);

const variantOf = (game: string): Variant => (game === 'tomahawks' ? 'SDT' : 'SDS');

/** Ready games of two players, the one by lot last. */
function tilesOf(variant: Variant): readonly Tile[] {
  const ready = skirmish.scenarios.flatMap((id): readonly Tile[] => {
    const file = gameCalled(id);
    if (file?.variant !== variant || isForMany(file.players.length) || id === PICK_UP[variant]) return [];
    return [{ id, name: `sk.scenario.${file.scenario}`, scenario: id }];
  });
  return [...ready, { id: PICK_UP[variant], name: 'sk.scenario.pickUp', scenario: null }];
}

const FIGURES = {
  '15mm': '15 mm · 60 × 60 cm',
  '28mm': '28 mm · 90 × 90 cm',
  '40mm': '40 mm · 120 × 120 cm',
} as const;
const SCALES = ['15mm', '28mm', '40mm'] as const;

/** By its squad; two alike by their number. */
function calledIn(messages: Messages, draft: Draft, index: number): string {
  const names = draft.players.map(({ squad }) => squadName(messages, squad));
  const isTwin = names.filter((name) => name === names[index]).length > 1;
  return isTwin ? say(messages, 'web.skGame.player', { number: index + 1 }) : (names[index] as string);
}

/** SK-SET-3. By agreement, or one die each without Scouts, rolled again when level. */
function roles(messages: Messages, draft: Draft): readonly Field<Draft>[] {
  const roll = (): Draft => {
    let [one, two] = [randomDie(), randomDie()];
    while (one === two) [one, two] = [randomDie(), randomDie()];
    return { ...withAttacker(draft, one > two ? 0 : 1), rolled: [one, two] };
  };
  const { rolled } = draft;
  return [
    {
      is: 'choice',
      label: say(messages, 'web.skGame.attacker'),
      value: String(draft.attacker),
      choices: [0, 1].map((index) => [String(index), calledIn(messages, draft, index)]),
      put: (index) => withAttacker(draft, Number(index)),
    },
    {
      is: 'press',
      label: say(messages, 'web.skGame.rollRoles'),
      told:
        rolled === undefined
          ? null
          : say(messages, 'web.skGame.rolled', {
              one: rolled[0],
              two: rolled[1],
              player: calledIn(messages, draft, draft.attacker),
            }),
      press: roll,
    },
  ];
}

function fields(messages: Messages, draft: Draft): readonly Field<Draft>[] {
  const box = BOXES[draft.scenario];
  const all: readonly (Field<Draft> | false)[] = [
    {
      is: 'choice',
      label: say(messages, 'web.skGame.scale'),
      value: draft.scale,
      choices: SCALES.map((scale) => [scale, FIGURES[scale]]),
      put: (scale) => ({ ...draft, scale: SCALES.find((one) => one === scale) ?? draft.scale }),
    },
    box.forMany && {
      is: 'choice',
      label: say(messages, 'web.skGame.players'),
      value: String(draft.players.length),
      choices: ['2', '3', '4'].map((count) => [count, count]),
      put: (count) => withCount(draft, Number(count)),
    },
    isForMany(draft.players.length) && {
      is: 'choice',
      label: say(messages, 'web.skGame.team'),
      value: draft.teams ? 'teams' : 'alone',
      choices: [
        ['alone', say(messages, 'web.skGame.alone')],
        ['teams', say(messages, 'web.skGame.inTeams')],
      ],
      put: (how) => ({ ...draft, teams: how === 'teams' }),
    },
  ];
  return [...all.filter((field) => field !== false), ...(box.rolesFirst ? roles(messages, draft) : [])];
}

function ground(messages: Messages, draft: Draft): DescribedSetUp<Draft>['ground'] {
  const { seed, variant, scale, scenario } = draft;
  const way: Field<Draft> = {
    is: 'choice',
    label: say(messages, 'web.skGame.way'),
    value: draft.byHand ? 'byHand' : 'atOnce',
    choices: [
      ['atOnce', say(messages, 'web.skGame.now')],
      ['byHand', say(messages, 'web.skGame.start')],
    ],
    put: (one) => ({ ...draft, byHand: one === 'byHand' }),
  };
  if (BOXES[scenario].rolls.length === 0)
    return { about: say(messages, 'web.skGame.terrain.fixed'), fields: [way], more: [] };
  const table = `variant=${variant}&scale=${scale}&scenario=${scenario}&seed=${seed ?? 0}`;
  const made: readonly Field<Draft>[] =
    seed === null
      ? []
      : [{ is: 'press', label: say(messages, 'web.skGame.another'), press: () => withNewTable(draft) }];
  const more: readonly Field<Draft>[] =
    seed === null
      ? []
      : [
          {
            is: 'number',
            label: say(messages, 'web.skGame.seed'),
            value: seed,
            least: 0,
            most: MOST_SEED,
            put: (one) => ({ ...draft, seed: one }),
          },
          { is: 'link', label: say(messages, 'web.skGame.look'), address: pageAddress('skirmish', 'terrain', table) },
        ];
  return {
    about: '',
    fields: [
      {
        is: 'choice',
        label: say(messages, 'web.skGame.terrain'),
        value: seed === null ? 'rolled' : 'made',
        choices: [
          ['made', say(messages, 'web.skGame.terrain.made')],
          ['rolled', say(messages, 'web.skGame.terrain.rolled')],
        ],
        put: (one) => (one === 'made' ? withNewTable(draft) : { ...draft, seed: null }),
      },
      ...made,
      way,
    ],
    more,
  };
}

export const setUp: RulesSetUp<Draft, State> = {
  bundles: ['skirmish-squad-pages', 'skirmish-game-pages'],
  load: () => squadEditor.load(),
  documents: {
    getState: () => squadEditor.store.getState().documents,
    subscribe: squadEditor.store.subscribe,
  },
  tiles: (game) => tilesOf(variantOf(game)),
  fresh: (game) => withNewTable(freshDraft(variantOf(game))),
  brought,
  kept: keptOf,
  revived: (kept, game) => revived(kept, variantOf(game)),
  tileOf: ({ tile }) => tile,
  withTile,
  made(draft) {
    if (isReady(draft)) return { ok: true, value: { scenario: draft.tile } };
    const read = readGame(fileOf(draft));
    return read.ok ? { ok: true, value: { scenario: null, setup: fileOf(draft) } } : read;
  },
  seats: seatsOf,
  mine: () => 0,
  described: (messages, draft, documents) => ({
    forces: draft.players.map((_, index) => force(messages, draft, index, documents)),
    fields: fields(messages, draft),
    rules: [
      {
        id: 'gruesome',
        name: say(messages, 'web.skGame.gruesome'),
        about: say(messages, 'web.skGame.gruesome.about'),
        rule: 'SK-HTH-26',
        isOn: draft.gruesomeMorale,
        put: (gruesomeMorale) => ({ ...draft, gruesomeMorale }),
      },
      {
        id: 'casual',
        name: messages.translate('web.squad.casual'),
        about: say(messages, 'web.skGame.casual.about'),
        isOn: draft.casual,
        closed: firstFault(casualProblems(draft), messages.translate),
        put: (casual) => withCasual(draft, casual),
      },
    ],
    more: [
      {
        is: 'number',
        label: say(messages, 'web.skGame.turns'),
        value: draft.maxGameTurns,
        least: 1,
        most: MOST_GAME_TURNS,
        put: (maxGameTurns) => ({ ...draft, maxGameTurns }),
      },
      {
        is: 'file',
        label: say(messages, 'web.skGame.file'),
        name: 'skirmish.game.json',
        content: fileOf(draft),
      },
    ],
    ground: ground(messages, draft),
    atOnce: !draft.byHand,
  }),
  pieces,
};
