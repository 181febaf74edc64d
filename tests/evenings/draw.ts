/** Draws an evening from its seed. */
import { type Extra, EXTRAS } from './extras.ts';
import { FAULTS } from './faults.ts';
import { Chance } from './kernel.ts';
import type { Fault, Plan, Unheard } from './plan.ts';

const SECOND = 1000;
const MINUTE = 60_000;

/** Faults in which the server stands all the time. */
const OF_NETS: readonly Fault['kind'][] = ['cut', 'deaf', 'sleep', 'reload', 'tab', 'link', 'other'];

const OF_ASKING: readonly Unheard[] = ['unasked', 'unanswered', 'before', 'after'];
const CRASHES: readonly Unheard[] = ['crashBefore', 'crashAfter'];

/** The evening of a seed. */
export function planOf(seed: number): Plan {
  const chance = new Chance(seed, 'plan');
  const hosts = chance.is(0.5) ? 1 : chance.between(2, 3);
  const acts = chance.between(8, 40);
  const length = acts * chance.between(4, 20) * SECOND;
  const isLarge = chance.is(0.3);
  const rest = chance.is(0.4) ? chance.between(200, 500) * SECOND : 0;
  const clock = chance.is(0.5)
    ? null
    : chance.is(0.7)
      ? { kind: 'live' as const, bank: chance.between(60, 600) * SECOND, gain: 5000, cap: 900 * SECOND }
      : { kind: 'turns' as const, bank: chance.between(1, 72) * 60 * MINUTE, gain: 0, cap: 72 * 60 * MINUTE };
  const count = chance.int(9);
  const faults: Fault[] = [];
  for (let i = 0; i < count; i++) {
    const one = new Chance(seed, 'fault', i);
    // The beginning, when dice are bound, is short and full.
    const at = Math.floor(one.next() * (one.is(0.15) ? 3000 : length + rest));
    const where = { at, host: one.int(hosts), device: one.int(3) };
    const short = Math.floor(one.next() * one.next() * 3 * MINUTE) + 500;
    faults.push(...one.ofWeighted(Object.values(FAULTS)).draw(one, { ...where, length: short }));
  }
  // Whoever is to be told hears it two minutes after the last order, which is some time ago: all processes end as
  // they tell, mostly, and nobody is told late by that else.
  const telling = new Chance(seed, 'telling');
  if (rest > 0 && telling.is(0.75)) {
    const at = length + telling.between(85, 130) * SECOND;
    const [down, isSilent] = [telling.between(200, 20_000), telling.is(0.3)];
    for (let host = 0; host < hosts; host++) faults.push({ kind: 'crash', at, host, down, isSilent });
  }
  // Where one clock says how much time everybody has it is set while people play, and nothing else may stop the clocks.
  const setting = new Chance(seed, 'setting');
  if (clock?.kind === 'live' && hosts === 1 && setting.is(0.95)) {
    // Less than what counts as a time without a server.
    const by = setting.of([-600, -300, -120, 70]) * SECOND;
    const ofNets = faults.filter(({ kind }) => OF_NETS.includes(kind));
    faults.splice(0, faults.length, ...ofNets);
    faults.push({ kind: 'wall', at: Math.floor((setting.next() * length * 2) / 3), host: 0, by });
  }
  // Dice are bound once everybody has come, and begin anew where somebody comes with another device meanwhile.
  const coming = new Chance(seed, 'coming');
  const late = coming.is(0.4) ? Math.min(coming.between(5, 120) * SECOND, length / 2) : 0;
  if (late > 0 && coming.is(0.7)) {
    const at = late + coming.between(-4000, 1500);
    faults.push({ kind: 'other', at, device: 0 });
  }
  // The other one has given his part by then, where this one is away as he comes, and is there on another device before.
  if (late > 0 && coming.is(0.3)) {
    const at = Math.max(0, late - coming.between(500, 4000));
    faults.push({ kind: 'cut', at, device: 0, length: coming.between(10, 60) * SECOND, isSilent: coming.is(0.6) });
    faults.push({ kind: 'other', at: late + coming.between(500, 5000), device: 0 });
  }
  faults.sort((a, b) => a.at - b.at);
  const plan: Plan = {
    seed,
    ruleset: isLarge ? 'large-battles' : 'skirmish',
    scenario: isLarge ? 'peninsular-clash' : 'shakos-pick-up',
    hosts,
    clock,
    lost: chance.of([0, 0.3, 1]),
    late,
    length,
    rest,
    acts,
    pauses: !faults.some(({ kind }) => kind === 'wall'),
    extras: [],
    faults,
  };
  const extras = EXTRAS.filter(({ fits = () => true }) => fits(plan));
  const drawn = extras.filter(({ name, share }) => new Chance(seed, name).is(share));
  // Others come to a table by one way.
  const [way] = drawn.filter(({ comes }) => comes !== undefined);
  const names = drawn.filter((one) => one === way || one.comes === undefined).map(({ name }) => name);
  return { ...plan, extras: names, faults: [...unheardIn(seed, plan, way), ...faults] };
}

/** What is lost over HTTP as people come. */
function unheardIn(seed: number, { clock, hosts }: Plan, way: Extra | undefined): readonly Fault[] {
  const chance = new Chance(seed, 'unheard');
  const asked = (['table', ...(way?.asks ?? ['sit'])] as const).filter(() => chance.is(0.2));
  // Clocks stand still while no process is there, and nothing else may stop them where one of them is set.
  const hows = clock?.kind === 'live' && hosts === 1 ? OF_ASKING : [...OF_ASKING, ...CRASHES];
  return asked.map((of) => ({ kind: 'unheard', at: 0, of, how: chance.of(hows), times: chance.between(1, 3) }));
}
