/** Draft of a Leader's order: members, target, the two lines. The judge decides whether it is legal. */
import type { Refusal } from '@drumhead/engine';
import {
  type Command,
  gatheredGroup,
  inContact,
  isFirearm,
  isLeader,
  type OrderKind,
  type State,
} from '@drumhead/skirmish/screen';
import { away, spotOf } from './places.ts';
import { activationOf, choosable, judge, type Scene } from './scene.ts';

export interface OrderDraft {
  readonly kind: OrderKind;
  readonly leader: number;
  /** Models drawn round or tapped; empty where the largest offered group is taken. */
  readonly gathered: readonly number[];
  /** Selected members. */
  readonly chosen: readonly number[];
  /** Of fire, else -1. */
  readonly target: number;
  /** Firearms chosen by hand, by model. */
  readonly weapons: Readonly<Record<number, number>>;
  /** Members put into the second line by hand; empty: the farther half. */
  readonly second: readonly number[];
}

/** Nothing of it is chosen by hand. */
export const BY_ITSELF = { weapons: {}, second: [] } as const;

export const fires = (kind: OrderKind): boolean => kind === 'volley' || kind === 'shootAndReload';

type OrderCommand = Extract<Command, { readonly type: 'order' }>;

export const offersOf = ({ offers }: Scene, kind: OrderKind): readonly OrderCommand[] =>
  offers.filter((offer): offer is OrderCommand => offer.type === 'order' && offer.kind === kind);

/** Orders that the acting Leader may give now. */
export function kindsOpen(scene: Scene): readonly OrderKind[] {
  return (['groupMove', 'regroup', 'volley', 'shootAndReload'] as const).filter(
    (kind) => offersOf(scene, kind).length > 0,
  );
}

/** A new draft has the largest offered group, so that members can be removed as well as added. */
export function emptyOrder(scene: Scene, leader: number, kind: OrderKind): OrderDraft {
  const [largest] = [...offersOf(scene, kind)].sort((a, b) => sizeOf(b) - sizeOf(a));
  return {
    kind,
    leader,
    gathered: [],
    chosen: largest ? able(scene, leader, kind, [...largest.members, ...largest.partners]) : [],
    target: largest?.target ?? -1,
    ...BY_ITSELF,
  };
}

/** The Leader whose order gathered models wait for: the one acting, else one that may be activated; -1 without one. */
function leaderFor(scene: Scene, gathered: readonly number[]): number {
  const acting = activationOf(scene)?.model ?? -1;
  if (acting >= 0) return acting;
  const leaders = choosable(scene).filter((model) => isLeader(scene.state, model));
  const followers = (leader: number) => gatheredGroup(scene.state, leader, 'regroup', gathered).members.length;
  return leaders.reduce((best, one) => (best < 0 || followers(one) > followers(best) ? one : best), -1);
}

/** SK-GRP-2, SK-GRP-12. Gathered models that touch make a Group move, others a Regroup; null without own models. */
export function gatheredOrder(scene: Scene, models: readonly number[]): OrderDraft | null {
  const gathered = models.filter((model) => scene.state.field.models[model]?.player === scene.player);
  const leader = leaderFor(scene, gathered);
  if (gathered.length === 0 || leader < 0) return null;
  const touching = gatheredGroup(scene.state, leader, 'groupMove', gathered).members.length > 1;
  return withKind(
    scene,
    { kind: 'groupMove', leader, gathered, chosen: [], target: -1, ...BY_ITSELF },
    touching ? 'groupMove' : 'regroup',
  );
}

/** The draft as another kind of order, with the gathered models that fit it. */
export function withKind(scene: Scene, draft: OrderDraft, kind: OrderKind): OrderDraft {
  if (draft.gathered.length === 0) return emptyOrder(scene, draft.leader, kind);
  const { members } = gatheredGroup(scene.state, draft.leader, kind, draft.gathered);
  const [offer] = offersOf(scene, kind);
  const chosen = able(scene, draft.leader, kind, members);
  return { ...draft, kind, chosen, target: fires(kind) ? (offer?.target ?? draft.target) : -1 };
}

