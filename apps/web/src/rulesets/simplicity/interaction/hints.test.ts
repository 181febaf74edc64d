import { simplicity } from '@drumhead/simplicity';
import { type Command, hasCommandBaseNear, orderPreview, toCm } from '@drumhead/simplicity/screen';
import { describe, expect, it } from 'vitest';
import { hintsOf } from '../../../guide/advice.ts';
import { answered, headOf } from '../../../guide/askedHead.ts';
import { testGuide } from '../../../guide/guideTests.ts';
import { momentsOf } from '../../../guide/playedGuide.ts';
import { percent } from '../../../panels/percent.ts';
import { gapBetween } from '../../../table/troops/footprints.ts';
import { toSteps } from '../../../table/units.ts';
import { COURSE, courseMessages, glossary } from '../guide/glossary.ts';
import { guideMessages } from '../guide/messages.ts';
import firstBattle from '../positions/first-battle.json' with { type: 'json' };
import { puzzles } from '../puzzles/index.ts';
import { puzzleTexts } from '../puzzles/messages.ts';
import { firstAim, firstStep as stepBy } from './firstSteps.ts';
import { HINTS } from './hints.ts';
import { placeOf, unitPlace } from './places.ts';
import type { ProposedCommand } from './proposal.ts';
import { type PieceRef, type Scene, sceneOf } from './scene.ts';
import { type Interaction, NO_INTERACTION, step } from './tool.ts';

const firstStep = answered(headOf('simplicity'), stepBy);
const scenes = ['a', 'b', 'c']
  .flatMap((seed) => momentsOf(simplicity, firstBattle, 'france', seed, 80))
  .map(({ state, seat }) => sceneOf(state as never, seat));
const start = scenes[0] as Scene;
const unitCalled = (id: string) => start.state.field.units.findIndex((unit) => unit.id === id);

function aimOf({ tool }: Interaction): ProposedCommand {
  if (tool.at !== 'aimed') throw new Error(`nothing is aimed: ${tool.at}`);
  return tool.aim;
}

/** Chance that an order brings what it is for, with its activation. */
function worthOf({ state }: Scene, command: Command): number {
  const { activation, melee, shot, rally } = orderPreview(state, command);
  return (activation?.chance ?? 1) * (melee?.chargerWins ?? shot?.disrupts ?? rally?.chance ?? 0);
}

const bestOf = (scene: Scene, wanted: (command: Command) => boolean): number =>
  Math.max(...scene.offers.filter(wanted).map((command) => worthOf(scene, command)));

/** Centimetres from the ghost to the nearest enemy. */
function cmAt(scene: Scene, interaction: Interaction): number {
  const { ghost, piece } = aimOf(interaction);
  const now = placeOf(scene.state, piece);
  if (!ghost || !now) throw new Error('no ghost');
  const place = { ...now, x: ghost.x, y: ghost.y, facing: ghost.facing };
  const gaps = scene.state.units.flatMap((_, i) => {
    const enemy = scene.state.field.units[i]?.side === scene.side ? null : unitPlace(scene.state, i);
    return enemy ? [gapBetween(place, enemy).gap] : [];
  });
  return toCm(toSteps(Math.min(...gaps)));
}

/** A hint of the best order that is left. */
const left = (type: Command['type']): readonly [string, (scene: Scene) => { chance: string; points: number }] => [
  'SIP-AP-4',
  (scene) => ({ chance: percent(bestOf(scene, (one) => one.type === type)), points: scene.state.points }),
];

