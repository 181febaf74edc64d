/** “ to 1405, 735 mm”, “, at 62.6; 22 cm”: a place by its measures. Prepositions are short words. */
const PLACE = /,?(?:\sfino)?\s\p{L}{1,2}\s[\d.,]+[,;]\s[\d.,]+\s[mc]m\b/gu;

/** A line of the log without places by their measures: beside a table that shows them nobody looks for 1405, 735 mm. */
export const withoutPlace = (text: string): string => text.replaceAll(PLACE, '');
