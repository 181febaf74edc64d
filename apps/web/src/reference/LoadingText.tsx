/** While a text is on its way, or when it did not come. */
import type { ReactNode } from 'react';
import { useSpeech } from '../i18n/index.ts';
import type { Fetched } from './loadReference.ts';

export function NotYet({
  fetched,
  id,
}: {
  readonly fetched: Exclude<Fetched<unknown>, { readonly at: 'here' }>;
  /** Where something else is named by this text. */
  readonly id?: string;
}): ReactNode {
  const { say } = useSpeech();
  if (fetched.at === 'coming') {
    return (
      <p role="status" id={id}>
        {say('web.page.coming')}
      </p>
    );
  }
  return (
    <div role="alert">
      <p id={id}>{say('web.page.failed')}</p>
      <button type="button" onClick={fetched.again}>
        {say('web.fault.again')}
      </button>
    </div>
  );
}
