/** The Qualities that there are, as a file or an input may give them. */
import { whole } from '@drumhead/content/schema';

/** LB-UNIT-02. Of a unit. */
export const UNIT_QUALITY = whole(2, 6);

/** LB-LEAD-01, LB-CINC-01. Of a Leader and of a CinC. */
export const GENERAL_QUALITY_RANGE = whole(2, 5);
