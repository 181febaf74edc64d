/** Asks who plays a position that was opened, and begins its battle. */
import { lazy, type ReactNode, Suspense } from 'react';
import { useSavedBattles } from '../../battle/index.ts';
import type { OpenedPosition } from '../../battle/records/savedBattles.ts';
import { boardAddress } from '../../replay/address.ts';
import type { useStart } from './useStart.ts';

/** Only those who open a position need it. */
const PositionPlayers = lazy(() => import('./PositionPlayers.tsx'));

interface Props {
  readonly position: OpenedPosition | null;
  readonly start: ReturnType<typeof useStart>;
  readonly onCancel: () => void;
}

export function PositionQuestion({ position, start: { busy, go }, onCancel }: Props): ReactNode {
  const battles = useSavedBattles();
  if (position === null) return null;
  /** Nobody plays it: no computer player answers while it is looked into. */
  const lookInto = (): Promise<void> => {
    const { ruleset, state } = position.battle;
    const nobody = Object.fromEntries(ruleset.seats(state).map((seat) => [seat, 'human'] as const));
    const toBoard = (battle: string): void => {
      location.hash = boardAddress({ battle, at: 0 });
    };
    return go(() => battles.open(position.text, nobody), toBoard);
  };
  return (
    <Suspense>
      <PositionPlayers
        key={position.text}
        position={position}
        busy={busy}
        onBegin={(players) => void go(() => battles.open(position.text, players))}
        onBoard={() => void lookInto()}
        onCancel={onCancel}
      />
    </Suspense>
  );
}
