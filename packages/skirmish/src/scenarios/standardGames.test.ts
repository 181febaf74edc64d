import { describe, expect, it } from 'vitest';
import { squadProblems } from '../armies/squadProblems.ts';
import { STANDARD_GAMES } from './standardGames.ts';
import { begin } from '../setup/begin.ts';

describe('standard games', () => {
  it.each(Object.entries(STANDARD_GAMES))('SK-SEQ-1 SK-SQD-1 SK-SQD-2 %s is legal', (_id, file) => {
    for (const { squad } of file.players) expect(squadProblems(squad)).toEqual([]);
    expect(begin(file)).toMatchObject({ ok: true });
  });
});
