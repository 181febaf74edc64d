import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { outputOf, type Ran, run, runProcess, testFolder } from '../test/commandLine.ts';
import { cliMessages } from './messages.ts';
import { interval } from '@drumhead/bots';
import { median, table } from './statistics.ts';

const folder = testFolder();

/** A command about a situation, which stands in a file. */
const judge = (args: readonly string[], situation: string): Promise<Ran> => {
  const file = join(folder, 'situation.json');
  writeFileSync(file, situation);
  return run([...args, file]);
};

/** Position files that the README names. */
const example = (name: string) => fileURLToPath(new URL(`../../../examples/positions/${name}.json`, import.meta.url));

describe('position files', () => {
  it.each(['large-battles', 'skirmish', 'simplicity'])('of %s are checked, judged, and begin battles', async (game) => {
    const file = example(game);
    expect(await outputOf(['check', file, '--json'])).toContain(`"kind":"${game}-position"`);
    const told = JSON.parse(await outputOf(['adjudicate', game, 'play', file]));
    expect(told).toMatchObject({ kind: 'play', refused: null });
    expect(told.waits).toHaveLength(1);
    expect(JSON.parse(await outputOf(['check', '--schema', `${game}-position`]))).toHaveProperty('properties.position');
    const spoilt = JSON.parse(readFileSync(file, 'utf8'));
    spoilt.moment = { at: 'noon' };
    const bad = join(folder, `${game}.position.json`);
    writeFileSync(bad, JSON.stringify(spoilt));
    expect(await run(['check', bad])).toMatchObject({ status: 1, err: expect.stringMatching(/^moment\.at: /) });
  });

  it('have odds where dice are rolled, to the next decision', async () => {
    const order = '{"type":"fire","unit":"line-1","target":"foot-1"}';
    const { out } = await run(['odds', 'position', example('simplicity'), '--order', order, '--json']);
    const { outcomes } = JSON.parse(out) as { outcomes: { chance: number; lines: string[] }[] };
    // SIP-FIR-3, SIP-CNV-1: four dice on 4+, then a conversion by the hits.
    expect(outcomes.map(({ chance }) => chance)).toEqual([expect.closeTo(0.5104, 4), expect.closeTo(0.4896, 4)]);
    expect(outcomes[1]?.lines.join()).toContain('DP 1');
    expect(await run(['odds', 'position', example('simplicity')])).toMatchObject({
      status: 1,
      err: expect.stringContaining('a player decides'),
    });
  });

  it.each([
    ['null', 1, 'This is plain text.'],
    ['{"sides":[]}', 2, 'no position file'],
    ['{"format":"drumhead-simplicity-position","orders":5}', 1, 'orders: Write a list here, not 5.'],
    ['{"format":"drumhead-simplicity-position","orders":{"a":1}}', 1, 'orders: Write a list here'],
  ])('that are damaged are refused, also with one more order: %s', async (text, status, why) => {
    const given = await judge(['odds', 'position', '--order', '{"type":"endTurn"}'], text);
    expect(given).toMatchObject({ status, err: expect.stringContaining(why) });
    expect(given.err).not.toContain('Error:');
  });
});

describe('drumhead odds', () => {
  it('gives the 27 joint results of a contest', async () => {
    const { status, out } = await run(['odds', 'contest', '4', '3', '--kind', 'approach', '--json']);
    expect(status).toBe(0);
    const odds = JSON.parse(out);
    expect(odds).toMatchObject({ kind: 'approach', a: 4, b: 3 });
    expect(Object.keys(odds.joint)).toHaveLength(27);
    const sum = Object.values<number>(odds.joint).reduce((a, b) => a + b, 0);
    expect(Math.abs(sum - 1)).toBeLessThan(1e-12);
  });

  it('one die against one die is the plain contest', async () => {
    const { joint } = JSON.parse(await outputOf(['odds', 'contest', '1', '1', '--kind', 'bare', '--json']));
    expect(joint.WDD).toBeCloseTo(15 / 36, 12);
    expect(joint.DDD).toBeCloseTo(6 / 36, 12);
    expect(joint.LDD).toBeCloseTo(15 / 36, 12);
  });

  it('gives every outcome of an activation roll, with turnovers', async () => {
    const { out } = await run(['odds', 'activation', '--quality', '4', '--dice', '2', '--modifier', '1', '--json']);
    const { outcomes } = JSON.parse(out);
    // each die succeeds on 3 to 6: 2/3
    expect(outcomes).toContainEqual({
      successes: 2,
      failures: 0,
      probability: expect.closeTo(4 / 9, 12),
      turnover: false,
    });
    expect(outcomes).toContainEqual({
      successes: 0,
      failures: 2,
      probability: expect.closeTo(1 / 9, 12),
      turnover: true,
    });
  });
});

