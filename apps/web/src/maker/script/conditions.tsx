/** When an event happens (SCN-EVT-1): a sentence for each condition, all of which must be true. */
import type { ScriptEvent } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { SelectField } from '../../documents/Fields.tsx';
import { useMessages } from '../../i18n/index.ts';
import { lacking } from '../document/script.ts';
import type { MakerKey } from '../messages.ts';
import { Choice, Figure } from './blanks.tsx';
import { type Ruling, useChoices } from './ruling.ts';
import { Sentence } from './Sentence.tsx';

type When = ScriptEvent['when'];

const CONDITIONS = ['turn', 'holds', 'enters', 'lost', 'losses'] as const;
type Condition = (typeof CONDITIONS)[number];

interface Props {
  readonly ruling: Ruling;
  readonly when: When;
  readonly onChange: (when: When) => void;
}

/** Stands for either side where a turn is anybody's. */
const EITHER = '';
/** So many turns a file may ask for at most. */
const [MOST_TURNS, MOST_HELD] = [200, 20] as const;

export function Conditions({ ruling, when, onChange }: Props): ReactNode {
  const { t } = useMessages<MakerKey>();
  const given = CONDITIONS.filter((one) => when[one] !== undefined);
  return given.map((one, n) => (
    <div key={one} className="maker-clause">
      <OneCondition
        lead={t(n === 0 ? 'web.maker.rule.when' : 'web.maker.rule.and')}
        ruling={ruling}
        when={when}
        one={one}
        onChange={onChange}
      />
      {given.length > 1 && (
        <button type="button" className="link" onClick={() => onChange(without(when, one))}>
          {t('web.maker.mend.drop')}
        </button>
      )}
    </div>
  ));
}

/** Adds a condition. */
export function MoreConditions({ ruling, when, onChange }: Props): ReactNode {
  const { t } = useMessages<MakerKey>();
  const begin = useBegun(ruling);
  const others = CONDITIONS.filter((one) => when[one] === undefined).map((one) => [one, begin(one)] as const);
  return (
    <SelectField
      label={t('web.maker.rule.and.more')}
      value=""
      choices={[
        ['', '…'],
        ...others.map(
          ([one, next]) => [one, t(`web.maker.condition.${one}`), typeof next === 'string' ? next : null] as const,
        ),
      ]}
      onChange={(chosen) => {
        const next = others.find(([one]) => one === chosen)?.[1];
        if (next !== undefined && typeof next !== 'string') onChange({ ...when, ...next });
      }}
    />
  );
}

/** A condition as it begins, or why there can be none. */
function useBegun({ ground, script, troops }: Ruling): (one: Condition) => When | string {
  const { t } = useMessages<MakerKey>();
  return (one) => {
    const [side = ''] = ground.seats;
    const place = script.places?.[0]?.id;
    const first = troops[0]?.id;
    if (one === 'turn') return { turn: 1 };
    if (one === 'losses') return { losses: { side, share: 0.25 } };
    if (one === 'lost') return first === undefined ? t('web.maker.rule.nobody') : { lost: first };
    if (place === undefined) return t('web.maker.rule.noPlace');
    return one === 'holds' ? { holds: { place, side } } : { enters: { place, side } };
  };
}

/** Whose turn it is goes with the turn. */
const without = (when: When, one: Condition): When =>
  one === 'turn' ? lacking(lacking(when, 'turn'), 'side') : lacking(when, one);

function OneCondition({
  lead,
  ruling,
  when,
  one,
  onChange,
}: Props & { readonly lead: string; readonly one: Condition }): ReactNode {
  const { t } = useMessages<MakerKey>();
  const { sides, places, troops } = useChoices(ruling);
  const { turn = 1, side = EITHER, holds, enters, lost = '', losses } = when;
  const sideBlank = (value: string, put: (side: string) => void): ReactNode => (
    <Choice label={t('web.maker.blank.side')} value={value} choices={sides} onChange={put} />
  );
  const placeBlank = (value: string, put: (place: string) => void): ReactNode => (
    <Choice label={t('web.maker.tool.place')} value={value} choices={places} onChange={put} />
  );
  if (one === 'turn') {
    const blanks = {
      turn: (
        <Figure
          label={t('web.maker.blank.turn')}
          value={turn}
          most={MOST_TURNS}
          onChange={(next) => onChange({ ...when, turn: next })}
        />
      ),
      side: (
        <Choice
          label={t('web.maker.blank.side')}
          value={side}
          choices={[[EITHER, t('web.maker.rule.either')], ...sides]}
          onChange={(next) => onChange(next === EITHER ? lacking(when, 'side') : { ...when, side: next })}
        />
      ),
    };
    return <Sentence lead={lead} say={(holes) => t('web.maker.rule.turn', holes)} blanks={blanks} />;
  }
  if (one === 'holds' && holds !== undefined) {
    const blanks = {
      place: placeBlank(holds.place, (place) => onChange({ ...when, holds: { ...holds, place } })),
      side: sideBlank(holds.side, (next) => onChange({ ...when, holds: { ...holds, side: next } })),
      turns: (
        <Figure
          label={t('web.maker.blank.turns')}
          value={holds.turns ?? 1}
          most={MOST_HELD}
          onChange={(turns) => onChange({ ...when, holds: { ...holds, turns } })}
        />
      ),
    };
    return <Sentence lead={lead} say={(holes) => t('web.maker.rule.holds', holes)} blanks={blanks} />;
  }
  if (one === 'enters' && enters !== undefined) {
    const { place } = enters;
    const isSide = (id: string): boolean => sides.some(([seat]) => seat === id);
    const blanks = {
      place: placeBlank(place, (next) => onChange({ ...when, enters: { ...enters, place: next } })),
      who: (
        <Choice
          label={t('web.maker.blank.who')}
          value={enters.side ?? enters.troops ?? ''}
          choices={[...sides, ...troops]}
          onChange={(id) => onChange({ ...when, enters: isSide(id) ? { place, side: id } : { place, troops: id } })}
        />
      ),
    };
    return <Sentence lead={lead} say={(holes) => t('web.maker.rule.enters', holes)} blanks={blanks} />;
  }
  if (one === 'lost') {
    const blanks = {
      troops: (
        <Choice
          label={t('web.maker.blank.troops')}
          value={lost}
          choices={troops}
          onChange={(next) => onChange({ ...when, lost: next })}
        />
      ),
    };
    return <Sentence lead={lead} say={(holes) => t('web.maker.rule.lost', holes)} blanks={blanks} />;
  }
  if (losses === undefined) return null;
  const blanks = {
    side: sideBlank(losses.side, (next) => onChange({ ...when, losses: { ...losses, side: next } })),
    share: (
      <Figure
        label={t('web.maker.blank.share')}
        value={Math.round(losses.share * 100)}
        most={100}
        onChange={(share) => onChange({ ...when, losses: { ...losses, share: share / 100 } })}
      />
    ),
  };
  return <Sentence lead={lead} say={(holes) => t('web.maker.rule.losses', holes)} blanks={blanks} />;
}