testGuide<Scene, Interaction, PieceRef>({
  name: 'Simplicity',
  scenes,
  rare: [],
  idle: NO_INTERACTION,
  propose: (scene, command) => step(NO_INTERACTION, { type: 'propose', command }, scene).interaction,
  firstStep,
  hints: HINTS,
  figures: {
    'web.hint.sip.charge': [
      'SIP-ACT-6',
      ({ state }, now) => {
        const { activation, melee } = orderPreview(state, aimOf(now).command as Command);
        return { fails: percent(1 - (activation?.chance ?? 0)), wins: percent(melee?.chargerWins ?? 0) };
      },
    ],
    'web.hint.sip.shot': [
      'SIP-CHG-2',
      (scene, now) => {
        const command = aimOf(now).command as Extract<Command, { type: 'fire' }>;
        return {
          shot: percent(worthOf(scene, command)),
          charge: percent(bestOf(scene, (one) => one.type === 'charge' && one.unit === command.unit)),
        };
      },
    ],
    'web.hint.sip.within': ['SIP-CHG-2', () => ({})],
    'web.hint.sip.command': [
      'SIP-CMD-1',
      ({ state }, now) => {
        const inside = state.units.filter((unit, i) => unit.status === 'ready' && hasCommandBaseNear(state, i)).length;
        const leaves =
          aimOf(now).consequences.find(({ what }) => what === 'sip.after.command.lost')?.pieces.length ?? 0;
        return { left: inside - leaves };
      },
    ],
    'web.hint.sip.away': ['SIP-CHG-8', (scene, now) => ({ cm: cmAt(scene, now) })],
    'web.hint.sip.general': ['SIP-CMD-4', (scene, now) => ({ cm: cmAt(scene, now) })],
    'web.hint.sip.left.fire': left('fire'),
    'web.hint.sip.left.charge': left('charge'),
    'web.hint.sip.left.rally': left('rally'),
  },
  guideMessages,
  glossary,
  course: COURSE,
  courseMessages,
  puzzles: puzzles.list,
  puzzleTexts,
});

describe('steps of the guided battle of Simplicity', () => {
  it('SIP-VIC-1 SIP-VIC-3 name the losses that break either army, and from the start the turn that ends it', () => {
    expect(firstAim(start, false)?.facts).toEqual({ theirs: 2, mine: 2, limit: 12 });
  });

  it('SIP-VIC-3 tell the points of both sides in the last two turns alone', () => {
    const lost = unitCalled('foot-1');
    const units = start.state.units.map((unit, i) => (i === lost ? { ...unit, status: 'removed' as const } : unit));
    const at = (gameTurn: number) => firstAim(sceneOf({ ...start.state, units, gameTurn }, 'france'), true);
    expect(at(10)).toBeNull();
    expect(at(11)).toMatchObject({ key: 'web.guide.sip.last', facts: { turn: 11, limit: 12, mine: 2, theirs: 0 } });
  });

  it('SIP-FIR-1 send the guns to fire first, with the chance of a DP once they are chosen', () => {
    const battery = unitCalled('battery');
    expect(firstStep(start, NO_INTERACTION)).toMatchObject({
      key: 'web.guide.sip.fire',
      pieces: { unit: { what: 'unit', index: battery } },
    });
    const chosen = firstStep(start, { ...NO_INTERACTION, selected: { what: 'unit', index: battery } });
    expect(chosen).toMatchObject({ key: 'web.guide.sip.fire.chosen', facts: { chance: '49%' } });
  });

  it('SIP-CHG-2 warn of a charge that is hardly ever won, though it surely begins', () => {
    const found = scenes.flatMap((scene) =>
      scene.offers.flatMap((command) => {
        const { activation, melee } = orderPreview(scene.state, command);
        const doomed = (activation?.chance ?? 0) > 2 / 3 && (melee?.chargerWins ?? 1) < 0.2;
        return command.type === 'charge' && doomed ? [{ scene, command }] : [];
      }),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { scene, command } of found) {
      const proposed = step(NO_INTERACTION, { type: 'propose', command }, scene).interaction;
      expect(hintsOf(HINTS, scene, proposed).map(({ key }) => key)).toContain('web.hint.sip.charge');
    }
  });

  it('SIP-AP-4 remind of a good order that is left when most units have theirs', () => {
    const units = start.state.units.map((unit, i) => ({ ...unit, ordered: i !== unitCalled('battery') }));
    const hints = hintsOf(HINTS, sceneOf({ ...start.state, units }, 'france'), NO_INTERACTION);
    expect(hints).toMatchObject([{ key: 'web.hint.sip.left.fire', facts: { chance: '49%' } }]);
  });
});
