/** Promises about seats, and about what people hear of each other and agree on. */
import { equalData } from '@drumhead/engine';
import { isTakenBack } from '../../apps/web/src/online/session/heard.ts';
import type { Consent, Evening } from './gathering.ts';
import { firstOf, type Invariant, PUT_OUT, SECOND, stateOf } from './invariant.ts';
import { sits, sitting } from './sitting.ts';
import { saidIn } from './truth.ts';

/** Of what was said, a page that comes hears the last. */
const MOST_HEARD = 50;

interface TakenBack {
  readonly seat: string;
  readonly to?: number;
  readonly agreed?: readonly string[];
}

/** Who gave each command that stood before this line. */
function stepsBefore({ truth }: Evening, number: number): readonly string[] {
  const steps: string[] = [];
  for (const line of truth.lines) {
    if (line.number >= number) break;
    const said = saidIn(line.text);
    if ('takeBack' in said) steps.length = (said['takeBack'] as { readonly to: number }).to;
    else if ('command' in said) steps.push(String(said['seat']));
  }
  return steps;
}

/** Says who never agreed to what this seat asked. */
function missingConsent(
  { seats, consents }: Evening,
  seat: string,
  isAsked: (consent: Consent) => boolean,
  what: string,
): string | undefined {
  const other = seats.find(
    (one) =>
      one !== seat && !consents.some((given) => given.seat === one && isAsked(given) && given.question.seat !== one),
  );
  return other === undefined ? undefined : `${other} did not agree to what ${seat} asked: ${what}`;
}

