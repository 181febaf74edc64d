// At a real table: situations judged on a phone, and real dice tapped into a battle.
import { describe, expect, it } from 'vitest';
import { reloads } from './opening.ts';
import { picture } from './pictures.ts';
import { address, faultless, inChromium, settled, title, visit, withoutRoom } from './visits.ts';

inChromium();

describe('a situation of a real table', () => {
  it('is reached from the games, filled in by taps, and judged once the dice are tapped in', async () => {
    const { context, page, heard } = await visit(address, { size: 'phone', touch: true, ready: '.game' });
    // A game opens ready to play; all else of it is a link further.
    await page.locator('a[href="#/page/any/setup?game=large-battles"]').first().click();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await page.getByRole('link', { name: 'All of this game' }).click();
    const atTable = page.getByRole('link', { name: 'At a real table' });
    await atTable.waitFor();
    // No server, no online battles.
    expect(await page.getByRole('link', { name: 'Your online battles' }).count()).toBe(0);
    await atTable.click();
    await page.getByRole('button', { name: 'Approach', exact: true }).click();
    const form = page.locator('.companion-form');
    const answer = page.locator('.companion-answer');
    await form.getByText('attack column', { exact: true }).first().waitFor({ state: 'attached' });
    await form.locator('select').first().selectOption('attackColumn');
    await form.getByRole('button', { name: 'More: Skirmishers' }).first().click();
    // Nothing is worked out from values that nobody gave; what lacks leads to its field.
    await answer.getByRole('button', { name: 'Attacker: Combat', exact: true }).waitFor();
    expect(await answer.innerText()).not.toContain('%');
    for (const side of ['Attacker', 'Defender']) {
      await answer.getByRole('button', { name: `${side}: Combat`, exact: true }).click();
      await page.keyboard.type('4');
    }
    await answer.getByText('Attack column').waitFor();
    await answer.getByText('Better skirmishers').waitFor();
    await answer.getByText('Roll the dice to go on.').waitFor();
    await faultless(page);
    await picture(page, 'screens/companion-phone', { fullPage: true });
    // On a phone the dice are a step of their own, and so is what they came to.
    const foot = page.locator('.companion-foot');
    await foot.getByRole('button', { name: 'Enter your dice' }).click();
    for (const face of [6, 5, 4, 2])
      await page.getByRole('button', { name: `Attacker’s dice: ${face}`, exact: true }).click();
    for (const face of [6, 1, 1, 1])
      await page.getByRole('button', { name: `Defender’s dice: ${face}`, exact: true }).click();
    await page.locator('.companion-back', { hasText: 'Change what is asked' }).click();
    await answer.getByText('Pair 2: 5 against 1, won by the attacker').waitFor();
    // Its rules open over it.
    await answer.getByRole('link', { name: 'LB-APP-17' }).click();
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    // Kept over a reload, in another language too.
    await reloads(page);
    await page.getByRole('button', { name: 'Italiano' }).click();
    await answer.getByText('Coppia 2: 5 contro 1, vincitore: attaccante').waitFor();
    expect(heard).toEqual([]);
    await context.close();
  });

  it('has its faults beside the field, and its chances before the dice; a link holds it (Italian, dark)', async () => {
    const settings = { pace: 'instant', theme: 'dark' };
    const { context, page, heard } = await visit(`${address}#/page/skirmish/companion?kind=shot`, {
      size: 'phone',
      locale: 'it-IT',
      ready: '.companion-answer',
      settings,
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const lack of ['Tiratore: Profilo', 'Bersaglio: Profilo']) {
      await page.locator('.companion-lacking button', { hasText: lack }).first().click();
      await page.locator('select:focus').selectOption('fr-line');
    }
    await page.getByRole('spinbutton', { name: 'Distanza in mm' }).fill('100');
    await page.locator('.companion-answer').getByText('bersaglio ferito').waitFor();
    const figures = await page.locator('.companion-answer .pairs .number').allInnerTexts();
    expect(figures.reduce((sum, figure) => sum + Number.parseInt(figure, 10), 0)).toBe(100);
    const foot = page.locator('.companion-foot');
    await foot.getByRole('button', { name: 'Inserisci i dadi' }).click();
    const dice = page.locator('fieldset.companion-choice legend', { hasText: 'Dado' });
    expect((await dice.allInnerTexts()).map((legend) => legend.trim())).toEqual([
      'Dado di chi tira',
      'Dado del bersaglio',
    ]);
    await page.locator('.companion-back').click();
    await page.getByRole('spinbutton', { name: 'Distanza in mm' }).fill('900');
    await page.locator('.companion-form .companion-problem', { hasText: 'SK-RNG-2' }).waitFor();
    await faultless(page);
    await picture(page, 'screens/companion-italian-dark', { fullPage: true });
    await page.getByRole('spinbutton', { name: 'Distanza in mm' }).fill('70');
    await page.getByText('Mirato (due azioni)').click();
    await page.locator('.companion-answer').getByText('SK-RNG', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Copia il link' }).click();
    await page.getByText('Link copiato.').waitFor();
    const link = await page.evaluate<string>('navigator.clipboard.readText()');
    const answer = await page.locator('.companion-answer').innerText();
    const friend = await visit(link, { locale: 'it-IT', ready: '.companion-answer .chance' });
    expect(await friend.page.locator('.companion-answer').innerText()).toBe(answer);
    // What is changed on it outlives a reload, since the link has left the address; the link itself can be opened again.
    const range = friend.page.getByRole('spinbutton', { name: 'Distanza in mm' });
    await range.fill('120');
    await reloads(friend.page);
    await expect.poll(() => range.inputValue()).toBe('120');
    // Over plain http browsers have no clipboard: the link stands in a field.
    await friend.page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
    await friend.page.getByRole('button', { name: 'Copia il link' }).click();
    const field = friend.page.getByRole('textbox', { name: 'Link' });
    await expect.poll(() => field.inputValue()).toContain('kind=shot');
    await faultless(friend.page);
    await friend.page.evaluate(`location.href = ${JSON.stringify(link)}`);
    await expect.poll(() => range.inputValue()).toBe('70');
    await expect.poll(() => friend.page.locator('.companion-answer').innerText()).toBe(answer);
    expect([...heard, ...friend.heard]).toEqual([]);
    await friend.context.close();
    await context.close();
  });
});

describe('real dice in a battle', () => {
  it('are asked for by name, tapped or typed in, changed, undone, left to Drumhead, and kept in the record', async () => {
    const { context, page, heard } = await visit(`${address}#/page/any/battles?skirmish&skirmish`, {
      size: 'phone',
      touch: true,
      ready: '.game-play',
    });
    await page.locator('.game-play').click();
    await settled(page);
    await page.locator('.menu summary').click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('I roll mine').check();
    await faultless(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.menu[open]').count()).toBe(0);
    for (let guard = 0; guard < 12 && (await page.locator('.own-dice').count()) === 0; guard++) {
      await page.locator('#decision button:not(.term):visible').first().click();
      await settled(page);
    }
    expect(await title(page)).not.toBe('');
    await page.locator('.own-dice .meanings').waitFor();
    expect(await page.locator('.own-dice .faces button').count()).toBe(6);
    await faultless(page);
    await picture(page, 'screens/own-dice-phone');
    const confirm = page.getByRole('button', { name: 'Confirm the dice' });
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Die shows 2' }).click();
    await page.getByRole('button', { name: 'Die 1: 2. Tap to change it.' }).click();
    await page.keyboard.press('5');
    await page.getByRole('button', { name: 'Die 1: 5. Tap to change it.' }).waitFor();
    await page.keyboard.press('Backspace');
    await page.getByRole('button', { name: 'Die 1: to be rolled' }).waitFor();
    // Who rolls is named. Enter follows the last face with no time to draw it.
    await page.locator('.own-dice .roll-subject').waitFor();
    await page.evaluate(`for (const key of ['4', 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))`);
    await page.locator('html[data-busy="false"]').waitFor();
    // A reload asks for the next roll, or goes on, with the choice as it was.
    await reloads(page);
    await settled(page);
    await page.locator('.menu summary').click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect.poll(() => page.getByLabel('I roll mine').isChecked()).toBe(true);
    await page.getByRole('dialog', { name: 'Settings' }).getByLabel('Drumhead rolls').check();
    await page.keyboard.press('Escape');
    // The men of this battle stand drawn beside the forms; who is tapped begins what it does.
    await page.goto(`${address}#/page/skirmish/companion`);
    await page.locator('.companion-battles').getByRole('button', { name: 'Assault at the Farm' }).click();
    const tile = page.locator('.companion-side button', { hasText: 'Line Infantryman' }).first();
    await tile.click();
    await page.locator('.companion-acts').getByRole('button', { name: 'Shot or volley' }).click();
    // Who acts is marked for this turn; who falls is counted in the strip.
    await page.getByRole('button', { name: 'To the table' }).click();
    await page.getByRole('button', { name: 'Out of the battle', exact: true }).click();
    await page.locator('.companion-strip').getByText('France: 15 of 16 left').waitFor({ state: 'attached' });
    await faultless(page);
    // The turn of the battle is that of the table.
    await page.locator('.companion-strip').getByText('Turn 1', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Out of the battle', exact: true }).click();
    await page.locator('.companion-acts').getByRole('button', { name: 'Shot or volley' }).click();
    await expect.poll(() => tile.getAttribute('class')).toBe('acted');
    await page.getByRole('button', { name: 'More: Others like this one' }).click();
    await expect.poll(() => page.locator('.companion-who').first().locator('.companion-drawn svg').count()).toBe(2);
    // Sticks and millimetres are one field. Whom the volley kills is counted out once the result is taken.
    await page.locator('.companion-sticks').getByRole('button', { name: /^S / }).click();
    // Whom it is aimed at is still to be told: the enemy’s men stand there to be tapped.
    const target = page.locator('.companion-who').nth(1);
    expect(await target.locator('.companion-side', { hasText: 'France' }).count()).toBe(0);
    await target.locator('.companion-side', { hasText: 'Britain' }).locator('button').nth(2).click();
    const foot = page.locator('.companion-foot');
    await foot.getByRole('button', { name: 'Enter your dice' }).click();
    const take = foot.getByRole('button', { name: 'Take this result' });
    expect(await take.getAttribute('aria-disabled'), 'nothing is taken before the dice').toBe('true');
    await page.getByRole('button', { name: 'Shooter’s die: 6', exact: true }).click();
    // What lies there stays, and the rest is rolled.
    await foot.getByRole('button', { name: 'Roll here' }).click();
    await page.getByRole('button', { name: 'Shooter’s die: 6', exact: true, pressed: true }).waitFor();
    await expect.poll(() => foot.getByRole('button', { name: 'Roll here' }).getAttribute('aria-disabled')).toBe('true');
    // A second tap would take it back.
    const one = page.getByRole('button', { name: 'Target’s die: 1', exact: true });
    if ((await one.getAttribute('aria-pressed')) !== 'true') await one.click();
    await take.click();
    await page.locator('.companion-follows .due').waitFor();
    await faultless(page);
    expect(await withoutRoom(page), 'what follows').toEqual([]);
    await foot.locator('button.primary').click();
    await page.locator('.companion-strip').getByText('Britain: 12 of 13 left').waitFor({ state: 'attached' });
    // Both who fired have acted, and their muskets are unloaded: they cannot fire again.
    await page.locator('.companion-back').click();
    const unloaded = page.locator('.companion-side button.acted', { hasText: 'unloaded' });
    await expect.poll(() => unloaded.count()).toBe(2);
    await unloaded.first().click();
    const shot = page.locator('.companion-acts').getByRole('button', { name: 'Shot or volley' });
    await expect.poll(() => shot.getAttribute('aria-disabled')).toBe('true');
    await faultless(page);
    expect(heard).toEqual([]);
    await context.close();
  });
});
