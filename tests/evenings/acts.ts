/** What people do at their pages. A new feature of play joins with an entry here. */
import { DEFAULT_ORDERS, DRAW_OFFER, OFFER_DRAW } from '@drumhead/engine';
import { deleteAccount, isSignedIn, openElsewhere, signIn, signOut } from './accounts.ts';
import type { Device } from './device.ts';
import { askAny } from './asking.ts';
import type { Evening } from './gathering.ts';
import type { Chance } from './kernel.ts';

/** A person who looks at a page that shows the battle. */
export interface Person {
  readonly evening: Evening;
  readonly device: Device;
  readonly chance: Chance;
}

export interface Act {
  readonly name: string;
  /** How often it is done, beside the others that may be done then. */
  readonly weight: number;
  when(person: Person): boolean;
  /** `ends`: when the evening of play is over. */
  do(person: Person, ends: number): unknown;
}

/** Milliseconds between somebody's page and his first act at it. */
export const SITS_DOWN = 1500;
/** Pages of one evening, beyond which nobody opens more of his own account. */
const MOST_DEVICES = 6;

const shownTo = ({ device }: Person) => device.session?.store.getState();
const clientOf = (person: Person) => shownTo(person)?.client ?? null;
const isPlayer = ({ device }: Person): boolean => device.seat !== '';
const otherThan = ({ device, evening }: Person): string => evening.seats.find((seat) => seat !== device.seat) ?? '';
/** The clocks as they were told last; undefined where there are none. */
const clockOf = (person: Person) => shownTo(person)?.clock?.news;
const countOf = (person: Person): number => clientOf(person)?.held.known.count ?? 0;

function isOver(person: Person): boolean {
  const client = clientOf(person);
  return client !== null && client.held.known.ruleset.outcome(client.held.view) !== null;
}

/** What the page offers to a person who is asked. */
function offersFor(person: Person) {
  const client = clientOf(person);
  if (client === null) return [];
  const { ruleset } = client.held.known;
  const { seat } = person.device;
  const asked = ruleset.pending(client.held.view).find((one) => one.seat === seat);
  if (asked === undefined) return [];
  const offers = ruleset.offers(client.held.view, seat);
  return asked.decision === DRAW_OFFER ? offers.slice(0, 1) : offers;
}

/** Numbers of the lines that the person said. */
const ownWords = (person: Person): readonly number[] =>
  (shownTo(person)?.said ?? []).flatMap(({ seat, number }) => (seat === person.device.seat ? [number] : []));

/** On a dead net people press all the same. */
const mayOrder = (person: Person): boolean => {
  const state = shownTo(person);
  return (state?.unanswered ?? 0) < 3 && (state?.link === 'connected' || person.chance.is(0.3));
};

