/** The units of a Brigade on an order of battle, on the screen and on paper. */
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { TickBoxes } from '../../../documents/TickBoxes.tsx';
import { qualityOf, ruleNames } from './profile.ts';
import type { SheetKey } from './messages.ts';

/** LB-UNIT-05: the fourth eliminates. */
const DIS_BOXES = 3;

/** So many units alike; their name is a message key or plain text. */
interface Listed {
  readonly count: number;
  readonly of: {
    readonly name: string;
    readonly q?: number | undefined;
    readonly c?: number | undefined;
    readonly sk?: number | undefined;
    readonly rules?: readonly string[] | undefined;
  };
}

/** A row for every unit, with boxes for its disorder. */
export function Units({ lots }: { readonly lots: readonly Listed[] }): ReactNode {
  const { t, translate } = useMessages<SheetKey>();
  const nameOf = (name: string) => (name.startsWith('lb.') ? translate(name) : name);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('web.sheet.unit')}</th>
          {(['q', 'c', 'sk'] as const).map((stat) => (
            <th key={stat} scope="col" className="number">
              <abbr title={translate(`lb.stat.${stat}`)}>{{ q: 'Q', c: 'C', sk: 'Sk' }[stat]}</abbr>
            </th>
          ))}
          <th scope="col">{t('web.sheet.rules')}</th>
          <th scope="col">
            <abbr title={translate('lb.stat.dis')}>{translate('lb.stat.dis.short')}</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {lots.flatMap(({ count, of }, lot) =>
          Array.from({ length: count }, (_, at) => (
            <tr key={`${lot} ${at}`}>
              <td>
                {count === 1
                  ? nameOf(of.name)
                  : translate('lb.label.unit.short', { name: nameOf(of.name), ordinal: at + 1 })}
              </td>
              <td className="number">{qualityOf(of)}</td>
              <td className="number">{of.c ?? '–'}</td>
              <td className="number">{of.sk ?? '–'}</td>
              <td>{ruleNames(of.rules ?? [], translate)}</td>
              <td>
                <TickBoxes count={DIS_BOXES} />
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
