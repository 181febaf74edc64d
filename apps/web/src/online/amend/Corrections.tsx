/** Values of the table that are to be corrected, each with its piece: as it is, and as it is to be. */
import { LANGUAGES } from '@drumhead/content';
import type { StateChange } from '@drumhead/engine';
import type { ReactNode } from 'react';
import type { AnyScreen } from '../../battle/screen.ts';
import { type MessageKey, type Messages, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import type { CorrectableValue, ValueForm } from '../../report/correctable.ts';
import { useReport } from '../../report/useReport.ts';
import type { AmendKey } from './messages.ts';
import { type Correction, correctionsOf, type NamedPiece, piecesOf, typedValue, type Value } from './values.ts';

interface CorrectionsProps {
  readonly changes: readonly StateChange[];
  readonly screen: AnyScreen;
  /** By which the pieces are named. */
  readonly state: unknown;
  /** Drops one of them; without it they can only be read. */
  readonly onDrop?: (path: string) => void;
  /** They were made: what stood there before is not known any more. */
  readonly areMade?: boolean;
}

export function Corrections({ changes, screen, state, onDrop, areMade = false }: CorrectionsProps): ReactNode {
  const messages = useMessages<AmendKey>();
  const { t } = messages;
  const ready = useBundle('web-online-amend-pages');
  const pieces = usePieces(screen, state);
  return (
    ready && (
      <ul>
        {correctionsOf(changes, state, pieces).map((one) => {
          const words = correctionInWords(messages, one, areMade);
          return (
            <li key={one.path}>
              {words}
              {onDrop && (
                <>
                  {' '}
                  <button
                    type="button"
                    aria-label={t('web.amend.drop', { change: words })}
                    onClick={() => onDrop(one.path)}
                  >
                    ✕
                  </button>
                </>
              )}
            </li>
          );
        })}
      </ul>
    )
  );
}

function correctionInWords(messages: Messages<AmendKey>, correction: Correction, isMade: boolean): string {
  const { path, piece, value, before, after } = correction;
  const { t } = messages;
  const told = {
    piece: piece?.name ?? t('web.amend.turn'),
    field: value === null ? path : valueName(messages, value),
    after: valueInWords(messages, after, value?.form),
  };
  if (isMade) return t('web.amend.changed', told);
  const old = before === null ? t('web.amend.nothing') : valueInWords(messages, before, value?.form);
  return t('web.amend.change', { ...told, before: old });
}

/** What a value is called. */
export function valueName({ t, translate }: Messages<AmendKey>, { name, of }: CorrectableValue): string {
  return of === undefined ? translate(name) : t('web.amend.of', { name: translate(name), of: translate(of) });
}

/** A value with its unit. */
export function valueInWords(
  { t, translate, language }: Messages<AmendKey>,
  value: Value,
  form: ValueForm | undefined,
): string {
  if (typeof value === 'boolean') return t(value ? 'web.amend.yes' : 'web.amend.no');
  if (form === 'mm' || form === 'degrees') {
    const number = Number(typedValue(value, form)).toLocaleString(LANGUAGES[language].locale, { useGrouping: false });
    return t(`web.amend.${form}`, { value: number });
  }
  const name = typeof form === 'object' ? form.find(([one]) => one === value)?.[1] : undefined;
  return name === undefined ? String(value) : translate(name);
}

/** The pieces on the table by their names; none until these are fetched. */
export function usePieces(screen: AnyScreen, state: unknown): readonly NamedPiece[] {
  const messages = useMessages<MessageKey | AmendKey>();
  // Without it there are the paths.
  const report = useReport(screen);
  if (report === null) return [];
  return piecesOf(report.forces(messages, state), report, state, messages.t('web.amend.turn'));
}
