/** The scales of models as choices of a field. */
import { SCALE_NAMES } from '@drumhead/skirmish';

export const SCALE_CHOICES = SCALE_NAMES.map((name) => [name, name.replace('mm', ' mm')] as const);
