/**
 * A few files for the modules that the first table of every rule set needs, since many small files pack worse: the geometry,
 * which judges need by themselves; the few parts of the kernel that stand alone; the drawing, which plans and reports need;
 * those of the front page; and the rest.
 */
import type { Plugin } from 'vite';

const SCREEN = /\/rulesets\/[\w-]+\/screen\/screen\.ts$/;
const HOME = /\/app\/home\/Home\.tsx$/;

/** Round bases have geometry of their own that only the skirmish needs; the index of the package leads to it everywhere. */
const GEOMETRY = /\/packages\/table\/src\/(?!passage|halfPlane|rolling|outline)/;
const DRAWING = /\/apps\/web\/src\/table\/drawing\//;
/** Small parts of the kernel that lead to nothing else, so that their group takes nothing along. */
const KERNEL =
  /\/packages\/(?:engine|content)\/src\/(?:contract\/(?:schema|names)|machine\/memoizeBy|moveConsequence)\./;
const PAGE = /\/apps\/web\/src\//;

/** Priority of a group that takes its modules before these do. */
export const FIRST_GROUP = 9;

export interface TableFiles {
  readonly plugin: Plugin;
  readonly groups: readonly {
    readonly name: string;
    readonly test: (id: string) => boolean;
    readonly priority: number;
  }[];
}

export function tableFiles(): TableFiles {
  /** Modules that the screens of all rule sets import at once, and the front page: known once all are read. */
  let tables: ReadonlySet<string> = new Set();
  let home: ReadonlySet<string> = new Set();
  return {
    // A group takes along what its modules import, unless one before it did.
    groups: [
      { name: 'geometry', test: (id) => tables.has(id) && GEOMETRY.test(id), priority: 4 },
      { name: 'kernel', test: (id) => tables.has(id) && KERNEL.test(id), priority: 4 },
      { name: 'front', test: (id) => tables.has(id) && home.has(id) && PAGE.test(id), priority: 3 },
      { name: 'drawing', test: (id) => tables.has(id) && DRAWING.test(id), priority: 2 },
      { name: 'table', test: (id) => tables.has(id) && PAGE.test(id), priority: 1 },
    ],
    plugin: {
      name: 'table-files',
      apply: 'build',
      buildEnd() {
        const ids = [...this.getModuleIds()];
        const reachOf = (id: string): ReadonlySet<string> => {
          const reached = new Set([id]);
          for (const one of reached) for (const next of this.getModuleInfo(one)?.importedIds ?? []) reached.add(next);
          return reached;
        };
        const [first, ...others] = ids.filter((id) => SCREEN.test(id)).map(reachOf);
        const [page] = ids.filter((id) => HOME.test(id)).map(reachOf);
        if (!first || !page) this.error('No screen of a rule set, or no front page, by the names that are known here.');
        tables = new Set([...first].filter((id) => others.every((other) => other.has(id))));
        home = page;
      },
    },
  };
}
