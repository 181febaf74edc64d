// A skirmish in Chromium as two people at one screen play it: squads chosen in secret, terrain rolled and laid, both
// deployed; a turn with a charge, a group move, a volley, a morale test and a turnover; a small one fought to its end.
import type { Command } from '@drumhead/skirmish';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { picture } from './pictures.ts';
import { choose, play } from './settingUp.ts';
import { type Army, arrayed, type Led } from './skirmishes.ts';
import {
  address,
  decision,
  drag,
  faultless,
  inChromium,
  prepared,
  press,
  settled,
  take,
  title,
  visit,
} from './visits.ts';

inChromium();

/** The words on the buttons that are pressed. */
const WORDS = {
  'en-GB': {
    dice: (count: number) => new RegExp(`^${count} dice`),
    contact: /^Into contact with Line Infantryman/,
    move: /^(Confirm|Use the nearest)/,
    attack: /^Attack Line Infantryman/,
    acting: /^Spend the actions: \d$/,
    stop: /^End activation/,
    groupMove: /^Group move/,
    volley: /^Volley/,
    line: /^Line Infantryman \d/,
    member: /^Spend the member’s actions: \d$/,
    give: 'Give the order',
    officer: /^Officer/,
    fire: 'Fire the volley',
    doIt: 'Confirm',
    morale: 'Morale of Britain',
    next: 'Britain to play',
  },
  'it-IT': {
    dice: (count: number) => new RegExp(`^${count} dadi`),
    contact: /^A contatto con Fante di Linea/,
    move: /^(Conferma|Usa la mossa)/,
    attack: /^Attacca Fante di Linea/,
    acting: /^Spendi le azioni: \d$/,
    stop: /^Termina l’attivazione/,
    groupMove: /^Muovi in gruppo/,
    volley: /^Spara una salva/,
    line: /^Fante di Linea \d/,
    member: /^Spendi le azioni del modello: \d$/,
    give: 'Dai l’ordine',
    officer: /^Ufficiale/,
    fire: 'Spara la salva',
    doIt: 'Conferma',
    morale: 'Morale: Gran Bretagna',
    next: 'Tocca a: Gran Bretagna',
  },
} as const;

const where = (page: Page): Locator => page.locator('.bar .where p');

const stops = async (page: Page, name: RegExp): Promise<boolean> =>
  (await decision(page).getByRole('button', { name }).count()) > 0;

/** Just these models are in the order that is being made: the others are tapped out of it, those who lack into it. */
async function formed(page: Page, models: readonly number[]): Promise<void> {
  const members = decision(page).locator('ul[aria-label] button');
  await members.first().waitFor();
  for (const button of await members.all()) {
    const ordinal = Number(/\d+/.exec(await button.innerText())?.[0] ?? Number.NaN);
    const wanted = String(models.includes(ordinal));
    if ((await button.getAttribute('aria-pressed')) !== wanted) await button.click();
  }
}

// ---- the turn

const OFFICER = 0;
const CHARGER = 7;
const SHOOTERS = [1, 2, 3, 4];
const MOVERS = [5, 6];
const IDLER = 8;
const TARGET = 9;
const CHARGED = 10;

const FRANCE: Army = {
  id: 'france',
  roster: 'fr',
  men: [
    ['fr-officer', 300, 372],
    ['fr-line', 270, 350],
    ['fr-line', 290, 350],
    ['fr-line', 310, 350],
    ['fr-line', 330, 350],
    ['fr-line', 400, 380],
    ['fr-line', 420, 380],
    ['fr-grenadier', 200, 330],
    ['fr-nco', 120, 420],
  ],
};
const BRITAIN: Army = {
  id: 'britain',
  roster: 'gb',
  men: [
    ['gb-officer', 300, 240],
    ['gb-line', 200, 240],
    ['gb-line', 260, 200],
    ['gb-line', 280, 200],
    ['gb-line', 320, 200],
    ['gb-line', 340, 200],
  ],
};

type Order = Extract<Command, { readonly type: 'order' }>;
const order = (kind: Order['kind'], members: readonly number[], target = -1): Order => ({
  type: 'order',
  kind,
  leader: OFFICER,
  members,
  target,
  weapons: target < 0 ? [] : members.map(() => 0),
  partners: [],
});

