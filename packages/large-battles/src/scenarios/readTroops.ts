/** Troops and Generals of a scenario file: numbers, special rules, suggested places. */
import { excerpt } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import { GENERAL_QUALITY_RANGE } from '../armies/qualities.ts';
import { mostSk } from '../armies/skirmishers.ts';
import type { GeneralProfile, GeneralTraits, SideIndex, Traits } from '../state/state.ts';
import { type GeneralFile, type GroupFile, KINDS, UNIT_RULES } from './format.ts';
import { claim, type Reading, suggest } from './reading.ts';

interface Place {
  readonly side: SideIndex;
  readonly brigade: number;
}

export function readGroup(
  reading: Reading,
  file: GroupFile,
  place: Place & { readonly prefix: string },
  path: string,
): void {
  const kind = KINDS[file.kind];
  const traits = readUnitRules(reading, file, path);
  checkNumbers(reading, file, traits, path);
  if (file.suggested !== undefined && file.suggested.length !== file.count) {
    reading.problems.push(
      problem(`${path}.suggested`, 'lb.problem.suggestedCount', { count: file.count, length: file.suggested.length }),
    );
  }
  if (file.names !== undefined && file.names.length !== file.count) {
    reading.problems.push(
      problem(`${path}.names`, 'lb.problem.namesCount', { count: file.count, length: file.names.length }),
    );
  }
  for (let n = 1; n <= file.count; n++) {
    const ownName = file.names?.[n - 1] ?? null;
    const id = `${place.prefix}-${file.id}-${n}`;
    claim(reading, id, `${path}.id`);
    const suggested = file.suggested?.[n - 1];
    if (suggested !== undefined) {
      suggest(reading, 'unit', reading.units.length, suggested, suggested.formation, `${path}.suggested[${n - 1}]`);
    }
    reading.units.push({
      id,
      name: file.name,
      ...(ownName === null ? {} : { ownName }),
      ordinal: n,
      side: place.side,
      brigade: place.brigade,
      arm: kind.arm,
      cavalryClass: kind.cavalryClass,
      q: file.q ?? 0,
      c: file.c ?? 0,
      sk: file.sk ?? 0,
      calibre: file.calibre ?? null,
      horse: kind.horse,
      traits,
      uniform: file.uniform,
    });
  }
}

/** LB-UNIT-01. Numbers that a kind of troops must have, and must not have. */
function checkNumbers(
  { problems, file: { level = 'division' } }: Reading,
  file: GroupFile,
  traits: Traits,
  path: string,
): void {
  const { arm } = KINDS[file.kind];
  const need = (key: 'q' | 'c' | 'sk' | 'calibre', wanted: boolean, rule: string) => {
    if (wanted && file[key] === undefined)
      problems.push(problem(`${path}.${key}`, 'lb.problem.numberMissing', { key, kind: file.kind }, rule));
    if (!wanted && file[key] !== undefined)
      problems.push(problem(`${path}.${key}`, 'lb.problem.numberNotHad', { key, kind: file.kind }, rule));
  };
  need('q', !traits.unpredictable, traits.unpredictable ? 'LB-SPEC-21' : 'LB-UNIT-02');
  need('c', arm !== 'artillery', 'LB-UNIT-01');
  need('sk', arm === 'infantry', 'LB-UNIT-01');
  need('calibre', arm === 'artillery', 'LB-UNIT-01');
  const most = mostSk(level);
  if ((file.sk ?? 0) > most) {
    problems.push(
      problem(`${path}.sk`, 'engine.problem.outOfRange', { value: excerpt(file.sk), least: 0, most }, 'LB-SKIR-01'),
    );
  }
}

function readUnitRules({ problems }: Reading, file: GroupFile, path: string): Traits {
  const traits = Object.fromEntries(UNIT_RULES.map((rule) => [rule, false])) as Record<keyof Traits, boolean>;
  const rules = file.rules ?? [];
  const { arm } = KINDS[file.kind];
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as keyof Traits;
    const at = `${path}.rules[${i}]`;
    if (!(UNIT_RULES as readonly string[]).includes(rule)) {
      problems.push(
        problem(at, 'lb.problem.unknownRule', { name: excerpt(rule), known: UNIT_RULES.join(', ') }, 'LB-UNIT-01'),
      );
      continue;
    }
    if (traits[rule]) problems.push(problem(at, 'lb.problem.ruleTwice', { name: rule }));
    if (arm !== 'cavalry' && (rule === 'impetuous' || rule === 'opportunistic')) {
      problems.push(
        problem(at, 'lb.problem.cavalryOnly', { name: rule }, rule === 'impetuous' ? 'LB-SPEC-11' : 'LB-SPEC-16'),
      );
    }
    traits[rule] = true;
  }
  return traits;
}

/** The index of a CinC is unknown until all brigades are read: -1 for the first side's, -2 for the second's. */
export function readGeneral(
  reading: Reading,
  file: GeneralFile,
  allowed: readonly string[],
  place: Place & { readonly id: string },
  path: string,
): GeneralProfile {
  const traits: Record<keyof GeneralTraits, boolean> = {
    active: false,
    charismatic: false,
    cautious: false,
    inefficient: false,
    methodic: false,
    organiser: false,
    secondLine: false,
    timid: false,
    stubborn: false,
  };
  const rules = file.rules ?? [];
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as keyof GeneralTraits;
    const at = `${path}.rules[${i}]`;
    if (!allowed.includes(rule)) {
      reading.problems.push(
        problem(at, 'lb.problem.unknownRule', { name: excerpt(rule), known: allowed.join(', ') }, 'LB-UNIT-01'),
      );
      continue;
    }
    if (traits[rule]) reading.problems.push(problem(at, 'lb.problem.ruleTwice', { name: rule }));
    traits[rule] = true;
  }
  // LB-LEAD-01, LB-CINC-01.
  const { least, most } = GENERAL_QUALITY_RANGE;
  if (file.q > most) {
    const rule = place.brigade < 0 ? 'LB-CINC-01' : 'LB-LEAD-01';
    reading.problems.push(
      problem(`${path}.q`, 'engine.problem.outOfRange', { value: String(file.q), least, most }, rule),
    );
  }
  claim(reading, place.id, path);
  if (file.suggested !== undefined) {
    suggest(
      reading,
      'general',
      place.brigade < 0 ? -1 - place.side : place.brigade,
      file.suggested,
      null,
      `${path}.suggested`,
    );
  }
  return { id: place.id, name: file.name, side: place.side, brigade: place.brigade, q: file.q, traits };
}