export const OF_PEOPLE: readonly Invariant[] = [
  {
    name: 'seated',
    promise: '3: a link is enough: who followed it sits there, signed in or not, until another link is made',
    healed: (evening) =>
      firstOf(evening.devices, (device) =>
        evening.left.has(device.seat) || sits(evening, device)
          ? undefined
          : `${device.name} does not sit there any more`,
      ),
    async ended({ ask, table, keys, oldKeys, asking, seats }) {
      const opens = async (key: string): Promise<boolean> =>
        (await ask('POST', `/api/tables/${table}/sit`, '', { key })).status === 200;
      for (const key of oldKeys) if (await opens(key)) return 'a link opens a seat that has another link now';
      for (const seat of seats) {
        const key = (asking.get(seat) ?? 0) === 0 ? keys[seat] : undefined;
        if (key !== undefined && !(await opens(key))) return `the link to ${seat} opens nothing`;
      }
      return undefined;
    },
  },
  {
    name: 'put out',
    promise: '3: a new link puts out whoever sat there before',
    healed(evening) {
      const { devices, orders, renewals, store, battle, troubles } = evening;
      const out = devices.filter((device) => !sits(evening, device));
      const connected = out.find((device) => stateOf(device)?.link === 'connected');
      if (connected !== undefined) return `${connected.name} is connected, and sits there no more`;
      return firstOf(orders, ({ id, seat, by }) => {
        const kept = store.byId.get(`${battle} ${seat} ${id}`);
        const renewal = renewals.find(
          (one) =>
            one.seat === seat && one.cookie !== by.cookie && !one.remain.includes(by.cookie) && one.at > by.since,
        );
        if (kept === undefined || renewal === undefined || !out.includes(by)) return undefined;
        const late = kept.at - renewal.at;
        const isExcused = troubles.some((at) => at > renewal.at - 100 && at < renewal.at + PUT_OUT);
        return late < PUT_OUT || isExcused
          ? undefined
          : `order ${id} was taken ${Math.round(late / SECOND)} s after its seat was another's`;
      });
    },
  },
  {
    name: 'secrets',
    promise: '2: nothing that is hidden from a seat or a watcher is sent to it',
    sent({ truth, seats }, seat, text) {
      const hidden = truth.hiddenFrom(seat).find((secret) => text.includes(secret));
      if (hidden !== undefined) return `${seat} was sent ${hidden} in ${text.slice(0, 80)}`;
      const { secret, salts } = truth.bond();
      if (!truth.isOver && text.includes(secret)) return `${seat} was sent the secret of the dice`;
      if (Object.keys(salts).length >= seats.length) return undefined;
      const other = Object.entries(salts).find(([by, salt]) => by !== seat && text.includes(salt));
      return other === undefined ? undefined : `${seat} was sent the salt of ${other[0]}`;
    },
  },
  {
    name: 'agreed',
    promise: '4: a die, or what others did, is taken back by consent alone; and free words and a rematch need it',
    committed: (evening, lines) =>
      firstOf(lines, ({ battle, number, text }) => {
        const said = saidIn(text);
        const given = (said['takeBack'] ?? said['amend']) as TakenBack | undefined;
        if (given === undefined || battle !== evening.battle) return undefined;
        const { seat, to = 0, agreed } = given;
        if (agreed === undefined) {
          const others = stepsBefore(evening, number)
            .slice(to)
            .filter((one) => one !== seat);
          return others.length === 0 ? undefined : `${seat} took back what ${others.join(', ')} did, and asked nobody`;
        }
        const kind = 'takeBack' in said ? 'takeBack' : 'amend';
        const isAsked = ({ question }: Consent): boolean =>
          question.kind === kind && question.ask === number - 1 && question.seat === seat;
        return missingConsent(evening, seat, isAsked, `line ${number}`);
      }),
    healed(evening) {
      const { store, table, seats } = evening;
      const isFree = store.raw.prepare('select free_text from tables where id = ?').get(table)?.['free_text'] === 1;
      const games = Number(store.raw.prepare('select count(*) as games from battles').get()?.['games']);
      const isAgreed = (kind: string): boolean =>
        seats.some((seat) => missingConsent(evening, seat, ({ question }) => question.kind === kind, '') === undefined);
      if (isFree && !isAgreed('freeText')) return 'people may write freely, and did not agree to it';
      return games > 1 && !isAgreed('rematch') ? 'there is a rematch, and nobody agreed to it' : undefined;
    },
  },
  {
    name: 'muted',
    promise: 'Clocks and consent: who wants to hear nothing hears nothing',
    sent({ store, table, mutes, troubles, sim }, seat, text) {
      const pressed = mutes.get(seat);
      if (pressed === undefined || sim.now - pressed < PUT_OUT || !text.startsWith('{"t":"chat"')) return undefined;
      const { said } = JSON.parse(text) as { readonly said: readonly { readonly seat: string | null }[] };
      if (said.every((one) => one.seat === seat)) return undefined;
      const isMuted = store.raw.prepare('select 1 from mutes where table_id = ? and seat = ?').get(table, seat);
      const isExcused = troubles.some((at) => at > pressed - 100 && at < sim.now + 100);
      return isMuted === undefined || isExcused ? undefined : `${seat} wants to hear nothing, and heard the others`;
    },
  },
  {
    name: 'heard',
    promise:
      'Clocks and consent: whoever is there hears what players, or watchers, said, and nothing that was taken back',
    healed: (evening) =>
      firstOf(sitting(evening), (device) => {
        const { seat, name } = device;
        const said = evening.store.raw
          .prepare(`select number from chat where battle = ? and removed = 0 and seat ${seat === '' ? '=' : '!='} ''`)
          .all(evening.battle)
          .map((row) => Number(row['number']));
        const shown = stateOf(device)?.said ?? [];
        const heard = new Set(shown.map(({ number }) => number));
        // Whoever did not want to hear it heard some of it.
        const missing = evening.mutes.has(seat) ? [] : said.slice(-MOST_HEARD).filter((number) => !heard.has(number));
        // Without its words a line may still be shown.
        const gone = shown.filter((one) => !isTakenBack(one) && !said.includes(one.number)).map(({ number }) => number);
        return missing.length + gone.length === 0
          ? undefined
          : `${name} did not hear ${missing.join(', ') || 'nothing'}, and shows ${gone.join(', ') || 'nothing'} that is gone`;
      }),
  },
  {
    name: 'standing',
    promise: 'While away: standing orders are those that every page of the seat shows as given',
    healed: (evening) =>
      firstOf(sitting(evening), (device) => {
        const { seat, session } = device;
        if (seat === '') return undefined;
        const row = evening.store.raw
          .prepare('select orders from standing where battle = ? and seat = ?')
          .get(evening.battle, seat);
        const shown = session?.store.getState().standing;
        const kept = JSON.parse(String(row?.['orders'] ?? null)) as unknown;
        return evening.left.has(seat) || equalData(shown, kept)
          ? undefined
          : `${seat} is shown ${JSON.stringify(shown)}; kept are ${JSON.stringify(kept)}`;
      }),
  },
];
