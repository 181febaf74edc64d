/** Editor of a squad. */
import {
  type CustomProfile,
  emptySquad,
  MOST_PORTRAITS,
  type Model,
  type Obstacle,
  readSquad,
  type SquadFile,
  squadPoints,
  squadProblems,
  squadRepaired,
} from '@drumhead/skirmish';
import { createEditorStore } from '../../../../documents/editorStore.ts';
import { withName } from '../../../../documents/names.ts';
import { offering } from '../../../../documents/parade/offer.ts';
import type { Strength } from '../../../../documents/savedLine.ts';

export const squadEditor = createEditorStore<SquadFile>({
  kind: 'skirmish/squad',
  fresh: () => emptySquad('fr', 400),
  read: readSquad,
  nameOf: ({ name = '' }) => name,
  isEmpty: ({ models }) => models.length === 0,
  unnamed: (squad) => withName(squad, ''),
});

/** Changes of a squad, saved or secret. */
export interface Editing {
  readonly squad: SquadFile;
  readonly onChange: (squad: SquadFile) => void;
}

export function withCasual(squad: SquadFile, casual: boolean): SquadFile {
  const { casual: _, ...plain } = squad;
  return casual ? { ...squad, casual } : plain;
}

/** Another roster, with other soldiers; only the name stays. */
export function withRoster({ name }: SquadFile, roster: string, limit: number): SquadFile {
  return { ...emptySquad(roster, limit), ...(name === undefined ? {} : { name }) };
}

/** Of the same kind, whatever their own names are. */
export const sameModel = (one: Model, other: Model): boolean => kindOf(one) === kindOf(other);

function kindOf(model: Model): string {
  const { name: _name, portrait: _portrait, ...kind } = model;
  return JSON.stringify(kind);
}

/** Names the man at an index of the squad; an empty name takes it away. */
export function withManNamed(squad: SquadFile, index: number, name: string): SquadFile {
  return { ...squad, models: squad.models.map((model, at) => (at === index ? withName(model, name) : model)) };
}

/** Gives the man at an index of the squad another head. */
export function withPortrait(squad: SquadFile, index: number, portrait: number): SquadFile {
  return { ...squad, models: squad.models.map((model, at) => (at === index ? { ...model, portrait } : model)) };
}

/** Gives every man a head by chance. */
export function withPortraits(squad: SquadFile, pick: (n: number) => number): SquadFile {
  return { ...squad, models: squad.models.map((model) => ({ ...model, portrait: pick(MOST_PORTRAITS) })) };
}

/** One more of a kind, beside those there are. */
export function withOneMore(squad: SquadFile, model: Model): SquadFile {
  const last = squad.models.map((one) => sameModel(one, model)).lastIndexOf(true);
  const at = last < 0 ? squad.models.length : last + 1;
  const next: SquadFile = { ...squad, models: [...squad.models.slice(0, at), model, ...squad.models.slice(at)] };
  // A Leader who joins takes over from an NCO who was named.
  const marks = squadProblems(next).filter(({ reason }) => reason === 'sk.problem.notCommander');
  return marks.reduce<SquadFile>((relieved, fault) => squadRepaired(relieved, fault), next);
}

export const withoutMan = (squad: SquadFile, index: number): SquadFile => ({
  ...squad,
  models: squad.models.filter((_, at) => at !== index),
});

/** SK-SQD-10. With a profile of one's own, which makes the game casual. */
export const withCustom = (squad: SquadFile, custom: CustomProfile): SquadFile =>
  withCasual(withOneMore(squad, { custom }), true);

/** SK-SQD-1, SK-SQD-2. With another limit; one that is not of standard games makes the game casual. */
export function withLimit(squad: SquadFile, limit: number): SquadFile {
  const next = { ...squad, limit };
  return squadProblems(next).some(({ path }) => path === 'limit') ? withCasual(next, true) : next;
}

/** What is still to be chosen. */
const MISSING = ['sk.problem.noCommander', 'sk.problem.commanderUnnamed', 'sk.problem.tooFew'];

/** A change that the builder offers, with what forbids it: a full squad, too, takes nobody. */
export const offered = offering(squadProblems, MISSING);

/** SK-SQD-5. Names the man at an index the commander. */
export function withCommander(squad: SquadFile, named: number): SquadFile {
  return {
    ...squad,
    models: squad.models.map((one, at) => {
      const { commander: _, ...plain } = one;
      return at === named ? { ...plain, commander: true } : plain;
    }),
  };
}

export function withObstacle(squad: SquadFile, obstacle: Obstacle, more: boolean): SquadFile {
  const { obstacles = [], ...bare } = squad;
  const last = obstacles.lastIndexOf(obstacle);
  const next = more ? [...obstacles, obstacle] : obstacles.filter((_, at) => at !== last);
  return next.length === 0 ? bare : { ...bare, obstacles: next };
}

/** Models of one kind in the order of the squad, each kind once. */
export function kindsIn(
  squad: Pick<SquadFile, 'models'>,
): readonly { readonly model: Model; readonly count: number }[] {
  const kinds: { model: Model; count: number }[] = [];
  for (const model of squad.models) {
    const known = kinds.find((kind) => sameModel(kind.model, model));
    if (known === undefined) kinds.push({ model, count: 1 });
    else known.count += 1;
  }
  return kinds;
}

/** How much is in a squad, for lists of several. */
export const squadStrength = (squad: Pick<SquadFile, 'models'>): Strength => ({
  key: 'web.papers.strength.models',
  facts: { models: squad.models.length, points: squadPoints(squad) },
});
