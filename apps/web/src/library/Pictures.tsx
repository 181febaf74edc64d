/** The pictures of a scenario, where the site or the server that offers it has them. */
import { type Envelope, inLanguage } from '@drumhead/engine';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../i18n/index.ts';

type Of = NonNullable<Envelope['pictures']>[number];

/** `addresses`: where one may be, by its name, the likeliest first. */
export function Pictures({
  pictures,
  addresses,
}: {
  readonly pictures: readonly Of[];
  readonly addresses: (name: string) => readonly string[];
}): ReactNode {
  return pictures.map((picture) => (
    <OnePicture key={picture.id} picture={picture} addresses={addresses(picture.picture)} />
  ));
}

function OnePicture({
  picture: { alt = {}, credit },
  addresses,
}: {
  readonly picture: Of;
  readonly addresses: readonly string[];
}): ReactNode {
  const { language } = useMessages();
  const [tried, setTried] = useState(0);
  const address = addresses[tried];
  // Without its picture a scenario is as good.
  if (address === undefined) return null;
  return (
    <figure className="scenario-picture">
      <img src={address} alt={inLanguage(alt, language)} onError={() => setTried(tried + 1)} />
      {credit !== undefined && <figcaption>{credit}</figcaption>}
    </figure>
  );
}
