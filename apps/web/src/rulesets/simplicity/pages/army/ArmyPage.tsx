/** The army builder (chapters 2 and 21): choose, see what is wrong and repair it, print it, send it. */
import {
  type ArmyFile,
  armyAllRepaired,
  armyPoints,
  armyProblems,
  armyRepaired,
  armyText,
  MOST_IN_PICK_UP,
  randomArmy,
  readArmy,
  readArmyText,
} from '@drumhead/simplicity/armies';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '../../../../i18n/index.ts';
import { BuilderPage, type DocumentKind, type PartProps } from '../../../../documents/BuilderPage.tsx';
import { Verdict } from '../../../../documents/Verdict.tsx';
import type { PageProps } from '../../../../app/route.ts';
import { playAddress } from '../../../../setUp/leads.tsx';
import './army.css';
import { Builder } from './Builder.tsx';
import { armyEditor as editor, armyStrength, strengthOf } from './editorStore.ts';
import { Sheet } from './Sheet.tsx';
import type { ArmyKey } from './messages.ts';
import { randomInt } from '../../../../app/randomInt.ts';
import { ARMY_WORDS } from './linkWords.ts';
import { lazyComponent } from '../../../../panels/lazyComponent.tsx';

const Cards = lazyComponent(() => import('./Cards.tsx').then((found) => found.Cards));

function ArmyVerdict({ doc: army, children }: PartProps<ArmyFile> & { readonly children: ReactNode }): ReactNode {
  const { t } = useMessages<ArmyKey>();
  const points = armyPoints(army);
  const id = useStore(editor.store, (state) => state.id);
  return (
    <Verdict
      problems={armyProblems(army)}
      isEmpty={army.brigades.length === 0}
      legal={t('web.army.legal', { ...strengthOf(army), points })}
      sum={t('web.army.points', { points })}
      onRepair={(problem) => editor.change(armyRepaired(army, problem))}
      onRepairAll={() => editor.change(armyAllRepaired(army))}
      play={playAddress('simplicity', id)}
    >
      {children}
    </Verdict>
  );
}

const ARMIES: DocumentKind<ArmyFile> = {
  editor,
  ruleset: 'simplicity',
  page: 'army',
  param: 'army',
  words: ARMY_WORDS,
  read: readArmy,
  reading: {
    read: (text, namesOf) => {
      const { lines, army } = readArmyText(text, namesOf);
      return { lines, doc: army };
    },
    bundles: ['simplicity-army-pages'],
    about: 'web.army.paste.about',
    label: 'web.army.paste.label',
    take: 'web.army.paste.take',
  },
  text: armyText,
  titleOf: ({ name, nation }, translate) => name ?? translate(`sip.side.${nation}`),
  strengthOf: armyStrength,
  problemsOf: armyProblems,
  fileOf: ({ name, nation }) => name ?? nation,
  draw: ({ nation, limit, name, brigades }) => {
    const made = randomArmy(nation, Math.min(MOST_IN_PICK_UP, Math.max(1, brigades.length)), randomInt, limit);
    return name === undefined ? made : { ...made, name };
  },
  texts: {
    fresh: 'web.army.fresh',
    random: 'web.army.random',
    notRead: 'web.army.notRead',
    taken: 'web.army.taken',
  },
  Verdict: ArmyVerdict,
  Builder,
  Sheet,
  Cards,
};

export const Page = ({ query }: PageProps): ReactNode => <BuilderPage kind={ARMIES} query={query} />;
