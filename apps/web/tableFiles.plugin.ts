/**
 * A few files for the modules that the first table of every rule set needs, since many small files pack worse: the geometry,
 * which judges need by themselves; the few parts of the kernel that stand alone; the drawing, which plans and reports need;
 * those of the front page; and the rest. What the screens of one rule set, or of two, need of the page is a file as well.
 */
import type { Plugin } from 'vite';

const SCREEN = /\/rulesets\/([\w-]+)\/screen\/screen\.ts$/;
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
    readonly name: string | ((id: string) => string | null);
    readonly test: (id: string) => boolean;
    readonly priority: number;
  }[];
}

export function tableFiles(): TableFiles {
  /** Modules that the screens of all rule sets import at once, and the front page: known once all are read. */
  let tables: ReadonlySet<string> = new Set();
  let home: ReadonlySet<string> = new Set();
  /** The file of each module that the screens of some rule sets need, but not of all. */
  let some: ReadonlyMap<string, string> = new Map();
  return {
    // A group takes along what its modules import, unless one before it did.
    groups: [
      { name: 'geometry', test: (id) => tables.has(id) && GEOMETRY.test(id), priority: 4 },
      { name: 'kernel', test: (id) => tables.has(id) && KERNEL.test(id), priority: 4 },
      { name: 'front', test: (id) => tables.has(id) && home.has(id) && PAGE.test(id), priority: 3 },
      { name: 'drawing', test: (id) => tables.has(id) && DRAWING.test(id), priority: 2 },
      { name: 'table', test: (id) => tables.has(id) && PAGE.test(id), priority: 1 },
      { name: (id) => some.get(id) ?? null, test: (id) => some.has(id), priority: 0 },
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
        const screens = ids
          .filter((id) => SCREEN.test(id))
          .map((id) => [SCREEN.exec(id)?.[1] ?? '', reachOf(id)] as const);
        const [first, ...others] = screens.map(([, reached]) => reached);
        const [page] = ids.filter((id) => HOME.test(id)).map(reachOf);
        if (!first || !page) this.error('No screen of a rule set, or no front page, by the names that are known here.');
        tables = new Set([...first].filter((id) => others.every((other) => other.has(id))));
        home = page;
        const neededBy = (id: string): string =>
          screens
            .filter(([, reached]) => reached.has(id))
            .map(([name]) => name)
            .sort()
            .join('-');
        some = new Map(
          ids
            .filter((id) => PAGE.test(id) && !tables.has(id) && neededBy(id) !== '')
            // Those alone that take along nothing that another file should hold, as the judge.
            .filter((id) =>
              [...reachOf(id)].every((one) => tables.has(one) || (PAGE.test(one) && neededBy(one) === neededBy(id))),
            )
            .map((id) => [id, `table-${neededBy(id)}`]),
        );
      },
    },
  };
}
