/** The table of a game as a position. */
import { withoutDefaults } from '@drumhead/content/position';
import { toMm } from '@drumhead/table';
import { profileCalled } from '../armies/profiles.ts';
import { SCALE_NAMES, SCALE_OF } from '../setup/gameFile.ts';
import { idOf } from '../ground/geometry.ts';
import { isFirearm } from '../state/abilities.ts';
import type { Feature, Model, ModelProfile, Squad, State, Thing } from '../state/state.ts';

/** The position of a state, in the form that `stateFrom` reads, without the moment. */
export function positionOf(state: State): object {
  const { field } = state;
  const seat = (player: number) => field.players[player]?.id;
  return {
    variant: field.variant,
    scale: SCALE_NAMES.find((name) => SCALE_OF[name] === field.scale),
    scenario: field.scenario,
    players: field.players.map((_, player) => playerOf(state, player)),
    terrain: state.features.map(featureOf),
    ...withoutDefaults({ things: state.things.map((thing) => thingOf(state, thing)) }, {}),
    turn: state.gameTurn,
    active: seat(state.active),
    first: seat(state.first),
    waiting: state.waiting.map(seat),
    ...withoutDefaults(
      {
        attacker: seat(state.attacker),
        maxGameTurns: field.maxGameTurns,
        gruesomeMorale: field.gruesomeMorale,
        casual: field.casual,
        campaign: field.campaign,
      },
      { maxGameTurns: 40, gruesomeMorale: false, casual: false, campaign: false },
    ),
  };
}

function playerOf(state: State, player: number): object {
  const { field } = state;
  const { id, name, roster, points, team } = field.players[player] as State['field']['players'][number];
  const squad = state.squads[player] as Squad;
  const called = (model: number) => (model < 0 ? undefined : idOf(state, model));
  const alone = field.players.every((other, i) => i === player || other.team !== team);
  return {
    id,
    name,
    roster,
    points,
    ...withoutDefaults(
      {
        team: alone ? undefined : `team-${team}`,
        edge: squad.edge ?? undefined,
        commander: called(squad.commander),
        actingLeader: called(squad.actingLeader),
        actingLeads: squad.actingLeads,
        featureUsed: squad.featureUsed,
        halfPassed: squad.halfPassed,
        broken: squad.broken,
        withdrawn: squad.withdrawn,
      },
      { actingLeads: false, featureUsed: false, halfPassed: false, broken: false, withdrawn: false },
    ),
    hadLeader: squad.hadLeader,
    startedWith: squad.startedWith,
    turns: squad.turns,
    models: field.models.flatMap((profile, i) => (profile.player === player ? [modelOf(state, i, profile)] : [])),
  };
}

const PLAIN = {
  posture: 'standing',
  level: 0,
  activated: false,
  attacked: false,
  threw: false,
  bashed: false,
  sprinted: false,
  moves: 0,
};

function modelOf(state: State, index: number, profile: ModelProfile): object {
  const model = state.models[index] as Model;
  const named = { id: profile.id, ...abilitiesOf(profile) };
  if (model.posture === 'out') return { ...named, out: model.out };
  const { weapons } = profile;
  const listed = (flags: readonly boolean[]) => weapons.filter((_, i) => flags[i] === true);
  const { posture, level, activated, attacked, threw, bashed, sprinted, moves, tomahawk } = model;
  return {
    ...named,
    x: toMm(model.x),
    y: toMm(model.y),
    ...(level > 0 ? { level } : {}),
    ...withoutDefaults(
      {
        posture,
        mounted: profile.specials.includes('mounted') ? model.mounted : undefined,
        unloaded: weapons.filter((weapon, i) => isFirearm(weapon) && model.loaded[i] !== true),
        depleted: listed(model.depleted),
        fired: listed(model.fired),
        reloaded: listed(model.reloaded),
        activated,
        attacked,
        threw,
        bashed,
        sprinted,
        moves,
        feared: model.feared.map((enemy) => idOf(state, enemy)),
        tomahawk: tomahawk === null ? undefined : placeOf(tomahawk),
      },
      { ...PLAIN, mounted: true },
    ),
  };
}

/** Its profile; its abilities where they are not those of the profile. */
function abilitiesOf({ profile, name, ownName, q, c, weapons, specials }: ModelProfile): object {
  const own = ownName === undefined ? {} : { ownName };
  return profileCalled(profile) === null ? { name, ...own, q, c, weapons, specials } : { profile, ...own };
}

function placeOf({ x, y, level }: { readonly x: number; readonly y: number; readonly level: number }): object {
  return { x: toMm(x), y: toMm(y), level };
}

function thingOf(state: State, { kind, x, y, level, carrier, scored, owner }: Thing): object {
  const { models, players } = state.field;
  return {
    kind,
    ...placeOf({ x, y, level }),
    ...withoutDefaults({ carrier: models[carrier]?.id, scored: players[scored]?.id, owner: players[owner]?.id }, {}),
  };
}

function pointsOf(points: readonly number[]): readonly (readonly [number, number])[] {
  const pairs: [number, number][] = [];
  for (let i = 0; i < points.length; i += 2) {
    pairs.push([toMm(points[i] as number), toMm(points[i + 1] as number)]);
  }
  return pairs;
}

/** A piece of terrain as files describe it. */
export function featureOf(feature: Feature): object {
  const { id, kind } = feature;
  if (feature.kind === 'gone') return { id, kind };
  if (feature.kind === 'tree') return { id, kind, x: toMm(feature.x), y: toMm(feature.y) };
  if ('x1' in feature) return { id, kind, line: pointsOf([feature.x1, feature.y1, feature.x2, feature.y2]) };
  const outline = { id, kind, polygon: pointsOf(feature.points) };
  if (feature.kind !== 'building') return outline;
  const { stairs, ladder } = feature;
  return {
    ...outline,
    openings: feature.openings.map(({ kind: what, x1, y1, x2, y2, level, barred, bashed }) => ({
      kind: what,
      line: pointsOf([x1, y1, x2, y2]),
      ...withoutDefaults({ level, barred, bashed }, { level: 0, barred: false }),
    })),
    ...(stairs === null ? {} : { stairs: { x: toMm(stairs.x), y: toMm(stairs.y) } }),
    ...(ladder === null ? {} : { ladder: { x: toMm(ladder.x), y: toMm(ladder.y), opening: ladder.opening } }),
  };
}
