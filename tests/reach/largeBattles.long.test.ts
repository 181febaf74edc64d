import { type Command, largeBattles, type Move, type State } from '@drumhead/large-battles';
import { kindsOf } from '@drumhead/large-battles/screen';
import type { Point } from '../../apps/web/src/table/camera.ts';
import { handlesOf } from '../../apps/web/src/table/tool/handlesOf.ts';
import { STAND_OFF } from '../../apps/web/src/table/troops/handles.ts';
import { mm } from '../../apps/web/src/table/units.ts';
import { groupCandidates } from '../../apps/web/src/rulesets/large-battles/interaction/group.ts';
import { kindAndHand, otherMoves } from '../../apps/web/src/rulesets/large-battles/interaction/otherMoves.ts';
import { placeOf } from '../../apps/web/src/rulesets/large-battles/interaction/places.ts';
import {
  actingUnits,
  isDeployment,
  judge,
  type PieceRef,
  type Scene,
  sceneOf,
} from '../../apps/web/src/rulesets/large-battles/interaction/scene.ts';
import {
  type Input,
  type Interaction,
  NO_INTERACTION,
  step,
  TOOL,
} from '../../apps/web/src/rulesets/large-battles/interaction/tool.ts';
import { decisionOf } from '../../apps/web/src/rulesets/large-battles/panels/decisionChoices.ts';
import { acting, plainly, rollFilled } from '../../packages/large-battles/test/fighting.ts';
import type { TerrainSpec, UnitSpec } from '../../packages/large-battles/test/positions.ts';
import type { Playing } from '../../packages/large-battles/test/scriptedPlay.ts';
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

const pieceOf = (command: Command): PieceRef | null =>
  'unit' in command
    ? { what: 'unit', index: command.unit }
    : 'general' in command
      ? { what: 'general', index: command.general }
      : null;

/** All buttons of the panel, with this piece selected. */
function buttons(scene: Scene, piece: PieceRef | null): readonly Command[] {
  const decision = decisionOf(scene, piece);
  return decision ? [...decision.choices, ...decision.moves].map(({ command }) => command) : [];
}

/** A button of the panel, with the piece of the command selected. */
const button = (command: Command, scene: Scene): Command | null =>
  buttons(scene, pieceOf(command)).find((one) => sameAs(one, command)) ?? null;

const shownIn = ({ tool }: Interaction) => (tool.at === 'aimed' ? tool.aim : null);

const propose = (command: Command, scene: Scene, from: Interaction = NO_INTERACTION): Interaction =>
  played([{ type: 'propose', command }], scene, from).interaction;

/** The figures of a proposal typed, and the proposal confirmed. */
function typed(from: Interaction, command: Command, scene: Scene): Command | null {
  const shown = shownIn(from);
  const order = shown && typedFigures<Command>(shown, command, (one) => shownIn(propose(one, scene)));
  return order && played([{ type: 'confirm' }], scene, propose(order, scene)).sent;
}

const REACH = 5;

/** The piece taken by its handle and laid down there: a proposal, or at deployment an order. */
function dragged(piece: PieceRef, to: Point, scene: Scene) {
  const place = placeOf(scene.state, piece);
  const { interaction } = played([{ type: 'select', piece }], scene);
  const handle = handlesOf(TOOL, interaction, scene, REACH * STAND_OFF).find((one) => one.handle === 'body')?.at;
  if (!place || !handle) return played([{ type: 'tap', at: to, reach: 1 }], scene, interaction);
  const end = { x: handle.x + to.x - place.x, y: handle.y + to.y - place.y };
  return played(
    [
      { type: 'press', at: handle, reach: REACH },
      { type: 'drag', at: end },
      { type: 'drop', at: end },
    ],
    scene,
    interaction,
  );
}

/** From a button of the same kind: its figures typed. */
function fromButton(command: Command, scene: Scene, same: (one: Command) => boolean): Command | null {
  const listed = buttons(scene, pieceOf(command)).find(same);
  return listed ? typed(propose(listed, scene), command, scene) : null;
}

/** Any move: from a button or a drag, made one of the wanted kind, its figures typed. */
function moved(command: Of<'move' | 'correct'>, scene: Scene): Command | null {
  const { unit, type } = command;
  const piece: PieceRef = { what: 'unit', index: unit };
  const own = placeOf(scene.state, piece);
  const wanted = kindAndHand(command.move);
  const isKind = (one: Command): boolean => one.type === type && one.unit === unit && kindAndHand(one.move) === wanted;
  const around = own
    ? Array.from({ length: 16 }, (_, i) => ({
        x: own.x + Math.sin((i * Math.PI) / 8) * 40,
        y: own.y - Math.cos((i * Math.PI) / 8) * 40,
      }))
    : [];
  const proposals = [
    ...buttons(scene, piece).filter((one) => one.type === type && one.unit === unit),
    ...around.flatMap((to) => {
      const aim = shownIn(dragged(piece, to, scene).interaction);
      return aim ? [aim.command ?? aim.asked] : [];
    }),
  ];
  const first = proposals.find(isKind) ?? proposals.flatMap((one) => otherMoves(scene, one)).find(isKind) ?? null;
  return first && typed(propose(first, scene), command, scene);
}

