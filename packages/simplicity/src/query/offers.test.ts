import { expect, it } from 'vitest';
import { move, playing } from '../../test/playing.ts';
import { simplicity } from '../ruleset.ts';

it('SIP-TER-9 a unit that enters a fieldwork at its far end closes it on this side as well', () => {
  const t = playing({
    units: [{ at: [50, 30] }, { at: [78, 30] }, { side: 1, at: [5, 85] }],
    terrain: [{ id: 'work', kind: 'fieldwork', box: [44, 36, 84, 46] }],
  });
  const into = () => t.offered('red', 'move').filter(({ unit, turn }) => unit === 0 && turn === 0);
  const open = into();
  t.red(move(1, 10));
  expect(into()).not.toEqual(open);
  expect(t.offers('red')).toEqual(simplicity.offers(JSON.parse(JSON.stringify(t.state)), 'red'));
});
