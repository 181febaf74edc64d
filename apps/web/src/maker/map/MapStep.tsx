/** The map of a scenario: the table as the battle will show it, with the tools that draw it. */
import { type ReactNode, useState } from 'react';
import { NoticesInView } from '../../app/NoticesInView.tsx';
import { SelectField } from '../../documents/Fields.tsx';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useTouch } from '../../table/zoom.ts';
import { kindOf, pieceCalled, setupOf, withGround } from '../document/edits.ts';
import { pointsOf } from '../draw/shape.ts';
import type { Making } from '../making.ts';
import type { MakerKey } from '../messages.ts';
import { type Chosen, type Hand, isSpotTool } from '../tool/hand.ts';
import { kindsOf, withTool } from '../tool/keys.ts';
import { drawnKind } from '../tool/step.ts';
import { UnderlayPanel } from '../underlay/UnderlayPanel.tsx';
import { useUnderlay } from '../underlay/useUnderlay.tsx';
import { ChosenPanel } from './ChosenPanel.tsx';
import { FaultList } from './FaultList.tsx';
import { MakerTable } from './MakerTable.tsx';
import { Marks } from './Marks.tsx';
import { PieceList } from './PieceList.tsx';
import { TablePanel } from './TablePanel.tsx';
import { ToolBar } from './ToolBar.tsx';
import { type Say, useHand } from './useHand.ts';

export function MapStep({ making }: { readonly making: Making }): ReactNode {
  const { t, translate, language } = useMessages<MakerKey | MessageKey>();
  const { rules } = making;
  const [said, setSaid] = useState('');
  const newWords = {
    name: { [language]: t('web.maker.name.new') },
    place: { [language]: t('web.maker.place.new') },
    objective: {},
  };
  const say: Say = ({ nothing, edit, hand }, before, was) => {
    if (nothing) return setSaid(t('web.maker.said.nothing'));
    if (!edit) return undefined;
    const after = edit(was);
    const id = hand.chosen?.is === 'piece' ? hand.chosen.id : (before.chosen?.is === 'piece' && before.chosen.id) || '';
    const piece = pieceCalled(rules, after, id);
    if (piece === undefined) {
      const gone = pieceCalled(rules, was, id);
      return gone && setSaid(t('web.maker.said.removed', { what: translate(kindOf(rules, gone.kind)?.name ?? '') }));
    }
    const what = translate(kindOf(rules, piece.kind)?.name ?? '');
    return setSaid(t('web.maker.said.drawn', { what, count: pointsOf(piece.shape).length }));
  };
  const { hand, input, take, step, ground } = useHand(making, { newWords }, say);
  const under = useUnderlay(making, hand.tool === 'picture', input);
  const choose = (chosen: Chosen): void => take({ ...hand, tool: 'select', chosen, corner: null, held: null });
  return (
    <div className="maker-map">
      <ToolBar
        making={making}
        hand={hand}
        onTool={(tool) => {
          const next = withTool(ground(), hand, tool);
          if (next) take(next);
        }}
      />
      <MakerTable
        making={making}
        tool={`tool-${hand.tool}`}
        picture={under.image}
        overlay={
          <>
            <Marks making={making} hand={hand} ground={ground()} />
            {under.marks}
          </>
        }
        input={under.input}
      />
      <aside className="maker-panels">
        <NoticesInView />
        <HandPanel making={making} hand={hand} onKind={(kind) => take({ ...hand, kind })} />
        {hand.tool === 'picture' && <UnderlayPanel making={making} hand={under} />}
        <ChosenPanel making={making} hand={hand} ground={ground} step={step} />
        {hand.chosen === null && hand.tool === 'select' && <TablePanel making={making} />}
      </aside>
      <div className="maker-foot">
        <p className="maker-how" role="status">
          {said}
        </p>
        <FaultList making={making} onShow={(id) => choose({ is: 'piece', id })} />
        <PieceList making={making} hand={hand} onChoose={choose} />
      </div>
    </div>
  );
}

/** The tool in the hand: what it makes, and how; or why none can be taken. */
function HandPanel({
  making,
  hand,
  onKind,
}: {
  readonly making: Making;
  readonly hand: Hand;
  readonly onKind: (kind: string) => void;
}): ReactNode {
  const { t, translate } = useMessages<MakerKey>();
  const isTouch = useTouch();
  const { rules, file } = making;
  const isDrawn = rules.isDrawn(setupOf(file));
  const kind = drawnKind(making, hand);
  const kinds = kindsOf(rules.kinds, hand.tool);
  const form = kind?.form ?? (isSpotTool(hand.tool) || hand.tool === 'picture' ? hand.tool : 'select');
  return (
    <section className="panel" aria-labelledby="maker-tool">
      <h3 id="maker-tool">{t(`web.maker.tool.${hand.tool}`)}</h3>
      {kinds.length > 1 && (
        <SelectField
          label={t('web.maker.kind')}
          value={hand.kind}
          choices={kinds.map(({ id, name }) => [id, translate(name)])}
          onChange={onKind}
        />
      )}
      <p className="minor">
        {t(`web.maker.how.${form === 'ribbon' ? 'line' : form}`)} {isTouch && t('web.maker.how.touch')}
      </p>
      {!isDrawn && (
        <>
          <p className="minor">
            {t('web.maker.tool.closed')} {t('web.maker.ground.about')}
          </p>
          <button type="button" onClick={() => making.change(withGround(rules))}>
            {t('web.maker.ground.draw')}
          </button>
        </>
      )}
    </section>
  );
}
