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
} from '@drumhead/large-battles/lists';
import type { ReactNode } from 'react';
import { useSpeech } from '../../../../i18n/index.ts';
import { BuilderPage, type PaperKind } from '../../../../papers/BuilderPage.tsx';
import { Verdict } from '../../../../papers/Verdict.tsx';
import type { PageProps } from '../../../pages.ts';
import { Builder } from './Builder.tsx';
import { divisionDesk as desk } from './desk.ts';
import './division.css';
import { Sheet, strengthIn } from './Sheet.tsx';
import type { DivisionKey } from './words.ts';

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
};

export function Page({ query }: PageProps): ReactNode {
  const { say } = useSpeech<DivisionKey>();
  return (
    <BuilderPage
      kind={DIVISIONS}
      query={query}
      verdict={(division) => {
        const { units, breakPoint } = strengthIn(division);
        return (
          <Verdict
            problems={divisionProblems(division)}
            legal={say('web.division.legal', { units, breakPoint })}
            onRepair={(problem) => desk.change(repairs(division, problem))}
            onRepairAll={() => desk.change(allRepaired(division))}
          />
        );
      }}
      builder={(division) => (
        <Builder
          division={division}
          faulty={new Set(divisionProblems(division).map(({ path }) => path.split('.')[0] ?? ''))}
        />
      )}
      sheet={(division) => <Sheet division={division} />}
    />
  );
}
