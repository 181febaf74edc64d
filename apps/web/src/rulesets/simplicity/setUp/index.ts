/** A battle of Simplicity to be set up (chapters 2 to 4, SIP-VIC-6): two armies, the ground, the switches. */
import {
  ARMY_NATIONS,
  armyPoints,
  groundOf,
  type RallyMode,
  type Switches,
  tableFor,
  turnLimitOf,
  uniformOf,
} from '@drumhead/simplicity/armies';
import type { State } from '@drumhead/simplicity/screen';
import { pageAddress } from '../../../app/route.ts';
import type { StoredDocument } from '../../../documents/documentStorage.ts';
import { savedLine } from '../../../documents/savedLine.ts';
import type { Facts, Messages } from '../../../i18n/index.ts';
import { listIn } from '../../../setUp/leads.tsx';
import type { AddedRule, Field, ForceSetUp, RulesSetUp } from '../../../setUp/rulesSetUp.ts';
import { armyEditor, armyStrength, strengthOf } from '../pages/army/editorStore.ts';
import {
  type Draft,
  faultOf,
  freshDraft,
  isClassic,
  playable,
  revived,
  savedIn,
  scenarioOf,
  seatsOf,
  sixDice,
  withBrigades,
  withClassic,
  withDrawn,
  withSaved,
} from './draft.ts';
import type { BattlePageKey } from './messages.ts';
import { pieces } from './pieces.tsx';

const say = ({ translate }: Messages, key: BattlePageKey, facts: Facts = {}): string => translate(key, facts);

/** After its nation, where it has no name. */
function titleOf(doc: StoredDocument, messages: Messages): string {
  const read = savedIn(doc);
  if (!read.ok) return doc.name === '' ? '?' : doc.name;
  const name = doc.name === '' ? messages.translate(`sip.side.${read.value.nation}`) : doc.name;
  return savedLine({ name, strength: armyStrength(read.value), touched: doc.touched }, messages);
}

function force(messages: Messages, draft: Draft, at: 0 | 1, documents: readonly StoredDocument[]): ForceSetUp<Draft> {
  const { translate } = messages;
  const { army, doc } = draft.sides[at];
  const saved: readonly Field<Draft>[] =
    documents.length === 0
      ? []
      : [
          {
            is: 'choice',
            label: say(messages, 'web.sipBattle.army'),
            value: doc ?? '',
            choices: [
              ['', say(messages, 'web.sipBattle.drawn')],
              ...documents.map((one) => [one.id, titleOf(one, messages), faultOf(one, translate)] as const),
            ],
            put(id) {
              const found = documents.find((one) => one.id === id);
              const taken = found && playable(found);
              return found && taken ? withSaved(draft, at, taken, found.id) : withDrawn(draft, at, army.nation);
            },
          },
        ];
  return {
    seat: seatsOf(draft)[at],
    name: army.name ?? translate(`sip.side.${army.nation}`),
    uniform: uniformOf(army.nation, 'line', 'regular'),
    about: say(messages, 'web.sipBattle.strength', { units: strengthOf(army).units, points: armyPoints(army) }),
    fields: [
      {
        is: 'choice',
        label: say(messages, 'web.sipBattle.nation'),
        value: army.nation,
        choices: ARMY_NATIONS.map((nation) => [nation, translate(`sip.side.${nation}`)]),
        put: (nation) => withDrawn(draft, at, ARMY_NATIONS.find((one) => one === nation) ?? army.nation),
      },
      ...saved,
      { is: 'press', label: say(messages, 'web.sipBattle.random'), press: () => withDrawn(draft, at, army.nation) },
      { is: 'link', label: say(messages, 'web.sipBattle.build'), address: pageAddress('simplicity', 'army') },
    ],
  };
}

/** SIP-VAR-3. The parts in which the classic game differs, each a switch of its own. */
const PARTS = [
  ['actionPoints', 'SIP-AP-1'],
  ['activationRolls', 'SIP-ACT-1'],
  ['dpReducesDice', 'SIP-GEN-3'],
] as const;
const RALLY_MODES = ['ap', 'perCommand', 'none'] as const satisfies readonly RallyMode[];

