import { scriptMessages } from '@drumhead/content';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Messages } from '@drumhead/content';
import type { DrawCommand } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import type { CommandType } from '../../state/commands.ts';
import type { CombatStep } from '../../state/combatFrame.ts';
import type { FrameKind } from '../../state/frames.ts';
import { fieldMessages } from '../../adjudicate/schemas/fieldMessages.ts';
import { largeBattlesMessages } from './index.ts';
import { CINC_RULES, FORMATIONS, KINDS, LEADER_RULES, TERRAIN_KINDS, UNIT_RULES } from '../../scenarios/format.ts';
import { SCENARIOS } from '../../scenarios/index.ts';
import {
  scenarioAbouts,
  scenarioNames,
  scenarioNotes,
  scenarioPlaces,
  scenarioSummaries,
} from '../../scenarios/words.ts';

const source = fileURLToPath(new URL('../..', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

/** Text between quotes that is a message key, and key beginnings that code puts something behind. */
function keysIn(text: string): { whole: string[]; begun: string[] } {
  const whole = [...text.matchAll(/'(lb\.[\w.-]+)'/g)].map((match) => match[1] as string);
  const begun = [...text.matchAll(/`(lb\.[\w.-]*)\$\{/g)].map((match) => match[1] as string);
  return {
    whole: whole.filter((key) => !key.endsWith('.')),
    begun: [...begun, ...whole.filter((key) => key.endsWith('.'))],
  };
}

const placeholders = (words: string) =>
  [...words.matchAll(/\{\{(\w+)(?:, [^{}]+)?\}\}/g)]
    .map((match) => match[1] as string)
    .sort((a, b) => (a < b ? -1 : 1));

/** Every text of the rule set: the words of the table, notes that are fetched apart, and fields of situations. */
const all: Messages = {
  ...largeBattlesMessages,
  ...scenarioAbouts,
  ...scenarioNotes,
  ...scenarioPlaces,
  ...fieldMessages,
};

describe('messages', () => {
  it('every key in the source has a message', () => {
    const missing: string[] = [];
    for (const file of files) {
      const { whole, begun } = keysIn(readFileSync(`${source}/${file}`, 'utf8'));
      for (const key of whole) if (!Object.hasOwn(all, key)) missing.push(`${file}: ${key}`);
      for (const begin of begun) {
        if (begin !== 'lb.' && !Object.keys(all).some((key) => key.startsWith(begin)))
          missing.push(`${file}: ${begin}…`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('English and Italian name the same facts, and neither is empty', () => {
    for (const [key, { en, it: italian }] of Object.entries(all)) {
      expect([key, placeholders(italian)]).toEqual([key, placeholders(en)]);
      expect(en.trim() === en && italian.trim() === italian && en !== '' && italian !== '', key).toBe(true);
    }
  });

  it('no key occurs in two parts', () => {
    const parts = files.filter((name) => /^text\/messages\/(?!index)\w+\.ts$/.test(name));
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const part of parts) {
      for (const [, key] of readFileSync(`${source}/${part}`, 'utf8').matchAll(/^ {2}'(lb\.[\w.-]+)': /gm)) {
        if (seen.has(key as string)) twice.push(`${key}: ${seen.get(key as string)}, ${part}`);
        seen.set(key as string, part);
      }
    }
    expect(twice).toEqual([]);
    const ofScenarios = Object.keys({ ...scenarioNames, ...scenarioSummaries });
    expect(ofScenarios.filter((key) => seen.has(key))).toEqual([]);
    // Those of scenarios' own rules stand in the content, for all games.
    const own = Object.keys(largeBattlesMessages).filter((key) => !Object.hasOwn(scriptMessages, key));
    expect(seen.size + ofScenarios.length).toBe(own.length);
  });

  it('every formation, terrain, kind of troops and special rule of the file format has a message', () => {
    const wanted = [
      ...FORMATIONS.map((name) => `lb.formation.${name}`),
      ...TERRAIN_KINDS.map((name) => `lb.terrain.${name}`),
      ...Object.keys(KINDS).map((name) => `lb.kind.${name}`),
      ...[...UNIT_RULES, ...LEADER_RULES, ...CINC_RULES].map((name) => `lb.rule.${name}`),
    ];
    expect(wanted.filter((key) => !Object.hasOwn(largeBattlesMessages, key))).toEqual([]);
  });

  it('there is a prompt for every decision and a label for every command', () => {
    // Total by type: a new one does not compile until it is listed, and then it needs words.
    const decisions: Record<Exclude<FrameKind, 'threats' | 'eliminated' | 'drawOffer'>, true> = {
      generalsRoll: true,
      plusRule: true,
      rolesRoll: true,
      chooseRole: true,
      layTerrain: true,
      deploy: true,
      deployBrigade: true,
      firstInitiative: true,
      phase: true,
      slot: true,
      activationRoll: true,
      rerollChoice: true,
      rerollRoll: true,
      window: true,
      acting: true,
      general: true,
      freeMove: true,
      replace: true,
      combat: true,
      bombard: true,
      generalTest: true,
      reposition: true,
    };
    type Waits = Exclude<
      CombatStep,
      | 'approachResult'
      | 'approachUses'
      | 'contactCleanUp'
      | 'approachEnd'
      | 'contactMove'
      | 'contactResult'
      | 'contactPursuit'
      | 'contactTests'
      | 'breakthroughMove'
      | 'combatEnd'
    >;
    const steps: Record<Waits, true> = {
      approachDice: true,
      approachRoll: true,
      approachReroll: true,
      approachRerollRoll: true,
      victor: true,
      defender: true,
      attacker: true,
      declareA: true,
      declareD: true,
      contactRoll: true,
      contactReroll: true,
      contactRerollRoll: true,
      contactRetreat: true,
      exploit: true,
    };
    // Hosts have words of their own for a draw, the same in every rule set.
    const commands: Record<Exclude<CommandType, DrawCommand['type']>, true> = {
      plus: true,
      role: true,
      lay: true,
      layStream: true,
      takeUp: true,
      laid: true,
      place: true,
      placeGeneral: true,
      lift: true,
      liftGeneral: true,
      share: true,
      ready: true,
      open: true,
      close: true,
      pass: true,
      activate: true,
      activateGeneral: true,
      reroll: true,
      keep: true,
      hold: true,
      react: true,
      reactGeneral: true,
      correct: true,
      move: true,
      approach: true,
      form: true,
      fire: true,
      reload: true,
      rally: true,
      enter: true,
      leave: true,
      storm: true,
      join: true,
      stop: true,
      ride: true,
      attach: true,
      group: true,
      nominate: true,
      assign: true,
      press: true,
      decline: true,
      reposition: true,
      spend: true,
      cancel: true,
      retreat: true,
      turn: true,
      contact: true,
      waive: true,
      declare: true,
      retire: true,
      carry: true,
      fallBack: true,
      stay: true,
      breakthrough: true,
      resign: true,
    };
    const wanted = [
      ...Object.keys({ ...decisions, ...steps, press: true }).map((name) => `lb.decision.${name}`),
      ...Object.keys(commands).map((name) => `lb.command.${name}`),
    ];
    expect(wanted.filter((key) => !Object.hasOwn(largeBattlesMessages, key))).toEqual([]);
  });

  it('every name in the scenarios has a message', () => {
    const missing: string[] = [];
    const visit = (value: unknown): void => {
      if (typeof value === 'string' && value.startsWith('lb.') && !Object.hasOwn(all, value)) missing.push(value);
      if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
    };
    visit(SCENARIOS);
    expect(missing).toEqual([]);
  });
});
