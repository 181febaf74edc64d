// What the files of the workspace are, by their paths.

/** A file of the program: neither a test nor what only tests use. */
export const isSource = (path: string): boolean =>
  /^(packages|apps)\/[\w-]+\/src\/.*\.tsx?$/.test(path) && !isTest(path) && !path.startsWith('packages/testkit/');

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

export const isLong = (path: string): boolean => path.endsWith('.long.test.ts');

export const isBrowserTest = (path: string): boolean => isTest(path) && path.startsWith('tests/browser/');

export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
