/** Asks the others to correct values of the table: which, to what, and why. */
import { amend, MOST_CHANGES, type StateChange } from '@drumhead/engine';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { type AnyBattle, isSecret } from '../../battle/hostState.ts';
import { useHosted } from '../../battle/index.ts';
import type { AnyScreen } from '../../battle/screen.ts';
import { SelectField, TextField } from '../../documents/Fields.tsx';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { FAULT_WORDS } from '../../i18n/useRefusalWords.ts';
import type { Session } from '../session.ts';
import { useConnected } from '../useConnected.ts';
import { Corrections, usePieces } from './Corrections.tsx';
import { type Leaf, leavesOf, valueLike, withChange } from './leaves.ts';
import type { AmendKey } from './messages.ts';

type Key = AmendKey | MessageKey;

/** While something is hidden, and once the battle is over, nothing can be corrected. */
export function Amend({ session }: { readonly session: Session }): ReactNode {
  const { t } = useMessages<Key>();
  const ready = useBundle('web-online-amend-pages');
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const isPlayed = useHosted((h) => h.saved?.over === false && !isSecret(h));
  const isAsked = useStore(
    session.store,
    ({ client, bots }) => (client?.open ?? null) !== null || session.seat in bots,
  );
  const [isOpen, setIsOpen] = useState(false);
  if (!ready || !isPlayed || isAsked || !screen || !battle) return null;
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
  const { t, translate } = useMessages<Key>();
  const [changes, setChanges] = useState<readonly StateChange[]>([]);
  const [reason, setReason] = useState('');
  const isConnected = useConnected(session);
  useBundle(FAULT_WORDS);
  const tried = changes.length === 0 ? null : amend(battle, changes);
  const fault = tried?.ok === false ? tried.refusal : null;
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
        onChange={(leaf, value) => setChanges(withChange(changes, leaf, value))}
      />
      <Corrections
        changes={changes}
        screen={screen}
        battle={battle}
        onDrop={(path) => setChanges(changes.filter((one) => one.path !== path))}
      />
      <p role="alert">{fault && translate(fault.reason, fault.facts)}</p>
      <TextField label={t('web.amend.reason')} value={reason} most={500} onChange={setReason} />
      <button
        type="submit"
        className="primary"
        disabled={!isConnected || changes.length === 0 || !!fault || reason.trim() === ''}
      >
        {t('web.amend.ask')}
      </button>
    </form>
  );
}

function ChangeFields({
  screen,
  battle,
  isFull,
  onChange,
}: Pick<EditorProps, 'screen' | 'battle'> & {
  readonly isFull: boolean;
  readonly onChange: (leaf: Leaf, value: StateChange['value']) => void;
}): ReactNode {
  const { t } = useMessages<Key>();
  const [piece, setPiece] = useState('');
  const [path, setPath] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const pieces = usePieces(screen, battle);
  const all = leavesOf(battle.state);
  const under = (leaf: Leaf, place: string): boolean => leaf.path.startsWith(`${place}.`);
  const leaves = all.filter((leaf) =>
    piece === '' ? !pieces.some((one) => under(leaf, one.path)) : under(leaf, piece),
  );
  const leaf = leaves.find((one) => one.path === path) ?? leaves[0];
  if (leaf === undefined) return null;
  const text = typed ?? String(leaf.value);
  const value = valueLike(leaf.value, text);
  const label = (one: Leaf): string =>
    t('web.amend.now', { path: piece === '' ? one.path : one.path.slice(piece.length + 1), value: String(one.value) });
  return (
    <>
      <SelectField
        label={t('web.amend.piece')}
        value={piece}
        choices={[['', t('web.amend.table')], ...pieces.map((one): [string, string] => [one.path, one.name])]}
        onChange={(one) => {
          setPiece(one);
          setTyped(null);
        }}
      />
      <SelectField
        label={t('web.amend.field')}
        value={leaf.path}
        choices={leaves.map((one) => [one.path, label(one)])}
        onChange={(one) => {
          setPath(one);
          setTyped(null);
        }}
      />
      <TextField label={t('web.amend.new')} value={text} most={100} onChange={setTyped} />
      <button
        type="button"
        disabled={isFull || value === null}
        onClick={() => {
          if (value !== null) onChange(leaf, value);
        }}
      >
        {t('web.amend.add')}
      </button>
    </>
  );
}
