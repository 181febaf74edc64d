/** The table at this moment as a position file: in a battle, and at any moment of a replay. */
import type { ReactNode } from 'react';
import { isSecret } from '../../battle/host/hostState.ts';
import { onScreen } from '../../battle/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { saveFile } from '../../documents/files.ts';
import type { MenuKey } from './messages.ts';
import { PositionButton } from './PositionButton.tsx';
import { whyNoPosition } from './whyNoPosition.ts';

export function SavePosition(): ReactNode {
  const { t } = useMessages<MenuKey>();
  return <PositionButton label={t('web.battle.position')} act={savePosition} />;
}

/** Says where the position went, or that the battle has none yet. */
async function savePosition(): Promise<MenuKey> {
  const hosted = onScreen.getState();
  const { battle, screen, saved } = hosted;
  if (!battle || !screen || isSecret(hosted)) return 'web.battle.position.notYet';
  const file = await screen.positionFile(battle);
  if (file === null) return whyNoPosition(battle.setup);
  const name = [saved?.scenario ?? battle.ruleset.id, saved?.id.slice(0, 6), battle.count].filter(Boolean).join('-');
  saveFile(`${name}.position.json`, `${JSON.stringify(file, null, 2)}\n`);
  const keep = async (): Promise<MenuKey> => {
    const { keepPosition } = await import('../keeping/keepPosition.ts');
    await keepPosition(file, name, await screen.sketch(battle.state));
    return 'web.battle.position.kept';
  };
  // The file is the player's; the list of what is kept on the device only lacks it.
  return keep().catch(() => 'web.battle.position.file');
}
