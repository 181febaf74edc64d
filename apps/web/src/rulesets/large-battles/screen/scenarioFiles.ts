/** The files of the ready scenarios: a reader loads only the one he plays. One that is missing does not compile. */
import type { ScenarioId } from '@drumhead/large-battles/scenarios';

export const SCENARIO_FILES: Readonly<Record<ScenarioId, () => Promise<unknown>>> = {
  'peninsular-clash': () =>
    import('@drumhead/large-battles/scenarios/peninsular-clash').then((found) => found.peninsularClash),
  'to-vienna': () => import('@drumhead/large-battles/scenarios/to-vienna').then((found) => found.toVienna),
  'spanish-pride': () => import('@drumhead/large-battles/scenarios/spanish-pride').then((found) => found.spanishPride),
  retschow: () => import('@drumhead/large-battles/scenarios/retschow').then((found) => found.retschow),
  raab: () => import('@drumhead/large-battles/scenarios/raab').then((found) => found.raab),
  'quatre-bras': () => import('@drumhead/large-battles/scenarios/quatre-bras').then((found) => found.quatreBras),
};
