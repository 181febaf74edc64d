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
import { useStore } from 'zustand';
import { useMessages } from '../../../../i18n/index.ts';
import { BuilderPage, type DocumentKind, type PartProps } from '../../../../documents/BuilderPage.tsx';
import { Verdict } from '../../../../documents/Verdict.tsx';
import type { PageProps } from '../../../../app/route.ts';
import { playAddress } from '../../../../setUp/leads.tsx';
import { Builder } from './Builder.tsx';
import { divisionEditor as editor } from './editorStore.ts';
import { divisionStrength, Sheet, strengthIn } from './Sheet.tsx';
import type { DivisionKey } from './messages.ts';
import { DIVISION_WORDS } from './linkWords.ts';
import { lazyComponent } from '../../../../panels/lazyComponent.tsx';

const Cards = lazyComponent(() => import('./Cards.tsx').then((found) => found.Cards));

function DivisionVerdict({
  doc: division,
  children,
}: PartProps<DivisionFile> & { readonly children: ReactNode }): ReactNode {
  const { t } = useMessages<DivisionKey>();
  const { units, breakPoint } = strengthIn(division);
  const id = useStore(editor.store, (state) => state.id);
  return (
    <Verdict
      problems={divisionProblems(division)}
      isEmpty={division.brigades.length === 0}
      legal={t('web.division.legal', { units, breakPoint })}
      onRepair={(problem) => editor.change(repairs(division, problem))}
      onRepairAll={() => editor.change(allRepaired(division))}
      play={playAddress('large-battles', id)}
    >
      {children}
    </Verdict>
  );
}

const DocumentBuilder = ({ doc, verdict }: PartProps<DivisionFile> & { readonly verdict: ReactNode }): ReactNode => (
  <Builder
    division={doc}
    verdict={verdict}
    faulty={new Set(divisionProblems(doc).map(({ path }) => path.split('.')[0] ?? ''))}
  />
);
const Printed = ({ doc }: PartProps<DivisionFile>): ReactNode => <Sheet division={doc} />;

const DIVISIONS: DocumentKind<DivisionFile> = {
  editor,
  ruleset: 'large-battles',
  page: 'division',
  param: 'division',
  words: DIVISION_WORDS,
  read: readDivision,
  reading: {
    read: (text, namesOf) => {
      const { lines, division } = readDivisionText(text, namesOf);
      return { lines, doc: division };
    },
    bundles: ['large-battles', 'large-battles-pages'],
    about: 'web.division.paste.about',
    label: 'web.division.paste.label',
    take: 'web.division.paste.take',
  },
  text: divisionText,
  /** A Division without a name is titled by its nation and years. */
  titleOf: ({ name, nation, period }, translate) =>
    name ?? [translate(`lb.side.${nation}`), period ?? ''].join(' ').trim(),
  strengthOf: divisionStrength,
  problemsOf: divisionProblems,
  fileOf: ({ name, nation, period }) => name ?? [nation, period].join('-'),
  draw: (division) => {
    const made = randomDivision(division.nation, periodOf(division), (n) => Math.floor(Math.random() * n));
    return division.name === undefined ? made : { ...made, name: division.name };
  },
  texts: {
    fresh: 'web.division.fresh',
    random: 'web.division.random',
    notRead: 'web.division.notRead',
    taken: 'web.division.taken.done',
  },
  Verdict: DivisionVerdict,
  Builder: DocumentBuilder,
  Sheet: Printed,
  Cards,
};

export const Page = ({ query }: PageProps): ReactNode => <BuilderPage kind={DIVISIONS} query={query} />;
