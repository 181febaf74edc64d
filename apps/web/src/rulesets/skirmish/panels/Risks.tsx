/** Odds besides fights and shots: bashing a door, falls, Fear. */
import { bashPreview, type Command, fallPreview, fearedBy, fearPreview, type State } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { Tally } from '../../../panels/Tally.tsx';
import { RuleLink } from '../../../reference/RuleLink.tsx';
import type { ProposedCommand } from '../interaction/proposedCommand.ts';
import type { TableKey } from '../screen/messages.ts';
import type { Scene } from '../interaction/scene.ts';
import { modelName, fullName } from '../screen/names.ts';
import { percent } from '../../../panels/percent.ts';

/** Out of a window a model falls from its own floor (SK-MOV-15). */
const levelsOf = (state: State, model: number): number => state.models[model]?.level ?? 0;

/** Sums and odds of the proposal, each with its rule. */
export function Risks({ scene, aim }: { readonly scene: Scene; readonly aim: ProposedCommand }): ReactNode {
  const { state } = scene;
  const command = aim.command ?? aim.asked;
  switch (command.type) {
    case 'bash':
      return <Bash state={state} command={command} />;
    case 'jump':
      return <Fall state={state} model={command.model} />;
    case 'move':
    case 'rideOn':
      return <Fear state={state} model={aim.piece} meets={aim.meets} />;
    default:
      return null;
  }
}

type BashCommand = Extract<Command, { readonly type: 'bash' }>;

function Bash({ state, command }: { readonly state: State; readonly command: BashCommand }): ReactNode {
  const { t } = useMessages<TableKey | MessageKey>();
  const { needed, tally, chance } = bashPreview(state, command.model, command.feature, command.opening);
  return (
    <div className="odds">
      <Tally label={t('sum.die')} tally={tally} />
      <p>
        <strong>{t('web.sk.risk.bash', { needed, chance: percent(chance) })}</strong> <RuleLink rule="SK-MOV-12" />
      </p>
    </div>
  );
}

function Fall({ state, model }: { readonly state: State; readonly model: number }): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const { own, fall, wounded } = fallPreview(state, model, levelsOf(state, model));
  return (
    <div className="odds">
      <div className="tallies">
        <Tally label={modelName(messages, state, model)} tally={own} />
        <Tally label={messages.t('web.sk.risk.fall.height')} tally={fall} />
      </div>
      <p>
        <strong>{messages.t('web.sk.risk.fall', { chance: percent(wounded) })}</strong> <RuleLink rule="SK-MOV-15" />
      </p>
    </div>
  );
}

function Fear({
  state,
  model,
  meets,
}: {
  readonly state: State;
  readonly model: number;
  readonly meets: readonly number[];
}): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  return fearedBy(state, model, meets).map((enemy) => {
    const { quality, bonus, flees } = fearPreview(state, enemy);
    return (
      <div key={enemy} className="odds">
        {bonus.length > 0 && <Tally label={messages.t('sum.bonus')} tally={bonus} />}
        <p>
          <strong>
            {messages.t('web.sk.risk.fear', {
              name: fullName(messages, state, enemy),
              quality,
              chance: percent(flees),
            })}
          </strong>{' '}
          <RuleLink rule="SK-SPR-4" />
        </p>
      </div>
    );
  });
}

/** The chance of success or of a wound, for a button. */
export function ShortRisk({ scene, command }: { readonly scene: Scene; readonly command: Command }): ReactNode {
  const { t } = useMessages<TableKey>();
  const { state } = scene;
  if (command.type === 'bash')
    return (
      <span className="roll-odds">
        {t('web.sk.odds.bashed', {
          chance: percent(bashPreview(state, command.model, command.feature, command.opening).chance),
        })}
      </span>
    );
  if (command.type !== 'jump') return null;
  const { wounded } = fallPreview(state, command.model, levelsOf(state, command.model));
  return <span className="roll-odds">{t('web.sk.odds.wounded', { chance: percent(wounded) })}</span>;
}
