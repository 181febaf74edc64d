import { type Command, simplicity, type State } from '@drumhead/simplicity';
import { orderPreview, rateOf, suggestedPlace } from '@drumhead/simplicity/screen';
import type { Point } from '../../apps/web/src/table/camera.ts';
import { handlesOf } from '../../apps/web/src/table/tool/handlesOf.ts';
import { STAND_OFF } from '../../apps/web/src/table/troops/handles.ts';
import { mm, toSteps } from '../../apps/web/src/table/units.ts';
import { moreOrders } from '../../apps/web/src/rulesets/simplicity/interaction/moreOrders.ts';
import { placeOf, unitPlace } from '../../apps/web/src/rulesets/simplicity/interaction/places.ts';
import { ridingOn } from '../../apps/web/src/rulesets/simplicity/interaction/rides.ts';
import {
  isLegal,
  isOrdering,
  offersFor,
  type PieceRef,
  type Scene,
  sceneOf,
  subjectOf,
} from '../../apps/web/src/rulesets/simplicity/interaction/scene.ts';
import {
  type Input,
  type Interaction,
  NO_INTERACTION,
  step,
  TOOL,
} from '../../apps/web/src/rulesets/simplicity/interaction/tool.ts';
import { variantsOf } from '../../apps/web/src/rulesets/simplicity/interaction/variants.ts';
import { playing } from '../../packages/simplicity/test/playing.ts';
import { browserTests } from './browserTests.ts';
import { between, provesReach, type Random, type ReachTable, sameAs, typed as typedFigures } from './reach.ts';

type Of<T extends Command['type']> = Extract<Command, { readonly type: T }>;

// ---- what a player does

function played(inputs: readonly Input[], scene: Scene, from: Interaction = NO_INTERACTION) {
  let interaction = from;
  let sent: Command | null = null;
  for (const input of inputs) {
    const next = step(interaction, input, scene);
    interaction = next.interaction;
    sent = next.send ?? next.sendAll?.[0] ?? sent;
  }
  return { interaction, sent };
}

/** A button of the panel. */
function button(command: Command, scene: Scene): Command | null {
  const piece = subjectOf(command);
  const listed = isOrdering(scene)
    ? piece
      ? [...offersFor(scene, piece), ...(piece.what === 'unit' ? moreOrders(scene, piece.index) : [])]
      : []
    : scene.offers;
  return listed.find((one) => sameAs(one, command)) ?? null;
}

/** The piece taken by its handle and laid down there, as a proposal. */
function dragged(piece: PieceRef, to: Point, scene: Scene): Interaction {
  const place = placeOf(scene.state, piece);
  if (!place) return tapped(piece, to, scene);
  const { interaction } = played([{ type: 'select', piece }], scene);
  // Another piece may lie over its middle: the handle is always its own.
  const handle = handlesOf(TOOL, interaction, scene, REACH * STAND_OFF).find((one) => one.handle === 'body')?.at;
  if (!handle) return interaction;
  const by = { x: to.x - place.x, y: to.y - place.y };
  const end = { x: handle.x + by.x, y: handle.y + by.y };
  return played(
    [
      { type: 'press', at: handle, reach: REACH },
      { type: 'drag', at: end },
      { type: 'drop', at: end },
    ],
    scene,
    interaction,
  ).interaction;
}

const REACH = 5;

/** A piece that waits: a tap where it is to stand, or on free ground near it. */
function tapped(piece: PieceRef, to: Point, scene: Scene): Interaction {
  const { interaction } = played([{ type: 'select', piece }], scene);
  for (let far = 0; far < 400; far += 8)
    for (const [dx, dy] of [
      [far, 0],
      [0, far],
      [-far, 0],
      [0, -far],
    ] as const) {
      const next = played([{ type: 'tap', at: { x: to.x + dx, y: to.y + dy }, reach: 1 }], scene, interaction);
      if (next.interaction.tool.at === 'aimed') return next.interaction;
    }
  return interaction;
}

const shownIn = ({ tool }: Interaction) => (tool.at === 'aimed' ? tool.aim : null);

/** What the panel shows as the order. */
function legal(interaction: Interaction): Command | null {
  const aim = shownIn(interaction);
  return aim && (aim.command ?? aim.asked);
}

