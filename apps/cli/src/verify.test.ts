import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  begin,
  decide,
  DICE,
  playOut,
  recordWriter,
  RESIGN,
  seededRandomInt,
  stepsOf,
  writeHeader,
  writeRecord,
} from '@drumhead/engine';
import { commitmentOf, facesOf, keyOf, rollNames, sealOf } from '@drumhead/protocol/dice';
import { rulesetById } from '@drumhead/rulesets';
import { expect, it } from 'vitest';
import { run, runProcess, testFolder } from '../test/commandLine.ts';

const file = join(testFolder(), 'record.battle.jsonl');

async function verify(text: string, ...more: readonly string[]) {
  writeFileSync(file, text);
  const { status, out, err } = await run(['verify', file, ...more]);
  return { status, said: out + err };
}

/** Rolls before one side resigns. */
const ROLLS = 6;
const SECRET = '5'.repeat(64);
const SALTS = { austria: 'a'.repeat(32), france: 'f'.repeat(32) };

/** A finished battle with bound dice, one of whose faces may be another. */
function record(changed = 0, salts: Readonly<Record<string, string>> = SALTS): string {
  const ruleset = rulesetById('simplicity');
  const begun = ruleset && begin(ruleset, ruleset.scenario('windmill-ridge'));
  if (!begun?.ok) throw new Error('no battle');
  const key = keyOf('hill', SECRET, salts);
  const names = rollNames();
  const choose = seededRandomInt('verify');
  const player = {
    name: 'any',
    choose: <C>(_view: unknown, _seat: string, offers: readonly C[]) => offers[choose(offers.length)] as C,
  };
  let rolls = 0;
  const far = playOut(
    begun.value,
    {
      players: { austria: player, france: player },
      dice: {
        roll({ dice = [] }) {
          const [first = [], ...rest] = facesOf(key, names.next(), dice);
          const [face = 0] = first;
          const spoilt = ++rolls === changed ? [(face % 6) + 1, ...first.slice(1)] : first;
          return { type: 'roll', faces: [spoilt, ...rest] };
        },
      },
    },
    {
      until: ({ rolls: fallen }) => fallen >= ROLLS,
      onStep: ({ last }) => last && names.order(last, last.seat === DICE),
    },
  );
  const over = decide(far, 'france', RESIGN);
  if (!over.ok) throw new Error('no end');
  const end = over.battle;
  const writer = recordWriter(
    writeHeader(begun.value, {
      scenario: 'windmill-ridge',
      seats: { austria: 'person', france: 'person' },
    }),
  );
  const seals = Object.fromEntries(Object.entries(salts).map(([seat, salt]) => [seat, sealOf('hill', seat, salt)]));
  writer.add({ dice: { battle: 'hill', commit: commitmentOf('hill', SECRET), seals, salts } }, begun.value);
  for (const step of stepsOf(end)) writer.add(step, { state: step.state, count: step.number });
  writer.add({ end: { secret: SECRET } }, end);
  return writer.close(end).text;
}

it('verify proves the dice of a finished record, in both languages, and finds one face that was changed', async () => {
  const sound = record();
  const proven = expect.stringMatching(/proven\. .*Austria, France/);
  expect(runProcess(['verify', '-'], sound)).toMatchObject({ status: 0, out: proven });
  expect(await verify(sound)).toMatchObject({ status: 0, said: proven });
  expect((await verify(sound, '--lang', 'it')).said).toMatch(/provata\. .*: \d+\. Sali/);
  expect(JSON.parse((await verify(sound, '--json')).said)).toMatchObject({
    is: 'proven',
    seats: ['austria', 'france'],
  });
  expect(await verify(record(3))).toMatchObject({ status: 1, said: expect.stringMatching(/roll 0\.3 .*other faces/) });
  const alone = record(0, { france: SALTS.france });
  expect(await verify(alone)).toMatchObject({
    status: 1,
    said: expect.stringMatching(/not proven: .*no salt.* Austria/),
  });
  expect((await verify(alone, '--lang', 'it')).said).toMatch(/non provata: .*il suo sale: Austria/);
}, 120_000);

it('verify says what a record without bound dice proves', async () => {
  const ruleset = rulesetById('skirmish');
  const begun = ruleset && begin(ruleset, ruleset.scenario(ruleset.scenarios[0] ?? ''));
  if (!begun?.ok) throw new Error('no battle');
  const unbound = writeRecord(begun.value, { scenario: null, seats: {} });
  expect(await verify(unbound)).toMatchObject({ status: 1, said: expect.stringContaining('nothing to prove') });
}, 120_000);
