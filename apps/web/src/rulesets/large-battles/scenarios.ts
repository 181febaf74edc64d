/** The scenarios that the home screen offers, in its order; one that is missing does not compile. */
import type { ScenarioId } from '@drumhead/large-battles/scenarios';
import type { ScenarioEntry } from '../rulesetManifest.ts';

interface Ready extends Pick<ScenarioEntry, 'sides'> {
  readonly units: NonNullable<ScenarioEntry['units']>;
  /** Its file tells the history behind it. */
  readonly isTold?: true;
  /** A reader loads only the one he plays. */
  readonly file: () => Promise<unknown>;
}

export const SCENARIOS: Readonly<Record<ScenarioId, Ready>> = {
  'peninsular-clash': {
    sides: [
      { seat: 'france', name: 'web.side.france', uniform: 'french' },
      { seat: 'britain', name: 'web.side.britain', uniform: 'british' },
    ],
    units: [17, 14],
    file: () => import('@drumhead/large-battles/scenarios/peninsular-clash').then((found) => found.peninsularClash),
  },
  'to-vienna': {
    sides: [
      { seat: 'france', name: 'web.side.france', uniform: 'french' },
      { seat: 'austria', name: 'web.side.austria', uniform: 'austrian' },
    ],
    units: [17, 17],
    file: () => import('@drumhead/large-battles/scenarios/to-vienna').then((found) => found.toVienna),
  },
  'spanish-pride': {
    sides: [
      { seat: 'france', name: 'web.side.france', uniform: 'french' },
      { seat: 'spain', name: 'web.side.spain', uniform: 'spanish' },
    ],
    units: [15, 17],
    file: () => import('@drumhead/large-battles/scenarios/spanish-pride').then((found) => found.spanishPride),
  },
  retschow: {
    sides: [
      { seat: 'france', name: 'web.side.france', uniform: 'french' },
      { seat: 'allies', name: 'web.side.allies', uniform: 'mecklenburg' },
    ],
    units: [15, 16],
    file: () => import('@drumhead/large-battles/scenarios/retschow').then((found) => found.retschow),
  },
  raab: {
    sides: [
      { seat: 'france', name: 'web.side.france', uniform: 'french' },
      { seat: 'austria', name: 'web.side.austria', uniform: 'austrian' },
    ],
    units: [16, 16],
    file: () => import('@drumhead/large-battles/scenarios/raab').then((found) => found.raab),
  },
  'quatre-bras': {
    sides: [
      { seat: 'france', name: 'web.side.france', uniform: 'french' },
      { seat: 'allies', name: 'web.side.allies', uniform: 'british' },
    ],
    units: [11, 10],
    file: () => import('@drumhead/large-battles/scenarios/quatre-bras').then((found) => found.quatreBras),
    isTold: true,
  },
};

/** The paragraphs about the history behind a scenario, of the bundle `large-battles-notes`. */
const notesOf = (scenario: string) => [1, 2, 3].map((paragraph) => `lb.note.${scenario}.${paragraph}`);

export const scenarios: readonly ScenarioEntry[] = Object.entries(SCENARIOS).map(([id, { sides, units, isTold }]) => ({
  id,
  name: `lb.scenario.${id}.name`,
  about: `lb.scenario.${id}.about`,
  sides,
  units,
  ...(isTold ? {} : { notes: notesOf(id) }),
}));
