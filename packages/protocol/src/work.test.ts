import { expect, it } from 'vitest';
import { work } from './work.ts';

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
