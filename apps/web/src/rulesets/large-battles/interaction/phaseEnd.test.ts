import { begin, decide } from '@drumhead/engine';
import { type Command, type Event, largeBattles, type State } from '@drumhead/large-battles';
import { describe, expect, it } from 'vitest';
import firstBattle from '../positions/first-battle.json' with { type: 'json' };
import { firstStep } from './firstSteps.ts';
import { isFoeDone, leftToBreak, perilOf, wouldBreakFoe, wouldSpareFoe } from './phaseEnd.ts';
import { type Scene, sceneOf } from './scene.ts';
import { NO_INTERACTION } from './tool.ts';

const BRITAIN = 1;

/** The guided battle with the second British battalion down the table, its friends and its Leader behind it. */
function raided(y: number, breakPoint = 1, x = 685): Scene {
  const setup = structuredClone(firstBattle);
  const [france, britain] = setup.position.sides;
  if (!france || !britain) throw new Error('two sides');
  Object.assign(france, { breakPoint });
  const [second] = britain.brigades;
  Object.assign(second?.units[1] ?? {}, { x, y });
  Object.assign(second?.leader ?? {}, { x, y: y - 90 });
  const made = begin<State, Command, Event>(largeBattles, setup);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const opened = decide(made.value, 'france', { type: 'open', brigade: 0 });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  return sceneOf(opened.battle.state, 'france');
}

describe('the end of a phase', () => {
  it('LB-VIC-13 is lost by an enemy in the own half, and only while that tips the balance', () => {
    expect(perilOf(raided(455))).toEqual({ enemy: 5, points: 1, mine: 1, limit: 1 });
    expect(perilOf(raided(445))).toBeNull();
    expect(perilOf(raided(455, 2))).toBeNull();
    expect(perilOf({ ...raided(455), side: BRITAIN })).toBeNull();
  });

  it('LB-VIC-13 makes the guide name the unit that can drive that enemy out, and say what is at stake', () => {
    const step = firstStep(raided(455), NO_INTERACTION);
    expect(step).toMatchObject({ key: 'web.guide.lb.activateClear', facts: { points: 1, mine: 1 } });
    expect(step?.pieces).toEqual({ unit: { what: 'unit', index: 3 }, enemy: { what: 'unit', index: 5 } });
  });

  it('LB-VIC-11 is won by a place that brings the enemy to its Break Point, and not by leaving it', () => {
    const scene = raided(455);
    const mine = { state: scene.state, side: BRITAIN } as const;
    const home = raided(350).state;
    expect(wouldBreakFoe({ state: home, side: BRITAIN }, scene.state)).toBe(true);
    expect(wouldBreakFoe(mine, scene.state)).toBe(false);
    expect(wouldSpareFoe(mine, home)).toBe(true);
    expect(wouldSpareFoe({ state: home, side: BRITAIN }, scene.state)).toBe(false);
  });

  it('LB-VIC-03 is sure for an enemy at its Break Point by points that stay, while the own side holds', () => {
    const shaken = (scene: Scene, shakenPoints: number): Scene => {
      const [own, foe] = scene.state.sides;
      return { ...scene, state: { ...scene.state, sides: [own, { ...foe, shakenPoints }] } };
    };
    expect(isFoeDone(shaken(raided(300), 2))).toBe(true);
    expect(isFoeDone(shaken(raided(300), 1))).toBe(false);
    // Both at their Break Point: the side that went further wins (LB-VIC-14).
    expect(isFoeDone(shaken(raided(455), 2))).toBe(false);
    // Guns may still fire from afar; nothing else is asked for.
    const [guns, ...others] = [3, 0, 1, 2];
    const step = firstStep(shaken(raided(300), 2), NO_INTERACTION);
    expect(step).toMatchObject({ key: 'web.guide.lb.activateGuns', pieces: { unit: { index: guns } } });
    const spent = shaken(raided(300), 2);
    const offers = spent.offers.filter((offer) => !('unit' in offer) || others.includes(offer.unit));
    expect(firstStep({ ...spent, offers }, NO_INTERACTION)?.key).toBe('web.guide.lb.passSafe');
  });

  it('LB-VIC-03 counts what each side may still lose', () => {
    expect(leftToBreak(raided(455, 4))).toEqual({ mine: 3, theirs: 2 });
    expect(leftToBreak({ ...raided(455, 4), side: BRITAIN })).toEqual({ mine: 2, theirs: 3 });
  });
});
