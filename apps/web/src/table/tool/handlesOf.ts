/** The piece or ghost in hand, and where its handles are. */
import type { Point } from '../camera.ts';
import { cornersOf, fromSeen, type Place } from '../troops/footprints.ts';
import { clearOfMen } from '../troops/handles.ts';
import type { Handle, Interaction, Kinds, Tool, ToolRules } from './rules.ts';

interface InHand<K extends Kinds> {
  readonly piece: K['piece'];
  readonly dragKind: K['dragKind'];
  readonly place: Place;
}

/** The ghost of a proposal, else the selected piece; null where it cannot be dragged. */
export function inHand<K extends Kinds>(
  rules: ToolRules<K>,
  { tool, selected }: Interaction<K>,
  scene: K['scene'],
): InHand<K> | null {
  const piece = tool.at === 'aimed' ? tool.aim.piece : tool.at === 'idle' ? selected : null;
  if (piece === null) return null;
  const dragKind = tool.at === 'aimed' ? tool.dragKind : rules.dragKindOf(scene, piece);
  const place = placeInHand(rules, tool, piece, scene);
  return dragKind && place ? { piece, dragKind, place } : null;
}

/** Where a piece would stand as proposed, or where it stands. */
function placeInHand<K extends Kinds>(
  rules: ToolRules<K>,
  tool: Tool<K>,
  piece: K['piece'],
  scene: K['scene'],
): Place | null {
  const ghost = tool.at === 'aimed' && tool.aim.ghost ? rules.placeOfGhost(scene, tool.aim.ghost) : null;
  return ghost ?? rules.placeOf(scene, piece);
}

/** Handles of the piece in hand, those that turn it first; `away`: their distance from its edges in millimetres. */
export function handlesOf<K extends Kinds>(
  rules: ToolRules<K>,
  interaction: Interaction<K>,
  scene: K['scene'],
  away: number,
): readonly { readonly handle: Handle; readonly at: Point }[] {
  const held = inHand(rules, interaction, scene);
  if (!held) return [];
  const { piece, dragKind, place } = held;
  const aim = interaction.tool.at === 'aimed' ? interaction.tool.aim : null;
  const off = (bearing: number) => place.depth / 2 + clearOfMen(away, bearing, rules.scaleOf?.(scene));
  const [frontLeft, frontRight] = cornersOf(place);
  const where: Readonly<Record<Handle, Point>> = {
    turn: fromSeen(place, 0, off(place.facing)),
    wheelLeft: frontLeft,
    wheelRight: frontRight,
    body: fromSeen(place, 0, -off(place.facing + 180)),
  };
  return rules.handlesOf(scene, piece, dragKind, aim).map((handle) => ({ handle, at: where[handle] }));
}
