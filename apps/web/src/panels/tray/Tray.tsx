/** What is to be deployed, drawn as it stands on the table, by brigade; on a phone one brigade at a time. */
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import './tray.css';

export interface TrayPiece {
  readonly key: string;
  readonly name: string;
  /** In few letters, under its picture. */
  readonly short: string;
  readonly picture: ReactNode;
  readonly isPlaced: boolean;
  readonly isSelected: boolean;
  readonly select: () => void;
}

export interface TrayGroup {
  readonly key: string;
  /** Left out where there is one group alone. */
  readonly name?: string;
  /** For a round mark, such as I, II. */
  readonly mark?: string;
  readonly pieces: readonly TrayPiece[];
  /** Places those that wait, where they are suggested; under its name. */
  readonly place?: () => void;
}

export function Tray({ groups }: { readonly groups: readonly TrayGroup[] }): ReactNode {
  const { t } = useMessages();
  const [chosen, setChosen] = useState<string | null>(null);
  const waits = ({ pieces }: TrayGroup): boolean => pieces.some(({ isPlaced }) => !isPlaced);
  const ofSelected = groups.find(({ pieces }) => pieces.some(({ isSelected }) => isSelected));
  const open = groups.find(({ key }) => key === chosen) ?? ofSelected ?? groups.find(waits) ?? groups[0];
  return (
    <div className="tray">
      {groups.length > 1 && (
        <div className="tray-marks">
          {groups.map((group) => (
            <button
              key={group.key}
              type="button"
              aria-pressed={group === open}
              aria-label={group.name}
              onClick={() => setChosen(group.key)}
            >
              {waits(group) ? group.mark : '✓'}
            </button>
          ))}
        </div>
      )}
      {groups.map((group) => (
        <section key={group.key} className={group === open ? 'tray-group' : 'tray-group not-phone'}>
          {group.name !== undefined && (
            <div className="tray-head">
              <h3>{group.name}</h3>
              {waits(group) ? (
                <button type="button" className="quiet" onClick={group.place}>
                  {t('web.deploy.group')} <span className="spoken">{group.name}</span>
                </button>
              ) : (
                <span className="tray-done">✓ {t('web.deploy.group.done')}</span>
              )}
            </div>
          )}
          <ul className="tray-pieces">
            {group.pieces.map(({ key, name, short, picture, isPlaced, isSelected, select }) => (
              <li key={key}>
                <button
                  type="button"
                  className={isPlaced ? 'tray-piece placed' : 'tray-piece'}
                  aria-label={name}
                  aria-pressed={isSelected}
                  onClick={select}
                >
                  {picture}
                  <span aria-hidden="true">{short}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
