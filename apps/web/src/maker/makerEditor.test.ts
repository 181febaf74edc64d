import type { Envelope } from '@drumhead/engine';
import { expect, it } from 'vitest';
import { titled } from './document/edits.ts';
import { envelopeAround } from './document/envelopeAround.ts';
import { changeTo, makerEditor, typing } from './makerEditor.ts';

it('undoes words that are typed as one step, and loses nothing where they were undone before they were done', () => {
  const { store } = makerEditor;
  const title = () => store.getState().value?.title['en'];
  const type = (...all: readonly string[]) =>
    all.forEach((text) => changeTo(titled('en', text)(store.getState().value as Envelope)));
  store.setState({ value: envelopeAround('any', {}, { en: 'Ford' }), past: [], future: [] });
  typing.begin();
  type('B', 'Br', 'Bridge');
  makerEditor.undo();
  expect(title()).toBe('Ford');
  makerEditor.redo();
  type('Bridges');
  makerEditor.undo();
  expect(title()).toBe('Ford');
  // The field is still open, and goes on from what is there now.
  type('Farm');
  expect([store.getState().past.length, store.getState().future]).toEqual([1, []]);
  makerEditor.undo();
  expect(title()).toBe('Ford');
  typing.end();
  type('H', 'Hill');
  makerEditor.undo();
  expect(title()).toBe('H');
});