export const ACTS: readonly Act[] = [
  {
    name: 'order',
    weight: 80,
    when: (person) => isPlayer(person) && !isOver(person) && mayOrder(person) && offersFor(person).length > 0,
    do: (person) => void person.device.order(person.chance.of(offersFor(person))),
  },
  {
    name: 'answer',
    weight: 200,
    when: (person) => isPlayer(person) && ![undefined, person.device.seat].includes(clientOf(person)?.open?.seat),
    do(person) {
      const open = clientOf(person)?.open;
      if (open === undefined || open === null) return;
      const isYes = person.chance.is(0.6);
      if (isYes) person.evening.consents.push({ seat: person.device.seat, question: open });
      person.device.session?.answer(open, isYes);
    },
  },
  {
    name: 'undo',
    weight: 4,
    when: (person) => isPlayer(person) && countOf(person) > 0,
    do: (person) => void person.device.undo(countOf(person) - 1),
  },
  {
    name: 'ask to undo',
    weight: 3,
    when: isPlayer,
    do: (person) => person.device.session?.ask(Math.max(0, countOf(person) - 1 - person.chance.int(3))),
  },
  {
    name: 'offer a draw',
    weight: 1,
    when: (person) => isPlayer(person) && !isOver(person) && mayOrder(person),
    do: (person) => void person.device.order({ ...OFFER_DRAW }),
  },
  {
    name: 'agree on free words',
    weight: 1.5,
    when: isPlayer,
    do: ({ device }) => device.session?.propose({ kind: 'freeText' }),
  },
  {
    name: 'agree on a pause',
    weight: 10,
    when: (person) => isPlayer(person) && person.evening.plan.pauses && clockOf(person)?.pause === null,
    do: ({ device }) => device.session?.propose({ kind: 'pause', minutes: 5 }),
  },
  {
    name: 'watch the clocks stand still',
    weight: 100,
    when: (person) => (clockOf(person)?.pause ?? null) !== null,
    do: ({ device }) => device.oracle.looked(device),
  },
  {
    name: 'look at the clocks',
    weight: 4,
    when: (person) => clockOf(person) !== undefined,
    do: ({ device }) => device.oracle.looked(device),
  },
  {
    name: 'rematch',
    weight: 30,
    when: (person) => isPlayer(person) && isOver(person),
    do: (person) => person.device.session?.propose({ kind: 'rematch' }),
  },
  {
    name: 'stop hearing the others, or hear them again',
    weight: 2,
    when: isPlayer,
    do({ device, evening, chance }) {
      evening.mutes.set(device.seat, evening.sim.now);
      device.session?.tell({ t: 'mute', on: chance.is(0.7) });
    },
  },
  {
    name: 'take words back',
    weight: 2,
    when: (person) => isPlayer(person) && ownWords(person).length > 0,
    do: (person) => person.device.session?.tell({ t: 'unsay', number: person.chance.of(ownWords(person)) }),
  },
  {
    name: 'give standing orders',
    weight: 2,
    when: isPlayer,
    do: ({ device, chance }) =>
      device.session?.stand({ ...DEFAULT_ORDERS, ask: chance.of(['matters', 'near', 'always', 'never'] as const) }),
  },
  {
    name: 'sign in',
    weight: 1,
    when: (person) => isPlayer(person) && !isSignedIn(person.evening, person.device),
    do: ({ evening, device, chance }) => signIn(evening, device, chance.is(0.3)).catch(() => undefined),
  },
  {
    name: 'open another device by the account',
    weight: 1,
    when: ({ evening, device }) => isSignedIn(evening, device) && evening.devices.length < MOST_DEVICES,
    do: ({ evening, device }, ends) =>
      openElsewhere(evening, device).then(
        (page) => page && evening.sim.after(SITS_DOWN, 'act', () => actAgain(evening, page, ends)),
        () => undefined,
      ),
  },
  {
    name: 'delete the account',
    weight: 0.5,
    when: ({ evening, device }) => isSignedIn(evening, device),
    do: ({ evening, device }) => deleteAccount(evening, device).catch(() => undefined),
  },
  {
    name: 'sign out',
    weight: 0.5,
    when: ({ evening, device }) => isSignedIn(evening, device),
    do: ({ evening, device, chance }) => signOut(evening, device, chance.is(0.5)).catch(() => undefined),
  },
  { name: 'chat', weight: 4, when: () => true, do: ({ device }) => device.session?.say('thanks') },
  {
    name: 'flag',
    weight: 4,
    when: isPlayer,
    do: (person) =>
      person.device.session?.tell({
        t: 'flag',
        seat: otherThan(person),
        choice: person.chance.of(['claim', 'computer', 'draw'] as const),
      }),
  },
  { name: 'return', weight: 2, when: isPlayer, do: ({ device }) => device.session?.tell({ t: 'return' }) },
  {
    name: 'resign',
    weight: 0.5,
    when: (person) => isPlayer(person) && !isOver(person),
    do: (person) => void person.device.order({ type: 'resign' }),
  },
  {
    name: 'look at the open challenges',
    weight: 1,
    when: () => true,
    do: ({ evening }) => askAny(evening)('GET', '/api/challenges', '').catch(() => undefined),
  },
  // Whoever watches, and whoever waits, mostly looks on.
  {
    name: 'look on',
    weight: 20,
    when: (person) => !isPlayer(person) || offersFor(person).length === 0,
    do: () => undefined,
  },
];

/** Does something, and comes again later, until the evening of play is over. */
export function actAgain(evening: Evening, device: Device, ends: number): void {
  const { plan, sim } = evening;
  if (evening.isHealing || device.session === null || sim.now > ends || device.acts >= plan.acts) return;
  device.acts += 1;
  const chance = sim.chance('act', device.name, device.acts);
  const person = { evening, device, chance };
  if (!device.isAsleep && clientOf(person) !== null) {
    const open = ACTS.filter((act) => act.when(person));
    if (open.length > 0) {
      const act = chance.ofWeighted(open);
      sim.count(`act: ${act.name}`);
      act.do(person, ends);
    }
  }
  sim.after(800 + chance.next() * ((plan.length / plan.acts) * 2), 'act', () => actAgain(evening, device, ends));
}
