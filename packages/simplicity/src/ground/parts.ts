/** SIP-TER-2. Areas of any simple outline as convex parts, which a footprint or a way is measured against. */
import { memoizeBy } from '@drumhead/engine';
import { convexParts, type Polygon } from '@drumhead/table';

/** Of a convex area itself alone. */
export const partsOf = memoizeBy((points: Polygon): readonly Polygon[] => convexParts(points));
