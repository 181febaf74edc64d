/** The squad builder (chapters 3-5, 20): choose, see what is wrong and repair it, print it, send it. */
import { randomSquad, readSquad, readSquadText, type SquadFile, squadText } from '@drumhead/skirmish';
import { type ReactNode, useState } from 'react';
import { useSpeech } from '../../../../i18n/index.ts';
import { BuilderPage, type PaperKind, type PartProps } from '../../../../documents/BuilderPage.tsx';
import type { PageProps } from '../../../../app/route.ts';
import { Builder, SquadVerdict } from './Builder.tsx';
import { squadDesk as desk } from './editorStore.ts';
import { Secret } from './Secret.tsx';
import { Sheet } from './Sheet.tsx';
import './squads.css';
import type { SquadKey } from './messages.ts';

/** The address asks for the secret choice at once. */
const SECRET = 'secret';

export function Page({ query }: PageProps): ReactNode {
  const [secret, setSecret] = useState(query === SECRET);
  return secret ? (
    <Secret onLeave={() => setSecret(false)} />
  ) : (
    <Single query={query === SECRET ? '' : query} onSecret={() => setSecret(true)} />
  );
}

const change = (squad: SquadFile) => desk.change(squad);

const OnDesk = ({ paper }: PartProps<SquadFile>): ReactNode => <Builder squad={paper} onChange={change} />;
const VerdictOnDesk = ({ paper }: PartProps<SquadFile>): ReactNode => <SquadVerdict squad={paper} onChange={change} />;
const Printed = ({ paper }: PartProps<SquadFile>): ReactNode => <Sheet squad={paper} />;

const SQUADS: PaperKind<SquadFile> = {
  desk,
  ruleset: 'skirmish',
  page: 'squads',
  param: 'squad',
  read: readSquad,
  reading: {
    read: (text, namesOf) => {
      const { lines, squad } = readSquadText(text, namesOf);
      return { lines, paper: squad };
    },
    books: ['skirmish-squad-pages'],
    about: 'web.squad.paste.about',
    label: 'web.squad.paste.label',
    take: 'web.squad.paste.take',
  },
  text: squadText,
  titleOf: ({ name, roster }, tell) => name ?? tell(`sk.roster.${roster}`),
  fileOf: ({ name, roster }) => name ?? roster,
  draw: ({ roster, limit, name }) => {
    const made = randomSquad(roster, limit, (n) => Math.floor(Math.random() * n));
    return name === undefined ? made : { ...made, name };
  },
  words: {
    about: 'web.squad.about',
    random: 'web.squad.random',
    notRead: 'web.squad.notRead',
    taken: 'web.squad.taken',
  },
  Verdict: VerdictOnDesk,
  Builder: OnDesk,
  Sheet: Printed,
};

function Single({ query, onSecret }: PageProps & { readonly onSecret: () => void }): ReactNode {
  const { say } = useSpeech<SquadKey>();
  return (
    <BuilderPage
      kind={SQUADS}
      query={query}
      tools={
        <button type="button" onClick={onSecret}>
          {say('web.squad.secret')}
        </button>
      }
    />
  );
}
