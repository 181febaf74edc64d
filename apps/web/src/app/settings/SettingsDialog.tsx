/** How the page looks, moves and sounds, over whatever is on the screen. Every change holds at once. */
import type { ReactNode } from 'react';
import { CHOICES, setSettings, useSettings } from '../../battle/settings.ts';
import { playCue } from '../../battle/sound/index.ts';
import { restoreHints, useProgress } from '../../guide/progress.ts';
import { useMessages } from '../../i18n/index.ts';
import { useHosted } from '../../battle/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { OwnDiceChoice } from '../../panels/ownDice/OwnDiceChoice.tsx';
import { lazyComponent } from '../../panels/lazyComponent.tsx';
import { UpdateChoice } from '../../offline/UpdateNotice.tsx';
import { Dialog } from '../Dialog.tsx';
import type { SettingsKey } from './messages.ts';
import './settings.css';

/** Few help: what does it is fetched with the settings. */
const HelpServer = lazyComponent(() => import('../../online/work/HelpServer.tsx').then((found) => found.HelpServer));

export function SettingsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useMessages();
  const words = useMessages<SettingsKey>();
  const ready = useBundle('web-settings-pages');
  const inBattle = useHosted(({ saved }) => saved !== null && !saved.over);
  return (
    <Dialog title="settings-title" className="settings" onClose={onClose}>
      <h2 id="settings-title">{t('web.settings')}</h2>
      {ready && (
        <>
          <Choice name="theme" />
          <Choice name="textSize" />
          <Choice name="motion" />
          <Choice name="briefing" about={words.t('web.settings.briefing.about')} />
          <Choice name="pace" about={words.t('web.settings.pace.about')} />
          <Choice name="orders" about={words.t('web.settings.orders.about')} />
          <Choice name="dice" about={words.t('web.settings.dice.about')} />
          {inBattle && <OwnDiceChoice />}
          <Choice name="hints" about={words.t('web.settings.hints.about')} />
          <Dismissed />
          <Choice name="moments" about={words.t('web.settings.moments.about')} />
          <Choice name="terms" about={words.t('web.settings.terms.about')} />
          <Volume />
          <HelpServer />
          <UpdateChoice />
        </>
      )}
    </Dialog>
  );
}

function Choice({ name, about }: { readonly name: keyof typeof CHOICES; readonly about?: string }): ReactNode {
  const { t } = useMessages<SettingsKey>();
  const chosen = useSettings((settings) => settings[name]);
  return (
    <fieldset>
      <legend>{t(`web.settings.${name}`)}</legend>
      <div className="settings-choices">
        {CHOICES[name].map((one) => (
          <label key={one}>
            <input
              type="radio"
              className="spoken"
              name={name}
              checked={one === chosen}
              onChange={() => setSettings({ [name]: one })}
            />
            <span>{typeof one === 'number' ? `${one}%` : t(`web.settings.${name}.${one}` as SettingsKey)}</span>
          </label>
        ))}
      </div>
      {about !== undefined && <p className="minor">{about}</p>}
    </fieldset>
  );
}

/** Hints dismissed one by one come back together. */
function Dismissed(): ReactNode {
  const { t } = useMessages<SettingsKey>();
  const some = useProgress(({ dismissed }) => dismissed.length > 0);
  return (
    some && (
      <button type="button" onClick={restoreHints}>
        {t('web.settings.hints.restore')}
      </button>
    )
  );
}

function Volume(): ReactNode {
  const { t } = useMessages<SettingsKey>();
  const sound = useSettings((settings) => settings.sound);
  const percent = Math.round(sound * 100);
  return (
    <div className="settings-volume">
      <span id="settings-sound">{t('web.settings.sound')}</span>
      <output>{percent === 0 ? t('web.settings.sound.off') : `${percent}%`}</output>
      <input
        type="range"
        aria-labelledby="settings-sound"
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-valuetext={percent === 0 ? t('web.settings.sound.off') : `${percent}%`}
        onChange={(event) => {
          setSettings({ sound: Number(event.currentTarget.value) / 100 });
          playCue('yourTurn');
        }}
      />
    </div>
  );
}
