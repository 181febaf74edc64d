/** The battles that everybody may see: by game, scenario, nation and result, the newest first. */
import { LANGUAGES } from '@drumhead/content';
import { NATIONS } from '@drumhead/content/sketch';
import { type ReactNode, useEffect, useState } from 'react';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import { type PageProps, pageAddress } from '../../app/route.ts';
import { SelectField } from '../../documents/Fields.tsx';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { manifests } from '../../rulesets/manifests.ts';
import { SketchPicture } from '../../table/sketch/SketchPicture.tsx';
import { FlagPicture } from '../../table/troops/FlagPicture.tsx';
import type { OnlineKey } from '../messages.ts';
import { onlineBattleName, onlineGameName } from '../table/names.ts';
import { InPlay } from './InPlay.tsx';
import type { ArchiveKey } from './messages.ts';
import { type Archived, type ArchivePart, archiveOf, NO_HOST, type Sought } from './pages.ts';
import { playersIn, resultInWords } from './words.ts';
import '../../documents/documents.css';
import '../online.css';
import './archive.css';

type Key = ArchiveKey | OnlineKey | MessageKey | HomeLinkKey;

/** What an address asks for, so that a list can be sent. */
const soughtIn = (query: string): Sought => {
  const asked = new URLSearchParams(query);
  const word = (name: string): string => (/^[\w-]*$/.test(asked.get(name) ?? '') ? (asked.get(name) ?? '') : '');
  return {
    ruleset: word('ruleset'),
    variant: word('variant'),
    scenario: word('scenario'),
    nation: word('nation'),
    result: word('result'),
  };
};

export function ArchivePage({ query }: PageProps): ReactNode {
  const { t } = useMessages<Key>();
  const [sought, setSought] = useState<Sought>(() => soughtIn(query));
  const [found, setFound] = useState<ArchivePart | 'loading' | 'failed' | 'noServer'>('loading');
  useEffect(() => {
    let isGone = false;
    void archiveOf(sought, null).then((answer) => {
      if (!isGone) setFound(answer.ok ? answer.value : answer.status === NO_HOST ? 'noServer' : 'failed');
    });
    return () => {
      isGone = true;
    };
  }, [sought]);
  const want = (change: Partial<Sought>): void => {
    const wanted = { ...sought, ...change };
    setSought(wanted);
    const asked = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ''));
    history.replaceState(history.state, '', pageAddress('any', 'archive', asked.toString()));
  };
  return (
    <div className="archive">
      <InPlay />
      <Filters sought={sought} want={want} />
      {found === 'loading' && <p role="status">{t('web.online.connecting')}</p>}
      {found === 'noServer' && <p role="status">{t('web.online.noServer')}</p>}
      {found === 'failed' && <p role="status">{t('web.archive.failed')}</p>}
      {typeof found === 'object' && <List key={JSON.stringify(sought)} first={found} sought={sought} />}
    </div>
  );
}

interface FilterProps {
  readonly sought: Sought;
  readonly want: (change: Partial<Sought>) => void;
}

