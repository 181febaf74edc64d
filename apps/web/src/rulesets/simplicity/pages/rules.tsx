import type { ReactNode } from 'react';
import { RulesPage } from '../../../reference/pages/RulesPage.tsx';
import type { PageProps } from '../../../route.ts';

export function Page({ query }: PageProps): ReactNode {
  return <RulesPage ruleset="simplicity" query={query} />;
}