/** The dice bring all that the turn is to show: what cannot be said of it is refused, and another seed is tried. */
function turnAsWished(led: Led): boolean {
  const before = led.game;
  led.say({ type: 'nominate', model: CHARGER }, { type: 'dice', dice: 3, charge: false });
  const { x, y } = led.state.models[CHARGED] as { readonly x: number; readonly y: number };
  led.say({ type: 'move', model: CHARGER, x, y: y + 20 * 64, sprint: false });
  led.say({ type: 'attack', model: CHARGER, target: CHARGED, powerful: false });
  if (led.at === 'acting') led.say({ type: 'stop' });
  led.say({ type: 'nominate', model: OFFICER }, { type: 'dice', dice: 3, charge: false });
  led.say(order('groupMove', MOVERS), { type: 'orderDice', dice: 2 });
  for (const model of MOVERS) led.say({ type: 'member', model }, { type: 'stop' });
  led.say(order('volley', SHOOTERS, TARGET), { type: 'orderDice', dice: 2 }, { type: 'fireVolley' });
  if (!led.since(before).some(({ type }) => type === 'moraleRolled')) return false;
  while (led.at === 'group' || led.at === 'acting') led.say({ type: 'stop' });
  led.say({ type: 'nominate', model: IDLER }, { type: 'dice', dice: 3, charge: false });
  if (led.at === 'acting') led.say({ type: 'stop' });
  return led.state.active === 1;
}

/** Four against four with their muskets levelled: one Briton has fallen already, and two more would break them. */
const FEW_FRENCH: Army = {
  id: 'france',
  roster: 'fr',
  men: [
    ['fr-officer', 240, 330],
    ['fr-grenadier', 270, 300],
    ['fr-grenadier', 300, 300],
    ['fr-grenadier', 330, 300],
  ],
};
const FEW_BRITONS: Army = {
  id: 'britain',
  roster: 'gb',
  men: [
    ['gb-officer', 240, 190],
    ['gb-line', 270, 220],
    ['gb-line', 300, 220],
    ['gb-line', 330, 220],
  ],
};

/** Who shoots at whom. */
const DUELS = [
  [2, 6],
  [3, 7],
] as const;

/** Two more shots, and they do. */
function nearlyWon(): string {
  const led = arrayed([FEW_FRENCH, FEW_BRITONS]);
  led.say({ type: 'nominate', model: 1 }, { type: 'dice', dice: 1, charge: false }).roll(6);
  led.say({ type: 'shoot', model: 1, weapon: 0, target: 5, aimed: false }).roll(6, 1);
  return led.wished((then) => {
    for (const [model, target] of DUELS) {
      then.say({ type: 'nominate', model }, { type: 'dice', dice: 2, charge: false });
      then.say({ type: 'shoot', model, weapon: 0, target, aimed: false });
      if (then.at === 'acting') then.say({ type: 'stop' });
    }
    return then.at === 'over';
  });
}

