import { type Command, skirmish, type State } from '@drumhead/skirmish';
import { mm } from '../../apps/web/src/table/units.ts';
import {
  armed,
  emptyOrder,
  firearmsOf,
  fires,
  type OrderDraft,
  kindsOpen,
  lined,
  orderOf,
} from '../../apps/web/src/rulesets/skirmish/interaction/orderDraft.ts';
import { activationOf, isLegal, type Scene, sceneOf } from '../../apps/web/src/rulesets/skirmish/interaction/scene.ts';
import {
  type Input,
  type Interaction,
  NO_INTERACTION,
  step,
} from '../../apps/web/src/rulesets/skirmish/interaction/tool.ts';
import { LINES, order, posed, ROW, TARGET, volley } from '../../packages/skirmish/test/orderPositions.ts';
import { playing } from '../../packages/skirmish/test/playing.ts';
import { acting, type OpeningSpec, position, type PositionSpec } from '../../packages/skirmish/test/positions.ts';
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

/** A button: the panels show every offer. */
const button = (command: Command, { offers }: Scene): Command | null =>
  offers.find((one) => sameAs(one, command)) ?? null;

const shownIn = ({ tool }: Interaction) => (tool.at === 'aimed' ? tool.aim : null);

const propose = (model: number, command: Command, scene: Scene): Interaction =>
  played(
    [
      { type: 'select', piece: model },
      { type: 'propose', command },
    ],
    scene,
  ).interaction;

/** An answer with a place: proposed, its figures typed, confirmed. */
function typedFrom(first: Command | undefined, model: number, command: Command, scene: Scene): Command | null {
  const shown = first ? shownIn(propose(model, first, scene)) : null;
  const order = shown && typedFigures<Command>(shown, command, (one) => shownIn(propose(model, one, scene)));
  return order && played([{ type: 'confirm' }], scene, propose(model, order, scene)).sent;
}

/** A tap on the ground where the model is to go; the figures typed; confirmed. */
function tapped(
  model: number,
  command: Command & { readonly x: number; readonly y: number },
  scene: Scene,
): Command | null {
  const at = { x: mm(command.x), y: mm(command.y) };
  const level = 'level' in command ? command.level : (scene.state.models[model]?.level ?? 0);
  const sprint = command.type === 'move' && command.sprint;
  const { interaction, sent } = played(
    [
      { type: 'level', level },
      { type: 'sprint', on: sprint },
      { type: 'select', piece: model },
      { type: 'tap', at, reach: 0.01 },
    ],
    scene,
  );
  if (sent) return sent;
  const shown = shownIn(interaction);
  const first = shown?.command ?? shown?.asked;
  if (first?.type === command.type) return typedFrom(first, model, command, scene);
  return typedFrom(
    scene.offers.find((one) => one.type === command.type && sprintOf(one) === sprint),
    model,
    command,
    scene,
  );
}

const sprintOf = (command: Command): boolean => command.type === 'move' && command.sprint;

/** The draft of an order: kind, members, target, firearms and lines chosen one by one. */
function ordered(command: Of<'order'>, scene: Scene): Command | null {
  const { kind, target, members, partners, weapons } = command;
  if (!kindsOpen(scene).includes(kind)) return null;
  const leader = activationOf(scene)?.model ?? -1;
  let { interaction } = played([{ type: 'group', group: emptyOrder(scene, leader, kind) }], scene);
  const forming = (): OrderDraft | null => (interaction.tool.at === 'group' ? interaction.tool.group : null);
  const wanted = [...members, ...partners];
  const chosen = (): readonly number[] => forming()?.chosen ?? [];
  const choose = (inputs: readonly Input[]) => {
    ({ interaction } = played(inputs, scene, interaction));
  };
  for (const model of [...chosen(), ...wanted])
    if (chosen().includes(model) !== wanted.includes(model)) choose([{ type: 'toggle', piece: model }]);
  const change = (to: (now: OrderDraft) => OrderDraft) => {
    const now = forming();
    if (now) choose([{ type: 'group', group: to(now) }]);
  };
  if (fires(kind)) change((now) => ({ ...now, target }));
  members.forEach((model, i) => {
    if (fires(kind) && firearmsOf(scene.state, model).length > 1) change((now) => armed(now, model, weapons[i] ?? 0));
  });
  const draft = () => {
    const now = forming();
    return now && orderOf(scene, now);
  };
  for (const model of wanted)
    if (draft()?.partners.includes(model) !== partners.includes(model)) change((now) => lined(scene, now, model));
  const given = draft();
  return given && sameAs(inOrder(given), inOrder(command)) ? command : given;
}

