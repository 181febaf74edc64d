// Two people at one screen fight a small battle to its end, with the mouse: Approach with its odds, reactions, Contact,
// breakthrough, victory. The battles come from Node as records: deployed, and about to begin.
import { type Battle, begin, type Command as AnyCommand, decide } from '@drumhead/engine';
import { writeFormat1 } from '@drumhead/testkit';
import { type Command, type Event, largeBattles, type State } from '@drumhead/large-battles';
import { suggestedDeployment } from '@drumhead/large-battles/screen';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { complaints } from './chromium.ts';
import { opens } from './opening.ts';
import { picture } from './pictures.ts';
import { inChromium, newVisitor } from './visitors.ts';
import { settled } from './visits.ts';

const address = inject('address');
inChromium();

const general = (x: number, y: number, facing: number) => ({
  name: 'lb.general.brigade-commander',
  q: 3,
  suggested: { x, y, facing },
});
const open = { zones: [1, 2, 3], lateral: true };

/** Heavy cavalry a stick away from two thin lines of raw infantry, on a small table. */
const CHARGE = {
  format: 'drumhead-large-battles-scenario',
  version: 1,
  id: 'charge',
  name: 'The charge',
  table: { scale: '15mm', width: 1200, height: 800 },
  first: 'france',
  hiddenDeployment: false,
  terrain: [],
  sides: [
    {
      id: 'france',
      name: 'lb.side.france',
      baseline: 'top',
      cinc: general(700, 100, 180),
      brigades: [
        {
          id: 'fr',
          name: 'lb.brigade.first',
          leader: general(600, 250, 180),
          deployment: open,
          units: [
            {
              id: 'cuirassiers',
              name: 'lb.unit.cuirassiers',
              kind: 'heavyCavalry',
              count: 3,
              q: 2,
              c: 8,
              rules: ['cuirass'],
              uniform: 'french-cuirassiers',
              suggested: [420, 600, 780].map((x) => ({ x, y: 340, facing: 180, formation: 'line' })),
            },
            {
              id: 'hussars',
              name: 'lb.unit.hussars',
              kind: 'lightCavalry',
              count: 1,
              q: 3,
              c: 4,
              uniform: 'french-hussars',
              suggested: [{ x: 600, y: 190, facing: 180, formation: 'line' }],
            },
          ],
        },
      ],
    },
    {
      id: 'britain',
      name: 'lb.side.britain',
      baseline: 'bottom',
      cinc: general(500, 760, 0),
      brigades: [
        {
          id: 'br',
          name: 'lb.brigade.first',
          leader: general(600, 660, 0),
          deployment: open,
          units: [
            {
              id: 'militia',
              name: 'lb.unit.line-infantry',
              kind: 'infantry',
              count: 5,
              q: 5,
              c: 2,
              sk: 0,
              uniform: 'british-line',
              suggested: [
                ...[400, 600, 800].map((x) => ({ x, y: 470, facing: 0, formation: 'line' })),
                ...[500, 700].map((x) => ({ x, y: 580, facing: 0, formation: 'line' })),
              ],
            },
            {
              id: 'dragoons',
              name: 'lb.unit.light-dragoons',
              kind: 'lightCavalry',
              count: 1,
              q: 3,
              c: 4,
              uniform: 'british-light-dragoons',
              suggested: [{ x: 300, y: 640, facing: 0, formation: 'line' }],
            },
          ],
        },
      ],
    },
  ],
};

/** The battle deployed as suggested, as its record; the seed is that of the dice to come. */
function deployed(seed: number): string {
  const begun = begin(largeBattles, CHARGE);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  let battle: Battle<State, Command, Event> = begun.value;
  for (const side of [0, 1] as const) {
    const seat = side === 0 ? 'france' : 'britain';
    for (const command of [...suggestedDeployment(battle.state, side), { type: 'ready' } as AnyCommand]) {
      const answer = decide(battle, seat, command);
      if (!answer.ok) throw new Error(JSON.stringify({ command, ...answer.refusal }));
      battle = answer.battle;
    }
  }
  return writeFormat1(battle, { scenario: null, seats: { france: 'human', britain: 'human' }, seed });
}

