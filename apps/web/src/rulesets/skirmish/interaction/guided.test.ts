import { skirmish } from '@drumhead/skirmish';
import { testFollowed } from '../../../guide/followedTests.ts';
import { guideMessages } from '../guide/messages.ts';
import { skirmish as manifest } from '../manifest.ts';
import shakos from '../positions/first-battle.json' with { type: 'json' };
import tomahawks from '../positions/first-battle-tomahawks.json' with { type: 'json' };
import { activated } from './activated.ts';
import { asksAbout, firstStep } from './firstSteps.ts';
import { type Scene, sceneOf, subjectOf } from './scene.ts';
import { type Input, type Interaction, NO_INTERACTION, step } from './tool.ts';

const SETUPS: Readonly<Record<string, object>> = { 'first-battle': shakos, 'first-battle-tomahawks': tomahawks };

for (const { guided } of manifest.games)
  testFollowed<Scene, Interaction, Input, number>(
    `${guided.scenario} of the skirmish`,
    {
      ruleset: skirmish,
      battle: guided,
      setup: SETUPS[guided.scenario],
      sceneOf: (state, seat) => sceneOf(state as never, seat),
      atFirst: (scene) => ({ ...NO_INTERACTION, selected: subjectOf(scene) < 0 ? null : subjectOf(scene) }),
      step,
      select: (answer) => ({ type: 'select', piece: Object(answer).model }),
      draw: (command) => ({ type: 'propose', command: command as never }),
      confirm: { type: 'confirm' },
      rolls: (answer, interaction, scene) =>
        answer.type === 'dice' && scene.frame?.at === 'turn'
          ? activated(interaction, scene, Object(answer).dice)
          : null,
      asksAbout,
      firstStep,
    },
    guideMessages,
  );
