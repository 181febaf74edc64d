import type { ReactNode } from 'react';
import { RulesPage } from '../../../reference/RulesPage.tsx';
import type { PageProps } from '../../../app/route.ts';

export function Page({ query }: PageProps): ReactNode {
  return <RulesPage ruleset="skirmish" query={query} />;
}
