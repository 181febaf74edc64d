import { describe, expect, it } from 'vitest';
import { playBattles, workersFor } from './playBattles.ts';
import type { BattleAnswer, BattleTask } from './task.ts';

/** Workers that answer when they are told to. */
function workshop() {
  const asked: { readonly task: BattleTask; readonly answer: (answer: BattleAnswer) => void }[] = [];
  let open = 0;
  const heard: (string | null)[] = [];
  return {
    asked,
    heard,
    open: () => open,
    play: (games: number, cores: number) =>
      playBattles(
        (game) => ({ ruleset: 'any', setup: null, players: [], seed: String(game) }),
        games,
        {
          battle: (told) => void heard.push(told && told.end),
          done: () => void heard.push('done'),
          fault: (why) => void heard.push(`fault ${why}`),
        },
        {
          cores,
          open() {
            open += 1;
            const worker = {
              onmessage: null as ((event: MessageEvent<BattleAnswer>) => void) | null,
              onerror: null,
              terminate: () => void (open -= 1),
              postMessage: (task: BattleTask) =>
                void asked.push({ task, answer: (data) => worker.onmessage?.({ data } as MessageEvent<BattleAnswer>) }),
            };
            return worker;
          },
        },
      ),
  };
}

const NOTHING = { fell: [], ground: [], held: [], uncalled: [] };
const told = (end: string): BattleAnswer => ({
  told: { winner: 0, end, length: 3, first: null, lost: [], why: NOTHING },
});

describe('battles of a scenario', () => {
  it('are played side by side, each once, and the workers go when all are over', () => {
    const shop = workshop();
    shop.play(5, 4);
    expect([shop.open(), shop.asked.length]).toEqual([3, 3]);
    for (let i = 0; i < 5; i++) shop.asked[i]?.answer(i === 3 ? { told: null } : told(`end ${i}`));
    expect(shop.asked.map(({ task }) => task.seed)).toEqual(['0', '1', '2', '3', '4']);
    expect(shop.heard).toEqual(['end 0', 'end 1', 'end 2', null, 'end 4', 'done']);
    expect(shop.open()).toBe(0);
  });

  it('stop at once, and nothing comes of what was still being played', () => {
    const shop = workshop();
    const stop = shop.play(9, 3);
    shop.asked[0]?.answer(told('first'));
    stop();
    shop.asked[1]?.answer(told('late'));
    expect([shop.heard, shop.open(), shop.asked.length]).toEqual([['first'], 0, 3]);
  });

  it('stop where a worker fails, and say why', () => {
    const shop = workshop();
    shop.play(9, 3);
    shop.asked[1]?.answer({ fault: 'broken' });
    expect([shop.heard, shop.open()]).toEqual([['fault broken'], 0]);
  });

  it('leave a core to the page', () => {
    expect([1, 2, 4, 64].map(workersFor)).toEqual([1, 1, 3, 8]);
  });
});