/** Deployment: the piece taken to its place, the rest typed; the formation is a button. */
function placed(command: Of<'place' | 'placeGeneral'>, scene: Scene): Command | null {
  const piece = pieceOf(command) as PieceRef;
  const now = piece.what === 'unit' ? scene.state.units[piece.index] : scene.state.generals[piece.index];
  if (!now) return null;
  // A piece that waits is placed with a tap first; then it is like the others.
  const here =
    command.type === 'place'
      ? { ...command, x: now.x, y: now.y, facing: now.facing }
      : { ...command, x: now.x, y: now.y, facing: now.facing };
  return typed(propose(here, scene), command, scene);
}

function ridden(command: Of<'ride' | 'reposition'>, scene: Scene): Command | null {
  const { interaction } = dragged(
    { what: 'general', index: command.general },
    { x: mm(command.x), y: mm(command.y) },
    scene,
  );
  if (shownIn(interaction)?.asked.type === command.type) return typed(interaction, command, scene);
  return fromButton(command, scene, ({ type }) => type === command.type);
}

/** The group chosen by ticks, then its dice. */
function grouped(command: Of<'group'>, scene: Scene): Command | null {
  const candidates = groupCandidates(scene);
  const ticks = candidates.filter((unit) => !command.units.includes(unit));
  const { tool } = played(
    [
      { type: 'group', group: { units: candidates, gathered: [] } },
      ...ticks.map((index): Input => ({ type: 'toggle', piece: { what: 'unit', index } })),
    ],
    scene,
  ).interaction;
  if (tool.at !== 'group' || scene.frame?.at !== 'general') return null;
  return { type: 'group', general: scene.frame.general, units: tool.group.units, dice: command.dice };
}

const byType =
  (type: Command['type']) =>
  (one: Command): boolean =>
    one.type === type;

const PICK_UP =
  'LB-SET-06 lays a piece by hand: refused with its rule, accepted at the nearest place; then the generator';
const TAKEN_OFF = 'LB-SET-08: a unit and a General are taken off the table and deployed again';
const BUTTON = [{ region: 'all', given: 'button', proof: button }] as const;

