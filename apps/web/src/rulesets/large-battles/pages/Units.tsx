/** The units of a Brigade on an order of battle, on the screen and on paper. */
import { MOST_DIS } from '@drumhead/large-battles/armies';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { TickBoxes } from '../../../documents/TickBoxes.tsx';
import { qualityOf, ruleNames } from './profile.ts';
import type { SheetKey } from './messages.ts';

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

/** A row for every unit, with boxes for its disorder. `before`: the lots above on the same sheet, numbered first. */
export function Units({
  lots,
  before,
  names,
}: {
  readonly lots: readonly Listed[];
  readonly before: readonly Listed[];
  /** Of all rows, where they are known. */
  readonly names?: readonly string[];
}): ReactNode {
  const { t, translate } = useMessages<SheetKey>();
  /** The name a unit has at the table: its troops and its number across the army. */
  const nameOf = (lot: number, at: number) => {
    const row = lots.slice(0, lot).reduce((sum, { count }) => sum + count, at);
    const given = names?.[row];
    if (given !== undefined) return given;
    const { name } = (lots[lot] as Listed).of;
    const earlier = [...before, ...lots.slice(0, lot)].filter(({ of }) => of.name === name);
    const ordinal = earlier.reduce((sum, { count }) => sum + count, at + 1);
    const isKey = name.startsWith('lb.');
    if (!isKey && lots[lot]?.count === 1 && earlier.length === 0) return name;
    return translate('lb.label.unit.short', { name: isKey ? translate(`${name}.short`) : name, ordinal });
  };
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
              <td>{nameOf(lot, at)}</td>
              <td className="number">{qualityOf(of)}</td>
              <td className="number">{of.c ?? '–'}</td>
              <td className="number">{of.sk ?? '–'}</td>
              <td>{ruleNames(of.rules ?? [], translate)}</td>
              <td>
                <TickBoxes count={MOST_DIS} />
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
