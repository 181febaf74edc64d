/** Events as message keys with facts, independent of language; `factsInWords` puts names and words in place of ids. */
import { type Described, type Facts, type ScriptNews, type Tally, total } from '@drumhead/engine';
import { toMm } from '@drumhead/table';
import type { Event } from '../state/events.ts';
import { idOf } from '../ground/geometry.ts';
import type { State } from '../state/state.ts';
import { type Clash, clashFacts } from './clash.ts';
import { scoreOf } from '../combat/scores.ts';
import { fallOf, sumsOf } from './sums.ts';
import { seams } from '../turn/seams.ts';

/** The message of an event, with the sums behind it. */
export function describe(state: State, event: Event): Described {
  const told = seams.describe(state, event);
  return told ?? ofTheBook(state, event as Exclude<Event, ScriptNews>);
}

function ofTheBook(state: State, event: Exclude<Event, ScriptNews>): Described {
  const sums = sumsOf(state, event, (index) => playerId(state, index));
  const line = lineOf(state, event);
  return sums.length > 0 ? { ...line, sums } : line;
}

/** The message of an event and the models it concerns. */
function lineOf(state: State, event: Exclude<Event, ScriptNews>): Described {
  const model = (index: number) => idOf(state, index);
  const models = (indices: readonly number[]) => indices.map(model).join(', ');
  const player = (index: number) => playerId(state, index);
  switch (event.type) {
    case 'rolesRolled': {
      const rolled = highestFirst(event.tallies.map(total));
      if (event.winner === null) return described('sk.event.rolesTied', { rolled });
      return described('sk.event.rolesRolled', { rolled, player: player(event.winner) });
    }
    case 'roleChosen':
      return described(event.attack ? 'sk.event.attacks' : 'sk.event.defends', { player: player(event.player) });
    case 'terrainRolled':
      return described(isCounted(event) ? 'sk.event.terrainRolledMany' : 'sk.event.terrainRolled', {
        quarter: `sk.quarter.${event.quarter}`,
        face: event.face,
        what: event.what,
        count: event.count,
      });
    case 'featureLaid':
      return described('sk.event.featureLaid', { kind: event.kind });
    case 'featureDropped':
      return described('sk.event.featureDropped', { kind: event.kind });
    case 'edgeChosen':
      return described('sk.event.edgeChosen', { player: player(event.player), edge: `sk.edge.${event.edge}` });
    case 'placed':
      return described(leveled(event.rule === 'SCN-ARR-2' ? 'sk.event.arrived' : 'sk.event.placed', event), {
        model: model(event.model),
        ...place(event),
      });
    case 'lifted':
      return described('sk.event.lifted', { model: model(event.model) });
    case 'deployed':
      return described('sk.event.deployed', { player: player(event.player) });
    case 'initiativeRolled': {
      const rolled = highestFirst(event.faces);
      if (event.first === null) return described('sk.event.initiativeTied', { rolled });
      return described('sk.event.initiative', { rolled, player: player(event.first) });
    }
    case 'cardDrawn':
      return described('sk.event.cardDrawn', { player: player(event.player) });
    case 'gameTurnBegan':
      return described('sk.event.gameTurnBegan', { turn: event.turn });
    case 'turnBegan':
      return described('sk.event.turnBegan', { player: player(event.player) });
    case 'turnEnded':
      return described(`sk.event.turnEnded.${event.why}`, { player: player(event.player) });
    case 'nominated':
      return described('sk.event.nominated', { model: model(event.model) });
    case 'activationRolled':
      return described(rolledKey('activation', event), {
        model: model(event.model),
        ...qualityFacts(event),
      });
    case 'unpredictableRolled':
      return described(`sk.event.unpredictableRolled.${UNPREDICTABLE[event.face] ?? 'nothing'}`, {
        model: model(event.model),
        face: event.face,
      });
    case 'stopped':
      return described('sk.event.stopped', { model: model(event.model), left: event.left });
    case 'moved':
      return described(leveled(`sk.event.moved.${MOVED[event.how] ?? event.how}`, event), {
        model: model(event.model),
        ...place(event),
      });
    case 'posture':
      return described(`sk.event.posture.${event.posture}`, { model: model(event.model) });
    case 'out':
      return described(`sk.event.out.${event.reason}`, { model: model(event.model) });
    case 'reloaded':
      return described('sk.event.reloaded', { model: model(event.model), weapon: weaponOf(state, event) });
    case 'depleted':
      return described('sk.event.depleted', { model: model(event.model), weapon: weaponOf(state, event) });
    case 'resupplied':
      return described('sk.event.resupplied', {
        model: model(event.model),
        other: model(event.from),
        weapon: weaponOf(state, event),
      });
    case 'bashed':
      return described(event.done ? 'sk.event.bashed' : 'sk.event.bashFailed', {
        model: model(event.model),
        face: event.face,
        score: event.face + total(event.tally),
        needed: event.needed,
      });
    case 'unbarred':
      return described('sk.event.unbarred', { model: model(event.model) });
    case 'fell': {
      const [own = 0, height = 0] = event.faces;
      const fall = fallOf(state, event);
      return described(event.wounded ? 'sk.event.fellWounded' : 'sk.event.fell', {
        model: model(event.model),
        faces: event.faces.join(', '),
        score: scoreOf(own, fall.model),
        needed: height + total(fall.height),
      });
    }
    case 'thing':
      return described(`sk.event.thing.${event.done}`, {
        model: model(event.model),
        thing: `sk.thing.${state.things[event.thing]?.kind ?? 'supply'}`,
      });
    case 'tomahawkFound':
      return described('sk.event.tomahawkFound', { model: model(event.model) });
    case 'dismounted':
      return described('sk.event.dismounted', { model: model(event.model) });
    case 'ordered':
      return described(event.target < 0 ? 'sk.event.ordered' : 'sk.event.orderedAt', {
        leader: model(event.leader),
        order: `sk.order.${event.kind}`,
        members: models(event.members),
        ...(event.target < 0 ? {} : { target: model(event.target) }),
      });
    case 'orderRolled':
      return described(rolledKey('order', event), {
        leader: model(event.leader),
        ...qualityFacts(event),
      });
    case 'feature':
      return described(event.used ? 'sk.event.featureUsed' : 'sk.event.featureKept', {
        player: player(event.player),
        feature: `sk.nation.${event.rule}`,
      });
    case 'heldFire':
      return described('sk.event.heldFire', { leader: model(event.leader) });
    case 'melee':
      return described(meleeKey(event), {
        attacker: model(event.attacker),
        defender: model(event.defender),
        ...clashFacts(event, event.defender),
      });
    case 'shot':
      return described(shotKey(event), {
        shooters: models(event.shooters),
        target: model(event.target),
        ...clashFacts(event, event.target),
        ...weaponsOf(state, event),
      });
    case 'fearRolled':
      return described(event.flees ? 'sk.event.fear.flees' : 'sk.event.fear.stands', {
        model: model(event.model),
        other: model(event.of),
        ...rollFacts(qualityOf(state, event.model), event.bonus, [event.face]),
      });
    case 'moraleRolled':
      return described(`sk.event.moraleTest.${Math.min(event.failures, 3)}`, {
        model: model(event.model),
        ...rollFacts(qualityOf(state, event.model), event.bonus, event.faces),
      });
    case 'succeeded':
      return described('sk.event.succeeded', { model: model(event.model), player: player(event.player) });
    case 'broken':
      return described(event.rule === 'SK-END-3' ? 'sk.event.broken.leaderless' : 'sk.event.broken', {
        player: player(event.player),
      });
    case 'withdrawn':
      return described('sk.event.withdrawn', { player: player(event.player) });
    case 'resigned':
      return described(event.rule === 'SK-SCN-7' ? 'sk.event.conceded' : 'sk.event.resigned', {
        player: player(event.player),
      });
    case 'drawOffered':
    case 'drawAccepted':
    case 'drawDeclined':
      return described(`sk.event.${event.type}`, { player: player(event.player) });
    case 'ended':
      if (event.winner === null) return described('sk.event.drawn', {});
      return described('sk.event.won', { player: player(event.winner) });
  }
}

