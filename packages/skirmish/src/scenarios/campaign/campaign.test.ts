import { readFileSync } from 'node:fs';
import { onePlayer, playState, RESIGN, seededDice, seededRandomInt } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import {
  begin,
  type CampaignFile,
  type CampaignGame,
  campaignSchema,
  campaignWinner,
  canField,
  chooserOf,
  conditionsOf,
  conditionAfter,
  fitModels,
  forfeited,
  isOver,
  limitFor,
  type NextGame,
  nextGame,
  pickProblems,
  pointsLeft,
  pointsWon,
  readCampaign,
  rolesNext,
  scenariosLeft,
  settled,
  type Side,
  smallestSquad,
  woundedDice,
  casualtiesOf,
} from '../../index.ts';
import type { Command } from '../../state/commands.ts';
import { skirmish } from '../../ruleset.ts';
import type { State } from '../../state/state.ts';

const models = (list: string) => list.split(' ').map((profile) => ({ profile }));
const times = (profile: string, count: number) => Array(count).fill(profile).join(' ');

/** 60 + 56 + 16 + 17 × 26 = 574; 46 + 60 + 16 + 18 × 26 = 590. */
const campaign: CampaignFile = {
  format: 'drumhead-skirmish-campaign',
  version: 1,
  variant: 'SDS',
  scale: '15mm',
  games: 3,
  players: [
    { id: 'france', company: { roster: 'fr', models: models(`fr-officer fr-nco fr-drummer ${times('fr-line', 17)}`) } },
    {
      id: 'britain',
      company: { roster: 'gb', models: models(`gb-officer gb-sergeant gb-drummer ${times('gb-line', 18)}`) },
    },
  ],
  played: [],
};

const squads = [
  [0, 3, 4, 5, 6, 7],
  [0, 3, 4, 5, 6, 7],
] as const;

const game = (more: Partial<CampaignGame> = {}): CampaignGame => ({
  scenario: 'pickUp',
  attacker: 'france',
  winner: 'france',
  squads: [[...squads[0]], [...squads[1]]],
  out: [[], []],
  ...more,
});

const after = (...played: readonly Partial<CampaignGame>[]): CampaignFile => ({
  ...campaign,
  played: played.map((one) => game(one)),
});

const faults = (input: unknown) => {
  const read = readCampaign(input);
  return read.ok
    ? []
    : read.problems.map(({ path, rule, reason }) => `${path} ${rule} ${reason.replace('sk.problem.', '')}`);
};

