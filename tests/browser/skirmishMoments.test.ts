// Moments of a skirmish that come seldom, each handed to the page as a record and answered there: terrain laid by hand, a
// house of two floors, Scouts, a rider who rides on, cover sought, parting blows, three players.
import type { Command } from '@drumhead/skirmish';
import { describe, expect, it } from 'vitest';
import { picture } from './pictures.ts';
import { type Army, arrayed, gameOf, Led } from './skirmishes.ts';
import {
  decision,
  drag,
  faultless,
  inChromium,
  prepared,
  press,
  settled,
  take,
  title,
  type Visit,
  withoutRoom,
} from './visits.ts';

inChromium();

/** Somebody could still act: it asks once more. */
const endTurn = async (page: Visit['page']) => {
  await press(page, /^End the turn/);
  await press(page, /^End the turn\? Press again\./);
};

const FRANCE: Army = {
  id: 'france',
  roster: 'fr',
  men: [
    ['fr-officer', 300, 560],
    ['fr-sapper', 150, 85.2],
    ['fr-line', 330, 560],
    ['fr-line', 350, 560],
    ['fr-chasseur-cheval', 420, 400],
  ],
};
const BRITAIN: Army = {
  id: 'britain',
  roster: 'gb',
  men: [
    ['gb-officer', 300, 40],
    ['gb-line', 220, 40],
    ['gb-line', 420, 300],
    ['gb-line', 350, 40],
    ['gb-line', 370, 40],
  ],
};
const SAPPER = 1;
const RIDER = 4;
const UPSTAIRS = 6;
const CHARGED = 7;

const area = (...points: readonly number[]): Command => ({
  type: 'layArea',
  points: points.map((at) => at * 64),
  elsewhere: false,
});

/** A building has been rolled for the upper left quarter, with three windows. */
function building(): Led {
  return Led.begun(gameOf([FRANCE, BRITAIN]))
    .say({ type: 'placeWhen', atOnce: true })
    .roll(2)
    .roll(6);
}

/** A house of two floors, its door barred; a sapper before the door, and a Briton upstairs at a window. */
function house(): Led {
  const led = building().say({
    type: 'layBuilding',
    laying: { x: 150 * 64, y: 42 * 64, width: 76 * 64, height: 66 * 64, turn: 0 },
    elsewhere: false,
    floors: 2,
    barred: true,
    openings: [
      { kind: 'door', wall: 2, along: 38 * 64 },
      { kind: 'window', wall: 0, along: 38 * 64 },
      { kind: 'window', wall: 1, along: 33 * 64 },
      { kind: 'window', wall: 3, along: 33 * 64 },
    ],
    ladder: 2,
    stairs: 1,
  });
  led.roll(6).roll(6).roll(6).roll(6).lastTrees(3);
  return led.stand([FRANCE, BRITAIN], { [UPSTAIRS]: [177.6, 42, 1] }).march([FRANCE, BRITAIN], [UPSTAIRS]);
}

/** Once everything is there, a picture of the whole page. */
async function pictureOf({ page }: Visit, name: string): Promise<void> {
  await picture(page, `screens/skirmish-${name}`, { fullPage: true });
}

async function closed({ context, heard }: Visit): Promise<void> {
  expect(heard).toEqual([]);
  await context.close();
}

