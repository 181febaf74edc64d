/** The battle of a printed map: a saved one as it stands, or a ready one as it may be deployed. */
import { beginOn } from '../battle/host/beginOn.ts';
import type { AnyBattle } from '../battle/host/hosted.ts';
import type { Storage } from '../battle/records/savedBattle.ts';
import { readBattle } from '../battle/records/readBattle.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { deployed } from '../briefing/deployed.ts';
import { manifests } from '../rulesets/manifests.ts';
import { loadScreen } from '../rulesets/screens.ts';

/** A battle that is ready to be mapped. Texts are message keys. */
export interface ReadyMap {
  readonly ruleset: string;
  readonly scenario: string;
  readonly name: string;
}

export interface Mapped {
  readonly screen: AnyScreen;
  readonly battle: AnyBattle;
  /** Its pieces stand where they are suggested, not where somebody has placed them. */
  readonly suggested: boolean;
}

/** Every ready scenario, and the first battle of each game that has none. */
export const readyMaps: readonly ReadyMap[] = manifests.flatMap(({ id: ruleset, scenarios, games }) => {
  const ready = scenarios.map(({ id: scenario, name }): ReadyMap => ({ ruleset, scenario, name }));
  const firsts = games.flatMap(({ first: { scenario, name } }): readonly ReadyMap[] =>
    ready.some((one) => one.scenario === scenario) ? [] : [{ ruleset, scenario, name }],
  );
  return [...ready, ...firsts];
});

export async function savedToMap(battles: Storage, id: string): Promise<Mapped | null> {
  const stored = await battles.read(id);
  const read = stored && (await readBattle(stored.text, loadScreen));
  return read?.ok === true ? { screen: read.screen, battle: read.battle, suggested: false } : null;
}

export async function readyToMap({
  ruleset,
  scenario,
}: Pick<ReadyMap, 'ruleset' | 'scenario'>): Promise<Mapped | null> {
  const screen = await loadScreen(ruleset);
  const made = screen && (await beginOn(screen, scenario, undefined));
  return screen && made?.ok === true ? { screen, battle: deployed(screen, made.value), suggested: true } : null;
}
