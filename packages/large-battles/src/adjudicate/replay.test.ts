/** Whatever a battle resolves, `adjudicate` resolves alike: from the facts, and from the table as it stood. */
import { onePlayer, playState, type StateStep, seededDice, seededRandomInt, total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { eager } from '../../test/boldPlayer.ts';
import { divisionsOf } from '../../test/randomBattles.ts';
import { adjudicate, positionOf } from './index.ts';
import type { Command } from '../state/commands.ts';
import type { Event } from '../state/events.ts';
import { type Fighter, fighterOf } from '../combat/dice/fighter.ts';
import type { Combat } from '../state/combatFrame.ts';
import type { Frame } from '../state/frames.ts';
import { largeBattles } from '../ruleset.ts';
import { UNIT_RULES } from '../scenarios/format.ts';
import type { State, UnitProfile } from '../state/state.ts';
import { contactFacts, shotFacts, unitsOf } from '../combat/dice/tallies.ts';
import { stateFrom } from './table/readPosition.ts';
import { withNames } from './table/wording.ts';
import { read } from '@drumhead/content/schema';
import { position } from './schemas/table.ts';

/** Battles whose resolutions are put to the judge again. */
const BATTLES = Number(process.env['DRUMHEAD_REPLAYS'] ?? 3);
/** Every how many moments a table is laid out anew, and how many orders are given on it. */
const EVERY = 12;
const ORDERS = 25;

/** A command, and the state that it was given in. */
type Moment = Omit<StateStep<State, Command, Event>, 'before'>;

/** A scenario, a pick-up game with every optional rule, and an army. */
const SETUPS = [largeBattles.scenario('peninsular-clash'), divisionsOf(8), largeBattles.scenario('raab')];

function played(seed: number): readonly Moment[] {
  const made = largeBattles.create(SETUPS[seed % SETUPS.length]);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const random = seededRandomInt(seed);
  const players = onePlayer<State, Command>(
    largeBattles.seats(made.value),
    (_view, _seat, open) => open.find(({ type }) => type === 'ready') ?? eager(open, random),
  );
  const moments: Moment[] = [];
  playState(
    largeBattles,
    made.value,
    { players, dice: seededDice(seed) },
    { onStep: ({ before, ...step }) => void moments.push({ ...step, state: before }) },
  );
  return moments;
}

const battles = Array.from({ length: BATTLES }, (_, i) => played(i + 1));

function outcomeOf(kind: Parameters<typeof adjudicate>[0], situation: unknown): ReturnType<typeof JSON.parse> {
  const judged = adjudicate(kind, JSON.parse(JSON.stringify(situation)));
  if (!judged.ok) throw new Error(`${JSON.stringify(judged.problems)} for ${JSON.stringify(situation)}`);
  return judged.value;
}

/** Every event of a type, with the state before the command it came of. */
function all<T extends Event['type']>(
  type: T,
): { readonly state: State; readonly event: Extract<Event, { type: T }> }[] {
  return battles
    .flat()
    .flatMap(({ state, events }) =>
      events.flatMap((event) => (event.type === type ? [{ state, event: event as Extract<Event, { type: T }> }] : [])),
    );
}

function combatOf(state: State): Combat {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'combat') throw new Error(`no fight, but ${frame?.at}`);
  return frame.combat;
}

/** A unit as somebody would describe it, from the facts that the battle counts with. */
function described(state: State, unit: number, f: Fighter = fighterOf(state, unit)): unknown {
  const { traits, horse } = state.field.units[unit] as UnitProfile;
  const names = UNIT_RULES.filter((rule) => traits[rule]);
  const { arm, formation, dis } = f;
  if (arm === 'artillery') {
    return { arm, formation, dis, traits: names, calibre: f.calibre, horse, loaded: f.loaded, batteries: f.batteries };
  }
  const more = arm === 'cavalry' ? { class: f.cavalryClass } : { sk: f.sk };
  return { arm, formation, dis, traits: names, c: f.c, ...more };
}

const MARKS = { attacker: 'W', defender: 'L' } as const;
const marks = (pairs: readonly { readonly wonBy: 'attacker' | 'defender' | null }[]) =>
  pairs.map(({ wonBy }) => (wonBy === null ? 'D' : MARKS[wonBy]));

const ground = (tally: readonly { readonly add: number }[]) =>
  tally[0] === undefined ? 'none' : tally[0].add === 1 ? 'soft' : 'hard';

