/** Scenarios and pictures through the storage of either database: the same must come of it. */
import type { NewEdition } from '../src/storage/scenarioRows.ts';
import type { Storage } from '../src/storage/storage.ts';

const edition = (name: string, more: Partial<NewEdition> = {}): NewEdition => ({
  ruleset: 'duel',
  own: false,
  even: false,
  languages: ['en'],
  words: name,
  card: JSON.stringify({ name }),
  file: JSON.stringify({ name }),
  hash: name,
  at: 1,
  ...more,
});

export async function publishedIn(storage: Storage): Promise<unknown> {
  const add = (id: string, owner: string, made: NewEdition, most = 9) =>
    storage.addScenario({ id, owner, parent: null }, made, true, most);
  const added = [
    await add('a', 'ada', edition('ford')),
    await add('b', 'eve', edition('ford')),
    await add(
      'b',
      'eve',
      edition('100%', {
        languages: ['en', 'it'],
        own: true,
        even: true,
        file: '{"pictures":[{"picture":"q"}]}',
        at: 2,
      }),
    ),
    await add('c', 'eve', edition('mill'), 1),
  ];
  const changed = [
    await storage.addEdition('a', 'ada', () => edition('ford'), true),
    await storage.addEdition('a', 'ada', () => edition('old ford'), true),
    await storage.addEdition('a', 'ada', () => edition('ford'), true),
    await storage.addEdition('a', 'ada', () => edition('ford'), true),
    await storage.addEdition('a', 'eve', () => edition('stolen'), true),
  ];
  const listed = [];
  for (const sought of [
    { words: [] },
    { words: ['0%'] },
    { words: [], language: 'it', own: true, even: true },
    { words: [], after: 'b' },
  ])
    listed.push(await storage.listedScenarios(sought, 5));
  await storage.star('a', 'bob', true, 5);
  await storage.star('a', 'bob', true, 6);
  await storage.star('b', 'bob', true, 7);
  await storage.star('b', 'bob', false, 8);
  const stars = [
    await storage.listedScenarios({ words: [], byStars: true }, 5),
    await storage.listedScenarios({ words: [], byStars: true, after: 'a' }, 5),
    await storage.starsOf('a', 'bob'),
    await storage.starsOf('b', null),
    await storage.endedHeadersOf('bob', '100%'),
    await storage.isEditionOf('a', 'ford'),
    await storage.isEditionOf('b', 'ford'),
  ];
  const report = { scenario: 'a', edition: 3, reason: 'words', words: '', at: 4 };
  const reported = [];
  for (const [id, reporter] of [
    ['r', 'eve'],
    ['s', 'eve'],
    ['t', 'bob'],
  ] as const)
    reported.push(await storage.reportScenario({ ...report, id, reporter, network: reporter }, 2));
  const hidden = [await storage.reportedScenarios(), await storage.scenariosOf('ada')];
  const judge = async (scenario: string, is: 'shown' | 'hidden' | 'deleted') => {
    const note = { at: 1, act: 'server.act.show', facts: {}, reason: 'r', who: '' };
    return (await storage.perform({ does: 'judge', scenario, is }, note, { told: [], report: null })) !== null;
  };
  const judged = [await judge('a', 'shown'), await judge('z', 'hidden')];
  const picture = { hash: 'p', owner: 'ada', type: 'image/webp', bytes: Buffer.from([1, 2, 0, 255]), at: 1 };
  const pictures = [
    await storage.addPicture(picture, 1),
    await storage.addPicture({ ...picture, hash: 'q' }, 1),
    await storage.addPicture({ ...picture, owner: 'eve' }, 1),
    await storage.picture('p', 'ada'),
    await storage.addPicture(picture, 1),
    await storage.addPicture({ ...picture, hash: 'q', owner: 'eve' }, 1),
    await storage.picture('p', 'eve'),
    await storage.publishPictures(['p'], 'eve'),
    await storage.publishPictures(['p'], 'ada'),
    await storage.picture('p', null),
  ];
  const editions = [await storage.edition('a', 1), await storage.edition('a', null), await storage.edition('a', 9)];
  const withdrawn = [await storage.withdrawScenario('a', 'eve'), await storage.withdrawScenario('a', 'ada')];
  const after = [
    await storage.listedScenarios({ words: [] }, 5),
    await storage.forget('ada'),
    await storage.heldBy('ada'),
  ];
  const removed = [await judge('a', 'deleted'), await judge('b', 'deleted')];
  const gone = await storage.picture('q', 'eve');
  return {
    added,
    changed,
    listed,
    stars,
    reported,
    hidden,
    judged,
    pictures,
    editions,
    withdrawn,
    after,
    removed,
    gone,
  };
}
