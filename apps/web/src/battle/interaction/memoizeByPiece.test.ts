import { expect, it } from 'vitest';
import { memoizeByPiece } from './memoizeByPiece.ts';

it('a scene is asked once for each piece, be the answer that there is nothing', () => {
  const asked: string[] = [];
  const answerOf = memoizeByPiece((scene: { readonly name: string }, piece) => {
    asked.push(`${scene.name}${piece}`);
    return piece === 0 ? null : piece === 1 ? undefined : `${scene.name}${piece}`;
  });
  const [a, b] = [{ name: 'a' }, { name: 'b' }];
  for (let again = 0; again < 2; again++) {
    expect([answerOf(a, 0), answerOf(a, 1), answerOf(a, 2), answerOf(b, 2)]).toEqual([null, undefined, 'a2', 'b2']);
  }
  expect(asked).toEqual(['a0', 'a1', 'a2', 'b2']);
});
