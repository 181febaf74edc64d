import type { ReactNode } from 'react';
import { RulesPage } from '../../../reference/pages/RulesPage.tsx';
import type { PageProps } from '../../pages.ts';

export function Page({ query }: PageProps): ReactNode {
  return <RulesPage ruleset="simplicity" query={query} />;
}
