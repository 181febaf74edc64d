import { isSimplicity, simplicity as ruleset, SIMPLICITY_FORMAT, simplicitySchema } from '@drumhead/simplicity';
import { ORDERS, isPosition, POSITION_FORMAT, positionSchema, positionFile } from '@drumhead/simplicity/position';
import { judge } from '@drumhead/simplicity/adjudicate';
import { simplicityMessages } from '@drumhead/simplicity/messages';
import { ARMY_FORMAT, armyProblems, armySchema, readArmy } from '@drumhead/simplicity/armies';
import { battleSource, roster, type RulesetManifest, setupProblems } from '../../rulesetManifest.ts';
import { type ArmyOptions, ofArmyFiles } from './armyBattles.ts';
import { arenaSetups } from './arena.ts';
import { messages } from './messages.ts';

export const simplicity: RulesetManifest = {
  ruleset,
  messages: [simplicityMessages, messages],
  judge,
  orders: ORDERS,
  positionFile: (battle) => positionFile(battle as Parameters<typeof positionFile>[0]),
  fileKinds: [
    {
      id: 'simplicity',
      format: SIMPLICITY_FORMAT,
      problems: (value) => setupProblems(value, ruleset),
      schema: simplicitySchema,
    },
    {
      id: 'simplicity-position',
      format: POSITION_FORMAT,
      problems: (value) => setupProblems(value, ruleset),
      schema: positionSchema,
    },
    roster({ id: 'army', format: ARMY_FORMAT }, readArmy, armyProblems, armySchema),
  ],
  isSetup: (value) => isSimplicity(value) || isPosition(value),
  arenaSetups,
  arenaElo: 8,
  battleSources: [battleSource<ArmyOptions>('--army', ({ army }) => army !== undefined, ofArmyFiles)],
  addSources(command, t) {
    command.option('--army <a,b>', t('cli.simulate.army'));
  },
  addSetupOptions(command, t) {
    command
      .option('--brigades <n>', t('cli.simulate.brigades'))
      .option('--classic', t('cli.simulate.classic'))
      .option('--rally-anywhere', t('cli.simulate.rallyAnywhere'))
      .option('--uneven', t('cli.simulate.uneven'));
  },
};
