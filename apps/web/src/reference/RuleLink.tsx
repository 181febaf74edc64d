/**
 * A rule's ID as a link that opens its card. Only the link is in the first load; the card and the texts are loaded when
 * a reader opens one.
 */
import { type ComponentType, type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { RuleCardProps } from './RuleCard.tsx';
import { ruleAddress, rulesetOfRule } from './ruleAddress.ts';

interface Asked {
  readonly rule: string | null;
  readonly Card: ComponentType<RuleCardProps> | null;
}

const asked = createStore<Asked>(() => ({ rule: null, Card: null }));

export function RuleLink({ rule }: { readonly rule: string }): ReactNode {
  const ruleset = rulesetOfRule(rule);
  if (ruleset === undefined) return rule === '' ? null : <span className="rule">{rule}</span>;
  const address = ruleAddress(ruleset, rule);
  const open = (event: MouseEvent) => {
    // The browser opens another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    asked.setState({ rule });
    if (asked.getState().Card !== null) return;
    import('./RuleCard.tsx').then(
      ({ RuleCard }) => asked.setState({ Card: RuleCard }),
      () => {
        // The page of the reference says what went wrong, and tries again.
        asked.setState({ rule: null });
        location.hash = address;
      },
    );
  };
  return (
    <a className="rule" href={address} aria-haspopup="dialog" onClick={open}>
      {rule}
    </a>
  );
}

/** The card of the rule that was asked for, over whatever is on the screen. */
export function AskedRule(): ReactNode {
  const { rule, Card } = useSyncExternalStore(asked.subscribe, asked.getState);
  return rule !== null && Card !== null && <Card rule={rule} onClose={() => asked.setState({ rule: null })} />;
}
