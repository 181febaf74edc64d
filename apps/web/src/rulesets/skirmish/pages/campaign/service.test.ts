import { describe, expect, it } from 'vitest';
import { type Campaign, freshCampaign } from './editorStore.ts';
import { serviceOf } from './service.ts';

describe('the service of a man', () => {
  const played: Campaign['file']['played'] = [
    {
      scenario: 'forlornHope',
      winner: 'one',
      squads: [
        [0, 1, 2],
        [0, 1],
      ],
      out: [
        [
          { model: 1, out: 'wounded', die: 6 },
          { model: 2, out: 'killed' },
        ],
        [{ model: 0, out: 'fled' }],
      ],
    },
    {
      scenario: 'pickUp',
      winner: null,
      squads: [
        [0, 1],
        [0, 1],
      ],
      out: [[{ model: 1, out: 'wounded', die: 1 }], []],
    },
  ] as Campaign['file']['played'];
  const file = { ...freshCampaign().file, played };

  it('SK-SCN-6 counts the games he fought, those his side won, and his wounds, until he is struck off', () => {
    const [first, second, third, fourth] = serviceOf(file, 0);
    expect(first).toEqual({ games: 2, won: 1, wounds: 0, lostIn: null, killed: false });
    expect(second).toEqual({ games: 2, won: 1, wounds: 2, lostIn: 2, killed: false });
    expect(third).toEqual({ games: 1, won: 1, wounds: 0, lostIn: 1, killed: true });
    expect(fourth?.games).toBe(0);
    expect(serviceOf(file, 1)[0]).toEqual({ games: 2, won: 0, wounds: 0, lostIn: null, killed: false });
  });
});
