/** The table as the battle will show it, for a step that draws on it. */
import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Lettering } from '../../table/lettering/Lettering.tsx';
import { namesOnMap } from '../../table/lettering/namesOnMap.ts';
import { OpensWhole, type TableInput, TableView } from '../../table/TableView.tsx';
import { sizeOf } from '../document/edits.ts';
import type { Making } from '../making.ts';

export function MakerTable({
  making: { rules, file, ground, Ground },
  tool = '',
  picture,
  overlay,
  input,
}: {
  readonly making: Making;
  /** A class for the tool in the hand. */
  readonly tool?: string;
  /** Lies on the ground. */
  readonly picture?: ReactNode;
  readonly overlay: ReactNode;
  readonly input: TableInput;
}): ReactNode {
  const { language } = useMessages();
  const { width, height } = sizeOf(rules, file);
  const extent = useMemo(() => ({ width, height }), [width, height]);
  const names = useMemo(() => namesOnMap(file, language), [file, language]);
  return (
    <div className={`maker-table table-place ${tool}`}>
      <OpensWhole value>
        <TableView
          table={extent}
          terrain={
            <>
              {ground !== null && <Ground state={ground} />}
              {picture}
            </>
          }
          lettering={<Lettering places={names} />}
          pieces={null}
          overlay={overlay}
          input={input}
        />
      </OpensWhole>
    </div>
  );
}
