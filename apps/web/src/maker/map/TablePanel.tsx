/** The size of the table. */
import type { ReactNode } from 'react';
import { NumberField } from '../../documents/Fields.tsx';
import { useMessages } from '../../i18n/index.ts';
import { setupOf, sizeOf, withSetup } from '../document/edits.ts';
import type { Making } from '../making.ts';
import type { MakerKey } from '../messages.ts';
import type { Size } from '../rulesMaker.ts';

export function TablePanel({ making: { rules, file, change } }: { readonly making: Making }): ReactNode {
  const { t } = useMessages<MakerKey>();
  const size = sizeOf(rules, file);
  const { table } = rules;
  const isOpen = table !== undefined && rules.isDrawn(setupOf(file));
  const put = (part: Partial<Size>): void => {
    if (table) change((now) => withSetup(now, table.resized(setupOf(now), { ...sizeOf(rules, now), ...part })));
  };
  const fields = [
    ['width', 'web.maker.zone.width'],
    ['height', 'web.maker.zone.depth'],
  ] as const;
  return (
    <section className="panel" aria-labelledby="maker-size">
      <h3 id="maker-size">{t('web.maker.table')}</h3>
      {isOpen ? (
        <div className="maker-two">
          {fields.map(([key, label]) => (
            <NumberField
              key={key}
              label={t(label)}
              value={Math.round(size[key])}
              least={table.least[key]}
              most={table.most[key]}
              onChange={(next) => next !== undefined && next !== Math.round(size[key]) && put({ [key]: next })}
            />
          ))}
        </div>
      ) : (
        <p className="minor">
          {t('web.maker.table.fixed', { width: Math.round(size.width), height: Math.round(size.height) })}
        </p>
      )}
    </section>
  );
}
