/** The scenario that is being made: saved at every change, undone and done again without end. */
import { type Envelope, envelopeOf, inLanguage } from '@drumhead/engine';
import { DRAFT } from '../app/keeping/kinds.ts';
import { createEditorStore } from '../documents/editorStore.ts';
import { envelopeAround } from './document/envelopeAround.ts';

/** Words that are being typed: the first letter is a change, the others go on with it. */
let typed: { isBegun: boolean } | null = null;

/** While a field has the focus its changes are one. */
export const typing = {
  begin: (): void => {
    typed = { isBegun: false };
  },
  end: (): void => {
    typed = null;
  },
};

/** The scenario is this one from now on. */
export function changeTo(next: Envelope): void {
  if (typed?.isBegun) makerEditor.amend(next);
  else makerEditor.change(next);
  if (typed) typed.isBegun = true;
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