/** An order is the same in whatever order its members are named; partners may change places between pairs that touch. */
function inOrder({ kind, leader, target, members, weapons, partners }: Of<'order'>) {
  const pairs = members.map((model, i) => [model, weapons[i] ?? -1] as const).sort(([a], [b]) => a - b);
  return { kind, leader, target, pairs, partners: [...partners].sort((a, b) => a - b) };
}

const ALL = [{ region: 'all', given: 'button', proof: button }] as const;
const BY_HAND = 'SK-TER-13, SK-TER-17: a building is laid by hand: refused with its rule, then accepted';
const TERRAIN = 'rolls one by one; a piece is laid by hand, and what forbids a place is said';
const FLIGHT =
  'SK-GEO-13, SK-HTH-25: one who flees has his way chosen, and two enemies strike at him one after the other';
const DEPLOYED = 'SK-SQD-4, SK-SEQ-1: squads chosen in secret, terrain rolled and laid, both deployed at one screen';
const THREE =
  'SK-MPL-1, SK-MPL-3, SK-SQD-9: three players choose their edges, deploy, one with a hedge, and draw a card';

/** How each type of command is given on the page. */
const TABLE: ReachTable<Command, Scene> = {
  role: ALL,
  placeWhen: ALL,
  layArea: [{ region: 'any outline', given: 'piece in hand', proof: TERRAIN }],
  layFeature: [{ region: 'any place and turn', given: 'piece in hand', proof: TERRAIN }],
  layBuilding: [
    { region: 'any place, floors, doors and windows', given: 'piece in hand and its plan', proof: BY_HAND },
  ],
  edge: ALL,
  deploy: [
    {
      region: 'any place and floor',
      given: 'drag, tap, or figures',
      proof: (command, scene) => {
        // A piece that stands is dragged; another model may stand where it is to go.
        const now = scene.state.models[command.model];
        if (now?.posture === 'waiting') return tapped(command.model, command, scene);
        const here = { ...command, x: now?.x ?? 0, y: now?.y ?? 0 };
        return typedFrom(here, command.model, command, scene);
      },
    },
  ],
  lift: [{ region: 'all', given: 'button of the selected model', proof: DEPLOYED }],
  layFence: [{ region: 'any place and turn', given: 'piece in hand', proof: THREE }],
  ready: [{ region: 'all', given: 'button', proof: DEPLOYED }],
  scout: [
    {
      region: 'any place',
      given: 'tap, drag, or figures',
      proof: 'SK-DEP-5: a Scout moves before the battle, another stays',
    },
  ],
  nominate: ALL,
  endTurn: ALL,
  withdraw: [
    { region: 'all', given: 'button of its own', proof: 'SK-END-4: a player withdraws at the second tap, and loses' },
  ],
  dice: ALL,
  stop: ALL,
  move: [
    {
      region: 'any place, also sprinting',
      given: 'tap, drag, or figures; tick for sprinting',
      proof: (command, scene) => tapped(command.model, command, scene),
    },
  ],
  stand: ALL,
  prone: ALL,
  attack: ALL,
  shoot: ALL,
  reload: ALL,
  bash: ALL,
  unbar: ALL,
  climb: ALL,
  stairs: ALL,
  ladder: ALL,
  jump: ALL,
  resupply: ALL,
  take: ALL,
  hand: ALL,
  drop: ALL,
  carryOff: ALL,
  dismount: ALL,
  order: [
    {
      region: 'movement: any members',
      given: 'lasso or list of members',
      has: ({ kind }) => !fires(kind),
      proof: ordered,
    },
    {
      region: 'volley: any members, target and firearms',
      given: 'members, target and firearms in the panel',
      has: ({ kind }) => kind === 'volley',
      proof: ordered,
    },
    {
      region: 'Shoot and Reload: any members, target, firearms and lines',
      given: 'members, target, firearms and lines in the panel',
      has: ({ kind }) => kind === 'shootAndReload',
      proof: ordered,
    },
  ],
  orderDice: ALL,
  member: ALL,
  fireVolley: ALL,
  feature: ALL,
  rideOn: [
    {
      region: 'any length',
      given: 'drag, or figures',
      proof: (command, scene) => {
        const model = scene.frame?.at === 'ridingThrough' ? scene.frame.model : -1;
        return (
          button(command, scene) ??
          typedFrom(
            scene.offers.find(({ type }) => type === 'rideOn'),
            model,
            command,
            scene,
          )
        );
      },
    },
  ],
  depleted: ALL,
  takeCover: [
    {
      region: 'any place',
      given: 'tap, drag, or figures',
      proof: (command, scene) => {
        const model = scene.frame?.at === 'takeCover' ? scene.frame.model : -1;
        return button(command, scene) ?? tapped(model, command, scene);
      },
    },
  ],
  strike: [{ region: 'all', given: 'button, or tap', proof: FLIGHT }],
  fleeFrom: [{ region: 'all', given: 'button, or tap', proof: FLIGHT }],
  succeed: ALL,
  offerDraw: [{ region: 'once a turn', given: 'menu of the battle', proof: 'offers a draw from the menu' }],
  acceptDraw: [{ region: 'an offer', given: 'button', proof: button }],
  declineDraw: [{ region: 'an offer', given: 'button', proof: button }],
  resign: [{ region: 'at any time', given: 'menu of the battle', proof: 'resigns from the menu' }],
  reference: ALL,
};

