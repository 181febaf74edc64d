/** Pictures of the front page: WebP, each at the widths at which it is shown (`npm run pictures` takes them). */
import type { ReactNode } from 'react';

/** A game at a glance. `sizes`: how wide it is shown, as for `img`. */
export function GamePicture({ name, sizes }: { readonly name: string; readonly sizes: string }): ReactNode {
  const at = (width: number) => `/pictures/${name}-${width}.webp`;
  return (
    <img src={at(360)} srcSet={`${at(360)} 360w, ${at(720)} 720w`} sizes={sizes} alt="" width={720} height={328} />
  );
}

/** The first battle, across the page. index.html shows the same before any script has run. */
export function FirstPicture(): ReactNode {
  return (
    <picture className="hero-picture">
      <source media="(max-width: 760px)" srcSet="/pictures/first-narrow.webp" />
      <img src="/pictures/first-wide.webp" alt="" width={1440} height={530} />
    </picture>
  );
}
