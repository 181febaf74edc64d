/** The picture beside the words of a scenario: chosen, drawn anew, described, saved for a site. */
import { allLanguages, isWhole, LANGUAGES } from '@drumhead/content';
import { inLanguage } from '@drumhead/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { saveFile } from '../../documents/files.ts';
import { useMessages } from '../../i18n/index.ts';
import { FileButton } from '../../outside/FileButton.tsx';
import { covered, spoken } from '../document/edits.ts';
import type { Making } from '../making.ts';
import type { MakerKey } from '../messages.ts';
import { MOST_BYTES } from '../underlay/encoded.ts';
import { bytesIn, keepPicture, type Picture, pictureCalled } from '../underlay/picture.ts';
import { Words } from '../words/Words.tsx';

/** Characters that a file takes. */
const MOST_ALT = 200;
const kB = (bytes: number): number => Math.ceil(bytes / 1000);

export function CoverPicture({ making: { file, change } }: { readonly making: Making }): ReactNode {
  const { t, language } = useMessages<MakerKey>();
  const [failed, setFailed] = useState(false);
  const cover = file.pictures?.[0];
  const picture = usePicture(cover?.picture);
  const take = async (given: Blob): Promise<void> => {
    setFailed(false);
    const { name } = await keepPicture(given);
    change((now) => covered({ ...now.pictures?.[0], id: 'cover', picture: name })(now));
  };
  return (
    <section className="panel" aria-labelledby="maker-cover">
      <h3 id="maker-cover">{t('web.maker.cover')}</h3>
      <p className="minor">{t('web.maker.cover.about', { most: kB(MOST_BYTES) })}</p>
      <FileButton
        label={t(cover ? 'web.maker.picture.another' : 'web.maker.picture.pick')}
        onFiles={([given]) => given && void take(given).catch(() => setFailed(true))}
      />
      {failed && <p role="alert">{t('web.maker.picture.failed')}</p>}
      {cover && (
        <>
          {picture === 'missing' && <p role="status">{t('web.maker.picture.missing')}</p>}
          {typeof picture === 'object' && picture !== null && (
            <Shown picture={picture} alt={inLanguage(cover.alt ?? {}, language)} />
          )}
          {allLanguages.filter(isWhole).map((one) => (
            <Words
              key={one}
              label={t('web.maker.cover.alt', { language: LANGUAGES[one].name })}
              value={cover.alt?.[one] ?? ''}
              most={MOST_ALT}
              onChange={(text) => {
                const { alt = {}, ...rest } = cover;
                const words = spoken(alt, one, text);
                change(covered(Object.keys(words).length === 0 ? rest : { ...rest, alt: words }));
              }}
            />
          ))}
          <p className="minor">{t('web.maker.cover.way')}</p>
          <button type="button" onClick={() => change(covered(null))}>
            {t('web.maker.picture.remove')}
          </button>
        </>
      )}
    </section>
  );
}

function Shown({ picture, alt }: { readonly picture: Picture; readonly alt: string }): ReactNode {
  const { t } = useMessages<MakerKey>();
  const { name, data, width, height } = picture;
  const { type, bytes } = bytesIn(picture);
  const ending = type === 'image/webp' ? 'webp' : 'jpg';
  return (
    <>
      <img className="maker-cover" src={data} alt={alt} width={width} height={height} />
      <p>{t('web.maker.cover.size', { size: kB(bytes.length), width, height })}</p>
      <button type="button" onClick={() => saveFile(`${name}.${ending}`, bytes, type)}>
        {t('web.maker.cover.save')}
      </button>
    </>
  );
}

/** A picture of this device; null: it is looked for. */
function usePicture(name: string | undefined): Picture | 'missing' | null {
  const [found, setFound] = useState<{ readonly of: string; readonly picture: Picture | 'missing' } | null>(null);
  useEffect(() => {
    if (name === undefined) return undefined;
    let unmounted = false;
    pictureCalled(name).then(
      (picture) => unmounted || setFound({ of: name, picture: picture ?? 'missing' }),
      () => unmounted || setFound({ of: name, picture: 'missing' }),
    );
    return () => {
      unmounted = true;
    };
  }, [name]);
  return found?.of === name ? (found?.picture ?? null) : null;
}
