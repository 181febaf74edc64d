/** A side's losses against its breaking point, as facts of a message (SIP-VIC-1). */
import { breakingPoint, lossesOf, type SideIndex, type State } from '@drumhead/simplicity/screen';

export function lossFacts(state: State, side: SideIndex) {
  const [lost, limit] = [lossesOf(state, side), breakingPoint(state, side)];
  return { left: Math.max(0, limit - lost), lost, limit };
}
