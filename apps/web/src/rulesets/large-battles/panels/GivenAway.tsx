/** In numbers, what an answer that ends something leaves undone. */
import type { Command } from '@drumhead/large-battles';
import { forgoneBy } from '@drumhead/large-battles/screen';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import type { Scene } from '../interaction/scene.ts';
import type { DecidingKey } from './messages.ts';

interface Props {
  readonly scene: Scene;
  readonly command: Command & { readonly type: 'pass' | 'close' };
}

/** On its button: a passed initiative is counted before it is confirmed. */
export function About({ scene: { state, side }, command }: Props): ReactNode {
  const { t } = useMessages<MessageKey | DecidingKey>();
  const forgone = command.type === 'close' ? forgoneBy(state, side, command) : null;
  return (
    <small>
      {forgone
        ? t('web.decide.close.forgone', { count: forgone.units + forgone.generals })
        : t(`web.decide.${command.type}.about`)}
    </small>
  );
}

/** Before it is confirmed. */
export function GivenAway({ scene: { state, side }, command }: Props): ReactNode {
  const { t } = useMessages<MessageKey | DecidingKey>();
  const forgone = forgoneBy(state, side, command);
  return forgone && <p>{t('web.decide.forgone', { ...forgone })}</p>;
}
