/** SK-SQD-4. The squad of one player, chosen in secret for an online battle: roster and the most points were agreed on before. */
import { randomSquad, type SquadFile, squadProblems } from '@drumhead/skirmish';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { randomInt } from '../../../../app/randomInt.ts';
import { SelectField } from '../../../../documents/Fields.tsx';
import { useMessages } from '../../../../i18n/index.ts';
import type { SquadChoiceKey } from '../../../../online/squads/messages.ts';
import type { SquadChooserProps } from '../../../rulesetManifest.ts';
import { playable } from '../../setUp/draft.ts';
import type { GamePageKey } from '../../setUp/messages.ts';
import { Builder, SquadVerdict } from './Builder.tsx';
import { squadEditor } from './editorStore.ts';
import './squads.css';

type Key = SquadChoiceKey | GamePageKey;

/** The choice of no saved squad. */
const NONE = '';

export function SquadChooser({ squad: given, onChange }: SquadChooserProps): ReactNode {
  const { t, translate } = useMessages<Key>();
  const agreed = given as SquadFile;
  const [squad, setSquad] = useState(agreed);
  const [doc, setDoc] = useState(NONE);
  const documents = useStore(squadEditor.store, ({ documents: all }) => all);
  useEffect(() => {
    void squadEditor.load();
  }, []);
  const isAgreed = ({ roster, limit }: SquadFile): boolean => roster === agreed.roster && limit <= agreed.limit;
  const saved = documents.flatMap((one) => {
    const found = playable(one, agreed.variant);
    return found !== null && isAgreed(found) ? [{ ...one, squad: found }] : [];
  });
  const put = (next: SquadFile, from = NONE): void => {
    setSquad(next);
    setDoc(from);
    onChange(next, isAgreed(next) && squadProblems(next).length === 0);
  };
  return (
    <>
      <section className="panel">
        <p>{t('web.squads.agreed', { roster: translate(`sk.roster.${agreed.roster}`), limit: agreed.limit })}</p>
        {saved.length > 0 && (
          <SelectField
            label={t('web.skGame.squad')}
            value={doc}
            choices={[
              [NONE, t('web.squads.given')],
              ...saved.map(({ id, name }) => [id, name || translate(`sk.roster.${agreed.roster}`)] as const),
            ]}
            onChange={(id) => put(saved.find((one) => one.id === id)?.squad ?? agreed, id)}
          />
        )}
        <p className="online-buttons">
          <button type="button" onClick={() => put(randomSquad(agreed.roster, agreed.limit, randomInt))}>
            {t('web.skGame.random')}
          </button>
        </p>
      </section>
      <Builder isAgreed squad={squad} onChange={put} verdict={<SquadVerdict squad={squad} onChange={put} />} />
    </>
  );
}
