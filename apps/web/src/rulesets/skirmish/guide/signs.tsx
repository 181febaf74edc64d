/** The signs on the table of the skirmish. */
import type { State } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import type { SignKey } from '../../../guide/signMessages.ts';
import type { RulesSigns, SignEntry } from '../../../guide/rulesGuide.ts';
import { GROUND_SIGNS, handlesOf } from '../../../guide/sharedSigns.tsx';
import { Badge, type BadgeKind, MayAct } from '../drawing/pieces/Badges.tsx';
import { Base } from '../drawing/pieces/Base.tsx';
import { ModelBody } from '../drawing/pieces/ModelPiece.tsx';
import type { OwnSignKey } from './signMessages.ts';

type Entry = SignEntry<OwnSignKey | SignKey>;

/** Every badge of the table has its meaning: a new one without does not compile. Lists alone tell who is activated. */
const MEANINGS: Readonly<
  Record<Exclude<BadgeKind, 'activated'>, { readonly meaning: OwnSignKey; readonly rule?: string }>
> = {
  discharged: { meaning: 'sk.sign.discharged' },
  depleted: { meaning: 'sk.sign.depleted', rule: 'SK-RNG-16' },
  thrown: { meaning: 'sk.sign.thrown' },
  carrying: { meaning: 'sk.sign.carrying' },
  upstairs: { meaning: 'sk.sign.upstairs' },
};

/** Tomahawks alone have these. */
const TOMAHAWKS: readonly (OwnSignKey | SignKey)[] = ['sk.sign.thrown', 'sk.sign.prone'];

const BADGES: readonly Entry[] = Object.entries(MEANINGS).map(([kind, said]) => ({
  ...said,
  drawing: <Badge kind={kind as BadgeKind} />,
}));

const RANKS: readonly Entry[] = (['leader', 'nco'] as const).map((rank) => ({
  meaning: `sk.sign.${rank}` as const,
  rule: rank === 'leader' ? 'SK-SPR-8' : 'SK-SPR-13',
  drawing: <Base player={0} radius={13} rank={rank} />,
}));

/** A man of this battle as he lies. */
function lying(state: State, posture: 'fallen' | 'prone'): ReactNode {
  const index = state.field.models.findIndex((_, i) => state.models[i]?.mounted === false);
  const profile = state.field.models[index];
  return profile && <ModelBody profile={profile} model={{ posture, mounted: false }} radius={9} />;
}

const GROUND: readonly Entry[] = [
  {
    meaning: 'sk.sign.reach',
    drawing: (
      <>
        <path className="reach" d="M-24 -14h48v28h-48z" />
        <path className="reach" d="M-14 -8h28v16h-28z" />
      </>
    ),
  },
  {
    meaning: 'sk.sign.range',
    rule: 'SK-RNG-2',
    drawing: [8, 15].map((r) => <circle key={r} className="band" r={r} />),
  },
  { meaning: 'sk.sign.radius', rule: 'SK-SPR-8', drawing: <circle className="span" r={14} /> },
  { meaning: 'sk.sign.sight', rule: 'SK-GEO-7', drawing: <path className="sight" d="M-24 8L24 -8" /> },
  { meaning: 'sk.sign.blocked', rule: 'SK-GEO-7', drawing: <path className="sight blocked" d="M-24 8L24 -8" /> },
  { meaning: 'sk.sign.blocker', drawing: <path className="blocker" d="M-20 -5h40v10h-40z" /> },
  { meaning: 'sk.sign.covering', drawing: <path className="covering" d="M-20 -5h40v10h-40z" /> },
  { meaning: 'sk.sign.free', drawing: <circle className="free-place" /> },
  ...GROUND_SIGNS,
  ...handlesOf(['body']),
];

export const signs: RulesSigns = {
  bundle: 'skirmish-sign-pages',
  roundBases: true,
  onPieces(given) {
    const state = given as State;
    const all: readonly Entry[] = [
      { meaning: 'web.sign.ready', drawing: <MayAct /> },
      ...BADGES,
      ...RANKS,
      { meaning: 'sk.sign.fallen', drawing: lying(state, 'fallen'), rule: 'SK-MOR-9' },
      { meaning: 'sk.sign.prone', drawing: lying(state, 'prone'), rule: 'SK-MOV-17' },
      { meaning: 'sk.sign.secondLine', drawing: <circle className="second-line" r={12} />, rule: 'SK-GEO-15' },
    ];
    return state.field.variant === 'SDT' ? all : all.filter(({ meaning }) => !TOMAHAWKS.includes(meaning));
  },
  onGround: () => GROUND,
  sticks(state) {
    const { s, m, l } = (state as State).field.sticks;
    return [
      { letter: 'web.stick.s', name: 'web.signs.stick.s', length: s },
      { letter: 'web.stick.m', name: 'web.signs.stick.m', length: m },
      { letter: 'web.stick.l', name: 'web.signs.stick.l', length: l },
    ];
  },
  stickRule: 'SK-GEN-2',
};
