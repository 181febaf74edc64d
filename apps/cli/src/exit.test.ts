import { afterEach, expect, it, vi } from 'vitest';
import { setVerbose, tellMachineWords } from './exit.ts';

afterEach(() => {
  setVerbose(false);
  vi.restoreAllMocks();
});

it('shows what the machine says in lines as they are, and nothing in them steers the terminal', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  tellMachineWords('not asked for');
  setVerbose(true);
  // What a worker thread hands over is a text already.
  tellMachineWords('Error: a\n    at b\u001b[2J');
  tellMachineWords(Object.assign(new Error('c'), { stack: 'Error: c\u202e' }));
  tellMachineWords({ code: 1 });
  expect(print.mock.calls).toEqual([['Error: a\n    at b\\u001b[2J'], ['Error: c\\u202e'], ['{ code: 1 }']]);
});
