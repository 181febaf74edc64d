/** Faces of real dice, tapped in: one die, or as many as were rolled. */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { Die } from '../panels/Dice.tsx';
import { FlagPicture } from '../table/troops/FlagPicture.tsx';
import { sideColours } from '../table/troops/nations.ts';
import type { Roller } from './formContext.ts';
import type { CompanionKey } from './messages.ts';
import { ClosableButton } from '../closed/ClosableButton.tsx';

const FACES = [1, 2, 3, 4, 5, 6];

interface Props {
  readonly label: string;
  /** In whose colours they lie there. */
  readonly roller: Roller | null;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function FaceButtons({
  label,
  roller,
  chosen,
  closed = null,
  onFace,
}: {
  readonly label: string;
  readonly roller: Roller | null;
  readonly chosen: number | null;
  /** Why no more faces are taken, or null. */
  readonly closed?: string | null;
  readonly onFace: (face: number) => void;
}): ReactNode {
  const { t } = useMessages<CompanionKey>();
  const { side, uniform = null } = roller ?? {};
  return (
    <div
      className={`companion-faces${uniform === null ? '' : ' side-colours'}`}
      style={uniform === null ? undefined : sideColours(side === 0 ? [uniform] : ['', uniform])}
    >
      {FACES.map((face) => (
        <ClosableButton
          key={face}
          closed={closed}
          aria-pressed={chosen === null ? undefined : chosen === face}
          aria-label={t('web.companion.face', { field: label, face })}
          onClick={() => onFace(face)}
        >
          <Die face={face} side={side} size={40} />
        </ClosableButton>
      ))}
    </div>
  );
}

/** One die: a second tap on its face takes it back. */
export function DieField({ label, roller, value, onChange }: Props): ReactNode {
  const chosen = typeof value === 'number' ? value : 0;
  return (
    <fieldset className="companion-choice">
      <Whose label={label} roller={roller} />
      <FaceButtons
        label={label}
        roller={roller}
        chosen={chosen}
        onFace={(face) => onChange(face === chosen ? undefined : face)}
      />
    </fieldset>
  );
}

/** Whose die it is: the flag and the name, where the piece is known. */
function Whose({ label, roller }: Pick<Props, 'label' | 'roller'>): ReactNode {
  const { uniform = null, name = null } = roller ?? {};
  return (
    <legend>
      {uniform !== null && <FlagPicture uniform={uniform} />} {label}
      {name !== null && (
        <>
          : <b>{name}</b>
        </>
      )}
    </legend>
  );
}

export function FacesField({ label, roller, value, most, onChange }: Props & { readonly most: number }): ReactNode {
  const { t } = useMessages<CompanionKey>();
  const faces = Array.isArray(value) ? (value as readonly number[]) : [];
  return (
    <fieldset className="companion-choice">
      <Whose label={label} roller={roller} />
      <FaceButtons
        label={label}
        roller={roller}
        chosen={null}
        closed={faces.length >= most ? t('web.companion.faces.full', { most }) : null}
        onFace={(face) => onChange([...faces, face])}
      />
      <p className="companion-rolled" role="status">
        {faces.length === 0
          ? t('web.companion.faces.none')
          : t('web.companion.faces', { faces: `${faces.join(' ')} (${faces.length})` })}
        <ClosableButton
          closed={faces.length === 0 ? t('web.companion.dice.none') : null}
          onClick={() => onChange(faces.slice(0, -1))}
        >
          {t('web.companion.undo')}
        </ClosableButton>
      </p>
    </fieldset>
  );
}
