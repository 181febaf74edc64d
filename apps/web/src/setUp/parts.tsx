/** The parts of the page, at a desk beside each other, on a phone one at a time. */
import type { ReactNode } from 'react';
import { GroundMap } from '../briefing/BriefMap.tsx';
import { ChangeCopy } from '../briefing/ChangeCopy.tsx';
import { OddsBar } from '../briefing/Odds.tsx';
import { played } from '../briefing/played.ts';
import { ClosableButton } from '../closed/ClosableButton.tsx';
import { pageAddress } from '../app/route.ts';
import { ScenarioNotes } from '../app/home/ScenarioNotes.tsx';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { useOffersOnlinePlay } from '../online/server/offersOnlinePlay.ts';
import { useClause } from '../reference/loadReference.ts';
import { AGAINST, type Against } from './chosen.ts';
import { Force } from './Force.tsx';
import { makerAddress } from '../maker/changeCopy.ts';
import { KeptScenarios } from './KeptScenarios.tsx';
import type { SetUpKey } from './messages.ts';
import type { PartProps } from './props.ts';
import { AddedRuleField, Segments, SetUpFields } from './SetUpFields.tsx';
import { Tiles } from './Tiles.tsx';

/** More players than this are at the screen one by one. */
const TWO = 2;

export function BattleTiles({ model, choose }: PartProps): ReactNode {
  const { ruleset, game, tiles, tile, battle } = model;
  return (
    <>
      <Tiles
        ruleset={ruleset}
        picture={game.picture}
        tiles={tiles}
        chosen={tile}
        isChanged={battle?.setup !== undefined}
        onChoose={choose}
      />
      <KeptScenarios ruleset={ruleset} />
    </>
  );
}

/** All battles and pages of the game, and where a battle of one's own is drawn. */
export function LibraryLink({ model: { ruleset, game } }: PartProps): ReactNode {
  const { t, translate } = useMessages<SetUpKey>();
  return (
    <span className="set-up-libraries">
      <a className="set-up-library" href={pageAddress('any', 'battles', `${ruleset}&${game.picture}`)}>
        {t('web.setUp.library')}
      </a>{' '}
      <a className="set-up-library" href={pageAddress('any', 'library')}>
        {translate('web.page.library')}
      </a>{' '}
      <a className="set-up-library" href={makerAddress}>
        {t('web.setUp.maker')}
      </a>
    </span>
  );
}

export function Forces({ model, shown, change }: PartProps): ReactNode {
  const messages = useMessages<SetUpKey | MessageKey>();
  const { ruleset, rules, described, entry } = model;
  const clause = useClause(ruleset);
  const strength = (side: number) => (shown ? shown.rules.strength(messages, shown.battle.state, side) : '');
  return (
    <div className="set-up-forces">
      {described.forces.map((force, side) => (
        // A side is its place: its seat is another one with another nation.
        <Force
          key={side}
          force={entry ? { ...force, about: strength(side) } : force}
          side={side}
          pieces={shown ? rules.pieces(messages, shown.battle.state, side, clause) : []}
          change={change}
        />
      ))}
    </div>
  );
}

export function Ground({ model, shown, change }: PartProps): ReactNode {
  const { t, translate } = useMessages<SetUpKey | MessageKey>();
  const { ruleset, described, entry, tiles, tile, game } = model;
  const name = translate(tiles.find(({ id }) => id === tile)?.name ?? game.name);
  const { about, fields, more } = described.ground;
  const isOpen = shown?.rules.isGroundOpen(shown.battle.state) ?? false;
  return (
    <div className="set-up-ground">
      {shown && !isOpen && shown.rules.shows(shown.battle.state).map && <GroundMap shown={shown} isNear />}
      <div className="set-up-ground-words">
        {about !== '' && <p>{about}</p>}
        <SetUpFields fields={fields} change={change} />
        {shown && (
          <p>
            <ChangeCopy shown={shown} name={name} />
          </p>
        )}
        {entry?.notes && <ScenarioNotes bundle={`${ruleset}-notes`} notes={entry.notes} />}
        {more.length > 0 && (
          <details>
            <summary>{t('web.setUp.more')}</summary>
            <SetUpFields fields={more} change={change} />
          </details>
        )}
      </div>
    </div>
  );
}