// ---- legal commands at random

function candidates(scene: Scene, random: Random): readonly Command[] {
  const { state, player } = scene;
  const models = state.models.length;
  const own = state.field.models.flatMap((one, model) => (one.player === player ? [model] : []));
  const model = activationOf(scene)?.model ?? own[random(own.length || 1)] ?? 0;
  const here = state.models[model];
  if (!here) return [];
  const x = here.x + between(random, -14000, 14000);
  const y = here.y + between(random, -14000, 14000);
  const [feature, opening] = [random(state.features.length || 1), random(5) - 1];
  const target = random(models);
  const weapon = random(4);
  return [
    { type: 'move', model, x, y, sprint: random(2) === 0 },
    { type: 'scout', model, x, y },
    { type: 'takeCover', x, y },
    { type: 'rideOn', distance: random(9000) },
    { type: 'deploy', model, x: random(state.field.side), y: random(state.field.side), level: random(2) },
    { type: 'attack', model, target, powerful: random(2) === 0 },
    { type: 'shoot', model, weapon, target, aimed: random(2) === 0 },
    { type: 'reload', model, weapon },
    { type: 'bash', model, feature, opening },
    { type: 'unbar', model, feature, opening },
    { type: 'climb', model, feature, opening },
    { type: 'jump', model, feature, opening },
    { type: 'stairs', model, feature },
    { type: 'ladder', model, feature },
    { type: 'stand', model },
    { type: 'prone', model },
    { type: 'drop', model },
    { type: 'dismount', model },
    { type: 'carryOff', model },
    { type: 'withdraw' },
    { type: 'lift', model },
    { type: 'nominate', model: target },
    { type: 'member', model: target },
    { type: 'dice', dice: 1 + random(3), charge: random(2) === 0 },
    ...orders(scene, own, model, random),
  ];
}

/** Orders as offered, with other members, targets and firearms. */
function orders({ state, offers }: Scene, own: readonly number[], leader: number, random: Random): readonly Command[] {
  const drawn = own.filter((one) => one !== leader && random(3) === 0);
  const others = offers
    .filter((offer) => offer.type === 'order')
    .slice(0, 6)
    .map((offer): Command => {
      const target = fires(offer.kind) ? random(state.models.length) : -1;
      const weapons = offer.members.map((model, i) => {
        const firearms = firearmsOf(state, model);
        return fires(offer.kind) ? (firearms[random(firearms.length || 1)] ?? 0) : (offer.weapons[i] ?? 0);
      });
      const plain = { ...offer, target, weapons: fires(offer.kind) ? weapons : [] };
      return offer.kind === 'shootAndReload' && random(2) === 0
        ? { ...plain, members: offer.partners, partners: offer.members }
        : plain;
    });
  return [
    ...others,
    ...(['groupMove', 'regroup'] as const).map(
      (kind): Command => ({ type: 'order', leader, kind, members: drawn, target: -1, weapons: [], partners: [] }),
    ),
    {
      type: 'order',
      leader,
      kind: 'volley',
      members: drawn,
      target: random(state.models.length),
      weapons: drawn.map((model) => firearmsOf(state, model)[0] ?? 0),
      partners: [],
    },
  ];
}

