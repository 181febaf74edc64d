import { expect, it } from 'vitest';
import { choiceOf } from '../clock/presets.ts';
import { FIRST_OFFER, readOffer } from './offerChoice.ts';

it('what was chosen last is chosen again; what is missing, damaged or of another page is as it is first', () => {
  const choice = { ...FIRST_OFFER, others: 'captain', isOpen: true, clock: choiceOf('week'), delay: 5 } as const;
  expect(readOffer(JSON.stringify({ game: 'skirmish', ...choice }))).toEqual({ game: 'skirmish', choice });
  for (const text of [
    null,
    '',
    '{',
    'null',
    '7',
    '"x"',
    '[]',
    '{"clock":{"kind":"live"},"delay":-1,"others":"general"}',
  ])
    expect(readOffer(text)).toEqual({ game: null, choice: FIRST_OFFER });
  const broken = { ...choice, clock: { ...choiceOf('day'), bank: null } };
  expect(readOffer(JSON.stringify(broken)).choice).toEqual({ ...choice, clock: FIRST_OFFER.clock });
});
