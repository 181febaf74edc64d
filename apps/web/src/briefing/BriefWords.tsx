/** The words of a briefing, and the ways into the battle. */
import { envelopeOf } from '@drumhead/engine';
import { type ReactNode, useState } from 'react';
import { pageAddress } from '../app/route.ts';
import { ScenarioNotes } from '../app/home/ScenarioNotes.tsx';
import { NoticesInView } from '../app/NoticesInView.tsx';
import { useSavedBattles } from '../battle/index.ts';
import { comingInWords } from '../battle/useComing.ts';
import { isHuman } from '../battle/players/players.ts';
import { setSettings, useSettings } from '../battle/settings.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { PlayOnline } from '../online/table/PlayOnline.tsx';
import { lazyComponent } from '../panels/lazyComponent.tsx';
import { SideMark } from '../panels/SideMark.tsx';
import { manifestOf } from '../rulesets/manifests.ts';
import { type Asked, ask } from './asked.ts';
import { BriefPart } from './BriefPart.tsx';
import type { Shown } from './shown.ts';
import { FileBriefing } from './FileBriefing.tsx';
import { FilePlayers } from './FilePlayers.tsx';
import { playedOf } from './fileOdds.ts';
import { Handicaps } from './Handicaps.tsx';
import { ChangeCopy } from './ChangeCopy.tsx';
import { KeepFile } from './KeepFile.tsx';
import type { BriefingKey } from './messages.ts';
import { Odds } from './Odds.tsx';
import { played } from './played.ts';
import { Opponents } from './Opponent.tsx';
import { beginAsked } from './useBegin.ts';
import { nameOfBattle } from '../battle/records/nameOfBattle.ts';

/** Packs the file: few look at one. */
const CopyLink = lazyComponent(() => import('../library/CopyLink.tsx').then((found) => found.CopyLink));

interface Props {
  readonly asked: Asked;
  readonly shown: Shown;
  /** What else is told of it. */
  readonly children: ReactNode;
}

