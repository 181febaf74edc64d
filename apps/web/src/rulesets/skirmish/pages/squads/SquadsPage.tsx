/** The squad builder (chapters 3-5, 20): choose, see what is wrong and repair it, print it, send it. */
import { randomSquad, readSquad, readSquadText, type SquadFile, squadProblems, squadText } from '@drumhead/skirmish';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '../../../../i18n/index.ts';
import { BuilderPage, type DocumentKind, type PartProps } from '../../../../documents/BuilderPage.tsx';
import type { PageProps } from '../../../../app/route.ts';
import { playAddress } from '../../../../setUp/leads.tsx';
import { Builder, SquadVerdict } from './Builder.tsx';
import { squadEditor as editor, squadStrength } from './editorStore.ts';
import { Secret } from './Secret.tsx';
import { Sheet } from './Sheet.tsx';
import './squads.css';
import type { SquadKey } from './messages.ts';
import { SQUAD_WORDS } from './linkWords.ts';
import { lazyComponent } from '../../../../panels/lazyComponent.tsx';

const Cards = lazyComponent(() => import('./Cards.tsx').then((found) => found.Cards));

/** The address opens the secret choice. */
const SECRET = 'secret';

export function Page({ query }: PageProps): ReactNode {
  const [secret, setSecret] = useState(query === SECRET);
  return secret ? (
    <Secret onLeave={() => setSecret(false)} />
  ) : (
    <Single query={query === SECRET ? '' : query} onSecret={() => setSecret(true)} />
  );
}

const change = (squad: SquadFile) => editor.change(squad);

const DocumentBuilder = ({ doc, verdict }: PartProps<SquadFile> & { readonly verdict: ReactNode }): ReactNode => (
  <Builder squad={doc} verdict={verdict} onChange={change} onReplace={(squad) => editor.replace(squad)} />
);
function VerdictOnDesk({ doc, children }: PartProps<SquadFile> & { readonly children: ReactNode }): ReactNode {
  const id = useStore(editor.store, (state) => state.id);
  const game = doc.variant === 'SDT' ? 'tomahawks' : 'skirmish';
  return (
    <SquadVerdict squad={doc} onChange={change} play={playAddress(game, id)}>
      {children}
    </SquadVerdict>
  );
}
const Printed = ({ doc }: PartProps<SquadFile>): ReactNode => <Sheet squad={doc} />;

const SQUADS: DocumentKind<SquadFile> = {
  editor,
  ruleset: 'skirmish',
  page: 'squads',
  param: 'squad',
  words: SQUAD_WORDS,
  read: readSquad,
  reading: {
    read: (text, namesOf) => {
      const { lines, squad } = readSquadText(text, namesOf);
      return { lines, doc: squad };
    },
    bundles: ['skirmish-squad-pages'],
    about: 'web.squad.paste.about',
    label: 'web.squad.paste.label',
    take: 'web.squad.paste.take',
  },
  text: squadText,
  titleOf: ({ name, roster }, translate) => name ?? translate(`sk.roster.${roster}`),
  strengthOf: squadStrength,
  problemsOf: squadProblems,
  fileOf: ({ name, roster }) => name ?? roster,
  draw: ({ roster, limit, name }) => {
    const made = randomSquad(roster, limit, (n) => Math.floor(Math.random() * n));
    return name === undefined ? made : { ...made, name };
  },
  texts: {
    fresh: 'web.squad.fresh',
    random: 'web.squad.random',
    notRead: 'web.squad.notRead',
    taken: 'web.squad.taken',
  },
  Verdict: VerdictOnDesk,
  Builder: DocumentBuilder,
  Sheet: Printed,
  Cards,
};

function Single({ query, onSecret }: PageProps & { readonly onSecret: () => void }): ReactNode {
  const { t } = useMessages<SquadKey>();
  return (
    <BuilderPage
      kind={SQUADS}
      query={query}
      tools={
        <button type="button" onClick={onSecret}>
          {t('web.squad.secret')}
        </button>
      }
    />
  );
}