/** SK-GRP-19. Of a volley those with a loaded firearm, as far as they touch; all of them where too few are left. */
function able({ state }: Scene, leader: number, kind: OrderKind, models: readonly number[]): readonly number[] {
  if (kind !== 'volley') return models;
  const loaded = models.filter((model) => state.models[model]?.loaded[firearmOf(state, model)] === true);
  const { members } = gatheredGroup(state, leader, kind, loaded);
  return members.length > 1 ? members : models;
}

const sizeOf = ({ members, partners }: OrderCommand): number => members.length + partners.length;

export function toggled(scene: Scene, draft: OrderDraft, model: number): OrderDraft {
  if (model === draft.leader || scene.state.field.models[model]?.player !== scene.player) return draft;
  const chosen = draft.chosen.includes(model)
    ? draft.chosen.filter((one) => one !== model)
    : [...draft.chosen, model].sort((a, b) => a - b);
  return { ...draft, chosen };
}

/** The order as a command. */
export function orderOf({ state }: Scene, { kind, leader, chosen, target, weapons, second }: OrderDraft): OrderCommand {
  const plain: OrderCommand = { type: 'order', kind, leader, members: chosen, target: -1, weapons: [], partners: [] };
  if (!fires(kind)) return plain;
  const [members, partners] = kind === 'volley' ? [chosen, []] : linesOf(state, chosen, target, second);
  return {
    ...plain,
    target,
    members,
    partners,
    weapons: members.map((model) => weapons[model] ?? firearmOf(state, model)),
  };
}

/** The firearms of a model, by their places among its weapons. */
export const firearmsOf = ({ field }: State, model: number): readonly number[] =>
  field.models[model]?.weapons.flatMap((weapon, i) => (isFirearm(weapon) ? [i] : [])) ?? [];

/** With another firearm for a member. */
export const armed = (draft: OrderDraft, model: number, weapon: number): OrderDraft => ({
  ...draft,
  weapons: { ...draft.weapons, [model]: weapon },
});

/** With a member moved to the other line; the others stay in theirs. */
export function lined(scene: Scene, draft: OrderDraft, model: number): OrderDraft {
  const { partners } = orderOf(scene, draft);
  const second = partners.includes(model) ? partners.filter((one) => one !== model) : [...partners, model];
  return { ...draft, second };
}

/** The firearm a man would fire: a loaded one before an empty one, or -1. */
function firearmOf(state: State, model: number): number {
  const own = firearmsOf(state, model);
  return own.find((i) => state.models[model]?.loaded[i]) ?? own[0] ?? -1;
}

/** As put by hand, or the nearer half in front; each with a touching man behind: the first pairing that works. */
function linesOf(
  state: State,
  chosen: readonly number[],
  target: number,
  byHand: readonly number[],
): readonly [readonly number[], readonly number[]] {
  const aim = spotOf(state, target);
  const far = (model: number) => {
    const spot = spotOf(state, model);
    return spot && aim ? away(spot, aim) : 0;
  };
  const sorted = [...chosen].sort((a, b) => far(a) - far(b));
  const put = sorted.filter((model) => byHand.includes(model));
  const second = put.length > 0 ? put : sorted.slice(Math.ceil(sorted.length / 2));
  const front = sorted.filter((model) => !second.includes(model));
  const paired = pairing(state, front, second);
  return [front, paired ?? second];
}

function pairing(state: State, front: readonly number[], second: readonly number[]): readonly number[] | null {
  const [first, ...others] = front;
  if (first === undefined) return [];
  for (const partner of second) {
    if (!inContact(state, first, partner)) continue;
    const rest = pairing(
      state,
      others,
      second.filter((one) => one !== partner),
    );
    if (rest) return [partner, ...rest];
  }
  return null;
}

/** Why the draft is not legal, or null. */
export function orderRefusal(scene: Scene, draft: OrderDraft): Refusal | null {
  const judged = judge(scene, orderOf(scene, draft));
  return judged.ok ? null : judged.refusal;
}
