/** Promises about orders, their answers, and the record that everybody holds. */
import { readRecord } from '@drumhead/engine';
import { verifyDice } from '@drumhead/protocol/dice';
import { rulesets } from '@drumhead/rulesets';
import { liveFrom } from '../../apps/server/src/battles/reading.ts';
import { firstOf, type Invariant, stateOf } from './invariant.ts';
import { isFull, sitting } from './sitting.ts';
import { saidIn } from './truth.ts';

export const OF_RECORD: readonly Invariant[] = [
  {
    name: 'kept',
    promise: '1: an accepted order is in the record before anybody hears of it; one that was refused is not',
    answered({ store, battle }, { id, seat, command, answer }) {
      const kept = store.byId.get(`${battle} ${seat} ${id}`);
      if (answer?.ok === true) {
        if (kept === undefined) return `order ${id} was accepted and is in no record`;
        const isAnother = command !== null && JSON.stringify(saidIn(kept.text)['command']) !== JSON.stringify(command);
        return isAnother ? `order ${id} became another one: line ${kept.number}` : undefined;
      }
      return kept !== undefined && answer?.ok === false && answer.refusal !== null
        ? `order ${id} was refused (${answer.refusal.reason}) and stands in line ${kept.number}`
        : undefined;
    },
  },
  {
    name: 'known',
    promise: '1: who ordered learns what became of it',
    healed: (evening) =>
      firstOf(sitting(evening), (device) => {
        const waiting = stateOf(device)?.unanswered ?? 0;
        return waiting > 0 ? `${device.name} waits for ${waiting} orders after healing` : undefined;
      }),
  },
  {
    name: 'heals',
    promise: '6: everybody is connected again once the net is',
    healed: (evening) =>
      firstOf(sitting(evening), (device) => {
        const link = stateOf(device)?.link;
        return link === 'connected' ? undefined : `${device.name} is ${link} after healing`;
      }),
  },
  {
    name: 'bound',
    promise: '4: dice are bound once everybody is there',
    healed: (evening) =>
      evening.truth.isOver || !isFull(evening)
        ? undefined
        : firstOf(sitting(evening), (device) =>
            stateOf(device)?.client?.dice.salts === null
              ? `${device.name}: the dice are not bound after healing, and everybody is there`
              : undefined,
          ),
  },
  {
    name: 'told',
    promise: '6: every process tells of every line, and of the rematch',
    healed: (evening) =>
      firstOf(sitting(evening), (device) => {
        const n = stateOf(device)?.client?.n;
        const { length } = evening.truth.lines;
        return n === length ? undefined : `${device.name} knows ${n} of ${length} lines after healing`;
      }),
    ended(evening) {
      const { store, battle } = evening;
      const games = store.raw.prepare('select id from battles').all();
      const [follower = null, ...more] = games.map(({ id }) => String(id)).filter((id) => id !== battle);
      if (more.length > 0) return Promise.resolve(`${more.length + 1} battles follow one`);
      const said = firstOf(sitting(evening), (device) => {
        const next = stateOf(device)?.next;
        return next === undefined || next === follower
          ? undefined
          : `${device.name} knows of ${next ?? 'no rematch'}, and there is ${follower ?? 'none'}`;
      });
      return Promise.resolve(said);
    },
  },
  {
    name: 'same',
    promise: '6: every page holds the battle that the record says',
    async ended(evening) {
      const stored = await evening.truth.stored();
      if (stored.lines.length !== stored.count) return `${stored.lines.length} lines, and a count of ${stored.count}`;
      const { battle } = liveFrom(stored, rulesets);
      return firstOf(sitting(evening), (device) => {
        const client = stateOf(device)?.client;
        if (client === undefined || client === null) return undefined;
        const view = battle.ruleset.view(battle.state, device.seat === '' ? null : device.seat);
        return JSON.stringify(client.held.view) === JSON.stringify(view)
          ? undefined
          : `${device.name} holds another battle than the record (line ${client.n} of ${stored.count})`;
      });
    },
  },
  {
    name: 'record',
    promise: '4 and 7: the record that people take home can be read, and proves its rolls',
    async ended(evening) {
      const { ask, table, battle } = evening;
      const cookie = sitting(evening).find(({ seat }) => seat !== '')?.cookie;
      // Nobody need be left who may have it.
      if (cookie === undefined) return undefined;
      const answer = await ask('GET', `/api/tables/${table}/record?battle=${battle}`, cookie);
      if (answer.status !== 200) return `status ${answer.status} ${JSON.stringify(answer.body)}`;
      const read = readRecord((answer.body as { readonly text: string }).text, rulesets);
      if (!read.ok) return `line ${read.line}: ${read.reason}`;
      const { is } = verifyDice(read.record);
      const isRolled = read.record.lines.some((line) => 'command' in line && line.seat === 'dice');
      return is === 'proven' || (!isRolled && (is === 'unbound' || is === 'open')) ? undefined : `the dice are ${is}`;
    },
  },
];
