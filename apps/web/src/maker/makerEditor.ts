/** The scenario that is being made: saved at every change, undone and done again without end. */
import { type Envelope, envelopeOf, inLanguage } from '@drumhead/engine';
import { DRAFT } from '../app/keeping/kinds.ts';
import { createEditorStore } from '../documents/editorStore.ts';
import { envelopeAround } from './document/envelopeAround.ts';

/** Words that are being typed, and what they have made of the scenario so far; null: nothing yet. */
let typed: { made: Envelope | null } | null = null;

/** From the first letter until the field is left its changes are one. */
export const typing = {
  begin: (): void => {
    typed = { made: null };
  },
  end: (): void => {
    typed = null;
  },
};

/** The scenario is this one from now on. The first letter is a change, the others go on with it, unless it was undone. */
export function changeTo(next: Envelope): void {
  if (typed !== null && typed.made === makerEditor.store.getState().value) makerEditor.amend(next);
  else makerEditor.change(next);
  if (typed) typed.made = next;
}

export const makerEditor = createEditorStore<Envelope>({
  kind: DRAFT,
  fresh: () => envelopeAround('', {}, { en: '' }),
  read(value) {
    const file = envelopeOf(value);
    if (file !== null) return { ok: true, value: file };
    return { ok: false, problems: [{ path: '', rule: 'KERNEL-SCENARIO', reason: 'web.maker.unread', facts: {} }] };
  },
  nameOf: ({ title }) => inLanguage(title, 'en'),
});
