// Is what the account says of the dice right, and does it say much? Over battles that nothing was learnt from.
import { seededRandomInt } from '@drumhead/engine';
import { interval } from '@drumhead/bots';
import { meanOf } from '../../apps/cli/src/statistics.ts';
import { found, type LuckPlan, namesOf } from './battles.ts';
import type { PlantedBlunder } from './blunder.ts';
import type { WeighedBattle } from './weighed.ts';

/** The figures in words, for people who change the value. */
export async function luckFigures(plan: LuckPlan, note: (line: string) => void): Promise<readonly string[]> {
  const battles = (await found<WeighedBattle>(plan, new URL('./weighed.ts', import.meta.url), note)).filter(
    (one) => one !== null,
  );
  const { captain, net } = namesOf(plan.ruleset);
  const scores = battles.map(({ score }) => score);
  const adjusted = battles.map(({ score, dice }) => score - dice);
  const total = (key: 'rolls' | 'drawn' | 'took'): number => sum(battles.map((one) => one[key]));
  return [
    `${battles.length} battles of captain@${captain}, net ${net}`,
    `mean luck ${withInterval(battles.map(({ dice }) => dice))}`,
    `plain score ${withInterval(scores)}, without the dice ${withInterval(adjusted)}`,
    `the results vary ${timesLess(battles)} times less without the dice`,
    `${total('rolls')} rolls, of ${total('drawn')} some results were drawn; ${(total('took') / battles.length / 1000).toFixed(2)} s of processor a battle`,
  ];
}

/** How many planted blunders are among the costliest orders of their side, and each that is not. */
export async function blunderFigures(plan: LuckPlan, note: (line: string) => void): Promise<readonly string[]> {
  const met = (await found<PlantedBlunder>(plan, new URL('./blunder.ts', import.meta.url), note)).filter(
    (one) => one !== null,
  );
  const planted = met.filter(({ isMadeGood }) => !isMadeGood);
  const missed = planted.filter(({ place }) => place === 0);
  const hits = planted.length - missed.length;
  const [low, high] = interval(hits, planted.length).map((share) => (100 * share).toFixed(0));
  const { captain, net } = namesOf(plan.ruleset);
  return [
    `${plan.battles} battles of captain@${captain}, net ${net}: ${planted.length} blunders planted`,
    `${met.length - planted.length} more were made good before others acted, and are none`,
    `${hits} of them among the three costliest orders of their side (${low} to ${high} %)`,
    ...missed.map(
      ({ command, cost, told, costliest }) =>
        `missed: ${cost.toFixed(2)}, told ${told?.toFixed(2)}, costliest ${costliest.map((one) => one.toFixed(2)).join(' ')}: ${JSON.stringify(command)}`,
    ),
  ];
}

const withInterval = (list: readonly number[]): string => {
  const { mean, error } = meanOf(list);
  return `${mean.toFixed(3)} ±${error.toFixed(3)}`;
};

/** Drawn anew so often for the interval. */
const DRAWS = 2000;

/** With its 95 % interval, by battles drawn anew from these. */
function timesLess(battles: readonly WeighedBattle[]): string {
  const ratio = (list: readonly WeighedBattle[]): number =>
    varianceOf(list.map(({ score }) => score)) / varianceOf(list.map(({ score, dice }) => score - dice));
  const draw = seededRandomInt('luck');
  const ratios = Array.from({ length: DRAWS }, () =>
    ratio(battles.map(() => battles[draw(battles.length)] as WeighedBattle)),
  ).sort((a, b) => a - b);
  const at = (share: number): string => (ratios[Math.floor(share * DRAWS)] as number).toFixed(2);
  return `${ratio(battles).toFixed(2)} (${at(0.025)} to ${at(0.975)})`;
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

function varianceOf(list: readonly number[]): number {
  const { mean } = meanOf(list);
  return sum(list.map((one) => (one - mean) ** 2)) / (list.length - 1);
}
