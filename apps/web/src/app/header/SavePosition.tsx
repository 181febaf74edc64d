/** The table at this moment as a position file: in a battle, and at any moment of a replay. */
import { type ReactNode, useState } from 'react';
import { isSecret } from '../../battle/hostState.ts';
import { host, useHosted } from '../../battle/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { saveFile } from '../../documents/files.ts';

/** Like the record, there is none while something is secret. */
export function SavePosition(): ReactNode {
  const { t } = useMessages();
  const secret = useHosted(isSecret);
  const [notYet, setNotYet] = useState(false);
  return (
    <>
      <button
        type="button"
        disabled={secret}
        aria-describedby={secret ? 'why-no-record' : undefined}
        onClick={() => void savePosition().then((saved) => setNotYet(!saved))}
      >
        {t('web.battle.position')}
      </button>
      {notYet && (
        <p className="minor" role="status">
          {t('web.battle.position.notYet')}
        </p>
      )}
    </>
  );
}

/** False where the battle has no position yet. */
async function savePosition(): Promise<boolean> {
  const hosted = host.store.getState();
  const { battle, screen, saved } = hosted;
  if (!battle || !screen || isSecret(hosted)) return false;
  const file = await screen.positionFile(battle);
  if (file === null) return false;
  const name = [saved?.scenario ?? battle.ruleset.id, saved?.id.slice(0, 6), battle.count].filter(Boolean).join('-');
  saveFile(`${name}.position.json`, `${JSON.stringify(file, null, 2)}\n`);
  // The file is the player's; the list of what is kept on the device only lacks it.
  const keep = async () => {
    const { keepPosition } = await import('../keeping/keepPosition.ts');
    await keepPosition(file, name, await screen.sketch(battle.state));
  };
  await keep().catch(() => undefined);
  return true;
}
