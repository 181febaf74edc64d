/** How others get the scenario: what it still lacks, who made it and how it may be passed on, and the link. */
import { LANGUAGES } from '@drumhead/content';
import { playersInWords } from '@drumhead/content/balance';
import { cardOf } from '@drumhead/content/library';
import { ENVELOPE_MOST, LICENCES } from '@drumhead/engine';
import { type ReactNode, useMemo } from 'react';
import { NumberField, SelectField } from '../../documents/Fields.tsx';
import { useMessages } from '../../i18n/index.ts';
import { CopyLink } from '../../library/CopyLink.tsx';
import { PublishHere } from '../../library/PublishHere.tsx';
import { sendPicture } from '../../library/published.ts';
import { ScenarioCard } from '../../library/ScenarioCard.tsx';
import type { TableInput } from '../../table/TableView.tsx';
import { isWrong } from '../check/faults.ts';
import { inEdition, licensed, madeBy } from '../document/edits.ts';
import type { Making } from '../making.ts';
import { FaultList } from '../map/FaultList.tsx';
import { MakerTable } from '../map/MakerTable.tsx';
import type { MakerKey } from '../messages.ts';
import { bytesIn, pictureCalled } from '../underlay/picture.ts';
import { Words } from '../words/Words.tsx';
import { CoverPicture } from './CoverPicture.tsx';
import { unspoken } from './ready.ts';
import './publish.css';

const MOST_EDITION = 9999;
/** Whoever changes such a scenario passes it on in the same way. */
const ALIKE = 'CC-BY-SA-4.0';
const nothing = (): undefined => undefined;
/** Here the table is only looked at. */
const LOOKED_AT: TableInput = {
  press: () => 'pan',
  drag: nothing,
  drop: nothing,
  cancel: nothing,
  tap: nothing,
  inspect: nothing,
  hover: nothing,
};

export function PublishStep({ making }: { readonly making: Making }): ReactNode {
  const { t } = useMessages<MakerKey>();
  const { file, faults, change } = making;
  const closed = isWrong(faults) ? t('web.maker.play.closed') : null;
  const alike = file.from?.licence === ALIKE;
  const card = useMemo(() => cardOf(file), [file]);
  return (
    <div className="maker-map maker-forces maker-publish">
      <MakerTable making={making} overlay={null} input={LOOKED_AT} />
      <aside className="maker-panels">
        <section className="panel">
          <ScenarioCard card={card} />
        </section>
        <Before making={making} />
        <CoverPicture making={making} />
        <section className="panel" aria-labelledby="maker-share">
          <h3 id="maker-share">{t('web.maker.publish.share')}</h3>
          <Words
            label={t('web.maker.author')}
            value={file.author ?? ''}
            most={ENVELOPE_MOST.author}
            onChange={(text) => change(madeBy(text))}
          />
          <div className="maker-two">
            <SelectField
              label={t('web.maker.licence')}
              value={file.licence ?? ''}
              choices={['' as const, ...LICENCES].map((one) => {
                const name = one === '' ? t('web.maker.licence.none') : one;
                return [one, name, alike && one !== ALIKE ? t('web.maker.publish.alike') : null] as const;
              })}
              onChange={(next) => change(licensed(next === '' ? null : next))}
            />
            <NumberField
              label={t('web.maker.publish.edition')}
              value={file.edition}
              least={1}
              most={MOST_EDITION}
              onChange={(next) => change(inEdition(next ?? null))}
            />
          </div>
          <p className="minor">{t('web.maker.publish.about')}</p>
          <CopyLink className="primary" file={file} closed={closed} />
          <PublishHere file={file} closed={closed} onPicture={sendKept} />
        </section>
      </aside>
      <div className="maker-foot">
        <FaultList making={making} />
      </div>
    </div>
  );
}

/** Sends a picture of this device to the server; false: there is none, or it was not taken. */
async function sendKept(name: string): Promise<boolean> {
  const picture = await pictureCalled(name);
  if (picture === null) return false;
  const { type, bytes } = bytesIn(picture);
  return sendPicture(name, type, bytes);
}

/** What is done, and what may still be done. */
function Before({ making: { file } }: { readonly making: Making }): ReactNode {
  const { t, translate } = useMessages<MakerKey>();
  const { balance, licence, from } = file;
  const steps: readonly (readonly [isDone: boolean, words: string])[] = [
    balance === undefined
      ? [false, t('web.maker.publish.untested')]
      : [
          true,
          t('web.maker.publish.tested', {
            battles: balance.battles,
            players: playersInWords(balance.players, (key, facts) => translate(key, facts)),
          }),
        ],
    ...(from !== undefined && from.licence === undefined ? [[false, t('web.maker.publish.foreign')] as const] : []),
    ...unspoken(file).map(({ language, count }) => {
      const { name } = LANGUAGES[language];
      return count === 0
        ? ([true, t('web.maker.publish.spoken', { language: name })] as const)
        : ([false, t('web.maker.publish.unspoken', { language: name, count })] as const);
    }),
    licence === undefined ? [false, t('web.maker.publish.unlicensed')] : [true, t('web.maker.publish.licensed')],
  ];
  return (
    <section className="panel" aria-labelledby="maker-before">
      <h3 id="maker-before">{t('web.maker.publish.before')}</h3>
      <ul className="maker-before">
        {steps.map(([isDone, words]) => (
          <li key={words} className={isDone ? 'done' : ''}>
            <span aria-hidden="true">{isDone ? '✓' : '○'}</span> {words}{' '}
            {!isDone && <small>{t('web.maker.publish.waits')}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