const propose = (command: Command, scene: Scene, from: Interaction = NO_INTERACTION): Interaction =>
  played([{ type: 'propose', command }], scene, from).interaction;

/** The figures of a proposal typed; then another form of it chosen. */
function typed(from: Interaction, command: Command, scene: Scene): Command | null {
  const shown = shownIn(from);
  const order = shown && typedFigures<Command>(shown, command, (one) => shownIn(propose(one, scene)));
  if (!order) return null;
  const variant = sameAs(order, command) ? null : variantsOf(scene, order).find((one) => sameAs(one, command));
  return played([{ type: 'confirm' }], scene, propose(variant ?? order, scene)).sent;
}

/** Drags a piece to places until a proposal of the kind comes up; then its figures are typed. */
function dragThenType(
  piece: PieceRef,
  places: readonly Point[],
  command: Command,
  scene: Scene,
  kind: (one: Command) => boolean,
) {
  for (const to of places) {
    const proposal = dragged(piece, to, scene);
    const shown = legal(proposal);
    if (shown && kind(shown)) return typed(proposal, command, scene);
  }
  return null;
}

const unitRef = (index: number): PieceRef => ({ what: 'unit', index });

/** Where an order would leave its unit, then places around it. */
function placesFor(unit: number, scene: Scene, first: readonly Point[] = []): readonly Point[] {
  const place = placeOf(scene.state, unitRef(unit));
  if (!place) return first;
  const around = [40, 25, 15, 60].flatMap((far) =>
    Array.from({ length: 16 }, (_, i) => ({
      x: place.x + Math.sin((i * Math.PI) / 8) * far,
      y: place.y - Math.cos((i * Math.PI) / 8) * far,
    })),
  );
  return [...first, ...around];
}

const byType =
  (type: Command['type']) =>
  (one: Command): boolean =>
    one.type === type;

function moved(command: Of<'move' | 'moveFire'>, scene: Scene): Command | null {
  const { unit } = command;
  return dragThenType(unitRef(unit), placesFor(unit, scene), command, scene, byType('move'));
}

function charged(command: Of<'charge'>, scene: Scene): Command | null {
  const enemy = unitPlace(scene.state, command.target);
  const listed = moreOrders(scene, command.unit).find((one) => one.type === 'charge' && one.target === command.target);
  const offered = scene.offers.find(
    (one) =>
      one.type === 'charge' && one.unit === command.unit && one.target === command.target && one.from === command.from,
  );
  const first = offered ?? listed;
  if (first) return typed(propose(first, scene), command, scene);
  return enemy && dragThenType(unitRef(command.unit), [enemy], command, scene, byType('charge'));
}

function fromButton(
  command: Command & { readonly unit: number },
  scene: Scene,
  same: (one: Command) => boolean,
): Command | null {
  const listed = [...offersFor(scene, unitRef(command.unit)), ...moreOrders(scene, command.unit)].find(same);
  return listed ? typed(propose(listed, scene), command, scene) : null;
}

function ridden(command: Of<'moveCommand'>, scene: Scene): Command | null {
  const piece: PieceRef = { what: 'command', index: command.command };
  const [x = 0, y = 0, ...rest] = command.path;
  let now = dragged(piece, { x: mm(x), y: mm(y) }, scene);
  for (let i = 0; i < rest.length; i += 2) {
    const shown = legal(now);
    const onwards = shown?.type === 'moveCommand' ? ridingOn(scene, shown) : null;
    if (!onwards) return null;
    now = propose(onwards, scene, now);
    const ghost = now.tool.at === 'aimed' ? now.tool.aim.ghost : null;
    const to = { x: mm(rest[i] ?? 0), y: mm(rest[i + 1] ?? 0) };
    if (!ghost) return null;
    now = played(
      [
        { type: 'press', at: ghost, reach: 5 },
        { type: 'drag', at: to },
        { type: 'drop', at: to },
      ],
      scene,
      now,
    ).interaction;
  }
  return typed(now, command, scene);
}

const placed = (piece: PieceRef, at: Point, command: Command, scene: Scene): Command | null =>
  typed(dragged(piece, at, scene), command, scene);

