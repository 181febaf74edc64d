/** What the players of an online battle agreed to correct, each with a link to its moment. */
import type { ReactNode } from 'react';
import { useHosted } from '../battle/index.ts';
import type { SavedBattle } from '../battle/records/savedBattle.ts';
import { useMessages } from '../i18n/index.ts';
import { lazyComponent } from '../panels/lazyComponent.tsx';
import { replayAddress } from '../replay/address.ts';
import type { ReplayKey } from '../replay/messages.ts';
import { type Timeline, turnAt } from '../replay/timeline.ts';
import { useTurnName } from '../replay/turnName.ts';
import type { AnyReport } from './report.ts';

// Battles that were played online alone have them.
const AgreedCorrections = lazyComponent(() =>
  import('../online/amend/AgreedCorrections.tsx').then((found) => found.AgreedCorrections),
);

interface Props {
  readonly saved: SavedBattle;
  readonly timeline: Timeline;
  readonly turns: AnyReport['turns'];
}

export function Corrections({ saved, timeline, turns }: Props): ReactNode {
  const { t } = useMessages<ReplayKey>();
  const nameOf = useTurnName(turns);
  const corrections = useHosted((h) => h.corrections);
  if (corrections.length === 0) return null;
  return (
    <section className="panel corrections">
      <h2>{t('web.replay.corrected')}</h2>
      <ul>
        <AgreedCorrections
          corrections={corrections}
          linkTo={(at) => ({
            href: replayAddress({ battle: saved.id, at }),
            text: nameOf(timeline.turns[turnAt(timeline, at)]?.turn ?? 0),
          })}
        />
      </ul>
    </section>
  );
}