describe('the company', () => {
  it('SK-SCN-6 costs up to one and a half times the standard limit', () => {
    expect(faults(campaign)).toEqual([]);
    const [one, two] = campaign.players;
    const over = { ...one, company: { ...one.company, models: [...one.company.models, ...models('fr-line fr-line')] } };
    expect(faults({ ...campaign, players: [over, two] })).toEqual(['players[0].company.models SK-SCN-6 pointsOver']);
    const mixed = { ...one, company: { ...one.company, models: [...one.company.models, ...models('gb-line')] } };
    expect(faults({ ...campaign, players: [mixed, two] })).toEqual([
      'players[0].company.models[20].profile SK-SQD-3 profileOfOther',
    ]);
  });

  it('SK-SCN-6 SK-SQD-8 an SDT company has 525 points, a third of them borrowed', () => {
    const sdt: CampaignFile = {
      ...campaign,
      variant: 'SDT',
      players: [
        { id: 'rangers', company: { roster: 'fiw-rng', models: models(`rg-captain ${times('rg-ranger', 8)}`) } },
        { id: 'french', company: { roster: 'fiw-fr', models: models(`nf-officer ${times('nf-soldier', 10)}`) } },
      ],
    };
    expect(faults(sdt)).toEqual([]);
    const [one, two] = sdt.players;
    const borrowed = (count: number) => ({
      ...one,
      company: { ...one.company, models: models(`rg-captain ${times('na-elite', count)}`) },
    });
    expect(faults({ ...sdt, players: [borrowed(3), two] })).toEqual([]);
    expect(faults({ ...sdt, players: [borrowed(4), two] })).toEqual(['players[0].company.models SK-SQD-8 alliesOver']);
  });

  it('SK-SCN-6 killed models are struck off, Wounded ones roll a die, those that fled or left are fit', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => conditionAfter({ out: 'wounded', die }))).toEqual([
      'struckOff',
      'struckOff',
      'resting',
      'resting',
      'fit',
      'fit',
    ]);
    expect((['killed', 'fled', 'left', 'safe'] as const).map((out) => conditionAfter({ out }))).toEqual([
      'struckOff',
      'fit',
      'fit',
      'fit',
    ]);
    const out = [
      { model: 3, out: 'killed' },
      { model: 4, out: 'wounded', die: 2 },
      { model: 5, out: 'wounded', die: 4 },
      { model: 6, out: 'wounded', die: 5 },
      { model: 7, out: 'fled' },
    ] as const;
    const file = after({ out: [[...out], []] });
    expect(conditionsOf(file, 0).slice(3, 8)).toEqual(['struckOff', 'struckOff', 'resting', 'fit', 'fit']);
    expect(fitModels(file, 0)).not.toContain(5);
    // It misses one game and is fit again.
    const later = after({ out: [[...out], []] }, { scenario: 'foragingMission' });
    expect(conditionsOf(later, 0).slice(3, 6)).toEqual(['struckOff', 'struckOff', 'fit']);
    // 574 minus two soldiers.
    expect(pointsLeft(file, 0)).toBe(574 - 52);
  });

  it('SK-SCN-6 the squad is picked from the fit models, and legal', () => {
    const file = after({ out: [[{ model: 3, out: 'killed' }], []] });
    const reasons = (picked: readonly number[]) => pickProblems(file, 0, picked, 400).map(({ reason }) => reason);
    expect(reasons([0, 4, 5, 6])).toEqual([]);
    expect(reasons([0, 3, 5, 6])).toEqual(['sk.problem.unfit.struckOff']);
    expect(reasons([0, 4, 4, 6])).toEqual(['sk.problem.pickedTwice']);
    expect(reasons([0, 4, 5, 99])).toEqual(['sk.problem.notOfCompany']);
    expect(reasons([0, 4, 5])).toEqual(['sk.problem.tooFew']);
    expect(reasons([4, 5, 6, 7])).toEqual(['sk.problem.noCommander']);
  });
});

