/** SK-SQD-4. Two squads chosen in secret at one machine, revealed together. */
import { emptySquad, matchProblems, randomSquad, type SquadFile, squadProblems } from '@drumhead/skirmish';
import { type ReactNode, useState } from 'react';
import { pageAddress } from '../../../../app/route.ts';
import { useMessages } from '../../../../i18n/index.ts';
import type { documentMessages } from '../../../../documents/messages.ts';
import { linkText } from '../../../../documents/shareLinks.ts';
import { Cover } from '../../../../documents/Cover.tsx';
import { Problems, useFaults } from '../../../../documents/Problems.tsx';
import { setUpQuery } from '../../setUp/brought.ts';
import { SQUAD_WORDS } from './linkWords.ts';
import { Builder, SquadVerdict } from './Builder.tsx';
import { Sheet } from './Sheet.tsx';
import type { SquadKey } from './messages.ts';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';

/** Stage: a player choosing, the cover between them, the cover before the reveal, both squads. */
type At = 'first' | 'handover' | 'second' | 'locked' | 'revealed';

export function Secret({ onLeave }: { readonly onLeave: () => void }): ReactNode {
  const { t } = useMessages<SquadKey | keyof typeof documentMessages>();
  const [at, setAt] = useState<At>('first');
  const [first, setFirst] = useState<SquadFile>(() => emptySquad('fr', 400));
  const [second, setSecond] = useState<SquadFile | null>(null);
  const mine = at === 'second' && second !== null ? second : first;
  const problems = at === 'revealed' && second !== null ? matchProblems(first, second) : squadProblems(mine);
  const faults = useFaults(problems);
  const leave = (
    <button type="button" onClick={onLeave}>
      {t('web.squad.secret.leave')}
    </button>
  );
  if (at === 'handover') {
    return (
      <Cover title={t('web.squad.secret.handover', { player: 2 })} about={t('web.squad.secret.handover.about')}>
        <button
          type="button"
          className="primary large"
          onClick={() => {
            setSecond(opposing(first));
            setAt('second');
          }}
        >
          {t('web.squad.secret.begin', { player: 2 })}
        </button>
      </Cover>
    );
  }
  if (at === 'locked') {
    return (
      <Cover title={t('web.squad.secret.locked')}>
        <button type="button" className="primary large" onClick={() => setAt('revealed')}>
          {t('web.squad.secret.reveal')}
        </button>
      </Cover>
    );
  }
  if (at === 'revealed' && second !== null) {
    return (
      <div className="paper-page">
        <div className="paper-tools">
          <button type="button" onClick={() => print()}>
            {t('web.papers.print')}
          </button>
          <ClosableButton
            closed={faults}
            onClick={() => {
              const squads = `a=${linkText(first, SQUAD_WORDS)}&b=${linkText(second, SQUAD_WORDS)}`;
              location.hash = pageAddress('any', 'setup', setUpQuery(squads));
            }}
          >
            {t('web.squad.secret.play')}
          </ClosableButton>
          {leave}
        </div>
        <section className="panel verdict" aria-live="polite">
          {problems.length === 0 ? (
            <p className="all-well">
              <span aria-hidden="true">✓</span> {t('web.squad.secret.match')}
            </p>
          ) : (
            <Problems problems={problems} />
          )}
        </section>
        <div className="paper-columns">
          <div>
            <Sheet squad={first} />
          </div>
          <div>
            <Sheet squad={second} />
          </div>
        </div>
      </div>
    );
  }
  const change = at === 'second' ? setSecond : setFirst;
  return (
    <div className="paper-page">
      <p>
        <strong>{t('web.squad.secret.turn', { player: at === 'second' ? 2 : 1 })}</strong> {t('web.squad.secret.kept')}
      </p>
      <div className="paper-tools">
        <button
          type="button"
          onClick={() => change(randomSquad(mine.roster, mine.limit, (n) => Math.floor(Math.random() * n)))}
        >
          {t('web.squad.random')}
        </button>
        <ClosableButton
          className="primary"
          closed={faults}
          onClick={() => setAt(at === 'second' ? 'locked' : 'handover')}
        >
          {t('web.squad.secret.lock')}
        </ClosableButton>
        {leave}
      </div>
      <Builder key={at} squad={mine} onChange={change} verdict={<SquadVerdict squad={mine} onChange={change} />} />
    </div>
  );
}

/** First squad of the second player: the same limit, and a roster that may meet the other. */
function opposing({ variant, roster, limit, casual }: SquadFile): SquadFile {
  const french = roster === 'fr' || roster === 'fiw-fr';
  const other = variant === 'SDS' ? (french ? 'gb' : 'fr') : french ? 'fiw-gb' : 'fiw-fr';
  return { ...emptySquad(other, limit), ...(casual === true ? { casual } : {}) };
}