/** How each type of command is given on the page. */
const TABLE: ReachTable<Command, Scene> = {
  plus: [{ region: 'any General and rule', given: 'buttons before the battle', proof: PICK_UP }],
  role: [{ region: 'either', given: 'buttons before the battle', proof: PICK_UP }],
  lay: [{ region: 'any piece, size, place and turn', given: 'piece in hand: drag, turn, sizes', proof: PICK_UP }],
  layStream: [{ region: 'any bed and crossings', given: 'stream drawn by its corners', proof: PICK_UP }],
  takeUp: [{ region: 'any piece', given: 'button', proof: PICK_UP }],
  laid: [{ region: 'the zone is done', given: 'button', proof: PICK_UP }],
  place: [
    {
      region: 'any place, facing and formation',
      given: 'drag, turning handle, figures; formation buttons',
      proof: placed,
    },
  ],
  placeGeneral: [{ region: 'any place and facing', given: 'drag, or figures', proof: placed }],
  lift: [{ region: 'all', given: 'button of the selected piece', proof: TAKEN_OFF }],
  liftGeneral: [{ region: 'all', given: 'button of the selected piece', proof: TAKEN_OFF }],
  share: BUTTON,
  ready: [{ region: 'all', given: 'button', proof: TAKEN_OFF }],
  open: BUTTON,
  close: BUTTON,
  pass: BUTTON,
  activate: BUTTON,
  activateGeneral: BUTTON,
  reroll: [
    {
      region: 'any die; dice of one face are one answer',
      given: 'button',
      proof: (command, scene) => (buttons(scene, null).some(byType('reroll')) ? command : null),
    },
  ],
  keep: BUTTON,
  hold: BUTTON,
  react: [
    {
      region: 'all',
      given: 'row of the reaction panel, or a second tap',
      proof: (command, scene) => scene.offers.find((one) => sameAs(one, command)) ?? null,
    },
  ],
  reactGeneral: [
    {
      region: 'all',
      given: 'row of the reaction panel, or a second tap',
      proof: (command, scene) => scene.offers.find((one) => sameAs(one, command)) ?? null,
    },
  ],
  correct: [{ region: 'any way back or aside', given: 'drag, buttons, other kinds of move, figures', proof: moved }],
  move: (
    [
      'straight',
      'oblique',
      'lateral',
      'backward',
      'wheel',
      'rotate',
      'aboutFace',
      'fast',
      'road',
      'shift',
    ] satisfies readonly Move['kind'][]
  ).map((kind) => ({
    region: kind,
    given: 'drag or handle, button, other kinds of move; figures',
    has: ({ move }) => move.kind === kind,
    proof: moved,
  })),
  approach: BUTTON,
  form: [
    {
      region: 'a formation, facing kept',
      given: 'button',
      has: ({ formation }) => formation !== 'unlimbered',
      proof: button,
    },
    {
      region: 'unlimber to any facing',
      given: 'button, then turning handle or figures',
      proof: (command, scene) =>
        fromButton(command, scene, (one) => one.type === 'form' && one.formation === command.formation),
    },
  ],
  fire: [
    {
      region: 'any target, any dice added',
      given: 'button, then the row of added dice',
      proof: (command, scene) => {
        const plain = button({ ...command, added: 0 }, scene);
        return plain && (scene.offers.find((one) => sameAs(one, command)) ?? null);
      },
    },
  ],
  reload: BUTTON,
  rally: BUTTON,
  enter: BUTTON,
  leave: [
    {
      region: 'by any open side',
      given: 'button',
      proof: (command, scene) => fromButton(command, scene, byType('leave')),
    },
  ],
  storm: BUTTON,
  join: [{ region: 'all', given: 'button', proof: 'LB-OPT-01 two batteries become a Grand Battery' }],
  stop: BUTTON,
  ride: [{ region: 'any place and facing', given: 'drag, turning handle, figures', proof: ridden }],
  attach: BUTTON,
  group: [{ region: 'any units and dice', given: 'lasso or ticks, then dice', proof: grouped }],
  nominate: [
    {
      region: 'any place and facing',
      given: 'button, then drag, turning handle or figures',
      proof: (command, scene) =>
        fromButton(command, scene, (one) => one.type === 'nominate' && one.brigade === command.brigade),
    },
  ],
  assign: BUTTON,
  press: BUTTON,
  decline: BUTTON,
  reposition: [{ region: 'any place and facing', given: 'drag, turning handle, figures', proof: ridden }],
  spend: BUTTON,
  cancel: BUTTON,
  retreat: BUTTON,
  turn: [
    {
      region: 'any facing',
      given: 'button, then turning handle or figures',
      proof: (command, scene) => fromButton(command, scene, (one) => one.type === 'turn' && one.unit === command.unit),
    },
  ],
  contact: BUTTON,
  waive: BUTTON,
  declare: BUTTON,
  retire: BUTTON,
  carry: BUTTON,
  fallBack: BUTTON,
  stay: BUTTON,
  breakthrough: BUTTON,
  offerDraw: [{ region: 'once a turn', given: 'menu of the battle', proof: 'offers a draw from the menu' }],
  acceptDraw: [{ region: 'an offer', given: 'button', proof: button }],
  declineDraw: [{ region: 'an offer', given: 'button', proof: button }],
  resign: [{ region: 'at any time', given: 'menu of the battle', proof: 'resigns from the menu' }],
};

// ---- legal commands at random

function candidates(scene: Scene, random: Random): readonly Command[] {
  const { state, frame, side } = scene;
  const acting = actingUnits(scene);
  const unit = acting[random(acting.length || 1)]?.unit ?? random(state.units.length);
  const general = frame?.at === 'general' || frame?.at === 'reposition' ? frame.general : random(state.generals.length);
  const facing = random(5760);
  const near = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: x + between(random, -20000, 20000),
    y: y + between(random, -20000, 20000),
    facing,
  });
  const u = state.units[unit];
  const g = state.generals[general];
  const brigade = random(state.brigades.length);
  const member = state.units.find((one) => one.brigade === brigade && one.status === 'table');
  if (!u || !g) return [];
  const placing: readonly Command[] = isDeployment(frame)
    ? [
        { type: 'lift', unit },
        { type: 'liftGeneral', general },
        { type: 'place', unit, ...near(u), formation: u.formation },
        { type: 'placeGeneral', general, ...near(g) },
      ]
    : [];
  const nominate: readonly Command[] = member ? [{ type: 'nominate', brigade, ...near(member) }] : [];
  const group: readonly Command[] = scene.offers
    .filter((offer) => offer.type === 'group')
    .slice(0, 2)
    .map((offer) => ({ ...offer, units: offer.units.filter(() => random(4) > 0) }));
  return [
    ...placing,
    ...nominate,
    ...group,
    ...moves(scene, unit, random).flatMap((move): readonly Command[] =>
      move.kind === 'lateral' || move.kind === 'backward'
        ? [
            { type: 'move', unit, move },
            { type: 'correct', unit, move },
          ]
        : [{ type: 'move', unit, move }],
    ),
    { type: 'form', unit, formation: 'unlimbered', facing },
    { type: 'ride', general, ...near(g) },
    { type: 'reposition', general, ...near(g) },
    ...state.units.flatMap((one, index): readonly Command[] =>
      one.status === 'table' && state.field.units[index]?.side === side && frame?.at === 'combat'
        ? [{ type: 'turn', unit: index, facing: (one.facing + between(random, 0, 1440) + 5040) % 5760 }]
        : [],
    ),
  ];
}

