import { expect, it } from 'vitest';
import { pushWords } from '../../../serviceWorker.plugin.ts';
import { faultOfAdding } from './channels.ts';

it('why a channel was not added depends on the answer of the server', () => {
  expect(faultOfAdding('webhook', 400)).toBe('web.notices.fault.address');
  expect(faultOfAdding('push', 400)).toBe('web.notices.fault.other');
  expect(faultOfAdding('mail', 502)).toBe('web.notices.fault.mail');
  expect(faultOfAdding('mail', 409)).toBe('web.notices.fault.most');
  expect(faultOfAdding('mail', 0)).toBe('web.notices.fault.other');
});

it('the service worker has words for every notice in every language', () => {
  const words = pushWords();
  expect(Object.keys(words)).toEqual(['en', 'it']);
  for (const one of Object.values(words)) expect(Object.keys(one)).toEqual(['turn', 'reminder', 'test']);
});
