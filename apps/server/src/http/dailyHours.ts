/** Hours of every day, such as the quiet ones. */
import { record, text, whole } from '@drumhead/content/schema';

const LAST_MINUTE = 24 * 60 - 1;

/** Minutes after midnight, at a place of the world. */
export const dailyHours = record({ from: whole(0, LAST_MINUTE), until: whole(0, LAST_MINUTE), zone: text(60) }, {});