function moves({ state }: Scene, unit: number, random: Random): readonly Move[] {
  const u = state.units[unit];
  if (!u) return [];
  const { sticks } = state.field;
  const distance = between(random, 64, random(2) === 0 ? sticks.s : sticks.l);
  const facing = random(5760);
  const drawn: readonly Move[] = [
    { kind: 'straight', distance },
    { kind: 'oblique', angle: between(random, -720, 720), distance },
    { kind: 'lateral', side: random(2) === 0 ? 'left' : 'right', distance },
    { kind: 'backward', distance },
    { kind: 'wheel', pivot: random(2) === 0 ? 'left' : 'right', angle: between(random, -1440, 1440) },
    { kind: 'rotate', angle: between(random, -1440, 1440) },
    { kind: 'aboutFace' },
    { kind: 'fast', direction: random(5760), distance, facing },
    { kind: 'shift', direction: random(5760), distance },
    ...state.field.terrain.flatMap(({ kind, id }): readonly Move[] =>
      kind === 'road' ? [{ kind: 'road', road: id, distance: distance * (1 - 2 * random(2)), facing }] : [],
    ),
  ];
  const open = kindsOf(state.field, u.formation);
  return drawn.filter(({ kind }) => open.includes(kind));
}

// ---- positions that no golden battle has

const sector = (x: number, y: number): TerrainSpec => ({ kind: 'sector', box: [x, y, 120, 120] });
const TOWN: readonly TerrainSpec[] = [sector(840, 480), sector(960, 480), sector(840, 600), sector(960, 600)];
const garrison = (at: readonly [number, number], number: number, side: 0 | 1): UnitSpec => ({
  at: [at[0], at[1]],
  formation: 'garrison',
  sector: number,
  side,
});
const inTown = (): Playing =>
  acting({ units: [garrison([840, 600], 2, 0), garrison([840, 480], 0, 1)], terrain: TOWN }, 3);
const leaderless = (): State => {
  const { state } = acting({ units: [{ at: [900, 800] }, { at: [700, 800] }, { side: 1, at: [900, 200] }] });
  return {
    ...state,
    generals: state.generals.map((one, i) => (i === 0 ? { ...one, status: 'gone', fate: 'lost' } : one)),
    frames: [...state.frames.slice(0, 1), { at: 'replace', side: 0 }],
  };
};

const POSITIONS: readonly State[] = [
  // LB-MOVE-25: a march column on a road with a bend.
  acting({
    units: [{ at: [900, 600], formation: 'marchColumn' }],
    terrain: [{ kind: 'road', id: 'road', points: [900, 1100, 900, 500, 1400, 500] }],
  }).state,
  // The same with a friend in the way: it stops short of it.
  acting({
    units: [{ at: [900, 600], formation: 'marchColumn' }, { at: [940, 500] }],
    terrain: [{ kind: 'road', id: 'road', points: [900, 1100, 900, 500, 1400, 500] }],
  }).state,
  inTown().state,
  rollFilled(plainly(inTown().red({ type: 'storm', unit: 0, sector: 0 })), [5, 2, 2], [6, 3, 1]).state,
  leaderless(),
];

/** Is the decision one of setting the battle up, which has pages and tests of its own? */
const isSetUp = ({ pending }: Scene): boolean =>
  pending === null || ['plus', 'role', 'layTerrain'].includes(pending.decision);

provesReach<Command, Scene>('LB-GEN-10 LB-MOVE-25 LB-FORM-04 LB-APP-40 LB-LEAD-27', {
  ruleset: largeBattles,
  table: TABLE,
  sceneOf: (state, seat) => sceneOf(state as State, seat),
  offersOf: (scene) => (isSetUp(scene) ? [] : scene.offers),
  isLegal: (scene, command) => !isSetUp(scene) && judge(scene, command).ok,
  candidates,
  oneIn: 250,
  positions: POSITIONS,
  browserTests: browserTests(),
});