describe('from the facts', () => {
  it('LB-ACT-08 LB-REACT-04 every activation and reaction roll brings the same', () => {
    const rolls = all('activationRolled');
    expect(rolls.length).toBeGreaterThan(200 * BATTLES);
    for (const { state, event } of rolls) {
      const top = state.frames.at(-1);
      const roll =
        top?.at === 'activationRoll' ? top : top?.at === 'rerollChoice' || top?.at === 'rerollRoll' ? top.roll : null;
      const purpose = roll?.purpose ?? (event.reaction ? 'reactUnit' : 'unit');
      const profile = state.field.units[event.unit];
      const by = { reactUnit: 'unit', reactGeneral: 'leader' }[purpose as string] ?? purpose;
      const outcome = outcomeOf('activation', {
        by,
        ...(profile?.traits.unpredictable ? {} : { q: event.quality }),
        traits: profile === undefined ? [] : UNIT_RULES.filter((rule) => profile.traits[rule]),
        dis: state.units[event.unit]?.dis ?? 0,
        inCommand: event.bonus.length > 0 || (event.average > 0 && event.quality === event.average),
        reaction: event.reaction,
        dice: {
          chosen: Math.max(1, event.faces.length + event.automatic),
          faces: event.faces,
          ...(event.average > 0 ? { average: event.average } : {}),
        },
      });
      const { successes, failures, actions } = event;
      expect(outcome).toMatchObject({ successes, failures, actions, quality: event.quality });
    }
  });

  it('LB-BOMB-06 LB-BOMB-10 LB-BOMB-11 every shot has the same dice and pairs', () => {
    const shots = all('bombarded').filter(({ event }) => event.target >= 0);
    expect(shots.length).toBeGreaterThan(2 * BATTLES);
    for (const { state, event } of shots) {
      const frame = state.frames.at(-1);
      if (frame?.at !== 'bombard') throw new Error('nobody fires');
      const facts = shotFacts(state, event.battery, event.target, -1, frame.added);
      const outcome = outcomeOf('bombardment', {
        level: state.field.level,
        battery: described(state, event.battery),
        target: described(state, event.target),
        range: facts.range,
        added: facts.added,
        cover: ground(facts.cover),
        skirmishersSpoil: facts.skirmishersSpoil,
        dice: { attacker: event.faces[0], defender: event.faces[1] },
      });
      expect(outcome.attack.total).toBe(total(event.attack));
      expect(outcome.defence.total).toBe(total(event.defence));
      expect(marks(outcome.pairs)).toEqual(event.pairs);
    }
  });

  it('LB-APP-14 LB-APP-15 LB-APP-20 LB-APP-21 every Approach has the same dice, disorder and actions', () => {
    const fights = all('approachRolled');
    expect(fights.length).toBeGreaterThan(10 * BATTLES);
    for (const { state, event } of fights) {
      const combat = combatOf(state);
      const place = (tally: Event & { type: 'approachRolled' }, key: 'attack' | 'defence') =>
        tally[key].filter(({ rule }) => rule.startsWith('LB-TERR'));
      const higher = place(event, 'attack').length > 0 ? 'attacker' : 'neither';
      const outcome = outcomeOf('approach', {
        level: state.field.level,
        attacker: described(state, combat.attacker),
        defender: combat.defenders.map((unit) => described(state, unit)),
        flank: combat.flank,
        bought: combat.bought,
        kept: combat.a,
        position: { higher, defender: ground(place(event, 'defence')) },
        dice: { attacker: event.faces[0], defender: event.faces[1] },
      });
      expect(outcome.attack.total).toBe(total(event.attack));
      expect(outcome.defence.total).toBe(total(event.defence));
      expect(marks(outcome.pairs)).toEqual(event.pairs);
      expect(outcome.actions).toMatchObject({ attacker: event.a, defender: event.d });
    }
  });

  it('LB-CON-05 LB-CON-10 LB-CON-13 LB-CON-14 every Contact has the same dice, winner and losses', () => {
    const fights = all('contactRolled').filter(({ state }) => {
      const combat = combatOf(state);
      return unitsOf(combat, 'a').length === 1;
    });
    expect(fights.length).toBeGreaterThan(3 * BATTLES);
    for (const { state, event } of fights) {
      const combat = combatOf(state);
      const facts = contactFacts(state, combat);
      const side = (from: typeof facts.attack) => ({
        bought: from.bought,
        leader: from.leaderDice,
        charismatic: from.charismatic,
      });
      const outcome = outcomeOf('contact', {
        level: state.field.level,
        attacker: described(state, combat.attacker),
        defender: combat.defenders.map((unit) => described(state, unit)),
        flank: combat.flank,
        position: { defender: ground(facts.position) },
        attack: side(facts.attack),
        defence: side(facts.defence),
        dice: { attacker: event.faces[0], defender: event.faces[1] },
      });
      expect(outcome.attack.total).toBe(total(event.attack));
      expect(outcome.defence.total).toBe(total(event.defence));
      expect(outcome).toMatchObject({
        winner: event.winner === 'a' ? 'attacker' : 'defender',
        settledBy: event.settled,
        rule: event.ladder,
        doubled: event.doubled,
      });
      expect(marks(outcome.pairs).slice(1)).toEqual([event.second, event.third]);
    }
  });

  it('LB-LEAD-14 LB-LEAD-16 LB-LEAD-17 every test of a General ends alike', () => {
    const TESTS: Readonly<Record<string, string>> = {
      'LB-LEAD-14': 'leaderDice',
      'LB-SPEC-33': 'charismatic',
      'LB-LEAD-16': 'unitEliminated',
      'LB-LEAD-17': 'contacted',
      'LB-CINC-12': 'contacted',
    };
    for (const { event } of all('generalTested')) {
      const cinc = event.rule === 'LB-CINC-12';
      const outcome = outcomeOf('survival', {
        test: TESTS[event.rule],
        who: cinc ? 'cinc' : 'leader',
        added: Math.min(3, event.faces.length),
        faces: event.faces,
      });
      expect(outcome).toMatchObject({ rule: event.rule, dice: event.faces.length, survives: event.survived });
    }
  });
});

