/**
 * KERNEL-SCENARIO. The scenario file of all games (`drumhead-scenario`): an envelope of words, names and measured odds
 * around the set-up of a rule set, which that rule set alone reads. Lengths are millimetres on the table, from its top left
 * corner, y downwards, in every game.
 */
import { name as named } from '../contract/names.ts';
import { DRAW, type Script } from './script/script.ts';
import { excerpt } from '../contract/plain.ts';
import type { Problem, Seat } from '../contract/ruleset.ts';
import {
  anything,
  checkSchema,
  choice,
  constant,
  dictionary,
  flag,
  hasFormat,
  type Infer,
  list,
  number,
  pair,
  problem,
  read,
  record,
  text,
  whole,
} from '../contract/schema.ts';

export const ENVELOPE_FORMAT = 'drumhead-scenario';

/** Whoever sells nothing may give his work away so; each may be changed and passed on. */
export const LICENCES = ['CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0'] as const;

/** So much a file holds at most: characters of words, names on the map, pixels of a picture from side to side. */
export const ENVELOPE_MOST = {
  title: 80,
  author: 80,
  told: 4000,
  name: 60,
  names: 60,
  pixel: 100_000,
  acts: 9,
} as const;

const id = text(40, '[a-z0-9]+(?:-[a-z0-9]+)*');
const language = text(2, '[a-z]{2}');
/** The same line in the languages that its author speaks. */
const line = (most: number) => dictionary(40, named(most));
/** Paragraphs, parted by empty lines. */
const told = dictionary(40, text(ENVELOPE_MOST.told));
const place = pair(number(-10_000, 10_000));
const pixel = pair(number(0, ENVELOPE_MOST.pixel));
const picture = text(71, 'sha256-[0-9a-f]{4,64}');
const share = number(0, 1);

const underlay = record(
  {
    picture,
    a: record({ px: pixel, mm: place }, {}),
    b: record({ px: pixel, mm: place }, {}),
  },
  {
    bytes: whole(1, 10_000_000),
    opacity: share,
    travels: flag,
  },
);

const odds = record(
  {
    battles: whole(1, 10_000_000),
    players: text(80),
    wins: dictionary(40, share),
  },
  {
    code: text(80),
    draws: share,
    interval: pair(share),
  },
);

const act = record(
  { title: line(ENVELOPE_MOST.title), act: whole(1, ENVELOPE_MOST.acts), of: whole(2, ENVELOPE_MOST.acts) },
  {
    /** Who won the acts before, in their order: a side, or `draw`. */
    won: list(id, 0, ENVELOPE_MOST.acts),
    /** The scenario of the next act, of the same rule set. */
    next: id,
    /** By who wins this act: what stands otherwise in the set-up of the next. */
    after: dictionary(40, list(record({ at: text(120), value: anything }, {}), 1, 12)),
  },
);

/** The file, in the order in which it is written. */
export const ENVELOPE = record(
  {
    format: constant(ENVELOPE_FORMAT),
    version: constant(1),
    ruleset: id,
    title: line(ENVELOPE_MOST.title),
    setup: anything,
  },
  {
    edition: whole(1, 9999),
    licence: choice(LICENCES),
    author: named(ENVELOPE_MOST.author),
    /** What it was made from, by whom. */
    from: record(
      { title: line(ENVELOPE_MOST.title) },
      { author: named(ENVELOPE_MOST.author), licence: choice(LICENCES), address: text(300) },
    ),
    when: text(16, '[0-9]{4}-[0-9]{2}-[0-9]{2}(?:T[0-9]{2}:[0-9]{2})?'),
    languages: list(language, 1, 20),
    briefing: dictionary(40, told),
    names: list(
      record({ at: place, text: line(ENVELOPE_MOST.name) }, { of: text(60), along: text(60) }),
      0,
      ENVELOPE_MOST.names,
    ),
    /** The scenario's own rules, whose form those know who play them. */
    script: anything,
    underlay,
    pictures: list(record({ id, picture }, { alt: line(200), credit: named(120), licence: text(40) }), 0, 12),
    balance: odds,
    /** It is an act of a campaign: `campaign.ts`. */
    campaign: act,
  },
);

export type Envelope = Omit<Infer<typeof ENVELOPE>, 'script'> & { readonly script?: Script };
/** The same with a set-up whose form is known. */
export type EnvelopeAround<Setup> = Omit<Envelope, 'setup'> & { readonly setup: Setup };
/** A text in the languages that its author gave. */
export type Worded = Infer<typeof told>;
/** Measured odds as an envelope holds them. */
export type EnvelopeOdds = Infer<typeof odds>;

/** Does a set-up carry the format of these files? */
export const isEnvelope = (setup: unknown): setup is { readonly setup?: unknown; readonly balance?: unknown } =>
  hasFormat(setup, ENVELOPE_FORMAT);

/** What stands around a set-up, its names as they are seen; null: nothing does. Only for a set-up that a battle began from. */
export function envelopeOf(setup: unknown): Envelope | null {
  if (!isEnvelope(setup)) return null;
  const found = read(setup, ENVELOPE);
  return found.ok ? (found.value as Envelope) : null;
}

