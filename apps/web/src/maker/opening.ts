/** What an address of the maker begins with: a draft, a copy of a ready battle, or an empty table. */
import type { Envelope } from '@drumhead/engine';
import type { Messages } from '../i18n/index.ts';
import { games, manifestOf } from '../rulesets/manifests.ts';
import { loadScreen } from '../rulesets/screens.ts';
import type { RulesSetUp } from '../setUp/rulesSetUp.ts';
import { copyTitle } from './document/copyTitle.ts';
import { setupOf, withGround, withSetup } from './document/edits.ts';
import { envelopeAround } from './document/envelopeAround.ts';
import type { RulesMaker } from './rulesMaker.ts';

/** A copy of a ready battle, by the name that its game has for it; null: there is none. */
export async function copyOf(
  ruleset: string,
  scenario: string,
  { translate, language, ensure }: Spoken,
): Promise<Envelope | null> {
  const screen = await loadScreen(ruleset);
  const setup = (await screen?.scenario(scenario)) ?? null;
  if (screen === null || setup === null) return null;
  const entry = manifestOf(ruleset)?.scenarios.find(({ id }) => id === scenario);
  await Promise.all([screen.bundle, screen.extraBundle ?? screen.bundle].map(ensure));
  const file = envelopeAround(ruleset, setup, { [language]: translate(entry?.name ?? screen.nameOf(setup)) });
  return { ...file, title: copyTitle(file.title) };
}

/** An empty table of a game, with the forces that its set-up begins with; null: there is no such game. */
export async function emptyFor(picture: string, title: string, { language }: Spoken): Promise<Envelope | null> {
  const found = games.find(({ game }) => game.picture === picture);
  const manifest = found && manifestOf(found.ruleset);
  if (manifest === undefined) return null;
  const [setUp, rules] = (await Promise.all([manifest.setUp(), manifest.maker()])) as [RulesSetUp, RulesMaker];
  await setUp.load();
  const made = setUp.made(setUp.fresh(picture));
  if (!made.ok) return null;
  const { scenario } = made.value;
  const setup =
    made.value.setup ?? (scenario === null ? null : await (await loadScreen(manifest.id))?.scenario(scenario));
  const file = withGround(rules)(envelopeAround(manifest.id, setup, { [language]: title }));
  return withSetup(file, { ...setupOf(file), terrain: [] });
}

interface Spoken extends Pick<Messages, 'translate' | 'language'> {
  /** Fetches a bundle of messages. */
  readonly ensure: (bundle: string) => Promise<unknown>;
}
