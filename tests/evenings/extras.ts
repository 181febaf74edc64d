/**
 * What an evening may have beside a battle of two people who were sent a link. A new one joins with an entry here: it is drawn,
 * told in the story, and left out where an evening is made shorter.
 */
import type { Seat } from '@drumhead/engine';
import { askOver, byLink, insist, nextKeyIn } from './asking.ts';
import type { Evening, Gathered } from './gathering.ts';
import type { AskedFor, Plan } from './plan.ts';
import { pageOf } from './sitting.ts';
import { weeksPass } from './weeks.ts';

export interface Extra {
  readonly name: string;
  /** Of evenings, those that have it. */
  readonly share: number;
  /** In which evenings it makes sense; left out: in all. */
  readonly fits?: (plan: Plan) => boolean;
  /** For the story. */
  readonly told: string;
  /** What the table is made with. */
  readonly table?: object;
  /** How others come to their seats, in the place of a link: the cookie of whoever sits there. */
  readonly comes?: (gathered: Gathered, seat: Seat) => Promise<string>;
  /** What they ask for then, over HTTP. */
  readonly asks?: readonly AskedFor[];
  /** Who else sits down at the beginning. */
  readonly sitDown?: (evening: Evening) => Promise<void>;
  /** What follows once everybody is connected again, while the battle goes on and nothing was broken. */
  readonly afterwards?: (evening: Evening) => Promise<void>;
}

export const EXTRAS: readonly Extra[] = [
  {
    name: 'watcher',
    share: 0.3,
    told: 'Somebody watches.',
    async sitDown(evening) {
      const { sim, ask, table, keys } = evening;
      const { cookie } = await ask('POST', `/api/tables/${table}/sit`, '', { key: keys[''] ?? '' });
      pageOf(evening, 'watcher', '', cookie, '0'.repeat(32));
      sim.count('watchers');
    },
  },
  {
    name: 'challenge',
    share: 0.3,
    told: 'The table is an open challenge.',
    table: { challenge: { hours: null } },
    asks: ['take'],
    async comes(gathered, seat) {
      const { sim, hosts, promised, table, keys } = gathered;
      // Two strangers see it, and want it at the same moment.
      const wanted = [hosts[0], hosts.at(-1)].map((host) => {
        const next = nextKeyIn(gathered)(`${table}.${seat}`);
        return insist(sim, () => askOver(gathered, host, 'POST', `/api/challenges/${table}`, '', { seat, next }));
      });
      const [won, ...more] = (await promised(Promise.all(wanted))).filter(({ status }) => status === 200);
      if (more.length > 0) sim.breaks('once', `${seat} was taken by ${more.length + 1} people`);
      if (won === undefined) sim.breaks('goes on', `${seat} is taken, and nobody knows that he has it`);
      else keys[seat] = (won.body as { readonly key: string }).key;
      sim.count('challenges taken');
      return won?.cookie ?? '';
    },
  },
  {
    name: 'taken back',
    share: 0.15,
    told: 'The table is an open challenge, which is taken back at the moment when a stranger wants it.',
    table: { challenge: { hours: null } },
    asks: ['back', 'take'],
    async comes(gathered, seat) {
      const { sim, hosts, promised, table, keys, cookies, mine } = gathered;
      const at = `/api/challenges/${table}`;
      const next = nextKeyIn(gathered);
      const [backs, takes] = ['back', 'take'].map((one) => next(`${table}.${seat}.${one}`));
      const host = cookies[mine] ?? '';
      const [back, taken] = await promised(
        Promise.all([
          insist(sim, () => askOver(gathered, hosts[0], 'DELETE', at, host, { next: backs })),
          insist(sim, () => askOver(gathered, hosts.at(-1), 'POST', at, '', { seat, next: takes })),
        ]),
      );
      const isTaken = taken.status === 200;
      const key = ((back.status === 200 ? back.body : { keys: {} }) as { readonly keys: Record<string, string> }).keys[
        seat
      ];
      if (isTaken && key !== undefined) sim.breaks('once', `${seat} was taken, and is free`);
      if (!isTaken && key === undefined) sim.breaks('goes on', `${seat} is free, and nobody may sit there`);
      sim.count(`challenges taken${isTaken ? '' : ' back'}`);
      keys[seat] = isTaken ? (taken.body as { readonly key: string }).key : (key ?? '');
      return isTaken ? taken.cookie : byLink(gathered, seat);
    },
  },
  {
    name: 'weeks',
    share: 0.1,
    fits: ({ clock }) => clock === null,
    told: 'Then nobody comes for two weeks, and for two more.',
    afterwards: weeksPass,
  },
];

export const extrasOf = ({ extras }: Plan): readonly Extra[] => EXTRAS.filter(({ name }) => extras.includes(name));