/** The rule set that an envelope names; null: it names none, or the set-up stands in no envelope. */
export function rulesetOfEnvelope(setup: unknown): string | null {
  const { ruleset } = isEnvelope(setup) ? (setup as { readonly ruleset?: unknown }) : {};
  return typeof ruleset === 'string' ? ruleset : null;
}

/** The set-up that the rule set reads: what is in the envelope, or the set-up itself. */
export const rulesSetup = (setup: unknown): unknown => (isEnvelope(setup) ? setup.setup : setup);

/** The scenario's own rules; undefined: it is played by the book. Only for a set-up whose envelope is sound. */
export const scriptOf = (setup: unknown): Script | undefined =>
  isEnvelope(setup) ? (setup as { readonly script?: Script }).script : undefined;

/** Why a rule set, or an older version of it, cannot begin a battle with a scenario's own rules. */
export const scriptRefused = (ruleset: string): Problem =>
  ofEnvelope('script', 'engine.problem.scenario.script', { ruleset });

/** The set-up with another one for the rule set, in the same envelope. */
export const withRulesSetup = (setup: unknown, inner: unknown): unknown =>
  isEnvelope(setup) ? { ...setup, setup: inner } : inner;

/** A text in this language or, where its author gave none, in another. */
export const inLanguage = (words: Worded, spoken: string): string =>
  words[spoken] ?? words['en'] ?? Object.values(words)[0] ?? '';

/** Every fault of an envelope that needs no look inside; none for a set-up without one. */
export function envelopeFaults(setup: unknown, ruleset: string): readonly Problem[] {
  if (!isEnvelope(setup)) return [];
  const problems: Problem[] = [];
  if (!checkSchema(setup, ENVELOPE, '', problems)) return problems;
  const file = setup as unknown as Envelope;
  if (file.ruleset !== ruleset) {
    problems.push(ofEnvelope('ruleset', 'engine.problem.scenario.ruleset', { ruleset, value: file.ruleset }));
  }
  const { from, languages, campaign } = file;
  if (campaign !== undefined && campaign.act > campaign.of) {
    const facts = { value: String(campaign.act), least: 1, most: campaign.of };
    problems.push(ofEnvelope('campaign.act', 'engine.problem.outOfRange', facts));
  }
  // What others called it, in whatever languages they did.
  const others = from === undefined ? [] : wordFaults([['from.title', from.title]]);
  return [...problems, ...wordFaults(wordsIn(file), languages), ...others];
}

/** What is wrong with words by language, each with its place in the file. */
export function wordFaults(
  all: readonly (readonly [string, Worded])[],
  languages: readonly string[] = [],
): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [path, words] of all) {
    if (Object.keys(words).length === 0) problems.push(ofEnvelope(path, 'engine.problem.scenario.silent'));
    for (const spoken of Object.keys(words)) checkSchema(spoken, language, `${path}.${excerpt(spoken)}`, problems);
    for (const promised of languages) {
      if (words[promised] !== undefined) continue;
      const facts = { language: promised };
      problems.push(ofEnvelope(`${path}.${promised}`, 'engine.problem.scenario.untranslated', facts));
    }
  }
  return problems;
}

/** Words and odds for sides that are not in the battle. */
export function strangeSides(setup: unknown, seats: readonly Seat[]): readonly Problem[] {
  const { briefing = {}, balance, campaign } = envelopeOf(setup) ?? {};
  const ends = [...seats, DRAW];
  const named = [
    ...Object.keys(briefing).map((side) => ({ side, path: `briefing.${side}`, known: ['all', ...seats] })),
    ...Object.keys(balance?.wins ?? {}).map((side) => ({ side, path: `balance.wins.${side}`, known: seats })),
    ...Object.keys(campaign?.after ?? {}).map((side) => ({ side, path: `campaign.after.${side}`, known: ends })),
    ...(campaign?.won ?? []).map((side, i) => ({ side, path: `campaign.won[${i}]`, known: ends })),
  ];
  return named
    .filter(({ side, known }) => !known.includes(side))
    .map(({ side, path, known }) =>
      ofEnvelope(path, 'engine.problem.notOneOf', { value: side, choices: known.join(', ') }),
    );
}

/** A fault of the set-up inside, where it stands in the file. */
export const insideEnvelope = (fault: Problem): Problem => ({
  ...fault,
  path: fault.path === '' ? 'setup' : `setup.${fault.path}`,
});

function wordsIn({
  title,
  briefing = {},
  names = [],
  pictures = [],
  campaign,
}: Envelope): readonly (readonly [string, Worded])[] {
  return [
    ['title', title],
    ...(campaign === undefined ? [] : [['campaign.title', campaign.title] as const]),
    ...Object.entries(briefing).map(([side, words]) => [`briefing.${side}`, words] as const),
    ...names.map((one, i) => [`names[${i}].text`, one.text] as const),
    ...pictures.flatMap(({ alt }, i) => (alt === undefined ? [] : [[`pictures[${i}].alt`, alt] as const])),
  ];
}

const ofEnvelope = (path: string, reason: string, facts: Problem['facts'] = {}): Problem =>
  problem(path, reason, facts, 'KERNEL-SCENARIO');
