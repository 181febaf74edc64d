import {
  type Battle,
  begin,
  checkOf,
  momentOf,
  type Player,
  playOut,
  type Seed,
  seededDice,
  seededRandomInt,
} from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { chosen } from '../../test/botChoices.ts';
import type { Command } from '../state/commands.ts';
import type { Event } from '../state/events.ts';
import { largeBattles } from '../index.ts';
import type { State } from '../state/state.ts';
import { evaluation } from './index.ts';

type Choice = Player<State, Command>['choose'];

const botChoice: Choice = (view, seat) => chosen(view, seat);

function randomly(seed: Seed): Choice {
  const choose = seededRandomInt(seed);
  return (_view, _seat, offers) => offers[choose(offers.length)] as Command;
}

/** A whole battle of at most so many commands. */
function fought(seed: string, choices: Readonly<Record<string, Choice>>, most = 5000): Battle<State, Command, Event> {
  const begun = begin(largeBattles, largeBattles.scenario('peninsular-clash'));
  if (!begun.ok) throw new Error('the scenario is not sound');
  const players = Object.fromEntries(Object.entries(choices).map(([seat, choose]) => [seat, { name: seat, choose }]));
  return playOut(begun.value, { players, dice: seededDice(seed) }, { most });
}

describe('battles of the bot', () => {
  it('beats chance from either side', () => {
    const france = fought('a', { france: botChoice, britain: randomly('a') });
    expect(france.state.outcome).toMatchObject({ winner: 'france' });
    const britain = fought('b', { france: randomly('b'), britain: botChoice });
    expect(britain.state.outcome).toMatchObject({ winner: 'britain' });
  });

  it('fights itself to an end that the rules bring, the same way every time', () => {
    const whole = fought('c', { france: botChoice, britain: botChoice });
    expect(whole.state.outcome?.rule).toMatch(/^LB-VIC-/);
    expect(whole.state.phase).toBeGreaterThan(3);
    const again = fought('c', { france: botChoice, britain: botChoice }, 200);
    expect(checkOf(again)).toBe(checkOf(momentOf(whole, 200)));
  });

  it('changes no state, and gives the same value whatever was asked before', () => {
    const battle = fought('d', { france: botChoice, britain: botChoice }, 150);
    const { state } = battle;
    const text = JSON.stringify(state);
    const worth = evaluation.value(state, 'france');
    const moments: State[] = [];
    for (let moment: typeof battle | null = battle; moment !== null; moment = moment.before) moments.push(moment.state);
    for (const moment of moments.slice(0, 40)) evaluation.value(moment, 'france');
    expect(evaluation.value(state, 'france')).toBe(worth);
    expect(JSON.stringify(state)).toBe(text);
  });
});