/** Why nobody can be played against in this way; null: somebody can. A kept choice may be of another server. */
function useBarred(): (one: Against) => string | null {
  const { t } = useMessages<SetUpKey>();
  const isOffered = useOffersOnlinePlay();
  return (one) => (one === 'elsewhere' && !isOffered ? t('web.setUp.noServer') : null);
}

export function AgainstField({ model, change }: PartProps): ReactNode {
  const { t } = useMessages<SetUpKey>();
  const barred = useBarred();
  const { chosen } = model;
  return (
    <Segments
      label={t('web.setUp.against')}
      value={chosen.against}
      choices={AGAINST.map((one) => [one, t(`web.setUp.against.${one}`), barred(one)])}
      note={t(`web.setUp.against.${chosen.against}.about`)}
      onChange={(against) => change({ ...chosen, against })}
    />
  );
}

/** The side of the person at the screen, and how even the battle is as far as that was measured. */
export function CommandField({ model, change }: PartProps): ReactNode {
  const { t } = useMessages<SetUpKey>();
  const { chosen, described, battle } = model;
  const names = described.forces.map(({ name }) => name);
  const found = battle?.scenario && battle.setup === undefined ? played[battle.scenario] : undefined;
  const isMany = names.length > TWO;
  const { mine } = chosen;
  const value = mine === 'lot' ? 'lot' : (mine[0]?.toString() ?? 'none');
  return (
    <>
      {chosen.against === 'computer' && !isMany && (
        <Segments
          label={t('web.setUp.command')}
          value={value}
          choices={[
            ...names.map((name, i) => [String(i), name] as const),
            ['lot', t('web.setUp.command.lot')],
            ['none', t('web.setUp.command.none')],
          ]}
          onChange={(one) => change({ ...chosen, mine: one === 'lot' ? 'lot' : one === 'none' ? [] : [Number(one)] })}
        />
      )}
      {chosen.against === 'computer' && isMany && (
        <fieldset className="set-up-field">
          <legend>{t('web.setUp.command')}</legend>
          {names.map((name, i) => (
            <label key={i} className="radio">
              <input
                type="checkbox"
                checked={mine !== 'lot' && mine.includes(i)}
                onChange={() => change({ ...chosen, mine: toggled(mine === 'lot' ? [] : mine, i) })}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      {found && <OddsBar played={found} names={names} />}
    </>
  );
}

const toggled = (all: readonly number[], one: number): readonly number[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one].sort((a, b) => a - b);

export function Sizes({ model, change }: PartProps): ReactNode {
  return <SetUpFields fields={model.described.fields} change={change} />;
}

export function Rules({ model, change }: PartProps): ReactNode {
  const { t } = useMessages<SetUpKey>();
  const { rules, more } = model.described;
  const rare = rules.filter(({ isRare }) => isRare);
  if (rules.length === 0 && more.length === 0) return null;
  return (
    <section className="set-up-rules">
      {rules.length > 0 && <h3>{t('web.setUp.rules')}</h3>}
      {rules
        .filter(({ isRare }) => !isRare)
        .map((rule) => (
          <AddedRuleField key={rule.id} rule={rule} change={change} />
        ))}
      {(rare.length > 0 || more.length > 0) && (
        <details>
          <summary>{t('web.setUp.more')}</summary>
          {rare.map((rule) => (
            <AddedRuleField key={rule.id} rule={rule} change={change} />
          ))}
          <SetUpFields fields={more} change={change} />
        </details>
      )}
    </section>
  );
}

/** One tap; what forbids it stands above it. */
export function PlayButton({ model, play, busy, failed }: PartProps): ReactNode {
  const { t } = useMessages<SetUpKey>();
  const barred = useBarred();
  const closed = model.fault ?? barred(model.chosen.against);
  return (
    <div className="set-up-play">
      {closed !== null && (
        <p className="set-up-fault" role="status">
          {closed}
        </p>
      )}
      {failed && <p role="alert">{t('web.setUp.failed')}</p>}
      <ClosableButton className="primary large" closed={closed} disabled={busy} onClick={play}>
        {t('web.setUp.play')}
      </ClosableButton>
    </div>
  );
}
