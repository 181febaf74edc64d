/** Asks the others to correct values of the table: which, to what, and why. */
import { type AnyRuleset, correct, MOST_CHANGES, type StateChange } from '@drumhead/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { isSecret } from '../../battle/host/hostState.ts';
import { useHosted } from '../../battle/index.ts';
import type { AnyScreen } from '../../battle/screen.ts';
import { SelectField, TextField } from '../../documents/Fields.tsx';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { useRefusalWords } from '../../i18n/useRefusalWords.ts';
import type { CorrectableValue } from '../../report/correctable.ts';
import type { Session } from '../session/session.ts';
import { useUnconnected } from '../players/notNow.ts';
import { Corrections, usePieces, valueInWords, valueName } from './Corrections.tsx';
import type { AmendKey } from './messages.ts';
import { pathTo, typedValue, type Value, valueAt, valueFrom, withChange } from './values.ts';
import type { AnyBattle } from '../../battle/host/hosted.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';

type Key = AmendKey | MessageKey;

/** While something is hidden nothing can be corrected, and once the battle is over nothing is left to correct. */
export function Amend({
  session,
  why,
}: {
  readonly session: Session;
  /** Why nothing can be asked of the others now, or null. */
  readonly why: string | null;
}): ReactNode {
  const { t } = useMessages<Key>();
  const ready = useBundle('web-online-amend-pages');
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const isPlayed = useHosted((h) => h.saved?.over === false);
  const secret = useHosted(isSecret);
  const isDeposed = useStore(session.store, ({ bots }) => session.seat in bots);
  const [isOpen, setIsOpen] = useState(false);
  if (!ready || !isPlayed || isDeposed || !screen || !battle) return null;
  const closed = secret ? t('web.amend.secret') : why;
  if (closed !== null) return <ClosableButton closed={closed}>{t('web.amend.title')}</ClosableButton>;
  return (
    <details className="online-amend" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('web.amend.title')}</summary>
      {isOpen && <Editor session={session} screen={screen} battle={battle} />}
    </details>
  );
}

interface EditorProps {
  readonly session: Session;
  readonly screen: AnyScreen;
  readonly battle: AnyBattle;
}

function Editor({ session, screen, battle }: EditorProps): ReactNode {
  const messages = useMessages<Key>();
  const { t } = messages;
  const [changes, setChanges] = useState<readonly StateChange[]>([]);
  const [reason, setReason] = useState('');
  const unconnected = useUnconnected(session);
  useRefusalWords(screen);
  const judge = useJudge(screen, battle);
  const tried = changes.length === 0 ? null : correct({ ...battle, ruleset: judge }, changes);
  const fault = tried?.ok === false ? screen.refusal(messages, battle.state, tried.refusal) : null;
  const lacks =
    changes.length === 0 ? 'web.amend.lacks.change' : reason.trim() === '' ? 'web.amend.lacks.reason' : null;
  const closed = unconnected ?? fault ?? (lacks && t(lacks));
  return (
    <form
      className="amend-form"
      onSubmit={(event) => {
        event.preventDefault();
        session.propose({ kind: 'amend', changes }, reason.trim());
      }}
    >
      <p className="minor">{t('web.amend.about')}</p>
      <ChangeFields
        screen={screen}
        battle={battle}
        isFull={changes.length >= MOST_CHANGES}
        onChange={(path, before, value) => setChanges(withChange(changes, path, before, value))}
      />
      <Corrections
        changes={changes}
        screen={screen}
        state={battle.state}
        onDrop={(path) => setChanges(changes.filter((one) => one.path !== path))}
      />
      <p role="alert">{fault}</p>
      <TextField label={t('web.amend.reason')} value={reason} most={500} onChange={setReason} />
      <ClosableButton type="submit" className="primary" closed={closed}>
        {t('web.amend.ask')}
      </ClosableButton>
    </form>
  );
}

/** The rule set with what it refuses of corrections, which a table is fetched without; that of the table until then. */
function useJudge(screen: AnyScreen, { ruleset }: AnyBattle): AnyRuleset {
  const [full, setFull] = useState<AnyRuleset | null>(null);
  useEffect(() => {
    let isGone = false;
    // Without it the server judges alone.
    screen.fullRuleset().then(
      (found) => isGone || setFull(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [screen]);
  // An older version of the rules is judged by itself.
  return full?.version === ruleset.version ? full : ruleset;
}

function ChangeFields({
  screen,
  battle,
  isFull,
  onChange,
}: Pick<EditorProps, 'screen' | 'battle'> & {
  readonly isFull: boolean;
  readonly onChange: (path: string, before: Value | null, value: Value) => void;
}): ReactNode {
  const messages = useMessages<Key>();
  const { t } = messages;
  const [path, setPath] = useState<string | null>(null);
  const [key, setKey] = useState('x');
  const [typed, setTyped] = useState<string | null>(null);
  const pieces = usePieces(screen, battle.state);
  const piece = pieces.find((one) => one.path === path) ?? pieces[0];
  const value = piece?.values.find((one) => one.key === key) ?? piece?.values[0];
  if (piece === undefined || value === undefined) return null;
  const at = pathTo(piece, value);
  const now = valueAt(battle.state, at);
  const text = typed ?? (now === null ? '' : typedValue(now, value.form));
  const next = valueFrom(text, value.form);
  const closed = isFull
    ? t('web.amend.lacks.room', { most: MOST_CHANGES })
    : next === null
      ? t('web.amend.lacks.sense')
      : typed === null
        ? t('web.amend.lacks.value')
        : null;
  const label = (one: CorrectableValue): string => {
    const found = valueAt(battle.state, pathTo(piece, one));
    const words = found === null ? t('web.amend.nothing') : valueInWords(messages, found, one.form);
    return t('web.amend.now', { name: valueName(messages, one), value: words });
  };
  const choose = (set: (one: string) => void) => (one: string) => {
    set(one);
    setTyped(null);
  };
  return (
    <>
      <SelectField
        label={t('web.amend.piece')}
        value={piece.path}
        choices={pieces.map((one) => [one.path, one.name])}
        onChange={choose(setPath)}
      />
      <SelectField
        label={t('web.amend.field')}
        value={value.key}
        choices={piece.values.map((one) => [one.key, label(one)])}
        onChange={choose(setKey)}
      />
      <NewValue value={value} text={text} onChange={setTyped} />
      <ClosableButton
        closed={closed}
        onClick={() => {
          if (next !== null) onChange(at, now, next);
        }}
      >
        {t('web.amend.add')}
      </ClosableButton>
    </>
  );
}

function NewValue({
  value: { form },
  text,
  onChange,
}: {
  readonly value: CorrectableValue;
  readonly text: string;
  readonly onChange: (text: string) => void;
}): ReactNode {
  const messages = useMessages<Key>();
  const { t } = messages;
  if (form === 'mm' || form === 'degrees' || form === 'count') {
    const label = t(form === 'count' ? 'web.amend.new' : `web.amend.new.${form}`);
    return <TextField label={label} value={text} most={12} onChange={onChange} />;
  }
  const choices = form === 'flag' ? [true, false] : form.map(([one]) => one);
  return (
    <SelectField
      label={t('web.amend.new')}
      value={text}
      choices={choices.map((one) => [String(one), valueInWords(messages, one, form)])}
      onChange={onChange}
    />
  );
}
