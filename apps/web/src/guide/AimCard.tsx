/** The aim of the battle, how it stands, and the course of a turn, on one card. */
import { envelopeOf } from '@drumhead/engine';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { puzzleOf } from '../battle/records/firstBattle.ts';
import { useHosted } from '../battle/index.ts';
import { FileBriefing } from '../briefing/FileBriefing.tsx';
import { useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { PlacesHeld } from '../panels/PlacesHeld.tsx';
import { RuleLink } from '../reference/RuleLink.tsx';
import { CardDialog } from './CardDialog.tsx';
import { useRulesGuide } from './loadGuide.ts';
import type { GuideKey } from './messages.ts';
import type { RulesSigns } from './rulesGuide.ts';
import type { SignsProps } from './Signs.tsx';
import { Terms } from './Terms.tsx';

export function AimCard({ onClose }: { readonly onClose: () => void }): ReactNode {
  const messages = useMessages();
  const { t, translate } = useMessages<GuideKey>();
  const screen = useHosted((h) => h.screen);
  const state = useHosted((h) => h.battle?.state);
  const guide = useRulesGuide();
  const puzzle = useHosted((h) => puzzleOf(h.saved?.scenario) !== null);
  if (!screen || state === undefined || !guide) return null;
  return (
    <CardDialog title={t('web.guide.card.aim')} onClose={onClose}>
      <FileWords />
      <p>
        <Terms text={screen.aim(messages, state)} />
      </p>
      {!puzzle && <Standing />}
      <h3>{t('web.guide.card.course')}</h3>
      <ol className="guide-course">
        {guide.course.map(({ key, rule }) => (
          <li key={key}>
            <Terms text={translate(key)} /> <RuleLink rule={rule} />
          </li>
        ))}
      </ol>
      <OpenSigns />
      <p className="minor by-keyboard">{t('web.guide.card.key')}</p>
    </CardDialog>
  );
}

/** The briefing of a scenario file, as far as it is for the viewer. */
function FileWords(): ReactNode {
  const messages = useMessages();
  const ready = useBundle('web-briefing-pages');
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const viewer = useHosted((h) => h.viewer);
  const file = useMemo(() => envelopeOf(battle?.setup), [battle?.setup]);
  if (!ready || file === null || !screen || !battle) return null;
  const names = battle.ruleset
    .seats(battle.state)
    .map((seat) => [seat, screen.seatName(messages, battle.state, seat)] as const);
  const sides = names.flatMap(([seat]) => (seat === viewer ? [seat] : []));
  return <FileBriefing file={file} sides={sides} names={Object.fromEntries(names)} />;
}

/** Drawn once they are opened. */
function OpenSigns(): ReactNode {
  const { t } = useMessages<GuideKey>();
  const [open, setOpen] = useState(false);
  return (
    <details className="guide-signs" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('web.guide.card.signs')}</summary>
      {open && <LoadedSigns />}
    </details>
  );
}

/** Says so where they cannot be loaded: an empty list would look like no signs at all. */
function LoadedSigns(): ReactNode {
  const { t } = useMessages<GuideKey>();
  const guide = useRulesGuide();
  const [shown, setShown] = useState<{ readonly Signs: ComponentType<SignsProps>; readonly signs: RulesSigns }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!guide) return;
    Promise.all([import('./Signs.tsx'), guide.signs()]).then(
      ([{ Signs }, signs]) => setShown({ Signs, signs }),
      () => setFailed(true),
    );
  }, [guide]);
  if (failed) return <p role="alert">{t('web.guide.card.signs.failed')}</p>;
  return shown && <shown.Signs signs={shown.signs} onFailure={() => setFailed(true)} />;
}

function Standing(): ReactNode {
  const messages = useMessages();
  const { t } = useMessages<GuideKey>();
  const screen = useHosted((h) => h.screen);
  const state = useHosted((h) => h.battle?.state);
  return (
    <>
      <h3>{t('web.guide.card.now')}</h3>
      <ul className="guide-scores">
        {screen?.scores(messages, state).map(({ side, label, sum, counted }) => (
          <li key={side}>
            <strong>{label}</strong> <span>({sum})</span>
            {counted && (
              <span className="minor">
                {' '}
                {`${counted.label}: ${counted.tally.reduce((all, { add }) => all + add, 0)}`}
              </span>
            )}
          </li>
        ))}
      </ul>
      <PlacesHeld />
    </>
  );
}
