/** A battle is offered online: one that was set up before, or one that is chosen here. */
import { type ReactNode, useEffect, useState } from 'react';
import type { PageProps } from '../../app/route.ts';
import { useMessages } from '../../i18n/index.ts';
import { findPeople } from '../people/people.ts';
import { offersOnlinePlay } from '../server/offersOnlinePlay.ts';
import { ChooseBattle } from './ChooseBattle.tsx';
import { type Against, type Key, Offer, type Offered, offeredOf } from './Offer.tsx';
import { offeredBattle } from './offer.ts';

/** Why there is nothing to offer. */
type Missing = 'noServer' | 'noNet';

/** Whom the query names, among those one has met. */
async function againstIn(query: string): Promise<Against | null> {
  const id = new URLSearchParams(query).get('for');
  const found = id === null ? null : await findPeople();
  return (found?.ok === true && found.value.people.find((one) => one.id === id)) || null;
}

/** The query `new`: whatever was set up before, the battle is chosen here; `for`: to challenge somebody; `club`: for the members of a club. */
export function OfferPage({ query }: PageProps): ReactNode {
  const { t } = useMessages<Key>();
  const [found, setFound] = useState<Offered | Missing | 'choose' | 'loading'>('loading');
  const club = new URLSearchParams(query).get('club');
  const [against, setAgainst] = useState<Against | null>(null);
  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<Offered | Missing | 'choose'> => {
      const offer = await offersOnlinePlay();
      if (offer !== 'yes') return offer === 'no' ? 'noServer' : 'noNet';
      const wanted = /^new\b/.test(query) ? null : offeredBattle();
      setAgainst(await againstIn(query));
      return (wanted && (await offeredOf(wanted))) ?? 'choose';
    };
    look().then(
      (is) => isGone || setFound(is),
      () => isGone || setFound('choose'),
    );
    return () => {
      isGone = true;
    };
  }, [query]);
  if (found === 'loading') return <p role="status">{t('web.page.coming')}</p>;
  const offer = (one: Offered, game: string): ReactNode => <Offer {...one} game={game} against={against} club={club} />;
  if (found === 'choose') return <ChooseBattle offer={offer} />;
  if (typeof found === 'string') return <p>{t(`web.online.${found}`)}</p>;
  return (
    <div className="paper-page online-page">
      <Offer {...found} />
    </div>
  );
}
