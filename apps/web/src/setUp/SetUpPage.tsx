/** One page on which a battle of any game is set up: battle, forces, ground; then against whom, and the rules. */
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { type PageProps, pageAddress } from '../app/route.ts';
import { useBegin } from '../briefing/useBegin.ts';
import { useShown } from '../briefing/useShown.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { useKeptPlace } from '../documents/useKeptPlace.ts';
import { offerOnline } from '../online/table/offer.ts';
import { games, manifestOf } from '../rulesets/manifests.ts';
import type { GameEntry, RulesetManifest } from '../rulesets/rulesetManifest.ts';
import { sideColours } from '../table/troops/nations.ts';
import type { NewBattle } from '../battle/records/savedBattles.ts';
import { type Chosen, keep, keptOf, lastGame, seatsFor } from './chosen.ts';
import type { SetUpKey } from './messages.ts';
import { isListed } from './leads.tsx';
import { freshChosen, modelOf, withTile } from './model.ts';
import { SetUpDesk } from './SetUpDesk.tsx';
import { SetUpPhone } from './SetUpPhone.tsx';
import type { RulesSetUp } from './rulesSetUp.ts';
import { useNarrow } from './useNarrow.ts';
import { useRulesSetUp } from './useRulesSetUp.ts';
import { withSwitches } from './withSwitches.ts';
import '../app/otherGames.css';
import './setUp.css';

/** The query: `game`, its picture or, as in its name, its book (`shakos`); and what its rule set reads. */
export function SetUpPage({ query }: PageProps): ReactNode {
  const { t, translate } = useMessages<SetUpKey>();
  const asked = new URLSearchParams(query).get('game');
  const called = (id: string | null) =>
    games.find(({ game }) => game.picture === id || game.name === `web.game.${id}.short`);
  const found = asked === null ? (called(lastGame()) ?? games[0]) : called(asked);
  return (
    <>
      <nav className="other-games set-up-games" aria-label={t('web.setUp.games')}>
        {games.map((one) => (
          <a
            key={one.game.picture}
            href={pageAddress('any', 'setup', `game=${one.game.picture}`)}
            aria-current={one === found ? 'page' : undefined}
          >
            {translate(one.game.name)}
          </a>
        ))}
      </nav>
      {found ? (
        <Loaded key={`${found.game.picture} ${query}`} ruleset={found.ruleset} game={found.game} query={query} />
      ) : (
        <p role="alert">{t('web.setUp.unknown', { asked: asked ?? '' })}</p>
      )}
    </>
  );
}

interface Given {
  readonly game: GameEntry;
  readonly query: string;
}

/** The part of the rule set, with its words. */
function Loaded({ ruleset, ...given }: Given & { readonly ruleset: string }): ReactNode {
  const { t } = useMessages();
  const manifest = manifestOf(ruleset);
  const rules = useRulesSetUp(ruleset);
  if (rules === 'failed') return <p role="alert">{t('web.page.failed')}</p>;
  if (rules === null || !manifest) return <p role="status">{t('web.page.coming')}</p>;
  return <SetUp manifest={manifest} rules={rules} {...given} />;
}

function SetUp({
  manifest,
  rules,
  game,
  query,
}: Given & { readonly manifest: RulesetManifest; readonly rules: RulesSetUp }): ReactNode {
  useKeptPlace();
  const messages = useMessages<SetUpKey | MessageKey>();
  const isNarrow = useNarrow();
  const documents = useSyncExternalStore(rules.documents.subscribe, rules.documents.getState);
  const [chosen, setChosen] = useState<Chosen>(() => begun(manifest, rules, game, query));
  const { busy, failed, begin } = useBegin();
  const model = modelOf(manifest, rules, game, chosen, documents, messages);
  const { battle, seats, described, entry } = model;
  const shown = useShown(battle, battle);
  const extra = typeof shown === 'object' ? (shown.screen.extraBundle ?? shown.screen.bundle) : manifest.id;
  const isNamed = useBundle(extra);
  const kept = (one: Chosen) => keep(game.picture, { ...one, draft: rules.kept(one.draft) });
  // What an address brings is kept from then on: to look at it again draws no other enemy.
  const isBrought = isListed(query);
  useEffect(() => {
    if (!isBrought) return;
    kept(chosen);
    history.replaceState(null, '', pageAddress('any', 'setup', `game=${game.picture}`));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what it began with
  }, [isBrought]);
  const change = (next: Chosen) => {
    kept(next);
    setChosen(next);
  };
  const newBattle = async (): Promise<NewBattle | null> => {
    if (battle === null) return null;
    const setup = entry ? await withSwitches(manifest, entry.id, chosen.switches) : battle.setup;
    return { ...battle, setup, seats: seatsFor(seats, chosen) };
  };
  const play = async (): Promise<void> => {
    kept(chosen);
    // The rules of a ready scenario may not come.
    const made = await newBattle().catch(() => null);
    if (chosen.against === 'elsewhere' && made !== null) offerOnline(made);
    else void begin(made && { battle: made, atOnce: described.atOnce });
  };
  const props = {
    model,
    shown: isNamed && typeof shown === 'object' && battle !== null ? shown : null,
    change,
    choose: (tile: (typeof model.tiles)[number]) => change(withTile(manifest, rules, chosen, tile)),
    play: () => void play(),
    busy,
    failed,
  };
  return (
    <div className="set-up side-colours" style={sideColours(described.forces.map(({ uniform }) => uniform))}>
      {isNarrow ? <SetUpPhone {...props} /> : <SetUpDesk {...props} />}
    </div>
  );
}

/** What the address brings, else what was set last, else the first battle of the game. */
function begun(manifest: RulesetManifest, rules: RulesSetUp, game: GameEntry, query: string): Chosen {
  const { picture } = game;
  const fresh = freshChosen(manifest, rules, game);
  const brought = rules.brought?.(query) ?? null;
  if (brought !== null) {
    const { draft, isForTwo } = brought;
    return { ...fresh, scenario: null, draft, mine: [rules.mine(draft)], against: isForTwo ? 'here' : 'computer' };
  }
  const kept = keptOf(picture, (draft) => rules.revived(draft, picture)) ?? fresh;
  const wanted = new URLSearchParams(query).get('battle');
  const tile = [...manifest.scenarios, ...rules.tiles(picture)].find(({ id }) => id === wanted);
  return tile ? withTile(manifest, rules, kept, { ...tile, scenario: null }) : kept;
}