describe('the course of a campaign', () => {
  it('SK-SCN-5 SK-SCN-7 three, four or five games', () => {
    expect([2, 3, 4, 5, 6].map((games) => faults({ ...campaign, games }).length)).toEqual([1, 0, 0, 0, 1]);
  });

  it('SK-SCN-7 scenarios are drawn without repeats; a fifth game is a pick-up game', () => {
    expect(scenariosLeft(campaign)).toHaveLength(4);
    const one = after({ scenario: 'pickUp' });
    expect(scenariosLeft(one)).toEqual(['forlornHope', 'foragingMission', 'assaultAtTheFarm']);
    const four = { played: scenariosLeft(campaign).map((scenario) => game({ scenario })) };
    expect(scenariosLeft(four)).toEqual(['pickUp']);
    expect(faults(after({}, { winner: null }))).toContain('played[1].scenario SK-SCN-7 scenarioAgain');
  });

  it('SK-SCN-7 roles are rolled for the first game and after a draw; otherwise the loser chooses', () => {
    expect(rolesNext(campaign, 'pickUp')).toEqual({ how: 'rolled' });
    expect(rolesNext(campaign, 'forlornHope')).toEqual({ how: 'dieEach' });
    expect(rolesNext(after({ winner: 'france' }), 'forlornHope')).toEqual({ how: 'chosen', by: 1 });
    expect(rolesNext(after({ winner: 'britain' }), 'foragingMission')).toEqual({ how: 'chosen', by: 0 });
    expect(rolesNext(after({ winner: null }), 'foragingMission')).toEqual({ how: 'rolled' });
  });

  it('SK-SET-3 a die each without Scouts, rerolled if tied', () => {
    expect([chooserOf([5, 3]), chooserOf([2, 3]), chooserOf([4, 4])]).toEqual([0, 1, null]);
  });

  it('SK-SCN-7 win 3, draw 1; then points of company left; then a draw', () => {
    expect(pointsWon(after({ winner: 'france' }, { winner: null }))).toEqual([4, 1]);
    const done = after({ winner: 'france' }, { winner: 'britain', scenario: 'foragingMission' }, { winner: null });
    expect(isOver(done)).toBe(true);
    expect(campaignWinner(after({}, {}))).toBeNull();
    // Level at 4: France has 574 points left, Britain 590.
    expect(pointsWon(done)).toEqual([4, 4]);
    expect(campaignWinner(done)).toBe(1);
    const out = [{ model: 3, out: 'killed' as const }];
    const lost = {
      ...done,
      played: done.played.map((one, at) => (at === 0 ? { ...one, out: [[], out] } : one)),
    } as CampaignFile;
    expect(pointsLeft(lost, 1)).toBe(564);
    expect(campaignWinner(lost)).toBe(0);
  });

  it('SK-SCN-7 a player without a legal squad loses the game', () => {
    const [one, two] = campaign.players;
    const small = { ...one, company: { ...one.company, models: models('fr-officer fr-line fr-line fr-line') } };
    const file: CampaignFile = { ...campaign, players: [small, two] };
    expect(smallestSquad(file, 0, 400)).toEqual([0, 1, 2, 3]);
    const shot = {
      ...file,
      played: [
        game({
          squads: [
            [0, 1, 2, 3],
            [0, 3, 4, 5],
          ],
          out: [[{ model: 1, out: 'killed' }], []],
        }),
      ],
    };
    expect(canField(shot, 0, 400)).toBe(false);
    expect(canField(shot, 1, 400)).toBe(true);
    const given = forfeited(shot, 'foragingMission', 0);
    expect(given.played[1]).toMatchObject({ winner: 'britain', forfeit: true });
    expect(faults(given)).toEqual([]);
  });

  it('SK-SCN-6 SK-SCN-7 whoever concedes a game loses it, and his models fled from it: they are fit for the next', () => {
    const next: NextGame = { scenario: 'pickUp', attacker: null, squads };
    const made = begin(nextGame(campaign, next));
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const models = made.value.models.map((model) => ({ ...model, posture: 'standing' as const }));
    const given = skirmish.decide({ ...made.value, models, attacker: 0, gameTurn: 2 }, 'france', RESIGN);
    if (!given.ok) throw new Error(given.refusal.reason);
    const after = settled(campaign, next, given.state, [[], []]);
    const own = squads[0].map((model) => ({ model, out: 'fled' }));
    expect(after.played).toMatchObject([{ winner: 'britain', out: [own, []] }]);
    expect(faults(after)).toEqual([]);
    expect(conditionsOf(after, 0).every((condition) => condition === 'fit')).toBe(true);
  });

  it('SK-SCN-7 SK-END-4 in a campaign game withdrawal is allowed below half only', () => {
    const next: NextGame = { scenario: 'forlornHope', attacker: 1, squads };
    expect(limitFor(campaign, 'forlornHope', 1, 1)).toBe(450);
    const made = begin(nextGame(campaign, next));
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    expect(made.value.field).toMatchObject({ campaign: true, scenario: 'forlornHope' });
    expect(made.value.attacker).toBe(1);
    expect(made.value.field.players.map(({ points }) => points)).toEqual([400, 450]);
  });
});

