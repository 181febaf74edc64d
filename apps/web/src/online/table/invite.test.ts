import { expect, it } from 'vitest';
import { isOfThisMachine } from './Invite.tsx';

it.each([
  ['localhost', true],
  ['drumhead.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['play.example', false],
  ['192.168.1.20', false],
  ['localhost.example', false],
  ['1127.0.0.1', false],
])('a link at %s leads to this machine alone: %s', (host, is) => {
  expect(isOfThisMachine(host)).toBe(is);
});
