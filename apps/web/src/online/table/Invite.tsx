/** A link to a seat: to be copied, shared, or taken from the screen by a camera. */
import type { Seat } from '@drumhead/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { copied } from '../../documents/files.ts';
import { useMessages } from '../../i18n/index.ts';
import type { OnlineKey } from '../messages.ts';
import type { Place } from '../places/places.ts';

/** The key stands behind the #: it reaches no log and no preview. */
export function linkTo(table: string, key: string, to: 'seat' | 'watch' = 'seat'): string {
  return `${location.origin}/t/${table}#${to}=${key}`;
}

/** The link of a seat that nobody has taken yet. `side`: what the seat is called. */
export function Invitation({
  place: { table, keys },
  seat,
  side,
}: {
  readonly place: Place;
  readonly seat: Seat;
  readonly side: string;
}): ReactNode {
  const { t } = useMessages<OnlineKey>();
  return (
    <section className="panel">
      <h2>{t('web.online.invite')}</h2>
      <p>{t('web.online.invite.about', { side })}</p>
      <Invite label={t('web.online.invite.side', { side })} link={linkTo(table, keys[seat] ?? '')} />
    </section>
  );
}

export function Invite({
  label,
  link,
  isTitled = false,
}: {
  readonly label: string;
  readonly link: string;
  /** A heading says what it is: the label is for screen readers. */
  readonly isTitled?: boolean;
}): ReactNode {
  const { t } = useMessages<OnlineKey>();
  const [copy, setCopy] = useState<'copied' | 'notCopied' | null>(null);
  const canShare = typeof navigator.share === 'function';
  return (
    <div className="online-invite">
      <label>
        <span className={isTitled ? 'spoken' : ''}>{label}</span>
        <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p className="online-buttons">
        <button
          type="button"
          className="primary"
          onClick={() => void copied(link).then((is) => setCopy(is ? 'copied' : 'notCopied'))}
        >
          {t('web.online.copy')}
        </button>
        {canShare && (
          <button type="button" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
            {t('web.online.share')}
          </button>
        )}
        <span role="status">{copy && t(`web.online.${copy}`)}</span>
      </p>
      {isOfThisMachine(location.hostname) && <p className="online-local">{t('web.online.local')}</p>}
      <QrCode link={link} />
    </div>
  );
}

/** Does an address lead to this very machine, wherever it is opened? */
export const isOfThisMachine = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** Modules of white around the code, which cameras need. */
const MARGIN = 4;

interface Code {
  readonly size: number;
  readonly path: string;
}

/** Dark on white in every theme. */
function QrCode({ link }: { readonly link: string }): ReactNode {
  const { t } = useMessages<OnlineKey>();
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    let isGone = false;
    // Without the code there is the link.
    codeOf(link).then(
      (made) => isGone || setCode(made),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [link]);
  if (code === null) return <div className="online-qr" />;
  const { size, path } = code;
  return (
    <svg
      className="online-qr"
      role="img"
      aria-label={t('web.online.qr')}
      viewBox={`${-MARGIN} ${-MARGIN} ${size + 2 * MARGIN} ${size + 2 * MARGIN}`}
      shapeRendering="crispEdges"
    >
      <rect x={-MARGIN} y={-MARGIN} width={size + 2 * MARGIN} height={size + 2 * MARGIN} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

async function codeOf(text: string): Promise<Code> {
  const { default: qrcode } = await import('qrcode-generator');
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = '';
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
  return { size, path };
}
