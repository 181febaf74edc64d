// One word for one thing in both languages: a model is down (fallen) or prone, and never one for the other; whoever leads a squad
// may be a Leader or an NCO, so that a squad without either has no commander.
import { expect, it } from 'vitest';
import { skirmishMessages } from './messages/index.ts';

const PRONE = { en: /\bprone\b/i, it: /\bpron[oaie]\b/i };
const DOWN = { en: /\b(?:is|are|be) (?:knocked )?down\b|\bknock(?:ed|s)?\b.* down\b/i, it: /\ba terra\b/i };

function isConfused(key: string, en: string, italian: string): boolean {
  const [, posture] = /\.(fallen|prone)$/.exec(key) ?? [];
  const isProne = PRONE.en.test(en);
  if (isProne !== PRONE.it.test(italian)) return true;
  if (DOWN.en.test(en) && !DOWN.it.test(italian)) return true;
  if (posture === 'fallen') return isProne || !/\bdown\b/.test(en) || !DOWN.it.test(italian);
  return posture === 'prone' && (!isProne || DOWN.en.test(en) || DOWN.it.test(italian));
}

it('SK-HTH-4 SK-MOV-17 both languages name the same postures, and each by its own word', () => {
  const texts = Object.entries(skirmishMessages);
  expect(texts.filter(([key]) => /\.(?:fallen|prone)$/.test(key)).length).toBeGreaterThan(5);
  expect(texts.flatMap(([key, text]) => (isConfused(key, text.en, text.it) ? [key] : []))).toEqual([]);
});

it('SK-SQD-5 a squad that breaks or falls has lost its commander, who need not be a Leader', () => {
  const texts = Object.entries(skirmishMessages).filter(([key]) =>
    /^sk\.(?:event|outcome)\..*(?:broken|leaderless)/.test(key),
  );
  expect(texts.length).toBeGreaterThan(1);
  for (const [key, text] of texts)
    expect([key, `${text.en} ${text.it}`]).toEqual([key, expect.not.stringMatching(/\bLeader\b/)]);
  expect(skirmishMessages['sk.event.broken.leaderless']).toMatchObject({
    en: expect.stringContaining('commander') as unknown,
    it: expect.stringContaining('comandante') as unknown,
  });
});