describe('seldom moments of a skirmish', () => {
  it('SK-TER-13, SK-TER-17: a building is laid by hand: refused with its rule, then accepted', async () => {
    const visit = await prepared(building().record(1), 'desk');
    const { page } = visit;
    await decision(page).getByLabel('Two floors').check();
    await drag(page, [150, 150], [290, 150]);
    await decision(page).getByRole('alert').getByText('SK-TER-13').waitFor();
    expect(await decision(page).getByRole('button', { name: 'Place it', exact: true }).isDisabled()).toBe(true);
    expect(await page.locator('.laying.refused-piece').count(), 'it is drawn all the same').toBe(1);
    await pictureOf(visit, 'lay-refused');
    await drag(page, [290, 150], [180, 120]);
    await decision(page).getByRole('alert').waitFor({ state: 'detached' });
    await pictureOf(visit, 'lay-building');
    await faultless(page);
    await press(page, 'Place it');
    await page.locator('.levels').waitFor();
    await closed(visit);
  });

  it('SK-MOV-12, SK-MOV-15: a door is bashed and a window jumped out of, with the chances before the roll; floors', async () => {
    // The second man has an action, the turn of the first one is over with his.
    const record = house().wished((led) => {
      led.say({ type: 'nominate', model: SAPPER }, { type: 'dice', dice: 2, charge: false });
      led.say({ type: 'bash', model: SAPPER, feature: 0, opening: 0 });
      if (led.at === 'acting') led.say({ type: 'stop' });
      led.say({ type: 'endTurn' }, { type: 'nominate', model: UPSTAIRS }, { type: 'dice', dice: 2, charge: false });
      return led.at === 'acting';
    });
    const visit = await prepared(record, 'phone');
    const { page } = visit;
    await take(page, `model-${SAPPER}`);
    expect(await withoutRoom(page), 'dice').toEqual([]);
    await page.locator('.menu > summary').click();
    expect(await withoutRoom(page), 'menu').toEqual([]);
    await page.locator('.menu').getByRole('button', { name: 'Rules', exact: true }).click();
    await page.locator('.book-beside .rule-entry').first().waitFor();
    expect(await withoutRoom(page), 'rules').toEqual([]);
    await page.getByRole('button', { name: 'Back to the battle' }).click();
    await press(page, /^2 dice/);
    await press(page, /^Break down: door/);
    await decision(page).getByText('Breaks on a total of 9+ (never on a 1): 83%').waitFor();
    const upstairs = page.locator(`[data-piece="model-${UPSTAIRS}"]`);
    await page.getByRole('button', { name: 'Ground floor' }).click();
    await expect.poll(() => upstairs.getAttribute('class')).toContain('faint');
    await page.getByRole('button', { name: 'Upper floor' }).click();
    await expect.poll(() => upstairs.getAttribute('class')).not.toContain('faint');
    await pictureOf(visit, 'bash');
    await press(page, 'Confirm');
    if ((await title(page)).startsWith('Spend the actions')) await press(page, /^End activation/);
    await endTurn(page);
    await take(page, `model-${UPSTAIRS}`);
    await press(page, /^2 dice/);
    await press(page, /^Jump out of the window/);
    await decision(page)
      .getByText(/^Wounded by the fall: \d+%/)
      .waitFor();
    await pictureOf(visit, 'jump');
    await faultless(page);
    await press(page, 'Confirm');
    await closed(visit);
  });

  it('SK-MPL-1, SK-MPL-3, SK-SQD-9: three players choose their edges, deploy, one with a hedge, and draw a card', async () => {
    const prussia: Army = {
      id: 'prussia',
      roster: 'pr',
      men: [
        ['pr-officer', 40, 300],
        ['pr-musketeer', 40, 320],
        ['pr-musketeer', 40, 340],
        ['pr-hussar', 40, 270],
      ],
    };
    const led = Led.begun(gameOf([{ ...FRANCE, obstacles: ['hedge'] }, BRITAIN, prussia]))
      .roll(6, 4, 2)
      .bareGround();
    const visit = await prepared(led.record(4), 'desk');
    const { page } = visit;
    const where = page.locator('.bar .where p');
    for (const edge of ['Lower edge', 'Upper edge', 'Left edge']) await press(page, edge);
    for (const side of ['Prussia', 'Britain', 'France']) {
      await decision(page).getByText(`${side} to decide`).waitFor();
      await press(page, 'Deploy everything as suggested');
      if (side === 'France') {
        await press(page, 'Place a bought hedge');
        await drag(page, [300, 450], [300, 200]);
        await decision(page).getByRole('alert').getByText('SK-SQD-9').waitFor();
        await drag(page, [300, 200], [400, 420]);
        await pictureOf(visit, 'hedge');
        await press(page, 'Place it here');
      }
      await press(page, 'Finish deployment');
    }
    await expect.poll(() => where.innerText()).toContain('Game turn 1 of 40');
    const players = new Set<string>();
    for (let card = 0; card < 3; card++) {
      players.add(await where.innerText());
      if (card === 0) await pictureOf(visit, 'three');
      await endTurn(page);
    }
    expect(players.size, 'every card is drawn once in a game turn').toBe(3);
    await faultless(page);
    await closed(visit);
  });

  it('SK-DEP-5: a Scout moves before the battle, another stays', async () => {
    const austria: Army = {
      id: 'austria',
      roster: 'at',
      men: [
        ['at-officer', 300, 40],
        ['at-hussar', 200, 40],
        ['at-grenzer', 350, 40],
        ['at-german', 400, 40],
      ],
    };
    const armies = [FRANCE, austria];
    const led = Led.begun(gameOf(armies)).bareGround().stand(armies);
    const visit = await prepared(led.record(4), 'phone');
    const { page } = visit;
    await press(page, 'Hussar');
    await page.locator('.reach').waitFor();
    await pictureOf(visit, 'scout');
    await drag(page, [200, 40], [200, 180]);
    await decision(page).getByText('SK-MOV-1').waitFor();
    await press(page, 'Use the nearest legal move');
    await press(page, 'Leave the other Scouts in place');
    await expect.poll(() => page.locator('.bar .where p').innerText()).toContain('Game turn 1 of 40');
    await closed(visit);
  });

  it('SK-HTH-23: a rider whose charge has felled his man rides on', async () => {
    const led = arrayed([FRANCE, BRITAIN]);
    led.say({ type: 'nominate', model: RIDER }, { type: 'dice', dice: 2, charge: false }).roll(6, 6);
    led.say({ type: 'move', model: RIDER, x: 420 * 64, y: 325 * 64 + 8, sprint: false });
    led.say({ type: 'attack', model: RIDER, target: CHARGED, powerful: false }).roll(5, 2);
    const visit = await prepared(led.record(4), 'phone');
    const { page } = visit;
    expect(await title(page)).toBe('Ride on after the charge?');
    await page.locator('.free-place').first().waitFor();
    await drag(page, [420, 325], [420, 290]);
    await pictureOf(visit, 'ride');
    await press(page, 'Confirm');
    expect(await title(page)).toBe('Activate which model?');
    await closed(visit);
  });

  it('SK-RNG-22: a man who is shot at runs for cover where his owner wants', async () => {
    const armies: readonly Army[] = [
      {
        id: 'france',
        roster: 'fiw-fr',
        men: [
          ['nf-officer', 300, 500],
          ['nf-soldier', 300, 400],
          ['nf-soldier', 330, 500],
          ['nf-soldier', 360, 500],
        ],
      },
      {
        id: 'britain',
        roster: 'fiw-gb',
        men: [
          ['rb-officer', 300, 60],
          ['rb-redcoat', 300, 300],
          ['rb-redcoat', 330, 60],
          ['rb-redcoat', 360, 60],
        ],
      },
    ];
    const led = Led.begun(gameOf(armies)).say({ type: 'placeWhen', atOnce: true });
    led.roll(6).roll(6).roll(6).roll(6).roll(6).roll(1).roll(5);
    led
      .say(area(200, 305, 265, 305, 265, 370, 200, 370))
      .lastTrees(2)
      .stand(armies)
      .march(armies);
    led.say({ type: 'nominate', model: 1 }, { type: 'dice', dice: 1, charge: false }).roll(6);
    led.say({ type: 'shoot', model: 1, weapon: 0, target: 5, aimed: false }).roll(5, 4);
    const visit = await prepared(led.record(4), 'desk');
    const { page } = visit;
    expect(await title(page)).toBe('Run for cover');
    await page.locator('.free-place').nth(3).waitFor({ state: 'attached' });
    await pictureOf(visit, 'cover');
    await drag(page, [300, 300], [262, 310]);
    await press(page, 'Confirm');
    expect(await title(page)).toBe('Activate which model?');
    await closed(visit);
  });

  it('SK-GEO-13, SK-HTH-25: one who flees has his way chosen, and two enemies strike at him one after the other', async () => {
    const armies: readonly Army[] = [
      {
        id: 'france',
        roster: 'fr',
        men: [
          ['fr-officer', 300, 420],
          ['fr-line', 289, 320],
          ['fr-line', 311, 320],
          ['fr-grenadier', 400, 330],
          ['fr-line', 200, 480],
        ],
      },
      {
        id: 'britain',
        roster: 'gb',
        men: [
          ['gb-officer', 400, 240],
          ['gb-line', 300, 290],
          ['gb-line', 100, 40],
          ['gb-line', 130, 40],
          ['gb-line', 160, 40],
        ],
      },
    ];
    const led = arrayed(armies);
    for (const [model, x] of [
      [1, 290],
      [2, 310],
    ] as const) {
      led.say({ type: 'nominate', model }, { type: 'dice', dice: 1, charge: false }).roll(6);
      led.say({ type: 'move', model, x: x * 64, y: 307.5 * 64, sprint: false });
    }
    // The officer falls, and of his men just the one in contact runs.
    led.say({ type: 'nominate', model: 3 }, { type: 'dice', dice: 1, charge: false }).roll(6);
    led.say({ type: 'shoot', model: 3, weapon: 0, target: 5, aimed: false }).roll(6, 1);
    led.roll(2, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5);
    const visit = await prepared(led.record(4), 'phone');
    const { page } = visit;
    // What changed the battle is told above the question, and leaves its answers in sight.
    const moment = page.locator('.big-moment');
    await moment.getByText('Commander lost').waitFor();
    const question = page.locator('#decision-title');
    const answer = decision(page).getByRole('button', { name: 'Line Infantryman 1' }).first();
    // It grows as its drawing comes.
    await moment.locator('.moment-portrait').waitFor();
    const tops = await Promise.all([moment, question, answer].map((one) => one.boundingBox()));
    const [card, asked, first] = tops.map((box) => [box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)]);
    expect(card?.[1]).toBeLessThanOrEqual(asked?.[0] ?? 0);
    expect(first?.[1]).toBeLessThanOrEqual(844);
    expect(card?.[0]).toBeGreaterThan(250);
    expect(await withoutRoom(page), 'a big moment').toEqual([]);
    await moment.getByRole('button', { name: 'Continue' }).click();
    await moment.waitFor({ state: 'detached' });
    expect(await title(page)).toBe('From which enemy does Line Infantryman 1 flee?');
    await press(page, 'Line Infantryman 1');
    expect(await title(page)).toBe('Line Infantryman 1 flees: who strikes first?');
    await pictureOf(visit, 'parting');
    await press(page, 'Line Infantryman 2');
    await settled(page);
    await closed(visit);
  });
});
