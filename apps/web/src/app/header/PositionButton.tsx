/** A button for what is done with the position of a battle. */
import { type ReactNode, useState } from 'react';
import { isSecret } from '../../battle/host/hostState.ts';
import { useHosted } from '../../battle/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import type { MenuKey } from './messages.ts';

interface Props {
  readonly label: string;
  /** Answers with what is to be said of it, if anything. */
  readonly act: () => Promise<MenuKey | null>;
}

/** Like the record, there is no position while something is secret. */
export function PositionButton({ label, act }: Props): ReactNode {
  const { t } = useMessages<MenuKey>();
  const ready = useBundle('web-menu-pages');
  const secret = useHosted(isSecret);
  const [said, setSaid] = useState<MenuKey | null>(null);
  if (!ready) return null;
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
