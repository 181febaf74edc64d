/**
 * What is to be deployed, drawn as it stands on the table, by brigade: at a desk side by side below the table, on a phone
 * one brigade at a time.
 */
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { RuleLink } from '../../reference/RuleLink.tsx';
import { type Carried, usePieceDrag } from './usePieceDrag.ts';
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
  /** It is dragged onto the table. */
  readonly carry: (input: Carried) => void;
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
  /** Why none of them may be placed yet. */
  readonly closed?: { readonly text: string; readonly rule: string } | undefined;
}

const waits = ({ pieces }: TrayGroup): boolean => pieces.some(({ isPlaced }) => !isPlaced);

/** Pieces to be drawn beyond which they stand in two rows. */
const ONE_ROW = 11;

/** `main`: the button that does the most now; the children stand beside it. */
export function Tray({
  groups,
  main,
  children,
}: {
  readonly groups: readonly TrayGroup[];
  readonly main?: ReactNode;
  readonly children?: ReactNode;
}): ReactNode {
  const { t } = useMessages();
  const [chosen, setChosen] = useState<string | null>(null);
  const ofSelected = groups.find(({ pieces }) => pieces.some(({ isSelected }) => isSelected));
  const wanted = groups.find(({ key }) => key === chosen) ?? ofSelected;
  const open = wanted ?? groups.find(waits) ?? groups[0];
  // Who stands already takes no room, unless somebody looks for them.
  const isFolded = (group: TrayGroup) => group.name !== undefined && !waits(group) && group !== wanted;
  const drawn = groups.flatMap((group) => (isFolded(group) ? [] : group.pieces));
  return (
    <>
      <div className={drawn.length > ONE_ROW ? 'tray two-rows' : 'tray'}>
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
          <section
            key={group.key}
            className={`tray-group${group === open ? '' : ' not-phone'}${isFolded(group) ? ' folded' : ''}`}
          >
            <GroupHead group={group} isFolded={isFolded(group)} unfold={() => setChosen(group.key)} />
            <ul className="tray-pieces">
              {group.pieces.map((piece) => (
                <li key={piece.key}>
                  <Piece {...piece} closed={group.closed && `${group.key}-closed`} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="tray-acts">
        <div className="decision-main">
          {open?.place && waits(open) && groups.length > 1 && (
            <button type="button" className="tray-phone" onClick={open.place}>
              {t('web.deploy.group')} <span className="spoken">{open.name}</span>
            </button>
          )}
          {main}
        </div>
        {children}
      </div>
    </>
  );
}

function GroupHead({
  group,
  isFolded,
  unfold,
}: {
  readonly group: TrayGroup;
  readonly isFolded: boolean;
  readonly unfold: () => void;
}): ReactNode {
  const { t } = useMessages();
  const left = group.pieces.filter(({ isPlaced }) => !isPlaced).length;
  if (group.name === undefined) return null;
  return (
    <div className="tray-head">
      <h3>{group.name}</h3>
      {group.closed && left > 0 ? (
        <span className="minor" id={`${group.key}-closed`}>
          {group.closed.text} <RuleLink rule={group.closed.rule} />
        </span>
      ) : left > 0 ? (
        <>
          <span className="minor">{t('web.deploy.group.left', { count: left })}</span>
          {group.place && (
            <button type="button" className="link" onClick={group.place}>
              {t('web.deploy.group')} <span className="spoken">{group.name}</span>
            </button>
          )}
        </>
      ) : (
        <span className="tray-done">✓ {t('web.deploy.group.done')}</span>
      )}
      {isFolded && (
        <button type="button" className="link" onClick={unfold}>
          {t('web.deploy.group.show', { count: group.pieces.length })} <span className="spoken">{group.name}</span>
        </button>
      )}
    </div>
  );
}

/** `closed`: the element that says why it may not be placed yet. */
function Piece({
  name,
  short,
  picture,
  isPlaced,
  isSelected,
  select,
  carry,
  closed,
}: TrayPiece & { readonly closed: string | undefined }): ReactNode {
  const { wasDragged, ...drag } = usePieceDrag(carry);
  return (
    <button
      {...(closed === undefined && !isPlaced ? drag : {})}
      type="button"
      aria-disabled={closed !== undefined}
      aria-describedby={closed}
      className={isPlaced ? 'tray-piece placed' : 'tray-piece'}
      aria-label={name}
      aria-pressed={isSelected}
      onClick={() => closed === undefined && !wasDragged() && select()}
    >
      {picture}
      <span aria-hidden="true">{short}</span>
    </button>
  );
}
