/** What stands on the table: squads and battles of the reader’s own to begin with, or one thing to be asked without them. */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { FlagPicture } from '../table/troops/FlagPicture.tsx';
import { sideColours } from '../table/troops/nations.ts';
import type { CompanionConfig, OwnForce } from './companionConfig.ts';
import { OwnBattles } from './OwnBattles.tsx';
import { piecesIn, withForce, withTable } from './pieces.ts';
import type { CompanionKey } from './messages.ts';
import type { Values } from './schemaForm.ts';

interface Props {
  readonly config: CompanionConfig;
  readonly situations: Values;
  /** All situations, as they then are. */
  readonly onBegin: (situations: Values) => void;
}

export function Standing({ config, situations, onBegin }: Props): ReactNode {
  const { t, translate } = useMessages<CompanionKey>();
  const isKnown = piecesIn(situations).length > 0;
  const counted = isKnown ? [] : (config.forces?.(situations) ?? []);
  const begins = (
    <>
      {config.own?.map((force) => (
        <ForceCard
          key={force.id}
          force={force}
          picture={config.picture}
          onBegin={() => onBegin(withForce(situations, force.situations))}
        />
      ))}
      <OwnBattles config={config} onBegin={(told) => onBegin(withTable(situations, told))} />
    </>
  );
  if (isKnown)
    return (
      <details className="companion-begin">
        <summary>{t('web.companion.begin.other')}</summary>
        {begins}
      </details>
    );
  return (
    <section className="companion-begin" aria-labelledby="companion-begin">
      <h2 id="companion-begin">{t('web.companion.begin')}</h2>
      {begins}
      {counted.length > 0 && (
        <ul className="companion-standing">
          {counted.map(({ name, left, of }) => (
            <li key={name}>{t('web.companion.left', { name: translate(name), left, of })}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A squad of the reader’s own, drawn: a tap puts it on the table. */
function ForceCard({
  force: { name, situations },
  picture,
  onBegin,
}: {
  readonly force: OwnForce;
  readonly picture: CompanionConfig['picture'];
  readonly onBegin: () => void;
}): ReactNode {
  const { translate } = useMessages<CompanionKey>();
  const pieces = piecesIn(situations);
  const drawn = pieces.flatMap(({ id, record, uniform = null }) => {
    const found = picture(record, uniform);
    return found === null ? [] : [{ id, ...found }];
  });
  const [first] = drawn;
  return (
    <button
      type="button"
      className="companion-force side-colours"
      style={sideColours([first?.uniform ?? ''])}
      onClick={onBegin}
    >
      <span>
        <FlagPicture uniform={first?.uniform ?? ''} /> <b>{name}</b>{' '}
        <small>{translate('web.companion.models', { count: pieces.length })}</small>
      </span>
      <span className="companion-parade" aria-hidden="true">
        {drawn.map(({ id, figure }) => (
          <span key={id}>{figure}</span>
        ))}
      </span>
    </button>
  );
}