function Filters({ sought, want }: FilterProps): ReactNode {
  const { t, translate } = useMessages<Key>();
  const any: [string, string] = ['', t('web.archive.any')];
  const games = manifests.flatMap(({ id, games: own }) =>
    own.map(({ name, variant = '' }): [string, string] => [`${id} ${variant}`, translate(name)]),
  );
  const scenarios = manifests
    .filter(({ id }) => sought.ruleset === '' || sought.ruleset === id)
    .flatMap((manifest) => manifest.scenarios.map(({ id, name }): [string, string] => [id, translate(name)]));
  const results = sought.nation === '' ? (['drawn'] as const) : (['won', 'lost', 'drawn'] as const);
  return (
    <section className="panel archive-filters">
      <SelectField
        label={t('web.archive.game')}
        value={sought.ruleset === '' ? '' : `${sought.ruleset} ${sought.variant}`}
        choices={[any, ...games]}
        onChange={(game) => {
          const [ruleset = '', variant = ''] = game.split(' ');
          want({ ruleset, variant, scenario: '' });
        }}
      />
      <SelectField
        label={t('web.archive.scenario')}
        value={sought.scenario}
        choices={[any, ...scenarios]}
        onChange={(scenario) => want({ scenario })}
      />
      <SelectField
        label={t('web.archive.nation')}
        value={sought.nation}
        choices={[any, ...NATIONS.map((nation): [string, string] => [nation, t(`web.archive.nation.${nation}`)])]}
        onChange={(nation) => want({ nation, result: '' })}
      />
      <SelectField
        label={t('web.archive.result')}
        value={sought.result}
        choices={[
          any,
          ...(sought.nation === '' ? [['won', t('web.archive.result.decided')] as [string, string]] : []),
          ...results.map((result): [string, string] => [result, t(`web.archive.result.${result}`)]),
        ]}
        onChange={(result) => want({ result })}
      />
    </section>
  );
}

function List({ first, sought }: { readonly first: ArchivePart; readonly sought: Sought }): ReactNode {
  const { t } = useMessages<Key>();
  const [parts, setParts] = useState<readonly ArchivePart[]>([first]);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  // It is fetched anew with other filters.
  const all = parts[0] === first ? parts : [first];
  const after = all.at(-1)?.after ?? null;
  const more = async (): Promise<void> => {
    setState('busy');
    const answer = await archiveOf(sought, after);
    setState(answer.ok ? 'ready' : 'failed');
    if (answer.ok) setParts([...all, answer.value]);
  };
  const battles = all.flatMap((part) => part.battles);
  if (battles.length === 0) return <None sought={sought} />;
  return (
    <>
      <p className="archive-about">{t('web.archive.about')}</p>
      <ul className="archive-list">
        {battles.map((one) => (
          <Card key={one.battle} one={one} />
        ))}
      </ul>
      {after !== null && (
        <button type="button" disabled={state === 'busy'} onClick={() => void more()}>
          {t('web.archive.more')}
        </button>
      )}
      {state === 'failed' && <p role="alert">{t('web.archive.failed')}</p>}
    </>
  );
}

function None({ sought }: { readonly sought: Sought }): ReactNode {
  const { t } = useMessages<Key>();
  const wanted = [
    ...(sought.ruleset === '' ? [] : [t('web.archive.game')]),
    ...(sought.scenario === '' ? [] : [t('web.archive.scenario')]),
    ...(sought.nation === '' ? [] : [t('web.archive.nation')]),
    ...(sought.result === '' ? [] : [t('web.archive.result')]),
  ];
  return (
    <section className="panel archive-none">
      <p>{wanted.length === 0 ? t('web.archive.empty') : t('web.archive.nothing', { filters: wanted.join(', ') })}</p>
      <p>
        <a className="button" href={pageAddress('any', 'online', 'new')}>
          {t('web.online.play')}
        </a>
      </p>
    </section>
  );
}

function Card({ one }: { readonly one: Archived }): ReactNode {
  const messages = useMessages<Key>();
  const { translate, language } = messages;
  useBundle(one.ruleset);
  const when = new Date(one.at).toLocaleDateString(LANGUAGES[language].locale, { dateStyle: 'medium' });
  const [game, name] = [onlineGameName(one, translate), onlineBattleName(one, translate)];
  const winner = one.sketch.sides.find(({ seat }) => seat === one.winner);
  return (
    <li>
      <a href={pageAddress('any', 'fought', one.battle)}>
        <SketchPicture sketch={one.sketch} />
        <span className="archive-words">
          <strong>
            {winner && <FlagPicture uniform={winner.uniform} />} {resultInWords(one, messages)}
          </strong>
          <span>{playersIn(one, messages)}</span>
          <span className="minor">{[...new Set([name, game, when])].join(', ')}</span>
        </span>
      </a>
    </li>
  );
}
