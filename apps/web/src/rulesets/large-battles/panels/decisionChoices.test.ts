import { startI18n } from '@drumhead/content/translator';
import { onePlayer, playOut, seededDice, seededRandomInt } from '@drumhead/engine';
import { type Command, largeBattles, type State } from '@drumhead/large-battles';
import { describe, expect, it } from 'vitest';
import { engineMessages } from '@drumhead/content';
import { messagesIn } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { goesNowhere } from '../interaction/goesNowhere.ts';
import { decisionOf, isTwin, ownerOf } from './decisionChoices.ts';
import { acting, deployed, type TestBattle } from '../fixture.ts';
import { lineOf } from '../screen/logLines.ts';
import { previewOdds } from '../interaction/odds.ts';
import { type Scene, sceneOf } from '../interaction/scene.ts';
import { groupCandidates } from '../interaction/group.ts';
import { commandText, pieceLabel } from '../screen/names.ts';
import { largeBattlesMessages } from '@drumhead/large-battles/messages';

const missing: string[] = [];
const words = (['en', 'it'] as const).map((language) => {
  const bundles = { ...engineMessages, ...messages, ...largeBattlesMessages } as Readonly<
    Record<string, Readonly<Record<typeof language, string>>>
  >;
  const said = Object.fromEntries(Object.entries(bundles).map(([key, all]) => [key, all[language]]));
  return messagesIn(startI18n(language, said, { missing: (key) => missing.push(`${language} ${key}`) }));
});

/** Commands that can be given in the panel or on the table. */
function reachable(scene: Scene, command: Command): boolean {
  if (command.type === 'group') return command.units.every((unit) => groupCandidates(scene).includes(unit));
  if (command.type === 'fire' && command.added > 0) return true;
  const model = decisionOf(scene, ownerOf(command));
  if (goesNowhere(command) || isTwin(scene, command, model?.choices ?? [])) return true;
  return [...(model?.choices ?? []), ...(model?.moves ?? [])].some((choice) => choice.command === command);
}

function randomPlay(seed: string, steps: number, visit: (battle: TestBattle, scene: Scene) => void): void {
  const choose = seededRandomInt(seed);
  let battle = deployed();
  const players = onePlayer<State, Command>(largeBattles.seats(battle.state), (_view, seat) => {
    const scene = sceneOf(battle.state, seat);
    visit(battle, scene);
    const lively = scene.offers.filter((offer) => !['pass', 'close', 'stop'].includes(offer.type) || choose(12) === 0);
    const from = lively.length > 0 ? lively : scene.offers;
    const hot = from.filter((offer) => offer.type === 'approach' || offer.type === 'fire' || offer.type === 'contact');
    const pick = hot.length > 0 ? hot : from;
    return pick[choose(pick.length)] as Command;
  });
  const dice = seededDice(seed, battle.rolls);
  playOut(battle, { players, dice }, { most: battle.count + steps, onStep: (now) => void (battle = now) });
}

describe('the decision panel', () => {
  it('shows every offer, in both languages, with valid odds', () => {
    const seen = new Set<string>();
    const events = new Set<string>();
    randomPlay('panel', 900, (battle, scene) => {
      const model = decisionOf(scene, null);
      expect(model?.rule).toMatch(/^LB-/);
      seen.add(model?.decision ?? '');
      for (const offer of scene.offers) {
        expect(reachable(scene, offer), `${scene.pending?.decision}: ${JSON.stringify(offer)}`).toBe(true);
        for (const messages of words)
          expect(commandText(messages, scene.state, offer)).not.toMatch(/lb\.|web\.|undefined|\{\{/);
        if (offer.type === 'fire' || offer.type === 'spend' || offer.type === 'declare') {
          const chances = previewOdds(scene, offer)?.chances ?? [];
          const decided = chances.filter(({ what }) => what === 'attackerWins' || what === 'defenderWins');
          if (decided.length > 0) expect(decided.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
          for (const { chance } of chances) {
            expect(chance).toBeGreaterThanOrEqual(0);
            expect(chance).toBeLessThanOrEqual(1);
          }
        }
      }
      for (const messages of words) {
        expect(messages.translate(`lb.decision.${model?.decision}`)).not.toMatch(/^lb\./);
        for (const event of battle.last?.events ?? []) {
          events.add(event.type);
          const line = lineOf(messages, battle.state, event, scene.seat);
          if (line) expect(line.text, event.type).not.toMatch(/\blb\.|web\.|undefined|\{\{/);
          for (const { tally } of line?.tallies ?? [])
            for (const reason of tally) expect(messages.translate(reason.what)).not.toMatch(/^lb\./);
        }
        expect(pieceLabel(messages, scene.state, { what: 'unit', index: 0 })).not.toMatch(/lb\.|web\.|undefined|\{\{/);
      }
    });
    expect([...seen]).toEqual(expect.arrayContaining(['phase', 'slot', 'acting', 'window']));
    expect([...events]).toEqual(expect.arrayContaining(['activationRolled', 'moved', 'bombarded']));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('names the unit that acts, whatever is selected', () => {
    const { state } = acting(0);
    const scene = sceneOf(state, 'france');
    for (const selected of [null, { what: 'unit', index: 5 }, { what: 'general', index: 1 }] as const)
      expect(decisionOf(scene, selected)?.actor).toEqual({ what: 'unit', index: 0 });
  });

  it('lists no move of no length', () => {
    const listed: boolean[] = [];
    randomPlay('nowhere', 500, (_battle, scene) => {
      for (const owner of scene.offers.map(ownerOf))
        for (const { command } of decisionOf(scene, owner)?.moves ?? []) listed.push(goesNowhere(command));
    });
    expect(listed.length).toBeGreaterThan(100);
    expect(listed).not.toContain(true);
  });

  it('offers dice with the same face as one answer', () => {
    const { state } = deployed();
    const faces = [2, 2, 1];
    const frames = [{ at: 'rerollChoice', faces, roll: { side: 0 } }] as unknown as typeof state.frames;
    const offers: readonly Command[] = [0, 1, 2].map((die) => ({ type: 'reroll', die }));
    const scene = { ...sceneOf(state, 'france'), state: { ...state, frames }, frame: frames[0], offers } as Scene;
    const dice = (decisionOf(scene, null)?.choices ?? []).flatMap(({ command }) =>
      command.type === 'reroll' ? [command.die] : [],
    );
    expect(dice).toEqual([0, 2]);
  });

  it('LB-MOVE-22 lists a march column to either side and aslant to both hands, and ahead at half length too', () => {
    const { state } = acting(0);
    const units = state.units.map((u, i) => (i === 0 ? { ...u, formation: 'marchColumn' as const, facing: 0 } : u));
    const scene = sceneOf({ ...state, units }, 'france');
    const listed = (decisionOf(scene, { what: 'unit', index: 0 })?.moves ?? []).flatMap(({ command }) =>
      command.type === 'move' && command.move.kind === 'fast' ? [command.move] : [],
    );
    const ways = listed.map(({ direction }) => direction / 16);
    expect([...ways].sort((a, b) => a - b)).toEqual([0, 0, 45, 90, 180, 270, 315]);
    const [full, half] = listed.flatMap(({ direction, distance }) => (direction === 0 ? [distance] : []));
    expect(half).toBe((full as number) >> 1);
  });
});
