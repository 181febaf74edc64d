// The order of the files of tests: the longest first, so that no worker idles while another still has a long one to do.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where no times of an earlier run are known, vitest goes by the size of a file; these are small, and play whole battles. */
const LONG = [
  'tests/browser/battles/battles.test.ts',
  'tests/browser/theme.test.ts',
  'tests/browser/print.test.ts',
  'tests/browser/turn.test.ts',
  'tests/browser/skirmishPages.test.ts',
  'tests/browser/offline.test.ts',
  'packages/large-battles/src/conformance.test.ts',
  'packages/large-battles/src/setup/pickUp/battles.test.ts',
  'tests/release.test.ts',
  'tests/packages.test.ts',
  'tests/golden.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((path) => moduleId.endsWith(`/${path}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