describe('wrong usage and bad input', () => {
  const cases: readonly (readonly [string, readonly string[], number])[] = [
    ['no command', [], 2],
    ['an unknown command', ['march'], 2],
    ['an unknown option', ['odds', 'contest', '4', '3', '--colour', 'red'], 2],
    ['too many dice', ['odds', 'contest', '99', '3'], 2],
    ['a number that is none', ['odds', 'contest', 'four', '3'], 2],
    ['an unknown kind of contest', ['odds', 'contest', '4', '3', '--kind', 'wild'], 2],
    ['an unknown scenario', ['simulate', '--scenario', 'waterloo'], 2],
    ['an unknown player', ['simulate', '--scenario', 'peninsular-clash', '--players', 'steady,genius'], 2],
    ['too few players', ['simulate', '--scenario', 'peninsular-clash', '--players', 'steady'], 2],
    ['a file that is not there', ['replay', join(folder, 'nothing.battle.jsonl')], 1],
    ['an unknown rule set', ['adjudicate', 'chess', 'approach'], 2],
    ['an unknown situation', ['adjudicate', 'large-battles', 'checkmate'], 2],
    ['a situation of the other rule set', ['adjudicate', 'skirmish', 'approach'], 2],
    ['odds of what hangs on no dice', ['odds', 'situation', 'skirmish', 'break'], 2],
  ];
  it.each(cases)('%s', async (_name, args, status) => {
    const ran = await run(args);
    expect(ran.status).toBe(status);
    expect(ran.out).toBe('');
    expect(ran.err.trim()).not.toBe('');
    expect(ran.err).not.toMatch(/\n\s+at /); // never a stack trace
  });

  it.each([
    ['no command', [], 2, 'simulate'],
    ['an unknown command', ['march'], 2, 'march'],
    ['a file that is not there', ['replay', join(folder, 'nothing.battle.jsonl')], 1, 'nothing.battle.jsonl'],
  ])('%s ends the process with its status and a reason', (_name, args, status, why) => {
    const ran = runProcess(args);
    expect(ran).toMatchObject({ status, out: '', err: expect.stringContaining(why) });
    expect(ran.err).not.toMatch(/\n\s+at /);
  });

  it('help is no error', () => {
    const { status, out } = runProcess(['--help']);
    expect(status).toBe(0);
    for (const name of ['simulate', 'tournament', 'replay', 'check', 'adjudicate', 'odds', 'scenarios'])
      expect(out).toContain(name);
  });

  it('speaks Italian', async () => {
    expect(await outputOf(['--lang', 'it', '--help'])).toContain(cliMessages['cli.scenarios'].it);
    expect(await outputOf(['scenarios', '--lang', 'it'])).toContain('Scontro nella Penisola');
    const unknown = await run(['scenarios', '--lang', 'de']);
    expect(unknown).toMatchObject({ status: 2, out: '' });
    expect(unknown.err).toContain('en, it');
  });

  it('a file that is not JSON, or not a situation, is refused with its place', async () => {
    expect(runProcess(['adjudicate', 'large-battles', 'activation'], '{"quality":').status).toBe(1);
    const wrong = await judge(['adjudicate', 'large-battles', 'activation'], '{"quality":"good"}');
    expect(wrong.status).toBe(1);
    expect(wrong.err).toContain('quality');
  });

  it('every situation has a JSON schema', async () => {
    for (const kind of ['activation', 'bombardment', 'approach', 'contact', 'breakpoint', 'play']) {
      const { status, out } = await run(['adjudicate', '--schema', 'large-battles', kind]);
      expect(status).toBe(0);
      expect(JSON.parse(out)).toHaveProperty('type');
    }
  }, 60_000);

  it('prints the schemas of all kinds of a rule set, or of all rule sets', async () => {
    const ours = JSON.parse(await outputOf(['adjudicate', '--schema', 'skirmish']));
    expect(Object.keys(ours)).toEqual(expect.arrayContaining(['melee', 'shot']));
    const all = JSON.parse(await outputOf(['adjudicate', '--schema']));
    expect(Object.keys(all)).toEqual(['large-battles', 'skirmish', 'simplicity']);
  }, 60_000);

  it('answers programs with data and people in sentences, in their language', async () => {
    const roll = JSON.stringify({ q: 4, leader: true, dice: [3, 5, 1] });
    const asked = ['adjudicate', 'skirmish', 'activation'];
    const ask = async (...more: string[]) => (await judge([...asked, ...more], roll)).out;
    expect(JSON.parse(runProcess(asked, roll).out)).toEqual(JSON.parse(await ask('--json')));
    expect(await ask('--words')).toContain('Actions 2, failures 1 (SK-ACT-2)');
    expect(await ask('--words', '--lang', 'it')).toContain('Azioni 2, fallimenti 1 (SK-ACT-2)');
  }, 60_000);

  it('names what a field may hold', async () => {
    const wrong = await judge(
      ['adjudicate', 'large-battles', 'approach'],
      '{"attacker":{"arm":"infantri"},"defender":{"arm":"cavalry"}}',
    );
    expect(wrong).toMatchObject({
      status: 1,
      err: expect.stringContaining('attacker.arm: “infantri” is not one of these: infantry, cavalry, artillery.'),
    });
  });

  it('judges skirmishes, with outcomes in words or as data', async () => {
    const melee = { attacker: { profile: 'fr-officer' }, defender: { profile: 'gb-line' } };
    const dice = { attacker: 5, defender: 2 };
    const judged = await judge(['adjudicate', 'skirmish', 'melee'], JSON.stringify({ ...melee, dice }));
    expect(JSON.parse(judged.out)).toMatchObject({ result: { loser: 'defender', what: 'wounded', rule: 'SK-HTH-4' } });
    const wrong = await judge(
      ['adjudicate', 'skirmish', 'melee', '--lang', 'it'],
      JSON.stringify({ ...melee, charge: true }),
    );
    expect(wrong).toMatchObject({ status: 1, err: expect.stringContaining('charge: ') });
    expect(JSON.parse(await outputOf(['adjudicate', '--schema', 'skirmish', 'shot']))).toHaveProperty(
      'properties.shooters',
    );
    const odds = await judge(['odds', 'situation', 'skirmish', 'melee', '--lang', 'it'], JSON.stringify(melee));
    expect(odds.out).toMatch(/%.*difensore ferito/);
    const told = JSON.parse((await judge(['odds', 'situation', 'skirmish', 'activation', '--json'], '{"q":4}')).out);
    const three = told.outcomes.filter((row: { dice: number }) => row.dice === 3);
    expect(three.map((row: { chance: number }) => row.chance)).toEqual([1 / 8, 3 / 8, 3 / 8, 1 / 8]);
  }, 60_000);

  it('EX-3, EX-4 judges a shot of Simplicity in Practice: odds, schema, refusals', async () => {
    const shot = { firer: { kind: 'line' }, target: { kind: 'heavyCavalry' }, range: 8, dice: [3, 6, 1, 5, 5] };
    const told = JSON.parse((await judge(['adjudicate', 'simplicity', 'fire'], JSON.stringify(shot))).out);
    expect(told).toMatchObject({ score: { total: 4 }, target: { dp: 1 }, wants: null });
    expect(told.steps[0]).toMatchObject({ rule: 'SIP-FIR-4', hits: 2, target: 'target' });
    const odds = await judge(['odds', 'situation', 'simplicity', 'fire', '--lang', 'it'], JSON.stringify(shot));
    expect(odds.out).toMatch(/48.96%.*bersaglio subisce un punto di disordine/);
    const far = await judge(
      ['adjudicate', 'simplicity', 'fire', '--lang', 'it'],
      JSON.stringify({ ...shot, range: 12 }),
    );
    expect(far).toMatchObject({
      status: 1,
      err: expect.stringMatching(/^range: Fuori gittata .*cavalleria pesante, a 12 cm.*\[SIP-FIR-1\]/),
    });
    expect(JSON.parse(await outputOf(['adjudicate', '--schema', 'simplicity', 'melee']))).toHaveProperty(
      'properties.ground',
    );
    expect((await judge(['odds', 'situation', 'simplicity', 'victory'], '{}')).status).toBe(2);
  }, 60_000);

  it('judges a table in JSON; an order for no piece is refused with its place', async () => {
    const unit = (id: string, y: number) => ({ id, kind: 'infantry', x: 900, y });
    const side = (id: string, baseline: string, y: number) => ({
      id,
      baseline,
      brigades: [{ id: `${id}-1`, units: [unit(`${id}-line`, y)] }],
    });
    const position = { sides: [side('red', 'bottom', 700), side('blue', 'top', 500)] };
    const move = (name: string) =>
      judge(
        ['adjudicate', 'large-battles', 'move', '--lang', 'it'],
        JSON.stringify({ position, unit: name, order: { type: 'move', move: { kind: 'straight', distance: 500 } } }),
      );
    const judged = JSON.parse((await move('red-line')).out);
    expect(judged).toMatchObject({ legal: false, refused: { rule: 'LB-MOVE-02', line: expect.stringMatching(/mm/) } });
    expect(await move('ghosts')).toMatchObject({ status: 1, err: expect.stringContaining('unit: ') });
  }, 60_000);
});

