/** The scenarios that the home screen offers, in its order; one that is missing does not compile. */
import type { ScenarioId } from '@drumhead/large-battles/scenarios';
import type { ScenarioEntry } from '../rulesetManifest.ts';

interface Ready extends Pick<ScenarioEntry, 'sides'> {
  readonly units: NonNullable<ScenarioEntry['units']>;
  /** Its file tells the history behind it. */
  readonly isTold?: true;
}

const SCENARIOS: Readonly<Record<ScenarioId, Ready>> = {
  'peninsular-clash': {
    sides: [
      { seat: 'france', name: 'web.side.france', uniform: 'french' },
      { seat: 'britain', name: 'web.side.britain', uniform: 'british' },
    ],
    units: [17, 14],
  },
  'to-vienna': {
    sides: [
      { seat: 'france', name: 'web.side.france', uniform: 'french' },
      { seat: 'austria', name: 'web.side.austria', uniform: 'austrian' },
    ],
    units: [17, 17],
  },
  'spanish-pride': {
    sides: [
      { seat: 'france', name: 'web.side.france', uniform: 'french' },
      { seat: 'spain', name: 'web.side.spain', uniform: 'spanish' },
    ],
    units: [15, 17],
  },
  retschow: {
    sides: [
      { seat: 'france', name: 'web.side.france', uniform: 'french' },
      { seat: 'allies', name: 'web.side.allies', uniform: 'mecklenburg' },
    ],
    units: [15, 16],
  },
  raab: {
    sides: [
      { seat: 'france', name: 'web.side.france', uniform: 'french' },
      { seat: 'austria', name: 'web.side.austria', uniform: 'austrian' },
    ],
    units: [16, 16],
  },
  'quatre-bras': {
    sides: [
      { seat: 'france', name: 'web.side.france', uniform: 'french' },
      { seat: 'allies', name: 'web.side.allies', uniform: 'british' },
    ],
    units: [11, 10],
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
