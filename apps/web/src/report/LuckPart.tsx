/** Luck in one line a side, with the detail behind it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { LOCALES, type Language, type MessageKey, useMessages } from '../i18n/index.ts';
import { type Luck, luckOf, surplus, type Throw } from './luck.ts';
import type { ReportKey } from './messages.ts';

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
          {t('web.report.luck.line', {
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
        {luck.map((own, side) => (
          <Kinds key={side} name={sides[side] ?? ''} luck={own} />
        ))}
      </details>
    </section>
  );
}

function Kinds({ name, luck }: { readonly name: string; readonly luck: Luck }): ReactNode {
  const { t, language } = useMessages<MessageKey | ReportKey>();
  return (
    <table>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{t('web.report.luck.kind')}</th>
          <th scope="col">{t('web.report.luck.rolls')}</th>
          <th scope="col">{t('web.report.luck.successes')}</th>
          <th scope="col">{t('web.report.luck.expected')}</th>
        </tr>
      </thead>
      <tbody>
        {luck.kinds.map(({ kind, throws, successes, expected }) => (
          <tr key={kind}>
            <th scope="row">{t(`web.report.kind.${kind}`)}</th>
            <td>{throws}</td>
            <td>{successes}</td>
            <td>{oneDecimal(language).format(expected)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * A disclosure whose contents are on paper too. It opens before the browser counts the pages: opened with the style
 * for print, it would push the end of the report off the last one.
 */
function useOpenInPrint() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    let wasOpen: boolean | null = null;
    const open = () => {
      if (!details.current) return;
      wasOpen ??= details.current.open;
      details.current.open = true;
    };
    const close = () => {
      if (details.current && wasOpen !== null) details.current.open = wasOpen;
      wasOpen = null;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, []);
  return details;
}