function described(key: string, facts: Facts): Described {
  return { key, facts };
}

const playerId = ({ field }: State, index: number): string => field.players[index]?.id ?? String(index);

/** SK-SPR-22. Faces with an effect. */
const UNPREDICTABLE: Readonly<Record<number, string>> = { 1: 'enemy', 6: 'lucky' };

/** Kinds of moves with the same message. */
const MOVED: Readonly<Record<string, string>> = { take: 'move', scout: 'move', deploy: 'move' };

interface QualityRoll {
  readonly quality: number;
  readonly bonus: Tally;
  readonly faces: readonly number[];
  readonly successes: number;
}

const qualityOf = ({ field }: State, model: number): number => field.models[model]?.q ?? 0;

/** What a roll for actions brought: some or none, and perhaps a turnover. */
function rolledKey(
  what: 'activation' | 'order',
  { rule, successes, turnover }: QualityRoll & { readonly rule: string; readonly turnover: boolean },
): string {
  const none = rule === 'SK-SPR-21' ? '.unstable' : successes === 0 ? '.none' : '';
  return turnover ? `sk.event.${what}Turnover${none}` : `sk.event.${what}Rolled${none}`;
}

/** SK-TER-9. How many pieces or windows were rolled; a wooded area is always one. */
const isCounted = ({ what, count }: { readonly what: string; readonly count: number }): boolean =>
  count > 0 && what !== 'sk.rolled.wood';

