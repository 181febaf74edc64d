/** A battle: header, table, and the panels around it, which fold under it on a phone. */
import { type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import { puzzleOf } from '../battle/records/firstBattle.ts';
import { SessionContext, useHosted } from '../battle/index.ts';
import { askedForDraw } from '../battle/follow/askedForDraw.ts';
import { sameFields } from '../battle/follow/sameFields.ts';
import { tableOf } from '../battle/records/onlineName.ts';
import { awaitedRoll } from '../battle/players/ownDice.ts';
import { useSettings } from '../battle/settings.ts';
import { useMessages } from '../i18n/index.ts';
import { CardFold } from '../panels/CardFold.tsx';
import { lazyComponent } from '../panels/lazyComponent.tsx';
import { openBook } from '../reference/openBook.ts';
import { sideColours } from '../table/troops/nations.ts';
import { OpenAim } from './header/AimButton.tsx';
import { Header } from './header/Header.tsx';
import { Notices } from './Notices.tsx';
import { Sheet } from './Sheet.tsx';
import { usePhone, useWide } from './useWide.ts';

// Lazy: the first table needs no dice, no story, no keyboard, no handover and no victory.
const RolledDice = lazyComponent(() => import('../panels/turn/RolledDice.tsx').then((found) => found.RolledDice));
const TurnStrip = lazyComponent(() => import('../panels/turn/TurnStrip.tsx').then((found) => found.TurnStrip));
const BattleSound = lazyComponent(() => import('../panels/BattleSound.tsx').then((found) => found.BattleSound));
const Guide = lazyComponent(() => import('../advice/Beside.tsx').then((found) => found.Beside));
const PuzzlePanel = lazyComponent(() => import('../puzzles/PuzzlePanel.tsx').then((found) => found.PuzzlePanel));
const Moment = lazyComponent(() => import('../panels/moments/Moment.tsx').then((found) => found.Moment));
const HeldNote = lazyComponent(() => import('../panels/moments/HeldNote.tsx').then((found) => found.HeldNote));
const Story = lazyComponent(() => import('../panels/story/Story.tsx').then((found) => found.Story));
const KeptFocus = lazyComponent(() => import('./KeptFocus.tsx').then((found) => found.KeptFocus));
const Handover = lazyComponent(() => import('./Handover.tsx').then((found) => found.Handover));
const DrawQuestion = lazyComponent(() => import('./DrawQuestion.tsx').then((found) => found.DrawQuestion));
const OwnDicePanel = lazyComponent(() =>
  import('../panels/ownDice/OwnDicePanel.tsx').then((found) => found.OwnDicePanel),
);
const OnlineBar = lazyComponent(() => import('../online/index.ts').then((found) => found.OnlineBar));
const Elsewhere = lazyComponent(() => import('./saving/SavingNotices.tsx').then((found) => found.Elsewhere));
const Unsaved = lazyComponent(() => import('./saving/SavingNotices.tsx').then((found) => found.Unsaved));
const BookBeside = lazyComponent(() => import('../reference/BookBeside.tsx').then((found) => found.BookBeside));
const VictoryCard = lazyComponent(() => import('./VictoryCard.tsx').then((found) => found.VictoryCard));

export function BattlePage(): ReactNode {
  const session = useHosted((h) => h.session);
  return (
    session && (
      <SessionContext.Provider value={session}>
        <Played />
        <KeptFocus />
      </SessionContext.Provider>
    )
  );
}

/** All parts of the page hear of changes themselves: this one shall be drawn anew only where other parts are to be shown. */
function Played(): ReactNode {
  const screen = useHosted((h) => h.screen);
  const handover = useHosted((h) => h.handover);
  const over = useHosted((h) => h.saved?.over ?? false);
  const behind = useHosted((h) => h.following.behind);
  const elsewhere = useHosted((h) => h.elsewhere);
  const unsaved = useHosted((h) => h.unsaved);
  const colours = useSideColours();
  const sounds = useSettings(({ sound }) => sound > 0);
  const { t } = useMessages();
  const puzzle = useHosted((h) => puzzleOf(h.saved?.scenario) !== null);
  const online = useHosted((h) => tableOf(h.saved?.id) !== null);
  const wide = useWide();
  const phone = usePhone();
  const draw = useHosted((h) => askedForDraw(h) !== undefined);
  // The puzzle's panel says what comes next.
  const halted = useHosted((h) => !h.following.behind && h.battle !== null && h.halts?.(h.battle.state) === true);
  const book = useStore(openBook, (now) => now.book);
  const deploys = useHosted((h) => h.battle !== null && h.screen?.isDeploying(h.battle.state) === true);
  const ownDice = useHosted((h) => !h.following.behind && awaitedRoll(h) !== null);
  if (!screen) return null;
  if (handover !== null) return <Handover />;
  const { Table, Decision, Card, Overview } = screen;
  const rail = wide && screen.square === true && !puzzle && !deploys;
  // Where it is seen: over the head of a phone's table, at the foot of the panels of a desk.
  const strip = (
    <div className="turn-place" data-over-table>
      {(behind || !over) && <TurnStrip />}
    </div>
  );
  return (
    <div className="battle" style={colours}>
      <a className="skip" href="#decision">
        {t('web.skip')}
      </a>
      <Header />
      <OpenAim />
      {sounds && <BattleSound />}
      <main className={deploys ? 'deploys' : rail ? 'with-rail' : ''}>
        {book && <BookBeside book={book} />}
        <div className="table-place">
          <Table />
        </div>
        {rail && (
          <div className="rail">
            <Overview open />
          </div>
        )}
        {phone && strip}
        <Sheet>
          {online && <OnlineBar />}
          {unsaved && <Unsaved />}
          {over && !puzzle && <VictoryCard />}
          <OlderRules />
          <Notices />
          {!puzzle && !over && <HeldNote />}
          {puzzle ? <PuzzlePanel /> : <Guide rolling={ownDice} />}
          <div id="decision" tabIndex={-1}>
            {halted ? null : elsewhere ? (
              <Elsewhere />
            ) : draw ? (
              <DrawQuestion />
            ) : ownDice ? (
              <OwnDicePanel />
            ) : (
              <Decision />
            )}
          </div>
          {!puzzle && !over && <Moment />}
          <RolledDice />
          <CardFold>
            <Card />
          </CardFold>
          <Story />
          {!rail && !puzzle && <Overview />}
        </Sheet>
        {!phone && strip}
      </main>
    </div>
  );
}

const NO_COLOURS: ReturnType<typeof sideColours> = {};

/** Of the sides, the same object as long as they are the same. */
function useSideColours(): ReturnType<typeof sideColours> {
  const last = useRef(NO_COLOURS);
  return useHosted(({ screen, battle }) => {
    const now = screen && battle ? sideColours(screen.uniforms(battle.state)) : NO_COLOURS;
    return sameFields(last.current, now) ? last.current : (last.current = now);
  });
}

/** A battle is played to its end under the rules it was begun with; a newer version is offered for the next one. */
function OlderRules(): ReactNode {
  const { t } = useMessages();
  const version = useHosted((h) => h.battle?.ruleset.version ?? 0);
  const newest = useHosted((h) => h.screen?.ruleset.version ?? 0);
  return version < newest && <p className="panel">{t('web.battle.olderRules', { version, newest })}</p>;
}
