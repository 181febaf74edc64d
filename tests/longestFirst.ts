// The order of the files of tests: the longest first, so that no worker idles while another still has a long one to do.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where no times of an earlier run are known, vitest goes by the size of a file; these are small, and play whole battles. */
const LONG = [
  'tests/browser/battles/battles.test.ts',
  'tests/browser/online.test.ts',
  'tests/browser/play.test.ts',
  'tests/browser/turn.test.ts',
  'tests/browser/decide.test.ts',
  'tests/browser/report.test.ts',
  'tests/browser/theme.test.ts',
  'tests/browser/reach.test.ts',
  'tests/browser/print.test.ts',
  'tests/browser/skirmishPages.test.ts',
  'tests/browser/offline.test.ts',
  'tests/browser/keyboard.test.ts',
  'tests/browser/captains.test.ts',
  'tests/browser/closed.test.ts',
  'tests/browser/advice.test.ts',
  'packages/large-battles/src/conformance.long.test.ts',
  'tests/release.long.test.ts',
  'tests/packages.long.test.ts',
  'packages/large-battles/src/setup/pickUp/battles.long.test.ts',
  'apps/cli/src/battles.long.test.ts',
  'tests/goldenReleased.long.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    /** The known ones in their order, then those that are called long, then all others. */
    const place = ({ moduleId }: TestSpecification): number => {
      const known = LONG.findIndex((path) => moduleId.endsWith(`/${path}`));
      if (known >= 0) return known;
      return LONG.length + (moduleId.endsWith('.long.test.ts') ? 0 : 1);
    };
    return [...(await super.sort(files))].sort((a, b) => place(a) - place(b));
  }
}
