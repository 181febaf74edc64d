/** The last morale test by model: rolls, modifiers, results. */
import { total } from '@drumhead/engine';
import { type Event, isSuccess, type State } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { useHosted } from '../../../battle/index.ts';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { Dice } from '../../../panels/Dice.tsx';
import type { TableKey } from '../screen/messages.ts';
import { modelName, moraleEnd, playerName } from '../screen/names.ts';
import '../../../panels/tallies.css';

/** A test is shown until so many more steps have been taken. */
const SHOWN = 6;

type Rolled = Extract<Event, { readonly type: 'moraleRolled' }>;

export function MoraleBoard({ state }: { readonly state: State }): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const steps = useHosted((h) => h.steps);
  const last = steps
    .slice(-SHOWN)
    .reverse()
    .find((step) => step.events.some(({ type }) => type === 'moraleRolled'));
  const rolled = (last?.events ?? []).filter((event): event is Rolled => event.type === 'moraleRolled');
  const [first] = rolled;
  if (!first) return null;
  return (
    <section
      className={`panel morale side-${first.player}`}
      aria-label={messages.t('web.sk.morale', { side: playerName(messages, state, first.player) })}
    >
      <h3>{messages.t('web.sk.morale', { side: playerName(messages, state, first.player) })}</h3>
      <table className="pairs">
        <tbody>
          {rolled.map(({ model, faces, bonus, failures }) => {
            const q = state.field.models[model]?.q ?? 6;
            const marks = faces.map((face) =>
              isSuccess(q, total(bonus), face) ? ('good' as const) : ('bad' as const),
            );
            return (
              <tr key={model} className={failures === 0 ? '' : 'own'}>
                <td>{modelName(messages, state, model)}</td>
                <td>
                  <Dice rows={[{ label: '', faces, marks }]} size={16} />
                </td>
                <td>{messages.translate(moraleEnd(failures))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
