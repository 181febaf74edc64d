/** Works out every roll of a finished online battle again, and says no more than that proves. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { PageProps } from '../../app/route.ts';
import { useSavedBattles } from '../../battle/index.ts';
import type { Storage } from '../../battle/records/savedBattle.ts';
import { useMessages } from '../../i18n/index.ts';
import { bring } from '../../outside/brought.ts';
import { FileButton } from '../../outside/FileButton.tsx';
import { fileIn } from '../../outside/fileIn.ts';
import { recordOfPage } from '../archive/pages.ts';
import { recordOfTable } from '../server/api.ts';
import { type CheckedDice, checkDice } from './checkDice.ts';
import { type DiceOf, diceOf } from './diceOf.ts';
import type { OnlineKey } from '../messages.ts';
import { onlineSideName } from '../table/names.ts';
import '../../documents/documents.css';
import '../online.css';

type Checked =
  | { readonly is: 'working' | 'unread' | 'noRecord' }
  | { readonly is: 'checked'; readonly dice: CheckedDice };

/** Without a battle in its address, or beside that, a file may be checked. */
export function DicePage({ query }: PageProps): ReactNode {
  const { t } = useMessages<OnlineKey>();
  const [checked, setChecked] = useState<Checked | null>(query === '' ? null : { is: 'working' });
  const { storage } = useSavedBattles();
  /** Two may be on their way: the last one asked for is shown. */
  const asked = useRef<Promise<Checked>>(null);
  const show = useCallback(async (answer: Promise<Checked>): Promise<void> => {
    asked.current = answer;
    const found = await answer;
    if (asked.current === answer) setChecked(found);
  }, []);
  useEffect(() => {
    if (query === '') return;
    const found = diceOf(query);
    void show(checkedIn(recordFor(storage, found), found));
  }, [query, storage, show]);
  const checkFile = async (file: File): Promise<void> => {
    const found = await fileIn(file);
    // Anything else is opened where it belongs, or named; what is shown here stays.
    if (found.is !== 'record') return bring(file);
    setChecked({ is: 'working' });
    await show(checkedIn(Promise.resolve(found.text), { commit: null, gave: [] }));
  };
  return (
    <div className="paper-page online-page">
      <section className="panel">
        <p>{t('web.online.dice.about')}</p>
        <div aria-live="polite">{checked && <Verdict checked={checked} />}</div>
        <p>
          <FileButton label={t('web.online.dice.file')} onFiles={([file]) => file && void checkFile(file)} />
        </p>
      </section>
    </div>
  );
}

/** From the server; else as it came home at the end. */
async function recordFor(battles: Storage, { page, table, battle, saved }: DiceOf): Promise<string | null> {
  const answer = await (page === undefined ? recordOfTable(table, battle) : recordOfPage(page));
  if (answer.ok) return answer.value.text;
  return (await battles.read(saved))?.text ?? null;
}

async function checkedIn(record: Promise<string | null>, told: Pick<DiceOf, 'commit' | 'gave'>): Promise<Checked> {
  const text = await record.catch(() => null);
  if (text === null) return { is: 'noRecord' };
  const dice = await checkDice({ text, commit: told.commit, gave: told.gave });
  return dice === null ? { is: 'unread' } : { is: 'checked', dice };
}

function Verdict({ checked }: { readonly checked: Checked }): ReactNode {
  const { t, translate } = useMessages<OnlineKey>();
  if (checked.is !== 'checked') return <p role="status">{t(`web.online.dice.${checked.is}`)}</p>;
  const { verdict, bound } = checked.dice;
  const nameOf = (seat: string): string => onlineSideName(checked.dice, seat, translate);
  switch (verdict.is) {
    case 'proven':
      return (
        <>
          <p className="all-well">
            <span aria-hidden="true">✓</span>{' '}
            {t('web.online.dice.proven', { rolls: verdict.rolls, people: verdict.seats.map(nameOf).join(', ') })}
          </p>
          {bound !== null && <p>{t(`web.online.dice.commit.${bound}`)}</p>}
          <p>{t('web.online.dice.proves')}</p>
          {verdict.givenUp > 0 && <p>{t('web.online.dice.givenUp', { times: verdict.givenUp })}</p>}
        </>
      );
    case 'open':
    case 'unbound':
      return <p role="status">{t(`web.online.dice.${verdict.is}`)}</p>;
    case 'commit':
    case 'known':
      return <p role="alert">{t(`web.online.dice.${verdict.is}`)}</p>;
    case 'seal':
    case 'again':
    case 'salt':
      return <p role="alert">{t(`web.online.dice.${verdict.is}`, { side: nameOf(verdict.seat) })}</p>;
    case 'roll':
      return <p role="alert">{t('web.online.dice.roll', { name: verdict.name, line: verdict.line })}</p>;
  }
}
