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
  /** Counts the questions, so that the same rule asked again is another card. */
  readonly count: number;
  readonly Card: ComponentType<RuleCardProps> | null;
}

const asked = createStore<Asked>(() => ({ rule: null, count: 0, Card: null }));

export function RuleLink({ rule }: { readonly rule: string }): ReactNode {
  const ruleset = rulesetOfRule(rule);
  if (ruleset === undefined) return rule === '' ? null : <span className="rule">{rule}</span>;
  const address = ruleAddress(ruleset, rule);
  const open = (event: MouseEvent) => {
    // The browser opens another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    asked.setState(({ count }) => ({ rule, count: count + 1 }));
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
  const { rule, count, Card } = useSyncExternalStore(asked.subscribe, asked.getState);
  // The browser tells of a closed card a moment late: by then another one may be open.
  const close = () => asked.setState((now) => (now.count === count ? { rule: null } : {}));
  return rule !== null && Card !== null && <Card key={count} rule={rule} onClose={close} />;
}
