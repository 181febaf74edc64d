/** The proposed order in another form. */
import { type Command, orderPreview } from '@drumhead/simplicity/screen';
import { degrees, toFacing } from '../../../table/units.ts';
import { isLegal, type Scene } from './scene.ts';

/** Other forms of a proposed order: a shot before or after the move, a Command base along, the other facing on a road. */
export function variantsOf(scene: Scene, command: Command): readonly Command[] {
  switch (command.type) {
    case 'move':
      return shotsWith(scene, command);
    case 'charge':
      return [-1, ...scene.state.commands.keys()]
        .filter((base) => base !== command.command)
        .map((base) => ({ ...command, command: base }))
        .filter((one) => isLegal(scene, one));
    case 'road':
      return [{ ...command, facing: toFacing(degrees(command.facing) + 180) }].filter((one) => isLegal(scene, one));
    default:
      return [];
  }
}

/** SIP-MOV-5..8: the same way with a shot after it or before it, one for every enemy it may be taken at. */
function shotsWith(scene: Scene, move: Extract<Command, { readonly type: 'move' }>): readonly Command[] {
  const { unit, turn, distance, turnAfter } = move;
  return scene.state.units.flatMap((_, target) =>
    [false, true]
      .map((fireFirst): Command => ({ type: 'moveFire', unit, fireFirst, turn, distance, turnAfter, target }))
      .filter((shot) => isLegal(scene, shot) && orderPreview(scene.state, shot).shot !== null),
  );
}
