import { memoizeBy } from '@drumhead/engine';

/** Derives something of each piece of a scene once, and keeps it as long as the scene: a drag asks again at every frame. */
export function memoizeByPiece<Scene extends object, T>(
  derive: (scene: Scene, piece: number) => T,
): (scene: Scene, piece: number) => T {
  const knownIn = memoizeBy((_scene: Scene) => new Map<number, T>());
  return (scene, piece) => {
    const known = knownIn(scene);
    const found = known.get(piece);
    if (found !== undefined || known.has(piece)) return found as T;
    const derived = derive(scene, piece);
    known.set(piece, derived);
    return derived;
  };
}