// ---- positions that no golden battle has

const carried = { things: [{ at: [300, 300], carrier: 0 }] } as const;
const door = (opening: Partial<OpeningSpec>): PositionSpec => ({
  features: [{ kind: 'building', box: [400, 300, 160, 160], openings: [{ kind: 'door', wall: 3, ...opening }] }],
});

/** Two NCOs of a side whose Leader is gone: its owner chooses one of them. */
const leaderless = (): State => {
  const state = position({
    models: [
      { at: [100, 500] },
      { at: [500, 100], player: 1, specials: ['leader'], posture: 'out', out: 'killed' },
      ...[200, 300].map((x) => ({ at: [x, 100] as const, player: 1, specials: ['nco'] as const })),
    ],
  });
  return { ...state, frames: [...state.frames, { at: 'succession', player: 1 }] };
};

/** SK-GRP-23: two shooters of a volley are equally near to the model that goes back. */
const equallyNear = (): State => {
  const state = posed({ enemies: TARGET });
  return {
    ...state,
    frames: [
      ...state.frames,
      { at: 'reference', player: 0, shooters: [1, 3], loser: 4, what: 'recoil', rule: 'SK-RNG-22' },
    ],
  };
};

const POSITIONS: readonly State[] = [
  equallyNear(),
  leaderless(),
  // A volley of models with two firearms, and two lines.
  posed({ row: ROW.map((one) => ({ ...one, weapons: ['musket', 'pistol'] })), enemies: TARGET }),
  posed({ row: LINES, enemies: TARGET }),
  playing(posed({ enemies: TARGET }))
    .say('red', volley([1, 2, 3], 4))
    .say('red', { type: 'orderDice', dice: 3 })
    .roll([6, 6, 6]).state,
  playing(posed({ enemies: TARGET }))
    .say('red', volley([1, 2, 3], 4))
    .say('red', { type: 'orderDice', dice: 3 })
    .roll([6, 6, 6])
    .say('red', { type: 'fireVolley' })
    .roll([1], [6]).state,
  acting({ models: [{ at: [300, 300], object: 0 }, { at: [320, 300] }, { at: [100, 40], player: 1 }], ...carried }),
  acting({ models: [{ at: [330, 300] }, { at: [100, 40], player: 1 }], ...door({ barred: true }) }),
  acting({
    models: [{ at: [400, 300] }, { at: [100, 40], player: 1 }],
    features: [{ kind: 'building', box: [400, 300, 160, 160], stairs: [400, 300] }],
  }),
  // At the upper window with the ladder: down by it, or with a jump.
  acting(
    {
      models: [
        { at: [330, 300], level: 1 },
        { at: [100, 40], player: 1 },
      ],
      features: [
        {
          kind: 'building',
          box: [400, 300, 160, 160],
          stairs: [400, 300],
          openings: [
            { kind: 'window', wall: 3 },
            { kind: 'window', wall: 3, level: 1 },
          ],
          ladder: { at: [315, 300], opening: 1 },
        },
      ],
    },
    0,
    3,
  ),
  // SK-NAT-1: France may roll the dice of a group move again.
  playing(posed({ players: [{ feature: 'SK-NAT-1' }, {}] }))
    .say('red', order('groupMove', [1, 2, 3]))
    .say('red', { type: 'orderDice', dice: 3 })
    .roll([6, 1, 2]).state,
];

provesReach<Command, Scene>('SK-MOV-1 SK-GRP-2 SK-GRP-19 SK-GRP-20', {
  ruleset: skirmish,
  table: TABLE,
  sceneOf: (state, seat) => sceneOf(state as State, seat),
  offersOf: ({ offers }) => offers,
  isLegal,
  candidates,
  oneIn: 120,
  positions: POSITIONS,
  browserTests: browserTests(),
});
