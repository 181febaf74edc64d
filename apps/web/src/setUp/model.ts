/** What the page shows of the battle that is set up: a ready scenario as printed, or the draft of a rule set. */
import { pageAddress } from '../app/route.ts';
import type { NewBattle } from '../battle/records/savedBattles.ts';
import type { StoredDocument } from '../documents/documentStorage.ts';
import { firstFault } from '../documents/savedFault.ts';
import type { Messages } from '../i18n/index.ts';
import type { GameEntry, RulesetManifest, ScenarioEntry } from '../rulesets/rulesetManifest.ts';
import { type Chosen, seatsFor } from './chosen.ts';
import type { AddedRule, DescribedSetUp, RulesSetUp, Tile } from './rulesSetUp.ts';

export interface Model {
  readonly ruleset: string;
  readonly game: GameEntry;
  readonly rules: RulesSetUp;
  readonly chosen: Chosen;
  readonly tiles: readonly Tile[];
  readonly tile: string;
  /** The ready scenario as printed; undefined: the draft is set up. */
  readonly entry: ScenarioEntry | undefined;
  readonly described: DescribedSetUp<Chosen>;
  readonly seats: readonly string[];
  /** The battle as it would be shown; null: it cannot be played. */
  readonly battle: NewBattle | null;
  /** The first fault, in the reader's words; null: it can be played. */
  readonly fault: string | null;
}

/** The ready scenarios, then the rule set's own battles; the first battle of the game foremost, by its name there. */
export function tilesOf(
  { scenarios }: RulesetManifest,
  rules: RulesSetUp,
  { picture, first }: GameEntry,
): readonly Tile[] {
  const ready = scenarios.filter(({ game = picture }) => game === picture);
  const all = [...ready.map(({ id, name }): Tile => ({ id, name, scenario: id })), ...rules.tiles(picture)];
  const foremost = all.filter(({ id }) => id === first.scenario).map((tile) => ({ ...tile, name: first.name }));
  return [...foremost, ...all.filter(({ id }) => id !== first.scenario)];
}

/** As the game begins: its first battle, against the computer. */
export function freshChosen(manifest: RulesetManifest, rules: RulesSetUp, { picture, first }: GameEntry): Chosen {
  const fresh = rules.fresh(picture);
  const entry = manifest.scenarios.find(({ id }) => id === first.scenario);
  const isOwn = rules.tiles(picture).some(({ id }) => id === first.scenario);
  const draft = isOwn ? rules.withTile(fresh, first.scenario) : fresh;
  const mine = entry || isOwn ? Math.max(0, first.sides.indexOf(first.mine)) : rules.mine(draft);
  return { scenario: entry?.id ?? null, switches: [], draft, against: 'computer', mine: [mine] };
}

/** The same with another battle; the sides are taken anew. */
export function withTile(manifest: RulesetManifest, rules: RulesSetUp, chosen: Chosen, { id }: Tile): Chosen {
  if (manifest.scenarios.some((one) => one.id === id)) return { ...chosen, scenario: id, mine: [0] };
  const draft = rules.withTile(chosen.draft, id);
  return { ...chosen, scenario: null, draft, mine: [rules.mine(draft)] };
}

export function modelOf(
  manifest: RulesetManifest,
  rules: RulesSetUp,
  game: GameEntry,
  chosen: Chosen,
  documents: readonly StoredDocument[],
  messages: Messages,
): Model {
  const entry = manifest.scenarios.find(({ id }) => id === chosen.scenario);
  const made = entry ? null : rules.made(chosen.draft);
  const seats = entry ? entry.sides.map(({ seat }) => seat) : rules.seats(chosen.draft);
  const shared = {
    ruleset: manifest.id,
    game,
    rules,
    chosen,
    tiles: tilesOf(manifest, rules, game),
    tile: entry?.id ?? rules.tileOf(chosen.draft),
    entry,
    seats,
  };
  // Until a lot is drawn, the battle is shown as both may see it.
  const shownTo = chosen.mine === 'lot' ? ({ against: 'here', mine: [] } as const) : chosen;
  const battle = { ruleset: manifest.id, scenario: entry?.id ?? null, seats: seatsFor(seats, shownTo) };
  if (made === null)
    return { ...shared, described: printed(manifest, entry as ScenarioEntry, chosen, messages), battle, fault: null };
  const described = drafted(rules.described(messages, chosen.draft, documents), chosen);
  if (made.ok) return { ...shared, described, battle: { ...battle, ...made.value }, fault: null };
  return { ...shared, described, battle: null, fault: firstFault(made.problems, messages.translate) };
}

/** A ready scenario as printed: nothing of it can be changed but the optional rules. */
function printed(
  { switches = [] }: RulesetManifest,
  { id, about, sides }: ScenarioEntry,
  chosen: Chosen,
  { translate }: Messages,
): DescribedSetUp<Chosen> {
  const rules = switches.map(
    (one): AddedRule<Chosen> => ({
      id: one.id,
      name: translate(one.name),
      about: translate(one.about),
      rule: one.rule,
      isOn: chosen.switches.includes(one.id),
      put: (isOn) => ({
        ...chosen,
        switches: isOn ? [...chosen.switches, one.id] : chosen.switches.filter((other) => other !== one.id),
      }),
    }),
  );
  return {
    forces: sides.map(({ seat, name, uniform }) => ({ seat, name: translate(name), uniform, about: '', fields: [] })),
    fields: [],
    rules,
    more: [],
    ground: {
      about: translate(about),
      fields: [{ is: 'link', label: translate('web.page.map'), address: pageAddress('any', 'map', `scenario=${id}`) }],
      more: [],
    },
    atOnce: false,
  };
}

/** A description whose changes are those of all that is chosen. */
function drafted(described: DescribedSetUp<unknown>, chosen: Chosen): DescribedSetUp<Chosen> {
  return mapped(described, (draft) => ({ ...chosen, draft }));
}

function mapped<A, B>(described: DescribedSetUp<A>, to: (draft: A) => B): DescribedSetUp<B> {
  const field = (one: DescribedSetUp<A>['fields'][number]): DescribedSetUp<B>['fields'][number] => {
    if (one.is === 'press') return { ...one, press: () => to(one.press()) };
    if (one.is === 'choice') return { ...one, put: (value: string) => to(one.put(value)) };
    return one.is === 'number' ? { ...one, put: (value: number) => to(one.put(value)) } : one;
  };
  const { forces, fields, rules, more, ground } = described;
  return {
    ...described,
    forces: forces.map((force) => ({ ...force, fields: force.fields.map(field) })),
    fields: fields.map(field),
    rules: rules.map((rule) => ({ ...rule, put: (isOn) => to(rule.put(isOn)) })),
    more: more.map(field),
    ground: { ...ground, fields: ground.fields.map(field), more: ground.more.map(field) },
  };
}
