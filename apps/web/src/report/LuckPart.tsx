/** Luck in one line a side, with the detail behind it. */
import type { ReactNode } from 'react';
import { LOCALES, type Language, type MessageKey, useMessages } from '../i18n/index.ts';
import { inTenths, type Luck, luckOf, surplus, type Throw } from './luck.ts';
import type { ReportKey } from './messages.ts';
import { useOpenInPrint } from './useOpenInPrint.ts';

const oneDecimal = (language: Language) =>
  new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percentage = (language: Language) =>
  new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });

interface Props {
  readonly throws: readonly Throw[];
  /** Names of the sides. */
  readonly sides: readonly string[];
}

export function LuckPart({ throws, sides }: Props): ReactNode {
  const { t, language } = useMessages<MessageKey | ReportKey>();
  const details = useOpenInPrint();
  const luck = luckOf(throws, sides.length);
  return (
    <section className="luck" aria-labelledby="report-luck">
      <h3 id="report-luck">{t('web.report.luck')}</h3>
      {luck.map((own, side) => (
        <p key={side}>
          {t(luckWord(surplus(own)), {
            side: sides[side],
            successes: own.successes,
            expected: oneDecimal(language).format(own.expected),
            surplus: percentage(language).format(surplus(own)).replace('-', '−'),
          })}
        </p>
      ))}
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

/** Nearer to the usual number than this nobody has been lucky, as a part of it. */
const USUAL = 0.05;

const luckWord = (more: number) =>
  Math.abs(more) < USUAL ? 'web.report.luck.usual' : more > 0 ? 'web.report.luck.better' : 'web.report.luck.worse';

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
