/** SK-TER-17, SK-TER-18: door, windows, floors, stairs and ladder of a building being placed. */
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import type { Hole, Laid } from '../../interaction/terrainPiece.ts';
import type { TableKey } from '../../screen/messages.ts';
import './holes.css';

interface Props {
  readonly laid: Laid;
  readonly change: (part: Partial<Laid>) => void;
}

export function Holes({ laid, change }: Props): ReactNode {
  const { t } = useMessages<TableKey>();
  const set = (at: number, part: Partial<Hole>) =>
    change({ holes: laid.holes.map((hole, i) => (i === at ? { ...hole, ...part } : hole)) });
  return (
    <div className="holes">
      {laid.holes.map((hole, i) => (
        <label key={i}>
          {hole.kind === 'door' ? t('web.sk.lay.door') : t('web.sk.lay.window', { number: i })}
          <select value={hole.wall} onChange={(event) => set(i, { wall: Number(event.target.value) })}>
            {([0, 1, 2, 3] as const).map((wall) => (
              <option key={wall} value={wall}>
                {t(`web.sk.lay.wall.${wall}`)}
              </option>
            ))}
          </select>
          <input
            type="range"
            min={10}
            max={90}
            value={Math.round(hole.along * 100)}
            onChange={(event) => set(i, { along: Number(event.target.value) / 100 })}
          />
        </label>
      ))}
      <Tick on={laid.barred} label={t('web.sk.lay.barred')} set={(barred) => change({ barred })} />
      <Tick on={laid.floors === 2} label={t('web.sk.lay.floors')} set={(two) => change({ floors: two ? 2 : 1 })} />
      {laid.floors === 2 && (
        <>
          <label>
            {t('web.sk.lay.stairs')}
            <select value={laid.stairs} onChange={(event) => change({ stairs: Number(event.target.value) })}>
              {([1, 2, 3, 4] as const).map((corner) => (
                <option key={corner} value={corner}>
                  {t(`web.sk.lay.corner.${corner}`)}
                </option>
              ))}
            </select>
          </label>
          {laid.holes.some(({ kind }) => kind === 'window') && (
            <Tick on={laid.ladder} label={t('web.sk.lay.ladder')} set={(ladder) => change({ ladder })} />
          )}
        </>
      )}
    </div>
  );
}

function Tick({
  on,
  label,
  set,
}: {
  readonly on: boolean;
  readonly label: string;
  readonly set: (on: boolean) => void;
}): ReactNode {
  return (
    <span className="ticks">
      <label>
        <input type="checkbox" checked={on} onChange={(event) => set(event.target.checked)} />
        {label}
      </label>
    </span>
  );
}
