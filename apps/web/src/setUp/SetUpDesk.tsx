/** At a desk: battle, forces and ground to the left, all else in a panel to the right. */
import type { ReactNode } from 'react';
import { NoticesInView } from '../app/NoticesInView.tsx';
import { useMessages } from '../i18n/index.ts';
import type { SetUpKey } from './messages.ts';
import {
  AgainstField,
  BattleTiles,
  CommandField,
  Forces,
  Ground,
  LibraryLink,
  PlayButton,
  Rules,
  Sizes,
} from './parts.tsx';
import type { PartProps } from './props.ts';

export function SetUpDesk(props: PartProps): ReactNode {
  const { t, translate } = useMessages<SetUpKey>();
  const { game, tiles, tile } = props.model;
  return (
    <div className="set-up-desk">
      <div>
        <NoticesInView />
        <Step number={1} name={t('web.setUp.battle')} aside={<LibraryLink {...props} />}>
          <BattleTiles {...props} />
        </Step>
        <Step number={2} name={t('web.setUp.forces')} aside={t('web.setUp.forces.tap')}>
          <Forces {...props} />
        </Step>
        <Step number={3} name={t('web.setUp.ground')}>
          <Ground {...props} />
        </Step>
      </div>
      <aside className="panel set-up-terms" aria-labelledby="set-up-title">
        <div className="set-up-scroll">
          <h2 id="set-up-title">{translate(tiles.find(({ id }) => id === tile)?.name ?? game.name)}</h2>
          <p className="minor">{[game.book, game.time].map((one) => translate(one)).join(' · ')}</p>
          <AgainstField {...props} />
          <CommandField {...props} />
          <Sizes {...props} />
          <Rules {...props} />
        </div>
        <PlayButton {...props} />
      </aside>
    </div>
  );
}

function Step({
  number,
  name,
  aside,
  children,
}: {
  readonly number: number;
  readonly name: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className="set-up-step" aria-labelledby={`step-${number}`}>
      <h2 id={`step-${number}`}>
        <span className="set-up-number" aria-hidden="true">
          {number}
        </span>{' '}
        {name} {aside !== undefined && <small>{aside}</small>}
      </h2>
      {children}
    </section>
  );
}