export function BriefWords({ asked, shown, children }: Props): ReactNode {
  const messages = useMessages<BriefingKey | MessageKey>();
  const { t, translate } = messages;
  const { screen, battle, rules, isReady } = shown;
  const { state, ruleset } = battle;
  const { scenario, seats } = asked.battle;
  const manifest = manifestOf(asked.battle.ruleset);
  const entry = manifest?.scenarios.find(({ id }) => id === scenario);
  const first = manifest?.games.find((one) => one.first.scenario === scenario);
  const game = first ?? manifest?.games[0];
  const file = envelopeOf(battle.setup);
  // SCN-HID-1: everybody at a table has the whole file.
  const isAsWritten = file !== null && JSON.stringify(shown.printed) === JSON.stringify(battle.setup);
  const found =
    file?.balance && isAsWritten
      ? playedOf(file.balance, ruleset.seats(state))
      : scenario !== null && isReady
        ? played[scenario]
        : undefined;
  const measured = scenario === null ? undefined : played[scenario];
  const all = ruleset.seats(state);
  const added = rules.added(messages, state);
  const people = all.filter((seat) => isHuman(seats[seat]));
  const name = translate(entry?.name ?? first?.first.name ?? nameOfBattle(screen, battle.setup));
  const names = all.map((seat) => screen.seatName(messages, state, seat));
  const bySeat = Object.fromEntries(all.map((seat, i) => [seat, names[i] ?? '']));
  const seat = (next: typeof seats): void => ask({ ...asked, battle: { ...asked.battle, seats: next } });
  return (
    <section className="panel briefing-words" aria-labelledby="briefing-title">
      <div className="briefing-told">
        <NoticesInView />
        <h2 id="briefing-title">{name}</h2>
        {entry && <p className="briefing-about">{translate(entry.about)}</p>}
        {file && <FileBriefing file={file} sides={people.length > 0 ? people : all} names={bySeat} />}
        {children}
        <div className="briefing-head">
          <h3>{heading(people, all, names, t)}</h3>
          <span>{strengths(shown, people, messages)}</span>
        </div>
        <ul className="briefing-facts">
          {rules.facts(messages, state).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {added.length > 0 && <li>{t('web.brief.added', { rules: added.join(', ') })}</li>}
          <li>{screen.aim(messages, state)}</li>
          <Coming shown={shown} />
          {screen.scores(messages, state).map(
            ({ limit, left, label, side: name, short }, side) =>
              limit !== undefined &&
              left !== undefined && (
                <li key={label} className="briefing-limit">
                  <SideMark side={side} /> <span className="spoken">{label}</span>
                  <span aria-hidden="true">
                    {name} <b>{left}</b> {short}
                  </span>
                </li>
              ),
          )}
        </ul>
        <Odds played={found} names={names} />
        <Handicaps asked={asked} shown={shown} names={names} />
        {file && <FilePlayers seats={seats} names={bySeat} change={seat} />}
        {file && <PlayOnline battle={() => asked.battle} />}
        {/* Anew for another file: that the one before is kept says nothing of it. */}
        {file && <KeepFile key={JSON.stringify(shown.printed)} file={file} shown={shown} />}
        {file && <CopyLink file={envelopeOf(shown.printed) ?? file} />}
        {/* Anew where others are chosen to play: whether they are told apart hangs on who they are. */}
        <Opponents key={people.join(' ')} seats={seats} names={bySeat} change={seat} />
        <BriefPart head={t('web.brief.length')} said={game && translate(game.time)}>
          <p className="minor">
            {measured && rules.length(messages, measured.length)} {t('web.brief.saved')}
          </p>
        </BriefPart>
        {entry?.notes && <ScenarioNotes bundle={`${asked.battle.ruleset}-notes`} notes={entry.notes} />}
        <p className="briefing-links">
          {entry && <a href={pageAddress('any', 'map', `scenario=${entry.id}`)}>{t('web.page.map')}</a>}
          <ChangeCopy shown={shown} name={name} from={asked.from} />
          <a href={pageAddress(asked.battle.ruleset, 'rules')}>{t('web.brief.rules')}</a>
        </p>
        <Skip />
      </div>
      <Begin asked={asked} hasPeople={people.length > 0} isGroundOpen={rules.isGroundOpen(state)} />
    </section>
  );
}

/** Who comes later, when and where, as far as the reader may know. */
function Coming({ shown: { screen, battle, viewer } }: { readonly shown: Shown }): ReactNode {
  const messages = useMessages();
  const ready = useBundle('web-script-pages');
  const coming = screen.script.arrivals(battle.ruleset.view(battle.state, viewer));
  if (!ready || coming.length === 0) return null;
  return (
    <li>
      {messages.translate('scn.coming')}
      <ul>
        {comingInWords(messages, screen, battle, coming).map((text, i) => (
          <li key={text}>
            <SideMark side={coming[i]?.side ?? 0} /> {text}
          </li>
        ))}
      </ul>
    </li>
  );
}

type T = ReturnType<typeof useMessages<BriefingKey | MessageKey>>['t'];

function heading(people: readonly string[], all: readonly string[], names: readonly string[], t: T): string {
  const [mine] = people;
  if (mine === undefined) return t('web.brief.watch');
  if (people.length === 1) return t('web.brief.command', { side: names[all.indexOf(mine)] ?? '' });
  return t('web.brief.two', { sides: people.map((seat) => names[all.indexOf(seat)]).join(', ') });
}

/** The forces of two sides, the reader's first. */
function strengths(
  { battle, rules }: Shown,
  people: readonly string[],
  messages: ReturnType<typeof useMessages<BriefingKey | MessageKey>>,
) {
  const { ruleset, state } = battle;
  const all = ruleset.seats(state);
  if (all.length !== 2) return null;
  const mine = Math.max(0, all.indexOf(people[0] ?? ''));
  const [own, other] = [mine, 1 - mine].map((side) => rules.strength(messages, state, side));
  return messages.t('web.brief.against', { mine: own ?? '', theirs: other ?? '' });
}

function Skip(): ReactNode {
  const { t } = useMessages<BriefingKey | MessageKey>();
  const skipped = useSettings(({ briefing }) => briefing === 'skipped');
  return (
    <label className="briefing-skip">
      <input
        type="checkbox"
        checked={skipped}
        onChange={(event) => setSettings({ briefing: event.currentTarget.checked ? 'skipped' : 'shown' })}
      />{' '}
      {t('web.brief.skip')}
    </label>
  );
}

/** Two ways into the battle, the one that was asked for first; one where nobody at the screen sets anything up. */
function Begin({
  asked,
  hasPeople,
  isGroundOpen,
}: {
  readonly asked: Asked;
  readonly hasPeople: boolean;
  readonly isGroundOpen: boolean;
}): ReactNode {
  const { t } = useMessages<BriefingKey | MessageKey>();
  const battles = useSavedBattles();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const begin = async (atOnce: boolean) => {
    setBusy(true);
    setFailed(!(await beginAsked(battles, { ...asked, atOnce }).catch(() => false)));
    setBusy(false);
  };
  const byHand = t(isGroundOpen ? 'web.brief.setUp' : 'web.brief.deploy');
  const atOnce = t(isGroundOpen ? 'web.brief.ready.all' : 'web.brief.ready');
  const ways: readonly (readonly [name: string, atOnce: boolean])[] = hasPeople
    ? [
        [byHand, false],
        [atOnce, true],
      ]
    : [[t('web.brief.begin'), false]];
  return (
    <div className="briefing-foot">
      {failed && <p role="alert">{t('web.brief.failed')}</p>}
      {[...ways]
        .sort(([, one], [, other]) => Number(other === asked.atOnce) - Number(one === asked.atOnce))
        .map(([name, one], i) => (
          <button
            key={name}
            type="button"
            className={i === 0 ? 'primary large' : 'large'}
            disabled={busy}
            onClick={() => void begin(one)}
          >
            {name}
          </button>
        ))}
    </div>
  );
}
