import { simplicity } from '@drumhead/simplicity';
import { testFollowed } from '../../../guide/followedTests.ts';
import { guideMessages } from '../guide/messages.ts';
import { simplicity as manifest } from '../manifest.ts';
import firstBattle from '../positions/first-battle.json' with { type: 'json' };
import { firstStep } from './firstSteps.ts';
import { pieceAsked, type PieceRef, type Scene, sceneOf } from './scene.ts';
import { type Input, type Interaction, NO_INTERACTION, step } from './tool.ts';

for (const { guided } of manifest.games)
  testFollowed<Scene, Interaction, Input, PieceRef>(
    'of Simplicity',
    {
      ruleset: simplicity,
      battle: guided,
      setup: firstBattle,
      sceneOf: (state, seat) => sceneOf(state as never, seat),
      atFirst: (scene) => ({ ...NO_INTERACTION, selected: pieceAsked(scene) }),
      step,
      select: (piece) => ({ type: 'select', piece: piece as never }),
      draw: (command) => ({ type: 'propose', command: command as never }),
      confirm: { type: 'confirm' },
      rolls: () => null,
      firstStep,
    },
    guideMessages,
  );