/** Rolls of the players; the winner’s stands first, beside the name. */
const highestFirst = (rolls: readonly number[]): string => [...rolls].sort((a, b) => b - a).join(', ');

/** SK-GEN-7. The faces as they lie, and the face they need: 1 always fails, 6 always succeeds. */
function rollFacts(quality: number, bonus: Tally, faces: readonly number[]): Facts {
  return { quality: Math.min(6, Math.max(2, quality - total(bonus))), faces: faces.join(', ') };
}

function qualityFacts({ quality, bonus, faces, successes }: QualityRoll): Facts {
  return { ...rollFacts(quality, bonus, faces), successes };
}

/** Whether a reason stands in a sum of the clash: what was chosen for it, such as a powerful blow. */
const hasReason = ({ attack, defence }: Clash, reason: string): boolean =>
  [...attack, ...defence].some(({ what }) => what === reason);

function meleeKey(event: Clash): string {
  if (event.rule === 'SK-HTH-25') return 'sk.event.melee.parting';
  return hasReason(event, 'sk.tally.powerful') ? 'sk.event.melee.powerful' : 'sk.event.melee';
}

function shotKey(event: Clash & { readonly type: 'shot' }): string {
  const one = hasReason(event, 'sk.tally.aimed') ? 'sk.event.shot.aimed' : 'sk.event.shot';
  return (event.shooters.length > 1 ? 'sk.event.volley' : one) + (event.weapons ? '.with' : '');
}

/** What was fired, each weapon once. */
function weaponsOf(state: State, { shooters, weapons }: Event & { readonly type: 'shot' }): Facts {
  if (!weapons) return {};
  const fired = weapons.map((weapon, i) => weaponOf(state, { model: shooters[i] ?? -1, weapon }));
  return { weapons: [...new Set(fired)].join(', ') };
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly level: number;
}

/** Where a model stands now, in whole millimetres from the left and the far edge of the table. */
const place = ({ x, y, level }: Place): Facts => ({ x: Math.round(toMm(x)), y: Math.round(toMm(y)), level });

/** A message that names the level, if the model is not on the ground. */
const leveled = (key: string, { level }: Place): string => (level > 0 ? `${key}.level` : key);

function weaponOf(state: State, { model, weapon }: { readonly model: number; readonly weapon: number }): string {
  return `sk.weapon.${state.field.models[model]?.weapons[weapon] ?? 'knife'}`;
}
