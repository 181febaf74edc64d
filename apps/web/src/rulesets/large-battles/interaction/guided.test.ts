import { largeBattles } from '@drumhead/large-battles';
import { afterHolding } from '@drumhead/large-battles/screen';
import { testFollowed } from '../../../guide/followedTests.ts';
import { guideMessages } from '../guide/messages.ts';
import { largeBattles as manifest } from '../manifest.ts';
import firstBattle from '../positions/first-battle.json' with { type: 'json' };
import { activated } from './activated.ts';
import { firstStep } from './firstSteps.ts';
import { type PieceRef, type Scene, sceneOf, subjectOf } from './scene.ts';
import { type Input, type Interaction, NO_INTERACTION, step } from './tool.ts';

for (const { guided } of manifest.games)
  testFollowed<Scene, Interaction, Input, PieceRef>(
    'of Large Battles',
    {
      ruleset: largeBattles,
      battle: guided,
      setup: firstBattle,
      sceneOf: (state, seat) => sceneOf(state as never, seat),
      atFirst: (scene) => ({ ...NO_INTERACTION, selected: subjectOf(scene) }),
      step,
      select: (piece) => ({ type: 'select', piece: piece as never }),
      draw: (command) => ({ type: 'propose', command: command as never }),
      confirm: { type: 'confirm' },
      rolls: (answer, interaction, scene) =>
        answer.type === 'activate' ? activated(interaction, scene, Object(answer).dice) : null,
      afterHolding: ({ state }, orders) => afterHolding(state, orders),
      firstStep,
    },
    guideMessages,
  );
