/** On a phone: the battles, five rows that say what is set and open it, and Play at the foot. */
import { type ReactNode, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { NoticesInView } from '../app/NoticesInView.tsx';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import type { SetUpKey } from './messages.ts';
import {
  AgainstField,
  BattleTiles,
  CommandField,
  Forces,
  Ground,
  LibraryLink,
  PlayButton,
  Rules,
  Sizes,
} from './parts.tsx';
import type { PartProps } from './props.ts';
import './phone.css';

type Row = 'against' | 'forces' | 'ground' | 'sizes' | 'rules';

export function SetUpPhone(props: PartProps): ReactNode {
  const { t } = useMessages<SetUpKey | MessageKey>();
  const [open, setOpen] = useState<Row | null>(null);
  const rows = useRows(props);
  return (
    <div className="set-up-phone">
      <NoticesInView />
      <h2>{t('web.setUp.which')}</h2>
      <BattleTiles {...props} />
      <ul className="set-up-rows">
        {rows.map(({ row, label, value, about }) => (
          <li key={row}>
            <button type="button" onClick={() => setOpen(row)}>
              <span className="minor">{label}</span>
              <span>
                <b>{value}</b>
                {about !== '' && <small>{about}</small>}
              </span>
              <span aria-hidden="true">▸</span>
            </button>
          </li>
        ))}
      </ul>
      <p>
        <LibraryLink {...props} />
      </p>
      <div className="set-up-foot">
        <PlayButton {...props} />
      </div>
      {open !== null && (
        <Dialog title="set-up-row" className="set-up-sheet" onClose={() => setOpen(null)}>
          <h2 id="set-up-row">{rows.find(({ row }) => row === open)?.label}</h2>
          {open === 'against' && (
            <>
              <AgainstField {...props} />
              <CommandField {...props} />
            </>
          )}
          {open === 'forces' && <Forces {...props} />}
          {open === 'ground' && <Ground {...props} />}
          {open === 'sizes' && <Sizes {...props} />}
          {open === 'rules' && <Rules {...props} />}
        </Dialog>
      )}
    </div>
  );
}

interface RowWords {
  readonly row: Row;
  readonly label: string;
  readonly value: string;
  readonly about: string;
}

/** What is set, a row each; what this battle leaves no choice of has none. */
function useRows({ model }: PartProps): readonly RowWords[] {
  const { t } = useMessages<SetUpKey>();
  const { chosen, described, entry } = model;
  const { forces, fields, rules, more, ground } = described;
  const on = rules.filter(({ isOn, isRare }) => isOn && !isRare).map(({ name }) => name);
  // The first speaks for itself; "2" or "France" after it would not say of what.
  const sizes = fields
    .filter((field) => field.is === 'choice')
    .map((field, place) => (place === 0 ? '' : `${field.label}: `) + chosenIn([field]));
  const names = forces.map(({ name }) => name);
  const { against, mine } = chosen;
  const command =
    against !== 'computer'
      ? t(`web.setUp.against.${against}.about`)
      : mine === 'lot'
        ? `${t('web.setUp.command')} ${t('web.setUp.command.lot')}`
        : mine.length === 0
          ? t('web.setUp.command.none')
          : `${t('web.setUp.command')}: ${mine.map((i) => names[i] ?? '').join(', ')}`;
  return [
    { row: 'against', label: t('web.setUp.against'), value: t(`web.setUp.against.${against}`), about: command },
    {
      row: 'forces',
      label: t('web.setUp.forces'),
      value: names.join(' – '),
      about: entry ? t('web.setUp.printed') : forces.map(({ about }) => about).join(' – '),
    },
    {
      row: 'ground',
      label: t('web.setUp.ground'),
      value: entry ? t('web.setUp.printed') : chosenIn(ground.fields),
      about: entry ? '' : ground.about,
    },
    ...(fields.length > 0
      ? [{ row: 'sizes' as const, label: t('web.setUp.size'), value: sizes.join(' · '), about: '' }]
      : []),
    ...(rules.length + more.length > 0
      ? [
          {
            row: 'rules' as const,
            label: t('web.setUp.rules'),
            value: on.length === 0 ? t('web.setUp.rules.none') : on.join(', '),
            about: '',
          },
        ]
      : []),
  ];
}

/** What the first choice among the fields stands at. */
function chosenIn(fields: PartProps['model']['described']['fields']): string {
  const field = fields.find(({ is }) => is === 'choice');
  return field?.is === 'choice' ? (field.choices.find(([value]) => value === field.value)?.[1] ?? '') : '';
}