function rules(messages: Messages, draft: Draft): readonly AddedRule<Draft>[] {
  const { switches } = draft;
  const put = (part: Partial<Switches>): Draft => ({ ...draft, switches: { ...switches, ...part } });
  return [
    {
      id: 'uneven',
      name: say(messages, 'web.sipBattle.uneven'),
      rule: 'SIP-FRC-6',
      isOn: draft.uneven,
      put: (uneven) => ({ ...draft, uneven }),
    },
    {
      id: 'classic',
      name: say(messages, 'web.sipBattle.classic'),
      rule: 'SIP-VAR-1',
      isOn: isClassic(draft),
      put: (classic) => withClassic(draft, classic),
    },
    {
      id: 'rallyAnywhere',
      name: say(messages, 'web.sipBattle.rallyAnywhere'),
      rule: 'SIP-VAR-4',
      isOn: !switches.rallyClear,
      put: (anywhere) => put({ rallyClear: !anywhere }),
    },
    ...PARTS.map(([part, rule]) => ({
      id: part,
      name: say(messages, `web.sipBattle.part.${part}`),
      rule,
      isOn: switches[part],
      isRare: true as const,
      put: (on: boolean) => put({ [part]: on }),
    })),
  ];
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** SIP-TER-13. Six dice, rolled now or when the battle begins, or those that fell on a real table. */
function ground(messages: Messages, draft: Draft) {
  const { faces } = draft;
  const armies = draft.sides.map(({ army }) => army);
  const size = tableFor(armies);
  const brought = (given: readonly number[], sector: number) =>
    groundOf(size, given).terrain.find(({ id }) => id === `sector-${sector + 1}`);
  const withFace = (sector: number, face: number) => (faces ?? []).map((one, i) => (i === sector ? face : one));
  const withFaces = (next: readonly number[] | null): Draft => ({ ...draft, faces: next });
  const fields: readonly Field<Draft>[] = [
    {
      is: 'choice',
      label: say(messages, 'web.sipBattle.terrain'),
      value: faces === null ? 'later' : 'now',
      choices: [
        ['now', say(messages, 'web.sipBattle.terrain.now')],
        ['later', say(messages, 'web.sipBattle.terrain.rolled')],
      ],
      put: (when) => withFaces(when === 'now' ? sixDice() : null),
    },
    ...(faces === null
      ? []
      : [
          {
            is: 'press',
            label: say(messages, 'web.sipBattle.terrain.roll'),
            press: () => withFaces(sixDice()),
          } as const,
        ]),
  ];
  const more = (faces ?? []).map(
    (face, sector): Field<Draft> => ({
      is: 'choice',
      label: say(messages, 'web.sipBattle.terrain.die', { number: sector + 1 }),
      value: String(face),
      choices: FACES.map((one) => {
        const piece = brought(withFace(sector, one), sector);
        const name = piece
          ? messages.translate(`sip.terrain.${piece.kind}`)
          : say(messages, 'web.sipBattle.terrain.nothing');
        return [String(one), `${one}: ${name}`];
      }),
      put: (one) => withFaces(withFace(sector, Number(one))),
    }),
  );
  const [first, second] = [draft.sides[0].army, draft.sides[1].army];
  const turns = Math.max(turnLimitOf(first), turnLimitOf(second));
  return { about: say(messages, 'web.sipBattle.table', { ...size, turns }), fields, more };
}

const fresh = (): Draft => ({ ...freshDraft(), faces: sixDice() });

export const setUp: RulesSetUp<Draft, State> = {
  bundles: ['simplicity-army-pages', 'simplicity-battle-pages'],
  load: () => armyEditor.load(),
  documents: {
    getState: () => armyEditor.store.getState().documents,
    subscribe: armyEditor.store.subscribe,
  },
  tiles: () => [{ id: 'pickUp', name: 'web.link.battle', scenario: null }],
  fresh,
  brought(query) {
    const doc = listIn(query, armyEditor.store.getState().documents);
    const army = doc && playable(doc);
    return doc && army ? { draft: withSaved(fresh(), 0, army, doc.id), isForTwo: false } : null;
  },
  kept: (draft) => draft,
  revived,
  tileOf: () => 'pickUp',
  withTile: (draft) => draft,
  made(draft) {
    const made = scenarioOf(draft);
    return made.ok ? { ok: true, value: { scenario: null, setup: made.value } } : made;
  },
  seats: seatsOf,
  mine: () => 0,
  described(messages, draft, documents) {
    const made = scenarioOf(draft);
    return {
      forces: [force(messages, draft, 0, documents), force(messages, draft, 1, documents)],
      fields: [
        {
          is: 'choice',
          label: say(messages, 'web.sipBattle.brigades'),
          value: String(draft.brigades),
          choices: ['1', '2', '3'].map((count) => [count, count]),
          put: (count) => withBrigades(draft, Number(count)),
        },
      ],
      rules: rules(messages, draft),
      more: [
        {
          is: 'choice',
          label: say(messages, 'web.sipBattle.rallyMode'),
          value: draft.switches.rallyMode,
          choices: RALLY_MODES.map((mode) => [mode, say(messages, `web.sipBattle.rallyMode.${mode}`)]),
          put: (mode) => ({
            ...draft,
            switches: { ...draft.switches, rallyMode: RALLY_MODES.find((one) => one === mode) ?? 'ap' },
          }),
        },
        ...(made.ok
          ? [
              {
                is: 'file',
                label: say(messages, 'web.sipBattle.file'),
                name: 'pick-up.scenario.json',
                content: made.value,
              } as const,
            ]
          : []),
      ],
      ground: ground(messages, draft),
      atOnce: false,
    };
  },
  pieces,
};
