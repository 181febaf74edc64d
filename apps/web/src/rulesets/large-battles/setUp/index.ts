/** A pick-up game of Large Battles to be set up (chapter 21): two Divisions, and how they are played. */
import type { State } from '@drumhead/large-battles';
import { type DivisionFile, listCalled, lotsOf, NATION_IDS, NATIONS } from '@drumhead/large-battles/armies';
import { pickUpScenario } from '@drumhead/large-battles/pickup';
import { pageAddress } from '../../../app/route.ts';
import type { StoredDocument } from '../../../documents/documentStorage.ts';
import type { Facts, Messages } from '../../../i18n/index.ts';
import { listIn } from '../../../setUp/leads.tsx';
import type { Field, ForceSetUp, RulesSetUp } from '../../../setUp/rulesSetUp.ts';
import { divisionEditor } from '../pages/division/editorStore.ts';
import { strengthIn } from '../pages/division/Sheet.tsx';
import { ADDED_RULES } from '../addedRules.ts';
import {
  type Draft,
  type DraftSide,
  drawn,
  faultOf,
  fileOf,
  freshDraft,
  nameOf,
  playable,
  revived,
  SEATS,
  withSide,
} from './draft.ts';
import type { PickUpKey } from './messages.ts';
import { pieces } from './pieces.tsx';

const say = ({ translate }: Messages, key: PickUpKey, facts: Facts = {}): string => translate(key, facts);

/** Of its first troops, whose flag is the nation's. */
function uniformIn({ nation, brigades }: DivisionFile): string {
  const [first] = brigades;
  const list = first && listCalled(NATIONS[nation], first.list);
  return (list && lotsOf(list, first.options)[0]?.of.uniform) ?? nation;
}

function force(messages: Messages, draft: Draft, at: 0 | 1, documents: readonly StoredDocument[]): ForceSetUp<Draft> {
  const { translate } = messages;
  const { division, doc } = draft.sides[at];
  const put = (side: DraftSide): Draft => withSide(draft, at, side);
  const anew = (next: DivisionFile): Draft => put({ division: next, doc: null });
  const { periods } = NATIONS[division.nation];
  const fields: readonly (Field<Draft> | false)[] = [
    {
      is: 'choice',
      label: say(messages, 'web.pickup.nation'),
      value: division.nation,
      choices: NATION_IDS.map((nation) => [nation, translate(`lb.side.${nation}`)]),
      put: (nation) => anew(drawn(NATION_IDS.find((one) => one === nation) ?? division.nation)),
    },
    division.period !== null && {
      is: 'choice',
      label: say(messages, 'web.pickup.period'),
      value: division.period,
      choices: periods.map((period) => [period, translate(`lb.period.${period}`)]),
      put: (period) =>
        anew(
          drawn(
            division.nation,
            periods.find((one) => one === period),
          ),
        ),
    },
    documents.length > 0 && {
      is: 'choice',
      label: say(messages, 'web.pickup.division'),
      value: doc ?? '',
      choices: [
        ['', say(messages, 'web.pickup.drawn')],
        ...documents.map((one) => [one.id, nameOf(one, messages), faultOf(one, translate)] as const),
      ],
      put(id) {
        const found = documents.find((one) => one.id === id);
        const taken = found && playable(found);
        return found && taken ? put({ division: taken, doc: found.id }) : anew(drawn(division.nation, division.period));
      },
    },
    {
      is: 'press',
      label: say(messages, 'web.pickup.random'),
      press: () => anew(drawn(division.nation, division.period)),
    },
    { is: 'link', label: say(messages, 'web.pickup.build'), address: pageAddress('large-battles', 'division') },
    { is: 'link', label: translate('web.page.historical'), address: pageAddress('large-battles', 'historical') },
  ];
  return {
    seat: SEATS[at],
    name: division.name ?? translate(`lb.side.${division.nation}`),
    uniform: uniformIn(division),
    about: say(messages, 'web.pickup.strength', { ...strengthIn(division) }),
    fields: fields.filter((field) => field !== false),
  };
}

const FIGURES = {
  '6mm': '6 mm · 120 × 80 cm',
  '15mm': '15 mm · 180 × 120 cm',
  '28mm': '28 mm · 270 × 180 cm',
} as const;
const SCALES = ['6mm', '15mm', '28mm'] as const;
const DEPLOYMENTS = ['hidden', 'alternate'] as const;

export const setUp: RulesSetUp<Draft, State> = {
  bundles: ['large-battles-pages', 'large-battles-papers-pages', 'large-battles-pickup-pages'],
  load: () => divisionEditor.load(),
  documents: {
    getState: () => divisionEditor.store.getState().documents,
    subscribe: divisionEditor.store.subscribe,
  },
  tiles: () => [{ id: 'pickUp', name: 'web.page.pickup', scenario: null }],
  fresh: freshDraft,
  brought(query) {
    const doc = listIn(query, divisionEditor.store.getState().documents);
    const division = doc && playable(doc);
    return doc && division ? { draft: withSide(freshDraft(), 1, { division, doc: doc.id }), isForTwo: false } : null;
  },
  kept: (draft) => draft,
  revived,
  tileOf: () => 'pickUp',
  withTile: (draft) => draft,
  made(draft) {
    const made = pickUpScenario(fileOf(draft));
    return made.ok ? { ok: true, value: { scenario: null, setup: made.value } } : made;
  },
  seats: () => SEATS,
  // The south is the reader's side.
  mine: () => 1,
  described: (messages, draft, documents) => ({
    forces: [force(messages, draft, 0, documents), force(messages, draft, 1, documents)],
    fields: [
      {
        is: 'choice',
        label: say(messages, 'web.pickup.figures'),
        value: draft.scale,
        choices: SCALES.map((scale) => [scale, FIGURES[scale]]),
        put: (scale) => ({ ...draft, scale: SCALES.find((one) => one === scale) ?? draft.scale }),
      },
      {
        is: 'choice',
        label: say(messages, 'web.pickup.deployment'),
        value: draft.deployment,
        choices: DEPLOYMENTS.map((one) => [one, say(messages, `web.pickup.${one}`)]),
        put: (deployment) => ({
          ...draft,
          deployment: DEPLOYMENTS.find((one) => one === deployment) ?? draft.deployment,
        }),
      },
    ],
    rules: ADDED_RULES.map(({ id, name, about, rule }) => ({
      id,
      name: messages.translate(name),
      about: messages.translate(about),
      rule,
      isOn: draft[id],
      put: (isOn) => ({ ...draft, [id]: isOn }),
    })),
    more: [],
    ground: {
      about: say(messages, 'web.pickup.ground.about'),
      fields: [
        {
          is: 'choice',
          label: say(messages, 'web.pickup.ground'),
          value: draft.byHand ? 'byHand' : 'atOnce',
          choices: [
            ['atOnce', say(messages, 'web.pickup.atOnce')],
            ['byHand', say(messages, 'web.pickup.byHand')],
          ],
          note: say(messages, draft.byHand ? 'web.pickup.byHand.about' : 'web.pickup.atOnce.about'),
          put: (way) => ({ ...draft, byHand: way === 'byHand' }),
        },
      ],
      more: [],
    },
    atOnce: !draft.byHand,
  }),
  pieces,
};