describe('scenario files', async () => {
  const printed = await outputOf(['scenarios', 'peninsular-clash']);
  const file = join(folder, 'own.json');

  it('a scenario printed as a file is sound, playable and valid under its schema', async () => {
    writeFileSync(file, printed);
    expect((await run(['check', file])).status).toBe(0);
    const played = await run(['simulate', '--scenario', file, '--players', 'steady,random', '--games', '1', '--json']);
    expect(played.err).toBe('');
    expect(JSON.parse(played.out)).toMatchObject({ games: 1, errors: 0 });
    expect(JSON.parse(await outputOf(['scenarios', '--schema']))).toHaveProperty('properties');
  }, 60_000);

  const spoilt: readonly (readonly [string, (file: string) => string, RegExp])[] = [
    ['an unknown special rule', (f) => f.replace('"active"', '"heroic"'), /sides\[0\].*heroic|heroic/],
    ['terrain off the table', (f) => f.replace('"y": 900', '"y": 9000'), /terrain\[0\]/],
    ['a quality that is none', (f) => f.replace('"q": 3', '"q": "good"'), /\.q/],
    ['a file that is cut off', (f) => f.slice(0, 500), /a scenario, which breaks off in line/],
    ['a foreign file', () => '{"hello": "world"}', /not from Drumhead/],
  ];
  it.each(spoilt)('%s is refused with the place, and nothing is played', async (_name, spoil, said) => {
    const bad = join(folder, 'bad.json');
    writeFileSync(bad, spoil(printed));
    for (const args of [
      ['check', bad],
      ['simulate', '--scenario', bad],
    ]) {
      const ran = await run(args);
      expect(ran.status).toBe(1);
      expect(ran.out).toBe('');
      expect(ran.err).toMatch(said);
    }
  });
});

