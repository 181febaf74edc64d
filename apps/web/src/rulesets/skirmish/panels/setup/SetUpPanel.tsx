/** Decisions about roles, terrain and edges. */
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../../../i18n/index.ts';
import { Buttons } from '../Buttons.tsx';
import type { TableKey } from '../../screen/messages.ts';
import type { Scene } from '../../interaction/scene.ts';
import { send } from '../../interaction/store.ts';
import { layAll } from './autoSetUp.ts';
import { LayPanel } from './LayPanel.tsx';

export function SetUpPanel({ scene }: { readonly scene: Scene }): ReactNode {
  switch (scene.frame?.at) {
    case 'roleChoice':
      return <Roles scene={scene} />;
    case 'placeWhen':
      return <When scene={scene} />;
    case 'placeFeature':
      return <LayPanel scene={scene} />;
    default:
      return <Buttons scene={scene} commands={scene.offers} />;
  }
}

function Roles({ scene }: { readonly scene: Scene }): ReactNode {
  const { t } = useMessages<TableKey | MessageKey>();
  return (
    <ul className="choices">
      {scene.offers.map(
        (command) =>
          command.type === 'role' && (
            <li key={String(command.attack)}>
              <button type="button" className="roll" onClick={() => send(command)}>
                <strong>{t(command.attack ? 'web.sk.role.attack' : 'web.sk.role.defend')}</strong>
                <span className="roll-odds">
                  {t(command.attack ? 'web.sk.role.attack.about' : 'web.sk.role.defend.about')}
                </span>
              </button>
            </li>
          ),
      )}
    </ul>
  );
}

function When({ scene }: { readonly scene: Scene }): ReactNode {
  const { t } = useMessages<TableKey | MessageKey>();
  return (
    <>
      <ul className="choices">
        <li>
          <button type="button" className="roll primary" onClick={() => void layAll(scene.seat)}>
            <strong>{t('web.sk.placeWhen.all')}</strong>
            <span className="roll-odds">{t('web.sk.placeWhen.all.about')}</span>
          </button>
        </li>
      </ul>
      <Buttons scene={scene} commands={scene.offers} />
    </>
  );
}
