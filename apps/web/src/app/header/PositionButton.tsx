/** A button for what is done with the position of a battle. */
import { type ReactNode, useState } from 'react';
import { isSecret } from '../../battle/host/hostState.ts';
import { useHosted } from '../../battle/index.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';

interface Props {
  readonly label: string;
  /** Answers with what is to be said of it, if anything. */
  readonly act: () => Promise<MessageKey | null>;
}

/** Like the record, there is no position while something is secret. */
export function PositionButton({ label, act }: Props): ReactNode {
  const { t } = useMessages();
  const secret = useHosted(isSecret);
  const [said, setSaid] = useState<MessageKey | null>(null);
  return (
    <>
      <button
        type="button"
        aria-disabled={secret}
        aria-describedby={secret ? 'why-no-record' : undefined}
        onClick={() => secret || void act().then(setSaid)}
      >
        {label}
      </button>
      {said !== null && (
        <p className="minor" role="status">
          {t(said)}
        </p>
      )}
    </>
  );
}
