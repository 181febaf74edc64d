/** The chosen piece or name: what it is called, its kind, its points, what the rules make of it. */
import { allLanguages, isWhole, LANGUAGES } from '@drumhead/content';
import { ENVELOPE_MOST, type Worded } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { ClosableButton } from '../../closed/ClosableButton.tsx';
import { NumberField, SelectField } from '../../documents/Fields.tsx';
import { useMessages } from '../../i18n/index.ts';
import { RuleLink } from '../../reference/RuleLink.tsx';
import {
  kindOf,
  movedBy,
  type Name,
  named,
  namesOf,
  ofKind,
  type Piece,
  renamed,
  reshaped,
  sizeOf,
  spoken,
  unnamed,
} from '../document/edits.ts';
import { withFewer, withMore } from '../draw/outline.ts';
import { type Place, whole } from '../draw/places.ts';
import { isClosed, middleOf, pointsOf, withPoint } from '../draw/shape.ts';
import type { Making } from '../making.ts';
import type { MakerKey } from '../messages.ts';
import type { Hand } from '../tool/hand.ts';
import { deleted, turnedBy } from '../tool/keys.ts';
import { chosenPiece, type Ground, type Step } from '../tool/step.ts';
import { Words } from '../words/Words.tsx';

interface Props {
  readonly making: Making;
  readonly hand: Hand;
  readonly ground: () => Ground;
  readonly step: (step: Step) => void;
}

export function ChosenPanel(props: Props): ReactNode {
  const { making, hand } = props;
  const name = hand.chosen?.is === 'name' ? namesOf(making.file)[hand.chosen.i] : undefined;
  if (name !== undefined && hand.chosen?.is === 'name') return <NamePanel {...props} i={hand.chosen.i} name={name} />;
  const piece = chosenPiece(props.ground(), hand);
  return piece === undefined ? null : <PiecePanel key={piece.id} {...props} piece={piece} />;
}

function NamePanel({
  making,
  hand,
  ground,
  step,
  i,
  name,
}: Props & { readonly i: number; readonly name: Name }): ReactNode {
  const { t } = useMessages<MakerKey>();
  return (
    <section className="panel" aria-labelledby="maker-chosen">
      <h3 id="maker-chosen">{t('web.maker.tool.name')}</h3>
      <NameWords text={name.text} onChange={(text) => making.change(renamed(i, text))} />
      <DeleteButton {...{ making, hand, ground, step }} />
    </section>
  );
}

/** A name in every language that is whole, or in which it is given. */
function NameWords({
  text,
  onChange,
}: {
  readonly text: Worded;
  readonly onChange: (text: Worded) => void;
}): ReactNode {
  const { t } = useMessages<MakerKey>();
  return allLanguages
    .filter((language) => isWhole(language) || text[language] !== undefined)
    .map((language) => (
      <Words
        key={language}
        label={t('web.maker.name.in', { language: LANGUAGES[language].name })}
        value={text[language] ?? ''}
        most={ENVELOPE_MOST.name}
        onChange={(next) => onChange(spoken(text, language, next))}
      />
    ));
}

function PiecePanel(props: Props & { readonly piece: Piece }): ReactNode {
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
  const alike = rules.kinds.filter(({ form }) => form === kind?.form);
  return (
    <section className="panel maker-piece" aria-labelledby="maker-chosen">
      <h3 id="maker-chosen" className="capital">
        {translate(kind?.name ?? piece.kind)}
      </h3>
      {alike.length > 1 && (
        <SelectField
          label={t('web.maker.kind')}
          value={piece.kind}
          choices={alike.map(({ id, name }) => [id, translate(name)])}
          onChange={(next) => change(ofKind(rules, piece.id, next))}
        />
      )}
      <NameWords text={names[own]?.text ?? {}} onChange={rename} />
      <Points {...props} />
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
      {kind && (
        <p className="minor">
          {t('web.maker.rules')}: <RuleLink rule={kind.rule} />
        </p>
      )}
    </section>
  );
}

/** How many points it has, and where the one stands that keys move. */
function Points({ making, hand, step, piece }: Props & { readonly piece: Piece }): ReactNode {
  const { t } = useMessages<MakerKey>();
  const { rules, file, change } = making;
  const { shape, id, kind } = piece;
  const points = pointsOf(shape);
  const closed = isClosed(shape);
  const { width, height } = sizeOf(rules, file);
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
      <div className="maker-two">
        <NumberField
          label={t('web.maker.across')}
          value={x}
          least={0}
          most={width}
          onChange={(next) => next !== undefined && next !== x && put([next, y])}
        />
        <NumberField
          label={t('web.maker.down')}
          value={y}
          least={0}
          most={height}
          onChange={(next) => next !== undefined && next !== y && put([x, next])}
        />
      </div>
    </>
  );
}

function DeleteButton({ hand, ground, step }: Props): ReactNode {
  const { t } = useMessages<MakerKey>();
  return (
    <button type="button" aria-keyshortcuts="Delete" onClick={() => step(deleted(ground(), { ...hand, corner: null }))}>
      {t('web.maker.delete.piece')}
    </button>
  );
}