const TABLE: ReachTable<Command, Scene> = {
  edge: [{ region: 'either edge', given: 'button', proof: button }],
  place: [
    {
      region: 'a section',
      given: 'drag onto it, facing typed',
      has: ({ section }) => section >= 0,
      proof: (command, scene) => placed(unitRef(command.unit), { x: mm(command.x), y: mm(command.y) }, command, scene),
    },
    {
      region: 'any place and facing in the open',
      given: 'drag or tap, turning handle, or figures',
      has: ({ section }) => section < 0,
      proof: (command, scene) => placed(unitRef(command.unit), { x: mm(command.x), y: mm(command.y) }, command, scene),
    },
  ],
  placeCommand: [
    {
      region: 'any place',
      given: 'drag, tap, or figures',
      proof: (command, scene) =>
        placed({ what: 'command', index: command.command }, { x: mm(command.x), y: mm(command.y) }, command, scene),
    },
  ],
  goFirst: [{ region: 'first or second', given: 'button', proof: button }],
  arrive: [
    {
      region: 'any place of the edge',
      given: 'tap on the table, or figures',
      proof: (command, scene) =>
        placed(
          command.unit >= 0 ? unitRef(command.unit) : { what: 'command', index: command.command },
          { x: mm(command.x), y: 1 },
          command,
          scene,
        ),
    },
  ],
  move: [
    {
      region: 'turn on the spot',
      given: 'turning handle, or figures',
      has: ({ distance }) => distance === 0,
      proof: moved,
    },
    {
      region: 'any turn before, way and turn afterwards',
      given: 'drag, turning handle on the ghost, or figures',
      has: ({ distance }) => distance > 0,
      proof: moved,
    },
  ],
  road: [
    {
      region: 'any length, either way, either facing',
      given: 'drag along the road, or the button of the longest march; length typed; button to face the other way',
      proof: (command, scene) =>
        fromButton(
          command,
          scene,
          (one) => one.type === 'road' && one.road === command.road && one.distance * command.distance > 0,
        ),
    },
  ],
  enter: [
    {
      region: 'any turn and facing',
      given: 'drag onto the section, or button; figures',
      proof: (command, scene) => {
        const house = scene.state.terrain.find((one) => one.kind === 'section' && one.section === command.section);
        if (house?.kind !== 'section') return null;
        const same = (one: Command) => one.type === 'enter' && one.section === command.section;
        return (
          fromButton(command, scene, same) ??
          dragThenType(unitRef(command.unit), [{ x: mm(house.x), y: mm(house.y) }], command, scene, same)
        );
      },
    },
  ],
  leave: [
    {
      region: 'any side and way',
      given: 'drag out of the section by that side; length typed',
      proof: (command, scene) =>
        dragThenType(
          unitRef(command.unit),
          placesFor(command.unit, scene),
          command,
          scene,
          (one) => one.type === 'leave' && one.side === command.side,
        ),
    },
  ],
  retire: [
    {
      region: 'any length',
      given: 'drag straight back, or button; length typed',
      proof: (command, scene) =>
        fromButton(command, scene, byType('retire')) ??
        dragThenType(unitRef(command.unit), placesFor(command.unit, scene), command, scene, byType('retire')),
    },
  ],
  fire: [{ region: 'any target', given: 'button, or tap on the target', proof: button }],
  moveFire: [
    {
      region: 'move, then fire',
      given: 'the move, then the button “and fire at”',
      has: ({ fireFirst }) => !fireFirst,
      proof: moved,
    },
    {
      region: 'fire, then move (SIP-MOV-6)',
      given: 'the move, then the button “fire first”',
      has: ({ fireFirst }) => fireFirst,
      proof: moved,
    },
  ],
  charge: [
    {
      region: 'in the open, any legal angle',
      given: 'drag onto the target, tap on it, or button; turn typed',
      has: ({ from, command }) => from < 0 && command < 0,
      proof: charged,
    },
    {
      region: 'with a Command base',
      given: 'the charge, then the button to take it along',
      has: ({ command }) => command >= 0,
      proof: charged,
    },
    { region: 'out of a section', given: 'button', has: ({ from }) => from >= 0, proof: charged },
  ],
  rally: [{ region: 'alone or by a Command base', given: 'button', proof: button }],
  reroll: [{ region: 'by any Command base', given: 'button', proof: button }],
  moveCommand: [
    {
      region: 'straight',
      given: 'drag, or figures',
      has: ({ path }) => path.length === 2,
      proof: ridden,
    },
    {
      region: 'round corners',
      given: 'drag to the corner, the button to go on, drag on',
      has: ({ path }) => path.length > 2,
      proof: ridden,
    },
  ],
  endTurn: [
    {
      region: 'at any time',
      given: 'button of its own',
      proof: 'SIP-RAL-1, SIP-FIR-1, SIP-CHG-6, SIP-BRK-1, SIP-VIC-1: a rally, volleys, a charge, a rout and a victory',
    },
  ],
  advance: [
    {
      region: 'stay',
      given: 'button',
      has: ({ distance, occupy }) => distance === 0 && !occupy,
      proof: button,
    },
    {
      region: 'any length',
      given: 'drag, or figures',
      has: ({ distance }) => distance > 0,
      proof: (command, scene) => {
        const unit = scene.frame?.at === 'afterMelee' ? scene.frame.charger : -1;
        return dragThenType(unitRef(unit), placesFor(unit, scene), command, scene, byType('advance'));
      },
    },
    {
      region: 'into the section, any facing',
      given: 'button; facing typed',
      has: ({ occupy }) => occupy,
      proof: (command, scene) => {
        const listed = scene.offers.find((one) => one.type === 'advance' && one.occupy);
        return listed ? typed(propose(listed, scene), command, scene) : null;
      },
    },
  ],
  face: [
    {
      region: 'any facing',
      given: 'turning handle, or figures',
      proof: (command, scene) => {
        const listed = scene.offers.find((one) => one.type === 'face');
        return listed ? typed(propose(listed, scene), command, scene) : null;
      },
    },
  ],
  offerDraw: [{ region: 'once a turn', given: 'menu of the battle', proof: 'offers a draw from the menu' }],
  acceptDraw: [{ region: 'an offer', given: 'button', proof: button }],
  declineDraw: [{ region: 'an offer', given: 'button', proof: button }],
  resign: [{ region: 'at any time', given: 'menu of the battle', proof: 'resigns from the menu' }],
};

