/** The table at this moment as a position file: in a battle, and at any moment of a replay. */
import type { ReactNode } from 'react';
import { isSecret } from '../../battle/hostState.ts';
import { host } from '../../battle/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { saveFile } from '../../documents/files.ts';
import { PositionButton } from './PositionButton.tsx';

export function SavePosition(): ReactNode {
  const { t } = useMessages();
  return <PositionButton label={t('web.battle.position')} act={savePosition} />;
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
