/** The signs on the table of Simplicity in Practice. */
import type { SignKey } from '../../../guide/signMessages.ts';
import type { RulesSigns, SignEntry } from '../../../guide/rulesGuide.ts';
import { badgeSigns, GROUND_SIGNS, handlesOf, SignBase, UNIT_SIGNS } from '../../../guide/sharedSigns.tsx';
import { Outline } from '../../../table/troops/Outline.tsx';
import { ClassMark, type ShownBadge } from '../drawing/pieces/UnitPiece.tsx';
import type { OwnSignKey } from './signMessages.ts';

const DP = { meaning: 'sip.sign.dp', rule: 'SIP-GEN-3' } as const;

type Entry = SignEntry<OwnSignKey | SignKey>;

/** Every badge has its meaning: a new one without does not compile. */
const MEANINGS: Readonly<Record<ShownBadge, { readonly meaning: OwnSignKey; readonly rule: string }>> = {
  dis1: DP,
  dis2: DP,
  dis3: DP,
  violation: { meaning: 'sip.sign.confused', rule: 'SIP-ACT-6' },
  fired: { meaning: 'sip.sign.fired', rule: 'SIP-AP-5' },
  routing: { meaning: 'sip.sign.routing', rule: 'SIP-BRK-4' },
  activated: { meaning: 'sip.sign.moved', rule: 'SIP-AP-6' },
};

const SIZE = { width: 30, depth: 16 };

const ON_PIECES: readonly Entry[] = [
  ...UNIT_SIGNS,
  ...badgeSigns(MEANINGS),
  ...(['elite', 'raw'] as const).map((rank) => ({
    meaning: `sip.sign.${rank}` as const,
    rule: 'SIP-CLS-1',
    drawing: (
      <SignBase>
        <ClassMark size={SIZE} elite={rank === 'elite'} />
      </SignBase>
    ),
  })),
];

const ON_GROUND: readonly Entry[] = [
  { meaning: 'sip.sign.reach', drawing: <path className="reach" d="M-24 -12h48v24h-48z" /> },
  {
    meaning: 'sip.sign.range',
    rule: 'SIP-FIR-1',
    drawing: (
      <>
        <path className="range arc-far" d="M-20 14h40v-28h-40z" />
        <path className="range range-2" d="M-16 14h32v-16h-32z" />
      </>
    ),
  },
  {
    meaning: 'sip.sign.radius',
    rule: 'SIP-CMD-1',
    drawing: <Outline place={{ x: 0, y: 0, facing: 0, width: 8, depth: 8 }} grow={11} round className="span" />,
  },
  {
    meaning: 'sip.sign.lane',
    drawing: [false, true].map((flank) => (
      <g key={String(flank)} className={flank ? 'lane flank' : 'lane'} transform={`translate(${flank ? 13 : -13} 0)`}>
        <path className="lane-ground" d="M-9 16v-30h18v30z" />
        <path className="lane-head" d="M-7 -2L0 -12L7 -2" />
      </g>
    )),
  },
  { meaning: 'sip.sign.sight', rule: 'SIP-LOS-3', drawing: <path className="sight" d="M-24 8L24 -8" /> },
  ...GROUND_SIGNS,
  ...handlesOf(['body', 'turn']),
];

export const signs: RulesSigns = {
  bundle: 'simplicity-sign-pages',
  roundBases: false,
  onPieces: () => ON_PIECES,
  onGround: () => ON_GROUND,
  // Its lengths are told in centimetres.
  sticks: () => [],
  stickRule: 'SIP-GEN-1',
};
