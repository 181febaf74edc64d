/** Balanced set-ups of the arena: the same army, once drawn at random, on both sides of a rolled table. */
import { ARMY_FORMAT, ARMY_VERSION, type ArmyFile, type ArmyNation, pickUpScenario } from '@drumhead/simplicity/armies';
import { frozenSetups } from '../../arena/setups.ts';

interface Frozen {
  readonly nation: ArmyNation;
  /** Lists of its brigades. */
  readonly brigades: readonly string[];
  /** SIP-TER-13. */
  readonly terrain: readonly number[];
}

export function arenaSetups(): readonly unknown[] {
  const frozen = frozenSetups(new URL('./arenaSetups.json', import.meta.url)) as readonly Frozen[];
  return frozen.map(({ nation, brigades, terrain }) => {
    const army: ArmyFile = {
      format: ARMY_FORMAT,
      version: ARMY_VERSION,
      nation,
      brigades: brigades.map((list) => ({ list })),
    };
    const made = pickUpScenario({ armies: [army, army], terrain, grown: false });
    if (!made.ok) throw new Error(`a set-up of the arena is not sound: ${JSON.stringify(made.problems)}`);
    return made.value;
  });
}
