/** As many pairs as possible in any graph: Edmonds, Paths, trees, and flowers (1965), with blossoms shrunk to their base. */

/**
 * For each of `count` nodes its partner, or -1. `fits`: may two be a pair? Work grows with the cube of `count`. Of several
 * best answers it is always the same one.
 */
export function bestMatching(count: number, fits: (one: number, other: number) => boolean): readonly number[] {
  const neighbours = Array.from({ length: count }, (_, one) =>
    Array.from({ length: count }, (_other, other) => other).filter((other) => other !== one && fits(one, other)),
  );
  const partner = new Array<number>(count).fill(-1);
  for (let root = 0; root < count; root++) if (partner[root] === -1) augment(root, partner, neighbours);
  return partner;
}

/** Looks for a way from a lonely node to another one, on which pairs and other edges take turns, and swaps them on it. */
function augment(root: number, partner: number[], neighbours: readonly (readonly number[])[]): void {
  const count = partner.length;
  const isReached = new Array<boolean>(count).fill(false);
  const parent = new Array<number>(count).fill(-1);
  /** The node to which the blossom around it is shrunk. */
  const base = Array.from({ length: count }, (_, node) => node);
  const at = (list: readonly number[], node: number): number => list[node] ?? -1;

  function meeting(one: number, other: number): number {
    const onWay = new Set<number>();
    for (let node = one; ; node = at(parent, at(partner, node))) {
      node = at(base, node);
      onWay.add(node);
      if (at(partner, node) === -1) break;
    }
    for (let node = other; ; node = at(parent, at(partner, node))) {
      node = at(base, node);
      if (onWay.has(node)) return node;
    }
  }

  function shrink(from: number, to: number, child: number, blossom: Set<number>): void {
    for (let node = from, below = child; at(base, node) !== to; node = at(parent, at(partner, node))) {
      blossom.add(at(base, node)).add(at(base, at(partner, node)));
      parent[node] = below;
      below = at(partner, node);
    }
  }

  isReached[root] = true;
  const queue = [root];
  for (const node of queue) {
    for (const next of neighbours[node] ?? []) {
      if (at(base, node) === at(base, next) || at(partner, node) === next) continue;
      const isOuter = next === root || (at(partner, next) !== -1 && at(parent, at(partner, next)) !== -1);
      if (isOuter) {
        const to = meeting(node, next);
        const blossom = new Set<number>();
        shrink(node, to, next, blossom);
        shrink(next, to, node, blossom);
        for (let inner = 0; inner < count; inner++) {
          if (!blossom.has(at(base, inner))) continue;
          base[inner] = to;
          if (isReached[inner] !== true) queue.push(inner);
          isReached[inner] = true;
        }
      } else if (at(parent, next) === -1) {
        parent[next] = node;
        const mate = at(partner, next);
        if (mate === -1) return swapAlong(next, partner, parent);
        if (isReached[mate] !== true) queue.push(mate);
        isReached[mate] = true;
      }
    }
  }
}

function swapAlong(end: number, partner: number[], parent: readonly number[]): void {
  for (let node = end; node !== -1; ) {
    const before = parent[node] ?? -1;
    const next = partner[before] ?? -1;
    partner[node] = before;
    partner[before] = node;
    node = next;
  }
}
