/** A player's squad in a skirmish that is set up: drawn of a roster, or a saved one. */
import { isForMany, rosterCalled, squadPoints } from '@drumhead/skirmish';
import { pageAddress } from '../../../app/route.ts';
import type { StoredDocument } from '../../../documents/documentStorage.ts';
import { firstFault } from '../../../documents/savedFault.ts';
import { savedLine } from '../../../documents/savedLine.ts';
import type { Messages } from '../../../i18n/index.ts';
import type { Field, ForceSetUp } from '../../../setUp/rulesSetUp.ts';
import { squadStrength } from '../pages/squads/editorStore.ts';
import {
  type Draft,
  type DraftPlayer,
  drawn,
  faultOf,
  limitOf,
  playable,
  rostersOf,
  seatsOf,
  squadIn,
  withPlayer,
  withSquad,
} from './draft.ts';
import type { GamePageKey } from './messages.ts';

/** After its roster, where it has no name. */
function nameOf(doc: StoredDocument, { variant }: Draft, messages: Messages): string {
  const read = squadIn(doc, variant);
  if (!read?.ok) return doc.name === '' ? '?' : doc.name;
  const name = doc.name === '' ? messages.translate(`sk.roster.${read.value.roster}`) : doc.name;
  return savedLine({ name, strength: squadStrength(read.value), touched: doc.touched }, messages);
}

/** Its own name, or that of its roster. */
export const squadName = ({ translate }: Pick<Messages, 'translate'>, { name, roster }: DraftPlayer['squad']): string =>
  name ?? translate(`sk.roster.${roster}`);

export function force(
  messages: Messages,
  draft: Draft,
  index: number,
  documents: readonly StoredDocument[],
): ForceSetUp<Draft> {
  const { translate } = messages;
  const say = (key: GamePageKey, facts = {}) => translate(key, facts);
  const { redrawn } = draft;
  const { squad, doc, team } = draft.players[index] as DraftPlayer;
  const draw = (roster: string) => withSquad(draft, index, drawn(roster, limitOf(draft, index)), null);
  const saved = documents.filter((one) => squadIn(one, draft.variant) !== null);
  const fields: readonly (Field<Draft> | false)[] = [
    isForMany(draft.players.length) &&
      draft.teams && {
        is: 'choice',
        label: say('web.skGame.team'),
        value: String(team),
        choices: ['0', '1'].map((one) => [one, String(Number(one) + 1)]),
        put: (one) => withPlayer(draft, index, { team: one === '0' ? 0 : 1 }),
      },
    {
      is: 'choice',
      label: say('web.skGame.roster'),
      value: squad.roster,
      choices: rostersOf(draft.variant).map((id) => [id, translate(`sk.roster.${id}`)]),
      put: draw,
    },
    (saved.length > 0 || doc === 'brought') && {
      is: 'choice',
      label: say('web.skGame.squad'),
      value: doc ?? '',
      choices: [
        ['', say('web.skGame.drawn')],
        ...(doc === 'brought' ? [['brought', say('web.skGame.brought')] as const] : []),
        ...saved.map((one) => [one.id, nameOf(one, draft, messages), faultOf(one, draft.variant, translate)] as const),
      ],
      put(id) {
        const found = saved.find((one) => one.id === id);
        const taken = found && playable(found, draft.variant);
        if (found && taken) return withSquad(draft, index, taken, found.id);
        return id === '' ? draw(squad.roster) : draft;
      },
    },
    { is: 'press', label: say('web.skGame.random'), press: () => draw(squad.roster) },
    { is: 'link', label: say('web.skGame.build'), address: pageAddress('skirmish', 'squads') },
    { is: 'link', label: say('web.skGame.secret'), address: pageAddress('skirmish', 'squads', 'secret') },
  ];
  return {
    seat: seatsOf(draft)[index] as string,
    name: squadName(messages, squad),
    uniform: rosterCalled(squad.roster).id.replace(/^fiw-/, ''),
    about: say('web.skGame.strength', {
      models: squad.models.length,
      points: squadPoints(squad),
      limit: squad.limit,
    }),
    told: redrawn ? say('web.skGame.redrawn', { why: firstFault([redrawn], translate) }) : null,
    fields: fields.filter((field) => field !== false),
  };
}
