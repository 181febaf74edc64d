/** The one line of the bar in an online battle. */
import type { NumberedSaid, OpenAsk } from '@drumhead/protocol';
import { describe, expect, it } from 'vitest';
import { awaitedOf, type BarFacts, barLine } from './barLine.ts';

const OPEN: OpenAsk = { id: 'q', ask: 4, seat: 'france', kind: 'freeText', agreed: [] };
const said = (number: number, seat: string | null, words: object = { phrase: 'hello' }): NumberedSaid => ({
  number,
  seat,
  at: 0,
  ...words,
});
const QUIET: BarFacts = { link: 'connected', sending: null, seat: 'france', open: null, said: [], heard: 0 };

describe('the line of the bar', () => {
  it('tells who is here while nothing is open', () => {
    expect(barLine(QUIET)).toEqual({ is: 'here' });
  });

  it('tells the last words of others until they are read, and how many there are', () => {
    const words = [said(1, 'britain'), said(2, 'france'), said(3, 'britain'), said(4, 'france')];
    expect(barLine({ ...QUIET, said: words })).toEqual({ is: 'said', last: words[2], unread: 2 });
    expect(barLine({ ...QUIET, said: words, heard: 1 })).toMatchObject({ unread: 1 });
    expect(barLine({ ...QUIET, said: words, heard: 3 })).toEqual({ is: 'here' });
  });

  it('tells of an order that is late before anything else', () => {
    for (const sending of ['waits', 'sent'] as const)
      expect(barLine({ ...QUIET, sending, open: OPEN, said: [said(1, 'britain')] })).toEqual({ is: 'link' });
  });

  it('does not tell words that were deleted', () => {
    expect(barLine({ ...QUIET, said: [said(1, 'britain', {})] })).toEqual({ is: 'here' });
  });

  it('tells an open question before words, and a lost connection before all', () => {
    const facts = { ...QUIET, open: OPEN, said: [said(1, 'britain')] };
    expect(barLine(facts)).toEqual({ is: 'asked', isOwn: true });
    expect(barLine({ ...facts, seat: 'britain' })).toEqual({ is: 'asked', isOwn: false });
    expect(barLine({ ...facts, link: 'reconnecting' })).toEqual({ is: 'link' });
  });
});

it('a question waits for all people but the one who asks and those who agreed', () => {
  expect(awaitedOf({ ...OPEN, agreed: ['britain'] }, ['france', 'britain', 'spain'])).toEqual(['spain']);
});
