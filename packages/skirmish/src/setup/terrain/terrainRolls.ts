/** SK-TER-1..10. Rolling the terrain quarter by quarter; features are laid at once or at the end. */
import { D6, refusal, pop, replaceTop, emit } from '@drumhead/engine';
import type { PlaceWhenFrame, RolledFeature, RolledKind, TerrainRoll, TerrainRollFrame } from '../../state/frames.ts';
import { DICE_FIRST, type Handler } from '../../turn/handler.ts';
import { BOXES } from '../../scenarios/scenarioBoxes.ts';
import { placeCounters } from '../../scenarios/supplyCounters.ts';
import { type Draft } from '../../state/draft.ts';
import { pushPlacing } from './placeFeature.ts';
import { d3, TABLE_RULES, type TableEntry, TERRAIN_TABLES, woodsOf } from './terrainTables.ts';

/** SK-TER-2. Chosen before the first roll. */
export const placeWhenHandler: Handler<PlaceWhenFrame> = {
  asks: (_, { player }) => player,
  rule: () => 'SK-TER-2',
  offers: () => [
    { type: 'placeWhen', atOnce: true },
    { type: 'placeWhen', atOnce: false },
  ],
  act(draft, { player }, _, command) {
    if (command.type !== 'placeWhen') return refusal('SK-TER-2', 'sk.refusal.choosePlaceWhen');
    const { rolls } = BOXES[draft.field.scenario];
    const { atOnce } = command;
    replaceTop(draft, { at: 'terrainRoll', player, rolls, step: 'kind', kind: null, held: [], atOnce });
    return null;
  },
};

const WHAT = {
  kind: 'sk.dice.terrain',
  woods: 'sk.dice.woods',
  count: 'sk.dice.pieces',
  windows: 'sk.dice.windows',
} as const;

/** The second die that a table entry calls for. */
const THEN: Readonly<Record<NonNullable<TableEntry>, TerrainRollFrame['step'] | null>> = {
  woods: 'woods',
  building: 'windows',
  rough: null,
  fences: 'count',
  lowWalls: 'count',
  hill: null,
};

export const terrainRollHandler: Handler<TerrainRollFrame> = {
  asks: (_, { rolls }) => (rolls.length > 0 ? 'dice' : 'auto'),
  rule: (_, { rolls: [roll], step }) => ruleOf(roll, step),
  dice: ({ field }, { player, step }) => [
    { what: WHAT[step], owner: field.players[player]?.id ?? null, count: 1, faces: D6 },
  ],
  ...DICE_FIRST,
  roll(draft, frame, [[face = 1] = []]) {
    const [roll] = frame.rolls as readonly [TerrainRoll];
    const say = (what: string, count: number) =>
      emit(draft, {
        type: 'terrainRolled',
        rule: ruleOf(roll, frame.step),
        quarter: roll.quarter,
        face,
        what: `sk.rolled.${what}`,
        count,
      });
    if (frame.step === 'kind') {
      const entry = TERRAIN_TABLES[roll.table]?.[face - 1] ?? null;
      say(entry ?? 'nothing', 0);
      if (entry === null) {
        replaceTop(draft, { ...frame, rolls: frame.rolls.slice(1) });
        return;
      }
      const step = THEN[entry];
      if (step !== null) replaceTop(draft, { ...frame, step, kind: entry === 'woods' ? null : entry });
      else rolled(draft, frame, { kind: entry as RolledKind, count: 1, windows: 0 });
      return;
    }
    const found = meaningOf(frame, face);
    say(frame.step === 'windows' ? 'windows' : found.kind, frame.step === 'windows' ? found.windows : found.count);
    rolled(draft, frame, found);
  },
  /** After the last roll: lays the features kept, then adds the objects of the scenario. */
  auto(draft, frame) {
    if (frame.held.length > 0) {
      replaceTop(draft, { ...frame, held: [] });
      pushPlacing(draft, frame.player, frame.held);
      return;
    }
    pop(draft);
    placeCounters(draft);
  },
};

function ruleOf(roll: TerrainRoll | undefined, step: TerrainRollFrame['step']): string {
  if (step === 'woods') return 'SK-TER-9';
  if (step === 'windows') return 'SK-TER-17';
  return TABLE_RULES[roll?.table ?? 0] as string;
}

type Found = Pick<RolledFeature, 'kind' | 'count' | 'windows'>;

/** Applies the second die of a roll: kind of woods, pieces (d3) or windows (d3). */
function meaningOf({ step, kind }: TerrainRollFrame, face: number): Found {
  if (step === 'woods') return { ...woodsOf(face), windows: 0 };
  if (step === 'windows') return { kind: 'building', count: 1, windows: d3(face) };
  return { kind: kind as RolledKind, count: d3(face), windows: 0 };
}

/** Lays a rolled feature at once, or keeps it until all are rolled (SK-TER-2). */
function rolled(draft: Draft, frame: TerrainRollFrame, found: Found): void {
  const [{ quarter, mayMove }, ...rolls] = frame.rolls as readonly [TerrainRoll, ...TerrainRoll[]];
  const feature: RolledFeature = { ...found, quarter, mayMove };
  const held = frame.atOnce ? frame.held : [...frame.held, feature];
  replaceTop(draft, { ...frame, rolls, step: 'kind', kind: null, held });
  if (frame.atOnce) pushPlacing(draft, frame.player, [feature]);
}
