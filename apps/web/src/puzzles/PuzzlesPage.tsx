/** The puzzles of all games, with what was reached on this device. The query is the game to show first. */
import { type ReactNode, useEffect, useState } from 'react';
import { NoticesInView } from '../app/NoticesInView.tsx';
import { useStart } from '../app/home/useStart.ts';
import { pageAddress, type PageProps } from '../app/route.ts';
import { useSavedBattles } from '../battle/index.ts';
import { useProgress } from '../guide/progress.ts';
import { useMessages } from '../i18n/index.ts';
import { percent } from '../panels/percent.ts';
import { games, manifests } from '../rulesets/manifests.ts';
import { puzzleBattle } from './battle.ts';
import { OwnPuzzles } from './own/OwnPuzzles.tsx';
import type { PuzzleKey } from './messages.ts';
import type { Puzzle, RulesPuzzles } from './puzzle.ts';
import { Threshold } from './Threshold.tsx';
import './puzzles.css';

export function PuzzlesPage({ query }: PageProps): ReactNode {
  const { t, translate } = useMessages<PuzzleKey>();
  const [all, setAll] = useState<readonly RulesPuzzles[]>([]);
  const { busy, go } = useStart();
  const { start } = useSavedBattles();
  useEffect(() => {
    Promise.all(manifests.map((manifest) => manifest.puzzles() as Promise<RulesPuzzles>)).then(setAll, () => undefined);
  }, []);
  const begin = (rules: RulesPuzzles, puzzle: Puzzle) => void go(() => start(puzzleBattle(puzzle, rules.ruleset)));
  return (
    <div className="puzzles-page">
      <NoticesInView />
      <OwnPuzzles />
      <p>
        {t('web.puzzles.about')} <a href={pageAddress('any', 'day')}>{translate('web.page.day')}</a>
      </p>
      {[...games]
        .sort((a, b) => Number(b.game.picture === query) - Number(a.game.picture === query))
        .map(({ ruleset, game }) => {
          const rules = all.find((one) => one.ruleset.id === ruleset);
          const list = rules?.list.filter((puzzle) => puzzle.game === game.picture) ?? [];
          return (
            rules &&
            list.length > 0 && (
              <section key={game.picture} className="panel" aria-labelledby={`puzzles-${game.picture}`}>
                <h2 id={`puzzles-${game.picture}`}>{translate(game.name)}</h2>
                <Count puzzles={list} />
                {game.picture in WORDS && <p className="minor">{t(WORDS[game.picture] as PuzzleKey)}</p>}
                <ol className="puzzle-list">
                  {list.map((puzzle) => (
                    <li key={puzzle.id}>
                      <button type="button" disabled={busy} onClick={() => begin(rules, puzzle)}>
                        <strong>{translate(puzzle.title)}</strong>
                        <span>{translate(puzzle.question)}</span>
                        <Threshold puzzle={puzzle} />
                        <Reached puzzle={puzzle} />
                      </button>
                    </li>
                  ))}
                </ol>
              </section>
            )
          );
        })}
    </div>
  );
}

/** By game: the short words of its questions. */
const WORDS: Readonly<Record<string, PuzzleKey>> = {
  'large-battles': 'web.puzzles.words.large',
  simplicity: 'web.puzzles.words.simplicity',
};

/** Losses below this are no loss. */
const ALL = 1 - 1e-6;

function Count({ puzzles }: { readonly puzzles: readonly Puzzle[] }): ReactNode {
  const { t } = useMessages<PuzzleKey>();
  const solved = useProgress((progress) => puzzles.filter(({ id }) => (progress.puzzles[id] ?? 0) >= ALL).length);
  return <p className="minor">{t('web.puzzles.count', { solved, all: puzzles.length })}</p>;
}

function Reached({ puzzle }: { readonly puzzle: Puzzle }): ReactNode {
  const { t } = useMessages<PuzzleKey>();
  const part = useProgress((progress) => progress.puzzles[puzzle.id]);
  if (part === undefined) return <span className="minor">{t('web.puzzles.open')}</span>;
  return (
    <span className="minor">
      {part >= ALL ? `✓ ${t('web.puzzles.solved')}` : t('web.puzzles.tried', { part: percent(part) })}
    </span>
  );
}
