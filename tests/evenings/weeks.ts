/** Two weeks in which nobody comes: they pass at once, since nothing happens in them. */
import { LONGEST_SILENCE } from '@drumhead/protocol';
import type { Evening } from './gathering.ts';
import { sitting } from './sitting.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
/** No clock of an evening is wrong by as much, all its faults together. */
const SURELY = LONGEST_SILENCE + 24 * HOUR;

/** Everybody goes, all processes end, time passes, and everybody comes again. `isServed`: the server stood meanwhile. */
async function pass(evening: Evening, isServed: boolean): Promise<void> {
  const { sim, store, devices, hosts, promised } = evening;
  for (const device of devices) device.close();
  for (const host of hosts) await promised(host.close());
  sim.say(`two weeks pass${isServed ? '' : ' without a server'}`);
  sim.skip(SURELY);
  const stood = 'update uptimes set last = last + ? where began = (select max(began) from uptimes)';
  if (isServed) store.raw.prepare(stood).run(SURELY);
  else evening.away += SURELY;
  for (const host of hosts) await promised(host.start());
  for (const device of devices) device.open();
  await sim.run(() => false, sim.now + 20 * SECOND);
}

/**
 * Somebody who waits for another one asks for a draw after two weeks: in vain where nobody could play in that time, and not
 * in vain where he could. Who may ask is said by what his page shows.
 */
export async function weeksPass(evening: Evening): Promise<void> {
  const { sim, truth } = evening;
  for (const isServed of [false, true]) {
    await pass(evening, isServed);
    const pages = sitting(evening).filter(({ seat }) => seat !== '');
    const client = pages[0]?.session?.store.getState().client;
    if (client === undefined || client === null) return;
    const { ruleset } = client.held.known;
    const asked = ruleset.pending(client.held.view).map(({ seat }) => seat);
    const waiting = pages.find(({ seat }) => !asked.includes(seat));
    const silent = pages.find(({ seat, session }) => {
      const bots = session?.store.getState().bots ?? {};
      return asked.includes(seat) && bots[seat] === undefined;
    });
    if (waiting === undefined || silent === undefined || client.dice.salts === null) return;
    const choose = async (choice: 'draw' | 'computer'): Promise<void> => {
      waiting.session?.tell({ t: 'flag', seat: silent.seat, choice });
      await sim.run(() => false, sim.now + 15 * SECOND);
    };
    await choose('draw');
    sim.count(`two weeks ${isServed ? 'of silence' : 'without a server'}`);
    if (!isServed || truth.isOver) continue;
    // By the rules no draw is offered where each side was declined in this turn: then the computer goes on.
    await choose('computer');
    if (!truth.isOver && waiting.session?.store.getState().bots[silent.seat] === undefined)
      sim.breaks('goes on', 'nothing came of a silence of two weeks');
  }
}
