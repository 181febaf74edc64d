/** New ways of being told: this browser, a mail address, a webhook. */
import type { AddressKind } from '@drumhead/protocol';
import { Fragment, type ReactNode, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { addChannel, type Channel, type Channels, faultOfAdding, isTold, type NewChannel } from './channels.ts';
import { minutesUntil } from '../server/later.ts';
import type { NoticesKey } from './messages.ts';
import { canPush, keepOwnChannel, ownChannel, subscribe } from './push.ts';

interface AddProps {
  readonly known: Channels;
  readonly onAdd: (channel: Channel) => void;
}

/** The address of each kind, as it is typed. */
const ADDRESSES: Readonly<Record<AddressKind, 'email' | 'url'>> = { mail: 'email', webhook: 'url' };

export function AddChannels({ known, onAdd }: AddProps): ReactNode {
  const { t, translate, language } = useMessages<NoticesKey>();
  /** A number: it was asked too often, for so many minutes. */
  const [fault, setFault] = useState<ReturnType<typeof faultOfAdding> | NoticesKey | number | null>(null);
  const [busy, setBusy] = useState(false);
  /** True if it was added. */
  const add = async (channel: NewChannel, keep: (channel: Channel) => void = () => undefined): Promise<boolean> => {
    const answer = await addChannel(channel, language);
    if (!answer.ok) {
      setFault(minutesUntil(answer) ?? faultOfAdding(channel.kind, answer.status, answer.error));
      return false;
    }
    keep(answer.value);
    onAdd(answer.value);
    return true;
  };
  const inTurn = async <T,>(work: () => Promise<T>): Promise<T> => {
    setBusy(true);
    setFault(null);
    return work().finally(() => setBusy(false));
  };
  const addPush = async (): Promise<void> => {
    const subscription = await subscribe(known.pushKey);
    if (typeof subscription === 'string') setFault(`web.notices.push.${subscription}`);
    else await add({ kind: 'push', subscription }, ({ id }) => keepOwnChannel(id, subscription.endpoint));
  };
  const isHere = isTold(known.channels, ownChannel());
  return (
    <section className="panel notices-add" aria-labelledby="add-notices">
      <h2 id="add-notices">{t('web.notices.add')}</h2>
      <p role="alert">
        {typeof fault === 'number' ? translate('web.online.later', { count: fault }) : fault && translate(fault)}
      </p>
      {!canPush() && <p>{t('web.notices.push.unsupported')}</p>}
      {canPush() && !isHere && (
        <p className="online-buttons">
          <button type="button" className="primary" disabled={busy} onClick={() => void inTurn(addPush)}>
            {t('web.notices.push')}
          </button>
          <span className="minor">{t('web.notices.push.about')}</span>
        </p>
      )}
      {(Object.keys(ADDRESSES) as AddressKind[]).map((kind) =>
        kind === 'mail' && !known.mail ? (
          <p key={kind}>{t('web.notices.mail.none')}</p>
        ) : (
          <Fragment key={kind}>
            <AddressForm
              type={ADDRESSES[kind]}
              label={t(`web.notices.${kind}`)}
              button={t(`web.notices.${kind}.add`)}
              busy={busy}
              onAdd={(address) => inTurn(() => add({ kind, address }))}
            />
            <p className="minor">{t(`web.notices.${kind}.about`)}</p>
          </Fragment>
        ),
      )}
    </section>
  );
}

function AddressForm({
  type,
  label,
  button,
  busy,
  onAdd,
}: {
  readonly type: 'email' | 'url';
  readonly label: string;
  readonly button: string;
  readonly busy: boolean;
  readonly onAdd: (address: string) => Promise<boolean>;
}): ReactNode {
  const [address, setAddress] = useState('');
  return (
    <form
      className="notices-address"
      onSubmit={(event) => {
        event.preventDefault();
        void onAdd(address.trim()).then((isAdded) => isAdded && setAddress(''));
      }}
    >
      <label>
        <span className="minor">{label}</span>
        <input type={type} required value={address} onChange={(event) => setAddress(event.target.value)} />
      </label>
      <button type="submit" disabled={busy}>
        {button}
      </button>
    </form>
  );
}
