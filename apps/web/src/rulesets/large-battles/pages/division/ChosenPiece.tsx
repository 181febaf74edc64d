/** What is chosen of a Division: a unit or a general, what it can do, what may stand in its place, its own name. */
import {
  type DivisionFile,
  eitherOf,
  generalsOf,
  generalTable,
  lightCavalryOf,
  mendedOptions,
  MOST_NAME,
  plusRules,
} from '@drumhead/large-battles/armies';
import type { ReactNode } from 'react';
import { TextField } from '../../../../documents/Fields.tsx';
import { Chosen } from '../../../../documents/parade/Chosen.tsx';
import { useMessages } from '../../../../i18n/index.ts';
import { useClause } from '../../../../reference/loadReference.ts';
import { GeneralPicture, TroopPicture } from '../../drawing/pieces/TroopPicture.tsx';
import { profileOf, qualityOf } from '../profile.ts';
import { coatOf } from './coats.ts';
import { divisionEditor, withBrigadeNamed, withOptionsAt, withUnitNamed } from './editorStore.ts';
import type { DivisionKey } from './messages.ts';
import { type ParadedBrigade, type ParadedUnit, unitName } from './paraded.ts';
import { rowText } from './Sheet.tsx';

interface Props {
  readonly division: DivisionFile;
  readonly brigades: readonly ParadedBrigade[];
  readonly onClose: () => void;
}

export function ChosenPiece({ chosen, ...props }: Props & { readonly chosen: string }): ReactNode {
  const { brigades } = props;
  for (const [index, brigade] of brigades.entries()) {
    const unit = brigade.units.find(({ key }) => key === chosen);
    if (unit) return <Unit {...props} brigade={brigade} unit={unit} />;
    if (chosen.startsWith(`${brigade.path}.`)) return <General {...props} brigade={brigade} index={index} />;
  }
  return null;
}

/** Special rules by name, each in a sentence. */
function useRules(): (rules: readonly string[]) => readonly { readonly name: string; readonly about: string | null }[] {
  const { translate } = useMessages();
  const clause = useClause('large-battles');
  return (rules) =>
    rules.map((rule) => {
      const name = translate(`lb.rule.${rule}`);
      return { name, about: clause(name) };
    });
}

function Unit({
  division,
  brigade,
  unit,
  onClose,
}: Props & { readonly brigade: ParadedBrigade; readonly unit: ParadedUnit }): ReactNode {
  const { t, translate } = useMessages<DivisionKey>();
  const rulesOf = useRules();
  const { troop, ownName, at } = unit;
  const stats = [
    [translate('lb.stat.q'), qualityOf(troop)] as const,
    ...(troop.c === undefined ? [] : [[translate('lb.stat.c'), String(troop.c)] as const]),
    ...(troop.sk === undefined ? [] : [[translate('lb.stat.sk'), String(troop.sk)] as const]),
    ...(troop.calibre === undefined
      ? []
      : [[t('web.division.calibre'), translate(`lb.calibre.${troop.calibre}`)] as const]),
  ];
  return (
    <Chosen
      told={{
        picture: <TroopPicture troop={troop} seed={at} />,
        name: unitName(unit, translate),
        place: t('web.division.place', { number: at + 1, count: brigade.units.length, name: translate(troop.name) }),
        stats,
        rules: rulesOf(troop.rules),
      }}
      onClose={onClose}
    >
      <Swaps division={division} brigade={brigade} unit={unit} />
      <TextField
        label={t('web.papers.ownName')}
        value={ownName ?? ''}
        most={MOST_NAME}
        placeholder={translate(`${troop.name}.short`)}
        onChange={(name) => divisionEditor.change(withUnitNamed(division, brigade.path, at, name))}
      />
    </Chosen>
  );
}

/** What may stand in its place; most units belong to their brigade. */
function Swaps({
  division,
  brigade: { path, army },
  unit: { troop, choice },
}: {
  readonly division: DivisionFile;
  readonly brigade: ParadedBrigade;
  readonly unit: ParadedUnit;
}): ReactNode {
  const { t, translate } = useMessages<DivisionKey>();
  if (army === null) return null;
  if (choice === null) return <p className="minor">{t('web.division.fixed', { list: translate(army.name) })}</p>;
  const swaps =
    choice.is === 'either'
      ? eitherOf(army).map(({ count, of }) => ({
          of,
          words: t('web.division.lot', { count, name: translate(of.name) }),
          put: { either: of.id },
        }))
      : lightCavalryOf(army).of.map((of) => ({
          of,
          words: translate(of.name),
          put: { at: choice.at, kind: of.id },
        }));
  return (
    <fieldset>
      <legend>{t(choice.is === 'either' ? 'web.division.either' : 'web.division.lightCavalry')}</legend>
      <div className="chips">
        {swaps.map(({ of, words, put }) => (
          <button
            key={of.id}
            type="button"
            aria-pressed={of.id === troop.id}
            onClick={() =>
              divisionEditor.change(
                withOptionsAt(division, path, (options) => {
                  const mended = mendedOptions(army, options);
                  if ('either' in put) return { ...mended, either: put.either };
                  return {
                    ...mended,
                    lightCavalry: (mended.lightCavalry ?? []).map((one, i) => (i === put.at ? put.kind : one)),
                  };
                }),
              )
            }
          >
            {words} <small>{profileOf(of, translate)}</small>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** LB-LIST-05, LB-LIST-06. A general is rolled for when the battle is set up. */
function General({
  division,
  brigade: { path, units },
  index,
  onClose,
}: Props & { readonly brigade: ParadedBrigade; readonly index: number }): ReactNode {
  const { t, translate } = useMessages<DivisionKey>();
  const rulesOf = useRules();
  const own = division.brigades[index];
  const who = own ? (generalsOf(division.brigades.length)[index] ?? 'cinc') : 'cinc';
  const rows = generalTable(division.nation, who);
  const title = translate(own ? 'lb.title.leader' : 'lb.title.cinc');
  return (
    <Chosen
      told={{
        picture: <GeneralPicture uniform={coatOf(units, division.nation)} chief={own === undefined} />,
        name: title,
        place: t('web.division.table', { rows: rows.map(rowText).join(', ') }),
        stats: [],
        rules: rows.some(({ plus }) => plus) ? rulesOf(plusRules(own ? 'leader' : 'cinc')) : [],
      }}
      onClose={onClose}
    >
      <p className="minor">{t('web.division.rolled.about')}</p>
      {own && (
        <TextField
          label={t('web.division.brigade.name')}
          value={own.name ?? ''}
          most={MOST_NAME}
          onChange={(name) => divisionEditor.change(withBrigadeNamed(division, path, name))}
        />
      )}
    </Chosen>
  );
}
