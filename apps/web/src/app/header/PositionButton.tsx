/** A button for what is done with the position of a battle. */
import { type ReactNode, useState } from 'react';
import { isSecret } from '../../battle/hostState.ts';
import { useHosted } from '../../battle/index.ts';
import { useMessages } from '../../i18n/index.ts';

interface Props {
  readonly label: string;
  /** False where the battle has no position yet. */
  readonly act: () => Promise<boolean>;
}

/** Like the record, there is no position while something is secret. */
export function PositionButton({ label, act }: Props): ReactNode {
  const { t } = useMessages();
  const secret = useHosted(isSecret);
  const [notYet, setNotYet] = useState(false);
  return (
    <>
      <button
        type="button"
        disabled={secret}
        aria-describedby={secret ? 'why-no-record' : undefined}
        onClick={() => void act().then((done) => setNotYet(!done))}
      >
        {label}
      </button>
      {notYet && (
        <p className="minor" role="status">
          {t('web.battle.position.notYet')}
        </p>
      )}
    </>
  );
}
