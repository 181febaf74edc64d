/** Before anything is placed: terrain and edges (chapter 3, Q1). */
import { D6, emit, pop, replaceTop } from '@drumhead/engine';
import { isSection } from '../ground/footprints.ts';
import { rolledTerrain } from '../ground/pieces.ts';
import type { EdgeChoiceFrame, EdgeRollFrame, TerrainRollFrame } from '../state/frames.ts';
import { other } from '../state/state.ts';
import { type Handler, notNow } from '../turn/handler.ts';
import { rollOffDice, winnerOf } from '../turn/rollOff.ts';
import { beginDeployment } from './deployment.ts';

/** SIP-TER-13. One die for each sector, from the north-west, row by row. */
export const terrainRollHandler: Handler<TerrainRollFrame> = {
  asks: () => 'dice',
  rule: () => 'SIP-TER-13',
  dice: () => [{ what: 'sip.roll.terrain', owner: null, count: 6, faces: D6 }],
  // Stryker disable next-line all: same: only dice are waited for here
  offers: () => [],
  // Stryker disable next-line all: same: only dice are waited for here
  act: () => notNow('SIP-TER-13'),
  roll(draft, _, [faces]) {
    const rolled = faces as readonly number[];
    draft.terrain = rolledTerrain(draft.field, rolled);
    draft.holders = draft.terrain.filter(isSection).map(() => -1);
    emit(draft, { type: 'terrainRolled', rule: 'SIP-TER-13', faces: rolled });
    pop(draft);
  },
};

/** SIP-DEP-1. The higher chooses; ties are rolled again by both (SIP-GEN-4). */
export const edgeRollHandler: Handler<EdgeRollFrame> = {
  asks: () => 'dice',
  rule: () => 'SIP-DEP-1',
  dice: rollOffDice('sip.roll.edge'),
  // Stryker disable next-line all: same: only dice are waited for here
  offers: () => [],
  // Stryker disable next-line all: same: only dice are waited for here
  act: () => notNow('SIP-DEP-1'),
  roll(draft, _, [first, second]) {
    const faces = [first?.[0] as number, second?.[0] as number] as const;
    const winner = winnerOf(faces);
    emit(draft, { type: 'edgesRolled', rule: 'SIP-DEP-1', faces, winner });
    if (winner !== null) replaceTop(draft, { at: 'edgeChoice', side: winner });
  },
};

/** SIP-DEP-2. One of the two long edges; the other player takes the opposite one, and places first (SIP-DEP-4). */
export const edgeChoiceHandler: Handler<EdgeChoiceFrame> = {
  asks: (_, { side }) => side,
  rule: () => 'SIP-DEP-2',
  offers: () => [
    { type: 'edge', edge: 'north' },
    { type: 'edge', edge: 'south' },
  ],
  act(draft, { side }, _side, command) {
    if (command.type !== 'edge') return notNow('SIP-DEP-2');
    const { edge } = command;
    const theirs = edge === 'north' ? 'south' : 'north';
    draft.edges = side === 0 ? [edge, theirs] : [theirs, edge];
    emit(draft, { type: 'edgeChosen', rule: 'SIP-DEP-2', side, edge });
    pop(draft);
    beginDeployment(draft, other(side));
    return null;
  },
};