describe('a skirmish', () => {
  it('SK-SQD-4, SK-SEQ-1: squads chosen in secret, terrain rolled and laid, both deployed at one screen', async () => {
    const { context, page, heard } = await visit(`${address}#/page/skirmish/squads?secret`);
    const random = page.getByRole('button', { name: 'Random legal squad' });
    const lock = page.getByRole('button', { name: 'Lock this squad' });
    await random.click();
    await lock.click();
    await page.getByRole('button', { name: 'Continue as player 2' }).click();
    await random.click();
    await lock.click();
    await page.getByRole('button', { name: 'Reveal both squads' }).click();
    await page.getByText('These squads make a legal game.').waitFor();
    await page.getByRole('button', { name: 'Play with these squads' }).click();
    await choose(page, 'Terrain', 'rolled in the game');
    await choose(page, 'Terrain', 'step by step');
    await play(page);
    await settled(page);
    const seen = new Set<string>();
    while (!/Game turn 1/.test(await where(page).innerText())) {
      const asked = await title(page);
      if (asked === 'Attack or defend?') await press(page, /^Attack/);
      else if (asked === 'Place terrain now or later?') await press(page, 'Place each feature as rolled');
      else if (asked === 'Place the terrain') {
        if (!seen.has(asked)) await picture(page, 'screens/skirmish-lay');
        await press(page, seen.has(asked) ? 'Place the rest for me' : 'Place it for me');
      } else if (asked === 'Choose your table edge') await press(page, 'Lower edge');
      else if (asked === 'Deploy your squad') {
        await press(page, 'Deploy everything as suggested');
        if (!seen.has(asked)) {
          const last = await page.locator('[data-piece]').last().getAttribute('data-piece');
          await take(page, last ?? '');
          await press(page, /Take off the table$/);
          await page.locator(`[data-piece="${last}"]`).waitFor({ state: 'detached' });
          await press(page, 'Place the rest (1)');
        }
        await picture(page, 'screens/skirmish-deployed');
        await press(page, 'Finish deployment');
      } else await press(page, /./);
      seen.add(asked);
    }
    expect([...seen]).toContain('Place the terrain');
    await expect.poll(() => page.locator('[data-piece]').count()).toBeGreaterThan(7);
    await picture(page, 'screens/skirmish-first-turn');
    await faultless(page);
    expect(heard).toEqual([]);
    await context.close();
  });

  it.each([
    ['desk', 'en-GB'],
    ['phone', 'it-IT'],
  ] as const)(
    'SK-SEQ-2 to -5, -7, -9: a turn of charge, group move, volley, morale and turnover, on a %s, %s',
    async (size, locale) => {
      const words = WORDS[locale];
      const { context, page, heard } = await prepared(arrayed([FRANCE, BRITAIN]).wished(turnAsWished), size, locale);
      const pictureOf = (name: string) => picture(page, `screens/skirmish-${name}-${size}`);

      // SK-SEQ-3, SK-SEQ-5: one man runs at an enemy and strikes, with the odds before it.
      await take(page, `model-${CHARGER}`);
      await decision(page)
        .getByRole('button', { name: words.dice(3) })
        .waitFor();
      await pictureOf('dice');
      await press(page, words.dice(3));
      await drag(page, [200, 330], [200, 258]);
      await decision(page).getByText(words.contact).waitFor();
      await pictureOf('charge');
      await press(page, words.move);
      await press(page, words.attack);
      await decision(page).locator('.odds').waitFor();
      await pictureOf('attack');
      await press(page, words.doIt);
      if (words.acting.test(await title(page))) await press(page, words.stop);

      // SK-SEQ-4: the Leader sends two men forward together.
      await take(page, `model-${OFFICER}`);
      await press(page, words.dice(3));
      await press(page, words.groupMove);
      await formed(page, MOVERS);
      await pictureOf('group');
      await press(page, words.give);
      await press(page, words.dice(2));
      for (const [x, y] of [
        [400, 380],
        [420, 380],
      ] as const) {
        await press(page, words.line);
        await drag(page, [x, y], [x, y - 50]);
        await press(page, words.move);
        if (words.member.test(await title(page))) await press(page, words.stop);
      }

      // SK-SEQ-7, SK-MOR-1: a volley at the officer with its odds beforehand; he falls, and his squad tests its morale.
      await press(page, words.volley);
      await formed(page, SHOOTERS);
      await press(page, words.officer);
      await decision(page).locator('.odds').waitFor();
      expect(await page.locator('.sight').count()).toBe(3 * SHOOTERS.length);
      await pictureOf('volley');
      await press(page, words.give);
      await press(page, words.dice(2));
      await press(page, words.fire);
      await press(page, words.doIt);
      await page.getByRole('region', { name: words.morale }).locator('tr').first().waitFor();
      await pictureOf('morale');
      await faultless(page);

      // SK-ACT-3: what is left is done; then three dice too many for the NCO, and play passes.
      while (await stops(page, words.stop)) await press(page, words.stop);
      await take(page, `model-${IDLER}`);
      await press(page, words.dice(3));
      if (await stops(page, words.stop)) await press(page, words.stop);
      await expect.poll(() => where(page).innerText()).toContain(words.next);
      await pictureOf('turnover');
      expect(heard).toEqual([]);
      await context.close();
    },
  );

  it('SK-END-2, SK-END-6: a small one is fought to its victory', async () => {
    const { context, page, heard } = await prepared(nearlyWon(), 'desk', 'en-GB');
    for (const [model, target] of DUELS) {
      await take(page, `model-${model}`);
      await press(page, /^2 dice/);
      await press(page, new RegExp(`^Shoot at Line Infantryman ${target - 4}`));
      await decision(page).getByText('In the open').waitFor();
      await press(page, 'Confirm');
      if (await stops(page, /^End activation/)) await press(page, /^End activation/);
    }
    await expect.poll(() => page.locator('.victory h2').innerText()).toContain('France');
    await picture(page, 'screens/skirmish-over');
    await faultless(page);
    expect(heard).toEqual([]);
    await context.close();
  });
});
