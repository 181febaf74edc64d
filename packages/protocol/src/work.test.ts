import { expect, it } from 'vitest';
import { LONGEST_ANSWER, work } from './work.ts';

it('a worker who can do nothing ends, and says nothing of the task', async () => {
  const asked: string[] = [];
  const end = await work({
    code: 'c',
    worker: 'w',
    post: (path) => {
      asked.push(path);
      return Promise.resolve({ status: 200, body: { id: '1', queue: 'q', job: 'j', task: 0, what: 'x' } });
    },
    answer: () => Promise.resolve(null),
    wait: () => new Promise(() => undefined),
    isOver: () => asked.length > 3,
  });
  expect([end, asked]).toEqual(['unable', ['/api/work']]);
});

it('what is too long to be sent is answered by an error, and the task is over', async () => {
  const answers: unknown[] = [];
  const end = await work({
    code: 'c',
    worker: 'w',
    post: (path, body) => {
      if (path === '/api/work/done') answers.push((body as { readonly answer: unknown }).answer);
      return Promise.resolve({ status: 200, body: { id: '1', queue: 'q', job: 'j', task: 0, what: answers.length } });
    },
    answer: (what) => Promise.resolve('x'.repeat(LONGEST_ANSWER - 2 + (what as number))),
    wait: () => new Promise(() => undefined),
    isOver: () => answers.length === 2,
  });
  expect(end).toBe('over');
  expect(answers).toEqual(['x'.repeat(LONGEST_ANSWER - 2), { error: 'the answer is too long' }]);
});
