/** The division builder (chapter 25): choose, see what is wrong and repair it, print it, send it. */
import {
  allRepaired,
  type DivisionFile,
  divisionProblems,
  divisionText,
  periodOf,
  randomDivision,
  readDivision,
  readDivisionText,
  repairs,
} from '@drumhead/large-battles/armies';
import type { ReactNode } from 'react';
import { useSpeech } from '../../../../i18n/index.ts';
import { BuilderPage, type PaperKind, type PartProps } from '../../../../documents/BuilderPage.tsx';
import { Verdict } from '../../../../documents/Verdict.tsx';
import type { PageProps } from '../../../../app/route.ts';
import { Builder } from './Builder.tsx';
import { divisionDesk as desk } from './editorStore.ts';
import './division.css';
import { Sheet, strengthIn } from './Sheet.tsx';
import type { DivisionKey } from './messages.ts';

function DivisionVerdict({ paper: division }: PartProps<DivisionFile>): ReactNode {
  const { say } = useSpeech<DivisionKey>();
  const { units, breakPoint } = strengthIn(division);
  return (
    <Verdict
      problems={divisionProblems(division)}
      legal={say('web.division.legal', { units, breakPoint })}
      onRepair={(problem) => desk.change(repairs(division, problem))}
      onRepairAll={() => desk.change(allRepaired(division))}
    />
  );
}

const OnDesk = ({ paper }: PartProps<DivisionFile>): ReactNode => (
  <Builder division={paper} faulty={new Set(divisionProblems(paper).map(({ path }) => path.split('.')[0] ?? ''))} />
);
const Printed = ({ paper }: PartProps<DivisionFile>): ReactNode => <Sheet division={paper} />;

const DIVISIONS: PaperKind<DivisionFile> = {
  desk,
  ruleset: 'large-battles',
  page: 'division',
  param: 'division',
  read: readDivision,
  reading: {
    read: (text, namesOf) => {
      const { lines, division } = readDivisionText(text, namesOf);
      return { lines, paper: division };
    },
    books: ['large-battles', 'large-battles-pages'],
    about: 'web.division.paste.about',
    label: 'web.division.paste.label',
    take: 'web.division.paste.take',
  },
  text: divisionText,
  /** One without a name is called by its nation and years. */
  titleOf: ({ name, nation, period }, tell) => name ?? [tell(`lb.side.${nation}`), period ?? ''].join(' ').trim(),
  fileOf: ({ name, nation, period }) => name ?? [nation, period].join('-'),
  draw: (division) => {
    const made = randomDivision(division.nation, periodOf(division), (n) => Math.floor(Math.random() * n));
    return division.name === undefined ? made : { ...made, name: division.name };
  },
  words: {
    about: 'web.division.about',
    random: 'web.division.random',
    notRead: 'web.division.notRead',
    taken: 'web.division.taken.done',
  },
  Verdict: DivisionVerdict,
  Builder: OnDesk,
  Sheet: Printed,
};

export const Page = ({ query }: PageProps): ReactNode => <BuilderPage kind={DIVISIONS} query={query} />;
