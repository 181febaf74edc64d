import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { begin, gameSchema, readGame } from '../index.ts';
import { gameFile, plainSquad } from '../../test/gameFiles.ts';
import { BOXES } from '../scenarios/scenarioBoxes.ts';
import { breaksBy } from '../victory/breaking.ts';

const faults = (input: unknown) => {
  const read = readGame(input);
  return read.ok
    ? []
    : read.problems.map(({ path, rule, reason }) => `${path} ${rule} ${reason.replace('sk.problem.', '')}`);
};

/** The state from a valid file. */
function begun(input: unknown) {
  const state = begin(input);
  if (!state.ok) throw new Error(JSON.stringify(state.problems));
  return state.value;
}

describe('the game file', () => {
  it('SK-GEN-11 fixes variant, scale, points, game turns and gruesome morale, and nothing else', () => {
    const { field } = begun(gameFile({ scale: '28mm' }));
    expect(field).toMatchObject({ variant: 'SDS', scale: 28, maxGameTurns: 40, gruesomeMorale: false, casual: false });
    expect(field.players.map(({ points }) => points)).toEqual([400, 400]);
    expect(begun(gameFile({ maxGameTurns: 12, gruesomeMorale: true })).field).toMatchObject({
      maxGameTurns: 12,
      gruesomeMorale: true,
    });
    expect(faults({ ...gameFile(), houseRule: true })).toHaveLength(1);
    expect(
      faults(
        gameFile({
          players: [
            ['france', 'fr'],
            ['natives', 'fiw-nat'],
          ],
        }),
      ),
    ).toContain('players[1].squad.variant SK-GEN-11 variantOfGame');
  });

  it('SK-GEN-3 has a square table of 600, 900 or 1200 mm', () => {
    const sides = (['15mm', '28mm', '40mm'] as const).map((scale) => begun(gameFile({ scale })).field.side / 64);
    expect(sides).toEqual([600, 900, 1200]);
  });

  it('SK-SQD-4 reveals both squads together, and reports the problems of both', () => {
    const { field } = begun(gameFile());
    expect(field.models.map(({ id }) => id).slice(0, 3)).toEqual([
      'france-officer-1',
      'france-line-1',
      'france-line-2',
    ]);
    const short = { ...plainSquad('gb'), models: plainSquad('gb').models.slice(0, 3) };
    const file = gameFile();
    const [one, two] = file.players;
    expect(faults({ ...file, players: [one, { ...two, squad: short }] })).toEqual([
      'players[1].squad.models SK-SQD-7 tooFew',
    ]);
    expect(faults({ ...file, players: [one, { ...two, id: 'france' }] })).toEqual([
      'players[1].id KERNEL-FORMAT seatTwice',
    ]);
    expect(faults({ ...file, players: [one, { ...two, id: 'dice' }] })).toEqual([
      'players[1].id KERNEL-FORMAT seatOfDice',
    ]);
  });

  it('SK-SQD-10 lets any nation meet any in a casual game only', () => {
    const prussia = gameFile({
      players: [
        ['one', 'gb'],
        ['two', 'pr'],
      ],
    });
    expect(faults(prussia)).toEqual(['players[1].squad.roster SK-SQD-3 noOpponents.SDS']);
    expect(begun({ ...prussia, casual: true }).field.casual).toBe(true);
  });

  it('SK-DEP-4 begins with all firearms loaded', () => {
    const { models, field } = begun(gameFile());
    // An officer's sword and pistol, a soldier's musket.
    expect(field.models[0]?.weapons).toEqual(['sword', 'pistol']);
    expect(models[0]?.loaded).toEqual([false, true]);
    expect(models[1]?.loaded).toEqual([true]);
    expect(models.every(({ posture }) => posture === 'waiting')).toBe(true);
    expect(models[1]).toMatchObject({
      mounted: false,
      depleted: [false],
      fired: [false],
      reloaded: [false],
      activated: false,
      attacked: false,
      threw: false,
      bashed: false,
      moves: 0,
      sprinted: false,
      object: -1,
    });
  });

  it('SK-SET-3 requires the attacker if the scenario gives different points', () => {
    const file = gameFile({ scenario: 'forlornHope', limits: [450, 400] });
    expect(faults(file)).toEqual(['attacker SK-SET-3 noAttacker']);
    const state = begun({ ...file, attacker: 'france' });
    expect(state.attacker).toBe(0);
    expect(state.frames.at(-1)?.at).toBe('placeWhen');
    expect(faults({ ...file, attacker: 'britain' })).toEqual(['players[0].squad.limit SK-SCN-2 limitOfScenario']);
    expect(faults({ ...file, attacker: 'spain' })).toEqual(['attacker KERNEL-FORMAT attackerUnknown']);
    expect(faults({ ...gameFile(), attacker: 'france' })).toEqual(['attacker SK-SET-1 rolesRolled']);
    expect(begun({ ...gameFile(), attacker: 'france', campaign: true }).attacker).toBe(0);
  });

  it('SK-SCN-2, SK-SCN-3, SK-SCN-4, SK-SQD-10: the limits of every scenario are upper limits', () => {
    // The attacker and the defender with the points of their roles, with less, and with one more.
    const points = {
      forlornHope: [450, 400],
      foragingMission: [400, 400],
      assaultAtTheFarm: [520, 400],
    } as const;
    for (const scenario of ['forlornHope', 'foragingMission', 'assaultAtTheFarm'] as const) {
      const of = (own: number, others: number) => {
        const roles = scenario === 'foragingMission' ? {} : { attacker: 'france' };
        const file = gameFile({ scenario, limits: [own, others], ...roles });
        // Limits that no scenario has are those of casual squads.
        const players = file.players.map((one) => ({ ...one, squad: { ...one.squad, casual: true } }));
        return faults({ ...file, players });
      };
      const [most, least] = points[scenario];
      expect(of(most, least), scenario).toEqual([]);
      expect(of(most - 1, least), scenario).toEqual([]);
      expect(of(300, 250), scenario).toEqual([]);
      const { rule } = BOXES[scenario];
      expect(of(most + 1, least), scenario).toEqual([`players[0].squad.limit ${rule} limitOfScenario`]);
      expect(of(300, least + 1), scenario).toEqual([`players[1].squad.limit ${rule} limitOfScenario`]);
    }
    // The standard squad of every pick-up game attacks the breach as it is.
    expect(faults(gameFile({ scenario: 'forlornHope', attacker: 'france' }))).toEqual([]);
  });

  it('SK-SQD-1, SK-SQD-2: in a pick-up game one may be built for less; more than the standard is agreed by both', () => {
    const limits = (one: number, two: number) => {
      const file = gameFile({ limits: [one, two] });
      return faults({ ...file, players: file.players.map((p) => ({ ...p, squad: { ...p.squad, casual: true } })) });
    };
    expect(limits(400, 300)).toEqual([]);
    expect(limits(250, 300)).toEqual([]);
    expect(limits(520, 520)).toEqual([]);
    expect(limits(400, 401)).toEqual(['players[1].squad.limit SK-SQD-1 limitsDiffer']);
    expect(limits(450, 300)).toEqual(['players[1].squad.limit SK-SQD-1 limitsDiffer']);
  });

  it('SK-SQD-5, SK-SQD-10, SK-END-3: in a casual game a squad may have no commander, and breaks like one that lost him', () => {
    const file = gameFile();
    const [one, two] = file.players;
    const soldiers = plainSquad('fr').models.filter(({ profile }) => profile !== 'fr-officer');
    const headless = { ...one, squad: { ...plainSquad('fr'), models: soldiers } };
    expect(faults({ ...file, players: [headless, two] })).toEqual(['players[0].squad.models SK-SQD-5 noCommander']);
    const marked = { ...headless, squad: { ...headless.squad, casual: true } };
    for (const casual of [
      { ...file, casual: true, players: [headless, two] },
      { ...file, players: [marked, { ...two, squad: { ...plainSquad('gb'), casual: true } }] },
    ]) {
      const state = begun(casual);
      expect([state.field.casual, state.squads[0]?.commander]).toEqual([true, -1]);
      const left = state.models.map((model, i) =>
        i < 2
          ? { ...model, posture: 'standing' as const }
          : { ...model, posture: 'out' as const, out: 'killed' as const },
      );
      expect(breaksBy({ ...state, models: left }, 0)).toBe('SK-END-3');
    }
  });

  it('SK-SQD-9 sells fences and hedges for a pick-up game only', () => {
    const file = gameFile();
    const [one, two] = file.players;
    const fenced = { ...one, squad: { ...plainSquad('fr'), obstacles: ['fence', 'hedge'] } };
    expect(begun({ ...file, players: [fenced, two] }).field.players[0]?.obstacles).toEqual(['fence', 'hedge']);
    expect(faults({ ...file, scenario: 'foragingMission', players: [fenced, two] })).toEqual([
      'players[0].squad.obstacles SK-SQD-9 obstaclesInScenario',
    ]);
  });

  it('SK-MPL-3 takes two teams, or three or four players on their own', () => {
    const players = (teams: readonly (string | undefined)[]) => {
      const file = gameFile({ casual: true });
      const [one] = file.players;
      return {
        ...file,
        players: teams.map((team, at) => ({ ...one, id: `p${at}`, ...(team === undefined ? {} : { team }) })),
      };
    };
    const three = begun(players(['a', 'b', 'a']));
    expect(three.field.players.map(({ team }) => team)).toEqual([0, 1, 0]);
    expect(begun(players([undefined, undefined, undefined, undefined])).frames).toEqual([{ at: 'roles' }]);
    expect(faults(players(['a', 'a']))).toEqual(['players SK-MPL-3 oneTeam']);
    expect(faults(players(['a', 'a', 'b', 'c']))).toEqual(['players SK-MPL-3 teams']);
    expect(faults({ ...players(['a', 'b', 'b']), scenario: 'assaultAtTheFarm', attacker: 'p0' })).toEqual([
      'players SK-SCN-4 scenarioForTwo',
    ]);
  });

  it('is published as JSON Schema', () => {
    const published = readFileSync(new URL('../../schemas/game.schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(published)).toEqual(gameSchema());
  });

  it('refuses other files with the place and the reason', () => {
    expect(faults(null)).toEqual([expect.stringContaining('KERNEL-FORMAT')]);
    expect(faults({ ...gameFile(), scale: '6mm' })).toEqual(['scale KERNEL-FORMAT engine.problem.notOneOf']);
    expect(faults({ ...gameFile(), version: 2 })).toEqual(['version KERNEL-FORMAT engine.problem.notConstant']);
    expect(faults({ ...gameFile(), players: [] })).toEqual(['players KERNEL-FORMAT engine.problem.listLength']);
  });
});
