/** The game, then the battle; beside them how the table is set, which is as last time. */
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { GamePicture } from '../../app/home/Picture.tsx';
import { pageAddress } from '../../app/route.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { games, manifestOf } from '../../rulesets/manifests.ts';
import type { GameEntry, RulesetManifest } from '../../rulesets/rulesetManifest.ts';
import { type Chosen, keep, keptOf, lastGame, seatsFor } from '../../setUp/chosen.ts';
import type { SetUpKey } from '../../setUp/messages.ts';
import { freshChosen, type Model, modelOf, withTile } from '../../setUp/model.ts';
import type { RulesSetUp } from '../../setUp/rulesSetUp.ts';
import { Tiles } from '../../setUp/Tiles.tsx';
import { useRulesSetUp } from '../../setUp/useRulesSetUp.ts';
import { withSwitches } from '../../setUp/withSwitches.ts';
import { type Key as OfferKey, type Offered, offeredOf } from './Offer.tsx';
import { lastOffer } from './offerChoice.ts';
import './chooseBattle.css';

type Key = OfferKey | SetUpKey | MessageKey;

/** What is done with the battle that was chosen, in the game with this picture. */
type Offers = (offered: Offered, game: string) => ReactNode;

export function ChooseBattle({ offer }: { readonly offer: Offers }): ReactNode {
  const { t, translate } = useMessages<Key>();
  const [picture, setPicture] = useState(() => lastOffer().game ?? lastGame());
  const found = games.find(({ game }) => game.picture === picture) ?? games[0];
  const manifest = found && manifestOf(found.ruleset);
  if (!found || !manifest) return null;
  return (
    <div className="online-new">
      <section aria-labelledby="game">
        <h2 id="game">{t('web.online.choose.game')}</h2>
        <div className="online-games" role="group" aria-labelledby="game">
          {games.map(({ game }) => (
            <button
              key={game.picture}
              type="button"
              className="online-game"
              aria-pressed={game === found.game}
              onClick={() => setPicture(game.picture)}
            >
              <GamePicture name={game.picture} sizes="(max-width: 760px) 46vw, 16rem" />
              <strong>{translate(game.name)}</strong>
              <span>{translate(game.brief)}</span>
            </button>
          ))}
        </div>
      </section>
      <Battles key={found.game.picture} manifest={manifest} game={found.game} offer={offer} />
    </div>
  );
}

interface Props {
  readonly manifest: RulesetManifest;
  readonly game: GameEntry;
  readonly offer: Offers;
}

function Battles({ manifest, ...given }: Props): ReactNode {
  const { t } = useMessages<Key>();
  const rules = useRulesSetUp(manifest.id);
  if (rules === 'failed') return <p role="alert">{t('web.page.failed')}</p>;
  if (rules === null) return <p role="status">{t('web.page.coming')}</p>;
  return <Choose manifest={manifest} rules={rules} {...given} />;
}

function Choose({ manifest, game, offer, rules }: Props & { readonly rules: RulesSetUp }): ReactNode {
  const messages = useMessages<Key>();
  const { t } = messages;
  const { picture } = game;
  const documents = useSyncExternalStore(rules.documents.subscribe, rules.documents.getState);
  const [chosen, setChosen] = useState<Chosen>(
    () => keptOf(picture, (draft) => rules.revived(draft, picture)) ?? freshChosen(manifest, rules, game),
  );
  const model = modelOf(manifest, rules, game, chosen, documents, messages);
  const change = (next: Chosen): void => {
    keep(picture, { ...next, draft: rules.kept(next.draft) });
    setChosen(next);
  };
  return (
    <>
      <section className="online-battles" aria-labelledby="battle">
        <h2 id="battle">{t('web.online.choose.battle')}</h2>
        <Tiles
          ruleset={manifest.id}
          picture={picture}
          tiles={model.tiles}
          chosen={model.tile}
          isChanged={model.battle?.setup !== undefined}
          onChoose={(tile) => change(withTile(manifest, rules, chosen, tile))}
        />
        <p>
          <a href={pageAddress('any', 'setup', `game=${picture}`)}>{t('web.online.choose.more')}</a>
        </p>
      </section>
      {model.fault === null ? (
        <Offering key={offerKey(model)} manifest={manifest} model={model} offer={offer} />
      ) : (
        <p role="alert" className="panel online-offer">
          {model.fault}
        </p>
      )}
    </>
  );
}

/** Another battle is offered anew; what was chosen beside it is kept. */
const offerKey = ({ tile, chosen }: Model): string => JSON.stringify([tile, chosen.switches, chosen.draft]);

function Offering({
  manifest,
  model,
  offer,
}: Pick<Props, 'manifest' | 'offer'> & { readonly model: Model }): ReactNode {
  const { t } = useMessages<Key>();
  const [found, setFound] = useState<Offered | 'none' | null>(null);
  useEffect(() => {
    let isGone = false;
    const { battle, entry, chosen, seats } = model;
    const look = async (): Promise<Offered | null> => {
      if (battle === null) return null;
      const setup = entry ? await withSwitches(manifest, entry.id, chosen.switches) : battle.setup;
      const own = seatsFor(seats, { ...chosen, against: 'computer' });
      return offeredOf({ ...battle, setup, seats: own });
    };
    look().then(
      (is) => isGone || setFound(is ?? 'none'),
      () => isGone || setFound('none'),
    );
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- its key names all that it depends on
  }, []);
  if (found === null) return <p role="status">{t('web.page.coming')}</p>;
  if (found === 'none')
    return (
      <p role="alert" className="panel online-offer">
        {t('web.page.failed')}
      </p>
    );
  return offer(found, model.game.picture);
}