// ---- legal commands at random

/** Commands that may be legal, with figures that no list would hold. */
function candidates(scene: Scene, random: Random): readonly Command[] {
  const { state, side } = scene;
  if (side === -1) return [];
  const own = state.field.units.flatMap((profile, unit) => (profile.side === side ? [unit] : []));
  const enemies = state.field.units.flatMap((profile, unit) => (profile.side === side ? [] : [unit]));
  const unit = own[random(own.length)] ?? 0;
  const target = enemies[random(enemies.length)] ?? 0;
  const rate = rateOf(state.field.units[unit] as Parameters<typeof rateOf>[0]);
  const turn = random(3) === 0 ? between(random, -2880, 2880) : between(random, -720, 720);
  const turnAfter = random(2) === 0 ? 0 : between(random, -720, 720);
  const distance = between(random, 1, random(2) === 0 ? rate : toSteps(50));
  const facing = random(5760);
  const command = random(Math.max(1, state.commands.length));
  const base = state.commands[command] ?? { x: 0, y: 0 };
  const near = () => toSteps(between(random, -150, 150));
  const somewhere = [random(state.field.width), random(state.field.depth)] as const;
  const drawn: readonly Command[] = [
    { type: 'move', unit, turn, distance, turnAfter },
    { type: 'move', unit, turn, distance: 0, turnAfter: 0 },
    { type: 'retire', unit, distance },
    { type: 'leave', unit, side: random(4), distance },
    { type: 'charge', unit, target, turn: between(random, -720, 720), from: -1, command: -1 },
    {
      type: 'moveFire',
      unit,
      fireFirst: random(2) === 0,
      turn,
      distance: random(2) * distance,
      turnAfter: random(2) * turnAfter,
      target,
    },
    { type: 'enter', unit, turn, section: random(6), facing },
    { type: 'moveCommand', command, path: [base.x + near(), base.y + near()] },
    { type: 'moveCommand', command, path: [base.x + near(), base.y + near(), base.x + near(), base.y + near()] },
    { type: 'advance', distance, facing: state.units[unit]?.facing ?? 0, occupy: false },
    { type: 'advance', distance: 0, facing, occupy: true },
    { type: 'face', facing },
    { type: 'reroll', unit, command },
    ...state.terrain.flatMap((piece): readonly Command[] =>
      piece.kind === 'section' ? [{ type: 'place', unit, x: piece.x, y: piece.y, facing, section: piece.section }] : [],
    ),
    ...[0, 1, 2, 3].map((from): Command => ({ type: 'charge', unit, target, turn: 0, from, command: -1 })),
    { type: 'place', unit, x: somewhere[0], y: somewhere[1], facing, section: -1 },
    { type: 'placeCommand', command, x: somewhere[0], y: somewhere[1] },
    { type: 'arrive', unit, command: -1, x: random(state.field.width) },
    { type: 'arrive', unit: -1, command, x: random(state.field.width) },
  ];
  return [...drawn, ...marches(scene, unit, distance, random)];
}

