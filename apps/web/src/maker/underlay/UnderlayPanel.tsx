/** An old map under the table: picked, pasted or dropped; how strong it is seen, and how large it is. */
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { NumberField } from '../../documents/Fields.tsx';
import { useMessages } from '../../i18n/index.ts';
import { FileButton } from '../../outside/FileButton.tsx';
import { sizeOf, withUnderlay } from '../document/edits.ts';
import type { Making } from '../making.ts';
import type { MakerKey } from '../messages.ts';
import { keepPicture } from './picture.ts';
import { distanceOf, fitted, stretched } from './place.ts';
import type { UnderlayHand } from './useUnderlay.tsx';

const FARTHEST = 4000;

export function UnderlayPanel({
  making: { rules, file, change },
  hand: { isMissing, marking, setMarking },
}: {
  readonly making: Making;
  readonly hand: UnderlayHand;
}): ReactNode {
  const { t } = useMessages<MakerKey>();
  const [said, setSaid] = useState<MakerKey | null>(null);
  const { underlay } = file;
  const take = async (given: Blob): Promise<void> => {
    setSaid(null);
    const made = await keepPicture(given);
    change((now) => withUnderlay(fitted(made.name, made, sizeOf(rules, now)))(now));
  };
  const fail = (): void => setSaid('web.maker.picture.failed');
  usePictures((given) => void take(given).catch(fail));
  return (
    <section className="panel" aria-labelledby="maker-picture">
      <h3 id="maker-picture">{t('web.maker.picture')}</h3>
      <p className="minor">{t('web.maker.picture.about')}</p>
      <FileButton
        label={t(underlay ? 'web.maker.picture.another' : 'web.maker.picture.pick')}
        onFiles={([given]) => given && void take(given).catch(fail)}
      />
      {said !== null && <p role="alert">{t(said)}</p>}
      {underlay && (
        <>
          {isMissing && <p role="status">{t('web.maker.picture.missing')}</p>}
          <label className="entry-field">
            <span className="minor">{t('web.maker.picture.strength')}</span>
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              value={Math.round((underlay.opacity ?? 1) * 100)}
              onChange={({ currentTarget }) =>
                change(withUnderlay({ ...underlay, opacity: Number(currentTarget.value) / 100 }))
              }
            />
          </label>
          <p className="minor">{t('web.maker.picture.how')}</p>
          <div className="maker-two">
            {(['a', 'b'] as const).map((one, i) => (
              <button
                key={one}
                type="button"
                aria-pressed={marking === one}
                onClick={() => setMarking(marking === one ? null : one)}
              >
                {t('web.maker.picture.mark', { number: i + 1 })}
              </button>
            ))}
          </div>
          <NumberField
            label={t('web.maker.picture.distance')}
            value={distanceOf(underlay)}
            least={10}
            most={FARTHEST}
            onChange={(next) =>
              next !== undefined && next !== distanceOf(underlay) && change(withUnderlay(stretched(underlay, next)))
            }
          />
          <button type="button" onClick={() => change(withUnderlay(null))}>
            {t('web.maker.picture.remove')}
          </button>
        </>
      )}
    </section>
  );
}

const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/** Pictures that are pasted, or let go over the page, are for the table: the door would not know them. */
function usePictures(take: (file: File) => void): void {
  const onGiven = useEffectEvent((event: ClipboardEvent | DragEvent) => {
    const file = pictureIn('clipboardData' in event ? event.clipboardData : event.dataTransfer);
    if (file === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    take(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent | DragEvent): void => onGiven(event);
    addEventListener('paste', listen, { capture: true });
    addEventListener('drop', listen, { capture: true });
    return () => {
      removeEventListener('paste', listen, { capture: true });
      removeEventListener('drop', listen, { capture: true });
    };
  }, []);
}
