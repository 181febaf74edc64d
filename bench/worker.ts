// A process that holds one bench, named on its command line, and works when its parent says for how long.
import { benches } from './index.ts';

const make = benches[process.argv[2] ?? ''];
if (!make) throw new Error(`There is no bench ${process.argv[2]}: ${Object.keys(benches).join(', ')}.`);
const bench = await make();

process.on('message', ({ milliseconds }: { milliseconds: number }) => {
  process.send?.({ unit: bench.unit, ...bench.work(milliseconds) });
});
process.on('disconnect', () => process.exit(0));
