// What is saved under one name is told apart wherever it is listed, in every language.
import { allLanguages } from '@drumhead/content';
import { seededRandomInt } from '@drumhead/engine';
import { randomDivision } from '@drumhead/large-battles/armies';
import { randomArmy } from '@drumhead/simplicity/armies';
import { randomSquad } from '@drumhead/skirmish';
import { describe, expect, it } from 'vitest';
import { divisionStrength } from '../rulesets/large-battles/pages/division/Sheet.tsx';
import { armyStrength } from '../rulesets/simplicity/pages/army/editorStore.ts';
import { squadStrength } from '../rulesets/skirmish/pages/squads/editorStore.ts';
import { documentMessages } from './messages.ts';
import { savedLine, type Strength } from './savedLine.ts';

const OF_TWO: Readonly<Record<string, (seed: number) => Strength>> = {
  squads: (seed) => squadStrength(randomSquad('fr', 200 + seed * 100, seededRandomInt(String(seed)))),
  divisions: (seed) => divisionStrength(randomDivision('austria', null, seededRandomInt(String(seed)))),
  armies: (seed) => armyStrength(randomArmy('france', 2 + seed, seededRandomInt(String(seed)))),
};

describe.each(Object.entries(OF_TWO))('two saved %s of one name', (_, strengthOf) => {
  it.each(allLanguages)('differ in what is in them, and in when they were saved (%s)', (language) => {
    const translate = (key: string, facts: Readonly<Record<string, unknown>> = {}) => {
      const texts: Readonly<Record<string, string>> = documentMessages[key as Strength['key']];
      return (texts[language] ?? texts['en'] ?? '').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
        String(facts[name]),
      );
    };
    const lineOf = (seed: number, touched: number) =>
      savedLine({ name: 'Rangers', strength: strengthOf(seed), touched }, { translate, language });
    expect(lineOf(1, 0)).toMatch(/^Rangers · \D+ \d+, \D+ \d+ · .*1970/);
    const lines = [lineOf(1, 0), lineOf(3, 0), lineOf(1, 86_400_000)];
    expect(new Set(lines).size).toBe(lines.length);
  });
});
