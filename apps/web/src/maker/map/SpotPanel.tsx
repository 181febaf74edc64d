/** The chosen name or place: what it is called, how far it reaches, what it is worth. */
import type { Worded } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { type Edit, renamed, sizeOf } from '../document/edits.ts';
import { placeChanged, placesOf, withScript, worth } from '../document/script.ts';
import { objectiveChanged, type Spot, spotMoved } from '../document/spots.ts';
import type { MakerKey } from '../messages.ts';
import type { SpotTool } from '../tool/hand.ts';
import { Figure } from '../script/blanks.tsx';
import { Sentence } from '../script/Sentence.tsx';
import { type ChosenProps, DeleteButton, NameWords, RuleLine, WhereFields } from './chosenParts.tsx';

export function SpotPanel(props: ChosenProps & { readonly spot: Spot & { readonly is: SpotTool } }): ReactNode {
  const { making, hand, ground, step, spot } = props;
  const { rules, file, change } = making;
  const { is, i, text, at } = spot;
  const { t } = useMessages<MakerKey>();
  const rename = (words: Worded): Edit =>
    is === 'name' ? renamed(i, words) : withScript(rules, placeChanged(i, { text: words }));
  const rule = is === 'place' ? 'SCN-PLC-1' : is === 'objective' ? rules.objectives?.rule : undefined;
  return (
    <section className="panel" aria-labelledby="maker-chosen">
      <h3 id="maker-chosen">{t(`web.maker.tool.${is}`)}</h3>
      {is !== 'objective' && <NameWords text={text} onChange={(words) => change(rename(words))} />}
      {is === 'place' && <PlaceSentence {...props} />}
      {is === 'objective' && <ObjectiveSentence {...props} />}
      <WhereFields at={at} table={sizeOf(rules, file)} onPut={(place) => change(spotMoved(rules, { is, i }, place))} />
      <DeleteButton {...{ hand, ground, step }} />
      {rule !== undefined && <RuleLine rule={rule} />}
    </section>
  );
}

/** How a place is held, and what it is worth. */
function PlaceSentence({
  making: { rules, file, change },
  spot: { i, reach, points },
}: Pick<ChosenProps, 'making'> & { readonly spot: Spot }): ReactNode {
  const { t } = useMessages<MakerKey>();
  const id = placesOf(file)[i]?.id ?? '';
  return (
    <Sentence
      say={(blanks) => t('web.maker.place.held', blanks)}
      blanks={{
        reach: (
          <Figure
            label={t('web.maker.blank.reach')}
            value={reach}
            most={1000}
            onChange={(next) => change(withScript(rules, placeChanged(i, { reach: next })))}
          />
        ),
        points: (
          <Figure
            label={t('web.maker.points')}
            value={points ?? 0}
            least={0}
            most={99}
            onChange={(next) => change(withScript(rules, worth(id, next)))}
          />
        ),
      }}
    />
  );
}

/** What an objective of the book is worth. */
function ObjectiveSentence({
  making: { rules, change },
  spot: { i, points },
}: Pick<ChosenProps, 'making'> & { readonly spot: Spot }): ReactNode {
  const { t } = useMessages<MakerKey>();
  return (
    <Sentence
      say={(blanks) => t('web.maker.objective.worth', blanks)}
      blanks={{
        points: (
          <Figure
            label={t('web.maker.points')}
            value={points ?? 0}
            most={rules.objectives?.mostPoints ?? 0}
            onChange={(next) => change(objectiveChanged(rules, i, { points: next }))}
          />
        ),
      }}
    />
  );
}