// --- from the table ------------------------------------------------------------------------------------------------

/** The moment as somebody would tell it; null where it cannot be told, or somebody has begun to act. */
function momentOf(state: State): unknown {
  const top = state.frames.at(-1) as Frame;
  const { field } = state;
  switch (top.at) {
    case 'phase':
      return { at: 'phase' };
    case 'slot':
      return { at: 'slot', brigade: field.brigades[top.brigade]?.id ?? null };
    case 'general':
      return {
        at: 'general',
        brigade: field.brigades[top.general]?.id ?? null,
        actions: top.left,
        reaction: top.reaction,
      };
    case 'acting': {
      const [first] = top.doings;
      // With a chance to react the moment begins before the enemy is asked: that he has let it pass cannot be told.
      if (top.chance > 0 && top.asked) return null;
      if (first === undefined || top.doings.some(({ taken }) => taken > 0) || top.doubleFailure) return null;
      const units = top.doings.map(({ unit }) => (field.units[unit] as UnitProfile).id);
      return { at: 'acting', units, mode: top.mode, actions: first.left, chance: top.chance };
    }
    default:
      return null;
  }
}

/** A command with the names that the table has for it. */
function spoken(state: State, { seat, command }: Moment): unknown {
  return { ...withNames(state, command), by: seat };
}

describe('from the table', () => {
  it('LB-GEN-07 a position that is laid out again is the same position', () => {
    for (const { state } of battles.flat().filter((_, i) => i % 97 === 0)) {
      if (state.phase === 0) continue;
      const first = positionOf(state);
      const given = read(JSON.parse(JSON.stringify(first)), position);
      const again = given.ok ? stateFrom(given.value) : given;
      if (!again.ok) throw new Error(JSON.stringify(again.problems));
      expect(JSON.parse(JSON.stringify(positionOf(again.value)))).toEqual(JSON.parse(JSON.stringify(first)));
    }
  });

  it('LB-SEQ-01 LB-SEQ-02 LB-SEQ-07 LB-SEQ-08 orders given on it bring the same events', () => {
    let orders = 0;
    for (const battle of battles) {
      for (let i = 0; i < battle.length; i += EVERY) {
        const { state } = battle[i] as Moment;
        const moment = momentOf(state);
        if (moment === null) continue;
        const depth = state.frames.length;
        const rest = battle.slice(i, i + ORDERS);
        // As long as what was told goes on: what lies beneath it was not.
        const end = rest.findIndex((later, n) => n > 0 && later.state.frames.length < depth);
        const given = end < 0 ? rest : rest.slice(0, end);
        const outcome = outcomeOf('play', {
          position: positionOf(state),
          moment,
          orders: given.map((one) => spoken(one.state, one)),
        });
        expect(outcome.refused).toBeNull();
        given.forEach((one, n) => {
          const after = battle[i + n + 1]?.state ?? one.state;
          const last = n === given.length - 1;
          const wanted = JSON.parse(JSON.stringify(one.events.map((event) => withNames(after, event))));
          const events = outcome.orders[n].events;
          // Events after the end of the moment belong to the frame beneath it.
          if (last) expect(wanted.slice(0, Math.min(1, events.length))).toEqual(events.slice(0, 1));
          else expect(events).toEqual(wanted);
        });
        orders += given.length;
      }
    }
    expect(orders).toBeGreaterThan(400 * BATTLES);
  });

  it('LB-LOS-09 LB-VIC-03 LB-LEAD-19 its facts are those of the battle', () => {
    for (const { state } of battles.flat().filter((_, i) => i % 301 === 0)) {
      if (state.phase === 0) continue;
      const { sides } = outcomeOf('standing', { position: positionOf(state) });
      const { scores } = largeBattles.summary(state);
      expect(sides.map((side: { against: { total: number } }) => side.against.total)).toEqual(
        scores.map((s) => s.against),
      );
    }
  });
});
