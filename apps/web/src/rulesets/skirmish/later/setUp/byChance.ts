/** Terrain laid for the player: rolled in the open as ever, each piece at one of the places the rules leave. */
import type { Seat } from '@drumhead/engine';
import type { Command } from '@drumhead/skirmish/screen';
import { host } from '../../../../battle/index.ts';
import type { Scene } from '../../scene.ts';
import { sceneNow } from '../../store.ts';

/** Far more pieces than eight rolls bring. */
const MOST = 60;

/** One of the places offered for the next piece. */
export function layingByChance(scene: Scene): Command | null {
  const { offers } = scene;
  return offers[Math.floor(Math.random() * offers.length)] ?? null;
}

/** Answers everything up to the choice of edges that this seat is asked about the terrain. */
export async function layAll(seat: Seat): Promise<void> {
  for (let i = 0; i < MOST; i++) {
    const scene = await asked(seat);
    if (!scene) return;
    const command =
      scene.frame?.at === 'placeWhen'
        ? scene.offers.find((offer) => offer.type === 'placeWhen' && offer.atOnce)
        : layingByChance(scene);
    if (!command || !(await host.orderAll([command]))) return;
  }
}

/** The scene once the dice have been rolled, while it still asks this seat about the terrain. */
function asked(seat: Seat): Promise<Scene | null> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const scene = sceneNow();
      const at = scene?.frame?.at;
      if (!scene || scene.seat !== seat) return done(null);
      if (scene.pending && (at === 'placeWhen' || at === 'placeFeature')) return done(scene);
      return host.store.getState().busy || at === 'terrainRoll' ? false : done(null);
    };
    const done = (found: Scene | null): boolean => {
      stop();
      resolve(found);
      return true;
    };
    const stop = host.store.subscribe(() => void look());
    look();
  });
}
