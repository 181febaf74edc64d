/** What follows a result of the skirmishes at a real table. Pure. */
import { homeOf, profileCalled, type SquadFile } from '@drumhead/skirmish';
import { judge } from '@drumhead/skirmish/adjudicate';
import type { CompanionConfig } from '../../../companion/companionConfig.ts';
import { type Follow, type Follows, type Kept, keptName, listOf, only, valuesOf } from '../../../companion/follow.ts';
import { keptPieces, type Piece, piecesIn } from '../../../companion/pieces.ts';
import type { Values } from '../../../companion/schemaForm.ts';
import type { Messages } from '../../../i18n/index.ts';

/** What a model brings along from one situation to the next. */
const MODEL = ['profile', 'q', 'c', 'weapons', 'specials'];
const OUT = ['wounded', 'killed'];

/** The roster of a profile, such as `fr` of `fr-line`; null: it is none of a roster. */
export const forceOf = ({ profile }: Values): string | null =>
  typeof profile === 'string' ? (homeOf(profile)?.id ?? null) : null;

/** The record of this name, or the first one of a list. */
const recordIn = (situation: Values, name: string): Values => listOf(situation[name])[0] ?? {};

/** Is it a Leader, by its own special rules or those of its profile? */
const isLeader = ({ profile, specials }: Values): boolean =>
  (Array.isArray(specials) ? specials : (profileCalled(String(profile))?.specials ?? [])).includes('leader');

/** SK-MOR-1. A model of this force is out: does it test, does it break? */
function lossOf(model: Values, kept: Kept): Follow {
  const whose = forceOf(model) ?? undefined;
  const before = kept.of('break', whose);
  const [enemy, ...more] = whose === undefined ? [] : kept.others('break', whose);
  const { models, halfPassed } = before;
  // Below half it stays so, and each wounded model is then a cause of its own.
  const asked = judge.adjudicate('break', before, (key) => key);
  const passed = halfPassed === true || (asked.ok && 'belowHalf' in asked.value && asked.value.belowHalf === true);
  return {
    kind: 'break',
    why: 'web.companion.follow.loss',
    rule: 'SK-MOR-1',
    situation: {
      ...before,
      ...(typeof models === 'number' && { models: Math.max(0, models - 1) }),
      ...(passed && { halfPassed: true }),
      ...(enemy !== undefined && more.length === 0 && { enemies: enemy['models'] }),
      wounded: true,
      commanderLost: isLeader(model),
    },
    ...(whose !== undefined && { whose }),
  };
}

export const followsOf: Follows = (kind, situation, outcome, kept) => {
  const result = valuesOf(outcome['result']);
  switch (kind) {
    case 'shot':
    case 'melee': {
      const { what, loser } = result;
      if (typeof loser !== 'string' || !OUT.includes(String(what))) return [];
      const [name, path] = loser === 'shooter' ? ['shooters', 'shooters[0]'] : [loser, loser];
      return [{ ...lossOf(recordIn(situation, name), kept), fallen: [path] }];
    }
    case 'activation': {
      const actions = Number(result['actions']);
      if (!(actions > 0)) return [];
      const model = only(situation, MODEL);
      const shot = { ...kept.of('shot'), shooters: [model] };
      const melee = { ...kept.of('melee'), attacker: model };
      return [
        { kind: 'shot', why: 'web.companion.follow.fire', facts: { actions }, rule: 'SK-ACN-1', situation: shot },
        { kind: 'melee', why: 'web.companion.follow.fight', facts: { actions }, rule: 'SK-ACN-1', situation: melee },
      ];
    }
    case 'order': {
      const { q, order } = situation;
      if (order !== 'volley' || !Array.isArray(q) || Number(result['actions']) <= 0) return [];
      const shooter = recordIn(kept.of('shot'), 'shooters');
      return [
        {
          kind: 'shot',
          why: 'web.companion.follow.volley',
          facts: { count: q.length },
          rule: 'SK-GRP-14',
          situation: { ...kept.of('shot'), shooters: q.map(() => shooter) },
        },
      ];
    }
    case 'break': {
      const triggers = outcome['triggers'];
      if (outcome['breaks'] !== null || !Array.isArray(triggers) || triggers.length === 0) return [];
      return [
        {
          kind: 'morale',
          why: 'web.companion.follow.morale',
          facts: { models: Number(situation['models']) },
          rule: 'SK-MOR-5',
          situation: kept.of('morale'),
        },
      ];
    }
    case 'morale':
      if (result['what'] !== 'removed') return [];
      return [lossByMorale(situation, kept)];
    default:
      return [];
  }
};

/** SK-MOR-6, SK-MOR-11. Who is removed by morale counts for half of the force; of further tests only a Leader is a cause. */
function lossByMorale(model: Values, kept: Kept): Follow {
  const loss = lossOf(model, kept);
  return {
    ...loss,
    why: 'web.companion.follow.removed',
    rule: 'SK-MOR-11',
    fallen: [''],
    situation: { ...loss.situation, wounded: false },
  };
}

const BREAK = keptName('break', '');

/** The forces of which the models are counted. */
export const forcesIn: NonNullable<CompanionConfig['forces']> = (situations) =>
  Object.entries(situations).flatMap(([name, one]) => {
    const { models, started } = valuesOf(one);
    if (!name.startsWith(BREAK) || typeof models !== 'number' || typeof started !== 'number') return [];
    return [{ name: `sk.roster.${name.slice(BREAK.length)}`, left: models, of: started }];
  });

/** The counts of the forces as so many of their models are still there; those who are out are out for good. */
export function recounted(situations: Values, here: readonly Piece[]): Values {
  const forces = new Set(piecesIn(situations).flatMap(({ record }) => forceOf(record) ?? []));
  const counts = [...forces].flatMap((force) => {
    const kept = valuesOf(situations[BREAK + force]);
    if (typeof kept['models'] !== 'number') return [];
    const models = here.filter(({ record }) => forceOf(record) === force).length;
    return [[BREAK + force, { ...kept, models }] as const];
  });
  return { ...situations, ...Object.fromEntries(counts) };
}

/** A squad that begins a battle, as it is kept: its counts, and each man by his own name or his profile. */
export function keptForce(
  { roster, models }: Pick<SquadFile, 'roster' | 'models'>,
  side: string,
  translate: Messages['translate'],
): Readonly<Record<string, Values>> {
  const pieces = models.map(({ profile = '', custom, name }, i): Piece => {
    const known = profileCalled(profile);
    const { q, c, weapons, specials } = custom ?? known ?? UNKNOWN;
    const called = name ?? custom?.name ?? translate(`sk.profile.${profile}`);
    const record = { ...(known && { profile }), q, c, weapons, specials, posture: 'standing', unloaded: [] };
    return { id: `${side} ${i + 1}`, name: `${i + 1}. ${called}`, side, uniform: roster, record };
  });
  const counts = { started: models.length, models: models.length, commander: true };
  return { [BREAK + roster]: counts, ...keptPieces(pieces) };
}

const UNKNOWN = { q: undefined, c: undefined, weapons: [], specials: [] };
