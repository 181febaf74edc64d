/** The signs on the table of Large Battles. */
import type { State } from '@drumhead/large-battles';
import type { SignKey } from '../../../guide/signMessages.ts';
import type { RulesSigns, SignEntry } from '../../../guide/rulesGuide.ts';
import { badgeSigns, GROUND_SIGNS, handlesOf, UNIT_SIGNS } from '../../../guide/sharedSigns.tsx';
import { Outline } from '../../../table/troops/Outline.tsx';
import { liveryOf } from '../../../table/troops/uniforms.ts';
import { CandidateMark } from '../drawing/overlay/CandidateMarks.tsx';
import { Sabres } from '../drawing/overlay/OverlayFight.tsx';
import { Standard } from '../drawing/pieces/GeneralPiece.tsx';
import type { ShownBadge } from '../drawing/pieces/UnitPiece.tsx';
import type { OwnSignKey } from './signMessages.ts';

const DIS = { meaning: 'lb.sign.dis', rule: 'LB-UNIT-05' } as const;

type Entry = SignEntry<OwnSignKey | SignKey>;

/** Every badge has its meaning: a new one without does not compile. */
const MEANINGS: Readonly<Record<ShownBadge, { readonly meaning: OwnSignKey; readonly rule: string }>> = {
  dis1: DIS,
  dis2: DIS,
  dis3: DIS,
  fired: { meaning: 'lb.sign.fired', rule: 'LB-BOMB-02' },
  reacted: { meaning: 'lb.sign.reacted', rule: 'LB-REACT-13' },
  violation: { meaning: 'lb.sign.violation', rule: 'LB-PROX-01' },
  activated: { meaning: 'lb.sign.activated', rule: 'LB-ACT-16' },
};

const ON_PIECES: readonly Entry[] = [
  ...UNIT_SIGNS,
  ...badgeSigns(MEANINGS),
  {
    meaning: 'lb.sign.general',
    drawing: (
      <g transform="translate(0 4) scale(0.72)">
        <g transform="translate(-13 0)">
          <Standard chief={false} livery={liveryOf(0)} flag={null} mark="II" attached={false} />
        </g>
        <g transform="translate(13 0)">
          <Standard chief={false} livery={liveryOf(0)} flag={null} mark="★" attached={false} />
        </g>
      </g>
    ),
  },
  { meaning: 'lb.sign.candidate', drawing: <CandidateMark letter="A" />, rule: 'LB-REACT-03' },
  { meaning: 'lb.sign.fight', drawing: <Sabres /> },
];

const AREA = 'M-20 -12h40v24h-40z';
const PLACE = { x: 0, y: 0, facing: 0, width: 14, depth: 8 };

const ON_GROUND: readonly Entry[] = [
  {
    meaning: 'lb.sign.reach',
    drawing: (
      <>
        <path className="reach" d="M-24 -14h48v28h-48z" />
        <path className="reach" d="M-14 -8h28v16h-28z" />
      </>
    ),
  },
  {
    meaning: 'lb.sign.range',
    rule: 'LB-BOMB-05',
    drawing: [1, 2, 3].map((n) => <path key={n} className={`range range-${n}`} d={`M-18 ${16 - n * 10}h36v10h-36z`} />),
  },
  {
    meaning: 'lb.sign.arc',
    rule: 'LB-GEO-09',
    drawing: (
      <>
        <path className="range range-1" d="M-18 4h36v10h-36z" />
        <path className="range arc-far" d="M-18 -14h36v18h-36z" />
      </>
    ),
  },
  { meaning: 'lb.sign.span', drawing: <Outline place={PLACE} grow={9} round className="span" /> },
  { meaning: 'lb.sign.thread', drawing: <path className="thread" d="M-24 6L24 -6" /> },
  { meaning: 'lb.sign.keepOut', drawing: <Outline place={PLACE} grow={9} round className="keep-out" /> },
  ...GROUND_SIGNS,
  ...handlesOf(['body', 'turn', 'wheel']),
  {
    meaning: 'lb.sign.zone',
    drawing: (
      <>
        <path className="zone-shut" d={AREA} />
        <path className="zone-line" d="M-24 0H24" />
      </>
    ),
  },
];

export const signs: RulesSigns = {
  bundle: 'large-battles-sign-pages',
  roundBases: false,
  onPieces: () => ON_PIECES,
  onGround: () => ON_GROUND,
  sticks(state) {
    const { vs, s, m, l } = (state as State).field.sticks;
    return [
      { letter: 'web.stick.vs', name: 'web.signs.stick.vs', length: vs },
      { letter: 'web.stick.s', name: 'web.signs.stick.s', length: s },
      { letter: 'web.stick.m', name: 'web.signs.stick.m', length: m },
      { letter: 'web.stick.l', name: 'web.signs.stick.l', length: l },
    ];
  },
  stickRule: 'LB-GEO-01',
};
