/** Before anything is placed: terrain and edges (chapter 3, Q1). */
import { D6, pop, replaceTop } from '@drumhead/engine';
import { beginDeployment } from './deployment.ts';
import type { EdgeChoiceFrame, EdgeRollFrame, TerrainRollFrame } from '../state/frames.ts';
import { isSection } from '../ground/footprints.ts';
import { type Handler, notNow } from '../turn/handler.ts';
import { rollOffDice, winnerOf } from '../turn/rollOff.ts';
import { other } from '../state/state.ts';
import { rolledTerrain } from '../ground/pieces.ts';
import { setGround, tell } from '../state/draft.ts';

/** SIP-TER-13. One die for each sector, from the north-west, row by row. */
export const terrainRollHandler: Handler<TerrainRollFrame> = {
  asks: () => 'dice',
  rule: () => 'SIP-TER-13',
  dice: () => [{ what: 'sip.roll.terrain', owner: null, count: 6, faces: D6 }],
  offers: () => [],
  act: () => notNow('SIP-TER-13'),
  roll(work, _, [faces]) {
    const rolled = faces as readonly number[];
    setGround(work, { terrain: rolledTerrain(work.field, rolled), edges: work.edges });
    work.holders = work.terrain.filter(isSection).map(() => -1);
    tell(work, { type: 'terrainRolled', rule: 'SIP-TER-13', faces: rolled });
    pop(work);
  },
};

/** SIP-DEP-1. The higher chooses; ties are rolled again by both (SIP-GEN-4). */
export const edgeRollHandler: Handler<EdgeRollFrame> = {
  asks: () => 'dice',
  rule: () => 'SIP-DEP-1',
  dice: rollOffDice('sip.roll.edge'),
  offers: () => [],
  act: () => notNow('SIP-DEP-1'),
  roll(work, _, [first, second]) {
    const faces = [first?.[0] as number, second?.[0] as number] as const;
    const winner = winnerOf(faces);
    tell(work, { type: 'edgesRolled', rule: 'SIP-DEP-1', faces, winner });
    if (winner !== null) replaceTop(work, { at: 'edgeChoice', side: winner });
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
  act(work, { side }, _side, command) {
    if (command.type !== 'edge') return notNow('SIP-DEP-2');
    const { edge } = command;
    const theirs = edge === 'north' ? 'south' : 'north';
    setGround(work, { terrain: work.terrain, edges: side === 0 ? [edge, theirs] : [theirs, edge] });
    tell(work, { type: 'edgeChosen', rule: 'SIP-DEP-2', side, edge });
    pop(work);
    beginDeployment(work, other(side));
    return null;
  },
};
