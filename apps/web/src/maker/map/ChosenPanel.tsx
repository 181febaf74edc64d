/** The chosen piece or name: what it is called, its kind, its points, what the rules make of it. */
import type { Worded } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { ClosableButton } from '../../closed/ClosableButton.tsx';
import { SelectField } from '../../documents/Fields.tsx';
import { useMessages } from '../../i18n/index.ts';
import {
  kindOf,
  movedBy,
  named,
  namesOf,
  ofKind,
  ofWorth,
  type Piece,
  renamed,
  reshaped,
  sizeOf,
  unnamed,
  worthOf,
} from '../document/edits.ts';
import { spotCalled } from '../document/spots.ts';
import { withFewer, withMore } from '../draw/outline.ts';
import { type Place, whole } from '../draw/places.ts';
import { inForm, isClosed, middleOf, pointsOf, withPoint } from '../draw/shape.ts';
import type { MakerKey } from '../messages.ts';
import { turnedBy } from '../tool/keys.ts';
import { chosenPiece } from '../tool/step.ts';
import { type ChosenProps, DeleteButton, NameWords, RuleLine, WhereFields } from './chosenParts.tsx';
import { Figure } from '../script/blanks.tsx';
import { Sentence } from '../script/Sentence.tsx';
import { SpotPanel } from './SpotPanel.tsx';

export function ChosenPanel(props: ChosenProps): ReactNode {
  const { making, hand } = props;
  const { chosen } = hand;
  if (chosen !== null && chosen.is !== 'piece') {
    const spot = spotCalled(making.rules, making.file, chosen);
    return spot === undefined || spot.is === 'placed' ? null : (
      <SpotPanel key={`${spot.is} ${spot.i}`} {...props} spot={{ ...spot, is: spot.is }} />
    );
  }
  const piece = chosenPiece(props.ground(), hand);
  return piece === undefined ? null : <PiecePanel key={piece.id} {...props} piece={piece} />;
}

function PiecePanel(props: ChosenProps & { readonly piece: Piece }): ReactNode {
  const { making, hand, ground, step, piece } = props;
  const { rules, file, change } = making;
  const { t, translate } = useMessages<MakerKey>();
  const kind = kindOf(rules, piece.kind);
  const names = namesOf(file);
  const own = names.findIndex(({ of }) => of === piece.id);
  const rename = (text: Worded): void => {
    const isEmpty = Object.keys(text).length === 0;
    if (own < 0) return isEmpty ? undefined : change(named(middleOf(piece.shape), text, piece.id));
    return change(isEmpty ? unnamed(own) : renamed(own, text));
  };
  const alike = rules.kinds.filter(({ form, tool }) => form === kind?.form || tool === kind?.tool);
  return (
    <section className="panel maker-piece" aria-labelledby="maker-chosen">
      <h3 id="maker-chosen" className="capital">
        {translate(kind?.name ?? piece.kind)}
      </h3>
      {alike.length > 1 && (
        <SelectField
          label={t('web.maker.kind')}
          value={piece.kind}
          choices={alike.map(({ id, name, form, size }) => [
            id,
            translate(name),
            inForm(piece.shape, form, size) === null ? t('web.maker.kind.other') : null,
          ])}
          onChange={(next) => change(ofKind(rules, piece.id, next))}
        />
      )}
      <NameWords text={names[own]?.text ?? {}} onChange={rename} />
      <Points {...props} />
      <Worth {...props} />
      <div className="maker-row">
        <span>{t('web.maker.turn')}</span>
        <span className="maker-pair">
          <button
            type="button"
            aria-label={t('web.maker.turn.left')}
            aria-keyshortcuts="Q"
            onClick={() => step(turnedBy(ground(), hand, -15))}
          >
            ↺
          </button>
          <button
            type="button"
            aria-label={t('web.maker.turn.right')}
            aria-keyshortcuts="E"
            onClick={() => step(turnedBy(ground(), hand, 15))}
          >
            ↻
          </button>
        </span>
      </div>
      <DeleteButton {...props} />
      {kind && <RuleLine rule={kind.rule} />}
    </section>
  );
}

/** What it is worth by the book, where it can be won. */
function Worth({ making: { rules, file, change }, piece: { id } }: ChosenProps & { readonly piece: Piece }): ReactNode {
  const { t } = useMessages<MakerKey>();
  const points = worthOf(rules, file, id);
  if (points === null) return null;
  return (
    <Sentence
      say={(blanks) => t('web.maker.objective.worth', blanks)}
      blanks={{
        points: (
          <Figure
            label={t('web.maker.points')}
            value={points}
            least={0}
            most={rules.worth?.most ?? 0}
            onChange={(next) => change(ofWorth(rules, id, next))}
          />
        ),
      }}
    />
  );
}

/** How many points it has, and where the one stands that keys move. */
function Points({ making, hand, step, piece }: ChosenProps & { readonly piece: Piece }): ReactNode {
  const { t } = useMessages<MakerKey>();
  const { rules, file, change } = making;
  const { shape, id, kind } = piece;
  const points = pointsOf(shape);
  const closed = isClosed(shape);
  const drawn = shape.is === 'area' || shape.is === 'line' ? shape : null;
  const fewer = drawn && withFewer(drawn.points, closed);
  const { corner } = hand;
  const place = corner === null ? middleOf(shape) : (points[corner] ?? middleOf(shape));
  const [x, y] = whole(place);
  const put = (next: Place): void => {
    if (corner !== null) change(reshaped(rules, id, (one) => withPoint(one, corner, next)));
    else change(movedBy(rules, id, next[0] - x, next[1] - y));
  };
  return (
    <>
      {drawn && fewer && (
        <div className="maker-row">
          <span>{t('web.maker.points')}</span>
          <span className="maker-pair">
            <ClosableButton
              aria-label={t('web.maker.points.fewer')}
              closed={fewer.length === points.length ? t('web.maker.points.least') : null}
              onClick={() =>
                step({
                  hand: { ...hand, corner: null },
                  edit: reshaped(rules, id, () => ({ ...drawn, points: fewer })),
                })
              }
            >
              −
            </ClosableButton>
            <b>{points.length}</b>
            <ClosableButton
              aria-label={t('web.maker.points.more')}
              closed={points.length >= rules.mostPoints(kind) ? t('web.maker.points.most') : null}
              onClick={() =>
                step({
                  hand: { ...hand, corner: null },
                  edit: reshaped(rules, id, () => ({ ...drawn, points: withMore(drawn.points, closed) })),
                })
              }
            >
              +
            </ClosableButton>
          </span>
        </div>
      )}
      {points.length > 1 && (
        <SelectField
          label={t('web.maker.corner')}
          value={corner === null ? '' : String(corner)}
          choices={[
            ['', t('web.maker.corner.all')],
            ...points.map((_, i) => [String(i), t('web.maker.corner.one', { number: i + 1 })] as const),
          ]}
          onChange={(next) => step({ hand: { ...hand, corner: next === '' ? null : Number(next) } })}
        />
      )}
      <WhereFields at={[x, y]} table={sizeOf(rules, file)} onPut={put} />
    </>
  );
}
