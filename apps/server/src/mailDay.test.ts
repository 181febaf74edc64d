/** A day of notices by mail; `DRUMHEAD_NOTICES=40000 npx vitest run apps/server/src/mailDay.test.ts` for the long one. */
import { expect, it } from 'vitest';
import { mailDay } from '../test/mailDay.ts';

const NOTICES = Number(process.env['DRUMHEAD_NOTICES'] ?? 100);
/** Of one domain in a minute. */
const MOST = NOTICES > 1000 ? 60 : 4;

it(`${NOTICES} notices in a day: few mails, none at night, not too many to a domain; whoever ends them gets no more`, async () => {
  const began = process.cpuUsage();
  const day = await mailDay(NOTICES, MOST, NOTICES > 1000 ? 1 : 30);
  const { user, system } = process.cpuUsage(began);
  if (NOTICES > 1000) process.stdout.write(`${JSON.stringify({ ...day, processor: (user + system) / 1e6 })}\n`);
  expect(day.notices).toBe(NOTICES);
  expect(day.inQuiet).toBe(0);
  expect(day.mailsAfterStop).toBe(0);
  expect(day.fullest).toBeLessThanOrEqual(MOST + 1);
  // Half an hour lies between two mails to one person.
  expect(day.most).toBeLessThanOrEqual(96);
  // But for those who had moved before the third try.
  expect(day.bouncingLeft).toBeLessThanOrEqual(Math.ceil(day.bouncing / 10));
  expect(day.digests).toBeGreaterThan(0);
  expect(day.stopped).toBeGreaterThan(0);
  // Everybody was told who still can be, and had not moved.
  expect(day.told + day.moved + day.lost).toBe(NOTICES);
}, 3_000_000);
