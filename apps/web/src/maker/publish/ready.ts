/** What a scenario still lacks before others get it. Nothing of it stands in the way but a fault. */
import { allLanguages, isWhole } from '@drumhead/content';
import type { Envelope, Worded } from '@drumhead/engine';

/** Every text of a file, by language. */
const textsOf = ({ title, briefing = {}, names = [], pictures = [], script }: Envelope): readonly Worded[] => [
  title,
  ...Object.values(briefing),
  ...names.map(({ text }) => text),
  ...pictures.flatMap(({ alt }) => (alt === undefined ? [] : [alt])),
  ...(script?.places ?? []).map(({ text }) => text),
  ...(script?.events ?? []).flatMap((event) => event.do.flatMap(({ text }) => (text === undefined ? [] : [text]))),
];

/** How many of its texts stand in no other language than others. */
export function unspoken(
  file: Envelope,
): readonly { readonly language: (typeof allLanguages)[number]; readonly count: number }[] {
  const texts = textsOf(file);
  return allLanguages
    .filter(isWhole)
    .map((language) => ({ language, count: texts.filter((words) => words[language] === undefined).length }));
}
