/** The scenario that is being made: saved at every change, undone and done again without end. */
import { type Envelope, envelopeOf, inLanguage } from '@drumhead/engine';
import { DRAFT } from '../app/keeping/kinds.ts';
import { createEditorStore } from '../documents/editorStore.ts';
import { envelopeAround } from './document/envelopeAround.ts';

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
