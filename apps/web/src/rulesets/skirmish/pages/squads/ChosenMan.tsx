/** The man who is chosen of a squad: what he can do, his name and head, and whether he commands. */
import { abilitiesOf, commanderOf, has, type Model, MOST_NAME, modelPoints, WEAPONS } from '@drumhead/skirmish';
import type { ReactNode } from 'react';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';
import { TextField } from '../../../../documents/Fields.tsx';
import { Chosen } from '../../../../documents/parade/Chosen.tsx';
import { useReason } from '../../../../documents/Problems.tsx';
import { useMessages } from '../../../../i18n/index.ts';
import { ManFigure } from '../../drawing/pieces/ManFigure.tsx';
import {
  type Editing,
  offered,
  withCommander,
  withManNamed,
  withOneMore,
  withoutMan,
  withPortrait,
} from './editorStore.ts';
import { Heads } from './Heads.tsx';
import type { SquadKey } from './messages.ts';
import { modelName } from './profile.ts';
import { weaponText } from './SquadRules.tsx';

export function ChosenMan({
  squad,
  onChange,
  at,
  name,
  onClose,
}: Editing & {
  /** His place in the squad. */
  readonly at: number;
  readonly name: string;
  readonly onClose: () => void;
}): ReactNode {
  const messages = useMessages<SquadKey>();
  const { t, translate } = messages;
  const reason = useReason();
  const model = squad.models[at] as Model;
  const abilities = abilitiesOf(model);
  const commands = commanderOf(squad)?.at === at;
  const { name: _name, portrait: _portrait, commander: _commander, ...kind } = model;
  const more = offered(squad, withOneMore(squad, kind));
  const fewer = offered(squad, withoutMan(squad, at));
  const named = offered(squad, withCommander(squad, at));
  const closed = ({ fault }: typeof more) => fault && reason(fault);
  return (
    <Chosen
      told={{
        picture: <ManFigure model={model} roster={squad.roster} />,
        name,
        place: commands
          ? `${modelName(model, translate)} · ★ ${t('web.squad.commander')}`
          : modelName(model, translate),
        stats:
          abilities === null
            ? []
            : [
                [t('web.squad.quality'), String(abilities.q)],
                [t('web.squad.combat'), String(abilities.c)],
                [t('web.squad.sheet.points'), String(modelPoints(model))],
              ],
        rules:
          abilities === null
            ? []
            : [
                ...abilities.weapons.map((weapon) => ({
                  name: translate(`sk.weapon.${weapon}`),
                  about: weaponText(messages, weapon, WEAPONS[weapon], squad.variant),
                })),
                ...abilities.specials.map((special) => ({
                  name: translate(`sk.special.${special}`),
                  about: translate(`sk.clause.${special}`),
                })),
              ],
      }}
      onClose={onClose}
    >
      {abilities === null && <p>{t('web.squad.unknown', { profile: model.profile })}</p>}
      <div className="verdict-acts">
        <ClosableButton closed={closed(more)} onClick={() => onChange(more.next)}>
          {t('web.squad.another')}
        </ClosableButton>
        <ClosableButton className="grave" closed={closed(fewer)} onClick={() => onChange(fewer.next)}>
          {t('web.squad.remove')}
        </ClosableButton>
        {abilities !== null && has(abilities, 'nco') && !commands && (
          <ClosableButton closed={closed(named)} onClick={() => onChange(named.next)}>
            {t('web.squad.commands', { name })}
          </ClosableButton>
        )}
      </div>
      <TextField
        label={t('web.papers.ownName')}
        value={model.name ?? ''}
        most={MOST_NAME}
        placeholder={modelName(model, translate)}
        onChange={(own) => onChange(withManNamed(squad, at, own))}
      />
      <Heads
        key={at}
        model={model}
        at={at}
        roster={squad.roster}
        onPick={(head) => onChange(withPortrait(squad, at, head))}
      />
    </Chosen>
  );
}
