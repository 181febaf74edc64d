import { expect, it } from 'vitest';
import type { Script } from '@drumhead/engine';
import { scriptMends } from './mends.ts';

const SCRIPT: Script = {
  turns: { limit: 9 },
  victory: { points: { bridge: 1 }, else: 'blue' },
  places: [{ id: 'bridge', at: [1, 1], reach: 9, text: { en: 'the bridge' } }],
  events: [
    { id: 'help', when: { turn: 4 }, do: [{ arrive: 'guard', edge: 'left' }] },
    { id: 'word', when: { turn: 2 }, do: [{ end: 'draw' }] },
  ],
};

it('SCN-TURN-1 SCN-ARR-1 SCN-VIC-2 a turn or a point more or less may even a battle out, and whom the limit serves', () => {
  const told = (helped: string) =>
    scriptMends({ script: SCRIPT }, helped, 0).map(({ key, facts }) =>
      `${key} ${Object.values(facts).join(' ')}`.trim(),
    );
  const both = [
    'scn.mend.limit 10',
    'scn.mend.limit 8',
    'scn.mend.arrives guard 3',
    'scn.mend.arrives guard 5',
    'scn.mend.place {"en":"the bridge"} 2',
    'scn.mend.place {"en":"the bridge"} 0',
  ];
  expect(told('blue')).toEqual(both);
  expect(told('red')).toEqual([...both, 'scn.mend.else']);
  const [, , earlier, , more] = scriptMends({ script: SCRIPT }, 'red', 1) as readonly {
    readonly side: number;
    readonly setup: { readonly script: Script };
  }[];
  expect([earlier?.side, earlier?.setup.script.events?.map(({ when }) => when.turn)]).toEqual([1, [3, 2]]);
  expect(more?.setup.script.victory).toEqual({ points: { bridge: 2 }, else: 'blue' });
});
