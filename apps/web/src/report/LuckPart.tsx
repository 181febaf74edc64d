/** Luck in one line a side, with the detail behind it. */
import { LANGUAGES } from '@drumhead/content';
import type { ReactNode } from 'react';
import { type Language, type MessageKey, useMessages } from '../i18n/index.ts';
import { percent } from '../panels/percent.ts';
import { inTenths, type Luck, luckOf, type SideRoll } from './luck.ts';
import { luckCalled, rangeText, scaleOf } from './luckScale.ts';
import type { ReportKey } from './messages.ts';
import { useOpenInPrint } from './useOpenInPrint.ts';

const oneDecimal = (language: Language) =>
  new Intl.NumberFormat(LANGUAGES[language].locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface Props {
  readonly rolls: readonly SideRoll[];
  /** Names of the sides. */
  readonly sides: readonly string[];
}

export function LuckPart({ rolls, sides }: Props): ReactNode {
  const { t } = useMessages<MessageKey | ReportKey>();
  const details = useOpenInPrint();
  const luck = luckOf(rolls, sides.length);
  return (
    <section className="luck" aria-labelledby="report-luck">
      <h3 id="report-luck">{t('web.report.luck')}</h3>
      {luck.map(({ successes }, side) => {
        const scale = scaleOf(
          rolls.filter((one) => one.side === side),
          successes,
        );
        const { word, share } = luckCalled(scale, successes);
        const facts = { side: sides[side], successes, usual: rangeText(scale.usual) };
        return (
          <p key={side}>{t(`web.report.luck.${word}`, share === null ? facts : { ...facts, share: percent(share) })}</p>
        );
      })}
      <details ref={details}>
        <summary>{t('web.report.luck.detail')}</summary>
        <p className="minor">{t('web.report.luck.how')}</p>
        <div className="kinds">
          {luck.map((own, side) => (
            <Kinds key={side} name={sides[side] ?? ''} luck={own} />
          ))}
        </div>
      </details>
    </section>
  );
}

function Kinds({ name, luck }: { readonly name: string; readonly luck: Luck }): ReactNode {
  const { t, language } = useMessages<MessageKey | ReportKey>();
  const expected = inTenths(luck.kinds.map((kind) => kind.expected));
  return (
    <table>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{t('web.report.luck.kind')}</th>
          <th scope="col">{t('web.report.luck.attempts')}</th>
          <th scope="col">{t('web.report.luck.successes')}</th>
          <th scope="col">{t('web.report.luck.expected')}</th>
        </tr>
      </thead>
      <tbody>
        {luck.kinds.map(({ kind, attempts, successes }, i) => (
          <tr key={kind}>
            <th scope="row">{t(`web.report.kind.${kind}`)}</th>
            <td>{attempts}</td>
            <td>{successes}</td>
            <td>{oneDecimal(language).format(expected[i] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