describe('the campaign file', () => {
  it('is published as JSON Schema', () => {
    const published = readFileSync(new URL('../../../schemas/campaign.schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(published)).toEqual(campaignSchema());
  });

  it('reports impossible games with their place', () => {
    expect(faults(after({ winner: 'spain' }))).toEqual(['played[0].winner KERNEL-FORMAT playerUnknown']);
    expect(
      faults(
        after({
          squads: [
            [0, 3, 4],
            [0, 3, 4, 5],
          ],
        }),
      ),
    ).toEqual(['played[0].squads[0].models SK-SQD-7 tooFew']);
    expect(faults(after({ out: [[{ model: 9, out: 'fled' }], []] }))).toEqual([
      'played[0].out[0][0].model SK-SCN-6 notInGame',
    ]);
    expect(faults(after({ out: [[{ model: 3, out: 'wounded' }], []] }))).toEqual([
      'played[0].out[0][0].die SK-SCN-6 dieMissing',
    ]);
    expect(faults(after({ out: [[{ model: 3, out: 'fled', die: 2 }], []] }))).toEqual([
      'played[0].out[0][0].die SK-SCN-6 dieNotHis',
    ]);
    const twice = [
      { model: 3, out: 'fled' as const },
      { model: 3, out: 'fled' as const },
    ];
    expect(faults(after({ out: [twice, []] }))).toEqual(['played[0].out[0][1].model SK-SCN-6 outTwice']);
    expect(faults({ ...campaign, played: Array(4).fill(game()) })).toEqual(['played SK-SCN-7 gamesOver']);
  });
});

/** Plays a game to its end with both sides at random; they neither withdraw nor end their turns early. */
function playedOut(state: State, seed: number): State {
  const choose = seededRandomInt(seed);
  const players = onePlayer<State, Command>(skirmish.seats(state), (_view, _seat, all) => {
    const open = all.filter(({ type }) => type !== 'withdraw' && type !== 'endTurn' && type !== 'stop');
    const from = open.length > 0 ? open : all;
    return from[choose(from.length)] as Command;
  });
  return playState(skirmish, state, { players, dice: seededDice(seed) });
}

describe('a campaign from its first game to its last', () => {
  it('SK-SCN-5 SK-SCN-6 SK-SCN-7 is played through, with a valid file after every game', () => {
    const choose = seededRandomInt('campaign');
    let file = campaign;
    while (!isOver(file)) {
      const left = scenariosLeft(file);
      const scenario = left[choose(left.length)] as (typeof left)[number];
      const roles = rolesNext(file, scenario);
      const attacker = roles.how === 'rolled' ? null : roles.how === 'chosen' ? roles.by : (choose(2) as Side);
      const squad = (side: Side) => {
        const fit = fitModels(file, side);
        const limit = limitFor(file, scenario, side, attacker);
        const picked = smallestSquad(file, side, limit) ?? [];
        // Filled up while it stays legal.
        return fit.reduce<readonly number[]>(
          (all, one) =>
            !all.includes(one) && pickProblems(file, side, [...all, one], limit).length === 0 ? [...all, one] : all,
          picked,
        );
      };
      const next: NextGame = { scenario, attacker, squads: [squad(0), squad(1)] };
      const made = begin(nextGame(file, next));
      if (!made.ok) throw new Error(JSON.stringify(made.problems));
      const end = playedOut(made.value, choose(1000));
      const [one = 0, two = 0] = woundedDice(casualtiesOf(end, next.squads));
      const rolled = (count: number) => Array.from({ length: count }, () => 1 + choose(6));
      file = settled(file, next, end, [rolled(one), rolled(two)]);
      expect(faults(file)).toEqual([]);
    }
    expect(file.played).toHaveLength(3);
    const [one, two] = pointsWon(file);
    expect(one + two).toBeGreaterThanOrEqual(6);
  });
});