function marches({ state }: Scene, unit: number, distance: number, random: Random): readonly Command[] {
  return state.terrain.flatMap((piece, road) => {
    if (piece.kind !== 'road') return [];
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = piece.points;
    const along = Math.round((Math.atan2(x1 - x0, y0 - y1) / Math.PI) * 2880);
    const facing = (((along + random(2) * 2880) % 5760) + 5760) % 5760;
    return [{ type: 'road', unit, road, distance: distance * (1 - 2 * random(2)), facing }];
  });
}

/** An order to move and fire at a target that cannot be shot at is a move, and given as one. */
const isDistinct = (command: Command, { state }: Scene): boolean =>
  command.type !== 'moveFire' || orderPreview(state, command).shot !== null;

// ---- positions that no golden battle has

/** A garrison is charged and driven out: the winner may take its section, and face any way there (SIP-MEL-14). */
function sectionTaken(): State {
  const game = playing({
    units: [{ at: [30, 30] }, { side: 1, at: [30, 50], section: 0 }, { side: 1, at: [80, 80] }],
    terrain: [{ id: 'village', kind: 'section', box: [25, 45, 35, 55] }],
  });
  const { state } = game;
  return {
    ...state,
    units: state.units.map((unit, i) => (i === 1 ? { ...unit, status: 'routing', section: -1, y: unit.y / 4 } : unit)),
    frames: [
      ...state.frames,
      {
        at: 'afterMelee',
        charger: 0,
        defender: 1,
        chargerWins: true,
        section: 0,
        facing: 0,
        flank: false,
      },
    ],
  };
}

/** A garrison with an enemy before its houses. */
const garrisoned = (): State =>
  playing({
    units: [
      { at: [30, 50], section: 0 },
      { side: 1, at: [30, 62], facing: 180 },
      { side: 1, at: [80, 80] },
    ],
    terrain: [{ id: 'village', kind: 'section', box: [25, 45, 35, 55] }],
  }).state;

/** Deployment with a village in the zone (SIP-DEP-5). */
function villageInZone(): State {
  const line = { kind: 'line', class: 'regular', count: 2, uniform: 'french-line' };
  const made = simplicity.create({
    format: 'drumhead-simplicity-scenario',
    version: 1,
    id: 'village',
    name: 'Village',
    table: { width: 60, depth: 60 },
    placesFirst: 'france',
    firstTurn: 'france',
    terrain: [{ id: 'village', kind: 'section', box: [42, 8, 52, 16] }],
    sides: [
      { id: 'france', name: 'sip.side.france', edge: 'south', depth: 26, brigades: [{ units: [line] }] },
      { id: 'austria', name: 'sip.side.austria', edge: 'north', depth: 26, brigades: [{ units: [line] }] },
    ],
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  let state = made.value;
  // Command bases come first.
  for (;;) {
    const seat = simplicity.pending(state)[0]?.seat ?? '';
    const placed = suggestedPlace(state, seat === 'france' ? 0 : 1);
    if (placed?.type !== 'placeCommand') return state;
    const answer = simplicity.decide(state, seat, placed);
    if (!answer.ok) throw new Error(answer.refusal.reason);
    state = answer.state;
  }
}

provesReach<Command, Scene>('SIP-GEN-7 SIP-MOV-6 SIP-CHG-4 SIP-TER-11 SIP-MOV-11', {
  ruleset: simplicity,
  table: TABLE,
  sceneOf: (state, seat) => sceneOf(state as State, seat),
  offersOf: ({ offers }) => offers,
  isLegal: (scene, command) => isLegal(scene, command) && isDistinct(command, scene),
  candidates,
  oneIn: 240,
  positions: [sectionTaken(), villageInZone(), garrisoned()],
  browserTests: browserTests(),
});