/** What a bold player presses, best first. */
const BOLD: readonly RegExp[] = [
  /^(Confirm|Use the nearest legal move)$/,
  /^Break through/,
  /^Approach/,
  /^Move into Contact/,
  /^Take the position/,
  /^Activate .*Brigade/,
  /^(Add \d dice|Keep the actions)/,
  /^Declare/,
  /^3 dice/,
  /^Advance/,
];

/** Answers one decision; gives its title and what was pressed. */
async function answer(page: Page, reactions: number): Promise<string> {
  const title = await page.locator('#decision-title').innerText();
  const buttons = page.locator('#decision button:not(.term, .guide button, [aria-disabled]):enabled:visible');
  const names = (await buttons.allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
  const press = async (at: number) => {
    const name = names[at] as string;
    await buttons.nth(at).click();
    return `${title} > ${name}`;
  };
  if (title.startsWith('React')) {
    const candidates = page.locator('#decision .candidate');
    if (reactions < 2 && (await candidates.count()) > 0) {
      await candidates.first().click();
      return `${title} > React`;
    }
    return press(names.indexOf('Hold'));
  }
  const stop = names.findIndex((name) => name.startsWith('End activation'));
  if (title.includes('general') && stop >= 0) return press(stop);
  for (const wanted of BOLD) {
    const at = names.findIndex((name) => wanted.test(name));
    if (at >= 0) return press(at);
  }
  const moves = page.locator('#decision details:not([open]):not(.closed-answers > *) summary');
  if (/next action/.test(title) && (await moves.count()) > 0) {
    await moves.click();
    return `${title} > moves`;
  }
  const subjects = page.locator('.subjects button:not([aria-disabled])');
  if ((await subjects.count()) > 0 && (await page.locator('.rolls .roll').count()) === 0) {
    await subjects.first().click();
    return `${title} > subject`;
  }
  return press(0);
}

describe('a small battle of two people at one screen', () => {
  it('is fought through Approach, Contact and breakthrough to its victory', async () => {
    const seen: string[] = [];
    for (let seed = 1; seed <= 8; seed++) {
      const context = await newVisitor({
        viewport: { width: 1440, height: 900 },
        locale: 'en-GB',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const heard = complaints(page);
      await opens(page, address);
      await page.locator('input[type=file]').setInputFiles({
        name: `charge-${seed}.battle.jsonl`,
        mimeType: 'application/x-ndjson',
        buffer: Buffer.from(deployed(seed)),
      });
      let reactions = 0;
      const pictured = new Set<string>();
      for (let n = 0; n < 400; n++) {
        await settled(page);
        if ((await page.locator('.victory').count()) > 0) break;
        const done = await answer(page, reactions);
        seen.push(done);
        if (done.endsWith('> React')) reactions++;
        for (const moment of ['Approach', 'Move into Contact', 'Break through'] as const) {
          if (!done.includes(`> ${moment}`) || pictured.has(moment)) continue;
          pictured.add(moment);
          await picture(page, `screens/fight-${moment.toLowerCase().replaceAll(' ', '-')}`);
        }
        if (/> Approach(?! dice)/.test(done)) {
          // The odds stand there before the decision is made; what draws them is fetched with the first of them.
          await page.locator('.odds').first().waitFor();
        }
      }
      await settled(page);
      const victory = page.locator('.victory');
      expect(await victory.count(), seen.slice(-12).join('\n')).toBe(1);
      expect(await victory.innerText()).toMatch(/France|Britain/);
      await picture(page, `screens/fight-victory-${seed}`);
      expect(heard).toEqual([]);
      await context.close();
      const wanted = [/> Approach(?! dice)/, /> Move into Contact/, /> Break through/];
      if (wanted.every((kind) => seen.some((line) => kind.test(line)))) break;
    }
    expect(seen.join('\n')).toMatch(/> Approach(?! dice)/);
    expect(seen.join('\n')).toMatch(/> Move into Contact/);
    expect(seen.join('\n')).toMatch(/> Break through/);
  }, 300_000);
});
