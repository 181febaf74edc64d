import { startI18n } from '@drumhead/content/translator';
import { begin } from '@drumhead/engine';
import { ARMY_FORMAT, type ArmyFile, pickUpScenario } from '@drumhead/simplicity/armies';
import { simplicity } from '@drumhead/simplicity';
import { simplicityMessages } from '@drumhead/simplicity/messages';
import { expect, it } from 'vitest';
import { messagesIn } from '../../../../i18n/index.ts';
import { report } from '../../report/report.ts';
import { unitsOfBrigades } from './armyUnits.ts';

const army: ArmyFile = {
  format: ARMY_FORMAT,
  version: 1,
  nation: 'france',
  brigades: [{ list: 'france-line' }, { list: 'france-reserve' }, { list: 'france-line' }],
};

it.each(['en', 'it'] as const)(
  'every unit of an army has the name that it has in a battle, and no other has it (%s)',
  (language) => {
    const said = Object.fromEntries(Object.entries(simplicityMessages).map(([key, all]) => [key, all[language]]));
    const messages = messagesIn(startI18n(language, said, { missing: () => undefined }));
    const names = unitsOfBrigades(army, (key, facts) => messages.translate(key, facts)).flatMap((brigade) =>
      brigade.map(({ name }) => name),
    );
    expect(new Set(names).size).toBe(names.length);
    const scenario = pickUpScenario({ armies: [army, army], terrain: [1, 2, 3, 4, 5, 6], uneven: true });
    const begun = scenario.ok && begin(simplicity, scenario.value);
    if (!begun || !begun.ok) throw new Error('not begun');
    const [own] = report.forces(messages, begun.value.state);
    const inBattle = own?.formations.flatMap(({ pieces }) => pieces.filter(({ kind }) => kind === 'unit'));
    expect(inBattle?.map(({ name }) => name)).toEqual(names);
  },
);
