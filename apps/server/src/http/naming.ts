/** What a battle and its sides are called, as far as its set-up says: for pages on which the battle is not open. */
import { markedTitle, namelessScenario, wordedName } from '@drumhead/content';
import { envelopeOf, inLanguage, rulesSetup, type Seat, seenName } from '@drumhead/engine';

/** Message keys, plain texts, or a title in several languages, as they are seen; left out: it does not say. */
export interface Naming {
  readonly name?: string;
  readonly variant?: string;
  readonly scenario?: string;
  readonly sides: Readonly<Record<Seat, { readonly name?: string; readonly roster?: string }>>;
}

/** Characters. */
const LONGEST = 100;
const LONGEST_TITLE = 400;
const MOST_SIDES = 12;

/** `header`: as it is stored, with the check behind it. Nothing of what is taken from it is ever kept from a side (SCN-HID-1). */
export function namingIn(header: string): Naming {
  const whole = fieldsOf(JSON.parse(header.split('\n')[0] ?? '')).setup;
  const setup = fieldsOf(rulesSetup(whole));
  const listed = [setup.sides, setup.players].find((list) => Array.isArray(list)) as readonly unknown[] | undefined;
  const sides = (listed ?? []).slice(0, MOST_SIDES).flatMap((one) => {
    const { id, name, squad } = fieldsOf(one);
    const { name: called, roster } = fieldsOf(squad);
    return typeof id === 'string' ? [[id, texts({ name: name ?? called, roster })] as const] : [];
  });
  const { name, variant, scenario } = setup;
  return { ...texts({ name, variant, scenario }), ...titleOf(whole), sides: Object.fromEntries(sides) };
}

/** Of a scenario file; in many languages it is too long for a list. */
function titleOf(setup: unknown): { readonly name?: string } {
  const file = envelopeOf(setup);
  if (file === null) return {};
  const title = markedTitle(file);
  const name = wordedName(title);
  return { name: name.length <= LONGEST_TITLE ? name : inLanguage(title, 'en') };
}

const fieldsOf = (given: unknown): Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null ? (given as Readonly<Record<string, unknown>>) : {};

function texts<K extends string>(given: Readonly<Record<K, unknown>>): { readonly [Key in K]?: string } {
  const seen = Object.entries(given).flatMap(([key, value]) => {
    const name = typeof value === 'string' ? seenName(value) : '';
    return name !== '' && name.length <= LONGEST ? [[key, name] as const] : [];
  });
  return Object.fromEntries(seen) as { readonly [Key in K]?: string };
}

/** The same with message keys alone: no words of anybody's. `hasOwnRules`: it says so, whatever it is called (SCN-FILE-2). */
export function withoutTexts({ name, sides, ...rest }: Naming, hasOwnRules: boolean): Naming {
  const isKey = (given: string | undefined): given is string =>
    given !== undefined && /^(lb|sk|sip)\.[A-Za-z0-9.-]+$/.test(given);
  const named = Object.entries(sides).map(([seat, { name: own, ...side }]) => [
    seat,
    isKey(own) ? { ...side, name: own } : side,
  ]);
  const called = hasOwnRules ? { name: namelessScenario() } : isKey(name) ? { name } : {};
  return { ...rest, ...called, sides: Object.fromEntries(named) };
}
