import { begin, readRecord } from '@drumhead/engine';
import { verifyDice } from '@drumhead/protocol/dice';
import { rulesetById } from '@drumhead/rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked, isOver, playAtRandom, playersOf, seated } from '../test/playing.ts';
import { type Serving, serving } from '../test/serving.ts';

let server: Serving;
beforeAll(async () => {
  server = await serving();
});
afterAll(() => server.close());

const SCENARIOS = [
  ['large-battles', 'peninsular-clash', 160],
  ['skirmish', 'shakos-pick-up', 250],
  ['simplicity', 'windmill-ridge', 400],
] as const;

describe.each(SCENARIOS)('%s, %s', (id, scenario, most) => {
  it('is played by two people through the server, and its dice are proven', async () => {
    const ruleset = rulesetById(id);
    const begun = ruleset && begin(ruleset, ruleset.scenario(scenario));
    if (!begun?.ok || !ruleset) throw new Error('no battle');
    const players = playersOf(ruleset.seats(begun.value.state));
    const { made, clients } = await seated(server.port, {
      ruleset: id,
      scenario,
      players,
      mine: Object.keys(players)[0],
    });
    await playAtRandom(clients, `through the server ${id}`, most);
    const [one] = clients;
    if (!one) throw new Error('nobody');
    if (!isOver(one)) await one.order({ type: 'resign' });
    for (const client of clients) {
      await client.until(isOver);
      expect(client.mismatch).toBeNull();
      expect(client.held?.held.view).toEqual(one.held?.held.known.state);
    }
    const { text } = JSON.parse((await one.browser.ask('GET', `/api/tables/${made.table}/record`)).text) as {
      text: string;
    };
    const read = readRecord(text, [ruleset]);
    if (!read.ok) throw new Error(JSON.stringify(read));
    expect(read.battle.state).toEqual(one.held?.held.known.state);
    expect(verifyDice(read.record)).toMatchObject({ is: 'proven', seats: Object.keys(players).sort() });
    expect(asked(one).isAsked).toBe(false);
  }, 60_000);
});
