/** The words of the lessons of Large Battles. */
import { commandTexts } from './texts/command.ts';
import { formationsTexts } from './texts/formations.ts';
import { groupTexts } from './texts/group.ts';
import { squareTexts } from './texts/square.ts';

export const lessonTexts = {
  ...squareTexts,
  ...formationsTexts,
  ...groupTexts,
  ...commandTexts,
} as const;