describe('check', () => {
  const division = {
    format: 'drumhead-large-battles-division',
    version: 1,
    nation: 'russia',
    period: null,
    brigades: ['ru-line', 'ru-line', 'ru-line'].map((list) => ({ list, options: {} })),
    reserve: { options: {} },
  };
  const checked = (name: string, content: string | Uint8Array): Promise<Ran> => {
    const file = join(folder, name);
    writeFileSync(file, content);
    return run(['check', file, '--json']);
  };

  it('a division is known by its format; violations of the lists are reported with their places', async () => {
    const ran = await checked('division.json', JSON.stringify(division));
    expect(ran.status).toBe(1);
    expect(JSON.parse(ran.out)).toMatchObject({ sound: false, kind: 'division' });
    expect(ran.err).toMatch(/^brigades/m);
    expect(ran.err).toMatch(/LB-LIST-02/);
    expect(ran.err).toMatch(/Line Brigade: at most 2 per division/);
  }, 60_000);

  it('the same for a historical order of battle, with troops and fields in words', async () => {
    const side = (units: readonly unknown[]) => ({
      name: 'Army',
      cinc: { q: 3 },
      brigades: [{ leader: { q: 3 }, units }],
      reserve: [],
    });
    const line = { troops: 'lineInfantry', count: 3, men: 700 };
    const order = (first: unknown) => ({
      format: 'drumhead-large-battles-historical',
      version: 1,
      name: 'Raab',
      level: 'division',
      ground: 'open',
      sides: [side([first]), side([line])],
    });
    expect((await checked('order.json', JSON.stringify(order(line)))).out).toContain('"historical"');
    const ran = await checked('order.json', JSON.stringify(order({ ...line, rules: ['strong', 'weak'] })));
    expect(ran.status).toBe(1);
    expect(ran.err).toMatch(/^sides\[0\]\.brigades\[0\]\.units\[0\]\.rules\[1\]: “Strong” and “Weak” .*LB-QC-05/m);
    expect(JSON.parse(await outputOf(['check', '--schema', 'historical']))).toHaveProperty('properties');
  }, 60_000);

  it('LB-SEQ-10 a pick-up game is known by its format; it begins with the Generals of two legal Divisions', async () => {
    const legal = {
      ...division,
      brigades: ['ru-line', 'ru-line', 'ru-grenadiers'].map((list) => ({ list, options: {} })),
    };
    const sides = ['north', 'south'].map((id) => ({ id, division: legal }));
    const pickUp = { format: 'drumhead-large-battles-pickup', version: 1, scale: '15mm', deployment: 'hidden', sides };
    const sound = await checked('pickup.json', JSON.stringify(pickUp));
    expect(sound.err).toBe('');
    expect(JSON.parse(sound.out)).toMatchObject({ sound: true, kind: 'pickup' });
    const ran = await checked(
      'pickup.json',
      JSON.stringify({ ...pickUp, sides: [sides[0], { id: 'south', division }] }),
    );
    expect(ran.status).toBe(1);
    expect(ran.err).toMatch(/^sides\[1\]\.division\.brigades.*LB-LIST-02/m);
    expect(JSON.parse(await outputOf(['check', '--schema', 'pickup']))).toHaveProperty('properties');
  }, 60_000);

  it('the same for a squad, with faults in words', async () => {
    const squad = {
      format: 'drumhead-skirmish-squad',
      version: 1,
      variant: 'SDS',
      roster: 'fr',
      limit: 400,
      models: ['fr-officer', 'fr-line', 'fr-line', 'gb-line'].map((profile) => ({ profile })),
    };
    const ran = await checked('squad.json', JSON.stringify(squad));
    expect(ran.status).toBe(1);
    expect(JSON.parse(ran.out)).toMatchObject({ sound: false, kind: 'squad' });
    expect(ran.err).toMatch(/^models\[3\]\.profile: Line Infantryman belongs to Britain.*SK-SQD-3/m);
    expect((await checked('sound.json', JSON.stringify({ ...squad, roster: 'gb' }))).status).toBe(1);
    const models = squad.models.slice(0, 3).concat({ profile: 'fr-line' });
    expect(JSON.parse((await checked('sound.json', JSON.stringify({ ...squad, models }))).out).sound).toBe(true);
  }, 60_000);

  it('SIP-FRC-6 the same for an army, and a battle between two of them', async () => {
    const army = { format: 'drumhead-simplicity-army', version: 1, nation: 'france', limit: 40 };
    const large = { ...army, brigades: [{ list: 'france-line' }, { list: 'austria-line' }] };
    const ran = await checked('army.json', JSON.stringify(large));
    expect(ran.status).toBe(1);
    expect(JSON.parse(ran.out)).toMatchObject({ sound: false, kind: 'army' });
    expect(ran.err).toMatch(/^brigades\[1\]\.list: “Line brigade” belongs to another nation.*SIP-LST-2/m);
    expect(ran.err).toMatch(/^limit: The army costs 66 points: 26 over the limit of 40\. \[SIP-LST-1\]/m);
    const file = join(folder, 'sound.json');
    expect((await checked('sound.json', JSON.stringify({ ...army, brigades: [{ list: 'france-line' }] }))).status).toBe(
      0,
    );
    const played = ['simulate', '--players', 'random,random', '--games', '1', '--json', '--army'];
    const battle = await run([...played, `${file},austria`, '--uneven', '--classic']);
    expect(JSON.parse(battle.out)).toMatchObject({ ruleset: 'simplicity', scenario: 'france-austria', errors: 0 });
    expect((await run([...played, 'france,spain'])).err).toMatch(/--army must be one of france, austria/);
    expect((await run([...played, 'france'])).status).toBe(2);
    expect((await run([...played, 'france,plain', '--brigades', '4'])).status).toBe(2);
  }, 120_000);

  it('SK-SCN-7 a campaign is started, played out and read again; impossible results are reported', async () => {
    const begun = await run(['campaign', '--new', 'fr,gb', '--json']);
    expect(begun.err).toBe('');
    const sound = await checked('campaign.json', begun.out);
    expect(JSON.parse(sound.out)).toEqual({ sound: true, kind: 'campaign' });
    // Five men a side: the games are short.
    const few = JSON.parse(begun.out);
    const men = (id: string, officer: string, soldier: string) => ({
      id,
      company: { roster: id, models: [officer, ...Array(4).fill(soldier)].map((profile) => ({ profile })) },
    });
    const players = [men('fr', 'fr-officer', 'fr-conscript'), men('gb', 'gb-officer', 'gb-line')];
    writeFileSync(join(folder, 'few.json'), JSON.stringify({ ...few, players }));
    const played = await run(['campaign', join(folder, 'few.json'), '--play', 'steady,steady', '--json']);
    const file = JSON.parse(played.out);
    expect(file.played).toHaveLength(3);
    expect(JSON.parse((await checked('campaign.json', played.out)).out).sound).toBe(true);
    const again = { ...file, played: [file.played[0], file.played[0]] };
    const ran = await checked('campaign.json', JSON.stringify(again));
    expect(ran.status).toBe(1);
    expect(ran.err).toMatch(/^played\[1\]\.scenario: .*SK-SCN-7/m);
    expect((await run(['campaign', '--new', 'fr,gb', 'x.json'])).status).toBe(2);
    expect((await run(['campaign', '--new', 'fr,spain'])).err).toMatch(/--new must be one of fr, gb/);
  }, 300_000);

  it('skirmishes: squads of rosters in a scenario on generated tables, and a tournament of rosters', async () => {
    const simulated = ['simulate', '--squads', 'fr,gb', '--players', 'random,random', '--games', '1', '--json'];
    const hope = await run([...simulated, '--skirmish', 'forlorn-hope', '--terrain', 'each', '--limit', '200']);
    expect(JSON.parse(hope.out)).toMatchObject({ ruleset: 'skirmish', scenario: 'fr-gb', games: 1, errors: 0 });
    expect((await run([...simulated, '--skirmish', 'hope'])).err).toMatch(
      /--skirmish must be one of pick-up, forlorn-hope/,
    );
    expect((await run([...simulated, '--limit', '7'])).err).toMatch(/--limit must be a whole number from 200/);
    const rounds = ['--ruleset', 'skirmish', '--nations', 'pr,at', '--rounds', '1', '--player', 'recruit', '--json'];
    const told = JSON.parse(await outputOf(['tournament', ...rounds, '--terrain', '4', '--limit', '200']));
    expect(told).toMatchObject({ ruleset: 'skirmish', games: 2, errors: 0 });
    expect(Object.keys(told.nations)).toEqual(['pr', 'at']);
    expect((await run(['tournament', '--ruleset', 'skirmish', '--variant', 'SDT', '--nations', 'fr,gb'])).err).toMatch(
      /fiw-fr/,
    );
  }, 300_000);

  const hostile: readonly (readonly [string, string | Uint8Array, RegExp])[] = [
    ['an empty file', '', /empty/],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]), /a picture/],
    ['a million brackets', '['.repeat(1_000_000), /breaks off in line 1/],
    ['a million entries where two are wanted', `{"sides":[${'0,'.repeat(1_000_000)}0]}`, /^sides: /m],
    ['keys that reach a prototype', '{"__proto__":{"x":1},"constructor":3,"sides":[]}', /^__proto__: /m],
    ['objects in objects', `${'{"terrain":'.repeat(100_000)}1${'}'.repeat(100_000)}`, /^terrain: /m],
  ];
  it.each(hostile)(
    '%s is refused at once, with a reason and no stack trace',
    async (_name, content, said) => {
      const ran = await checked('hostile.json', content);
      expect(ran.status).toBe(1);
      expect(ran.err).toMatch(said);
      expect(ran.err).not.toMatch(/\n\s+at /);
      expect(ran.err.length).toBeLessThan(20_000);
    },
    60_000,
  );

  it('a folder, an endless device and a missing file are refused', async () => {
    expect((await run(['check', folder])).err).toMatch(/it is a folder/);
    expect((await run(['check', folder])).err).not.toMatch(/EISDIR/);
    expect((await run(['check', folder, '--verbose'])).err).toMatch(/EISDIR/);
    const missing = await run(['check', join(folder, 'nowhere.json'), '--lang', 'it']);
    expect(missing.err).toMatch(/^Impossibile leggere .*: in quel posto non c’è nulla\.$/m);
    if (process.platform !== 'win32') expect((await run(['check', '/dev/zero'])).err).toMatch(/64 MB/);
    expect((await run(['check'])).status).toBe(2);
    expect((await run(['check', '--schema', 'poem'])).status).toBe(2);
    expect(JSON.parse(await outputOf(['check', '--schema', 'division']))).toHaveProperty('properties');
  }, 60_000);
});

describe('statistics', () => {
  it('the median is the middle one, or the mean of the two in the middle', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBe(0);
  });

  it('the 95 % interval holds the share and narrows with more tries', () => {
    const [low, high] = interval(90, 100);
    expect(low).toBeCloseTo(0.8256, 3);
    expect(high).toBeCloseTo(0.9448, 3);
    expect(interval(0, 0)).toEqual([0, 1]);
  });

  it('columns line up', () => {
    expect(
      table([
        ['a', 'bb'],
        ['ccc', 'd'],
      ]),
    ).toBe('a    bb\nccc  d');
  });
});

describe('a player who is not known', () => {
  it.each([
    ['large-battles', 'captain@7'],
    ['skirmish', 'captain@3'],
    ['simplicity', 'captain@2'],
  ])('is told all who play in the arena of %s, the frozen ones too', async (ruleset, frozen) => {
    for (const given of ['captain,captain@99', 'marshal,captain', 'captain']) {
      const told = await run(['arena', '--ruleset', ruleset, '--players', given]);
      expect(told).toMatchObject({ status: 2, out: '', err: expect.stringContaining('corporal') });
      expect(told.err).toMatch(new RegExp(`steady.*, ${frozen}\\b`));
    }
  });
});
